# Peraturan permainan kunci, ayat demi ayat, dan tempat ia dimainkan. Bahasa Inggerisnya ada dalam
# “rules”: pengenalnya “general-”, kunci dan nilainya, serta “region-” dan kata Inggeris tempat itu.

## Papan

general-board =
    Papan mempunyai dua baris, { $houses } lubang sebaris, dengan { $seeds } biji dalam setiap
    lubang pada permulaan.
general-board-bare = Papan mempunyai dua baris, { $houses } lubang sebaris.
general-four-board =
    Papan mempunyai empat baris, { $columns } lubang sebaris, dengan { $seeds } biji dalam setiap
    lubang pada permulaan; dua baris di hadapan pemain ialah miliknya, dan bijinya kekal di situ.
general-four-board-bare =
    Papan mempunyai empat baris, { $columns } lubang sebaris; dua baris di hadapan pemain ialah
    miliknya, dan bijinya kekal di situ.
general-bao-board =
    Papan mempunyai empat baris, lapan lubang sebaris; dua baris di hadapan pemain ialah miliknya.

## Matlamat

general-goal-most = Memiliki lebih banyak biji daripada lawan.
general-goal-clear = Menjadi yang pertama kehabisan biji di pihak sendiri.
general-goal-deprive = Menjadikan lawan kehabisan biji.
general-goal-immobilise = Menjadikan lawan tidak dapat bermain.
general-goal-bao = Mengosongkan baris hadapan lawan, atau menjadikannya tidak dapat bermain.

## Tamat

general-over-no-move = Permainan tamat apabila pemain yang mendapat giliran tidak dapat bermain.
general-over-no-move-or-majority =
    Permainan tamat apabila pemain yang mendapat giliran tidak dapat bermain, atau apabila seorang
    pemain memiliki lebih daripada separuh semua biji.
general-over-majority =
    Permainan juga tamat apabila seorang pemain memiliki lebih daripada separuh semua biji.
general-over-bao =
    Pemain yang baris hadapannya kosong selepas satu giliran, atau yang tidak dapat bermain, kalah.
general-over-third-sides =
    Apabila satu kedudukan muncul kali ketiga, permainan tamat dan setiap pemain mengambil biji di
    pihaknya sendiri.
general-over-third-fewer =
    Apabila satu kedudukan muncul kali ketiga, permainan tamat dan pemain yang kurang bijinya di
    pihak sendiri menang.
general-over-third-more =
    Apabila satu kedudukan muncul kali ketiga, permainan tamat dan pemain yang lebih bijinya di
    pihak sendiri menang.
general-over-third-counted =
    Apabila satu kedudukan muncul kali ketiga, permainan tamat dan biji dikira.
general-over-third-drawn = Apabila satu kedudukan muncul kali ketiga, permainan seri.

## Dua baris

general-setup-list =
    Permainan bermula dengan biji berikut dalam lubang (Selatan / Utara, masing-masing dari kirinya
    sendiri): { $list }.
general-direction-clockwise = Biji diagihkan ikut arah jam.
general-direction-split =
    Lubang di separuh kiri diagihkan ikut arah jam, lubang di separuh kanan lawan arah jam.
general-direction-centre =
    Lubang di separuh kanan diagihkan ikut arah jam, lubang di separuh kiri lawan arah jam.
general-direction-odd-even =
    Lubang dengan bilangan biji yang genap diagihkan ikut arah jam, lubang dengan bilangan ganjil
    lawan arah jam.
general-direction-alternate =
    Pemain pertama memilih satu arah dan mengekalkannya sepanjang permainan; lawannya mengagih ke
    arah sebaliknya.
general-either-all = Pemain memilih arah setiap agihan.
general-either-list = Pemain memilih arah agihan yang bermula dari lubang ini: { $list }.
general-first-seed-stays = Biji pertama jatuh semula ke dalam lubang asalnya.
general-first-seed-stays-unless-single =
    Biji pertama jatuh semula ke dalam lubang asalnya, kecuali jika ia satu-satunya.
general-skip-start-on = Agihan melangkau lubang tempat ia bermula.
general-min-sow-number =
    Sesebuah lubang hanya boleh diagihkan jika berisi sekurang-kurangnya { $number } biji.
general-sow-store-own = Rumah sendiri mendapat sebiji semasa dilalui; rumah lawan tidak.
general-sow-store-both = Kedua-dua rumah mendapat sebiji semasa dilalui.
general-bonus-never = Biji terakhir dalam rumah tidak memberi kesan.
general-bonus-both-stores = Biji terakhir dalam mana-mana rumah memberi satu agihan lagi.
general-bonus-1 =
    Biji terakhir dalam rumah sendiri memberi satu agihan lagi, sekali sahaja dalam satu giliran.
general-bonus-number =
    Biji terakhir dalam rumah sendiri memberi satu agihan lagi, paling banyak { $number } kali dalam
    satu giliran.
