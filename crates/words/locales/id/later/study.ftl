# Menelaah permainan: nilai langkah, kelanjutan lain, posisi lain.

study-values = Nilai
study-engine = Mesin
study-souths = Angka Selatan
study-value = Bernilai { $value }, { $source }.
study-wins = { $name } menang dengan selisih { $n } – { $source }
study-ahead = { $name } unggul kira-kira { $n } – { $source }
study-draw = Seri – { $source }
study-first = { $name } menang dalam { $n } sebaran – { $source }
study-bar = Selisih akhir bagi Selatan: { $value }
study-news = kedalaman { $depth }, { $n } ribu posisi
study-deeper = Cari lebih dalam
study-branches = Langkah yang dimainkan di sini

study-editor = Susun posisi
study-set-up = Telaah posisi ini
study-field = Isi { $house }
study-seeds = { $n } biji di dalam lubang
study-no-move = Permainan sudah berakhir di posisi ini: tidak ada langkah lagi.

study-exchange = Teks masuk dan keluar
study-paste = Tempel permainan atau posisi, dari program ini atau yang lain
study-open = Buka
study-record = Catatan
study-ogn = Catatan untuk Aualé
study-compact = Ringkas
study-position = Posisi
study-playstrategy = Posisi untuk PlayStrategy
study-kgp = Posisi untuk KGP
study-openspiel = Posisi untuk OpenSpiel
study-picture = Simpan gambar (SVG)
study-moving-picture = Simpan giliran terakhir sebagai gambar bergerak (SVG)
study-card = Bagikan gambar (PNG)
study-alt = Isi gambar, dengan kata-kata
study-card-shared = Dibagikan.
study-card-saved = Tersimpan.
study-card-failed = Peramban tidak dapat membuat gambar itu.
study-embed = Papan untuk halaman Anda (HTML)
study-copy = Salin
study-copied = Disalin.
study-not-copied = Peramban tidak mengizinkan halaman ini menyalin. Pilih saja teksnya.
study-no-record = ini bukan catatan permainan
study-line = Baris { $n }: { $why }

study-reviewed = Ulasan
study-review = Ulas permainan ini
study-stop = Berhenti
study-reviewing = { $n } dari { $total } posisi
study-graph = Sepanjang permainan
study-dashed = Selisih akhir setelah setiap langkah. Garis putus: hasil pencarian, belum dibuktikan.
study-accuracy = { $name }: ketepatan { $percent }%, hasil terbaik dipertahankan dalam { $kept }% pilihan. ?! { $slips } · ? { $mistakes } · ?? { $blunders }
study-fault = { $kind }, −{ $n }. Terbaik: { $best }
study-fault-race = { $kind }. Terbaik: { $best }
study-slip = kekeliruan kecil
study-mistake = kesalahan: hasil lebih buruk
study-blunder = kesalahan besar: kemenangan menjadi kekalahan

study-retry = Belajar dari kesalahan
study-retry-task = { $name } memainkan { $move } di sini. Cari yang lebih baik.
study-retry-right = Benar: tidak ada yang lebih baik.
study-retry-kept = Hasilnya tetap, tetapi kurang { $n }.
study-retry-wrong = Langkah ini merugikan { $n }.
study-retry-worse = Ini melepaskan hasilnya.
study-retry-again = Coba lagi
study-retry-next = Berikutnya
