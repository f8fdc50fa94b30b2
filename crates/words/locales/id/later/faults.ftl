# Apa yang keliru pada tulisan atau langkah seseorang. Bahasa Inggrisnya adalah teks galat itu sendiri.

error-did-you-mean = {"; "}mungkin maksud Anda “{ $nearest }”?

## Posisi

error-field-count =
    Posisi itu berisi { $found } bidang, padahal perlu { $expected }: { $houses } lubang Selatan,
    { $houses } lubang Utara, { $rest }, dan giliran siapa (S, N atau X).
error-field = Bidang { $index } pada posisi itu, “{ $text }”, bukan { $expected }.
error-turn =
    “{ $text }” tidak menyebut giliran siapa; tulislah S, N, atau X bila permainan sudah selesai.
error-no-seeds = Tidak ada biji di papan.
error-seed-count =
    Posisi itu berisi { $found } biji, “{ $rules }” punya { $expected } (berapa pun boleh dengan
    --any-seeds).
error-fruit-count =
    Posisi itu berisi { $found }, permainan ini punya { $expected } (berapa pun boleh dengan
    --any-seeds).
error-too-many-seeds = Posisi itu berisi { $found } biji, yang muat paling banyak { $most }.
error-no-burnt-houses = “{ $rules }” tidak punya lubang hangus.
error-many-choices = { $found } pilihan tambahan sudah terpakai dalam giliran ini, “{ $rules }” memberi paling banyak { $most }.
error-word = “{ $word }” bukan keadaan yang dikenal permainan ini (yang dikenal: { $known }).
error-stuck-opening =
    Tidak ada yang bisa memilih dalam pembukaan ini: paling tidak satu pemain harus masih memilih
    (“?”) dan punya biji di lubangnya.
error-history = Riwayatnya tidak berisi jumlah biji yang sama dengan posisi itu.
error-foreign = { $format }: { $what }.

## Permainan dan opsi

error-unknown-game = Permainan “{ $name }” tidak dikenal{ $nearest } (yang dikenal: { $allowed }).
error-unknown-key = “{ $game }” tidak punya opsi “{ $key }”{ $nearest } (yang ada: { $allowed }).
error-no-options = “{ $game }” tidak punya opsi “{ $key }” (memang tidak ada satu pun).
error-unknown-value =
    Opsi “{ $key }” untuk “{ $game }” tidak bisa “{ $value }”{ $nearest } (yang boleh:
    { $allowed }).
error-no-value = Opsi “{ $option }” untuk “{ $game }” tidak punya nilai; tulislah “{ $option }=…”.
error-twice = Opsi “{ $key }” diberikan dua kali.

# Yang disimpan galat dalam bahasa Inggris: “phrase-” dan kata Inggrisnya.
phrase-the-letter-of-a-house = huruf sebuah lubang
phrase-the-house-or-m-for-the-mancala-a-colon-and-the-fruits-in-the-order-they-are-dropped-such-as-m-gob =
    lubangnya (atau M untuk mancala), titik dua, lalu buahnya menurut urutan jatuhnya, misalnya
    “M:gob”
phrase-one-house-only-one-player-chooses-now = satu lubang; hanya satu pemain yang memilih sekarang
phrase-both-choices-south-s-and-north-s-such-as-c-f = kedua pilihan, Selatan dan Utara, misalnya “C/f”
phrase-both-mancalas-both-won-heaps = kedua mancala, kedua tumpukan perolehan
phrase-both-stores = kedua lumbung
phrase-a-heap-of-fruit-such-as-2b1a-b-a-o-g-or-0 = setumpuk buah seperti “2b1a” (b, a, o, g) atau “0”
phrase-a-number-of-seeds-or-x-for-a-burnt-house = jumlah biji, atau “x” untuk lubang hangus
error-unknown-move =
    “{ $text }” bukan langkah; tulislah sebuah lubang (“A”… untuk Selatan, “a”… untuk Utara), di
    Banana-Cala beserta buahnya (“M:gob”, “c:ab”), “swap”, atau kedua pilihan pembukaan serentak
    (“C/f”).
error-unknown-fruit =
    “{ $letter }” bukan buah; hurufnya b (pisang), a (apel), o (jeruk), g (anggur).
error-fruits-listed = “{ $text }” tidak menyebut 1 sampai 64 buah.
error-needs-arrow = Lubang “{ $house }” bisa disebar ke dua arah: tambahkan “>” atau “<”.
error-no-arrow = Lubang “{ $house }” hanya disebar ke satu arah: tulislah tanpa panah.
error-arrangement = Susunan menaruh { $seeds } biji ke dalam { $houses } lubang.
error-definition = Aturan “{ $game }” tidak cocok satu sama lain.
error-wrong-form = “{ $text }” bukan langkah permainan ini; tulislah { $expected }.
error-round-not-over = Ronde ini belum selesai.
error-single-round = Permainan ini hanya terdiri dari satu ronde.
error-match-over = Pertandingan sudah selesai.
