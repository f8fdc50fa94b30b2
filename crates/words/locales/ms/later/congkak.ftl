# Congkak.

congkak-board =
    Setiap pemain memiliki lubang kampung di pihaknya dan sebuah rumah. Huruf lubang menuju ke arah
    rumah sendiri: sama ada papan dilukis ikut arah jam dengan rumah di sebelah kiri, seperti di
    Malaysia, atau sebaliknya, permainannya sama seperti dalam cermin.
congkak-sow =
    Ambil semua biji dari salah satu lubang anda dan jatuhkan satu persatu ke dalam lubang-lubang
    berikutnya serta rumah anda sendiri; rumah lawan dan lubang hangus dilangkau.
congkak-bonus =
    Jika biji terakhir jatuh ke dalam rumah sendiri, pilih satu lagi lubang anda; giliran
    diteruskan.
congkak-relay =
    Jika biji terakhir jatuh ke dalam lubang yang berisi, di pihak mana pun, ambil semuanya dan
    sambung mengagih dari situ.
congkak-capture =
    Jika biji terakhir jatuh ke dalam lubang sendiri yang kosong, biji di seberang masuk ke rumah
    anda dan giliran anda tamat. Lubang yang baru dikosongkan oleh agihan itu dikira kosong.
congkak-winner =
    Biji yang tinggal di papan menjadi milik empunya lubang; siapa yang memiliki lebih banyak biji
    memenangi pusingan.

congkak-houses =
    .name = Lubang
    .short = Bilangan lubang di setiap pihak.
    .long = Biasanya tujuh; ada papan dari lima hingga sepuluh.
congkak-seeds =
    .name = Biji
    .short = Bilangan biji dalam setiap lubang pada permulaan.
    .long =
        Sebanyak bilangan lubang di satu pihak, kecuali dinyatakan lain: 98 untuk tujuh lubang.
    .unset = sebanyak bilangan lubang

congkak-opening =
    .name = Pembukaan
    .short = Sama ada agihan pertama dibuat bergilir-gilir atau serentak.
    .long =
        Mengikut adat, kedua-dua pemain mula mengagih serentak. Jika bergilir, pemain pertama boleh
        menang sebelum pemain kedua bergerak, kalau dia sudah hafal caranya. Siapa yang agihannya
        mati dahulu memulakan bahagian bergilir; jika serentak, Selatan. Dalam perisian, kedua-dua
        tangan menjatuhkan sebiji pada setiap detik, kemudian tangan yang kosong diselesaikan.
congkak-opening-alternate = Selatan, di bawah, mengagih dahulu, kemudian pemain bergilir-gilir.
    .name = Bergilir
congkak-opening-simultaneous =
    Kedua-dua pemain memilih satu lubang dan mengagih serentak, sebiji demi sebiji, sehingga
    kedua-dua agihan mati; siapa yang mati dahulu kemudian bermain dahulu.
    .name = Serentak

congkak-take-own =
    .name = Biji yang menangkap
    .short = Sama ada biji terakhir dalam lubang sendiri yang kosong turut diambil.
    .long =
        Kebanyakan tulisan menyimpan biji terakhir walau apa pun; sesetengahnya hanya bersama
        tangkapan; dalam permainan Filipina dan catatan Skeat tahun 1900, biji itu kekal.
congkak-take-own-always =
    Biji terakhir turut masuk ke rumah anda, walaupun tiada apa-apa di seberang.
    .name = Sentiasa
congkak-take-own-with-capture =
    Biji terakhir masuk ke rumah anda bersama biji tangkapan; jika tiada apa-apa di seberang, ia
    kekal.
    .name = Bersama tangkapan
congkak-take-own-never = Biji terakhir itu sendiri sentiasa kekal.
    .name = Tidak pernah

congkak-capture-needs-lap =
    .name = Tangkapan perlu satu pusingan
    .short = Sama ada tangkapan hanya dikira selepas melalui rumah sendiri.
    .long =
        Pertandingan membenarkan tikam hanya selepas agihan melalui kampung lawan, iaitu melepasi
        rumah sendiri.
congkak-capture-needs-lap-off = Tangkapan tidak memerlukan satu pusingan.
    .name = Tidak
congkak-capture-needs-lap-on =
    Tangkapan hanya dikira jika agihan ini sudah melalui rumah anda sendiri; jika tidak, biji
    terakhir kekal dan giliran tamat.
    .name = Ya

congkak-dead-in-opponent =
    .name = Mati di kampung lawan
    .short = Apa jadinya biji terakhir dalam lubang lawan yang kosong.
    .long = Biasanya ia kekal di situ; satu program memberikannya kepada lawan.
congkak-dead-in-opponent-stay =
    Biji terakhir dalam lubang lawan yang kosong kekal di situ; giliran tamat.
    .name = Kekal
congkak-dead-in-opponent-opponent-store =
    Biji terakhir dalam lubang lawan yang kosong masuk ke rumah lawan; giliran tamat.
    .name = Masuk ke rumahnya

