# Yang hanya dilakukan permainan mesin umum: lubang dipegang, ditutup, atau diikat, hasil tangkapan
# disebar lagi, empat baris.

## Lubang bertanda

house-held = Mulai sekarang lubang { $house } dipegang: yang jatuh ke dalamnya milik { subject }.
house-closed = Lubang { $house } ditutup: tidak ada lagi yang diambil atau disebar di sana.
house-bound = Lubang { $house } diikat: { rival } tidak boleh mulai di sana pada giliran berikutnya.
house-lost = Lubang { $house } kosong: { subject } kehilangan hak istimewa rumah.
skip-closed = Lubang { $houses } ditutup, jadi dilewati.
skip-full = Lubang { $houses } penuh, jadi dilewati.
skip-holding = Lubang { $houses } dilewati begitu saja.
skip-held = Lubang { $houses } dipegang, jadi dilewati.

## Satu sebaran

resow = { captured } dari { $houses } dan langsung menyebarkannya.
resow-several = { subject } menangkap { $captures } kali dan langsung menyebarkan tangkapannya: { $gain } seluruhnya{ ends }.
reverse = { subject } berbalik arah di lubang { $house }.
stop-house = Sebaran { subject } berhenti di { $house }, yaitu rumah.
stop-bound = Sebaran { subject } berhenti di { $house }, lubang yang diikat.
arrange = { subject } sudah mengatur { piece }.

## Tangkapan

capture-family = { captured } dari { $houses }.
capture-passing = Lubang { $houses } mencapai jumlahnya saat dilalui: { captured }.
capture-tax = Sebelum menyebar, { captured } dari { $houses }.
capture-held = Lubang { $houses } dipegang: { captured }.
capture-robbed = Lubang { $houses } dirampas: { captured }.
capture-closed = { pieces } dari { $houses } keluar dari permainan.
no-capture-first-turns = { nothing-captured }: lubang { $house } mestinya menangkap, tetapi tidak pada giliran pertama.
extra-turn-capture = { subject } menangkap, dan menyebar lagi.
extra-turn-no-visit = { subject } tidak sampai ke sisi lawan, dan menyebar lagi.

## Akhir

end-few-seeds = Hanya tersisa beberapa { piece } di papan.
end-endless = Giliran ini tidak akan pernah berakhir.
end-front-row = Baris depan { subject } kosong.
end-both-ends = { subject } menangkap di kedua ujung dalam satu giliran.

## Pilihan arah

way-of = Bagaimana lubang { $house } disebar?
way-usual = Seperti biasa
way-right = Ke kanan
way-left = Ke kiri
way-down = Ke bawah
way-up = Ke atas
way-on = terus dari rumah
way-then-back = lalu mundur
way-then-on = lalu maju
arrange-left = { $n ->
        [0] Semua biji Anda sudah ditempatkan.
       *[other] Tempatkan biji Anda: { $n } lagi.
    }
arrange-done = Mulai begini
arrange-usual = Semua di baris belakang
arrange-anew = Ambil kembali semua
mark-held-south = Lubang ini dipegang Selatan.
mark-held-north = Lubang ini dipegang Utara.
mark-owned-south = Lubang ini ada di sisi Utara.
mark-owned-north = Lubang ini ada di sisi Selatan.
mark-locked = Lubang ini terkunci.
mark-bound = Lubang ini terikat.
mark-house = Lubang ini rumah yang belum pernah dikosongkan.

## Perpustakaan, dan permainan sendiri

games-lead = Permainan menyebar dari empat benua: papan saat dimulai, aturan dalam kata-kata, dan langsung bermain.
games-today = Permainan hari ini
games-first = Cocok untuk memulai
games-area = Wilayah
games-all-areas = Semua wilayah
games-find = Cari permainan atau negara
games-of-area = Semua { $n } permainan
games-count = { $n } permainan
games-none = Tidak ada permainan dengan nama atau asal itu. Coba yang berikut, atau buat sendiri.
games-everything = Tampilkan semua permainan
games-map = Peta
rows-any = Semua papan
rows-two = Dua baris
rows-four = Empat baris
rules-few = Sedikit aturan
rules-some = Beberapa aturan
rules-many = Banyak aturan
games-near = Permainan serupa
rules-differing = { $n ->
        [0] Aturan sama dengan nama lain
       *[other] { $n } aturan berbeda
    }
