# Kata yang diketik, dan gunanya.

command-board = papan
command-text-board = ucapkan apa yang ada di mana
command-last = terakhir
command-text-last = ulangi apa yang baru terjadi
command-moves = langkah
command-text-moves = semua langkah yang mungkin dan hasilnya
command-hint = petunjuk
command-text-hint = minta saran
command-score = skor
command-text-score = ucapkan skor dan giliran siapa
command-history = riwayat
command-text-history = giliran sejauh ini
command-rules = aturan
command-text-rules = aturan yang berlaku
command-undo = urung
command-text-undo = tarik kembali langkah terakhir Anda
command-redo = ulang
command-text-redo = mainkan lagi yang ditarik kembali
command-help = bantuan
command-text-help = daftar ini
command-quit = keluar
command-text-quit = tinggalkan permainan
