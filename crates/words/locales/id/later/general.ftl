# Aturan permainan kunci, kalimat demi kalimat, dan tempat dimainkannya. Bahasa Inggrisnya ada di
# “rules”: pengenalnya “general-”, kunci dan nilainya, serta “region-” dan kata Inggris tempat itu.

## Papan

general-board =
    Papan memiliki dua baris, masing-masing { $houses } lubang, dengan { $seeds } biji di setiap
    lubang pada awal permainan.
general-board-bare = Papan memiliki dua baris, masing-masing { $houses } lubang.
general-four-board =
    Papan memiliki empat baris, masing-masing { $columns } lubang, dengan { $seeds } biji di setiap
    lubang pada awal permainan; dua baris di depan seorang pemain adalah miliknya, dan bijinya tetap
    di sana.
general-four-board-bare =
    Papan memiliki empat baris, masing-masing { $columns } lubang; dua baris di depan seorang pemain
    adalah miliknya, dan bijinya tetap di sana.
general-bao-board =
    Papan memiliki empat baris, masing-masing delapan lubang; dua baris di depan seorang pemain
    adalah miliknya.

## Tujuan

general-goal-most = Memiliki lebih banyak biji daripada lawan.
general-goal-clear = Menjadi yang pertama kehabisan biji di sisi sendiri.
general-goal-deprive = Membuat lawan kehabisan biji.
general-goal-immobilise = Membuat lawan tidak bisa jalan.
general-goal-bao = Mengosongkan baris depan lawan, atau membuatnya tidak bisa jalan.

## Akhir

general-over-no-move = Permainan selesai bila pemain yang mendapat giliran tidak bisa jalan.
general-over-no-move-or-majority =
    Permainan selesai bila pemain yang mendapat giliran tidak bisa jalan, atau bila seorang pemain
    punya lebih dari setengah semua biji.
general-over-majority =
    Permainan juga selesai bila seorang pemain punya lebih dari setengah semua biji.
general-over-bao =
    Pemain yang baris depannya kosong setelah satu giliran, atau yang tidak bisa jalan, kalah.
general-over-third-sides =
    Bila suatu posisi muncul untuk ketiga kalinya, permainan selesai dan setiap pemain mengambil
    biji di sisinya sendiri.
general-over-third-fewer =
    Bila suatu posisi muncul untuk ketiga kalinya, permainan selesai dan pemain yang bijinya lebih
    sedikit di sisinya menang.
general-over-third-more =
    Bila suatu posisi muncul untuk ketiga kalinya, permainan selesai dan pemain yang bijinya lebih
    banyak di sisinya menang.
general-over-third-counted =
    Bila suatu posisi muncul untuk ketiga kalinya, permainan selesai dan biji dihitung.
general-over-third-drawn = Bila suatu posisi muncul untuk ketiga kalinya, permainan seri.

## Dua baris

general-setup-list =
    Permainan dimulai dengan biji berikut di lubang (Selatan / Utara, masing-masing dari kirinya
    sendiri): { $list }.
general-direction-clockwise = Biji disebar searah jarum jam.
general-direction-split =
    Isi lubang di paruh kiri disebar searah jarum jam, isi lubang di paruh kanan berlawanan arah
    jarum jam.
general-direction-centre =
    Isi lubang di paruh kanan disebar searah jarum jam, isi lubang di paruh kiri berlawanan arah
    jarum jam.
general-direction-odd-even =
    Lubang dengan jumlah biji genap disebar searah jarum jam, lubang dengan jumlah ganjil berlawanan
    arah jarum jam.
general-direction-alternate =
    Pemain pertama memilih satu arah dan memakainya sepanjang permainan; lawannya menyebar ke arah
    sebaliknya.
general-either-all = Pemain memilih arah setiap sebaran.
general-either-list = Pemain memilih arah sebaran yang dimulai dari lubang ini: { $list }.
general-first-seed-stays = Biji pertama dijatuhkan kembali ke lubang asalnya.
general-first-seed-stays-unless-single =
    Biji pertama dijatuhkan kembali ke lubang asalnya, kecuali bila hanya itu bijinya.
general-skip-start-on = Sebaran melewati lubang tempatnya dimulai.
general-min-sow-number = Sebuah lubang hanya boleh disebar bila berisi sedikitnya { $number } biji.
general-sow-store-own = Lumbung sendiri mendapat sebiji saat dilalui; lumbung lawan tidak.
general-sow-store-both = Kedua lumbung mendapat sebiji saat dilalui.
general-bonus-never = Biji terakhir di lumbung tidak berpengaruh.
general-bonus-both-stores = Biji terakhir di lumbung mana pun memberi satu sebaran lagi.
general-bonus-1 =
    Biji terakhir di lumbung sendiri memberi satu sebaran lagi, sekali saja dalam satu giliran.
general-bonus-number =
    Biji terakhir di lumbung sendiri memberi satu sebaran lagi, paling banyak { $number } kali dalam
    satu giliran.
