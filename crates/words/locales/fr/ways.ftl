# Chemins vers ce qui n’est pas une partie.

play-computer = Jouer contre l’ordinateur
tour-offer = La règle en une minute
learn = Apprendre
puzzles = Problèmes
kid-mode = Enfants
games-all = Jeux du monde
games-short = Jeux
