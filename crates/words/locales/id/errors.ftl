# Apa yang keliru pada tulisan atau langkah seseorang. Bahasa Inggrisnya adalah teks galat itu sendiri.

## Langkah

error-over = Permainan sudah selesai.
error-not-your-side = Lubang “{ $house }” bukan milik { $to_move }, padahal sekarang giliran { $to_move }.
error-no-such-house = Tidak ada lubang “{ $house }”; lubangnya dari “{ $first }” sampai “{ $last }”.
error-empty-house = Lubang “{ $house }” kosong.
error-burnt-house = Lubang “{ $house }” hangus.
error-held-house = Lubang “{ $house }” dipegang: tidak ada yang mulai di sana.
error-not-by-rule =
    Aturan tidak mengizinkan awal ini dari “{ $house }” (yang bisa dimainkan: { $playable }).
error-must-feed =
    Lubang “{ $house }” tidak memberi lawan biji; lawan harus diberi (yang bisa dimainkan:
    { $playable }).
error-grand-slam =
    Lubang “{ $house }” akan menangkap semua biji lawan, dan itu tidak diperbolehkan di sini.
error-no-swap =
    Sisi tidak bisa ditukar di sini: hanya pemain kedua yang boleh, sebagai pengganti langkah
    pertamanya.
error-store-count = { $asked } buah tidak bisa diambil dari mancala: ambil 1 sampai { $most }.
error-wrong-fruits = Buah “{ $order }” tidak cocok dengan isi “{ $from }”: { $there }.
error-fixed-order = Dengan order=fixed buah dijatuhkan dalam urutan “{ $expected }”, bukan “{ $order }”.
error-nothing-to-leave = “~” membiarkan tangkapan, tetapi langkah ini tidak menangkap apa pun.
error-captures-compulsory = “~” membiarkan tangkapan, tetapi dalam permainan ini tangkapan wajib diambil.

## Ronde

error-fill = { $side } harus mengisi tepat { $houses } lubangnya.