general-again-capture = Pemain yang menangkap mengagih lagi.
general-again-capture-once = Pemain yang menangkap mengagih lagi, sekali sahaja dalam satu giliran.
general-laps-relay =
    Jika biji terakhir jatuh ke dalam lubang yang berisi, semuanya diambil dan agihan disambung.
general-laps-relay-next =
    Selepas biji terakhir, isi lubang berikutnya diambil, jika ada, dan agihan disambung.
general-relay-when-own-side = Agihan disambung hanya dari pihak sendiri.
general-relay-when-opponent-side = Agihan disambung hanya dari pihak lawan.
general-relay-when-after-visit =
    Agihan disambung hanya jika sudah sampai ke pihak lawan sebelum sambungan pertama.
general-relay-when-not-in-store = Agihan yang berakhir dalam rumah tidak disambung.
general-relay-when-not-from-store = Isi rumah tidak pernah diambil untuk menyambung agihan.
general-relay-when-at-least-number =
    Agihan disambung hanya dari lubang yang berisi sekurang-kurangnya { $number } biji.
general-relay-when-exactly-number =
    Agihan disambung hanya dari lubang yang berisi tepat { $number } biji.
general-relay-turns-on = Setiap sambungan berbalik arah.
general-capture-count =
    Biji terakhir menangkap isi lubang tempat ia jatuh, jika bilangannya kini seperti yang
    ditetapkan.
general-capture-facing = Biji terakhir menangkap biji dalam lubang di seberang.
general-capture-next = Biji terakhir menangkap biji dalam lubang di sebelahnya.
general-capture-two-out = Jika lubang selepas biji terakhir kosong, isi lubang sesudahnya ditangkap.
general-capture-match =
    Jika lubang tempat biji terakhir jatuh dan lubang di seberangnya sama banyak isinya,
    kedua-duanya ditangkap.
general-capture-singles = Biji terakhir menangkap semua biji tunggal di papan.
general-capture-reached =
    Biji terakhir di pihak lawan, atau dalam lubang terakhir sendiri, menangkap isi semua lubang
    lawan yang bilangannya seperti yang ditetapkan.
general-take-even = Hanya bilangan biji yang genap boleh ditangkap.
general-take-1 = Hanya biji tunggal yang ditangkap.
general-take-number = Hanya lubang yang berisi tepat { $number } biji boleh ditangkap.
general-take-list = Hanya bilangan biji ini boleh ditangkap: { $list }.
general-take-min-1 = Sebarang bilangan biji boleh ditangkap.
general-take-min-number = Kurang daripada { $number } biji tidak ditangkap.
general-take-max-number = Lebih daripada { $number } biji tidak ditangkap.
general-take-side-opponent = Hanya lubang lawan yang ditangkap.
general-take-side-own = Hanya lubang sendiri yang ditangkap.
general-take-side-opponent-first =
    Lubang tempat biji terakhir jatuh mestilah milik lawan; lubang seterusnya boleh milik sesiapa.
general-take-side-own-first =
    Lubang tempat biji terakhir jatuh mestilah milik pemain itu; lubang seterusnya boleh milik
    sesiapa.
general-chain-on =
    Tangkapan berterusan ke lubang berikutnya di sepanjang papan, selagi setiap satunya boleh
    ditangkap tanpa terputus.
general-chain-number =
    Tangkapan berterusan ke lubang berikutnya di sepanjang papan tanpa terputus, paling banyak
    { $number } lubang semuanya.
general-chain-direction-on = Tangkapan berterusan ikut arah agihan.
general-chain-direction-both =
    Tangkapan berterusan ke kedua-dua arah dari lubang tempat biji terakhir jatuh.
general-landing-any = Lubang tempat biji terakhir jatuh tidak semestinya kosong.
general-chain-landing-any =
    Apabila tangkapan dari seberang berterusan, lubang berikutnya tidak semestinya kosong.
general-own-seed-with-capture = Biji yang menangkap turut diambil.
general-own-seed-always = Biji terakhir diambil walaupun tiada apa-apa di seberang.
general-passing-owner =
    Isi lubang yang mencapai bilangan tangkapan semasa biji jatuh menjadi milik empunya lubang,
    kecuali jika yang jatuh itu biji terakhir agihan.
general-passing-owner-all =
    Isi lubang yang mencapai bilangan tangkapan semasa biji jatuh menjadi milik empunya lubang.
general-passing-sower =
    Isi lubang yang mencapai bilangan tangkapan semasa biji jatuh menjadi milik pemain yang
    mengagih, kecuali jika yang jatuh itu biji terakhir agihan.
general-passing-sower-own =
    Pemain yang mengagih memperoleh isi lubangnya sendiri yang mencapai bilangan tangkapan semasa
    biji jatuh, kecuali jika yang jatuh itu biji terakhir agihan.
general-passing-sower-opponent =
    Pemain yang mengagih memperoleh isi lubang lawan yang mencapai bilangan tangkapan semasa biji
    jatuh, kecuali jika yang jatuh itu biji terakhir agihan.
