# Asal aturan, dan potongan kalimat yang disimpan galat dalam bahasa Inggris.
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

phrase-the-letter-of-a-house = huruf sebuah lubang
phrase-the-house-or-m-for-the-mancala-a-colon-and-the-fruits-in-the-order-they-are-dropped-such-as-m-gob =
    lubangnya (atau M untuk mancala), titik dua, lalu buahnya menurut urutan jatuhnya, misalnya
    `M:gob`
phrase-one-house-only-one-player-chooses-now = satu lubang; hanya satu pemain yang memilih sekarang
phrase-both-choices-south-s-and-north-s-such-as-c-f = kedua pilihan, Selatan dan Utara, misalnya `C/f`
phrase-both-mancalas-both-won-heaps = kedua mancala, kedua tumpukan perolehan
phrase-both-stores = kedua lumbung
phrase-a-heap-of-fruit-such-as-2b1a-b-a-o-g-or-0 = setumpuk buah seperti `2b1a` (b, a, o, g) atau `0`
phrase-a-number-of-seeds-or-x-for-a-burnt-house = jumlah biji, atau `x` untuk lubang hangus

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
