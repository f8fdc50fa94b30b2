# Moves and rules beside the board.

rules-all = Semua aturan
rules-in-force = Aturan yang berlaku
start-wins = Terbukti: bila keduanya bermain sebaik-baiknya, yang mulai lebih dulu menang dengan selisih { $n } biji.
start-loses = Terbukti: bila keduanya bermain sebaik-baiknya, yang mulai lebih dulu kalah dengan selisih { $n } biji.
start-draws = Terbukti: bila keduanya bermain sebaik-baiknya, permainan seri.
source-of = Sumber: { $source }
divider = Ukuran papan
history-empty = Belum ada langkah.
history-turn = Giliran { $n } dari { $total }
history-first = Ke awal
history-last = Ke langkah terakhir
sources = Sumber
