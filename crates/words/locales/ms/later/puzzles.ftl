# Teka-teki: tentang apa, sesusah mana, dan apa yang dikatakan oleh perintahnya.

puzzle-theme-chain = Giliran berantai
puzzle-theme-capture = Tangkapan
puzzle-theme-defence = Pertahanan
puzzle-theme-feeding = Memberi biji
puzzle-theme-count = Mengira kesudahan
puzzle-theme-longest = Giliran terbaik
puzzle-theme-winner = Siapa menang?

puzzle-easy = Mudah
puzzle-medium = Sederhana
puzzle-hard = Susah
puzzle-expert = Pakar

puzzles-no-game = Tiada teka-teki bagi “{ $game }”: teka-teki memerlukan biji yang dikira pada akhir permainan, dan pemain yang mengagih bergilir-gilir dari mula.
puzzles-no-theme = “{ $game }” tiada teka-teki tentang perkara itu.
puzzles-too-few = Hanya { $found } teka-teki { $game } ditemui; { $wanted } diminta.
puzzles-right = { $count } teka-teki disahkan betul: hasil setiap langkah telah dibuktikan semula.
puzzles-fault = { $id }, dalam { $position }: { $what }.
puzzle-fault-source = nilainya diketahui dengan cara lain
puzzle-fault-open = hasil langkah-langkahnya tidak pasti
puzzle-fault-value = hasil langkah terbaik ialah nilai lain
puzzle-fault-theme = kandungannya bukan tentang temanya
puzzle-fault-right = satu langkah dianggap betul padahal tidak, atau sebaliknya
puzzle-fault-cost = kerugian langkah yang salah ialah nilai lain
puzzle-fault-reply = lawan ada balasan yang lebih baik
puzzle-fault-end = teka-teki ini tamat terlalu awal