games-like = seperti { $game }
attested-by = Bukti: { $by }
certified-by = Diperiksa: { $by }
card-or = { $others } atau { $last }
play-people = Berdua di sini
make-game = Buat permainan sendiri
make-from = Ubah aturannya
make-lead = Pilih papan dan aturan; semuanya dijelaskan di sampingnya. Tautan memuat seluruh permainan.
make-board = Papan
make-more = Aturan lain
make-link = Kirim tautan ini untuk bermain dengan seseorang:
make-endless = Ada permainan yang tidak pernah selesai: { $n } dari 100 antara pemain acak.
make-first-wins = Yang memulai menang { $n } dari 100 permainan antara pemain acak.
make-second-wins = Yang memulai kalah { $n } dari 100 permainan antara pemain acak.

## Kawasan dunia, untuk daftar semua permainan

area-west-africa = Afrika Barat
area-horn-of-africa = Tanduk Afrika
area-east-africa = Afrika Timur
area-central-africa = Afrika Tengah dan Afrika bagian selatan
area-north-africa = Afrika Utara dan Timur Tengah
area-central-asia = Asia Tengah
area-south-asia = Asia Selatan
area-southeast-asia = Asia Tenggara dan Asia Timur
area-americas = Benua Amerika
area-europe = Eropa
area-modern = Permainan modern

also-called = Juga dikenal sebagai { $names }
examples = Contoh
topic-sow = Sebaran
topic-relay = Sebaran bersambung
topic-capture = Tangkapan
topic-resow = Menyebar tangkapan
topic-again = Giliran lagi
topic-reverse = Berbalik arah
topic-stop = Berhenti
topic-house-lost = Hak istimewa rumah hilang
topic-hold = Lubang dipegang
topic-close = Lubang ditutup
topic-feed = Memberi biji
topic-pass = Lewat giliran
topic-end = Selesai
example-play = Tunjukkan langkah

## Cards of the library

card-hand = Dimainkan dalam dua tahap: biji masuk dari tangan dahulu, lalu biji di papan disebar.
card-deprive = Habiskan biji lawan, dan Anda menang.
card-clear = Siapa yang lebih dulu mengosongkan sisinya, menang.
card-close = Biji terakhir dapat menutup lubang lawan.
card-alternate = Pemain pertama memilih arah untuk seluruh permainan; yang lain menyebar ke arah sebaliknya.
card-odd-even = Isi ganjil disebar ke satu arah, isi genap ke arah sebaliknya.
card-immobilise = Biji tidak dihitung: siapa yang tidak bisa jalan kalah.
card-held = Biji terakhir dapat memenangkan lubang: isi yang jatuh ke sana milik pemegangnya.
card-split = Separuh kiri lubang Anda disebar ke satu arah, separuh kanan ke arah sebaliknya.
card-either = Anda memilih arah sebaran.
card-store = Berakhir di lumbung Anda, dan Anda menyebar lagi.
card-again = Tangkap, dan Anda menyebar lagi.
card-beyond = Berhenti tepat sebelum lubang kosong, dan Anda mengambil isi lubang sesudahnya.
card-passing = Lubang dimenangkan selagi biji masih jatuh, tidak hanya pada akhir sebaran.
card-next = Setelah biji terakhir, isi lubang berikutnya diambil: sebaran berlanjut sampai lubang itu kosong.
card-even = Jadikan isi lubang genap, dan bijinya milik Anda.
card-take = Jadikan isi lubang { $numbers } biji dengan biji terakhir, dan biji itu milik Anda.
card-facing = Anda menangkap isi lubang di seberang.
card-relay = Biji terakhir di lubang berisi membuat isinya diambil lagi: sebaran terus berlanjut.
card-four = Setiap pemain menyebar mengelilingi dua barisnya sendiri.

## Aturan permainan pada tiga kartu