general-lap-captures-on = Tangkapan tidak menamatkan giliran: agihan disambung selepasnya.
general-extra-facing =
    Bersama tangkapan, lubang di seberang lubang pertama yang ditangkap turut diambil.
general-extra-facing-each =
    Bersama tangkapan, lubang di seberang setiap lubang yang ditangkap turut diambil.
general-extra-alike =
    Bersama tangkapan, semua lubang lawan yang berisi bilangan tangkapan turut diambil.
general-extra-landing = Bersama tangkapan, isi lubang tempat biji terakhir jatuh turut diambil.
general-last-seeds-number =
    Apabila hanya tinggal { $number } biji atau kurang di papan, semuanya diambil serta-merta.
general-last-seeds-to-starter = Biji yang penghabisan menjadi milik pemain yang bermain dahulu.
general-tax-one-each-lap =
    Setiap kali biji diambil untuk diagihkan atau disambung, sebiji daripadanya masuk ke rumah.
general-tax-single-facing =
    Biji tunggal yang diambil untuk diagihkan terlebih dahulu menangkap biji di seberang.
general-tax-all-singles-facing =
    Sebelum mengagih, pemain mengambil biji di seberang semua biji tunggalnya sendiri.
general-no-capture-turns-number =
    Tiada apa-apa ditangkap pada giliran permulaan; bilangannya, dikira untuk kedua-dua pemain:
    { $number }.
general-no-single-capture-on = Biji tunggal yang diagihkan tidak menangkap apa-apa.
general-locked-on =
    Sesebuah lubang boleh ditangkap hanya selepas empunyanya pernah bermula dari situ.
general-skip-full-number = Lubang yang berisi { $number } biji atau lebih dilangkau.
general-skip-holding-number = Lubang lawan yang berisi tepat { $number } biji dilangkau.
general-close-at-number =
    Biji terakhir yang menjadikan lubang lawan berisi { $number } menutup lubang itu.
general-close-not-last = Lubang terakhir seorang pemain tidak pernah ditutup.
general-visit-on =
    Tangkapan dari seberang memerlukan biji yang jatuh di pihak lawan dalam giliran yang sama; jika
    tidak, berakhir di lubang sendiri yang kosong memberi satu agihan lagi.
general-grand-slam-illegal = Langkah yang akan mengambil semua biji lawan tidak dibenarkan.
general-grand-slam-no-capture =
    Langkah yang akan mengambil semua biji lawan tidak menangkap apa-apa.
general-grand-slam-opponent-gets-rest =
    Siapa yang mengambil semua biji lawan menyerahkan baki di papan kepadanya.
general-grand-slam-leave-left =
    Tangkapan semua biji lawan meninggalkan lubang yang paling kiri dilihat dari pihak penangkapnya.
general-grand-slam-leave-right =
    Tangkapan semua biji lawan meninggalkan lubang yang paling kanan dilihat dari pihak
    penangkapnya.
general-grand-slam-capture-and-replay = Siapa yang mengambil semua biji lawan mengagih lagi.
general-must-feed-when-empty =
    Jika lawan kehabisan biji, dia mesti diberi biji, kalau ada langkah yang membolehkannya.
general-start-rule-reach-or-empty =
    Agihan mesti sampai ke pihak lawan atau berakhir di lubang sendiri yang kosong.
general-start-rule-end-occupied = Agihan, sebelum disambung, tidak boleh berakhir di lubang kosong.
general-start-rule-single-to-empty = Biji tunggal boleh diagihkan hanya ke dalam lubang kosong.
general-start-rule-singles-last = Biji tunggal boleh diagihkan hanya jika tiada pilihan lain.
general-start-rule-singles-last-to-empty =
    Biji tunggal boleh diagihkan hanya jika tiada pilihan lain, dan hanya ke dalam lubang kosong.
general-start-rule-twos-last =
    Lubang yang berisi dua biji boleh diagihkan hanya jika tiada pilihan lain.
general-start-rule-twos-last-right =
    Lubang yang berisi dua biji boleh diagihkan hanya jika tiada pilihan lain, dan ketika itu hanya
    yang paling kanan.
general-start-rule-right-two-first =
    Permainan bermula dari salah satu daripada dua lubang paling kanan.
general-start-rule-right-two-first-then-twos-last =
    Permainan bermula dari salah satu daripada dua lubang paling kanan; lubang yang berisi dua biji
    boleh diagihkan hanya jika tiada pilihan lain.
general-start-rule-right-half-first = Giliran pertama setiap pemain bermula dari separuh kanannya.
general-start-rule-right-half-then-reach =
    Giliran pertama setiap pemain bermula dari separuh kanannya; selepas itu agihan mesti sampai ke
    pihak lawan atau berakhir di lubang sendiri yang kosong.
