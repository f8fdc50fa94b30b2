# Apa yang hanya dilakukan oleh permainan mesin umum: lubang dipegang, ditutup atau diikat, tangkapan
# diagih semula, empat baris.

## Lubang bertanda

house-held = Mulai sekarang lubang { $house } dipegang: apa yang jatuh ke dalamnya milik { subject }.
house-closed = Lubang { $house } ditutup: tiada lagi yang diambil atau diagih di situ.
house-bound = Lubang { $house } diikat: { rival } tidak boleh bermula di situ pada giliran berikutnya.
house-lost = Lubang { $house } kosong: { subject } kehilangan keistimewaan rumah.
skip-closed = Lubang { $houses } ditutup, jadi dilangkau.
skip-full = Lubang { $houses } penuh, jadi dilangkau.
skip-holding = Lubang { $houses } dilangkau begitu sahaja.
skip-held = Lubang { $houses } dipegang, jadi dilangkau.

## Satu agihan

resow = { captured } dari { $houses } dan mengagihkannya terus.
resow-several = { subject } menangkap { $captures } kali dan mengagihkan tangkapan itu terus: { $gain } semuanya{ ends }.
reverse = { subject } berpatah balik di lubang { $house }.
stop-house = Agihan { subject } berhenti di { $house }, iaitu rumah.
stop-bound = Agihan { subject } berhenti di { $house }, lubang yang diikat.
arrange = { subject } telah menyusun { piece }.

## Tangkapan

capture-family = { captured } dari { $houses }.
capture-passing = Lubang { $houses } mencapai bilangannya semasa dilalui: { captured }.
capture-tax = Sebelum mengagih, { captured } dari { $houses }.
capture-held = Lubang { $houses } dipegang: { captured }.
capture-robbed = Lubang { $houses } dirampas: { captured }.
capture-closed = { pieces } dari { $houses } keluar daripada permainan.
no-capture-first-turns = { nothing-captured }: lubang { $house } sepatutnya menangkap, tetapi tidak pada giliran pertama.
extra-turn-capture = { subject } menangkap, dan mengagih lagi.
extra-turn-no-visit = { subject } tidak sampai ke pihak sana, dan mengagih lagi.

## Tamat

end-few-seeds = Hanya tinggal beberapa { piece } di papan.
end-endless = Giliran ini tidak akan berakhir.
end-front-row = Baris hadapan { subject } kosong.
end-both-ends = { subject } menangkap di kedua-dua hujung dalam satu giliran.

## Pilihan arah

way-of = Bagaimana lubang { $house } diagihkan?
way-usual = Seperti biasa
way-right = Ke kanan
way-left = Ke kiri
way-down = Ke bawah
way-up = Ke atas
way-on = terus dari rumah
way-then-back = kemudian undur
way-then-on = kemudian terus
arrange-left = { $n ->
        [0] Semua biji anda telah diletakkan.
       *[other] Letakkan biji anda: { $n } lagi.
    }
arrange-done = Mula begini
arrange-usual = Semua di baris belakang
arrange-anew = Ambil balik semuanya
mark-held-south = Ia dipegang Selatan.
mark-held-north = Ia dipegang Utara.
mark-owned-south = Ia terletak di pihak Utara.
mark-owned-north = Ia terletak di pihak Selatan.
mark-locked = Ia terkunci.
mark-bound = Ia terikat.
mark-house = Ia rumah yang belum pernah dikosongkan.

## Perpustakaan, dan permainan sendiri

games-lead = Permainan mengagih biji dari empat benua: papan pada permulaan, peraturan dalam kata-kata, dan terus boleh dimainkan.
games-today = Permainan hari ini
games-first = Sesuai untuk bermula
games-area = Kawasan
games-all-areas = Semua kawasan
games-find = Cari permainan atau negara
games-of-area = Kesemua { $n } permainan
games-count = { $n } permainan
games-none = Tiada permainan dengan nama atau tempat asal itu. Cuba yang berikut, atau cipta sendiri.
games-everything = Tunjukkan semua permainan
games-map = Peta
rows-any = Semua papan
rows-two = Dua baris
rows-four = Empat baris
rules-few = Sedikit peraturan
rules-some = Beberapa peraturan
rules-many = Banyak peraturan
games-near = Permainan paling serupa
rules-differing = { $n ->
        [0] Peraturan sama, tetapi nama lain
       *[other] { $n } peraturan berbeza
    }
