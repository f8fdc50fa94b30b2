# Les leçons, les problèmes sur le plateau et la page des enfants.

back = Retour
skip = Passer
next-step = Suite
well-done = Bravo !
not-yet = Pas encore : essayez à nouveau.
lesson-over = C’est tout. À vous de jouer !
steps-done =
    { $n ->
        [0] { $all } étapes
       *[other] { $n } étapes sur { $all }
    }
lesson-sow = Touchez une de vos cases. Son contenu tombe pièce par pièce dans les suivantes.
lesson-again = Finissez dans votre grenier et vous rejouez. Quelle case y finit ?
lesson-again-far = Encore une fois : comptez jusqu’à votre grenier.
lesson-chain = Rejouez et rejouez : gagnez trois semailles de plus en un tour. La case voisine du grenier passe d’abord.
lesson-capture = Faites tomber la dernière pièce dans une de vos cases vides : vous prenez ce qui est en face.
lesson-nothing = Face à une case vide, rien à prendre. Voyez : finissez là où il n’y a rien en face.
lesson-more = Deux cases peuvent capturer. Prenez la plus grosse prise.
lesson-again-capture = D’abord rejouer, puis capturer : en un seul tour.
lesson-round = Une grosse case fait le tour et saute le grenier adverse. Capturez avec elle.
lesson-safe = L’adversaire veut prendre vos graines. Jouez pour qu’il ne puisse rien capturer.
lesson-rest = Plus rien dans vos cases : la partie finit. Terminez-la.
lesson-finish = Vous menez, il reste peu de pièces. Terminez et gagnez.
lesson-empty = Videz vos cases : une semaille qui finit au grenier vous laisse continuer.
lesson-clear = Videz toutes vos cases le premier. C’est possible dans ce tour !
lesson-twos = Faites exactement deux dans une case adverse avec la dernière graine : vous les prenez.
lesson-threes = Trois se prennent aussi. Faites trois.
lesson-row = Les cases juste avant, à deux ou trois graines, sont prises aussi. Prenez trois cases d’un coup.
lesson-skip = Une grosse case fait le tour et saute sa case de départ. Capturez avec elle.
lesson-feed = L’adversaire n’a plus de graines : il faut lui en donner. Quelle case l’atteint ?
lesson-slam = Un coup qui prendrait tout à l’adversaire ne prend rien. Voyez.
lesson-relay = Finissez dans une case occupée : on la reprend et la semaille continue.
lesson-relay-home = Faites finir dans votre grenier une semaille qui continue.
lesson-relay-capture = Continuez, et capturez à la fin.
lesson-basket = Touchez votre mancala, prenez jusqu’à six fruits dans l’ordre voulu et lâchez-les.
lesson-basket-capture = Dans le mancala, prenez juste assez pour finir dans une case vide face à des fruits.
puzzle-solve = À vous de jouer
puzzle-easier = D’abord un problème facile
puzzle-first = Résolvez-en un pour commencer une série.
puzzle-streak = Série { $n }
puzzle-best = Record { $n }
puzzle-days = Jours { $n }
puzzle-rating = Classement { $rating }
puzzle-done = résolu
solved-of = { $n } sur { $all } résolus
next-up = Commencez ici
puzzle-all-themes = Tous les thèmes
puzzle-all-levels = Tous les niveaux
puzzle-missing = Ce problème est introuvable.
puzzle-goal-margin = Trouvez le coup qui donne le meilleur résultat final.
puzzle-goal-win = Trouvez le coup gagnant.
puzzle-goal-draw = Trouvez le coup qui ne perd pas.
puzzle-goal-turn = Engrangez le plus possible en un tour.
puzzle-goal-result = Qui gagne, si les deux jouent au mieux ?
puzzle-to-move = Les cases marquées sont à vous, et c’est votre tour.
puzzle-scored = Vous engrangez { $n } en un tour.
puzzle-nobody-wins = Personne ne gagne.
puzzle-win = Vous gagnez de { $n }.
puzzle-loss = Votre adversaire gagne de { $n }.
answer-win = Vous
answer-draw = Match nul
answer-loss = Votre adversaire
puzzle-right = Exact !
puzzle-not-right = Pas tout à fait.
puzzle-less = Ce n’est pas le maximum : on peut en gagner { $n } de plus.
puzzle-wrong = Ce n’est pas le meilleur : ce coup perd { $n }.
puzzle-so-far = Juste jusqu’ici.
puzzle-one-of-two = C’est l’une des deux cases éclairées.
puzzle-solved = Résolu ! { $result }
puzzle-shown = La solution. { $result }
solution = Solution
next-puzzle = Suivant
kid-hint = Essaie l’une de celles-ci !
kid-caught =
    { $who ->
        [other] { $n } pour { $name } !
       *[you] Miam ! { $n } pour toi !
    }
kid-again =
    { $who ->
        [other] { $name } rejoue.
       *[you] Rejoue !
    }
kid-first = Commencer par cette page
kid-other-1 = Robot très facile
kid-other-2 = Robot facile
kid-friend = À deux
grown-ups = Pour les grands
leave-kids = Vers tous les jeux
voice = Lire à voix haute
show-again = Montre encore
stickers = Auto­collants
kid-over = Bien joué !
sticker-earned = Partie finie : un autocollant !
sticker-count = Autocollants : { $n }
stickers-none = Joue une partie jusqu’au bout : le premier autocollant est à toi !

sheet = Fiche d’exercices
sheet-how = Choisissez ce qu’il faut travailler et imprimez cette page : des exercices avec de la place pour écrire, et les solutions sur une page à part.
sheet-theme = Thème
sheet-all-themes = Tous les thèmes
sheet-number = Nombre d’exercices
sheet-others = D’autres exercices
sheet-print = Imprimer
sheet-none = Aucun problème de ce genre. Choisissez un autre thème ou une autre difficulté.
sheet-name = Nom
sheet-date = Date
more-puzzles = Plus de problèmes
puzzle-go-on = Continuer : problème { $n }
sheet-row = La rangée du bas est à vous, et c’est votre tour.
sheet-solutions = Solutions
sheet-banked = { $line } – graines engrangées : { $n }
sheet-margin = { $line } – écart final { $value }
projector = Montrer au projecteur
