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
mark-held-south = Lubang ini dikuasai Selatan.
mark-held-north = Lubang ini dikuasai Utara.
mark-owned-south = Lubang ini ada di sisi Utara.
mark-owned-north = Lubang ini ada di sisi Selatan.
mark-locked = Lubang ini terkunci.
mark-bound = Lubang ini terikat.
mark-house = Lubang ini rumah yang belum pernah dikosongkan.

## Perpustakaan, dan permainan sendiri

games-lead = Permainan menyebar dari empat benua: papan saat dimulai, aturan dalam kata-kata, dan langsung bermain.
games-first = Cocok untuk memulai
games-area = Wilayah
games-all-areas = Semua wilayah
games-find = Cari permainan atau negara
games-count = { $n } permainan
games-none = Tidak ada permainan dengan nama atau asal itu. Coba yang berikut, atau buat sendiri.
games-everything = Tampilkan semua permainan
games-map = Peta
rows-any = Semua papan
rows-two = Dua baris
rows-four = Empat baris
rules-few = Sedikit aturan
rules-count = { $n } aturan
card-or = { $others } atau { $last }
play-people = Dua orang
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
first-moves = Langkah pertama
example-at = { $n } dari { $all }
example-before = Contoh sebelumnya
example-next = Contoh berikutnya
example-play = Tunjukkan langkah

## Cards of the library

card-hand = Dimainkan dalam dua tahap: biji masuk dari tangan dahulu, lalu papan disebar.
card-deprive = Habiskan biji lawan, dan Anda menang.
card-clear = Siapa yang lebih dulu mengosongkan sisinya, menang.
card-close = Biji terakhir dapat menutup lubang lawan.
card-alternate = Setiap putaran berjalan ke arah sebaliknya.
card-odd-even = Lubang ganjil disebar ke satu arah, lubang genap ke arah sebaliknya.
card-immobilise = Biji tidak dihitung: siapa yang tidak dapat melangkah, kalah.
card-held = Biji terakhir dapat memenangkan lubang: isi yang jatuh ke sana milik pemegangnya.
card-split = Separuh kiri lubang Anda disebar ke satu arah, separuh kanan ke arah sebaliknya.
card-either = Anda memilih arah sebaran.
card-store = Berakhir di lumbung Anda, dan Anda menyebar lagi.
card-again = Tangkap, dan Anda menyebar lagi.
card-beyond = Berhenti tepat sebelum lubang kosong, dan Anda mengambil isi lubang sesudahnya.
card-passing = Lubang dimenangkan selagi biji masih jatuh, tidak hanya pada akhir sebaran.
card-next = Setelah biji terakhir, lubang berikutnya diangkat: sebaran berlanjut sampai lubang itu kosong.
card-even = Jadikan isi lubang genap, dan bijinya milik Anda.
card-take = Jadikan isi lubang { $numbers } biji dengan biji terakhir, dan biji itu milik Anda.
card-facing = Anda menangkap isi lubang di seberang.
card-relay = Biji terakhir di lubang berisi mengangkatnya lagi: sebaran terus berlanjut.
card-four = Setiap pemain menyebar mengelilingi dua barisnya sendiri.
