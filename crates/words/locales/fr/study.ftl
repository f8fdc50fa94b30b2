# The way to where a game is looked into, and back.
study = Analyse
study-play = Continuer à jouer d’ici
lab = Comparer des règles
