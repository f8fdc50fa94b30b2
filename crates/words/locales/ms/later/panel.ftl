# Moves and rules beside the board.

rules-all = Semua peraturan
rules-in-force = Peraturan yang dipakai
start-wins = Terbukti: jika kedua-duanya bermain sebaik mungkin, yang mula dahulu menang dengan beza { $n } biji.
start-loses = Terbukti: jika kedua-duanya bermain sebaik mungkin, yang mula dahulu kalah dengan beza { $n } biji.
start-draws = Terbukti: jika kedua-duanya bermain sebaik mungkin, permainan seri.
source-of = Sumber: { $source }
divider = Saiz papan
history-empty = Belum ada langkah.
history-turn = Giliran { $n } daripada { $total }
history-first = Ke permulaan
history-last = Ke langkah terakhir
sources = Sumber
