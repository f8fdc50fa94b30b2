# Kekunci yang dipilih sendiri.

keys-about = Tulis satu tanda dalam medan untuk menjadikannya kekunci; biarkan medan kosong jika tidak mahu.
keys-own = Kekunci pilihan sendiri
keys-none = tiada
keys-taken = “{ $key }” sudah digunakan: { $action }.
keys-reset = Seperti asal