games-like = seperti { $game }
attested-by = Bukti: { $by }
certified-by = Disemak: { $by }
card-or = { $others } atau { $last }
play-people = Berdua di sini
make-game = Cipta permainan sendiri
make-from = Ubah peraturannya
make-lead = Pilih papan dan peraturan; semuanya diterangkan di sebelah. Pautan mengandungi seluruh permainan.
make-board = Papan
make-more = Peraturan lain
make-link = Hantar pautan ini untuk bermain dengan seseorang:
make-endless = Ada permainan yang tidak akan tamat: { $n } daripada 100 antara pemain rawak.
make-first-wins = Yang bermula menang { $n } daripada 100 permainan antara pemain rawak.
make-second-wins = Yang bermula kalah { $n } daripada 100 permainan antara pemain rawak.

## Kawasan dunia, untuk senarai semua permainan

area-west-africa = Afrika Barat
area-horn-of-africa = Tanduk Afrika
area-east-africa = Afrika Timur
area-central-africa = Afrika Tengah dan Afrika bahagian selatan
area-north-africa = Afrika Utara dan Timur Tengah
area-central-asia = Asia Tengah
area-south-asia = Asia Selatan
area-southeast-asia = Asia Tenggara dan Asia Timur
area-americas = Benua Amerika
area-europe = Eropah
area-modern = Permainan moden

also-called = Juga dikenali sebagai { $names }
examples = Contoh
topic-sow = Agihan
topic-relay = Agihan bersambung
topic-capture = Tangkapan
topic-resow = Mengagih tangkapan
topic-again = Giliran lagi
topic-reverse = Berpatah balik
topic-stop = Berhenti
topic-house-lost = Keistimewaan rumah hilang
topic-hold = Lubang dipegang
topic-close = Lubang ditutup
topic-feed = Memberi biji
topic-pass = Lepas giliran
topic-end = Tamat
example-play = Tunjukkan langkah

## Cards of the library

card-hand = Dimainkan dalam dua peringkat: biji masuk dari tangan dahulu, kemudian biji di papan diagih.
card-deprive = Biarkan lawan tanpa biji, dan anda menang.
card-clear = Siapa dahulu mengosongkan pihaknya, menang.
card-close = Biji terakhir boleh menutup lubang lawan.
card-alternate = Pemain pertama memilih arah untuk seluruh permainan; yang lain mengagih ke arah sebaliknya.
card-odd-even = Lubang ganjil diagih ke satu arah, lubang genap ke arah sebaliknya.
card-immobilise = Biji tidak dikira: siapa yang tidak dapat bergerak, kalah.
card-held = Biji terakhir boleh memenangi lubang: apa yang jatuh ke dalamnya milik pemegangnya.
card-split = Separuh kiri lubang anda diagih ke satu arah, separuh kanan ke arah sebaliknya.
card-either = Anda memilih arah agihan.
card-store = Berakhir di rumah anda, dan anda mengagih lagi.
card-again = Tangkap, dan anda mengagih lagi.
card-beyond = Berhenti sebelum lubang kosong, dan anda mengambil isi lubang selepasnya.
card-passing = Lubang dimenangi semasa biji masih jatuh, bukan hanya pada akhir agihan.
card-next = Selepas biji terakhir, isi lubang seterusnya diambil: agihan berterusan hingga lubang itu kosong.
card-even = Jadikan isi lubang bilangan genap, dan bijinya milik anda.
card-take = Jadikan isi lubang { $numbers } biji dengan biji terakhir, dan biji itu milik anda.
card-facing = Anda menangkap isi lubang di seberang.
card-relay = Biji terakhir jatuh di lubang berisi: isinya diambil, agihan disambung.
card-four = Setiap pemain mengagih mengelilingi dua barisnya sendiri.

## Peraturan permainan pada tiga kad

