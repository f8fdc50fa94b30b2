# Menelaah permainan: nilai langkah, kelanjutan lain, posisi lain.

study-play = Main terus
study-values = Nilai
study-review-none = Mainkan di papan atau bawa sebuah permainan: kesalahan Anda akan dicari.
study-part-more = Lainnya
study-engine = Mesin
study-player =
    { $who ->
        [other] { $name }
       *[you] Anda
    }
study-from-side =
    { $who ->
        [other] Dari sisi { $name }
       *[you] Dari sisi Anda
    }
study-value = Bernilai { $value }, { $source }.
study-wins =
    { $who ->
        [other] { $name } menang dengan selisih { $n } – { $source }
       *[you] Anda menang dengan selisih { $n } – { $source }
    }
study-ahead =
    { $who ->
        [other] { $name } unggul kira-kira { $n } (kedalaman { $depth })
       *[you] Anda unggul kira-kira { $n } (kedalaman { $depth })
    }
study-draw = Seri – { $source }
study-level = Kira-kira seri (kedalaman { $depth })
study-first =
    { $who ->
        [other] { $name } menang dalam { $n } sebaran – { $source }
       *[you] Anda menang dalam { $n } sebaran – { $source }
    }
study-bar =
    { $who ->
        [other] Selisih akhir { $name }: { $value }
       *[you] Selisih akhir Anda: { $value }
    }
study-news = kedalaman { $depth } · { $n } posisi · { $seconds } dtk
study-signs = Tanda
study-signs-told = ● terbaik · ○ pemenang sama, biji lebih sedikit · × hasil lebih buruk · ≈ perkiraan · ✓ terbukti · ▦ dari tabel akhir permainan
study-faults-all = Kesalahan kedua pemain
large-thousands = { $n } rb
large-millions = { $n },{ $tenth } jt
study-more = lagi
study-less = ringkas
study-deeper = Cari lebih dalam
study-how = Dari mana nilai ini diketahui?
study-badge = { $verdict } (sertifikat { $name })
study-known-proved = Dibuktikan oleh pencarian sampai akhir permainan. Posisi yang ditelaah: { $n }.
study-known-table = Pasti: akhir permainan dengan hingga { $seeds } biji, yang dihitung perangkat ini, telah dilihat. Posisi yang ditelaah: { $n }; dilihat: { $hits }.
study-known-searched = Sebuah perkiraan, setelah melihat { $depth } sebaran ke depan: bisa saja salah. Posisi yang ditelaah: { $n }.
study-distance = Sebaran sampai akhir, dengan permainan terbaik: { $n }.
study-line-ends = Sebaran sampai akhir dalam kelanjutan yang ditemukan: { $n }. Kelanjutan lain bisa lebih pendek atau lebih panjang.
study-line-goes-on = Sebaran dalam kelanjutan yang ditemukan: { $n }. Ini belum sampai ke akhir.
study-certify = Buat sertifikat
study-certifying = Sedang dibuktikan: { $n } posisi
study-certified = Sertifikat { $name }, { $n } KB, diperiksa dengan aturan saja.
study-save = Simpan
study-too-large = Ini terlalu lama untuk sebuah halaman. Program bisa melakukannya:
study-again = Hitung ulang dengan program:
study-speed = { $n }/dtk
study-hits = { $n } dilihat di tabel
study-tuning = Pengaturan mesin
study-memory = Memori
study-thread = Mesin berpikir dalam satu utas, terpisah dari papan.
study-branches = Langkah yang dimainkan di sini

study-explorer = Permainan Anda
study-reading = { $n } dari { $total } permainan dibaca
study-read = Permainan di perangkat ini dengan aturan ini: { $n }
study-unplayed = Tidak ada yang berlanjut dari sini.
study-played = { $n }×: menang { $won }, seri { $drawn }, kalah { $lost }
study-unfinished = belum selesai { $n }

