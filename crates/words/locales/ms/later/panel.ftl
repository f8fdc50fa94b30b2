# Moves and rules beside the board.

rules-all = Semua peraturan
rules-in-force = Peraturan yang dipakai
source-of = Sumber: { $source }
divider = Saiz papan
history-empty = Belum ada langkah.
history-turn = Giliran { $n } daripada { $total }
history-first = Ke permulaan
history-last = Ke langkah terakhir
sources = Sumber
accounts = Apa yang berlaku
