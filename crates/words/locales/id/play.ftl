# Apa yang terjadi dalam permainan. Argumennya dijelaskan dalam berkas bahasa Inggris.
#
# Istilahnya istilah congklak: lubang, lumbung, biji, menyebar, mati, hangus. Dalam permainan
# anak-anak: mancala dan buah, dan pemain disapa “kamu”.

## Pemain dan kata

south = Selatan
north = Utara
player-south = Pemain 1
player-north = Pemain 2
computer = komputer

# Orang yang diceritakan dan lawannya, seperti disebut dalam kalimat.
subject =
    { $who ->
        [other] { $name }
        [tu] kamu
       *[you] Anda
    }
rival =
    { $other ->
        [other] { $othername }
        [tu] kamu
       *[you] Anda
    }
owned =
    { $who ->
        [other] milik { $name }
        [tu] milikmu
       *[you] milik Anda
    }
store =
    { $set ->
        [fruit] mancala
       *[seeds] lumbung
    }
piece =
    { $set ->
        [fruit] buah
       *[seeds] biji
    }
pieces =
    { $n ->
        [0] tidak ada { piece }
       *[other] { $n } { piece }
    }
empty = kosong
burnt = hangus

banana = pisang
apple = apel
orange = jeruk
grape = anggur
bananas = { $n } pisang
apples = { $n } apel
oranges = { $n } jeruk
grapes = { $n } anggur

name-and-number = { $name }: { $n }

## Tempat

place-house = lubang { $letter }
place-store =
    { $whose ->
        [own] { store }nya sendiri
        [opponent] { store } lawan
        [tu] { store }mu
       *[you] { store } Anda
    }
place-won =
    { $whose ->
        [own] tumpukannya sendiri
        [opponent] tumpukan lawan
        [tu] tumpukanmu
       *[you] tumpukan Anda
    }

house-name = lubang { $letter }
store-of =
    { $who ->
        [other] { store } { $name }
        [tu] { store }mu
       *[you] { store } Anda
    }
won-of =
    { $who ->
        [other] tumpukan { $name }
        [tu] tumpukanmu
       *[you] tumpukan Anda
    }

## Menyebar

lift = { subject } mengambil { $what } dari { $place }.
# Tempat agihan berakhir, kecuali kalimat berikutnya yang mengatakannya.
ends =
    { $ends ->
        [told] { "" }
       *[here] , berakhir di { $last }
    }
relay =
    { piece } terakhir jatuh di { $place } yang masih terisi: seluruh isinya diambil dan disebar
    lagi.
sow = { subject } menyebar isi { $house } ({ $what }){ ends }.
sow-relays = { subject } menyebar isi { $house } ({ $relays } sambungan, { $what }){ ends }.
sow-from-store = { subject } menyebar { $what } dari { $place }{ ends }.
sow-on = { subject } lanjut menyebar ({ $what }){ ends }.
turn-of-several = { subject } sudah menyebar { $sowings } kali dan mendapat { $gain }.

skip-start-house = Lubang { $houses }, tempat sebaran dimulai, dilewati.
skip-burnt = Lubang { $houses } hangus dan dilewati.

## Tangkapan

empty-house = lubang kosong { $house }
captures =
    { $set ->
        [fruit] mendapat
       *[seeds] menangkap
    }
captured = { subject } { captures } { pieces }
capture-facing = { captured }: yang terakhir, yang jatuh di { empty-house }, dan { $facing } di seberangnya.
capture-facing-only = { captured } di seberang: yang terakhir, yang jatuh di { empty-house }, tetap di sana.
capture-own-only = { captured }: yang terakhir, yang jatuh di { empty-house }, dan hanya { piece } itu yang masuk ke { $into }.
count-in-house = { $n } di { $house }
capture-twos =
    { $houses ->
        [1] { captured }: { piece } terakhir membuat isi lubang { $taken } menjadi { $n }.
       *[other] { captured }: { piece } terakhir melengkapi deretan dua dan tiga ({ $list }).
    }
capture-leaves-one = Satu lubang disisakan, karena tangkapan tidak boleh mengambil semuanya.
capture-dead =
    { piece } terakhir mati di lubang kosong { $house } { owned } dan masuk ke { store-of }.
capture-kinds = Didapat: { $kinds }.

nothing-captured = { subject } tidak { captures } apa pun
no-capture-nothing-facing = { nothing-captured }: lubang { $house } kosong, tetapi lubang di seberangnya juga kosong.
no-capture-facing-burnt = { nothing-captured }: lubang { $house } kosong, tetapi lubang di seberangnya hangus.
no-capture-not-in-this-game = { nothing-captured }: lubang { $house } kosong, tetapi dalam permainan ini tidak ada tangkapan.
no-capture-needs-lap = { nothing-captured }: sebaran ini belum melewati { store-of } sendiri.
no-capture-grand-slam = { nothing-captured }: tangkapan tidak boleh menghabiskan milik { rival }.
no-capture-declined = { subject } membiarkan di papan apa yang bisa ditangkap.
no-capture-same-moment =
    Kedua { piece } terakhir jatuh bersamaan di lubang yang berhadapan: tidak ada yang menangkap
    milik lawannya.

## Selanjutnya

sowing-of =
    { $who ->
        [other] sebaran { $name }
        [tu] sebaranmu
       *[you] sebaran Anda
    }
