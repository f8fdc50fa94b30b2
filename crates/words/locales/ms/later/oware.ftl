# Oware.

oware-board =
    Setiap pemain memiliki enam lubang di pihaknya. Rumah hanya menyimpan biji yang ditangkap.
    Selatan, di bawah, bermain dahulu.
oware-sow =
    Ambil semua biji dari salah satu lubang anda dan jatuhkan satu persatu, lawan arah jam, ke dalam
    lubang-lubang berikutnya. Rumah tidak diisi, dan lubang permulaan dilangkau setiap kali agihan
    yang panjang sampai semula kepadanya.
oware-capture =
    Jika biji terakhir menjadikan lubang lawan berisi tepat dua atau tiga, anda menangkapnya, dan
    begitu juga, ke belakang, setiap lubang lawan sebelumnya yang berisi dua atau tiga, sehingga sampai lubang
    yang tidak begitu atau bukan miliknya.
oware-cannot-feed =
    Jika lawan tiada biji dan tiada langkah yang memberinya biji, pemain yang mendapat giliran
    mengambil semua biji dalam lubangnya sendiri dan permainan tamat.
oware-stuck =
    Jika pemain yang mendapat giliran tiada biji, permainan tamat dan lawannya mengambil bijinya
    sendiri.
oware-end =
    Permainan tamat apabila seorang pemain telah menangkap lebih separuh biji, atau kedua-duanya
    tepat separuh (seri).

oware-seeds =
    .name = Biji
    .short = Bilangan biji dalam setiap lubang pada permulaan.
    .long = Halaman gedung aplikasi ada empat, lima atau enam.
oware-houses =
    .name = Lubang
    .short = Bilangan lubang di setiap pihak.
    .long = Enam dalam semua sumber; saiz lain untuk kajian.

oware-grand-slam =
    .name = Sapu bersih
    .short = Apa yang berlaku apabila tangkapan akan mengambil semua biji lawan.
    .long =
        Halaman gedung aplikasi tidak menyebutnya dan buku peraturan berbeza-beza. Dalam
        pertandingan, langkah itu sah tetapi tidak menangkap apa-apa.
oware-grand-slam-no-capture =
    Langkah yang akan menangkap semua biji lawan adalah sah tetapi tidak menangkap apa-apa.
    .name = Tiada yang ditangkap
oware-grand-slam-illegal =
    Langkah yang akan menangkap semua biji lawan tidak dibenarkan. Pemain yang hanya ada langkah
    begitu tidak dapat bermain: permainan tamat dan setiap pemain mengambil biji di pihaknya.
    .name = Tidak dibenarkan
oware-grand-slam-opp-gets-rest =
    Sesuatu langkah boleh menangkap semua biji lawan; biji yang tinggal di papan kemudian menjadi
    milik lawan dan permainan tamat.
    .name = Lawan mendapat baki
oware-grand-slam-leave-last =
    Tangkapan semua biji lawan meninggalkan lubang tempat agihan berakhir (satu lubang sahaja tetap
    ditangkap).
    .name = Lubang terakhir kekal
oware-grand-slam-leave-first =
    Tangkapan semua biji lawan meninggalkan lubang tangkapan yang paling belakang (satu lubang
    sahaja tetap ditangkap).
    .name = Lubang pertama kekal
oware-grand-slam-capture = Sesuatu langkah boleh menangkap semua biji lawan.
    .name = Semuanya ditangkap
oware-grand-slam-capture-and-replay =
    Sesuatu langkah boleh menangkap semua biji lawan; penangkapnya kemudian mesti bermain lagi dan
    memberi lawannya biji.
    .name = Tangkap, kemudian beri

oware-must-feed =
    .name = Memberi lawan
    .short = Sama ada lawan yang kehabisan biji mesti diberi.
    .long =
        Semua orang bersetuju bahawa lawan yang tiada apa-apa mesti diberi jika boleh. Peraturan
        penyelidikan pergi lebih jauh: jangan sesekali tinggalkan dia tanpa langkah jika itu dapat
        dielakkan. Sesuatu langkah memberi jika lawan ada biji selepasnya, termasuk selepas
        tangkapan.
oware-must-feed-when-empty =
    Jika lawan anda tiada biji, anda mesti memainkan langkah yang memberinya biji, kalau ada.
    .name = Apabila dia kehabisan
oware-must-feed-off = Anda tidak wajib memberi biji kepada lawan yang kehabisan.
    .name = Tidak wajib
oware-must-feed-always =
    Tiada langkah boleh meninggalkan lawan tanpa biji jika ada langkah lain yang menyisakannya.
    .name = Jangan sesekali biarkan kosong

oware-repetition =
    .name = Ulangan
    .short = Apa yang berlaku apabila satu kedudukan berulang.
    .long =
        Tiada di keterangan aplikasi. Kedudukan ialah isi lubang dan giliran siapa; ia hanya
        boleh berulang selagi tiada apa-apa ditangkap.
oware-repetition-own-side =
    Apabila satu kedudukan berulang, permainan tamat dan setiap pemain mengambil biji di pihaknya
    sendiri.
    .name = Setiap orang pihaknya
oware-repetition-split =
    Apabila satu kedudukan berulang, permainan tamat dan biji di papan dibahagi sama rata; biji
    ganjil tidak dikira untuk sesiapa.
    .name = Bahagi sama rata
oware-repetition-threefold =
    Apabila satu kedudukan berulang kali ketiga, permainan tamat dan setiap pemain mengambil biji di
    pihaknya sendiri.
    .name = Kali ketiga
oware-repetition-off = Satu kedudukan boleh berulang seberapa kerap pun.
    .name = Teruskan
