# Permainan seperti disebut di halaman awal. Aturan dan opsinya ada di "later".

kalah =
    .title = Kalah
    .summary =
        Sebarkan biji ke arah lumbung Anda, main lagi bila biji terakhir sampai di sana, tangkap
        biji di seberang.
    .goal =
        Memiliki lebih banyak biji di lumbung daripada lawan saat permainan selesai.
oware =
    .title = Oware
    .summary = Sebarkan biji ke lubang lawan dan ambil isinya bila menjadi dua atau tiga.
    .goal = Menangkap lebih dari setengah biji.
congkak =
    .title = Congklak
    .summary =
        Jika biji terakhir jatuh di lubang yang terisi, ambil semuanya dan terus menyebar, sampai
        tiba di lubang kosong.
    .goal = Memiliki lebih banyak biji di lumbung daripada lawan pada akhir ronde.
kid-cala-beginner =
    .title = Kid-Cala, pemula
    .summary = Permainan pertama: kosongkan keenam lubangmu lebih dulu.
    .goal = Menjadi yang pertama mengosongkan keenam lubang sendiri.
kid-cala-classic =
    .title = Kid-Cala, klasik
    .summary =
        Kumpulkan buah di mancalamu dan ambil yang ada di seberang lubang kosongmu.
    .goal = Memiliki buah terbanyak di mancala sendiri.
banana-cala =
    .title = Banana-Cala
    .summary = Empat jenis buah, disebar dari mancalamu sesukamu. Awas, ada pisang!
    .goal = Mendapat banyak apel, jeruk, dan anggur, dan sedikit pisang.
