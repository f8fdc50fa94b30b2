# Senarai bahasa.

language-failed = { $language } tidak dapat diambil. Bahasanya kekal seperti sekarang.
