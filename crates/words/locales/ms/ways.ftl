# Jalan ke perkara selain permainan.

tour-offer = Tunjukkan caranya dalam seminit
learn = Belajar
puzzles = Teka-teki
kid-mode = Kanak-kanak
easy-count = Biji seperti mata dadu
