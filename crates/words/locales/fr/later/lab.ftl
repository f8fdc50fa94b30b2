# Le laboratoire des règles : deux règles côte à côte.

lab-about = Deux règles côte à côte : ce qui les distingue, la taille des parties, et s’il vaut mieux commencer.
lab-question = Qui gagne le plus souvent quand le second joueur peut changer de côté (pie rule) ? Lancez les parties plus bas, ou choisissez d’autres règles.
lab-first = Premières règles
lab-second = Secondes règles
lab-game = Jeu
lab-publish = Copier le lien vers cette comparaison
lab-differences = Ce qui les distingue
lab-count-of-differences =
    { $n ->
        [0] Rien ne les distingue.
        [one] { $n } option diffère.
       *[other] { $n } options diffèrent.
    }
lab-count-of-same = { $n ->
        [one] { $n } option est la même
       *[other] { $n } options sont les mêmes
    }
lab-same = pareil
lab-differs = différent
lab-not-there = pas un choix ici
lab-one-sided = un seul l’a
lab-start = Démarrer

lab-count = Combien de parties
lab-count-source = Compté : toutes les suites d’autant de semailles depuis le début.
lab-sowings = Semailles

lab-solve = Fins de partie
lab-solve-source = Prouvé : ce que vaut chaque position avec si peu de pièces dans les cases, calculé sur cet appareil.
lab-seeds = Pièces
lab-solved = { $game } : { $n } positions résolues.
lab-no-endings = { $game } n’a pas de fins de partie que l’on puisse calculer ainsi.

lab-play = Équité
lab-play-source = Joué : l’ordinateur contre lui-même sur cet appareil, chaque partie après deux semailles tirées au hasard. Le vrai nombre est entre les bornes avec une probabilité de 95 %.
lab-level = Niveau
lab-fairness =
    Le premier joueur gagne { $percent } % ± { $half } (parties : { $all }, niveau { $level } contre lui-même ; nulles : { $drawn }, comptées chacune pour une demie).
not-worked-out = Ce calcul n’a pas abouti : { $why }
