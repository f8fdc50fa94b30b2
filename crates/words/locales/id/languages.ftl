# Daftar bahasa.

language-failed = { $language } tidak bisa diambil. Bahasanya tetap seperti sekarang.
