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
    règles de la Mind Sports Olympiad et de la World Oware Federation ; la fiche de l’application n’en
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
phrase-seeds-are-still-to-be-arranged = des graines restent à placer

## Les jeux de la famille

phrase-russ-1984-through-stoneshark-mancalagames = Russ, 1984 (d’après StoneShark MancalaGames)
phrase-valdez-2023-through-stoneshark-mancalagames = Valdez, 2023 (d’après StoneShark MancalaGames)
phrase-mancala-world-through-stoneshark-mancalagames = Mancala World (d’après StoneShark MancalaGames)
phrase-hanson-through-stoneshark-mancalagames = Hanson (d’après StoneShark MancalaGames)
phrase-mohr-through-stoneshark-mancalagames = Mohr (d’après StoneShark MancalaGames)
phrase-pankhurst-1971-through-ludii = Pankhurst, 1971 (d’après Ludii)
phrase-ingrams-1931-through-ludii = Ingrams, 1931 (d’après Ludii)
phrase-silva-1995-through-ludii = Silva, 1995 (d’après Ludii)
phrase-malesa-2012-through-ludii = Malesa, 2012 (d’après Ludii)
phrase-vedder-1923-and-wagner-1918-through-ludii = Vedder, 1923, et Wagner, 1918 (d’après Ludii)
phrase-de-voogt-2003-through-ludii-wikipedia = de Voogt, 2003 (d’après Ludii) ; Wikipédia
phrase-shackell-1934-through-ludii-wikipedia-the-referee-of-a-course-at-mcgill-university =
    Shackell, 1934 (d’après Ludii) ; Wikipédia ; l’arbitre d’un cours de l’université McGill
phrase-a-comparison-of-nine-descriptions-abstractplay = une comparaison de neuf descriptions ; AbstractPlay
phrase-a-public-ruleset-after-de-voogt-mancala-world-a-comparison-of-nine-descriptions-abstractplay =
    un règlement public d’après de Voogt ; Mancala World ; une comparaison de neuf descriptions ; AbstractPlay
phrase-one-description = une seule description
phrase-one-modern-compendium = un seul recueil moderne
phrase-several-independent-descriptions = plusieurs descriptions indépendantes
phrase-a-modern-invention = une invention moderne
phrase-one-program-only = un seul programme
phrase-moves-agree-with-abstractplay = les coups sont ceux d’AbstractPlay
phrase-about-15-000-moves-agree-with-abstractplay = quelque 15 000 coups sont ceux d’AbstractPlay
phrase-turns-agree-with-ludii-1-0-8 = les tours sont ceux de Ludii 1.0.8
phrase-2-376-turns-agree-with-the-referee-of-a-university-course = 2 376 tours sont ceux de l’arbitre d’un cours universitaire
phrase-leaf-counts-and-random-games-agree-with-stoneshark-mancalagames = positions comptées et parties au hasard comme StoneShark MancalaGames
phrase-leaf-counts-and-games-agree-with-stoneshark-mancalagames-and-ludii = positions comptées et parties comme StoneShark MancalaGames et Ludii
phrase-leaf-counts-and-games-agree-with-stoneshark-mancalagames-and-togyz-py = positions comptées et parties comme StoneShark MancalaGames et togyz_py
