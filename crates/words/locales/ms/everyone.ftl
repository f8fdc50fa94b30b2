# Untuk semua: kekunci, dan jalan ke halaman teks sahaja.

text-version = Versi teks
shortcuts = Kekunci tunggal
shortcuts-everywhere = Di mana-mana
shortcuts-board = Hanya pada lubang
shortcuts-off = Tiada
