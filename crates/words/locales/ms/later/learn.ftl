# Pelajaran, teka-teki di papan dan halaman kanak-kanak.

back = Kembali
skip = Langkau
next-step = Seterusnya
well-done = Syabas!
not-yet = Belum lagi: cuba semula.
lesson-over = Itu sahaja. Sekarang main!
steps-done = { $n } daripada { $all } langkah
lesson-sow = Ketik salah satu lubang anda. Isinya jatuh satu demi satu ke dalam lubang berikutnya.
lesson-again = Berakhir di rumah anda, dan anda main lagi. Lubang mana yang berakhir di situ?
lesson-again-far = Sekali lagi: kira jarak ke rumah anda.
lesson-chain = Main lagi berkali-kali: dapatkan tiga giliran tambahan. Lubang di sebelah rumah dahulu.
lesson-capture = Jatuhkan biji terakhir ke lubang kosong anda: anda ambil isi lubang di seberang.
lesson-nothing = Tiada apa-apa untuk diambil jika seberang kosong. Lihat sendiri: berakhirlah di seberang lubang kosong.
lesson-more = Dua lubang boleh menangkap. Ambil tangkapan yang lebih besar.
lesson-again-capture = Mula-mula main lagi, kemudian tangkap: dalam satu giliran.
lesson-round = Agihan panjang mengelilingi papan, melangkau rumah lawan. Tangkap dengannya.
lesson-safe = Lawan mahu mengambil biji anda. Main supaya tiada apa-apa boleh ditangkap.
lesson-rest = Tiada biji lagi di lubang anda: permainan tamat. Tamatkan sekarang.
lesson-finish = Anda mendahului dan hanya sedikit biji tinggal. Tamatkan dan menang.
lesson-empty = Kosongkan lubang anda: berakhir di rumah bererti anda terus main.
lesson-clear = Jadilah yang pertama mengosongkan semua lubang. Boleh dalam giliran ini!
lesson-twos = Jadikan isi lubang lawan tepat dua dengan biji terakhir: anda mengambilnya.
lesson-threes = Tiga juga diambil. Jadikan tiga.
lesson-row = Lubang sebelumnya yang berisi dua atau tiga turut diambil. Ambil tiga lubang sekali gus.
lesson-skip = Agihan panjang berkeliling papan dan melangkau tempat mulanya. Tangkap dengannya.
lesson-feed = Lawan tiada biji: anda mesti memberi. Lubang mana yang sampai?
lesson-slam = Mengambil semua milik lawan bererti tiada yang diambil. Lihat.
lesson-relay = Berakhirlah di lubang berisi: isinya diambil dan agihan disambung.
lesson-relay-home = Biarkan agihan yang disambung berakhir di rumah anda.
lesson-relay-capture = Teruskan dan tangkap pada akhirnya.
lesson-basket = Sentuh mancala anda, ambil hingga enam buah mengikut sebarang urutan, dan jatuhkan.
lesson-basket-capture = Dari mancala: ambil secukupnya untuk berakhir di lubang kosong di seberang buah.
puzzle-solve = Selesaikan
puzzle-easier = Yang mudah dahulu
puzzle-first = Selesaikan satu untuk memulakan rentetan.
puzzle-streak = Berturut-turut { $n }
puzzle-best = Terbaik { $n }
puzzle-days = Hari { $n }
puzzle-rating = Penarafan { $rating }
puzzle-done = diselesaikan
solved-of = { $n } daripada { $all } diselesaikan
next-up = seterusnya
puzzle-all-themes = Semua tema
puzzle-all-levels = Semua tahap
puzzle-missing = Teka-teki ini tidak ditemui.
puzzle-goal-margin = Cari langkah dengan keputusan akhir yang terbaik.
puzzle-goal-win = Cari langkah yang menang.
puzzle-goal-draw = Cari langkah yang tidak kalah.
puzzle-goal-turn = Kumpulkan sebanyak mungkin dalam giliran ini.
puzzle-goal-result = Siapa menang jika kedua-duanya bermain sebaik mungkin?
puzzle-to-move = Lubang bertanda milik anda, dan kini giliran anda.
puzzle-scored = Anda mengumpulkan { $n } dalam giliran ini.
puzzle-nobody-wins = Tiada siapa menang.
puzzle-win = Anda menang dengan beza { $n }.
puzzle-loss = Lawan anda menang dengan beza { $n }.
answer-win = Anda
answer-draw = Seri
answer-loss = Lawan anda
puzzle-right = Betul!
puzzle-not-right = Tidak.
puzzle-less = Bukan yang terbanyak: { $n } lagi boleh diperoleh.
puzzle-wrong = Itu rugi { $n }.
puzzle-so-far = Betul setakat ini.
puzzle-one-of-two = Ia salah satu daripada dua rumah yang menyala.
puzzle-solved = Selesai! { $result }
puzzle-shown = Penyelesaian. { $result }
solution = Penyelesaian
next-puzzle = Seterusnya
kid-hint = Cuba salah satu daripada ini!
kid-caught =
    { $who ->
        [other] { $n } untuk { $name }!
       *[you] Sedap! { $n } untuk kamu!
    }
kid-again =
    { $who ->
        [other] { $name } main lagi.
       *[you] Main lagi!
    }
kid-first = Mulakan dengan halaman ini
kid-other-1 = Robot sangat mudah
kid-other-2 = Robot mudah
kid-friend = Berdua
grown-ups = Untuk orang dewasa
leave-kids = Ke semua permainan
voice = Baca kuat
show-again = Tunjuk lagi
stickers = Pelekat
kid-over = Syabas!
sticker-earned = Kamu main hingga tamat: satu pelekat!
sticker-count = Pelekat: { $n }
stickers-none = Main sampai tamat, dan pelekat pertama jadi milik kamu!

sheet = Lembaran kerja
sheet-how = Pilih latihan yang dikehendaki dan cetak halaman ini: soalan dengan ruang menulis, dan jawapannya pada halaman tersendiri.
sheet-theme = Tema
sheet-all-themes = Semua tema
sheet-number = Bilangan soalan
sheet-others = Soalan lain
sheet-print = Cetak
sheet-none = Tiada teka-teki seperti itu. Pilih tema atau tahap lain.
sheet-name = Nama
sheet-date = Tarikh
more-puzzles = Lagi teka-teki
puzzle-go-on = Teruskan dengan teka-teki { $n }
sheet-row = Baris bawah milik anda, dan kini giliran anda.
sheet-solutions = Jawapan
sheet-banked = { $line } – biji diperoleh: { $n }
sheet-margin = { $line } – beza akhir { $value }
projector = Tunjukkan pada projektor