general-start-rule-not-facing-single = Lubang di seberang biji tunggal tidak boleh dimainkan.
general-start-rule-each-house-once =
    Setiap lubang mesti dimainkan sekali sebelum mana-mana lubang dimainkan dua kali.
general-opening-single-first =
    Agihan yang pertama sekali tidak disambung dan tidak menangkap apa-apa.
general-opening-relay-first =
    Agihan yang pertama sekali hanya disambung biasa dan tidak menangkap apa-apa.
general-opening-no-choice-first = Agihan pertama setiap pemain mengikut arah yang biasa.
general-hold-tuzdik =
    Biji terakhir boleh membentuk tuzdik: lubang yang isinya serta-merta menjadi milik pemegangnya
    sepanjang permainan.
general-hold-walda =
    Biji terakhir boleh membentuk walda: lubang yang isinya dikira untuk pemegangnya.
general-hold-weg =
    Biji terakhir boleh membentuk weg: lubang yang isinya dikira untuk pemegangnya, tetapi lawan
    boleh merampas dua biji daripadanya dengan biji terakhir.
general-hold-bull =
    Biji terakhir boleh membentuk “lembu jantan”, atau dua sekali gus: lubang yang isinya dikira
    untuk pemegangnya.
general-hold-at-number = Lubang dipegang apabila biji terakhir menjadikannya berisi { $number }.
general-hold-where-own = Hanya lubang di pihak sendiri yang boleh dipegang.
general-hold-where-any = Lubang di kedua-dua pihak boleh dipegang.
general-hold-where-own-middle-opponent-ends =
    Hanya lubang di bahagian tengah pihak sendiri dan di hujung pihak lawan yang boleh dipegang.
general-hold-where-ends-and-opponent-next =
    Hanya lubang di hujung kedua-dua pihak yang boleh dipegang, dan di pihak lawan juga lubang di
    sebelah hujung itu.
general-hold-not-last = Lubang terakhir lawan tidak boleh dipegang.
general-hold-not-first = Lubang pertama lawan tidak boleh dipegang.
general-hold-not-same =
    Sesebuah lubang tidak boleh dipegang jika lubang yang sama nombornya di pihak sana sudah
    dipegang.
general-hold-not-facing = Lubang di seberang lubang yang dipegang tidak boleh dipegang.
general-hold-not-single = Lubang tidak boleh dipegang dengan biji tunggal yang diagihkan.
general-hold-one-on = Setiap pemain boleh memegang satu lubang sahaja.
general-bank-held =
    Segala yang diperoleh seorang pemain masuk ke lubang pertama yang dipegangnya; selagi belum ada,
    dia tidak memperoleh apa-apa.
general-hold-sown-never = Lubang yang dipegang dilangkau.
general-hold-sown-not-opponents = Lubang yang dipegang oleh lawan dilangkau.
general-hold-sown-opponents-last-only =
    Lubang yang dipegang oleh lawan dilangkau, kecuali dengan biji terakhir.
general-endless-illegal = Giliran yang tidak akan berakhir tidak dibenarkan.
general-no-move-pass =
    Pemain yang tidak dapat bermain melepaskan giliran; permainan tamat apabila kedua-duanya tidak
    dapat bermain.
general-end-own-cleared =
    Permainan juga tamat apabila seorang pemain telah mengosongkan pihaknya sendiri.
general-end-opponent-cleared =
    Permainan juga tamat apabila seorang pemain telah mengosongkan pihak lawan.
general-end-either-cleared = Permainan juga tamat apabila salah satu pihak kosong.
general-end-few-seeds = Permainan juga tamat apabila hanya tinggal beberapa biji di papan.
general-end-at-number = Permainan tamat apabila tinggal { $number } biji atau kurang di papan.
general-majority-off =
    Permainan diteruskan walaupun seorang pemain memiliki lebih daripada separuh semua biji.
general-leftovers-uncounted = Biji yang tinggal di papan tidak dikira untuk sesiapa.
general-leftovers-last-mover =
    Biji yang tinggal di papan menjadi milik pemain yang bermain terakhir.
general-leftovers-split =
    Biji yang tinggal di papan dibahagi sama rata; biji ganjil menjadi milik pemain yang kurang
    bijinya.
general-leftovers-unfed-else-owner =
    Biji yang tinggal di papan menjadi milik pemain yang tidak dapat diberi biji; dalam hal lain,
    setiap pemain menyimpan biji di pihaknya.
general-leftovers-unfed-else-uncounted =
    Biji yang tinggal di papan menjadi milik pemain yang tidak dapat diberi biji; dalam hal lain,
    biji itu tidak dikira untuk sesiapa.
general-leftovers-unfed-else-last-mover =
    Biji yang tinggal di papan menjadi milik pemain yang tidak dapat diberi biji; dalam hal lain,
    milik pemain yang bermain terakhir.
general-leftovers-unfed-else-split =
    Biji yang tinggal di papan menjadi milik pemain yang tidak dapat diberi biji; dalam hal lain,
    biji itu dibahagi sama rata.
