# Tombol.

shortcuts = Tombol tunggal
shortcuts-everywhere = Di mana saja
shortcuts-board = Hanya pada lubang
shortcuts-off = Tidak ada
