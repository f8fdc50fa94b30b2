# Congkak, yang di Indonesia juga disebut congklak atau dakon.

congkak-board =
    Setiap pemain memiliki lubang di sisinya dan sebuah lumbung. Huruf lubang berurut menuju lumbung
    sendiri: entah papan digambar searah jarum jam dengan lumbung di kiri, seperti di Malaysia, atau
    sebaliknya, permainannya sama seperti dalam cermin.
congkak-sow =
    Ambil semua biji dari salah satu lubang Anda dan jatuhkan satu per satu ke lubang-lubang
    berikutnya dan lumbung Anda sendiri; lumbung lawan dan lubang hangus dilewati.
congkak-bonus =
    Bila biji terakhir jatuh di lumbung sendiri, pilih satu lubang Anda yang lain; giliran
    berlanjut.
congkak-relay =
    Bila biji terakhir jatuh di lubang yang berisi, di sisi mana pun, ambil semuanya dan lanjutkan
    menyebar dari sana.
congkak-capture =
    Bila biji terakhir jatuh di lubang sendiri yang kosong, biji di seberang masuk ke lumbung Anda
    dan giliran Anda selesai. Lubang yang baru saja dikosongkan oleh sebaran itu dihitung kosong.
congkak-winner =
    Biji yang tersisa di papan menjadi milik yang punya lubang; siapa yang punya lebih banyak biji
    memenangkan ronde.

congkak-houses =
    .name = Lubang
    .short = Jumlah lubang di setiap sisi.
    .long = Lazimnya tujuh; ada papan dari lima sampai sepuluh.
congkak-seeds =
    .name = Biji
    .short = Jumlah biji di setiap lubang pada awal permainan.
    .long =
        Sebanyak jumlah lubang di satu sisi, kecuali ditentukan lain: 98 untuk tujuh lubang.
    .unset = sebanyak jumlah lubang

congkak-opening =
    .name = Pembukaan
    .short = Apakah sebaran pertama dilakukan bergantian atau bersamaan.
    .long =
        Menurut tradisi, kedua pemain menyebar bersamaan. Bila bergantian, pemain pertama bisa
        menang sebelum pemain kedua jalan, kalau ia sudah hafal caranya. Siapa yang sebarannya mati
        lebih dulu memulai bagian bergantian; bila bersamaan, Selatan. Dalam perangkat lunak, kedua
        tangan menjatuhkan sebiji pada setiap ketukan, lalu tangan yang kosong diselesaikan.
congkak-opening-alternate = Selatan, di bawah, menyebar lebih dulu, lalu pemain bergantian.
    .name = Bergantian
congkak-opening-simultaneous =
    Kedua pemain memilih sebuah lubang dan menyebar bersamaan, biji demi biji, sampai kedua sebaran
    mati; siapa yang mati lebih dulu lalu jalan lebih dulu.
    .name = Bersamaan

congkak-take-own =
    .name = Biji yang menangkap
    .short = Apakah biji terakhir di lubang sendiri yang kosong ikut diambil.
    .long =
        Kebanyakan teks menyimpan biji terakhir dalam hal apa pun; sebagian hanya bersama tangkapan;
        dalam permainan Filipina dan catatan Skeat tahun 1900 biji itu tetap tinggal.
congkak-take-own-always =
    Biji terakhir ikut masuk ke lumbung Anda, sekalipun di seberang tidak ada apa-apa.
    .name = Selalu
congkak-take-own-with-capture =
    Biji terakhir masuk ke lumbung Anda bersama biji tangkapan; bila di seberang tidak ada apa-apa,
    biji itu tetap tinggal.
    .name = Bersama tangkapan
congkak-take-own-never = Biji terakhir itu sendiri selalu tetap tinggal.
    .name = Tidak pernah

congkak-capture-needs-lap =
    .name = Tangkapan perlu satu putaran
    .short = Apakah tangkapan baru berlaku setelah melewati lumbung sendiri.
    .long =
        Turnamen hanya memperbolehkan tangkapan (tikam) setelah sebaran melewati kampung lawan,
        yaitu melalui lumbung sendiri.
congkak-capture-needs-lap-off = Tangkapan tidak memerlukan satu putaran.
    .name = Tidak
congkak-capture-needs-lap-on =
    Tangkapan hanya berlaku bila sebaran ini sudah melewati lumbung Anda sendiri; bila belum, biji
    terakhir tetap tinggal dan giliran selesai.
    .name = Ya

congkak-dead-in-opponent =
    .name = Mati di tempat lawan
    .short = Apa jadinya biji terakhir di lubang lawan yang kosong.
    .long = Biasanya tetap di sana; satu program memberikannya kepada lawan.
congkak-dead-in-opponent-stay =
    Biji terakhir di lubang lawan yang kosong tetap di sana; giliran selesai.
    .name = Tetap
congkak-dead-in-opponent-opponent-store =
    Biji terakhir di lubang lawan yang kosong masuk ke lumbung lawan; giliran selesai.
    .name = Ke lumbungnya

