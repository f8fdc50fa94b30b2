# Kekunci.

shortcuts = Kekunci tunggal
shortcuts-everywhere = Di mana-mana
shortcuts-board = Hanya pada lubang
shortcuts-off = Tiada
