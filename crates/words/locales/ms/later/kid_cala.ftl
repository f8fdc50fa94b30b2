# Kid-Cala, dengan kata risalah: lubang, mancala, buah. Kanak-kanak disapa “kamu”.

kid-cala-beginner-board =
    Kawasan kamu ialah enam lubang di depan kamu dan mancala di sebelah kanan. Pemain paling muda
    mula dahulu.
kid-cala-beginner-sow =
    Ambil semua buah dari salah satu lubang kamu dan jatuhkan satu persatu, lawan arah jam, ke dalam
    yang berikutnya: lubang dan kedua-dua mancala.
kid-cala-beginner-bonus = Jika buah terakhir jatuh ke dalam mancala kamu sendiri, main lagi.
kid-cala-beginner-end =
    Siapa yang pertama mengosongkan semua lubangnya menang, walaupun buah terakhirnya jatuh ke dalam
    mancalanya. Tiada tangkapan dan tiada seri.
kid-cala-beginner-seeds =
    .name = Buah
    .short = Bilangan buah dalam setiap lubang pada permulaan.
    .long = Risalah ada empat, apa-apa jenis pun.

kid-cala-classic-board =
    Kawasan kamu ialah enam lubang di depan kamu dan mancala di sebelah kanan. Pemain paling muda
    mula dahulu.
kid-cala-classic-sow =
    Ambil semua buah dari salah satu lubang kamu dan jatuhkan satu persatu ke dalam yang berikutnya,
    termasuk mancala kamu sendiri. Langkau mancala lawan.
kid-cala-classic-bonus = Jika buah terakhir jatuh ke dalam mancala kamu sendiri, main lagi.
kid-cala-classic-winner = Siapa yang memiliki buah paling banyak dalam mancalanya menang.

# Pilihannya sama dengan Kalah; inilah peraturannya dalam kata kanak-kanak.
kid-cala-classic-direction-counterclockwise =
    Kita bermain lawan arah jam: sepanjang lubang kamu ke kanan, ke dalam mancala kamu, lalu
    sepanjang lubang lawan.
kid-cala-classic-capture-standard =
    Jika buah terakhir jatuh ke dalam lubang kamu yang kosong dan ada buah di seberangnya, ambil
    buah itu dan semua buah di seberang lalu masukkan ke dalam mancala kamu. Jika tiada apa-apa di
    seberang, tiada apa yang berlaku.
kid-cala-classic-leftovers-owner =
    Pada akhirnya setiap pemain memasukkan buah yang tinggal dalam lubangnya ke dalam mancalanya.
kid-cala-classic-end-either =
    Sebaik sahaja seorang pemain kehabisan buah dalam lubangnya, permainan tamat, walaupun dia
    sepatutnya bermain lagi.
    .name = Mana-mana pemain kehabisan buah
kid-cala-classic-skip-start-off =
    Jika kamu membuat satu pusingan penuh, jatuhkan sebiji juga ke dalam lubang tempat kamu bermula.
kid-cala-classic-majority-stop-off =
    Permainan diteruskan walaupun seorang pemain memiliki lebih separuh semua buah.
kid-cala-classic-seeds =
    .name = Buah
    .short = Bilangan buah dalam setiap lubang pada permulaan.
kid-cala-classic-leftovers =
    .name = Buah yang tinggal
    .short = Milik siapa buah yang tinggal di papan pada akhirnya.
kid-cala-classic-direction =
    .short = Ke arah mana buah diagihkan.
kid-cala-classic-direction-clockwise =
    Kita bermain ikut arah jam: sepanjang lubang kamu ke kiri, lalu sepanjang lubang lawan, lalu ke
    dalam mancala kamu. Apabila satu kedudukan berulang kali ketiga dengan isi mancala yang sama,
    permainan tamat.
kid-cala-classic-capture =
    .short = Apa yang diperoleh buah terakhir dalam lubang sendiri yang kosong.
kid-cala-classic-capture-empty =
    Jika buah terakhir jatuh ke dalam lubang kamu yang kosong, masukkan buah itu ke dalam mancala
    kamu bersama segala yang ada di seberang, walaupun tiada apa-apa.
kid-cala-classic-capture-seed-only =
    Jika buah terakhir jatuh ke dalam lubang kamu yang kosong, masukkan buah itu sahaja ke dalam
    mancala kamu; buah di seberang kekal.
kid-cala-classic-leftovers-uncounted =
    Pada akhirnya buah yang masih di papan tidak dikira untuk sesiapa.
kid-cala-classic-end =
    .short = Pemain mana mesti kehabisan buah supaya permainan tamat.
kid-cala-classic-end-to-move =
    Permainan tamat apabila pemain yang mendapat giliran tiada buah dalam lubangnya.
    .name = Pemain yang mendapat giliran kehabisan buah
kid-cala-classic-majority-stop =
    .short = Sama ada permainan tamat apabila sebuah mancala berisi lebih separuh semua buah.
kid-cala-classic-majority-stop-on =
    Permainan tamat sebaik sahaja sebuah mancala berisi lebih separuh semua buah.
