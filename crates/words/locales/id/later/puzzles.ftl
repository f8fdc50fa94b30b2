# Teka-teki: tentang apa, sesulit apa, dan apa yang dikatakan oleh perintahnya.

puzzle-theme-chain = Giliran beruntun
puzzle-theme-capture = Tangkapan
puzzle-theme-defence = Pertahanan
puzzle-theme-feeding = Memberi biji
puzzle-theme-count = Menghitung akhir
puzzle-theme-longest = Giliran terbaik
puzzle-theme-winner = Siapa menang?

puzzle-easy = Mudah
puzzle-medium = Sedang
puzzle-hard = Sulit
puzzle-expert = Ahli

puzzles-no-game = Tidak ada teka-teki untuk “{ $game }”: teka-teki membutuhkan biji yang dihitung di akhir permainan, dan pemain yang menyebar bergiliran sejak awal.
puzzles-no-theme = “{ $game }” tidak punya teka-teki tentang hal itu.
puzzles-too-few = Hanya { $found } teka-teki { $game } yang ditemukan; { $wanted } yang diminta.
puzzles-right = { $count } teka-teki dinyatakan benar: hasil setiap langkah telah dibuktikan lagi.
puzzles-fault = { $id }, di { $position }: { $what }.
puzzle-fault-source = nilainya diketahui dengan cara lain
puzzle-fault-open = hasil langkah-langkahnya belum pasti
puzzle-fault-value = hasil langkah terbaik bernilai lain
puzzle-fault-theme = isinya tidak sesuai dengan temanya
puzzle-fault-right = satu langkah dianggap benar padahal tidak, atau sebaliknya
puzzle-fault-cost = kerugian langkah yang salah bernilai lain
puzzle-fault-reply = lawan punya balasan yang lebih baik
puzzle-fault-end = teka-teki ini berakhir terlalu cepat
