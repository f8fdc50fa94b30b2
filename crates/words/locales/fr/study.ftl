# The way to where a game is looked into, and back.
study = Analyse
lab = Comparer des règles
