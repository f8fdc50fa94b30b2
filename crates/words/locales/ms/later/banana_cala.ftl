# Banana-Cala, dengan kata risalah.

banana-cala-board =
    Setiap pemain bermula dengan enam pisang, enam epal, enam oren dan enam anggur dalam mancalanya;
    semua lubang kosong. Pemain paling muda mula dahulu.
banana-cala-direction =
    Buah diagihkan ikut arah jam: dilihat dari mancala kamu, ke kiri, sepanjang lubang kamu, ke
    dalam mancala lawan, sepanjang lubangnya, lalu ke dalam mancala kamu.
banana-cala-move =
    Ambil satu hingga enam buah pilihan kamu dari mancala, atau semua buah dari salah satu lubang
    kamu, dan jatuhkan satu persatu. Apa sahaja dalam mancala kamu boleh kamu agihkan.
banana-cala-capture =
    Jika buah terakhir jatuh ke dalam lubang kamu yang kosong, dan ada buah di seberangnya,
    kedua-duanya masuk ke longgokan kamu di sisi papan. Jika tiada apa-apa di seberang, tiada apa
    yang diperoleh.
banana-cala-leftovers =
    Apabila permainan tamat, pemain yang satu lagi menambah semua buah yang tinggal di papan ke
    longgokannya.
banana-cala-score =
    Setiap pisang yang kamu peroleh membatalkan satu buah kamu yang lain: mata kamu ialah epal, oren
    dan anggur tolak pisang, dan boleh kurang daripada sifar. Jumlah mata kedua-dua pemain sentiasa
    24.
banana-cala-repetition =
    Apabila satu kedudukan berulang kali ketiga, atau selepas 100 langkah tanpa tangkapan, permainan
    tamat dan setiap pemain menambah buah dalam lubang dan mancalanya sendiri ke longgokannya.

banana-cala-order =
    .name = Urutan menjatuhkan
    .short = Sama ada pemain memilih urutan buah dijatuhkan.
    .long =
        Risalah tidak menyebut apa-apa tentang urutan; Mancala World membenarkan sebarang gabungan.
banana-cala-order-choice = Kamu menjatuhkan buah mengikut urutan yang kamu suka.
    .name = Sesuka hati
banana-cala-order-fixed =
    Buah dijatuhkan mengikut urutan tetap: epal, oren, anggur, dan pisang paling akhir.
    .name = Pisang paling akhir

banana-cala-own-mancala =
    .name = Mancala sendiri
    .short = Sama ada agihan yang panjang menjatuhkan buah ke dalam mancala sendiri.
    .long =
        Risalah hanya menyebut mancala lawan; peraturan Jerman menyebut kedua-duanya.
banana-cala-own-mancala-sow =
    Agihan yang membuat satu pusingan penuh menjatuhkan sebiji ke dalam mancala kamu sendiri.
    .name = Diisi
banana-cala-own-mancala-skip =
    Agihan yang membuat satu pusingan penuh melangkau mancala kamu sendiri.
    .name = Dilangkau

banana-cala-capture-optional =
    .name = Tangkapan tidak wajib
    .short = Sama ada tangkapan boleh dibiarkan di papan.
    .long =
        Risalah menyebut bahawa pemain “boleh” mengambilnya, seperti dalam permainan klasik, yang
        dianggap wajib oleh semua orang; dengan adanya pisang, soalan ini penting. Langkah yang
        membiarkan tangkapannya ditulis dengan “~” di hujung.
banana-cala-capture-optional-off = Tangkapan adalah wajib.
    .name = Tidak
banana-cala-capture-optional-on = Kamu boleh membiarkan apa yang boleh kamu tangkap.
    .name = Ya

banana-cala-bonus =
    .name = Giliran tambahan
    .short = Sama ada buah terakhir dalam mancala sendiri memberi satu giliran lagi.
    .long =
        Dua permainan lain dalam risalah ada peraturan ini; permainan ini menyenaraikan peraturannya
        sendiri dan tidak ada.
banana-cala-bonus-off = Tiada giliran tambahan.
    .name = Tidak
banana-cala-bonus-on = Jika buah terakhir jatuh ke dalam mancala kamu sendiri, main lagi.
    .name = Ya

banana-cala-end =
    .name = Tamat permainan
    .short = Pemain mana mesti kehabisan buah supaya permainan tamat.
    .long =
        Risalah menamatkan permainan sebaik sahaja lubang dan mancala seorang pemain kosong; Mancala
        World apabila seorang pemain tidak dapat bermain.
banana-cala-end-either =
    Permainan tamat selepas langkah yang menyebabkan salah seorang pemain kehabisan buah dalam
    lubang dan mancalanya.
    .name = Mana-mana pemain kehabisan buah
banana-cala-end-to-move =
    Permainan tamat apabila pemain yang mendapat giliran tiada buah dalam lubang dan mancalanya.
    .name = Pemain yang mendapat giliran kehabisan buah