cards-turn = Giliran anda
cards-capture = Tangkapan
cards-house-own = lubang anda
cards-house-theirs = lubang lawan
cards-house-any = mana-mana lubang
cards-house-least = lubang anda yang berisi sekurang-kurangnya { $n } biji
cards-even = bilangan genap
cards-number = sebarang bilangan
cards-match = Perlawanan terdiri daripada beberapa pusingan.
cards-majority = Pemilik lebih separuh semua biji menang.
cards-right = Pilih { $mine } dan agihkan bijinya satu demi satu ke kanan.
cards-left = Pilih { $mine } dan agihkan bijinya satu demi satu ke kiri.
cards-either = Pilih { $mine } dan agihkan bijinya satu demi satu, ke mana-mana arah.
cards-outwards = Pilih { $mine } dan agihkan bijinya satu demi satu: dari separuh kiri ke kiri, dari separuh kanan ke kanan.
cards-inwards = Pilih { $mine } dan agihkan bijinya satu demi satu: dari separuh kiri ke kanan, dari separuh kanan ke kiri.
cards-odd-even = Pilih { $mine } dan agihkan bijinya satu demi satu: bilangan ganjil ke kanan, bilangan genap ke kiri.
cards-alternate = Pilih { $mine } dan agihkan bijinya satu demi satu. Pemain pertama memilih arah untuk seluruh permainan; yang lain mengagih ke arah sebaliknya.
cards-circle-right = Pilih { $mine } dan agihkan bijinya satu demi satu mengelilingi dua baris anda, lawan arah jam.
cards-circle-left = Pilih { $mine } dan agihkan bijinya satu demi satu mengelilingi dua baris anda, ikut arah jam.
cards-circle-either = Pilih { $mine } dan agihkan bijinya satu demi satu mengelilingi dua baris anda, ke mana-mana arah.
cards-circle-backwards = Pilih { $mine } dan agihkan bijinya satu demi satu mengelilingi dua baris anda, lawan arah jam; beberapa lubang boleh berbalik untuk menangkap.
cards-bao-hand = Selagi ada biji di tangan, letakkan sebiji ke dalam lubang hadapan anda yang berisi; jika tiada tangkapan, agihkan lubang itu. Kemudian agihkan lubang berisi dua biji atau lebih, ke mana-mana arah.
cards-stays = Biji pertama tinggal di lubangnya.
cards-stays-unless-single = Biji pertama tinggal di lubangnya, kecuali jika hanya sebiji.
cards-store = Rumah anda mendapat sebiji semasa dilalui.
cards-store-again = Rumah anda mendapat sebiji semasa dilalui; berakhir di situ, anda mengagih lagi.
cards-relay = Jika biji terakhir jatuh ke dalam lubang berisi, ambil semuanya dan teruskan.
cards-relay-unless = Jika biji terakhir jatuh ke dalam lubang berisi, ambil semuanya dan teruskan, kecuali jika ia menangkap.
cards-relay-unless-held = Jika biji terakhir jatuh ke dalam lubang berisi, ambil semuanya dan teruskan, kecuali jika ia memenangi lubang itu.
cards-relay-least = Jika biji terakhir menjadikan isi lubang { $limit } atau lebih, ambil semuanya dan teruskan, kecuali jika ia menangkap.
cards-relay-exactly = Jika biji terakhir menjadikan isi lubang { $limit }, ambil semuanya dan teruskan, kecuali jika ia menangkap.
cards-relay-own = Jika biji terakhir jatuh ke dalam lubang anda yang berisi, ambil semuanya dan teruskan, kecuali jika ia menangkap.
cards-relay-theirs = Jika biji terakhir jatuh ke dalam lubang lawan yang berisi, ambil semuanya dan teruskan, kecuali jika ia menangkap.
cards-relay-next = Kemudian ambil isi lubang berikutnya dan teruskan, sehingga lubang itu kosong.
cards-relay-next-least = Jika biji terakhir menjadikan isi lubang { $limit } atau lebih, ambil isi lubang berikutnya dan teruskan.
cards-any = Jika biji terakhir jatuh ke dalam { $taken }, anda mengambil isinya.
cards-count = Jika biji terakhir menjadikan isi { $taken } { $numbers }, anda mengambilnya.
cards-count-one = Jika biji terakhir jatuh ke dalam { $taken } yang tadinya kosong, anda mengambilnya.
cards-facing = Jika biji terakhir jatuh ke dalam { $landing } yang tadinya kosong, anda mengambil biji di seberangnya.
cards-facing-any = Jika biji terakhir jatuh ke dalam { $landing }, anda mengambil biji di seberangnya.
cards-own-seed = Biji terakhir itu turut diambil.
cards-next = Jika lubang selepas biji terakhir berisi { $numbers }, anda mengambilnya.
cards-next-any = Jika biji terakhir jatuh ke dalam { $taken }, anda mengambil isi lubang berikutnya.
cards-next-empty = Jika biji terakhir jatuh ke dalam { $taken } yang tadinya kosong, anda mengambil isi lubang berikutnya.
cards-next-relay = Jika biji terakhir menjadikan isi { $taken } { $numbers }, anda mengambil isi lubang berikutnya.
cards-beyond = Jika lubang selepas biji terakhir kosong, anda mengambil isi lubang sesudahnya.
cards-beyond-occupied = Jika biji terakhir jatuh ke dalam lubang berisi dan lubang berikutnya kosong, anda mengambil isi lubang sesudahnya.
cards-reached = Jika biji terakhir jatuh di pihak lawan, atau ke dalam lubang terakhir anda, anda mengambil semua lubang lawan yang berisi { $numbers }.
cards-chain-back = Lubang-lubang tepat sebelumnya turut diambil, selagi boleh.
cards-chain = Lubang seterusnya berturut-turut diambil dengan cara yang sama.
cards-visit = Tetapi sebiji daripada giliran itu mesti sudah sampai ke pihak lawan.
cards-extra-facing = Isi lubang di seberangnya juga milik anda.
cards-extra-alike = Semua lubang lawan lain yang sama banyak isinya turut diambil.
cards-passing-owner = Lubang yang mencapai { $numbers } lebih awal, semasa biji jatuh, menjadi milik tuannya.
cards-passing-owner-all = Lubang yang mencapai { $numbers } semasa biji jatuh menjadi milik tuannya.
cards-passing-sower = Anda juga mengambil lubang yang mencapai { $numbers } lebih awal, semasa biji jatuh.
cards-passing-own = Anda juga mengambil lubang anda yang mencapai { $numbers } lebih awal, semasa biji jatuh.
cards-passing-theirs = Anda juga mengambil lubang lawan yang mencapai { $numbers } lebih awal, semasa biji jatuh.
cards-goes-on = Kemudian anda terus mengagih.
cards-again-once = Tangkap, dan anda mengagih lagi, sekali.
cards-tax-single = Mulakan dengan sebiji sahaja, dan anda dahulu mengambil biji di seberangnya.
cards-tax-singles = Sebelum mengagih, anda mengambil biji di seberang lubang anda yang berisi sebiji.
cards-tax-lap = Setiap kali mengangkat, sebiji masuk ke rumah anda.
cards-none = Tiada tangkapan.
cards-none-store = Tiada tangkapan; hanya rumah anda mendapat biji.
cards-close = Biji terakhir yang menjadikan isi lubang lawan { $made } menutupnya: lawan tidak lagi bermula dari situ.
cards-hold = Biji terakhir yang menjadikan isi lubang { $made } boleh memenanginya: isinya milik anda sejak itu.
cards-hold-bank = Yang menjadikan isinya { $made } boleh memenangi lubang itu. Tangkapan anda masuk ke dalam lubang pertama yang dimenangi; sebelum itu anda tidak mengambil apa-apa.
cards-hold-own = Biji terakhir yang menjadikan isi lubang anda { $made } boleh menyelamatkannya: isinya milik anda sejak itu.
cards-hold-theirs = Biji terakhir yang menjadikan isi lubang lawan { $made } boleh memenanginya: isinya milik anda sejak itu.
cards-hold-there = Yang menjadikan isinya { $made } boleh memenangi lubang itu: isinya milik anda sejak itu.
cards-rob = Biji terakhir lawan di situ boleh merampas dua biji.
cards-front-occupied = lubang hadapan anda yang berisi
cards-front-empty = lubang hadapan anda yang kosong
cards-front-any = lubang hadapan anda
cards-needs-both = kedua-duanya berisi
cards-needs-front = lubang hadapan itu berisi
cards-needs-any = salah satunya berisi
cards-across-both = isi kedua-dua lubang di seberang
cards-across-front = isi lubang hadapan di seberang
cards-four = Biji terakhir dalam { $front } mengambil { $across }, jika { $needs }.
cards-sown-on = Biji itu anda agihkan pula.
cards-bao-capture = Biji terakhir dalam lubang hadapan yang berisi mengambil biji di seberang; agihkannya dari hujung baris hadapan anda. Anda wajib menangkap jika boleh.
cards-bao-capture-hand = Biji dari tangan, atau biji terakhir, dalam lubang hadapan yang berisi mengambil biji di seberang; agihkannya dari hujung baris hadapan anda. Anda wajib menangkap jika boleh.

## Kata-kata permainan

words-of-game = Kata-kata
word-lap = agihan
word-lap-means = Biji sebuah lubang diletakkan satu demi satu hingga habis; satu giliran boleh ada beberapa.
word-store = dalam rumah
word-store-means = Rumah ialah tempat biji yang dimenangi seorang pemain, di sisi lubang.
begin-from-hand = Pilih salah satu lubang yang dilingkari: sebiji dari tangan anda diletakkan di situ.
points-and-hand = { $board } + { $n } di tangan
word-hand = di tangan
word-hand-means = Biji di luar papan yang dimasukkan satu demi satu, giliran demi giliran.
word-front = baris hadapan
word-front-means = Baris seorang pemain yang menghadap lawan.
word-takata = takata
word-takata-means = Giliran Bao yang tidak menangkap apa-apa.
