# Banana-Cala, dengan kata-kata brosurnya.

banana-cala-board =
    Setiap pemain mulai dengan enam pisang, enam apel, enam jeruk, dan enam anggur di mancalanya;
    semua lubang kosong. Pemain termuda mulai lebih dulu.
banana-cala-direction =
    Buah disebar searah jarum jam: dilihat dari mancalamu, ke kiri, sepanjang lubangmu, ke mancala
    lawan, sepanjang lubangnya, lalu ke mancalamu.
banana-cala-move =
    Ambil satu sampai enam buah pilihanmu dari mancala, atau semua buah dari salah satu lubangmu,
    dan jatuhkan satu per satu. Apa pun yang ada di mancalamu boleh kamu sebar.
banana-cala-capture =
    Bila buah terakhir jatuh di lubangmu yang kosong dan ada buah di seberangnya, keduanya masuk ke
    tumpukanmu di samping papan. Bila di seberang tidak ada apa-apa, tidak ada yang didapat.
banana-cala-leftovers =
    Bila permainan selesai, pemain yang lain menambahkan semua buah yang tersisa di papan ke
    tumpukannya.
banana-cala-score =
    Setiap pisang yang kamu dapat menghapus satu buahmu yang lain: poinmu adalah apel, jeruk, dan
    anggur dikurangi pisang, dan bisa di bawah nol. Jumlah poin kedua pemain selalu 24.
banana-cala-repetition =
    Bila suatu posisi muncul untuk ketiga kalinya, atau setelah 100 langkah tanpa tangkapan,
    permainan selesai dan setiap pemain menambahkan buah di lubang dan mancalanya sendiri ke
    tumpukannya.

banana-cala-order =
    .name = Urutan menjatuhkan
    .short = Apakah pemain memilih dalam urutan apa buah dijatuhkan.
    .long =
        Brosurnya tidak menyebut urutan; Mancala World memperbolehkan urutan apa pun.
banana-cala-order-choice = Kamu menjatuhkan buah dalam urutan yang kamu suka.
    .name = Sesukamu
banana-cala-order-fixed =
    Buah dijatuhkan dalam urutan tetap: apel, jeruk, anggur, dan pisang paling akhir.
    .name = Pisang paling akhir

banana-cala-own-mancala =
    .name = Mancala sendiri
    .short = Apakah sebaran panjang menjatuhkan buah ke mancala sendiri.
    .long =
        Brosurnya hanya menyebut mancala lawan; aturan Jerman menyebut keduanya.
banana-cala-own-mancala-sow =
    Sebaran yang berputar penuh menjatuhkan satu buah ke mancalamu sendiri.
    .name = Diisi
banana-cala-own-mancala-skip = Sebaran yang berputar penuh melewati mancalamu sendiri.
    .name = Dilewati

banana-cala-capture-optional =
    .name = Tangkapan tidak wajib
    .short = Apakah tangkapan boleh dibiarkan di papan.
    .long =
        Brosurnya mengatakan bahwa pemain “boleh” mengambilnya, seperti dalam permainan klasik, yang
        oleh semua orang dianggap wajib; dengan adanya pisang, itu benar-benar pertanyaan. Langkah
        yang membiarkan tangkapannya ditulis dengan “~” di ujungnya.
banana-cala-capture-optional-off = Tangkapan wajib diambil.
    .name = Tidak
banana-cala-capture-optional-on = Kamu boleh membiarkan yang bisa kamu tangkap.
    .name = Ya

banana-cala-bonus =
    .name = Giliran tambahan
    .short = Apakah buah terakhir di mancala sendiri memberi satu giliran lagi.
    .long =
        Dua permainan lain dalam brosur punya aturan ini; permainan ini menyebut aturannya sendiri
        dan tidak punya.
banana-cala-bonus-off = Tidak ada giliran tambahan.
    .name = Tidak
banana-cala-bonus-on = Bila buah terakhir jatuh di mancalamu sendiri, main lagi.
    .name = Ya

banana-cala-end =
    .name = Akhir permainan
    .short = Pemain mana yang harus kehabisan buah agar permainan selesai.
    .long =
        Brosurnya mengakhiri permainan begitu lubang dan mancala seorang pemain kosong; Mancala
        World bila seorang pemain tidak bisa jalan.
banana-cala-end-either =
    Permainan selesai setelah langkah yang membuat salah satu pemain kehabisan buah di lubang dan
    mancalanya.
    .name = Salah satu pemain kehabisan buah
banana-cala-end-to-move =
    Permainan selesai bila pemain yang mendapat giliran tidak punya buah di lubang dan mancalanya.
    .name = Pemain yang mendapat giliran kehabisan buah
