# Apa yang keliru pada tulisan atau langkah seseorang. Bahasa Inggrisnya adalah teks galat itu sendiri.

## Langkah

error-over = Permainan sudah selesai.
error-unknown-move =
    “{ $text }” bukan langkah; tulislah sebuah lubang (“A”… untuk Selatan, “a”… untuk Utara), di
    Banana-Cala beserta buahnya (“M:gob”, “c:ab”), “swap”, atau kedua pilihan pembukaan serentak
    (“C/f”).
error-unknown-fruit =
    “{ $letter }” bukan buah; hurufnya b (pisang), a (apel), o (jeruk), g (anggur).
error-fruits-listed = “{ $text }” tidak menyebut 1 sampai 64 buah.
error-not-your-side = Lubang “{ $house }” bukan milik { $to_move }, padahal sekarang giliran { $to_move }.
error-no-such-house = Tidak ada lubang “{ $house }”; lubangnya dari “{ $first }” sampai “{ $last }”.
error-empty-house = Lubang “{ $house }” kosong.
error-burnt-house = Lubang “{ $house }” hangus.
error-held-house = Lubang “{ $house }” dipegang: tidak ada yang mulai di sana.
error-not-by-rule =
    Aturan tidak mengizinkan awal ini dari “{ $house }” (yang bisa dimainkan: { $playable }).
error-needs-arrow = Lubang “{ $house }” bisa disebar ke dua arah: tambahkan “>” atau “<”.
error-no-arrow = Lubang “{ $house }” hanya disebar ke satu arah: tulislah tanpa panah.
error-arrangement = Susunan menaruh { $seeds } biji ke dalam { $houses } lubang.
error-definition = Aturan “{ $game }” tidak cocok satu sama lain.
error-must-feed =
    Lubang “{ $house }” tidak memberi lawan biji; lawan harus diberi (yang bisa dimainkan:
    { $playable }).
error-grand-slam =
    Lubang “{ $house }” akan menangkap semua biji lawan, dan itu tidak diperbolehkan di sini.
error-no-swap =
    Sisi tidak bisa ditukar di sini: hanya pemain kedua yang boleh, sebagai pengganti langkah
    pertamanya.
error-wrong-form = “{ $text }” bukan langkah permainan ini; tulislah { $expected }.
error-store-count = { $asked } buah tidak bisa diambil dari mancala: ambil 1 sampai { $most }.
error-wrong-fruits = Buah “{ $order }” tidak cocok dengan isi “{ $from }”: { $there }.
error-fixed-order = Dengan order=fixed buah dijatuhkan dalam urutan “{ $expected }”, bukan “{ $order }”.
error-nothing-to-leave = “~” membiarkan tangkapan, tetapi langkah ini tidak menangkap apa pun.
error-captures-compulsory = “~” membiarkan tangkapan, tetapi dalam permainan ini tangkapan wajib diambil.

## Ronde

error-round-not-over = Ronde ini belum selesai.
error-single-round = Permainan ini hanya terdiri dari satu ronde.
error-match-over = Pertandingan sudah selesai.
error-fill = { $side } harus mengisi tepat { $houses } lubangnya.