general-repetition-own-side =
    Apabila satu kedudukan berulang, permainan tamat dan setiap pemain mengambil biji di pihaknya
    sendiri.
general-repetition-split =
    Apabila satu kedudukan berulang, permainan tamat dan biji yang tinggal dibahagi sama rata.
general-repetition-threefold =
    Apabila satu kedudukan muncul kali ketiga, permainan tamat dan setiap pemain mengambil biji di
    pihaknya sendiri.
general-turn =
    Selatan, di bawah, bermula, kemudian pemain bergilir-gilir. Dalam satu giliran, pemain mengambil semua biji
    sebuah lubang di pihaknya dan mengagihkannya satu demi satu ke dalam lubang berikutnya.
general-direction-counterclockwise = Biji diagihkan lawan arah jam.
general-sow-store-none = Rumah tidak mendapat biji semasa dilalui.
general-bonus-always = Biji terakhir dalam rumah sendiri memberi satu agihan lagi.
general-laps-single = Agihan berakhir dengan biji terakhirnya.
general-capture-none = Biji terakhir tidak menangkap apa-apa.
general-take-any = Berapa banyak biji pun boleh ditangkap.
general-take-side-any = Lubang di kedua-dua pihak boleh ditangkap.
general-chain-off = Tangkapan tidak berterusan ke lubang lain.
general-chain-direction-back = Tangkapan berterusan ke arah yang bertentangan dengan agihan.
general-landing-empty = Biji terakhir menangkap hanya jika lubang tempat ia jatuh tadinya kosong.
general-chain-landing-empty =
    Apabila tangkapan dari seberang berterusan, lubang berikutnya juga mestilah kosong.
general-own-seed-stays = Biji yang menangkap kekal di tempatnya.
general-last-seeds-to-mover = Biji yang penghabisan menjadi milik pemain yang baru bermain.
general-hold-where-opponent = Hanya lubang di pihak lawan yang boleh dipegang.
general-hold-sown-on = Lubang yang dipegang mendapat biji seperti lubang lain.
general-endless-draw = Giliran yang tidak akan berakhir menjadikan permainan seri.
general-leftovers-owner =
    Pada akhirnya, biji yang tinggal menjadi milik pemain yang empunya pihak itu.
general-held = Lubang yang dipegang tidak boleh dimainkan, dan tiada apa-apa ditangkap di situ.
general-closed-single =
    Biji dalam lubang yang ditutup terkeluar daripada permainan. Empunyanya melangkaunya; biji yang
    diagihkan oleh lawannya ke situ juga terkeluar.
general-closed-relay =
    Biji dalam lubang yang ditutup diambil dan diagihkan. Selepas itu empunyanya melangkaunya; biji
    yang diagihkan oleh lawannya ke situ terkeluar daripada permainan.
general-take-passing-list = Bilangan yang ditangkap semasa biji jatuh: { $list }.
general-take-passing-even = Bilangan biji yang genap ditangkap semasa biji jatuh.
general-two-out-occupied = Biji terakhir mestilah jatuh ke dalam lubang yang berisi.
general-next-relay =
    Syarat tangkapan ialah untuk lubang tempat biji terakhir jatuh; isi lubang di sebelahnya
    diambil, berapa pun banyaknya.
general-count-first = Biji terakhir yang menangkap menamatkan agihan.
general-captures-at-end = Hanya biji yang paling akhir, selepas semua sambungan, menangkap.
general-lap-captures-next-house = Agihan disambung dengan isi lubang selepas lubang yang ditangkap.
general-lap-captures-seed = Agihan disambung dengan biji yang menangkap.
general-lap-captures-house = Agihan disambung dengan isi lubang tempat biji terakhir jatuh.
general-match-traditional =
    Permainan terdiri daripada beberapa pusingan: sebelum setiap pusingan berikutnya pemain mengisi
    semula lubangnya dengan biji yang diperoleh, sehingga seorang tidak dapat mengisi satu lubang
    pun dan kalah.
general-match-best-of-number =
    Permainan terdiri daripada paling banyak { $number } pusingan, setiap satunya dengan papan
    penuh.
general-match-wins-number =
    Permainan terdiri daripada beberapa pusingan, setiap satunya dengan papan penuh: yang dahulu
    memenangi { $number } pusingan menang.
general-match-territory-number =
    Permainan ialah perebutan wilayah dalam beberapa pusingan: setiap satunya bermula dengan papan
    penuh, dan pemain memiliki sebanyak lubang yang dapat diisi dengan biji yang diperoleh dalam
    pusingan sebelumnya – mula-mula di pihak sendiri, kemudian di pihak lawan dari kirinya. Lubang
    yang tidak dapat diisi oleh sesiapa milik pemain yang mempunyai lebih biji untuknya; jika
    masing-masing mempunyai separuh, milik yang lebih miskin. Yang memiliki { $number } lubang
    menang.
