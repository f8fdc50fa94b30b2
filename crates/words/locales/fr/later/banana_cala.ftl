# Banana-Cala, avec les mots de la notice.

banana-cala-board =
    Au départ, chaque joueur a dans son mancala six bananes, six pommes, six oranges et six
    raisins ; toutes les cases sont vides. Le joueur le plus jeune commence.
banana-cala-direction =
    On joue dans le sens des aiguilles d’une montre : vu de ton mancala, à gauche, le long de tes
    cases, dans le mancala de ton adversaire, le long de ses cases, puis dans ton mancala.
banana-cala-move =
    Prends une à six pièces de fruits de ton choix dans ton mancala, ou tous les fruits d’une de tes
    cases, et dépose-les une par une. Tous les fruits de ton mancala peuvent être semés.
banana-cala-capture =
    Si ton dernier fruit tombe dans une de tes cases vides et qu’il y a des fruits en face, tu
    gagnes ce fruit et ceux d’en face : mets-les en tas à côté de toi. S’il n’y a rien en face, on
    ne gagne rien.
banana-cala-leftovers =
    Quand la partie se termine, l’autre joueur ajoute à son tas tous les fruits qui restent sur le
    plateau.
banana-cala-score =
    Chaque banane gagnée annule un de tes autres fruits : tes points sont tes pommes, oranges et
    raisins, moins tes bananes, et peuvent être au-dessous de zéro. Les points des deux joueurs font
    toujours 24 ensemble.
banana-cala-repetition =
    Quand une position revient pour la troisième fois, ou après 100 coups sans rien gagner, la
    partie se termine et chacun ajoute à son tas les fruits de ses cases et de son mancala.

banana-cala-order =
    .name = Ordre des fruits
    .short = Le joueur choisit-il l’ordre dans lequel il dépose ses fruits ?
    .long =
        La notice ne dit rien de l’ordre ; Mancala World permet toutes les combinaisons.
banana-cala-order-choice = Tu déposes les fruits dans l’ordre que tu veux.
    .name = Comme tu veux
banana-cala-order-fixed =
    Les fruits sont déposés dans un ordre fixe : pommes, oranges, raisins, et les bananes en
    dernier.
    .name = Bananes en dernier

banana-cala-own-mancala =
    .name = Son propre mancala
    .short = En faisant le tour, dépose-t-on un fruit dans son propre mancala ?
    .long =
        La notice ne nomme que le mancala de l’adversaire ; la règle allemande nomme les deux.
banana-cala-own-mancala-sow = Si tu fais tout le tour, tu déposes aussi un fruit dans ton propre mancala.
    .name = On y dépose un fruit
banana-cala-own-mancala-skip = Si tu fais tout le tour, tu passes à côté de ton propre mancala.
    .name = On passe à côté

banana-cala-capture-optional =
    .name = Prise facultative
    .short = Peut-on laisser sur le plateau ce qu’on pourrait gagner ?
    .long =
        La notice dit que le joueur « peut » prendre, comme dans le jeu classique, où tout le monde
        en fait une règle ; avec les bananes, c’est une vraie question. Un coup qui laisse sa prise
        s’écrit avec « ~ » à la fin.
banana-cala-capture-optional-off = Il faut prendre ce qu’on gagne.
    .name = Non
banana-cala-capture-optional-on = Tu peux laisser ce que tu pourrais gagner.
    .name = Oui

banana-cala-bonus =
    .name = Rejouer
    .short = Le dernier fruit dans son propre mancala donne-t-il le droit de rejouer ?
    .long =
        Les deux autres jeux de la notice ont cette règle ; celui-ci a ses propres règles et n’en
        parle pas.
banana-cala-bonus-off = On ne rejoue jamais.
    .name = Non
banana-cala-bonus-on = Si ton dernier fruit tombe dans ton mancala, tu rejoues.
    .name = Oui

banana-cala-end =
    .name = Fin de la partie
    .short = Quel joueur doit être à court de fruits pour que la partie se termine.
    .long =
        La notice termine la partie aussitôt que les cases et le mancala d’un joueur sont vides ;
        Mancala World, quand un joueur ne peut pas jouer.
banana-cala-end-either =
    La partie se termine après un coup qui laisse un des joueurs sans fruits dans ses cases et son
    mancala.
    .name = L’un des joueurs n’a plus rien
banana-cala-end-to-move =
    La partie se termine quand le joueur qui doit jouer n’a plus de fruits dans ses cases ni dans
    son mancala.
    .name = Le joueur qui doit jouer n’a plus rien