general-again-capture = Pemain yang menangkap menyebar lagi.
general-again-capture-once = Pemain yang menangkap menyebar lagi, sekali saja dalam satu giliran.
general-laps-relay =
    Bila biji terakhir jatuh di lubang yang berisi, seluruh isinya diambil dan disebar lagi.
general-laps-relay-next =
    Setelah biji terakhir, isi lubang berikutnya diambil, bila ada, dan disebar lagi.
general-relay-when-own-side = Sebaran disambung hanya dari sisi sendiri.
general-relay-when-opponent-side = Sebaran disambung hanya dari sisi lawan.
general-relay-when-after-visit =
    Sebaran disambung hanya bila sudah sampai ke sisi lawan sebelum sambungan pertama.
general-relay-when-not-in-store = Sebaran yang berakhir di lumbung tidak disambung.
general-relay-when-not-from-store = Isi lumbung tidak pernah diambil untuk menyambung sebaran.
general-relay-when-at-least-number =
    Sebaran disambung hanya dari lubang yang berisi sedikitnya { $number } biji.
general-relay-when-exactly-number =
    Sebaran disambung hanya dari lubang yang berisi tepat { $number } biji.
general-relay-turns-on = Setiap sambungan berbalik arah.
general-capture-count =
    Biji terakhir menangkap isi lubang tempatnya jatuh, bila jumlahnya kini sesuai ketentuan.
general-capture-facing = Biji terakhir menangkap biji di lubang seberang.
general-capture-next = Biji terakhir menangkap biji di lubang sebelahnya.
general-capture-two-out = Bila lubang setelah biji terakhir kosong, isi lubang sesudahnya ditangkap.
general-capture-match =
    Bila lubang tempat biji terakhir jatuh dan lubang seberangnya sama banyak isinya, keduanya
    ditangkap.
general-capture-singles = Biji terakhir menangkap semua biji tunggal di papan.
general-capture-reached =
    Biji terakhir di sisi lawan, atau di lubang terakhir sendiri, menangkap isi semua lubang lawan
    yang jumlahnya sesuai ketentuan.
general-take-even = Hanya jumlah biji genap yang ditangkap.
general-take-1 = Hanya biji tunggal yang ditangkap.
general-take-number = Hanya lubang yang berisi tepat { $number } biji yang ditangkap.
general-take-list = Hanya jumlah biji ini yang bisa ditangkap: { $list }.
general-take-min-1 = Berapa pun jumlah bijinya boleh ditangkap.
general-take-min-number = Kurang dari { $number } biji tidak ditangkap.
general-take-max-number = Lebih dari { $number } biji tidak ditangkap.
general-take-side-opponent = Hanya lubang lawan yang ditangkap.
general-take-side-own = Hanya lubang sendiri yang ditangkap.
general-take-side-opponent-first =
    Lubang tempat biji terakhir jatuh harus milik lawan; lubang selanjutnya boleh milik siapa pun.
general-take-side-own-first =
    Lubang tempat biji terakhir jatuh harus milik pemain itu; lubang selanjutnya boleh milik siapa
    pun.
general-chain-on =
    Tangkapan berlanjut ke lubang berikutnya di sepanjang papan, selama masing-masing bisa ditangkap
    tanpa terputus.
general-chain-number =
    Tangkapan berlanjut ke lubang berikutnya di sepanjang papan tanpa terputus, paling banyak
    { $number } lubang seluruhnya.
general-chain-direction-on = Tangkapan berlanjut searah sebaran.
general-chain-direction-both =
    Tangkapan berlanjut ke kedua arah dari lubang tempat biji terakhir jatuh.
general-landing-any = Lubang tempat biji terakhir jatuh tidak harus kosong.
general-chain-landing-any =
    Bila tangkapan dari seberang berlanjut, lubang berikutnya tidak harus kosong.
general-own-seed-with-capture = Biji yang menangkap ikut diambil.
general-own-seed-always = Biji terakhir diambil sekalipun di seberang tidak ada apa-apa.
general-passing-owner =
    Isi lubang yang mencapai jumlah tangkapan saat biji dijatuhkan menjadi milik yang punya lubang,
    kecuali bila yang jatuh itu biji terakhir sebaran.
general-passing-owner-all =
    Isi lubang yang mencapai jumlah tangkapan saat biji dijatuhkan menjadi milik yang punya lubang.
general-passing-sower =
    Isi lubang yang mencapai jumlah tangkapan saat biji dijatuhkan menjadi milik pemain yang
    menyebar, kecuali bila yang jatuh itu biji terakhir sebaran.
general-passing-sower-own =
    Pemain yang menyebar mendapat isi lubangnya sendiri yang mencapai jumlah tangkapan saat biji
    dijatuhkan, kecuali bila yang jatuh itu biji terakhir sebaran.
general-passing-sower-opponent =
    Pemain yang menyebar mendapat isi lubang lawan yang mencapai jumlah tangkapan saat biji
    dijatuhkan, kecuali bila yang jatuh itu biji terakhir sebaran.
