# Oware.

oware-board =
    Setiap pemain memiliki enam lubang di sisinya. Lumbung hanya menyimpan biji yang ditangkap.
    Selatan, di bawah, jalan lebih dulu.
oware-sow =
    Ambil semua biji dari salah satu lubang Anda dan jatuhkan satu per satu, berlawanan arah jarum
    jam, ke lubang-lubang berikutnya. Lumbung tidak diisi, dan lubang awal dilewati setiap kali
    sebaran panjang kembali ke sana.
oware-capture =
    Bila biji terakhir membuat isi lubang lawan tepat dua atau tiga, Anda menangkapnya, lalu
    ke belakang juga setiap lubang lawan yang berisi dua atau tiga, sampai ada lubang yang isinya
    bukan itu atau bukan miliknya.
oware-cannot-feed =
    Bila lawan tidak punya biji dan tidak ada langkah yang memberinya biji, pemain yang mendapat
    giliran mengambil semua biji di lubangnya sendiri dan permainan selesai.
oware-stuck =
    Bila pemain yang mendapat giliran tidak punya biji, permainan selesai dan lawannya mengambil
    bijinya sendiri.
oware-end =
    Permainan selesai bila seorang pemain sudah menangkap lebih dari setengah biji, atau keduanya
    tepat setengah (seri).

oware-seeds =
    .name = Biji
    .short = Jumlah biji di setiap lubang pada awal permainan.
    .long = Laman toko aplikasi memakai empat, lima, atau enam.
oware-houses =
    .name = Lubang
    .short = Jumlah lubang di setiap sisi.
    .long = Enam di semua sumber; ukuran lain untuk dipelajari.

oware-grand-slam =
    .name = Sapu bersih
    .short = Apa yang terjadi bila suatu tangkapan akan mengambil semua biji lawan.
    .long =
        Laman toko aplikasi tidak menyebutkannya dan buku-buku aturan berbeda. Dalam turnamen,
        langkah itu sah tetapi tidak menangkap apa pun.
oware-grand-slam-no-capture =
    Langkah yang akan menangkap semua biji lawan itu sah, tetapi tidak menangkap apa pun.
    .name = Tidak ada yang ditangkap
oware-grand-slam-illegal =
    Langkah yang akan menangkap semua biji lawan tidak diperbolehkan. Pemain yang hanya punya
    langkah seperti itu tidak bisa jalan: permainan selesai dan masing-masing mengambil biji di
    sisinya.
    .name = Tidak boleh
oware-grand-slam-opp-gets-rest =
    Suatu langkah boleh menangkap semua biji lawan; biji yang tersisa di papan lalu menjadi milik
    lawan dan permainan selesai.
    .name = Sisanya untuk lawan
oware-grand-slam-leave-last =
    Tangkapan atas semua biji lawan menyisakan lubang tempat sebaran berakhir (bila hanya satu
    lubang, tetap ditangkap).
    .name = Lubang terakhir disisakan
oware-grand-slam-leave-first =
    Tangkapan atas semua biji lawan menyisakan lubang tangkapan yang paling belakang (bila hanya
    satu lubang, tetap ditangkap).
    .name = Lubang pertama disisakan
oware-grand-slam-capture = Suatu langkah boleh menangkap semua biji lawan.
    .name = Semuanya ditangkap
oware-grand-slam-capture-and-replay =
    Suatu langkah boleh menangkap semua biji lawan; penangkapnya lalu harus main lagi dan memberi
    lawannya biji.
    .name = Tangkap, lalu beri

oware-must-feed =
    .name = Memberi lawan
    .short = Apakah lawan yang kehabisan biji harus diberi.
    .long =
        Semua orang bermain bahwa lawan yang tidak punya apa-apa harus diberi bila bisa. Aturan para
        peneliti lebih jauh lagi: jangan pernah membuatnya tidak bisa jalan bila itu bisa dihindari.
        Suatu langkah memberi bila lawan punya biji sesudahnya, termasuk sesudah tangkapan.
oware-must-feed-when-empty =
    Bila lawan tidak punya biji, Anda harus memainkan langkah yang memberinya biji, bila ada.
    .name = Saat ia kehabisan
oware-must-feed-off = Anda tidak wajib memberi biji kepada lawan yang kehabisan.
    .name = Tidak wajib
oware-must-feed-always =
    Tidak ada langkah yang boleh membuat lawan kehabisan biji bila langkah lain masih menyisakannya.
    .name = Jangan pernah dihabiskan

oware-repetition =
    .name = Pengulangan
    .short = Apa yang terjadi bila suatu posisi terulang.
    .long =
        Tidak ada di keterangan aplikasi. Posisi adalah isi lubang dan giliran siapa; posisi hanya
        bisa terulang selama tidak ada yang ditangkap.
oware-repetition-own-side =
    Bila suatu posisi terulang, permainan selesai dan setiap pemain mengambil biji di sisinya
    sendiri.
    .name = Masing-masing sisinya
oware-repetition-split =
    Bila suatu posisi terulang, permainan selesai dan biji di papan dibagi rata; biji ganjil tidak
    dihitung untuk siapa pun.
    .name = Dibagi rata
oware-repetition-threefold =
    Bila suatu posisi muncul untuk ketiga kalinya, permainan selesai dan setiap pemain mengambil
    biji di sisinya sendiri.
    .name = Ketiga kalinya
oware-repetition-off = Suatu posisi boleh terulang sesering apa pun.
    .name = Main terus
