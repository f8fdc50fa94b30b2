# Jalan ke hal selain permainan.

play-computer = Lawan komputer
tour-offer = Belajar dalam semenit
learn = Belajar
puzzles = Teka-teki
kid-mode = Anak-anak
games-all = Permainan sedunia
games-short = Permainan
