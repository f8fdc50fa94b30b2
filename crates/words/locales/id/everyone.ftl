# Untuk semua: tombol, dan jalan ke halaman teks saja.

text-version = Versi teks
shortcuts = Pintasan tombol
shortcuts-everywhere = Di mana saja
shortcuts-board = Hanya pada lubang
shortcuts-off = Tidak ada
