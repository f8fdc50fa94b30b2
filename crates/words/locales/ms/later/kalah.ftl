# Kalah, dan pilihan yang dikongsinya dengan mancala klasik Kid-Cala.

kalah-board =
    Setiap pemain memiliki lubang di pihaknya dan rumah di sebelah kanannya. Selatan, di bawah, bermain dahulu.
kalah-sow =
    Ambil semua biji dari salah satu lubang anda dan jatuhkan satu persatu ke dalam lubang-lubang
    berikutnya serta rumah anda sendiri; rumah lawan dilangkau.
kalah-bonus =
    Jika biji terakhir jatuh ke dalam rumah sendiri, anda bermain lagi, seberapa kerap pun itu
    berlaku. Anda tidak boleh menolak.
kalah-winner =
    Pemain yang memiliki lebih banyak biji dalam rumahnya menang; kalau sama banyak, seri.

kalah-houses =
    .name = Lubang
    .short = Bilangan lubang di setiap pihak.
    .long =
        Rencana dan keterangan aplikasi menyebut enam; Kalah Game Protocol dimainkan sehingga
        dua belas; papan kecil sesuai untuk belajar dan untuk penyelesaian tepat.
kalah-seeds =
    .name = Biji
    .short = Bilangan biji dalam setiap lubang pada permulaan.
    .long =
        Rencana bermula dengan tiga biji dan menyatakan bahawa banyak set dijual untuk empat;
        keterangan aplikasi ada empat, lima atau enam; risalah ada empat.

kalah-direction =
    .name = Arah
    .short = Ke arah mana biji diagihkan.
    .long =
        Satu variasi dalam rencana: jika diagihkan ikut arah jam, lebih banyak biji diperlukan untuk
        sampai ke rumah, kerana rumah kekal di tempatnya. Kedudukan boleh berulang, maka permainan
        ini mempunyai peraturan ulangan.
kalah-direction-counterclockwise =
    Biji diagihkan lawan arah jam: sepanjang lubang sendiri ke kanan, ke dalam rumah sendiri, lalu
    sepanjang lubang lawan.
    .name = Lawan arah jam
kalah-direction-clockwise =
    Biji diagihkan ikut arah jam: sepanjang lubang sendiri ke kiri, lalu sepanjang lubang lawan,
    lalu ke dalam rumah sendiri. Apabila satu kedudukan berulang kali ketiga dengan isi rumah yang
    sama, permainan tamat.
    .name = Ikut arah jam

kalah-capture =
    .name = Tangkapan
    .short = Apa yang diperoleh biji terakhir dalam lubang sendiri yang kosong.
    .long =
        Peraturan biasa memerlukan biji di seberang. Dua peraturan lain sama-sama dipanggil
        “tangkapan kosong” dalam tulisan; kedua-duanya permainan yang berlainan, maka namanya
        berlainan di sini.
kalah-capture-standard =
    Jika biji terakhir jatuh ke dalam lubang sendiri yang kosong, dan lubang di seberangnya berisi,
    biji itu dan semua biji di seberang masuk ke rumah anda. Jika di seberang tiada apa-apa, tiada
    apa yang berlaku.
    .name = Biasa
kalah-capture-empty =
    Jika biji terakhir jatuh ke dalam lubang sendiri yang kosong, biji itu masuk ke rumah anda
    bersama segala yang ada di seberang, walaupun tiada apa-apa.
    .name = Tangkapan kosong (Irving, BGA)
kalah-capture-seed-only =
    Jika biji terakhir jatuh ke dalam lubang sendiri yang kosong, hanya biji itu masuk ke rumah
    anda; biji di seberang kekal.
    .name = Tangkapan kosong (seperti dalam rencana ensiklopedia)
kalah-capture-none = Tiada tangkapan.
    .name = Tanpa tangkapan

kalah-leftovers =
    .name = Biji yang tinggal
    .short = Milik siapa biji yang tinggal di papan pada akhirnya.
    .long =
        Biasanya biji itu menjadi milik pemain yang empunya lubang. Satu variasi dalam rencana tidak
        mengiranya untuk sesiapa.
kalah-leftovers-owner =
    Pada akhirnya setiap pemain memasukkan biji dalam lubangnya sendiri ke dalam rumahnya.
    .name = Milik empunya lubang
kalah-leftovers-uncounted =
    Pada akhirnya biji yang masih di papan tidak dikira untuk sesiapa.
    .name = Tidak dikira

kalah-end =
    .name = Tamat permainan
    .short = Pemain mana mesti kehabisan biji supaya permainan tamat.
    .long =
        Dokumen menamatkan permainan sebaik sahaja salah seorang pemain kehabisan biji dalam
        lubangnya, walaupun dia sepatutnya bermain lagi. Program lain menunggu sehingga giliran
        pemain yang kehabisan biji.
kalah-end-either =
    Permainan tamat selepas sebarang agihan yang menyebabkan seorang pemain kehabisan biji dalam
    lubangnya, walaupun dia sepatutnya bermain lagi.
    .name = Mana-mana pemain kehabisan biji
kalah-end-to-move =
    Permainan tamat apabila pemain yang mendapat giliran tiada biji dalam lubangnya.
    .name = Pemain yang mendapat giliran kehabisan biji

kalah-skip-start =
    .name = Langkau lubang permulaan
    .short = Sama ada agihan yang panjang melangkau lubang tempat ia bermula.
    .long =
        Dengan 13 biji atau lebih di papan enam lubang, agihan sampai semula ke tempat ia bermula.
        Peraturan penyelidik mengisinya seperti lubang lain; sesetengah peraturan melangkaunya.
kalah-skip-start-off =
    Agihan yang membuat satu pusingan penuh menjatuhkan sebiji ke dalam lubang tempat ia bermula.
    .name = Tidak
kalah-skip-start-on =
    Agihan yang membuat satu pusingan penuh melangkau lubang tempat ia bermula.
    .name = Ya

kalah-majority-stop =
    .name = Henti apabila majoriti
    .short = Sama ada permainan tamat apabila sebuah rumah berisi lebih separuh semua biji.
    .long =
        Pemenangnya sudah pasti, tetapi bukan bezanya. Pelayan berhenti lebih awal; setiap pemain
        tetap menyimpan biji dalam lubangnya sendiri.
kalah-majority-stop-off =
    Permainan diteruskan selepas seorang pemain memiliki lebih separuh semua biji.
    .name = Tidak
kalah-majority-stop-on =
    Permainan tamat sebaik sahaja sebuah rumah berisi lebih separuh semua biji.
    .name = Ya

kalah-pie =
    .name = Peraturan pai
    .short = Sama ada pemain kedua boleh mengambil kedudukan pemain pertama.
    .long =
        Pemain pertama mempunyai kelebihan besar. Dengan peraturan pai, pemain kedua boleh bertukar
        pihak sebagai ganti langkah pertamanya: papan dipusingkan dan pemain yang satu lagi bermain.
        Ditawarkan sekali sahaja, selepas seluruh giliran pertama pemain pertama.
kalah-pie-off = Pihak tidak pernah ditukar.
    .name = Tidak
kalah-pie-on =
    Sebagai ganti langkah pertamanya, Utara boleh bertukar pihak; kemudian pemain yang satu lagi
    bermain.
    .name = Ya
