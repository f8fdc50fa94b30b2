# Kid-Cala, dengan kata-kata brosurnya: lubang, mancala, buah. Anak-anak disapa “kamu”.

kid-cala-beginner-board =
    Wilayahmu adalah enam lubang di depanmu dan mancala di sebelah kananmu. Pemain termuda mulai
    lebih dulu.
kid-cala-beginner-sow =
    Ambil semua buah dari salah satu lubangmu dan jatuhkan satu per satu, berlawanan arah jarum jam,
    ke tempat berikutnya: lubang-lubang dan kedua mancala.
kid-cala-beginner-bonus = Bila buah terakhir jatuh di mancalamu sendiri, main lagi.
kid-cala-beginner-end =
    Siapa yang lebih dulu mengosongkan semua lubangnya menang, sekalipun buah terakhirnya jatuh di
    mancalanya. Tidak ada tangkapan dan tidak ada seri.
kid-cala-beginner-seeds =
    .name = Buah
    .short = Jumlah buah di setiap lubang pada awal permainan.
    .long = Brosurnya memakai empat, jenis apa saja.

kid-cala-classic-board =
    Wilayahmu adalah enam lubang di depanmu dan mancala di sebelah kananmu. Pemain termuda mulai
    lebih dulu.
kid-cala-classic-sow =
    Ambil semua buah dari salah satu lubangmu dan jatuhkan satu per satu ke tempat berikutnya,
    termasuk mancalamu sendiri. Lewati mancala lawan.
kid-cala-classic-bonus = Bila buah terakhir jatuh di mancalamu sendiri, main lagi.
kid-cala-classic-winner = Siapa yang punya buah terbanyak di mancalanya menang.

# Opsinya sama dengan Kalah; inilah aturannya dengan kata-kata untuk anak-anak.
kid-cala-classic-direction-counterclockwise =
    Kita bermain berlawanan arah jarum jam: sepanjang lubangmu ke kanan, ke mancalamu, lalu
    sepanjang lubang lawan.
kid-cala-classic-capture-standard =
    Bila buah terakhir jatuh di lubangmu yang kosong dan ada buah di seberangnya, ambil buah itu dan
    semua buah di seberang, lalu masukkan ke mancalamu. Bila di seberang tidak ada apa-apa, tidak
    terjadi apa-apa.
kid-cala-classic-leftovers-owner =
    Pada akhirnya setiap pemain memasukkan buah yang tersisa di lubangnya ke mancalanya.
kid-cala-classic-end-either =
    Begitu seorang pemain kehabisan buah di lubangnya, permainan selesai, sekalipun ia seharusnya
    main lagi.
    .name = Salah satu pemain kehabisan buah
kid-cala-classic-skip-start-off =
    Bila kamu berputar penuh, jatuhkan satu buah juga di lubang tempat kamu mulai.
kid-cala-classic-majority-stop-off =
    Permainan berlanjut sekalipun seorang pemain punya lebih dari setengah semua buah.
kid-cala-classic-seeds =
    .name = Buah
    .short = Jumlah buah di setiap lubang pada awal permainan.
kid-cala-classic-leftovers =
    .name = Buah yang tersisa
    .short = Milik siapa buah yang tersisa di papan pada akhirnya.
kid-cala-classic-direction =
    .short = Ke arah mana buah disebar.
kid-cala-classic-direction-clockwise =
    Kita bermain searah jarum jam: sepanjang lubangmu ke kiri, lalu sepanjang lubang lawan, lalu ke
    mancalamu. Bila suatu posisi muncul untuk ketiga kalinya dengan isi mancala yang sama, permainan
    selesai.
kid-cala-classic-capture =
    .short = Apa yang didapat buah terakhir di lubang sendiri yang kosong.
kid-cala-classic-capture-empty =
    Bila buah terakhir jatuh di lubangmu yang kosong, masukkan buah itu ke mancalamu bersama semua
    yang ada di seberang, sekalipun tidak ada apa-apa.
kid-cala-classic-capture-seed-only =
    Bila buah terakhir jatuh di lubangmu yang kosong, masukkan buah itu saja ke mancalamu; buah di
    seberang tetap tinggal.
kid-cala-classic-leftovers-uncounted =
    Pada akhirnya buah yang masih di papan tidak dihitung untuk siapa pun.
kid-cala-classic-end =
    .short = Pemain mana yang harus kehabisan buah agar permainan selesai.
kid-cala-classic-end-to-move =
    Permainan selesai bila pemain yang mendapat giliran tidak punya buah di lubangnya.
    .name = Pemain yang mendapat giliran kehabisan buah
kid-cala-classic-majority-stop =
    .short = Apakah permainan selesai bila sebuah mancala berisi lebih dari setengah semua buah.
kid-cala-classic-majority-stop-on =
    Permainan selesai begitu sebuah mancala berisi lebih dari setengah semua buah.
