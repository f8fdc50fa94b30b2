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