general-lap-captures-on = Tangkapan tidak mengakhiri giliran: sebaran disambung sesudahnya.
general-extra-facing =
    Bersama tangkapan, isi lubang di seberang lubang pertama yang ditangkap ikut diambil.
general-extra-facing-each =
    Bersama tangkapan, isi lubang di seberang setiap lubang yang ditangkap ikut diambil.
general-extra-alike =
    Bersama tangkapan, isi semua lubang lawan yang mencapai jumlah tangkapan ikut diambil.
general-extra-landing = Bersama tangkapan, isi lubang tempat biji terakhir jatuh ikut diambil.
general-last-seeds-number =
    Bila tersisa { $number } biji atau kurang di papan, semuanya langsung diambil.
general-last-seeds-to-starter = Biji penghabisan menjadi milik pemain yang jalan lebih dulu.
general-tax-one-each-lap =
    Setiap kali biji diambil untuk disebar atau disambung, sebiji di antaranya masuk ke lumbung.
general-tax-single-facing =
    Biji tunggal yang diambil untuk disebar lebih dulu menangkap biji di seberang.
general-tax-all-singles-facing =
    Sebelum menyebar, pemain mengambil biji di seberang semua biji tunggalnya sendiri.
general-no-capture-turns-number =
    Tidak ada yang ditangkap pada giliran-giliran pertama; banyaknya, dihitung untuk kedua pemain:
    { $number }.
general-no-single-capture-on = Biji tunggal yang disebar tidak menangkap apa pun.
general-locked-on = Sebuah lubang baru bisa ditangkap setelah pemiliknya pernah mulai dari sana.
general-skip-full-number = Lubang yang berisi { $number } biji atau lebih dilewati.
general-skip-holding-number = Lubang lawan yang berisi tepat { $number } biji dilewati.
general-close-at-number =
    Biji terakhir yang membuat isi lubang lawan menjadi { $number } menutup lubang itu.
general-close-not-last = Lubang terakhir seorang pemain tidak pernah ditutup.
general-visit-on =
    Tangkapan dari seberang memerlukan biji yang jatuh di sisi lawan dalam giliran yang sama; bila
    tidak, berakhir di lubang sendiri yang kosong memberi satu sebaran lagi.
general-grand-slam-illegal = Langkah yang akan mengambil semua biji lawan tidak diperbolehkan.
general-grand-slam-no-capture =
    Langkah yang akan mengambil semua biji lawan tidak menangkap apa pun.
general-grand-slam-opponent-gets-rest =
    Siapa yang mengambil semua biji lawan menyerahkan sisa di papan kepadanya.
general-grand-slam-leave-left =
    Tangkapan atas semua biji lawan menyisakan lubang yang paling kiri dilihat dari penangkapnya.
general-grand-slam-leave-right =
    Tangkapan atas semua biji lawan menyisakan lubang yang paling kanan dilihat dari penangkapnya.
general-grand-slam-capture-and-replay = Siapa yang mengambil semua biji lawan menyebar lagi.
general-must-feed-when-empty =
    Bila lawan kehabisan biji, ia harus diberi biji, kalau ada langkah yang memungkinkannya.
general-start-rule-reach-or-empty =
    Sebaran harus sampai ke sisi lawan atau berakhir di lubang sendiri yang kosong.
general-start-rule-end-occupied = Sebaran, sebelum disambung, tidak boleh berakhir di lubang kosong.
general-start-rule-single-to-empty = Biji tunggal hanya boleh disebar ke lubang kosong.
general-start-rule-singles-last = Biji tunggal hanya boleh disebar bila tidak ada pilihan lain.
general-start-rule-singles-last-to-empty =
    Biji tunggal hanya boleh disebar bila tidak ada pilihan lain, dan hanya ke lubang kosong.
general-start-rule-twos-last =
    Lubang yang berisi dua biji hanya boleh disebar bila tidak ada pilihan lain.
general-start-rule-twos-last-right =
    Lubang yang berisi dua biji hanya boleh disebar bila tidak ada pilihan lain, dan saat itu hanya
    yang paling kanan.
general-start-rule-right-two-first = Permainan dimulai dari salah satu dari dua lubang paling kanan.
general-start-rule-right-two-first-then-twos-last =
    Permainan dimulai dari salah satu dari dua lubang paling kanan; lubang yang berisi dua biji
    hanya boleh disebar bila tidak ada pilihan lain.
general-start-rule-right-half-first = Giliran pertama setiap pemain dimulai dari paruh kanannya.
general-start-rule-right-half-then-reach =
    Giliran pertama setiap pemain dimulai dari paruh kanannya; sesudah itu sebaran harus sampai ke
    sisi lawan atau berakhir di lubang sendiri yang kosong.
general-start-rule-not-facing-single = Lubang di seberang biji tunggal tidak boleh dimainkan.
general-start-rule-each-house-once =
    Setiap lubang harus dimainkan sekali sebelum ada yang dimainkan dua kali.
