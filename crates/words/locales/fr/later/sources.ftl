# D’où viennent les règles, et ce qui empêche une preuve, que le programme dit en anglais.
# L’identifiant est « phrase- » et les mots anglais ; un titre ou un nom sans traduction reste.

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
