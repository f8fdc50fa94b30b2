# Moves and rules beside the board.

rules-all = Toutes les règles
rules-in-force = Règles de cette partie
source-of = Source : { $source }
divider = Taille du plateau
history-empty = Aucun coup pour l’instant.
history-turn = Tour { $n } sur { $total }
history-first = Début de la partie
history-last = Dernier coup
sources = Sources
accounts = Ce qui s’est passé