general-match-full-territory-number =
    Permainan ialah perebutan wilayah dalam beberapa pusingan: setiap satunya bermula dengan papan
    penuh, dan pemain yang lebih kaya memiliki sebanyak lubang yang dapat diisi dengan biji yang
    diperoleh dalam pusingan sebelumnya – mula-mula di pihak sendiri, kemudian di pihak lawan dari
    kirinya. Semua yang lain milik yang lebih miskin. Yang memiliki { $number } lubang menang.
general-refill-near = Lubang diisi semula bermula dari hujung kanan pemain.
general-refill-far = Lubang diisi semula bermula dari hujung kiri pemain.
general-refill-choose = Setiap pemain memilih lubang yang diisi semula.
general-partial-house-burnt =
    Lubang yang tidak mendapat bilangan penuhnya hangus: ia kekal kosong, dan tiada biji jatuh ke
    dalamnya.
general-partial-house-open =
    Lubang pertama yang tidak mendapat bilangan penuhnya mengambil bakinya; lubang kosong hangus,
    dan tiada biji jatuh ke dalamnya.
general-burnt-per-round = Lubang hangus boleh diisi semula sebelum pusingan kemudian.
general-burnt-permanent = Lubang hangus kekal hangus sepanjang perlawanan.
general-round-starter-loser = Pemain yang kalah memulakan pusingan berikutnya.
general-round-starter-winner = Pemain yang menang memulakan pusingan berikutnya.
general-round-starter-alternate = Pemain memulakan pusingan bergilir-gilir.

## Empat baris

general-four-capture-occupied-both =
    Biji terakhir di lubang hadapan yang berisi menangkap biji lawan dalam lajur yang sama, jika
    kedua-dua lubang di seberang berisi.
general-four-capture-occupied-front =
    Biji terakhir di lubang hadapan yang berisi menangkap biji lawan dalam lajur yang sama, jika
    lubang hadapan di seberang berisi.
general-four-capture-occupied-any =
    Biji terakhir di lubang hadapan yang berisi menangkap biji lawan dalam lajur yang sama, jika
    salah satu lubang di seberang berisi.
general-four-capture-empty-both =
    Biji terakhir di lubang hadapan yang kosong menangkap biji lawan dalam lajur yang sama, jika
    kedua-dua lubang di seberang berisi.
general-four-capture-empty-front =
    Biji terakhir di lubang hadapan yang kosong menangkap biji lawan dalam lajur yang sama, jika
    lubang hadapan di seberang berisi.
general-four-capture-empty-any =
    Biji terakhir di lubang hadapan yang kosong menangkap biji lawan dalam lajur yang sama, jika
    salah satu lubang di seberang berisi.
general-four-capture-any-both =
    Biji terakhir di lubang hadapan menangkap biji lawan dalam lajur yang sama, jika kedua-dua
    lubang di seberang berisi.
general-four-capture-any-front =
    Biji terakhir di lubang hadapan menangkap biji lawan dalam lajur yang sama, jika lubang hadapan
    di seberang berisi.
general-four-capture-any-any =
    Biji terakhir di lubang hadapan menangkap biji lawan dalam lajur yang sama, jika salah satu
    lubang di seberang berisi.
general-four-setup-list =
    Setiap pemain bermula dengan biji berikut (baris belakang / baris hadapan, dari kirinya
    sendiri; satu nombor sahaja adalah untuk setiap lubang baris itu): { $list }.
general-four-direction-clockwise =
    Setiap pemain mengagih mengelilingi dua barisnya sendiri, ikut arah jam.
general-four-direction-choice =
    Setiap pemain mengagih mengelilingi dua barisnya sendiri, ke mana-mana arah pilihannya.
general-four-laps-single = Satu giliran ialah satu agihan sahaja, tanpa sambungan.
general-four-min-sow-1 = Biji tunggal juga boleh diagihkan.
general-four-singles-last = Biji tunggal boleh diagihkan apabila tiada pilihan lain.
general-four-singles-last-to-empty =
    Biji tunggal boleh diagihkan apabila tiada pilihan lain, dan hanya ke dalam lubang kosong.
general-four-landing-empty = Biji terakhir menangkap dari lubang hadapan yang tadinya kosong.
general-four-landing-any = Biji terakhir menangkap dari mana-mana lubang hadapan.
general-four-needs-front = Untuk tangkapan, lubang hadapan di seberang mestilah berisi.
general-four-needs-any =
    Untuk tangkapan, salah satu daripada dua lubang di seberang mestilah berisi.
general-four-takes-front = Hanya lubang hadapan di seberang yang ditangkap.
general-four-captured-next =
    Biji tangkapan diagihkan mulai dari lubang selepas lubang tempat biji terakhir jatuh.
general-four-captured-with-landing =
    Biji tangkapan diagihkan bersama isi lubang tempat biji terakhir jatuh.
