# Meneliti permainan: nilai langkah, sambungan lain, kedudukan lain.

study-values = Nilai
study-engine = Enjin
study-souths = Nombor Selatan
study-value = Bernilai { $value }, { $source }.
study-wins = { $name } menang dengan beza { $n } – { $source }
study-ahead = { $name } mendahului kira-kira { $n } – { $source }
study-draw = Seri – { $source }
study-first = { $name } menang dalam { $n } agihan – { $source }
study-bar = Beza akhir bagi Selatan: { $value }
study-news = kedalaman { $depth }, { $n } ribu kedudukan
study-deeper = Cari lebih dalam
study-branches = Langkah yang dimainkan di sini

study-editor = Susun kedudukan
study-set-up = Teliti kedudukan ini
study-field = Buah di { $house }
study-seeds = { $n } buah di dalam lubang
study-no-move = Permainan sudah tamat dalam kedudukan ini: tiada langkah lagi.

study-exchange = Teks masuk dan keluar
study-paste = Tampal permainan atau kedudukan, daripada program ini atau yang lain
study-open = Buka
study-record = Rekod
study-ogn = Rekod untuk Aualé
study-compact = Ringkas
study-position = Kedudukan
study-playstrategy = Kedudukan untuk PlayStrategy
study-kgp = Kedudukan untuk KGP
study-openspiel = Kedudukan untuk OpenSpiel
study-picture = Simpan gambar (SVG)
study-moving-picture = Simpan giliran terakhir sebagai gambar bergerak (SVG)
study-card = Kongsi gambar (PNG)
study-alt = Isi gambar, dengan perkataan
study-card-shared = Dikongsi.
study-card-saved = Disimpan.
study-card-failed = Pelayar tidak dapat membuat gambar itu.
study-embed = Papan untuk halaman anda (HTML)
study-copy = Salin
study-copied = Disalin.
study-not-copied = Pelayar tidak membenarkan halaman ini menyalin. Sila pilih teksnya.
study-no-record = ini bukan rekod permainan
study-line = Baris { $n }: { $why }

study-reviewed = Ulasan
study-review = Ulas permainan ini
study-stop = Berhenti
study-reviewing = { $n } daripada { $total } kedudukan
study-graph = Sepanjang permainan
study-dashed = Beza akhir selepas setiap langkah. Garis putus: hasil carian, belum dibuktikan.
study-accuracy = { $name }: ketepatan { $percent }%, keputusan terbaik dikekalkan dalam { $kept }% pilihan. ?! { $slips } · ? { $mistakes } · ?? { $blunders }
study-fault = { $kind }, −{ $n }. Terbaik: { $best }
study-fault-race = { $kind }. Terbaik: { $best }
study-slip = kesilapan kecil
study-mistake = kesilapan: keputusan lebih buruk
study-blunder = kesilapan besar: kemenangan menjadi kekalahan

study-retry = Belajar daripada kesilapan
study-retry-task = { $name } memainkan { $move } di sini. Cari yang lebih baik.
study-retry-right = Betul: tiada yang lebih baik.
study-retry-kept = Keputusan kekal, tetapi kurang { $n }.
study-retry-wrong = Langkah ini merugikan { $n }.
study-retry-worse = Ini melepaskan keputusan itu.
study-retry-again = Cuba lagi
study-retry-next = Seterusnya
