# Jalan ke perkara selain permainan.

play-computer = Lawan komputer
tour-offer = Belajar dalam seminit
learn = Belajar
puzzles = Teka-teki
kid-mode = Kanak-kanak
games-all = Permainan sedunia
games-short = Permainan
