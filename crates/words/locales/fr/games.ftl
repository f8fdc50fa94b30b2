# Les jeux, comme la page de départ les nomme. Leurs règles et leurs options sont dans « later ».

kalah =
    .title = Kalah
    .summary =
        Semez vers votre grenier, rejouez quand la dernière graine y arrive, capturez les graines
        d’en face.
    .goal =
        Avoir plus de graines dans son grenier que l’adversaire à la fin de la partie.
oware =
    .title = Oware
    .summary = Semez chez l’adversaire et prenez les deux et les trois que vous y faites.
    .goal = Capturer plus de la moitié des graines.
congkak =
    .title = Congkak
    .summary =
        Une dernière graine dans une case occupée relance la semaille, jusqu’à une case vide.
    .goal =
        Avoir plus de graines dans son grenier que l’adversaire à la fin de la manche.
kid-cala-beginner =
    .title = Kid-Cala, débutants
    .summary = Le premier jeu : vide tes six cases avant l’autre.
    .goal = Être le premier à vider ses six cases.
kid-cala-classic =
    .title = Kid-Cala, mancala classique
    .summary =
        Amasse des fruits dans ton mancala et prends ceux qui sont en face de tes cases vides.
    .goal = Avoir le plus de fruits dans son mancala.
banana-cala =
    .title = Banana-Cala
    .summary =
        Quatre sortes de fruits, à semer depuis ton mancala comme tu veux. Attention aux bananes !
    .goal = Gagner beaucoup de pommes, d’oranges et de raisins, et peu de bananes.