general-four-captured-store = Biji tangkapan keluar dari papan, dan giliran tamat.
general-four-reverse-left-four =
    Dari dua lubang paling kiri setiap baris, agihan boleh berundur jika serta-merta menangkap.
general-four-reverse-in-relay-off = Sambungan tidak boleh berundur.
general-four-no-capture-turns-number =
    Tiada apa-apa ditangkap pada giliran permulaan; bilangannya, dikira untuk kedua-dua pemain:
    { $number }.
general-four-both-ends-win-on =
    Tangkapan di kedua-dua lajur hujung dalam satu giliran serta-merta memenangi permainan.
general-four-first-row-front = Langkah pertama setiap pemain bermula di baris hadapan.
general-four-arrange-on = Selatan dahulu, kemudian Utara, menyusun bijinya sesuka hati.
general-four-endless-illegal = Giliran yang tidak akan berakhir tidak dibenarkan.
general-four-endless-loses = Pemain yang gilirannya tidak akan berakhir kalah.
general-four-turn =
    Selatan, di bawah, bermula, kemudian pemain bergilir-gilir. Dalam satu giliran, pemain mengambil semua biji
    salah satu lubangnya dan mengagihkannya satu demi satu ke dalam lubang berikutnya.
general-four-direction-counterclockwise =
    Setiap pemain mengagih mengelilingi dua barisnya sendiri, lawan arah jam.
general-four-laps-relay =
    Jika biji terakhir yang tidak menangkap jatuh ke dalam lubang yang berisi, semuanya diambil dan
    agihan disambung; di lubang kosong giliran berakhir.
general-four-min-sow-2 =
    Sesebuah lubang hanya boleh diagihkan jika berisi sekurang-kurangnya dua biji.
general-four-takes-both = Biji dalam kedua-dua lubang di seberang ditangkap.
general-four-captured-lap-start =
    Biji yang ditangkap diagihkan mulai dari lubang selepas lubang asal agihan atau sambungan itu.
general-four-reverse-in-relay-on =
    Sambungan dari lubang ini juga boleh berpatah balik dengan cara yang sama.
general-four-endless-draw = Giliran yang tidak akan berakhir menjadikan permainan seri.

## Bao

general-bao-turn =
    Jika ada agihan permulaan yang boleh menangkap, pemain mesti menangkap; ketika itu semua agihan
    dalam giliran itu boleh menangkap. Jika tidak, tiada satu pun yang menangkap (takata).
general-bao-namua =
    Selagi ada biji di tangan, pemain memulakan giliran dengan meletakkan sebiji ke dalam lubang
    berisi di baris hadapannya.
general-bao-mtaji =
    Selepas itu, giliran bermula dengan mengagihkan lubang yang berisi dua biji atau lebih.
general-bao-capture =
    Biji terakhir di lubang berisi di baris hadapan sendiri menangkap isi lubang di seberang; biji
    tangkapan diagihkan dari salah satu hujung baris hadapan, yang pertama ke dalam lubang di hujung
    itu.
general-bao-relay =
    Biji terakhir di lubang berisi yang lain menyebabkan isinya diambil dan agihan disambung; di
    lubang kosong agihan berakhir.
general-bao-setup-malawi =
    Pada permulaan, lapan biji terletak dalam rumah dan 20 biji di tangan setiap pemain.
general-bao-setup-kujifunza =
    Pada permulaan, setiap lubang berisi dua biji; tiada rumah, dan tiada biji di tangan.
general-bao-house-in-mtaji-choice =
    Dalam peringkat kedua juga, pemain boleh menghentikan giliran tangkapan di rumahnya sendiri.
general-bao-house-in-takata-plays-on =
    Dalam peringkat kedua, giliran tanpa tangkapan (takata) tidak berhenti di rumah.
general-bao-singles-free =
    Selagi rumah masih ada, biji tunggal boleh digunakan untuk giliran tanpa tangkapan (takata).
general-bao-sixteen-capture = Enam belas biji atau lebih boleh menangkap dalam agihan permulaan.
general-bao-takasia-off = Tiada lubang diikat.
general-bao-endless-loses = Pemain yang gilirannya tidak akan berakhir kalah.
general-bao-endless-draw = Giliran yang tidak akan berakhir menjadikan permainan seri.
general-bao-begins = Selatan, di bawah, bermula, kemudian pemain bergilir-gilir.
general-bao-ends =
    Di salah satu daripada dua lubang paling luar pada sesuatu sisi, biji masuk dari hujung sisi
    itu; di lubang lain, dari hujung yang mengekalkan arah agihan.
general-bao-namua-capture =
    Jika lubang di seberang berisi, isinya ditangkap serta-merta; di empat lubang tengah, pemain
    memilih hujung tempat biji yang ditangkap masuk.
general-bao-namua-takata =
    Jika tidak, isi lubang hadapan itu diambil dan diagihkan ke mana-mana arah; satu-satunya lubang
    hadapan yang berisi, jika di hujung, diagihkan ke dalam.
