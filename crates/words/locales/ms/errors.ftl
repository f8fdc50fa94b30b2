# Apa yang salah pada tulisan atau langkah seseorang. Bahasa Inggerisnya ialah teks ralat itu sendiri.

## Langkah

error-over = Permainan sudah tamat.
error-not-your-side = Lubang “{ $house }” bukan milik { $to_move }, sedangkan sekarang giliran { $to_move }.
error-no-such-house = Lubang “{ $house }” tidak ada; lubang bermula dari “{ $first }” hingga “{ $last }”.
error-empty-house = Lubang “{ $house }” kosong.
error-burnt-house = Lubang “{ $house }” hangus.
error-held-house = Lubang “{ $house }” dipegang: tiada sesiapa bermula di situ.
error-not-by-rule =
    Peraturan tidak membenarkan permulaan ini dari “{ $house }” (boleh dimainkan: { $playable }).
error-must-feed =
    Lubang “{ $house }” tidak memberi lawan sebarang biji; lawan mesti diberi (boleh dimainkan:
    { $playable }).
error-grand-slam =
    Lubang “{ $house }” akan menangkap semua biji lawan, dan itu tidak dibenarkan di sini.
error-no-swap =
    Pihak tidak boleh ditukar di sini: hanya pemain kedua yang boleh, sebagai ganti langkah
    pertamanya.
error-store-count = { $asked } buah tidak boleh diambil dari mancala: ambil 1 hingga { $most }.
error-wrong-fruits = Buah “{ $order }” tidak sepadan dengan isi “{ $from }”: { $there }.
error-fixed-order = Dengan order=fixed buah dijatuhkan mengikut urutan “{ $expected }”, bukan “{ $order }”.
error-nothing-to-leave = “~” membiarkan tangkapan, tetapi langkah ini tidak menangkap apa-apa.
error-captures-compulsory = “~” membiarkan tangkapan, tetapi tangkapan wajib dalam permainan ini.

## Pusingan

error-fill = { $side } mesti mengisi tepat { $houses } lubangnya.
