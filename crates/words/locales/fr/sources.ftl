# D’où viennent les règles, et les bouts de phrases que les erreurs contiennent en anglais.
# L’identifiant est « phrase- » et les mots anglais ; un titre ou un nom sans traduction reste.

phrase-encyclopedia-article-on-kalah = article d’encyclopédie sur Kalah
phrase-app-description-kalah-oware-congkak = fiche de l’application (Kalah, Oware, Congkak)
phrase-kid-cala-leaflet = notice de Kid-Cala
phrase-our-choice-the-sources-are-silent = notre choix, les sources n’en disent rien
phrase-board-game-arena-rules-of-kalah = Board Game Arena, règles de Kalah
phrase-board-game-arena-kalah-game-protocol-server = Board Game Arena ; serveur du Kalah Game Protocol
phrase-lincke-thesis-eth-z-rich-2002-appendix-a = Lincke, thèse, ETH Zürich 2002, annexe A
phrase-stoneshark-mancalagames-game-notes = StoneShark, MancalaGames, notes sur les jeux
phrase-joan-sala-soler-aalina-oware-engine = Joan Sala Soler, Aalina (programme d’Oware)
phrase-wikipedia-southeast-asian-mancalas = Wikipédia, mancalas d’Asie du Sud-Est
phrase-malaysian-tournament-rules-maksak = règles de tournoi malaisiennes (MAKSAK)
phrase-mind-sports-olympiad-and-world-oware-federation-rules-the-app-description-is-silent =
    règles des Mind Sports Olympiad et de la World Oware Federation ; la fiche de l’application n’en
    dit rien
phrase-ludii-and-stoneshark-kalah = Ludii et StoneShark, Kalah
phrase-afiq-aswadi-congkak-solver-rules = afiq-aswadi, congkak-solver, règles

phrase-the-letter-of-a-house = la lettre d’une case
phrase-the-house-or-m-for-the-mancala-a-colon-and-the-fruits-in-the-order-they-are-dropped-such-as-m-gob =
    la case (ou M pour le mancala), deux-points et les fruits dans l’ordre où ils tombent, par
    exemple « M:gob »
phrase-one-house-only-one-player-chooses-now = une seule case ; un seul joueur choisit maintenant
phrase-both-choices-south-s-and-north-s-such-as-c-f = les deux choix, celui de Sud et celui de Nord, par exemple « C/f »
phrase-both-mancalas-both-won-heaps = les deux mancalas, les deux tas gagnés
phrase-both-stores = les deux greniers
phrase-a-heap-of-fruit-such-as-2b1a-b-a-o-g-or-0 = un tas de fruits comme « 2b1a » (b, a, o, g) ou « 0 »
phrase-a-number-of-seeds-or-x-for-a-burnt-house = un nombre de graines, ou « x » pour une case brûlée

phrase-it-is-played-with-fruit = il se joue avec des fruits
phrase-it-is-not-played-with-fruit = il ne se joue pas avec des fruits
phrase-positions-come-back-in-it = des positions y reviennent
phrase-it-ends-when-one-player-has-more-than-half-of-all-seeds-which-houses-do-not-tell =
    il finit quand un joueur a plus de la moitié des graines, ce que les cases ne disent pas
phrase-it-counts-the-choices-of-a-turn-which-houses-do-not-tell =
    il compte les choix d’un tour, ce que les cases ne disent pas
phrase-the-sides-may-still-be-changed = on peut encore changer de côté
phrase-houses-are-burnt = des cases sont brûlées
phrase-earlier-positions-can-come-back = des positions antérieures peuvent revenir
