# Asal-usul peraturan, dan halangan bukti, yang disimpan program dalam bahasa Inggeris.
# Pengenalnya ialah “phrase-” dan kata Inggerisnya; tajuk atau nama tanpa terjemahan kekal.

phrase-encyclopedia-article-on-kalah = rencana ensiklopedia tentang Kalah
phrase-app-description-kalah-oware-congkak = keterangan aplikasi (Kalah, Oware, Congkak)
phrase-kid-cala-leaflet = risalah Kid-Cala
phrase-our-choice-the-sources-are-silent = pilihan kami, sumbernya tidak menyebut
phrase-board-game-arena-rules-of-kalah = Board Game Arena, peraturan Kalah
phrase-board-game-arena-kalah-game-protocol-server = Board Game Arena; pelayan Kalah Game Protocol
phrase-lincke-thesis-eth-z-rich-2002-appendix-a = Lincke, tesis, ETH Zürich 2002, lampiran A
phrase-stoneshark-mancalagames-game-notes = StoneShark, MancalaGames, nota permainan
phrase-joan-sala-soler-aalina-oware-engine = Joan Sala Soler, Aalina (enjin Oware)
phrase-wikipedia-southeast-asian-mancalas = Wikipedia, mancala Asia Tenggara
phrase-malaysian-tournament-rules-maksak = peraturan pertandingan Malaysia (MAKSAK)
phrase-mind-sports-olympiad-and-world-oware-federation-rules-the-app-description-is-silent =
    peraturan Mind Sports Olympiad dan World Oware Federation; keterangan aplikasi tidak
    menyebut
phrase-ludii-and-stoneshark-kalah = Ludii dan StoneShark, Kalah
phrase-afiq-aswadi-congkak-solver-rules = afiq-aswadi, congkak-solver, peraturan

phrase-it-is-played-with-fruit = permainan ini menggunakan buah
phrase-it-is-not-played-with-fruit = permainan ini tidak menggunakan buah
phrase-positions-come-back-in-it = kedudukan boleh berulang di dalamnya
phrase-it-ends-when-one-player-has-more-than-half-of-all-seeds-which-houses-do-not-tell =
    permainan ini tamat apabila seorang pemain memiliki lebih separuh semua biji, dan itu tidak
    dapat dibaca daripada lubang
phrase-it-counts-the-choices-of-a-turn-which-houses-do-not-tell =
    permainan ini mengira pilihan dalam satu giliran, dan itu tidak dapat dibaca daripada lubang
phrase-the-sides-may-still-be-changed = pihak masih boleh ditukar
phrase-houses-are-burnt = ada lubang yang hangus
phrase-earlier-positions-can-come-back = kedudukan terdahulu boleh berulang
phrase-seeds-are-still-to-be-arranged = biji masih perlu disusun

## Permainan seluruh keluarga

phrase-russ-1984-through-stoneshark-mancalagames = Russ, 1984 (melalui StoneShark MancalaGames)
phrase-valdez-2023-through-stoneshark-mancalagames = Valdez, 2023 (melalui StoneShark MancalaGames)
phrase-mancala-world-through-stoneshark-mancalagames = Mancala World (melalui StoneShark MancalaGames)
phrase-hanson-through-stoneshark-mancalagames = Hanson (melalui StoneShark MancalaGames)
phrase-mohr-through-stoneshark-mancalagames = Mohr (melalui StoneShark MancalaGames)
phrase-pankhurst-1971-through-ludii = Pankhurst, 1971 (melalui Ludii)
phrase-ingrams-1931-through-ludii = Ingrams, 1931 (melalui Ludii)
phrase-silva-1995-through-ludii = Silva, 1995 (melalui Ludii)
phrase-malesa-2012-through-ludii = Malesa, 2012 (melalui Ludii)
phrase-vedder-1923-and-wagner-1918-through-ludii = Vedder, 1923, dan Wagner, 1918 (melalui Ludii)
phrase-de-voogt-2003-through-ludii-wikipedia = de Voogt, 2003 (melalui Ludii); Wikipedia
phrase-shackell-1934-through-ludii-wikipedia-the-referee-of-a-course-at-mcgill-university =
    Shackell, 1934 (melalui Ludii); Wikipedia; pengadil sebuah kursus di Universiti McGill
phrase-a-comparison-of-nine-descriptions-abstractplay = perbandingan sembilan huraian; AbstractPlay
phrase-a-public-ruleset-after-de-voogt-mancala-world-a-comparison-of-nine-descriptions-abstractplay =
    peraturan awam menurut de Voogt; Mancala World; perbandingan sembilan huraian; AbstractPlay
phrase-one-description = satu huraian
phrase-one-modern-compendium = satu himpunan moden
phrase-several-independent-descriptions = beberapa huraian bebas
phrase-a-modern-invention = ciptaan moden
phrase-one-program-only = satu program sahaja
phrase-moves-agree-with-abstractplay = langkah sama dengan AbstractPlay
phrase-about-15-000-moves-agree-with-abstractplay = kira-kira 15,000 langkah sama dengan AbstractPlay
phrase-turns-agree-with-ludii-1-0-8 = giliran sama dengan Ludii 1.0.8
phrase-2-376-turns-agree-with-the-referee-of-a-university-course = 2,376 giliran sama dengan pengadil sebuah kursus universiti
phrase-leaf-counts-and-random-games-agree-with-stoneshark-mancalagames = kiraan kedudukan dan permainan rawak sama dengan StoneShark MancalaGames
phrase-leaf-counts-and-games-agree-with-stoneshark-mancalagames-and-ludii = kiraan kedudukan dan permainan sama dengan StoneShark MancalaGames dan Ludii
phrase-leaf-counts-and-games-agree-with-stoneshark-mancalagames-and-togyz-py = kiraan kedudukan dan permainan sama dengan StoneShark MancalaGames dan togyz_py
