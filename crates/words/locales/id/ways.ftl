# Jalan ke hal selain permainan.

tour-offer = Tunjukkan caranya dalam semenit
learn = Belajar
puzzles = Teka-teki
kid-mode = Anak-anak
games-all = Permainan sedunia
easy-count = Biji seperti mata dadu
