# Asal-usul peraturan, dan potongan ayat yang disimpan ralat dalam bahasa Inggeris.
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

phrase-the-letter-of-a-house = huruf satu lubang
phrase-the-house-or-m-for-the-mancala-a-colon-and-the-fruits-in-the-order-they-are-dropped-such-as-m-gob =
    lubang (atau M untuk mancala), tanda titik bertindih dan buah mengikut urutan dijatuhkan,
    misalnya `M:gob`
phrase-one-house-only-one-player-chooses-now = satu lubang; hanya seorang pemain memilih sekarang
phrase-both-choices-south-s-and-north-s-such-as-c-f = kedua-dua pilihan, Selatan dan Utara, misalnya `C/f`
phrase-both-mancalas-both-won-heaps = kedua-dua mancala, kedua-dua longgokan yang diperoleh
phrase-both-stores = kedua-dua rumah
phrase-a-heap-of-fruit-such-as-2b1a-b-a-o-g-or-0 = longgokan buah seperti `2b1a` (b, a, o, g) atau `0`
phrase-a-number-of-seeds-or-x-for-a-burnt-house = bilangan biji, atau `x` untuk lubang hangus

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
