# Meneliti permainan: nilai langkah, sambungan lain, kedudukan lain.

study-play = Main terus
study-values = Nilai
study-review-none = Main di papan atau bawa satu permainan: kesilapan anda akan dicari.
study-part-more = Lagi
study-engine = Enjin
study-player =
    { $who ->
        [other] { $name }
       *[you] Anda
    }
study-from-side =
    { $who ->
        [other] Dari pihak { $name }
       *[you] Dari pihak anda
    }
study-value = Bernilai { $value }, { $source }.
study-wins =
    { $who ->
        [other] { $name } menang dengan beza { $n } – { $source }
       *[you] Anda menang dengan beza { $n } – { $source }
    }
study-ahead =
    { $who ->
        [other] { $name } mendahului kira-kira { $n } (kedalaman { $depth })
       *[you] Anda mendahului kira-kira { $n } (kedalaman { $depth })
    }
study-draw = Seri – { $source }
study-level = Lebih kurang seri (kedalaman { $depth })
study-first =
    { $who ->
        [other] { $name } menang dalam { $n } agihan – { $source }
       *[you] Anda menang dalam { $n } agihan – { $source }
    }
study-bar =
    { $who ->
        [other] Beza akhir { $name }: { $value }
       *[you] Beza akhir anda: { $value }
    }
study-news = kedalaman { $depth } · { $n } kedudukan · { $seconds } s
study-signs = Tanda
study-signs-told = ● terbaik · ○ pemenang sama, biji kurang · × keputusan lebih buruk · ≈ anggaran · ✓ dibuktikan · ▦ daripada jadual pengakhiran
study-faults-all = Kesilapan kedua-dua pemain
large-thousands = { $n } ribu
large-millions = { $n }.{ $tenth } juta
study-more = lagi
study-less = ringkas
study-deeper = Cari lebih dalam
study-how = Bagaimana nilai ini diketahui?
study-badge = { $verdict } (sijil { $name })
study-known-proved = Dibuktikan oleh carian hingga tamat permainan. Kedudukan yang diteliti: { $n }.
study-known-table = Pasti: pengakhiran dengan sehingga { $seeds } biji, yang dikira oleh peranti ini, telah dirujuk. Kedudukan yang diteliti: { $n }; dirujuk: { $hits }.
study-known-searched = Satu anggaran, selepas melihat { $depth } agihan ke hadapan: mungkin salah. Kedudukan yang diteliti: { $n }.
study-distance = Agihan hingga tamat, dengan permainan terbaik: { $n }.
study-line-ends = Agihan hingga tamat dalam sambungan yang ditemukan: { $n }. Sambungan lain mungkin lebih pendek atau lebih panjang.
study-line-goes-on = Agihan dalam sambungan yang ditemukan: { $n }. Ia belum sampai ke penghujung.
study-certify = Buat sijil
study-certifying = Sedang dibuktikan: { $n } kedudukan
study-certified = Sijil { $name }, { $n } KB, disemak dengan peraturan sahaja.
study-save = Simpan
study-too-large = Ini terlalu lama untuk sebuah halaman. Program boleh melakukannya:
study-again = Kira semula dengan program:
study-speed = { $n } sesaat
study-hits = { $n } dirujuk
study-tuning = Tetapan enjin
study-memory = Memori
study-thread = Enjin berfikir dalam satu bebenang, berasingan daripada papan.
study-branches = Langkah yang dimainkan di sini

study-explorer = Permainan anda
study-reading = { $n } daripada { $total } permainan dibaca
study-read = Permainan pada peranti ini dengan peraturan ini: { $n }
study-unplayed = Anda belum pernah sampai di sini.
study-played = { $n }×: menang { $won }, seri { $drawn }, kalah { $lost }
study-unfinished = belum tamat { $n }

study-editor = Susun kedudukan
study-set-up = Teliti kedudukan ini
study-field = { $house }: isi
study-seeds = { $n } biji di dalam lubang
study-no-move = Permainan sudah tamat dalam kedudukan ini: tiada langkah lagi.

