# Kalah, dan opsi yang sama dengan mancala klasik Kid-Cala.

kalah-board =
    Setiap pemain memiliki lubang di sisinya dan lumbung di sebelah kanannya. Selatan, di bawah, jalan lebih
    dulu.
kalah-sow =
    Ambil semua biji dari salah satu lubang Anda dan jatuhkan satu per satu ke lubang-lubang
    berikutnya dan lumbung Anda sendiri; lumbung lawan dilewati.
kalah-bonus =
    Bila biji terakhir jatuh di lumbung sendiri, Anda main lagi, sesering apa pun itu terjadi. Anda
    tidak boleh menolak.
kalah-winner =
    Pemain dengan biji terbanyak di lumbungnya menang; bila sama banyak, hasilnya seri.

kalah-houses =
    .name = Lubang
    .short = Jumlah lubang di setiap sisi.
    .long =
        Artikel dan keterangan aplikasi memakai enam; Kalah Game Protocol dimainkan sampai dua
        belas; papan kecil baik untuk belajar dan untuk penyelesaian eksak.
kalah-seeds =
    .name = Biji
    .short = Jumlah biji di setiap lubang pada awal permainan.
    .long =
        Artikel mulai dengan tiga biji dan mencatat bahwa banyak set dijual untuk empat; laman toko
        aplikasi memakai empat, lima, atau enam; brosur empat.

kalah-direction =
    .name = Arah
    .short = Ke arah mana biji disebar.
    .long =
        Sebuah variasi dalam artikel: bila disebar searah jarum jam, perlu lebih banyak biji untuk
        mencapai lumbung, karena lumbung tetap di tempatnya. Posisi bisa terulang, maka permainan
        ini punya aturan pengulangan.
kalah-direction-counterclockwise =
    Biji disebar berlawanan arah jarum jam: sepanjang lubang sendiri ke kanan, ke lumbung sendiri,
    lalu sepanjang lubang lawan.
    .name = Berlawanan jarum jam
kalah-direction-clockwise =
    Biji disebar searah jarum jam: sepanjang lubang sendiri ke kiri, lalu sepanjang lubang lawan,
    lalu ke lumbung sendiri. Bila suatu posisi muncul untuk ketiga kalinya dengan isi lumbung yang
    sama, permainan selesai.
    .name = Searah jarum jam

kalah-capture =
    .name = Tangkapan
    .short = Apa yang didapat biji terakhir di lubang sendiri yang kosong.
    .long =
        Aturan biasa mensyaratkan biji di seberang. Dua aturan lain sama-sama disebut “tangkapan
        kosong” dalam pustaka; keduanya permainan yang berbeda, jadi namanya di sini berbeda.
kalah-capture-standard =
    Bila biji terakhir jatuh di lubang sendiri yang kosong, dan lubang di seberangnya berisi, biji
    itu dan semua biji di seberang masuk ke lumbung Anda. Bila di seberang tidak ada apa-apa, tidak
    terjadi apa-apa.
    .name = Biasa
kalah-capture-empty =
    Bila biji terakhir jatuh di lubang sendiri yang kosong, biji itu masuk ke lumbung Anda bersama
    semua yang ada di seberang, sekalipun tidak ada apa-apa.
    .name = Tangkapan kosong (Irving, BGA)
kalah-capture-seed-only =
    Bila biji terakhir jatuh di lubang sendiri yang kosong, hanya biji itu yang masuk ke lumbung
    Anda; biji di seberang tetap tinggal.
    .name = Tangkapan kosong (seperti dalam artikel ensiklopedia)
kalah-capture-none = Tidak ada tangkapan.
    .name = Tanpa tangkapan

kalah-leftovers =
    .name = Biji yang tersisa
    .short = Milik siapa biji yang tersisa di papan pada akhirnya.
    .long =
        Biasanya biji itu menjadi milik pemain yang punya lubangnya. Sebuah variasi dalam artikel
        tidak menghitungnya untuk siapa pun.
kalah-leftovers-owner =
    Pada akhirnya setiap pemain memasukkan biji di lubangnya sendiri ke lumbungnya.
    .name = Milik yang punya lubang
kalah-leftovers-uncounted =
    Pada akhirnya biji yang masih di papan tidak dihitung untuk siapa pun.
    .name = Tidak dihitung

kalah-end =
    .name = Akhir permainan
    .short = Pemain mana yang harus kehabisan biji agar permainan selesai.
    .long =
        Dokumen mengakhiri permainan begitu salah satu pemain kehabisan biji di lubangnya, sekalipun
        ia seharusnya main lagi. Program lain menunggu sampai pemain yang mendapat giliran kehabisan
        biji.
kalah-end-either =
    Permainan selesai setelah sebaran apa pun yang membuat seorang pemain kehabisan biji di
    lubangnya, sekalipun ia seharusnya main lagi.
    .name = Salah satu pemain kehabisan biji
kalah-end-to-move =
    Permainan selesai bila pemain yang mendapat giliran tidak punya biji di lubangnya.
    .name = Pemain yang mendapat giliran kehabisan biji

kalah-skip-start =
    .name = Lewati lubang awal
    .short = Apakah sebaran panjang melewati lubang tempatnya dimulai.
    .long =
        Dengan 13 biji atau lebih di papan enam lubang, sebaran kembali ke tempat asalnya. Aturan
        para peneliti mengisinya seperti lubang lain; sebagian aturan melewatinya.
kalah-skip-start-off =
    Sebaran yang berputar penuh menjatuhkan sebiji ke lubang tempatnya dimulai.
    .name = Tidak
kalah-skip-start-on = Sebaran yang berputar penuh melewati lubang tempatnya dimulai.
    .name = Ya

kalah-majority-stop =
    .name = Berhenti bila mayoritas
    .short = Apakah permainan selesai bila sebuah lumbung berisi lebih dari setengah semua biji.
    .long =
        Pemenangnya saat itu sudah pasti, tetapi selisihnya belum. Server berhenti lebih awal;
        setiap pemain tetap mendapat biji di lubangnya sendiri.
kalah-majority-stop-off =
    Permainan berlanjut setelah seorang pemain punya lebih dari setengah semua biji.
    .name = Tidak
kalah-majority-stop-on =
    Permainan selesai begitu sebuah lumbung berisi lebih dari setengah semua biji.
    .name = Ya

kalah-pie =
    .name = Aturan pai
    .short = Apakah pemain kedua boleh mengambil alih posisi pemain pertama.
    .long =
        Pemain pertama sangat diuntungkan. Dengan aturan pai, pemain kedua boleh bertukar sisi
        sebagai pengganti langkah pertamanya: papan diputar dan pemain yang lain jalan. Ditawarkan
        satu kali, setelah seluruh giliran pertama pemain pertama.
kalah-pie-off = Sisi tidak pernah ditukar.
    .name = Tidak
kalah-pie-on =
    Sebagai pengganti langkah pertamanya, Utara boleh bertukar sisi; lalu pemain yang lain jalan.
    .name = Ya