cards-turn = Giliran Anda
cards-capture = Tangkapan
cards-house-own = lubang Anda
cards-house-theirs = lubang lawan
cards-house-any = lubang mana pun
cards-house-least = lubang Anda yang berisi sedikitnya { $n } biji
cards-even = jumlah genap
cards-number = jumlah berapa pun
cards-match = Pertandingan terdiri dari beberapa ronde.
cards-majority = Lebih dari separuh semua biji sudah menang.
cards-right = Pilih { $mine } dan sebarkan bijinya satu per satu ke kanan.
cards-left = Pilih { $mine } dan sebarkan bijinya satu per satu ke kiri.
cards-either = Pilih { $mine } dan sebarkan bijinya satu per satu, ke arah mana pun.
cards-outwards = Pilih { $mine } dan sebarkan bijinya satu per satu: dari separuh kiri ke kiri, dari separuh kanan ke kanan.
cards-inwards = Pilih { $mine } dan sebarkan bijinya satu per satu: dari separuh kiri ke kanan, dari separuh kanan ke kiri.
cards-odd-even = Pilih { $mine } dan sebarkan bijinya satu per satu: jumlah ganjil ke kanan, jumlah genap ke kiri.
cards-alternate = Pilih { $mine } dan sebarkan bijinya satu per satu. Pemain pertama memilih arah untuk seluruh permainan; yang lain menyebar ke arah sebaliknya.
cards-circle-right = Pilih { $mine } dan sebarkan bijinya satu per satu mengelilingi dua baris Anda, berlawanan arah jarum jam.
cards-circle-left = Pilih { $mine } dan sebarkan bijinya satu per satu mengelilingi dua baris Anda, searah jarum jam.
cards-circle-either = Pilih { $mine } dan sebarkan bijinya satu per satu mengelilingi dua baris Anda, ke arah mana pun.
cards-circle-backwards = Pilih { $mine } dan sebarkan bijinya satu per satu mengelilingi dua baris Anda, berlawanan arah jarum jam; beberapa lubang boleh mundur untuk menangkap.
cards-bao-hand = Selama ada biji di tangan, letakkan sebiji di lubang depan Anda yang berisi; bila tidak ada tangkapan, sebarkan lubang itu. Kemudian sebarkan lubang berisi dua biji atau lebih, ke arah mana pun.
cards-stays = Biji pertama tinggal di lubangnya.
cards-stays-unless-single = Biji pertama tinggal di lubangnya, kecuali bila hanya sebiji.
cards-store = Lumbung Anda mendapat sebiji saat dilalui.
cards-store-again = Lumbung Anda mendapat sebiji saat dilalui; berakhir di sana, Anda menyebar lagi.
cards-relay = Bila biji terakhir jatuh di lubang berisi, ambil semuanya dan lanjutkan.
cards-relay-unless = Bila biji terakhir jatuh di lubang berisi, ambil semuanya dan lanjutkan, kecuali bila ia menangkap.
cards-relay-unless-held = Bila biji terakhir jatuh di lubang berisi, ambil semuanya dan lanjutkan, kecuali bila ia memenangkan lubang itu.
cards-relay-least = Bila biji terakhir membuat isi lubang menjadi { $limit } atau lebih, ambil semuanya dan lanjutkan, kecuali bila ia menangkap.
cards-relay-exactly = Bila biji terakhir membuat isi lubang menjadi { $limit }, ambil semuanya dan lanjutkan, kecuali bila ia menangkap.
cards-relay-own = Bila biji terakhir jatuh di lubang Anda yang berisi, ambil semuanya dan lanjutkan, kecuali bila ia menangkap.
cards-relay-theirs = Bila biji terakhir jatuh di lubang lawan yang berisi, ambil semuanya dan lanjutkan, kecuali bila ia menangkap.
cards-relay-next = Lalu ambil isi lubang berikutnya dan lanjutkan, sampai lubang itu kosong.
cards-relay-next-least = Bila biji terakhir membuat isi lubang menjadi { $limit } atau lebih, ambil isi lubang berikutnya dan lanjutkan.
cards-any = Bila biji terakhir jatuh di { $taken }, Anda mengambil isinya.
cards-count = Bila biji terakhir membuat isi { $taken } menjadi { $numbers }, Anda mengambilnya.
cards-count-one = Bila biji terakhir jatuh di { $taken } yang tadinya kosong, Anda mengambilnya.
cards-facing = Bila biji terakhir jatuh di { $landing } yang tadinya kosong, Anda mengambil biji di seberangnya.
cards-facing-any = Bila biji terakhir jatuh di { $landing }, Anda mengambil biji di seberangnya.
cards-own-seed = Biji terakhir itu ikut diambil.
cards-next = Bila lubang setelah biji terakhir berisi { $numbers }, Anda mengambilnya.
cards-next-any = Bila biji terakhir jatuh di { $taken }, Anda mengambil isi lubang berikutnya.
cards-next-empty = Bila biji terakhir jatuh di { $taken } yang tadinya kosong, Anda mengambil isi lubang berikutnya.
cards-next-relay = Bila biji terakhir membuat isi { $taken } menjadi { $numbers }, Anda mengambil isi lubang berikutnya.
cards-beyond = Bila lubang setelah biji terakhir kosong, Anda mengambil isi lubang sesudahnya.
cards-beyond-occupied = Bila biji terakhir jatuh di lubang berisi dan lubang berikutnya kosong, Anda mengambil isi lubang sesudahnya.
cards-reached = Bila biji terakhir jatuh di sisi lawan, atau di lubang terakhir Anda, Anda mengambil semua lubang lawan yang berisi { $numbers }.
cards-chain-back = Lubang-lubang tepat sebelumnya ikut diambil, selama bisa.
cards-chain = Lubang selanjutnya berturut-turut diambil dengan cara yang sama.
cards-visit = Tetapi satu biji dari giliran itu harus sudah sampai di sisi lawan.
cards-extra-facing = Isi lubang di seberangnya juga milik Anda.
cards-extra-alike = Semua lubang lawan lain yang sama banyak isinya ikut diambil.
cards-passing-owner = Lubang yang mencapai { $numbers } lebih awal, saat biji jatuh, menjadi milik pemiliknya.
cards-passing-owner-all = Lubang yang mencapai { $numbers } saat biji jatuh menjadi milik pemiliknya.
cards-passing-sower = Anda juga mengambil lubang yang mencapai { $numbers } lebih awal, saat biji jatuh.
cards-passing-own = Anda juga mengambil lubang Anda yang mencapai { $numbers } lebih awal, saat biji jatuh.
cards-passing-theirs = Anda juga mengambil lubang lawan yang mencapai { $numbers } lebih awal, saat biji jatuh.
cards-goes-on = Lalu Anda terus menyebar.
cards-again-once = Tangkap, dan Anda menyebar lagi, sekali.
cards-tax-single = Mulailah dari sebiji saja, dan Anda lebih dulu mengambil biji di seberangnya.
cards-tax-singles = Sebelum menyebar, Anda mengambil biji di seberang lubang Anda yang berisi sebiji.
cards-tax-lap = Setiap kali mengangkat, sebiji masuk ke lumbung Anda.
cards-none = Tidak ada tangkapan.
cards-none-store = Tidak ada tangkapan; hanya lumbung Anda mendapat biji.
cards-close = Biji terakhir yang membuat isi lubang lawan menjadi { $made } menutupnya: lawan tidak lagi mulai dari sana.
cards-hold = Biji terakhir yang membuat isi lubang menjadi { $made } bisa memenangkannya: isinya milik Anda sejak itu.
cards-hold-bank = Yang membuat isinya { $made } bisa memenangkan lubang itu. Tangkapan Anda masuk ke lubang pertama yang dimenangkan; sebelum itu Anda tidak mengambil apa pun.
cards-hold-own = Biji terakhir yang membuat isi lubang Anda menjadi { $made } bisa mengamankannya: isinya milik Anda sejak itu.
cards-hold-theirs = Biji terakhir yang membuat isi lubang lawan menjadi { $made } bisa memenangkannya: isinya milik Anda sejak itu.
cards-hold-there = Yang membuat isinya { $made } bisa memenangkan lubang itu: isinya milik Anda sejak itu.
cards-rob = Biji terakhir lawan di sana bisa merampas dua biji.
cards-front-occupied = lubang depan Anda yang berisi
cards-front-empty = lubang depan Anda yang kosong
cards-front-any = lubang depan Anda
cards-needs-both = keduanya berisi
cards-needs-front = lubang depan itu berisi
cards-needs-any = salah satunya berisi
cards-across-both = isi kedua lubang seberang
cards-across-front = isi lubang depan di seberang
cards-four = Biji terakhir di { $front } mengambil { $across }, bila { $needs }.
cards-sown-on = Biji itu lalu Anda sebarkan.
cards-bao-capture = Biji terakhir di lubang depan yang berisi mengambil biji di seberang; sebarkan dari ujung baris depan Anda. Bila bisa, Anda harus menangkap.
cards-bao-capture-hand = Biji dari tangan, atau biji terakhir, di lubang depan yang berisi mengambil biji di seberang; sebarkan dari ujung baris depan Anda. Bila bisa, Anda harus menangkap.

## Kata-kata permainan

words-of-game = Kata-kata
word-lap = sebaran
word-lap-means = Biji sebuah lubang diletakkan satu per satu sampai habis; satu giliran bisa berisi beberapa.
word-store = lumbung
word-store-means = Tempat biji yang dimenangkan seorang pemain, di samping lubang.
begin-from-hand = Pilih salah satu lubang yang dilingkari: sebiji dari tangan Anda diletakkan di situ.
points-and-hand = { $board } + { $n } di tangan
word-hand = di tangan
word-hand-means = Biji di luar papan yang dimasukkan satu per satu, giliran demi giliran.
word-front = baris depan
word-front-means = Baris seorang pemain yang menghadap lawan.
word-takata = takata
word-takata-means = Giliran Bao yang tidak menangkap apa pun.