study-exchange = Import dan eksport
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
study-estimate = hasil carian
study-dashed = Beza akhir selepas setiap langkah. Garis putus: hasil carian, belum dibuktikan.
study-undrawn = Nilai setiap kedudukan yang dilihat dilukis di sini; ulasan melukis semuanya.
study-lengths = Bar: agihan dalam sambungan yang ditemukan. Yang penuh sampai ke penghujung permainan.
study-percent = { $percent }%
study-accuracy = ketepatan
study-turned = Titik perubahan permainan:
study-never-turned = Tiada langkah yang mengubah siapa yang menang.
study-review-again = Ulang
study-blunders = { $n } kesilapan besar
study-mistakes = { $n } kesilapan
study-slips = { $n } kesilapan kecil
study-fault-kind = { $kind } ({ $result })
study-win-lost = kemenangan terlepas
study-draw-lost = seri terlepas
study-best = Terbaik: { $best }
study-slip = kesilapan kecil
study-mistake = kesilapan
study-blunder = kesilapan besar

fault-before = Kesilapan sebelumnya
fault-after = Kesilapan seterusnya
study-retry = Belajar daripada kesilapan
study-retry-task =
    { $who ->
        [other] { $name } memainkan { $move } di sini. Cari yang lebih baik.
       *[you] Anda memainkan { $move } di sini. Cari yang lebih baik.
    }
study-retry-right = Betul: tiada yang lebih baik.
study-retry-kept = Keputusan kekal, tetapi kurang { $n }.
study-retry-wrong = Langkah ini merugikan { $n }.
study-retry-worse = Ini melepaskan keputusan itu.
study-retry-again = Cuba lagi
study-retry-next = Seterusnya

draw = Anak panah dan bulatan
draw-board = Lukis di atas papan
draw-how = Lukis dengan butang kanan tetikus: dari lubang ke lubang untuk anak panah, pada satu lubang untuk bulatan. Shift, Alt dan kedua-duanya menukar warna, Esc memadam semuanya. Pada skrin sentuh, tekan pensel dahulu.
draw-clear = Padam semua lukisan
draw-green = Hijau
draw-red = Merah
draw-yellow = Kuning
draw-blue = Biru
draw-colour = Warna
draw-from = Dari
draw-to = Ke
draw-add = Lukis
draw-arrow =
    { $colour ->
        [red] Anak panah merah dari { $from } ke { $to }
        [yellow] Anak panah kuning dari { $from } ke { $to }
        [blue] Anak panah biru dari { $from } ke { $to }
       *[green] Anak panah hijau dari { $from } ke { $to }
    }
draw-circle =
    { $colour ->
        [red] Bulatan merah pada { $from }
        [yellow] Bulatan kuning pada { $from }
        [blue] Bulatan biru pada { $from }
       *[green] Bulatan hijau pada { $from }
    }
draw-drawn = { $what }.
draw-removed = Dipadam: { $what }
draw-remove = Padam: { $what }
study-link-cut = Alamat halaman ini terlalu pendek untuk semua variasi dan komen. Untuk menyampaikannya, salin rekodnya atau simpan permainan ini dalam kajian anda.

note = Komen langkah ini
note-sign = Tanda langkah
note-good = Langkah bagus
note-mistake = Kesilapan
note-brilliant = Langkah cemerlang
note-blunder = Kesilapan besar
note-interesting = Langkah menarik
note-dubious = Langkah meragukan
note-comment = Komen
note-main = Jadikan urutan utama
note-delete = Padam mulai di sini
note-delete-sure = Padam langkah ini dan semua yang selepasnya?

book = Kajian saya
book-title = Tajuk bab
book-add = Tambah permainan ini sebagai bab
book-save = Simpan kajian sebagai fail
book-read = Tambah bab daripada fail
book-chapter = Bab { $n } daripada { $total }
book-untitled = Bab { $n }
book-before = Bab sebelumnya
book-after = Bab seterusnya
book-rename = Namakan semula “{ $title }”
book-up = Naikkan “{ $title }”
book-down = Turunkan “{ $title }”
book-remove = Buang “{ $title }”
book-remove-sure = Buang bab ini daripada kajian?
book-record = Bab { $n }: { $why }
book-chapters-max = Satu kajian paling banyak { $n } bab. Simpan kajian ini sebagai fail dan buang beberapa bab.
book-bytes-max = Kajian ini akan melebihi satu megabait.
book-full = Pelayar ini tiada ruang lagi, atau tidak menyimpan apa-apa. Simpan kajian sebagai fail.
