# Apa yang salah pada tulisan atau langkah seseorang. Bahasa Inggerisnya ialah teks ralat itu sendiri.

error-did-you-mean = {"; "}adakah maksud anda “{ $nearest }”?

## Kedudukan

error-field-count =
    Kedudukan itu ada { $found } medan, sedangkan { $expected } diperlukan: { $houses } lubang
    Selatan, { $houses } lubang Utara, { $rest }, dan giliran siapa (S, N atau X).
error-field = Medan { $index } kedudukan itu, “{ $text }”, bukan { $expected }.
error-turn =
    “{ $text }” tidak menyatakan giliran siapa; tulis S, N, atau X apabila permainan sudah tamat.
error-no-seeds = Tiada biji di papan.
error-seed-count =
    Kedudukan itu ada { $found } biji, “{ $rules }” ada { $expected } (sebarang bilangan dibenarkan
    dengan --any-seeds).
error-fruit-count =
    Kedudukan itu ada { $found }, permainan ini ada { $expected } (sebarang bilangan dibenarkan dengan
    --any-seeds).
error-too-many-seeds = Kedudukan itu ada { $found } biji, paling banyak { $most } yang muat.
error-no-burnt-houses = “{ $rules }” tiada lubang hangus.
error-many-choices = { $found } pilihan tambahan sudah digunakan dalam giliran ini, “{ $rules }” memberi paling banyak { $most }.
error-word = “{ $word }” bukan keadaan yang dikenali permainan ini (yang dikenali: { $known }).
error-stuck-opening =
    Tiada sesiapa dapat memilih dalam pembukaan ini: sekurang-kurangnya seorang pemain mesti masih
    memilih (“?”) dan ada biji dalam lubangnya.
error-history = Sejarahnya tidak mempunyai bilangan biji yang sama dengan kedudukan itu.
error-foreign = { $format }: { $what }.

## Permainan dan pilihan

error-unknown-game = Permainan “{ $name }” tidak dikenali{ $nearest } (yang dikenali: { $allowed }).
error-unknown-key = “{ $game }” tiada pilihan “{ $key }”{ $nearest } (yang ada: { $allowed }).
error-no-options = “{ $game }” tiada pilihan “{ $key }” (memang tiada satu pun).
error-unknown-value =
    Pilihan “{ $key }” bagi “{ $game }” tidak boleh “{ $value }”{ $nearest } (dibenarkan:
    { $allowed }).
error-no-value = Pilihan “{ $option }” bagi “{ $game }” tiada nilai; tulis “{ $option }=…”.
error-twice = Pilihan “{ $key }” diberikan dua kali.

# Yang disimpan ralat dalam bahasa Inggeris: “phrase-” dan kata Inggerisnya.
phrase-the-letter-of-a-house = huruf satu lubang
phrase-the-house-or-m-for-the-mancala-a-colon-and-the-fruits-in-the-order-they-are-dropped-such-as-m-gob =
    lubang (atau M untuk mancala), tanda titik bertindih dan buah mengikut urutan dijatuhkan,
    misalnya “M:gob”
phrase-one-house-only-one-player-chooses-now = satu lubang; hanya seorang pemain memilih sekarang
phrase-both-choices-south-s-and-north-s-such-as-c-f = kedua-dua pilihan, Selatan dan Utara, misalnya “C/f”
phrase-both-mancalas-both-won-heaps = kedua-dua mancala, kedua-dua longgokan yang diperoleh
phrase-both-stores = kedua-dua rumah
phrase-a-heap-of-fruit-such-as-2b1a-b-a-o-g-or-0 = longgokan buah seperti “2b1a” (b, a, o, g) atau “0”
phrase-a-number-of-seeds-or-x-for-a-burnt-house = bilangan biji, atau “x” untuk lubang hangus
error-unknown-move =
    “{ $text }” bukan langkah; tulis satu lubang (“A”… untuk Selatan, “a”… untuk Utara), dalam
    Banana-Cala dengan buahnya (“M:gob”, “c:ab”), “swap”, atau kedua-dua pilihan pembukaan serentak
    (“C/f”).
error-unknown-fruit =
    “{ $letter }” bukan buah; hurufnya ialah b (pisang), a (epal), o (oren), g (anggur).
error-fruits-listed = “{ $text }” tidak menyenaraikan antara 1 dengan 64 buah.
error-needs-arrow = Lubang “{ $house }” boleh diagih ke dua arah: tambah “>” atau “<”.
error-no-arrow = Lubang “{ $house }” hanya diagih ke satu arah: tulis tanpa anak panah.
error-arrangement = Susunan meletakkan { $seeds } biji ke dalam { $houses } lubang.
error-definition = Peraturan “{ $game }” tidak serasi bersama.
error-wrong-form = “{ $text }” bukan langkah permainan ini; tulis { $expected }.
error-round-not-over = Pusingan ini belum tamat.
error-single-round = Permainan ini hanya ada satu pusingan.
error-match-over = Perlawanan sudah tamat.