general-opening-single-first =
    Sebaran yang paling pertama tidak disambung dan tidak menangkap apa pun.
general-opening-relay-first =
    Sebaran yang paling pertama hanya disambung biasa dan tidak menangkap apa pun.
general-opening-no-choice-first = Sebaran pertama setiap pemain mengikuti arah yang biasa.
general-hold-tuzdik =
    Biji terakhir bisa membentuk tuzdik: lubang yang isinya langsung menjadi milik pemegangnya
    sepanjang permainan.
general-hold-walda =
    Biji terakhir bisa membentuk walda: lubang yang isinya dihitung untuk pemegangnya.
general-hold-weg =
    Biji terakhir bisa membentuk weg: lubang yang isinya dihitung untuk pemegangnya, tetapi lawan
    bisa merampas dua biji darinya dengan biji terakhir.
general-hold-bull =
    Biji terakhir bisa membentuk “sapi jantan”, atau dua sekaligus: lubang yang isinya dihitung
    untuk pemegangnya.
general-hold-at-number = Lubang dipegang bila biji terakhir membuat isinya menjadi { $number }.
general-hold-where-own = Hanya lubang di sisi sendiri yang bisa dipegang.
general-hold-where-any = Lubang di kedua sisi bisa dipegang.
general-hold-where-own-middle-opponent-ends =
    Hanya lubang di bagian tengah sisi sendiri dan di ujung sisi lawan yang bisa dipegang.
general-hold-where-ends-and-opponent-next =
    Hanya lubang di ujung kedua sisi yang bisa dipegang, dan di sisi lawan juga lubang di sebelah
    ujung itu.
general-hold-not-last = Lubang terakhir lawan tidak bisa dipegang.
general-hold-not-first = Lubang pertama lawan tidak bisa dipegang.
general-hold-not-same =
    Sebuah lubang tidak bisa dipegang bila lubang bernomor sama di sisi lain sudah dipegang.
general-hold-not-facing = Lubang di seberang lubang yang dipegang tidak bisa dipegang.
general-hold-not-single = Lubang tidak bisa dipegang dengan biji tunggal yang disebar.
general-hold-one-on = Setiap pemain hanya bisa memegang satu lubang.
general-bank-held =
    Semua yang didapat seorang pemain masuk ke lubang pertama yang dipegangnya; selama belum ada, ia
    tidak mendapat apa-apa.
general-hold-sown-never = Lubang yang dipegang dilewati.
general-hold-sown-not-opponents = Lubang yang dipegang lawan dilewati.
general-hold-sown-opponents-last-only =
    Lubang yang dipegang lawan dilewati, kecuali oleh biji terakhir.
general-endless-illegal = Giliran yang tidak akan pernah berakhir tidak diperbolehkan.
general-no-move-pass =
    Pemain yang tidak bisa jalan melewatkan giliran; permainan selesai bila keduanya tidak bisa
    jalan.
general-end-own-cleared =
    Permainan juga selesai bila seorang pemain sudah mengosongkan sisinya sendiri.
general-end-opponent-cleared =
    Permainan juga selesai bila seorang pemain sudah mengosongkan sisi lawan.
general-end-either-cleared = Permainan juga selesai bila salah satu sisi kosong.
general-end-few-seeds = Permainan juga selesai bila hanya tersisa beberapa biji di papan.
general-end-at-number = Permainan selesai bila tersisa { $number } biji atau kurang di papan.
general-majority-off =
    Permainan berlanjut sekalipun seorang pemain punya lebih dari setengah semua biji.
general-leftovers-uncounted = Biji yang tersisa di papan tidak dihitung untuk siapa pun.
general-leftovers-last-mover = Biji yang tersisa di papan menjadi milik pemain yang jalan terakhir.
general-leftovers-split =
    Biji yang tersisa di papan dibagi rata; biji ganjil menjadi milik pemain yang bijinya lebih
    sedikit.
general-leftovers-unfed-else-owner =
    Biji yang tersisa di papan menjadi milik pemain yang tidak bisa diberi biji; dalam hal lain,
    setiap pemain menyimpan biji di sisinya.
general-leftovers-unfed-else-uncounted =
    Biji yang tersisa di papan menjadi milik pemain yang tidak bisa diberi biji; dalam hal lain,
    biji itu tidak dihitung untuk siapa pun.
general-leftovers-unfed-else-last-mover =
    Biji yang tersisa di papan menjadi milik pemain yang tidak bisa diberi biji; dalam hal lain,
    milik pemain yang jalan terakhir.
general-leftovers-unfed-else-split =
    Biji yang tersisa di papan menjadi milik pemain yang tidak bisa diberi biji; dalam hal lain,
    biji itu dibagi rata.
general-repetition-own-side =
    Bila suatu posisi terulang, permainan selesai dan setiap pemain mengambil biji di sisinya
    sendiri.