congkak-end =
    .name = Tamat pusingan
    .short = Pemain mana mesti kehabisan biji supaya pusingan tamat.
    .long =
        Peraturan biasa menamatkan pusingan apabila salah seorang pemain kehabisan biji; yang lain
        menunggu gilirannya, atau membiarkannya melepaskan giliran sehingga tiada sesiapa ada biji.
congkak-end-either =
    Pusingan tamat apabila satu giliran, atau agihan sebelum pilihan berikutnya, menyebabkan salah
    seorang pemain kehabisan biji dalam lubangnya.
    .name = Mana-mana pemain kehabisan biji
congkak-end-to-move =
    Pusingan tamat apabila pemain yang mendapat giliran tiada biji dalam lubangnya.
    .name = Pemain yang mendapat giliran kehabisan biji
congkak-end-pass =
    Pemain tanpa biji melepaskan giliran; pusingan tamat apabila tiada sesiapa ada biji.
    .name = Lepas giliran

congkak-max-bonus =
    .name = Pilihan tambahan setiap giliran
    .short = Berapa kali satu giliran boleh diteruskan selepas rumah sendiri.
    .long =
        Adat tidak mengehadkannya, dan pemain yang sudah hafal pembukaan yang menang tidak
        memerlukan had. Had tiga kali menjadikannya permainan yang adil.
    .unset = tiada had

congkak-match =
    .name = Perlawanan
    .short = Berapa pusingan dimainkan.
    .long =
        Mengikut adat, setiap pemain mengisi semula lubangnya dari rumahnya selepas satu pusingan;
        lubang yang tidak dapat diisi menjadi hangus, dan siapa yang tidak dapat mengisi satu lubang
        pun kalah. Pertandingan dimainkan tiga papan.
congkak-match-single = Satu pusingan dimainkan.
    .name = Satu pusingan
congkak-match-traditional =
    Selepas satu pusingan setiap pemain mengisi semula lubangnya dari rumahnya sendiri dan menyimpan
    bakinya di situ. Perlawanan tamat apabila seorang pemain tidak dapat mengisi satu lubang pun.
    .name = Sehingga seorang habis hangus
congkak-match-best-of =
    Beberapa pusingan dimainkan, setiap satunya dari papan penuh; siapa yang menang lebih banyak
    pusingan memenangi perlawanan.
    .name = Terbaik daripada beberapa pusingan

congkak-refill =
    .name = Isi semula
    .short = Lubang mana diisi semula dahulu.
    .long =
        Bermula dari sebelah rumah sendiri dalam kebanyakan tulisan; dari hujung jauh dalam catatan
        Skeat; mengikut pilihan dalam permainan Filipina.
congkak-refill-near = Lubang diisi semula bermula di sebelah rumah sendiri.
    .name = Sebelah rumah dahulu
congkak-refill-far = Lubang diisi semula bermula dari yang paling jauh dari rumah sendiri.
    .name = Paling jauh dahulu
congkak-refill-choose = Setiap pemain memilih lubangnya yang diisi semula.
    .name = Pemain memilih

congkak-partial-house =
    .name = Lubang yang tidak penuh
    .short = Apa jadinya lubang yang tidak mendapat bilangan penuhnya.
    .long = Menjadi hangus dan bakinya disimpan di rumah; atau mengambil bakinya dan tetap dibuka.
congkak-partial-house-burnt =
    Lubang yang tidak mendapat bilangan biji penuhnya menjadi hangus: tiada sesiapa mengisinya,
    memainkannya atau menangkap daripadanya.
    .name = Hangus
congkak-partial-house-open =
    Lubang yang tidak mendapat bilangan penuhnya mengambil baki yang ada dan tetap dibuka; lubang
    yang tidak mendapat apa-apa menjadi hangus.
    .name = Mengambil baki

congkak-burnt =
    .name = Lubang hangus
    .short = Sama ada lubang hangus boleh dibuka semula.
    .long =
        Biasanya lubang hangus dikira semula setiap pusingan; sesetengah orang menetapkan bahawa ia
        kekal hangus.
congkak-burnt-per-round = Lubang hangus dikira semula setiap pusingan.
    .name = Dikira setiap pusingan
congkak-burnt-permanent = Lubang hangus kekal hangus sehingga tamat perlawanan.
    .name = Untuk selamanya

congkak-round-starter =
    .name = Siapa memulakan pusingan
    .short = Siapa bermain dahulu dalam pusingan berikutnya.
    .long =
        Yang kalah dalam kebanyakan tulisan. Selepas pusingan seri, yang tidak memulakannya.
congkak-round-starter-loser = Yang kalah dalam satu pusingan memulakan pusingan berikutnya.
    .name = Yang kalah
congkak-round-starter-winner = Yang menang dalam satu pusingan memulakan pusingan berikutnya.
    .name = Yang menang
congkak-round-starter-alternate = Pemain memulakan pusingan secara bergilir.
    .name = Bergilir
