# Moves and rules beside the board.

rules-all = Semua aturan
rules-in-force = Aturan yang berlaku
source-of = Sumber: { $source }
divider = Ukuran papan
history-empty = Belum ada langkah.
history-turn = Giliran { $n } dari { $total }
history-first = Ke awal
history-last = Ke langkah terakhir
sources = Sumber
accounts = Apa yang terjadi