general-bao-house =
    Rumah berfungsi selagi belum pernah dikosongkan dan berisi sekurang-kurangnya enam biji.
    Giliran tanpa tangkapan (takata) pada peringkat pertama bermula dari situ hanya jika tiada
    lubang hadapan lain yang berisi, dan ketika itu dua bijinya sahaja diagihkan.
general-bao-house-stops =
    Giliran tanpa tangkapan (takata) pada peringkat pertama berakhir di rumah sendiri yang
    berfungsi; dalam giliran tangkapan pada peringkat itu pemain boleh berhenti di situ, atau
    mengambil isinya dan menyambung agihan.
general-bao-mtaji-only = Giliran bermula dengan mengagihkan lubang yang berisi dua biji atau lebih.
general-bao-starts =
    Tanpa biji dari tangan, giliran tangkapan bermula di mana-mana baris, dan giliran tanpa
    tangkapan (takata) di baris hadapan jika ada lubang yang berisi dua biji atau lebih;
    kedua-duanya boleh ke mana-mana arah. Agihan pertama giliran tanpa tangkapan tidak boleh
    mengosongkan baris hadapan sendiri.
general-bao-setup-kiswahili =
    Pada permulaan, enam biji terletak dalam rumah setiap pemain, lubang hadapan kelima dari
    kirinya, dua dalam setiap satu daripada dua lubang di kanannya, dan 22 di tangan.
general-bao-house-in-mtaji-play-on =
    Pada peringkat kedua, giliran tangkapan disambung dari rumah sendiri yang berfungsi.
general-bao-house-in-takata-stops =
    Pada peringkat kedua juga, giliran tanpa tangkapan (takata) berakhir di rumah sendiri yang
    berfungsi.
general-bao-singles-needs-two =
    Tanpa rumah yang berfungsi, giliran tanpa tangkapan (takata) pada peringkat pertama
    menggunakan lubang yang tadinya berisi dua biji atau lebih, jika ada.
general-bao-sixteen-no-capture =
    Agihan pertama dengan enam belas biji atau lebih tidak menangkap apa-apa.
general-bao-takasia-on =
    Jika selepas giliran tanpa tangkapan (takata) pada peringkat kedua lawan tidak dapat menangkap,
    dan semua tangkapan pemain itu akan mengambil lubang yang sama, lubang itu terikat: pada giliran
    berikutnya ia tidak boleh dimainkan, dan agihan yang berakhir di situ menamatkan giliran.
    Rumah yang berfungsi, satu-satunya lubang hadapan yang berisi, dan satu-satunya yang berisi
    dua biji atau lebih tidak diikat.
general-bao-endless-illegal = Giliran yang tidak akan berakhir tidak dibenarkan.

## Tempat

region-angola = Angola
region-angola-benguela = Angola, Benguela
region-baltic-coast-and-germany = Pesisir Baltik dan Jerman
region-benin-and-togo = Benin dan Togo
region-borneo = Borneo
region-brunei = Brunei
region-cambodia = Kemboja
region-cameroon-and-gabon = Cameroon dan Gabon
region-cape-verde = Tanjung Verde
region-caribbean-and-west-africa = Caribbean dan Afrika Barat
region-caribbean = Caribbean
region-cayman-islands = Kepulauan Cayman
region-central-africa = Afrika Tengah
region-china = China
region-congo = Congo
region-cuba = Cuba
region-dominican-republic = Republik Dominican
region-east-africa = Afrika Timur
region-eritrea-and-ethiopia = Eritrea dan Ethiopia
region-eritrea-and-sudan = Eritrea dan Sudan
region-eritrea = Eritrea
region-ethiopia-and-somalia = Ethiopia dan Somalia
region-ethiopia-and-south-sudan = Ethiopia dan Sudan Selatan
region-ethiopia = Ethiopia
region-gabon = Gabon
region-ghana = Ghana
region-greece = Greece
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
region-kyrgyzstan = Kyrgyzstan
region-malay-peninsula = Semenanjung Tanah Melayu
region-malaysia = Malaysia
region-maldives = Maldives
region-morocco = Maghribi
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
region-syria-and-egypt = Syria dan Mesir
region-turkey-and-the-middle-east = Turki dan Timur Tengah
region-turkmenistan = Turkmenistan
region-uganda = Uganda
region-united-states = Amerika Syarikat
region-west-africa = Afrika Barat
region-western-sahara = Sahara Barat
region-zanzibar-and-the-swahili-coast = Zanzibar dan pesisir Swahili
region-zanzibar = Zanzibar
region-modern = moden

## Tajuk yang bukan nama semata-mata

adi-ii =
    .title = Adi (isi semula tiga lubang)
bao-ki-arabu-2 =
    .title = Bao ki Arabu (huraian kedua)
mangala-five =
    .title = Mangala (lima lubang)
mangala-six =
    .title = Mangala (enam lubang)
