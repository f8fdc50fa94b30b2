# Pelajaran, teka-teki di papan, dan halaman anak-anak.

back = Kembali
skip = Lewati
next-step = Lanjut
well-done = Bagus!
not-yet = Belum: coba lagi.
lesson-over = Itu saja. Sekarang bermain!
steps-done = { $n } dari { $all } langkah
lesson-sow = Ketuk salah satu lubang Anda. Isinya jatuh satu per satu ke lubang berikutnya.
lesson-again = Akhiri di lumbung Anda dan Anda main lagi. Lubang mana yang berakhir di sana?
lesson-again-far = Sekali lagi: hitung langkah ke lumbung Anda.
lesson-chain = Main lagi dan lagi: dapatkan tiga giliran tambahan. Lubang di sebelah lumbung lebih dulu.
lesson-capture = Jatuhkan biji terakhir ke lubang kosong Anda: Anda ambil isi lubang di seberang.
lesson-nothing = Tak ada yang diambil bila seberang kosong. Lihat sendiri: akhiri di seberang lubang kosong.
lesson-more = Dua lubang bisa menangkap. Ambil tangkapan lebih besar.
lesson-again-capture = Main lagi dulu, lalu tangkap: dalam satu giliran.
lesson-round = Isi lubang penuh berkeliling, melewati lumbung lawan. Tangkap dengannya.
lesson-safe = Lawan mau mengambil biji Anda. Main agar tak ada yang bisa ditangkap.
lesson-rest = Tak ada lagi di lubang Anda: permainan usai. Akhiri sekarang.
lesson-finish = Anda unggul dan sedikit yang tersisa. Akhiri dan menangkan.
lesson-empty = Kosongkan lubangmu: berakhir di mancala berarti kamu terus main.
lesson-clear = Jadilah yang pertama mengosongkan semua lubang. Bisa di giliran ini!
lesson-twos = Jadikan tepat dua di lubang lawan dengan biji terakhir: Anda mengambilnya.
lesson-threes = Tiga juga diambil. Jadikan tiga.
lesson-row = Lubang sebelumnya yang berisi dua atau tiga ikut diambil. Ambil tiga lubang sekaligus.
lesson-skip = Biji yang banyak berkeliling dan melewati lubang awalnya. Tangkap dengannya.
lesson-feed = Lawan tak punya biji: Anda harus memberi. Lubang mana yang sampai?
lesson-slam = Mengambil semua milik lawan berarti tak ada yang diambil. Lihat.
lesson-relay = Akhiri di lubang berisi: isinya diambil dan sebaran berlanjut.
lesson-relay-home = Buat sebaran yang berlanjut berakhir di lumbung Anda.
lesson-relay-capture = Lanjutkan dan tangkap di akhir.
lesson-basket = Sentuh mancalamu, ambil hingga enam buah dengan urutan bebas, lalu jatuhkan.
lesson-basket-capture = Dari mancala: ambil secukupnya untuk berakhir di lubang kosong di seberang buah.
puzzle-solve = Pecahkan
puzzle-easier = Yang mudah dulu
puzzle-first = Selesaikan satu untuk memulai rentetan.
puzzle-streak = Beruntun { $n }
puzzle-best = Terbaik { $n }
puzzle-days = Hari { $n }
puzzle-rating = Rating { $rating }
puzzle-done = terpecahkan
solved-of = { $n } dari { $all } terpecahkan
next-up = berikutnya
puzzle-all-themes = Semua tema
puzzle-all-levels = Semua tingkat
puzzle-missing = Teka-teki ini tidak ditemukan.
puzzle-goal-margin = Cari langkah dengan hasil akhir terbaik.
puzzle-goal-win = Cari langkah yang menang.
puzzle-goal-draw = Cari langkah yang tidak kalah.
puzzle-goal-turn = Simpan sebanyak mungkin di giliran ini.
puzzle-goal-result = Siapa menang jika keduanya bermain sebaik mungkin?
puzzle-to-move = Lubang bertanda milik Anda, dan sekarang giliran Anda.
puzzle-scored = Anda menyimpan { $n } di giliran ini.
puzzle-nobody-wins = Tidak ada yang menang.
puzzle-win = Anda menang dengan selisih { $n }.
puzzle-loss = Lawan Anda menang dengan selisih { $n }.
answer-win = Anda
answer-draw = Seri
answer-loss = Lawan Anda
puzzle-right = Benar!
puzzle-not-right = Tidak.
puzzle-less = Bukan yang terbanyak: { $n } lagi dapat diperoleh.
puzzle-wrong = Itu rugi { $n }.
puzzle-so-far = Benar sejauh ini.
puzzle-one-of-two = Salah satu dari dua lubang yang menyala.
puzzle-solved = Terpecahkan! { $result }
puzzle-shown = Penyelesaian. { $result }
solution = Solusi
next-puzzle = Berikutnya
kid-hint = Coba salah satu dari ini!
kid-caught =
    { $who ->
        [other] { $n } untuk { $name }!
       *[you] Nyam! { $n } untukmu!
    }
kid-again =
    { $who ->
        [other] { $name } main lagi.
       *[you] Main lagi!
    }
kid-first = Mulai dengan halaman ini
kid-other-1 = Robot sangat mudah
kid-other-2 = Robot mudah
kid-friend = Berdua
grown-ups = Untuk orang dewasa
leave-kids = Ke semua permainan
voice = Bacakan
show-again = Tunjukkan lagi
stickers = Stiker
kid-over = Hebat!
sticker-earned = Kamu main sampai selesai: satu stiker!
sticker-count = Stiker: { $n }
stickers-none = Mainkan sampai selesai, dan stiker pertama jadi milikmu!

sheet = Lembar latihan
sheet-how = Pilih yang ingin dilatih lalu cetak halaman ini: soal dengan tempat menulis, dan jawabannya di halaman tersendiri.
sheet-theme = Tema
sheet-all-themes = Semua tema
sheet-number = Jumlah soal
sheet-others = Soal lain
sheet-print = Cetak
sheet-none = Tidak ada teka-teki seperti itu. Pilih tema atau tingkat lain.
sheet-name = Nama
sheet-date = Tanggal
more-puzzles = Teka-teki lain
puzzle-go-on = Lanjutkan dengan teka-teki { $n }
sheet-row = Baris bawah milik Anda, dan sekarang giliran Anda.
sheet-solutions = Jawaban
sheet-banked = { $line } – biji yang didapat: { $n }
sheet-margin = { $line } – selisih akhir { $value }
projector = Tampilkan di proyektor
