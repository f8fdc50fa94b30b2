# Permainan seperti yang dinamakan pada halaman pertama. Peraturan dan pilihannya ada dalam "later".

kalah =
    .title = Kalah
    .summary =
        Agih ke arah rumah anda, main lagi apabila biji terakhir sampai di situ, tangkap biji di
        seberang.
    .goal =
        Memiliki lebih banyak biji dalam rumah sendiri daripada lawan apabila permainan tamat.
oware =
    .title = Oware
    .summary = Agih melalui lubang lawan dan ambil dua dan tiga yang anda bentuk di situ.
    .goal = Menangkap lebih daripada separuh biji.
congkak =
    .title = Congkak
    .summary =
        Jika biji terakhir jatuh ke dalam lubang yang berisi, ambil semuanya dan terus mengagih,
        sehingga tiba di lubang kosong.
    .goal = Memiliki lebih banyak biji dalam rumah sendiri daripada lawan apabila pusingan tamat.
kid-cala-beginner =
    .title = Kid-Cala, permulaan
    .summary = Permainan pertama: jadilah yang pertama mengosongkan enam lubang kamu.
    .goal = Menjadi yang pertama mengosongkan keenam-enam lubang sendiri.
kid-cala-classic =
    .title = Kid-Cala, klasik
    .summary =
        Kumpulkan buah dalam mancala kamu dan ambil yang ada di seberang lubang kosong kamu.
    .goal = Memiliki buah paling banyak dalam mancala sendiri.
banana-cala =
    .title = Banana-Cala
    .summary = Empat jenis buah, diagihkan dari mancala kamu sesuka hati. Hati-hati dengan pisang!
    .goal = Mendapat banyak epal, oren dan anggur, dan sedikit pisang.
