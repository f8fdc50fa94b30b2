# Kata yang ditaip, dan gunanya.

command-board = papan
command-text-board = sebutkan apa yang ada di mana
command-last = terakhir
command-text-last = ulang apa yang baru berlaku
command-moves = langkah
command-text-moves = semua langkah yang mungkin dan hasilnya
command-hint = pembayang
command-text-hint = minta nasihat
command-score = markah
command-text-score = sebutkan markah dan giliran siapa
command-history = sejarah
command-text-history = giliran setakat ini
command-rules = peraturan
command-text-rules = peraturan yang dipakai
command-undo = undur
command-text-undo = tarik balik langkah terakhir anda
command-redo = semula
command-text-redo = mainkan semula yang ditarik balik
command-help = bantuan
command-text-help = senarai ini
command-quit = keluar
command-text-quit = tinggalkan permainan