general-repetition-split =
    Bila suatu posisi terulang, permainan selesai dan biji yang tersisa dibagi rata.
general-repetition-threefold =
    Bila suatu posisi muncul untuk ketiga kalinya, permainan selesai dan setiap pemain mengambil
    biji di sisinya sendiri.
general-turn =
    Selatan, di bawah, mulai, lalu kedua pemain bergiliran. Dalam satu giliran, pemain mengambil semua biji
    dari sebuah lubang di sisinya dan menyebarnya satu per satu ke lubang-lubang berikutnya.
general-direction-counterclockwise = Biji disebar berlawanan arah jarum jam.
general-sow-store-none = Lumbung tidak mendapat biji saat dilalui.
general-bonus-always = Biji terakhir di lumbung sendiri memberi satu sebaran lagi.
general-laps-single = Sebaran berakhir dengan biji terakhirnya.
general-capture-none = Biji terakhir tidak menangkap apa pun.
general-take-any = Jumlah biji berapa pun bisa ditangkap.
general-take-side-any = Lubang di kedua sisi bisa ditangkap.
general-chain-off = Tangkapan tidak berlanjut ke lubang lain.
general-chain-direction-back = Tangkapan berlanjut berlawanan dengan arah sebaran.
general-landing-empty = Biji terakhir hanya menangkap bila lubang tempatnya jatuh tadinya kosong.
general-chain-landing-empty =
    Bila tangkapan dari seberang berlanjut, lubang berikutnya juga harus kosong.
general-own-seed-stays = Biji yang menangkap tetap di tempatnya.
general-last-seeds-to-mover = Biji penghabisan menjadi milik pemain yang baru saja jalan.
general-hold-where-opponent = Hanya lubang di sisi lawan yang bisa dipegang.
general-hold-sown-on = Lubang yang dipegang mendapat biji seperti lubang lain.
general-endless-draw = Giliran yang tidak akan pernah berakhir membuat permainan seri.
general-leftovers-owner = Pada akhirnya, biji yang tersisa menjadi milik pemain di sisi itu.
general-held = Lubang yang dipegang tidak boleh dimainkan, dan tidak ada yang ditangkap di sana.
general-closed-single =
    Biji di lubang yang ditutup keluar dari permainan. Pemiliknya melewatinya; biji yang disebar
    lawannya ke sana juga keluar.
general-closed-relay =
    Biji di lubang yang ditutup diambil dan disebar lagi. Setelah itu pemiliknya melewatinya; biji
    yang disebar lawannya ke sana keluar dari permainan.
general-take-passing-list = Jumlah yang ditangkap saat biji dijatuhkan: { $list }.
general-take-passing-even = Jumlah biji genap ditangkap saat biji dijatuhkan.
general-two-out-occupied = Biji terakhir harus jatuh di lubang yang berisi.
general-next-relay =
    Syarat tangkapan berlaku untuk lubang tempat biji terakhir jatuh; isi lubang sebelahnya diambil,
    berapa pun jumlahnya.
general-count-first = Biji terakhir yang menangkap mengakhiri sebaran.
general-captures-at-end = Hanya biji yang paling akhir, setelah semua sambungan, yang menangkap.
general-lap-captures-next-house = Sebaran disambung dengan isi lubang setelah lubang yang ditangkap.
general-lap-captures-seed = Sebaran disambung dengan biji yang menangkap.
general-lap-captures-house = Sebaran disambung dengan isi lubang tempat biji terakhir jatuh.
general-match-traditional =
    Permainan terdiri dari beberapa ronde: sebelum setiap ronde berikutnya pemain mengisi kembali
    lubangnya dengan biji yang didapat, sampai seorang tidak bisa mengisi satu lubang pun dan kalah.
general-match-best-of-number =
    Permainan terdiri dari paling banyak { $number } ronde, masing-masing dengan papan penuh.
general-match-wins-number =
    Permainan terdiri dari beberapa ronde, masing-masing dengan papan penuh: yang pertama
    memenangkan { $number } ronde menang.
general-match-territory-number =
    Permainan memperebutkan wilayah dalam beberapa ronde: masing-masing dimulai dengan papan penuh,
    dan pemain memiliki sebanyak lubang yang bisa diisi dengan biji yang didapat di ronde
    sebelumnya – mula-mula di sisi sendiri, lalu di sisi lawan dari kirinya. Lubang yang tidak bisa
    diisi siapa pun milik pemain yang punya lebih banyak biji untuknya; bila masing-masing punya
    separuh, milik yang bijinya lebih sedikit. Yang memiliki { $number } lubang menang.
general-match-full-territory-number =
    Permainan memperebutkan wilayah dalam beberapa ronde: masing-masing dimulai dengan papan penuh,
    dan pemain yang bijinya lebih banyak memiliki sebanyak lubang yang bisa diisi dengan biji yang didapat di
    ronde sebelumnya – mula-mula di sisi sendiri, lalu di sisi lawan dari kirinya. Semua yang lain
    milik yang bijinya lebih sedikit. Yang memiliki { $number } lubang menang.
