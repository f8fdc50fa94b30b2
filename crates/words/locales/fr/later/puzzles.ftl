# Les problèmes : leur sujet, leur difficulté, et ce que la commande en dit.

puzzle-theme-chain = tours en chaîne
puzzle-theme-capture = capture
puzzle-theme-defence = défense
puzzle-theme-feeding = nourrir
puzzle-theme-count = compter la fin
puzzle-theme-longest = tour le plus long
puzzle-theme-winner = qui gagne ?

puzzle-easy = facile
puzzle-medium = moyen
puzzle-hard = difficile
puzzle-expert = expert

puzzles-no-game = Il n’y a pas de problèmes de « { $game } » : il y faut des graines que l’on compte à la fin, et des joueurs qui sèment tour à tour dès le début.
puzzles-no-theme = « { $game } » n’a pas de problèmes de ce genre.
puzzles-too-few = Problèmes de { $game } trouvés : { $found } ; voulus : { $wanted }.
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