dead = { sowing-of } berakhir di lubang { $house }.
dead-empty = Lubang { $house } kosong: { sowing-of } mati.
extra-turn =
    { $who ->
        [other] { piece } terakhir di { store }nya: { $name } main lagi.
        [tu] { piece } terakhir di { store }mu: main lagi!
       *[you] { piece } terakhir di { store } Anda: main lagi!
    }
banner-again =
    { $who ->
        [other] main lagi
       *[you] main lagi!
    }
extra-turn-grand-slam = Semuanya tertangkap: { subject } main lagi dan harus memberi { piece } kepada { rival }.
bonus-spent =
    { piece } terakhir masuk ke { store-of } sendiri, tetapi giliran ini tidak punya pilihan tambahan
    lagi.
pass = { subject } tidak punya { piece } dan melewatkan giliran.
must-feed =
    { $who ->
        [other] { $name } harus memberi { piece } kepada { rival }.
       *[you] { $othername } tidak punya { piece }: { subject } harus memberinya.
    }
swap = { subject } bertukar sisi: papan diputar.
opening-over = Pembukaan selesai: { subject } jalan lebih dulu.
turn =
    { $who ->
        [other] giliran { $name }.
        [tu] giliranmu!
       *[you] giliran Anda.
    }
begins = { $name } mulai lebih dulu.

## Akhir permainan

sweep-keeps = { subject } menyimpan { $n } { piece } di sisi { $who ->
        [other] sendiri
        [tu] sendiri
       *[you] Anda
    }.
sweep-gets = { subject } mendapat { pieces } yang tersisa di papan.
sweep-fruit = { subject } menambahkan yang tersisa: { $what }.
uncounted = { $n } { piece } yang tersisa di papan tidak dihitung untuk siapa pun.

end-no-seeds = { subject } tidak punya { piece } lagi: permainan berhenti.
end-cleared =
    { $who ->
        [other] { $name } lebih dulu mengosongkan semua lubangnya dan menang!
        [tu] semua lubangmu kosong lebih dulu: kamu menang!
       *[you] semua lubang Anda kosong lebih dulu: Anda menang!
    }
end-majority = { subject } memiliki lebih dari setengah semua { piece }.
end-half = Setiap pemain memiliki tepat setengah dari semua { piece }.
end-cannot-feed = { subject } tidak bisa memberi { piece } sama sekali kepada { rival }.
end-no-move =
    { subject } tidak bisa jalan: setiap langkah akan menangkap semuanya, dan itu tidak
    diperbolehkan.
end-grand-slam = { subject } telah menangkap semua milik { rival }.
end-repetition = Posisi yang sama terulang.
end-quiet = Sudah lama tidak ada yang ditangkap.
end-given = Permainan memang sudah selesai.
game-over = Permainan selesai.

result-win = { subject } menang { $high }–{ $low }.
result-wins = { subject } menang.
result-draw = Seri, { $high }–{ $low }.
verdict-won = { subject } menang{ $score }!
verdict-lost =
    { $who ->
        [tu] kali ini lawan yang menang
       *[you] { subject } kalah
    }{ $score }
verdict-draw = seri{ $score }
end-out-of-time = { subject } kehabisan waktu.
match-wins = { subject } memenangkan pertandingan { $high }–{ $low }.
match-draw = Pertandingan berakhir seri, { $high }–{ $low }.
score-of = { subject } { $points }

## Label untuk pembaca layar

label-house = Lubang { $house }, { owned }, { $content }.
label-store = { store-of }: { $content }.
label-won = { won-of }: { $content }, { points }.
points = { $points } poin

## Hasil suatu langkah, dalam satu dua kata (chip-) dan sebagai kalimat (say-)

your-store =
    { $tone ->
        [tu] { store }mu
       *[you] { store } Anda
    }
chip-play-again = → { store }: main lagi
say-play-again = Berakhir di { your-store }: main lagi.
chip-captures = menangkap { $n }
say-captures = Menangkap { $n }.
chip-wins-fruit = mendapat { $kinds }
say-wins-fruit = Mendapat { $kinds }.
chip-gives = memberi { $n }
say-gives = Memberi lawan { pieces }.
chip-feeds = memberi lawan
say-feeds = Memberi lawan yang tidak punya { piece }.
chip-lands = berakhir di { $house }
chip-lands-in-store = → { store }
say-lands = Berakhir di { $place }.
chip-ends = selesai: { subject } menang
say-ends = Mengakhiri permainan: { subject } menang.
chip-ends-draw = selesai: seri
say-ends-draw = Mengakhiri permainan: seri.
chip-must-feed = harus memberi lawan
say-must-feed = Tidak boleh: lawan harus diberi { piece }.
chip-takes-all = tidak boleh
say-takes-all = Tidak boleh: langkah ini akan menangkap semuanya.
chip-empty = kosong
say-empty = Tidak ada yang bisa disebar.
chip-burnt = hangus
say-burnt = Lubang yang hangus tidak bisa dimainkan.
chip-not-yours =
    { $tone ->
        [tu] bukan milikmu
       *[you] bukan milik Anda
    }
say-not-yours = Lubang ini milik pemain lain.
not-yours =
    { $who ->
        [other] lubang itu bukan milik { $name }: pilih satu dari { $first } sampai { $last }.
        [tu] lubang itu milik { $othername }. Pilih salah satu lubangmu ({ $first } sampai { $last }).
       *[you] lubang itu milik { $othername }. Pilih salah satu lubang Anda ({ $first } sampai { $last }).
    }
