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
reverse = { subject } berpatah balik di lubang { $house }.
stop-house = Agihan { subject } berhenti di { $house }, iaitu rumah.
stop-bound = Agihan { subject } berhenti di { $house }, lubang yang diikat.
arrange = { subject } telah menyusun { piece }.

## Tangkapan

capture-family = { captured } dari { $houses }.
capture-passing = Lubang { $houses } mencapai bilangannya semasa lalu: { captured }.
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

way-of = Bagaimana lubang { $house } disemai?
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
arrange-usual = Semua di barisan belakang
arrange-anew = Ambil semula semua
mark-held-south = Ia dipegang Selatan.
mark-held-north = Ia dipegang Utara.
mark-owned-south = Ia terletak di pihak Utara.
mark-owned-north = Ia terletak di pihak Selatan.
mark-locked = Ia terkunci.
mark-bound = Ia terikat.
mark-house = Ia rumah yang belum pernah dikosongkan.

## Perpustakaan, dan permainan sendiri

games-lead = Permainan menyemai dari empat benua: papan pada permulaan, peraturan dalam kata-kata, dan permainan serta-merta.
games-first = Sesuai untuk bermula
games-area = Kawasan
games-all-areas = Semua kawasan
games-find = Cari permainan atau negara
games-count = { $n } permainan
games-none = Tiada permainan dengan nama atau tempat asal itu. Cuba yang berikut, atau cipta sendiri.
games-everything = Tunjukkan semua permainan
games-map = Peta
rows-any = Semua papan
rows-two = Dua barisan
rows-four = Empat barisan
rules-few = Sedikit peraturan
rules-count = { $n } peraturan
card-or = { $others } atau { $last }
play-people = Dua orang
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
first-moves = Langkah pertama
example-at = { $n } daripada { $all }
example-before = Contoh sebelumnya
example-next = Contoh seterusnya
example-play = Tunjukkan langkah

## Cards of the library

card-hand = Dimainkan dalam dua peringkat: biji masuk dari tangan dahulu, kemudian papan diagih.
card-deprive = Biarkan lawan tanpa biji, dan anda menang.
card-clear = Siapa dahulu mengosongkan pihaknya, menang.
card-close = Biji terakhir boleh menutup lubang lawan.
card-alternate = Setiap pusingan berjalan ke arah sebaliknya.
card-odd-even = Lubang ganjil diagih ke satu arah, lubang genap ke arah sebaliknya.
card-immobilise = Biji tidak dikira: siapa yang tidak dapat bergerak, kalah.
card-held = Biji terakhir boleh memenangi lubang: apa yang jatuh ke dalamnya milik pemegangnya.
card-split = Separuh kiri lubang anda diagih ke satu arah, separuh kanan ke arah sebaliknya.
card-either = Anda memilih arah agihan.
card-store = Berakhir di rumah anda, dan anda mengagih lagi.
card-again = Tangkap, dan anda mengagih lagi.
card-beyond = Berhenti sebelum lubang kosong, dan anda mengambil isi lubang selepasnya.
card-passing = Lubang dimenangi semasa biji masih jatuh, bukan hanya pada akhir agihan.
card-next = Selepas biji terakhir, lubang seterusnya diangkat: agihan berterusan hingga lubang itu kosong.
card-even = Jadikan isi lubang bilangan genap, dan bijinya milik anda.
card-take = Jadikan isi lubang { $numbers } biji dengan biji terakhir, dan biji itu milik anda.
card-facing = Anda menangkap isi lubang di seberang.
card-relay = Biji terakhir di lubang berisi mengangkatnya lagi: agihan berterusan.
card-four = Setiap pemain mengagih mengelilingi dua barisnya sendiri.