general-refill-near = Lubang diisi kembali mulai dari ujung kanan pemain.
general-refill-far = Lubang diisi kembali mulai dari ujung kiri pemain.
general-refill-choose = Setiap pemain memilih lubang yang diisi kembali.
general-partial-house-burnt =
    Lubang yang tidak mendapat jumlah penuhnya hangus: tetap kosong, dan tidak ada biji yang jatuh
    di sana.
general-partial-house-open =
    Lubang pertama yang tidak mendapat jumlah penuhnya mengambil sisanya; lubang kosong hangus, dan
    tidak ada biji yang jatuh di sana.
general-burnt-per-round = Lubang hangus bisa diisi kembali sebelum ronde berikutnya.
general-burnt-permanent = Lubang hangus tetap hangus sepanjang pertandingan.
general-round-starter-loser = Pemain yang kalah memulai ronde berikutnya.
general-round-starter-winner = Pemain yang menang memulai ronde berikutnya.
general-round-starter-alternate = Pemain bergiliran memulai ronde.

## Empat baris

general-four-capture-occupied-both =
    Biji terakhir di lubang depan yang berisi menangkap biji lawan di lajur yang sama, bila kedua
    lubang di seberangnya berisi.
general-four-capture-occupied-front =
    Biji terakhir di lubang depan yang berisi menangkap biji lawan di lajur yang sama, bila lubang
    depan di seberangnya berisi.
general-four-capture-occupied-any =
    Biji terakhir di lubang depan yang berisi menangkap biji lawan di lajur yang sama, bila salah
    satu lubang di seberangnya berisi.
general-four-capture-empty-both =
    Biji terakhir di lubang depan yang kosong menangkap biji lawan di lajur yang sama, bila kedua
    lubang di seberangnya berisi.
general-four-capture-empty-front =
    Biji terakhir di lubang depan yang kosong menangkap biji lawan di lajur yang sama, bila lubang
    depan di seberangnya berisi.
general-four-capture-empty-any =
    Biji terakhir di lubang depan yang kosong menangkap biji lawan di lajur yang sama, bila salah
    satu lubang di seberangnya berisi.
general-four-capture-any-both =
    Biji terakhir di lubang depan menangkap biji lawan di lajur yang sama, bila kedua lubang di
    seberangnya berisi.
general-four-capture-any-front =
    Biji terakhir di lubang depan menangkap biji lawan di lajur yang sama, bila lubang depan di
    seberangnya berisi.
general-four-capture-any-any =
    Biji terakhir di lubang depan menangkap biji lawan di lajur yang sama, bila salah satu lubang di
    seberangnya berisi.
general-four-setup-list =
    Setiap pemain mulai dengan biji berikut (baris belakang / baris depan, dari kirinya sendiri;
    satu angka saja berlaku untuk setiap lubang di baris itu):
    { $list }.
general-four-direction-clockwise =
    Setiap pemain menyebar mengelilingi kedua barisnya sendiri, searah jarum jam.
general-four-direction-choice =
    Setiap pemain menyebar mengelilingi kedua barisnya sendiri, ke arah pilihannya.
general-four-laps-single = Satu giliran hanyalah satu sebaran, tanpa sambungan.
general-four-min-sow-1 = Biji tunggal juga boleh disebar.
general-four-singles-last = Biji tunggal boleh disebar bila tidak ada pilihan lain.
general-four-singles-last-to-empty =
    Biji tunggal boleh disebar bila tidak ada pilihan lain, dan hanya ke lubang kosong.
general-four-landing-empty = Biji terakhir menangkap dari lubang depan yang tadinya kosong.
general-four-landing-any = Biji terakhir menangkap dari lubang depan mana pun.
general-four-needs-front = Untuk menangkap, lubang depan di seberang harus berisi.
general-four-needs-any = Untuk menangkap, salah satu dari dua lubang di seberang harus berisi.
general-four-takes-front = Hanya lubang depan di seberang yang ditangkap.
general-four-captured-next =
    Biji tangkapan disebar mulai dari lubang setelah lubang tempat biji terakhir jatuh.
general-four-captured-with-landing =
    Biji tangkapan disebar bersama isi lubang tempat biji terakhir jatuh.
general-four-captured-store = Biji tangkapan keluar dari papan, dan giliran selesai.
general-four-reverse-left-four =
    Dari dua lubang paling kiri setiap baris, sebaran boleh berbalik arah bila langsung menangkap.
general-four-reverse-in-relay-off = Sambungan tidak boleh berbalik arah.
general-four-no-capture-turns-number =
    Tidak ada yang ditangkap pada giliran-giliran pertama; banyaknya, dihitung untuk kedua pemain:
    { $number }.
general-four-both-ends-win-on =
    Menangkap di kedua lajur ujung dalam satu giliran langsung memenangkan permainan.
