# Asal aturan, dan penghalang bukti, yang disimpan program dalam bahasa Inggris.
# Pengenalnya “phrase-” dan kata Inggrisnya; judul atau nama tanpa terjemahan dibiarkan.

phrase-encyclopedia-article-on-kalah = artikel ensiklopedia tentang Kalah
phrase-app-description-kalah-oware-congkak = keterangan aplikasi (Kalah, Oware, Congkak)
phrase-kid-cala-leaflet = brosur Kid-Cala
phrase-our-choice-the-sources-are-silent = pilihan kami, sumbernya tidak menyebutkan
phrase-board-game-arena-rules-of-kalah = Board Game Arena, aturan Kalah
phrase-board-game-arena-kalah-game-protocol-server = Board Game Arena; server Kalah Game Protocol
phrase-lincke-thesis-eth-z-rich-2002-appendix-a = Lincke, disertasi, ETH Zürich 2002, lampiran A
phrase-stoneshark-mancalagames-game-notes = StoneShark, MancalaGames, catatan permainan
phrase-joan-sala-soler-aalina-oware-engine = Joan Sala Soler, Aalina (mesin Oware)
phrase-wikipedia-southeast-asian-mancalas = Wikipedia, permainan mancala Asia Tenggara
phrase-malaysian-tournament-rules-maksak = aturan turnamen Malaysia (MAKSAK)
phrase-mind-sports-olympiad-and-world-oware-federation-rules-the-app-description-is-silent =
    aturan Mind Sports Olympiad dan World Oware Federation; keterangan aplikasi tidak
    menyebutkannya
phrase-ludii-and-stoneshark-kalah = Ludii dan StoneShark, Kalah
phrase-afiq-aswadi-congkak-solver-rules = afiq-aswadi, congkak-solver, aturan

phrase-it-is-played-with-fruit = permainan ini memakai buah
phrase-it-is-not-played-with-fruit = permainan ini tidak memakai buah
phrase-positions-come-back-in-it = posisi bisa terulang di dalamnya
phrase-it-ends-when-one-player-has-more-than-half-of-all-seeds-which-houses-do-not-tell =
    permainan ini selesai bila seorang pemain punya lebih dari setengah semua biji, dan itu tidak
    terbaca dari lubang
phrase-it-counts-the-choices-of-a-turn-which-houses-do-not-tell =
    permainan ini menghitung pilihan dalam satu giliran, dan itu tidak terbaca dari lubang
phrase-the-sides-may-still-be-changed = sisi masih bisa ditukar
phrase-houses-are-burnt = ada lubang yang hangus
phrase-earlier-positions-can-come-back = posisi terdahulu bisa terulang
phrase-seeds-are-still-to-be-arranged = biji masih harus disusun

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
    Shackell, 1934 (melalui Ludii); Wikipedia; program wasit sebuah kuliah di Universitas McGill
phrase-a-comparison-of-nine-descriptions-abstractplay = perbandingan sembilan uraian; AbstractPlay
phrase-a-public-ruleset-after-de-voogt-mancala-world-a-comparison-of-nine-descriptions-abstractplay =
    aturan publik menurut de Voogt; Mancala World; perbandingan sembilan uraian; AbstractPlay
phrase-one-description = satu uraian
phrase-one-modern-compendium = satu kumpulan modern
phrase-several-independent-descriptions = beberapa uraian independen
phrase-a-modern-invention = ciptaan modern
phrase-one-program-only = hanya satu program
phrase-moves-agree-with-abstractplay = langkah sama dengan AbstractPlay
phrase-about-15-000-moves-agree-with-abstractplay = sekitar 15.000 langkah sama dengan AbstractPlay
phrase-turns-agree-with-ludii-1-0-8 = giliran sama dengan Ludii 1.0.8
phrase-2-376-turns-agree-with-the-referee-of-a-university-course = 2.376 giliran sama dengan wasit sebuah mata kuliah
phrase-leaf-counts-and-random-games-agree-with-stoneshark-mancalagames = hitungan posisi dan permainan acak sama dengan StoneShark MancalaGames
phrase-leaf-counts-and-games-agree-with-stoneshark-mancalagames-and-ludii = hitungan posisi dan permainan sama dengan StoneShark MancalaGames dan Ludii
phrase-leaf-counts-and-games-agree-with-stoneshark-mancalagames-and-togyz-py = hitungan posisi dan permainan sama dengan StoneShark MancalaGames dan togyz_py
