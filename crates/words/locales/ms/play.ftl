# Apa yang berlaku dalam permainan. Argumennya diterangkan dalam fail bahasa Inggeris.
#
# Istilahnya istilah congkak: lubang, rumah, biji, mengagih, mati, hangus. Dalam permainan
# kanak-kanak: mancala dan buah, dan pemain disapa “kamu”.

## Pemain dan kata

south = Selatan
north = Utara
player-south = Pemain 1
player-north = Pemain 2
computer = komputer

# Orang yang diceritakan dan lawannya, seperti yang disebut dalam ayat.
subject =
    { $who ->
        [other] { $name }
        [tu] kamu
       *[you] anda
    }
rival =
    { $other ->
        [other] { $othername }
        [tu] kamu
       *[you] anda
    }
store =
    { $set ->
        [fruit] mancala
       *[seeds] rumah
    }
piece =
    { $set ->
        [fruit] buah
       *[seeds] biji
    }
pieces =
    { $n ->
        [0] tiada { piece }
       *[other] { $n } { piece }
    }
empty = kosong
burnt = hangus

banana = pisang
apple = epal
orange = oren
grape = anggur
bananas = { $n } pisang
apples = { $n } epal
oranges = { $n } oren
grapes = { $n } anggur

name-and-number = { $name }: { $n }

## Tempat

place-house = lubang { $letter }
place-store =
    { $whose ->
        [own] { store }nya sendiri
        [opponent] { store } lawan
        [tu] { store } kamu
       *[you] { store } anda
    }
place-won =
    { $whose ->
        [own] longgokannya sendiri
        [opponent] longgokan lawan
        [tu] longgokan kamu
       *[you] longgokan anda
    }

house-name = lubang { $letter }
store-of = { store } { subject }
won-of = longgokan { subject }

## Mengagih

lift = { subject } mengambil { $what } dari { $place }.
# Tempat agihan berakhir, kecuali jika ayat berikutnya menyatakannya.
ends =
    { $ends ->
        [told] { "" }
       *[here] , berakhir di { $last }
    }
relay =
    { piece } terakhir jatuh ke dalam { $place } yang masih berisi: semuanya diambil dan agihan
    disambung.
sow = { subject } mengagih dari { $house } ({ $what }){ ends }.
sow-relays = { subject } mengagih dari { $house } ({ $relays } sambungan, { $what }){ ends }.
sow-from-store = { subject } mengagih { $what } dari { $place }{ ends }.
sow-on = { subject } meneruskan agihan ({ $what }){ ends }.
turn-of-several = { subject } sudah mengagih { $sowings } kali dan mendapat { $gain }.

skip-start-house = Lubang { $houses }, tempat agihan bermula, dilangkau.
skip-burnt = Lubang { $houses } hangus dan dilangkau.

## Tangkapan

empty-house = lubang kosong { $house }
captures =
    { $set ->
        [fruit] mendapat
       *[seeds] menangkap
    }
captured = { subject } { captures } { pieces }
capture-facing = { captured }: yang terakhir, yang jatuh ke dalam { empty-house }, dan { $facing } di seberangnya.
capture-facing-only = { captured } di seberang: yang terakhir, yang jatuh ke dalam { empty-house }, kekal di situ.
capture-own-only = { captured }: hanya yang terakhir, yang jatuh ke dalam { empty-house }, masuk ke { $into }.
count-in-house = { $n } di { $house }
capture-twos =
    { $houses ->
        [1] { captured }: { piece } terakhir menjadikan lubang { $taken } berisi { $n }.
       *[other] { captured }: { piece } terakhir melengkapkan deretan dua dan tiga ({ $list }).
    }
capture-leaves-one = Satu lubang ditinggalkan, kerana tangkapan tidak boleh mengambil semuanya.
capture-dead =
    { piece } terakhir mati di lubang kosong { $house } milik { subject } lalu masuk ke { store-of }.
capture-kinds = Diperoleh: { $kinds }.

nothing-captured = { subject } tidak { captures } apa-apa
no-capture-nothing-facing = { nothing-captured }: lubang { $house } kosong, tetapi lubang di seberangnya pun kosong.
no-capture-facing-burnt = { nothing-captured }: lubang { $house } kosong, tetapi lubang di seberangnya hangus.
no-capture-not-in-this-game = { nothing-captured }: lubang { $house } kosong, tetapi permainan ini tiada tangkapan.
no-capture-needs-lap = { nothing-captured }: agihan ini belum melalui { store } { subject } sendiri.
no-capture-grand-slam = { nothing-captured }: tangkapan tidak boleh mengambil segala yang ada pada { rival }.
no-capture-declined = { subject } membiarkan di papan apa yang boleh ditangkap.
no-capture-same-moment =
    Kedua-dua { piece } terakhir jatuh serentak ke dalam lubang yang bertentangan: tiada sesiapa
    menangkap milik lawannya.