general-four-first-row-front = Langkah pertama setiap pemain dimulai di baris depan.
general-four-arrange-on = Selatan lebih dulu, lalu Utara, mengatur bijinya sesuka hati.
general-four-endless-illegal = Giliran yang tidak akan pernah berakhir tidak diperbolehkan.
general-four-endless-loses = Pemain yang gilirannya tidak akan pernah berakhir kalah.
general-four-turn =
    Selatan, di bawah, mulai, lalu kedua pemain bergiliran. Dalam satu giliran, pemain mengambil semua biji
    dari salah satu lubangnya dan menyebarnya satu per satu ke lubang-lubang berikutnya.
general-four-direction-counterclockwise =
    Setiap pemain menyebar mengelilingi kedua barisnya sendiri, berlawanan arah jarum jam.
general-four-laps-relay =
    Bila biji terakhir yang tidak menangkap jatuh di lubang yang berisi, seluruh isinya diambil dan
    disebar lagi; di lubang kosong giliran berakhir.
general-four-min-sow-2 = Sebuah lubang hanya boleh disebar bila berisi sedikitnya dua biji.
general-four-takes-both = Biji di kedua lubang seberang ditangkap.
general-four-captured-lap-start =
    Biji yang ditangkap disebar mulai dari lubang setelah lubang asal sebaran atau sambungan itu.
general-four-reverse-in-relay-on =
    Sambungan dari lubang-lubang ini juga boleh berbalik arah dengan cara yang sama.
general-four-endless-draw = Giliran yang tidak akan pernah berakhir membuat permainan seri.

## Bao

general-bao-turn =
    Bila ada sebaran awal yang bisa menangkap, pemain harus menangkap; saat itu semua sebaran dalam
    giliran itu boleh menangkap. Bila tidak ada, tidak satu pun yang menangkap (takata).
general-bao-namua =
    Selama masih ada biji di tangan, pemain memulai giliran dengan meletakkan sebiji di lubang
    berisi di baris depannya.
general-bao-mtaji =
    Sesudah itu, giliran dimulai dengan menyebar isi lubang yang berisi dua biji atau lebih.
general-bao-capture =
    Biji terakhir di lubang berisi di baris depan sendiri menangkap isi lubang di seberang; biji
    tangkapan disebar dari salah satu ujung baris depan, yang pertama ke lubang di ujung itu.
general-bao-relay =
    Biji terakhir di lubang berisi lainnya membuat isinya diambil dan sebaran disambung; di lubang
    kosong sebaran berakhir.
general-bao-setup-malawi =
    Pada awal permainan, delapan biji ada di rumah dan 20 biji di tangan setiap pemain.
general-bao-setup-kujifunza =
    Pada awal permainan, setiap lubang berisi dua biji; tidak ada rumah, dan tidak ada biji di
    tangan.
general-bao-house-in-mtaji-choice =
    Dalam tahap kedua pun, pemain boleh menghentikan giliran tangkapan di rumahnya sendiri.
general-bao-house-in-takata-plays-on =
    Dalam tahap kedua, giliran tanpa tangkapan (takata) tidak berhenti di rumah.
general-bao-singles-free =
    Selama rumah masih ada, biji tunggal boleh dipakai untuk giliran tanpa tangkapan (takata).
general-bao-sixteen-capture = Enam belas biji atau lebih boleh menangkap dalam sebaran awal.
general-bao-takasia-off = Tidak ada lubang yang diikat.
general-bao-endless-loses = Pemain yang gilirannya tidak akan pernah berakhir kalah.
general-bao-endless-draw = Giliran yang tidak akan pernah berakhir membuat permainan seri.
general-bao-begins = Selatan, di bawah, mulai, lalu kedua pemain bergiliran.
general-bao-ends =
    Di salah satu dari dua lubang terluar pada suatu sisi, biji masuk dari ujung sisi itu; di lubang
    lain, dari ujung yang mempertahankan arah sebaran.
general-bao-namua-capture =
    Bila lubang di seberang berisi, isinya langsung ditangkap; di empat lubang tengah, pemain
    memilih ujung tempat biji yang ditangkap masuk.
general-bao-namua-takata =
    Bila tidak, isi lubang depan itu diambil dan disebar ke arah mana pun; satu-satunya lubang depan
    yang berisi, bila di ujung, disebar ke arah dalam.
general-bao-house =
    Rumah berfungsi selama belum pernah dikosongkan dan berisi sedikitnya enam biji. Giliran
    tanpa tangkapan (takata) pada tahap pertama dimulai dari sana hanya bila tidak ada lubang depan
    lain yang berisi, dan saat itu hanya dua bijinya yang disebar.
general-bao-house-stops =
    Giliran tanpa tangkapan (takata) pada tahap pertama berakhir di rumah sendiri yang berfungsi;
    dalam giliran tangkapan pada tahap itu pemain boleh berhenti di sana, atau mengambil isinya dan
    menyambung sebaran.