congkak-end =
    .name = Akhir ronde
    .short = Pemain mana yang harus kehabisan biji agar ronde selesai.
    .long =
        Aturan yang lazim mengakhiri ronde bila salah satu pemain kehabisan biji; yang lain menunggu
        gilirannya, atau membiarkannya melewatkan giliran sampai tidak ada yang punya biji.
congkak-end-either =
    Ronde selesai bila satu giliran, atau sebaran sebelum pilihan berikutnya, membuat salah satu
    pemain kehabisan biji di lubangnya.
    .name = Salah satu pemain kehabisan biji
congkak-end-to-move =
    Ronde selesai bila pemain yang mendapat giliran tidak punya biji di lubangnya.
    .name = Pemain yang mendapat giliran kehabisan biji
congkak-end-pass =
    Pemain tanpa biji melewatkan giliran; ronde selesai bila tidak ada lagi yang punya biji.
    .name = Lewatkan giliran

congkak-max-bonus =
    .name = Pilihan tambahan per giliran
    .short = Berapa kali satu giliran boleh berlanjut setelah lumbung sendiri.
    .long =
        Tradisi tidak membatasinya, dan pemain yang sudah hafal pembukaan yang menang tidak perlu
        batas. Batas tiga kali menjadikannya permainan yang adil.
    .unset = tanpa batas

congkak-match =
    .name = Pertandingan
    .short = Berapa ronde dimainkan.
    .long =
        Menurut tradisi, setiap pemain mengisi kembali lubangnya dari lumbungnya setelah satu ronde;
        lubang yang tidak bisa diisi menjadi hangus, dan siapa yang tidak bisa mengisi satu lubang
        pun kalah. Turnamen memainkan tiga papan.
congkak-match-single = Satu ronde dimainkan.
    .name = Satu ronde
congkak-match-traditional =
    Setelah satu ronde setiap pemain mengisi kembali lubangnya dari lumbungnya sendiri dan menyimpan
    sisanya di sana. Pertandingan selesai bila seorang pemain tidak bisa mengisi satu lubang pun.
    .name = Sampai ada yang habis hangus
congkak-match-best-of =
    Beberapa ronde dimainkan, masing-masing dari papan penuh; siapa yang memenangkan lebih banyak
    ronde memenangkan pertandingan.
    .name = Terbaik dari beberapa ronde

congkak-refill =
    .name = Pengisian kembali
    .short = Lubang mana yang diisi kembali lebih dulu.
    .long =
        Mulai dari samping lumbung sendiri dalam kebanyakan teks; dari ujung terjauh menurut Skeat;
        bebas memilih dalam permainan Filipina.
congkak-refill-near = Lubang diisi kembali mulai dari samping lumbung sendiri.
    .name = Samping lumbung dulu
congkak-refill-far = Lubang diisi kembali mulai dari yang terjauh dari lumbung sendiri.
    .name = Terjauh dulu
congkak-refill-choose = Setiap pemain memilih lubangnya yang diisi kembali.
    .name = Pemain memilih

congkak-partial-house =
    .name = Lubang yang tidak penuh
    .short = Apa jadinya lubang yang tidak mendapat jumlah penuhnya.
    .long = Menjadi hangus dan sisanya disimpan di lumbung; atau mengambil sisanya dan tetap terbuka.
congkak-partial-house-burnt =
    Lubang yang tidak mendapat jumlah biji penuhnya menjadi hangus: tidak ada yang mengisinya,
    memainkannya, atau menangkap darinya.
    .name = Hangus
congkak-partial-house-open =
    Lubang yang tidak mendapat jumlah penuhnya mengambil sisa yang ada dan tetap terbuka; lubang
    yang tidak mendapat apa-apa menjadi hangus.
    .name = Mengambil sisanya

congkak-burnt =
    .name = Lubang hangus
    .short = Apakah lubang hangus boleh terbuka lagi.
    .long =
        Biasanya lubang hangus dihitung ulang setiap ronde; sebagian orang bermain bahwa lubang itu
        tetap hangus.
congkak-burnt-per-round = Lubang hangus dihitung ulang setiap ronde.
    .name = Dihitung setiap ronde
congkak-burnt-permanent = Lubang hangus tetap hangus sampai pertandingan selesai.
    .name = Untuk seterusnya

congkak-round-starter =
    .name = Siapa memulai ronde
    .short = Siapa jalan lebih dulu dalam ronde berikutnya.
    .long =
        Yang kalah dalam kebanyakan teks. Setelah ronde seri, yang tidak memulainya.
congkak-round-starter-loser = Yang kalah dalam satu ronde memulai ronde berikutnya.
    .name = Yang kalah
congkak-round-starter-winner = Yang menang dalam satu ronde memulai ronde berikutnya.
    .name = Yang menang
congkak-round-starter-alternate = Pemain memulai ronde secara bergantian.
    .name = Bergantian