## Selepas itu

dead = Agihan { subject } mati di lubang { $house }.
dead-empty = Lubang { $house } kosong: agihan { subject } mati.
extra-turn =
    { $who ->
        [other] { piece } terakhir di { store }nya: { $name } bermain lagi.
        [tu] { piece } terakhir di { store } kamu: main lagi!
       *[you] { piece } terakhir di { store } anda: main lagi!
    }
banner-again =
    { $who ->
        [other] bermain lagi
       *[you] main lagi!
    }
extra-turn-grand-slam = Semuanya ditangkap: { subject } bermain lagi dan mesti memberikan { piece } kepada { rival }.
bonus-spent =
    { piece } terakhir masuk ke { store } { subject } sendiri, tetapi giliran ini tiada lagi pilihan
    tambahan.
pass = { subject } kehabisan { piece } dan melepaskan giliran.
must-feed =
    { $who ->
        [other] { $name } mesti memberikan { piece } kepada { rival }.
       *[you] { $othername } kehabisan { piece }: { subject } mesti memberinya sedikit.
    }
swap = { subject } bertukar pihak: papan dipusingkan.
opening-over = Pembukaan selesai: { subject } bermain dahulu.
turn = Giliran { subject }.
begins = { $name } mula dahulu.

## Tamat

sweep-keeps = { subject } menyimpan { $n } { piece } di pihak { $who ->
        [other] sendiri
        [tu] kamu
       *[you] anda
    }.
sweep-gets = { subject } mendapat { pieces } yang tinggal di papan.
sweep-fruit = { subject } menambah yang tinggal: { $what }.
uncounted = { $n } { piece } yang tinggal di papan tidak dikira untuk sesiapa.

end-no-seeds = { subject } sudah kehabisan { piece }: permainan berhenti.
end-cleared =
    { $who ->
        [other] { $name } dahulu mengosongkan semua lubangnya dan menang!
        [tu] semua lubang kamu kosong dahulu: kamu menang!
       *[you] semua lubang anda kosong dahulu: anda menang!
    }
end-majority = { subject } memiliki lebih daripada separuh semua { piece }.
end-half = Setiap pemain memiliki tepat separuh semua { piece }.
end-cannot-feed = { subject } tidak dapat memberikan sebarang { piece } kepada { rival }.
end-no-move =
    { subject } tidak dapat bermain: setiap langkah akan menangkap semuanya, dan itu tidak
    dibenarkan.
end-grand-slam = { subject } telah menangkap segala yang ada pada { rival }.
end-repetition = Kedudukan yang sama telah berulang.
end-quiet = Sudah lama tiada apa-apa yang ditangkap.
end-given = Permainan memang sudah tamat.
game-over = Permainan tamat.

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
end-out-of-time = { subject } kehabisan masa.
match-wins = { subject } memenangi perlawanan { $high }–{ $low }.
match-draw = Perlawanan berakhir seri, { $high }–{ $low }.
score-of = { subject } { $points }

## Label untuk pembaca skrin

label-house = Lubang { $house }, milik { subject }, { $content }.
label-store = { store-of }: { $content }.
label-won = { won-of }: { $content }, { points }.
points = { $points } mata

## Hasil sesuatu langkah, dalam sepatah dua kata (chip-) dan sebagai ayat (say-)

your-store =
    { $tone ->
        [tu] { store } kamu
       *[you] { store } anda
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
say-feeds = Memberi lawan yang kehabisan { piece }.
chip-lands = tamat di { $house }
chip-lands-in-store = → { store }
say-lands = Berakhir di { $place }.
chip-ends = tamat: { subject } menang
say-ends = Menamatkan permainan: { subject } menang.
chip-ends-draw = tamat: seri
say-ends-draw = Menamatkan permainan: seri.
chip-must-feed = mesti beri lawan
say-must-feed = Tidak dibenarkan: lawan mesti diberi { piece }.
chip-takes-all = tidak dibenarkan
say-takes-all = Tidak dibenarkan: langkah ini akan menangkap semuanya.
chip-empty = kosong
say-empty = Tiada apa-apa untuk diagihkan.
chip-burnt = hangus
say-burnt = Lubang hangus tidak boleh dimainkan.
chip-not-yours =
    { $tone ->
        [tu] bukan milik kamu
       *[you] bukan milik anda
    }
say-not-yours = Lubang ini milik pemain lain.
not-yours =
    { $who ->
        [other] lubang itu bukan milik { $name }: pilih satu dari { $first } hingga { $last }.
        [tu] lubang itu milik { $othername }. Pilih satu lubang kamu ({ $first } hingga { $last }).
       *[you] lubang itu milik { $othername }. Pilih satu lubang anda ({ $first } hingga { $last }).
    }