general-bao-mtaji-only = Giliran dimulai dengan menyebar lubang yang berisi dua biji atau lebih.
general-bao-starts =
    Tanpa biji dari tangan, giliran tangkapan dimulai di baris mana pun, dan giliran tanpa tangkapan
    (takata) di baris depan bila ada lubang yang berisi dua biji atau lebih; keduanya boleh ke arah
    mana pun. Sebaran pertama giliran tanpa tangkapan tidak boleh mengosongkan baris depan sendiri.
general-bao-setup-kiswahili =
    Pada awal permainan, enam biji ada di rumah setiap pemain, lubang depan kelima dari kirinya,
    dua di masing-masing dari dua lubang di kanannya, dan 22 di tangan.
general-bao-house-in-mtaji-play-on =
    Pada tahap kedua, giliran tangkapan disambung dari rumah sendiri yang berfungsi.
general-bao-house-in-takata-stops =
    Pada tahap kedua juga, giliran tanpa tangkapan (takata) berakhir di rumah sendiri yang
    berfungsi.
general-bao-singles-needs-two =
    Tanpa rumah yang berfungsi, giliran tanpa tangkapan (takata) pada tahap pertama memakai lubang
    yang tadinya berisi dua biji atau lebih, bila ada.
general-bao-sixteen-no-capture =
    Sebaran pertama dengan enam belas biji atau lebih tidak menangkap apa pun.
general-bao-takasia-on =
    Bila setelah giliran tanpa tangkapan (takata) pada tahap kedua lawan tidak bisa menangkap, dan
    semua tangkapan pemain itu akan mengambil lubang yang sama, lubang itu terikat: pada giliran
    berikutnya lubang itu tidak boleh dimainkan, dan sebaran yang berakhir di sana mengakhiri
    giliran. Rumah yang berfungsi, satu-satunya lubang depan yang berisi, dan satu-satunya yang
    berisi dua biji atau lebih tidak diikat.
general-bao-endless-illegal = Giliran yang tidak akan pernah berakhir tidak diperbolehkan.

## Tempat

region-angola = Angola
region-angola-benguela = Angola, Benguela
region-baltic-coast-and-germany = Pesisir Baltik dan Jerman
region-benin-and-togo = Benin dan Togo
region-borneo = Kalimantan
region-brunei = Brunei
region-cambodia = Kamboja
region-cameroon-and-gabon = Kamerun dan Gabon
region-cape-verde = Tanjung Verde
region-caribbean-and-west-africa = Karibia dan Afrika Barat
region-caribbean = Karibia
region-cayman-islands = Kepulauan Cayman
region-central-africa = Afrika Tengah
region-china = Tiongkok
region-congo = Kongo
region-cuba = Kuba
region-dominican-republic = Republik Dominika
region-east-africa = Afrika Timur
region-eritrea-and-ethiopia = Eritrea dan Etiopia
region-eritrea-and-sudan = Eritrea dan Sudan
region-eritrea = Eritrea
region-ethiopia-and-somalia = Etiopia dan Somalia
region-ethiopia-and-south-sudan = Etiopia dan Sudan Selatan
region-ethiopia = Etiopia
region-gabon = Gabon
region-ghana = Ghana
region-greece = Yunani
region-india-and-burma = India dan Burma
region-india-and-sri-lanka = India dan Sri Lanka
region-india = India
region-india-karnataka = India, Karnataka
region-india-kerala = India, Kerala
region-india-mizoram = India, Mizoram
region-india-tamil-nadu = India, Tamil Nadu
region-indonesia = Indonesia
region-ivory-coast = Pantai Gading
region-java = Jawa
region-kazakhstan = Kazakhstan
region-kenya-and-tanzania = Kenya dan Tanzania
region-kenya = Kenya
region-kyrgyzstan = Kirgizstan
region-malay-peninsula = Semenanjung Malaya
region-malaysia = Malaysia
region-maldives = Maladewa
region-morocco = Maroko
region-namibia = Namibia
region-nigeria = Nigeria
region-oman = Oman
region-senegal = Senegal
region-singapore = Singapura
region-somalia = Somalia
region-south-africa = Afrika Selatan
region-sri-lanka = Sri Lanka
region-sudan = Sudan
region-suriname = Suriname
region-syria-and-egypt = Suriah dan Mesir
region-turkey-and-the-middle-east = Turki dan Timur Tengah
region-turkmenistan = Turkmenistan
region-uganda = Uganda
region-united-states = Amerika Serikat
region-west-africa = Afrika Barat
region-western-sahara = Sahara Barat
region-zanzibar-and-the-swahili-coast = Zanzibar dan pesisir Swahili
region-zanzibar = Zanzibar
region-modern = modern

## Judul yang bukan sekadar nama

adi-ii =
    .title = Adi (pengisian kembali tiga lubang)
bao-ki-arabu-2 =
    .title = Bao ki Arabu (uraian kedua)
mangala-five =
    .title = Mangala (lima lubang)
mangala-six =
    .title = Mangala (enam lubang)