study-editor = Susun posisi
study-set-up = Telaah posisi ini
study-field = { $house }: isi
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
study-estimate = hasil pencarian
study-dashed = Selisih akhir setelah setiap langkah. Garis putus: hasil pencarian, belum dibuktikan.
study-undrawn = Nilai setiap posisi yang dilihat digambar di sini; ulasan menggambar semuanya.
study-lengths = Batang: sebaran dalam kelanjutan yang ditemukan. Yang penuh sampai ke akhir permainan.
study-percent = { $percent }%
study-accuracy = akurasi
study-turned = Titik balik permainan:
study-never-turned = Tidak ada langkah yang mengubah siapa yang menang.
study-review-again = Ulangi
study-blunders = { $n } kesalahan besar
study-mistakes = { $n } kesalahan
study-slips = { $n } kekeliruan kecil
study-fault-kind = { $kind } ({ $result })
study-win-lost = kemenangan lepas
study-draw-lost = seri lepas
study-best = Terbaik: { $best }
study-slip = kekeliruan kecil
study-mistake = kesalahan
study-blunder = kesalahan besar

fault-before = Kesalahan sebelumnya
fault-after = Kesalahan berikutnya
study-retry = Belajar dari kesalahan
study-retry-task =
    { $who ->
        [other] { $name } memainkan { $move } di sini. Cari yang lebih baik.
       *[you] Anda memainkan { $move } di sini. Cari yang lebih baik.
    }
study-retry-right = Benar: tidak ada yang lebih baik.
study-retry-kept = Hasilnya tetap, tetapi kurang { $n }.
study-retry-wrong = Langkah ini merugikan { $n }.
study-retry-worse = Ini melepaskan hasilnya.
study-retry-again = Coba lagi
study-retry-next = Berikutnya

draw = Panah dan lingkaran
draw-board = Gambar di papan
draw-how = Gambarlah dengan tombol kanan tetikus: dari lubang ke lubang untuk panah, di satu lubang untuk lingkaran. Shift, Alt, dan keduanya mengubah warna, Esc menghapus semuanya. Di layar sentuh, tekan pensil dahulu.
draw-clear = Hapus semua gambar
draw-green = Hijau
draw-red = Merah
draw-yellow = Kuning
draw-blue = Biru
draw-colour = Warna
draw-from = Dari
draw-to = Ke
draw-add = Gambar
draw-arrow =
    { $colour ->
        [red] Panah merah dari { $from } ke { $to }
        [yellow] Panah kuning dari { $from } ke { $to }
        [blue] Panah biru dari { $from } ke { $to }
       *[green] Panah hijau dari { $from } ke { $to }
    }
draw-circle =
    { $colour ->
        [red] Lingkaran merah di { $from }
        [yellow] Lingkaran kuning di { $from }
        [blue] Lingkaran biru di { $from }
       *[green] Lingkaran hijau di { $from }
    }
draw-drawn = { $what }.
draw-removed = Dihapus: { $what }
draw-remove = Hapus: { $what }
study-link-cut = Alamat halaman ini terlalu pendek untuk semua variasi dan komentar. Untuk meneruskannya, salin catatannya atau simpan permainan ini di studi Anda.

note = Komentari langkah ini
note-sign = Tanda langkah
note-good = Langkah bagus
note-mistake = Kesalahan
note-brilliant = Langkah cemerlang
note-blunder = Blunder
note-interesting = Langkah menarik
note-dubious = Langkah meragukan
note-comment = Komentar
note-main = Jadikan jalur utama
note-delete = Hapus mulai dari sini
note-delete-sure = Hapus langkah ini dan semua yang mengikutinya?

book = Studi saya
book-title = Judul bab
book-add = Tambahkan permainan ini sebagai bab
book-save = Simpan studi sebagai berkas
book-read = Tambahkan bab dari berkas
book-chapter = Bab { $n } dari { $total }
book-untitled = Bab { $n }
book-before = Bab sebelumnya
book-after = Bab berikutnya
book-rename = Ganti nama “{ $title }”
book-up = Naikkan “{ $title }”
book-down = Turunkan “{ $title }”
book-remove = Hapus “{ $title }”
book-remove-sure = Hapus bab ini dari studi?
book-record = Bab { $n }: { $why }
book-chapters-max = Satu studi paling banyak { $n } bab. Simpan studi ini sebagai berkas, lalu hapus beberapa bab.
book-bytes-max = Studi ini akan lebih besar dari satu megabita.
book-full = Peramban ini tidak punya ruang lagi, atau tidak menyimpan apa pun. Simpan studi sebagai berkas.
