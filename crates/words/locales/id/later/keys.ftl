# Tombol yang dipilih sendiri.

keys-about = Tulis satu tanda di kolom untuk menjadikannya tombol; biarkan kolom kosong jika tidak perlu.
keys-own = Tombol pilihan sendiri
keys-none = tidak ada
keys-taken = “{ $key }” sudah dipakai: { $action }.
keys-reset = Seperti semula
