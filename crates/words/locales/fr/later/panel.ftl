# Moves and rules beside the board.

rules-all = Toutes les règles
rules-in-force = Règles de cette partie
start-wins = Prouvé : si chacun joue au mieux, qui commence gagne de { $n ->
        [one] { $n } graine
       *[other] { $n } graines
    }.
start-loses = Prouvé : si chacun joue au mieux, qui commence perd de { $n ->
        [one] { $n } graine
       *[other] { $n } graines
    }.
start-draws = Prouvé : si chacun joue au mieux, la partie est nulle.
source-of = Source : { $source }
divider = Taille du plateau
history-empty = Aucun coup pour l’instant.
history-turn = Tour { $n } sur { $total }
history-first = Début de la partie
history-last = Dernier coup
sources = Sources
