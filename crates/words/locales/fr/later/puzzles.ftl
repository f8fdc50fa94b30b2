# Les problèmes : leur sujet, leur difficulté, et ce que la commande en dit.

puzzle-theme-chain = Tours en chaîne
puzzle-theme-capture = Capture
puzzle-theme-defence = Défense
puzzle-theme-feeding = Nourrir
puzzle-theme-count = Compter la fin
puzzle-theme-longest = Meilleur tour
puzzle-theme-winner = Qui gagne ?

puzzle-easy = Facile
puzzle-medium = Moyen
puzzle-hard = Difficile
puzzle-expert = Expert

puzzles-no-game = Il n’y a pas de problèmes pour « { $game } » : il y faut des graines que l’on compte à la fin, et des joueurs qui sèment tour à tour dès le début.
puzzles-no-theme = « { $game } » n’a pas de problèmes de ce genre.
puzzles-too-few = Problèmes trouvés pour { $game } : { $found } ; voulus : { $wanted }.
puzzles-right =
    { $count ->
        [one] Le problème est juste
       *[other] Les { $count } problèmes sont justes
    } : ce que vaut chaque coup est de nouveau prouvé.
puzzles-fault = { $id }, dans { $position } : { $what }.
puzzle-fault-source = sa valeur est connue autrement
puzzle-fault-open = la valeur des coups n’est pas certaine
puzzle-fault-value = le meilleur coup vaut autre chose
puzzle-fault-theme = le sujet n’est pas celui qui est annoncé
puzzle-fault-right = un coup passe pour juste et ne l’est pas, ou l’inverse
puzzle-fault-cost = un mauvais coup coûte autre chose
puzzle-fault-reply = l’adversaire a une meilleure réponse
puzzle-fault-end = il se termine trop tôt
