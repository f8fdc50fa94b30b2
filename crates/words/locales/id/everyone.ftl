# Untuk semua: tombol, dan jalan ke halaman teks saja.

text-version = Versi teks
shortcuts = Tombol tunggal
shortcuts-everywhere = Di mana saja
shortcuts-board = Hanya pada lubang
shortcuts-off = Tidak ada
