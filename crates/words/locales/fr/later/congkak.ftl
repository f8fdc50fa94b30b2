# Congkak.

congkak-board =
    Chaque joueur possède les cases de son côté et un grenier. Les lettres des cases vont vers
    le grenier de leur propriétaire : que le plateau soit dessiné dans le sens des aiguilles d’une
    montre avec le grenier à gauche, comme en Malaisie, ou dans l’autre sens, c’est le même jeu dans
    un miroir.
congkak-sow =
    Prenez toutes les graines d’une de vos cases et laissez-les tomber une à une dans les cases
    suivantes et dans votre grenier ; le grenier de l’adversaire et les cases brûlées sont sautés.
congkak-bonus =
    Si la dernière graine tombe dans votre grenier, choisissez une autre de vos cases ; votre tour
    continue.
congkak-relay =
    Si la dernière graine tombe dans une case qui contient des graines, d’un côté ou de l’autre,
    reprenez-les toutes et continuez à semer à partir de là.
congkak-capture =
    Si la dernière graine tombe dans une de vos cases vides, les graines d’en face vont dans votre
    grenier et votre tour est fini. Une case qui vient d’être vidée par la semaille compte comme
    vide.
congkak-winner =
    Les graines qui restent sur le plateau vont à leur propriétaire ; qui a le plus de graines gagne
    la manche.

congkak-houses =
    .name = Cases
    .short = Nombre de cases de chaque côté.
    .long = Sept est la norme ; on fait des plateaux de cinq à dix.
congkak-seeds =
    .name = Graines
    .short = Nombre de graines dans chaque case au début.
    .long =
        Autant que de cases d’un côté, sauf indication contraire : 98 pour sept cases.
    .unset = autant que de cases

congkak-opening =
    .name = Ouverture
    .short = Les premières semailles se font-elles chacun son tour ou ensemble ?
    .long =
        La tradition fait semer les deux joueurs à la fois. Chacun son tour, le premier joueur peut
        gagner avant que le second ait joué, s’il a appris comment. Celui dont la semaille meurt en
        premier commence ensuite ; si c’est au même moment, Sud. Dans le programme, les deux mains
        laissent tomber une graine à chaque battement, puis on règle le sort de celles qui sont
        vides.
congkak-opening-alternate = Sud, en bas, sème en premier, puis les joueurs jouent chacun leur tour.
    .name = Chacun son tour
congkak-opening-simultaneous =
    Les deux joueurs choisissent une case et sèment en même temps, graine par graine, jusqu’à ce
    que les deux semailles soient mortes ; celui dont la semaille meurt en premier commence ensuite.
    .name = Ensemble

congkak-take-own =
    .name = La graine qui capture
    .short =
        La dernière graine, tombée dans une de ses propres cases vides, est-elle prise aussi ?
    .long =
        La plupart des textes mettent la dernière graine au grenier dans tous les cas ; certains
        seulement avec une capture ; dans le jeu philippin et dans la description de Skeat de 1900,
        elle reste.
congkak-take-own-always = La dernière graine va aussi dans votre grenier, même s’il n’y a rien en face.
    .name = Toujours
congkak-take-own-with-capture =
    La dernière graine va dans votre grenier avec les graines capturées ; s’il n’y a rien en face,
    elle reste.
    .name = Avec une capture
congkak-take-own-never = La dernière graine elle-même reste toujours.
    .name = Jamais

congkak-capture-needs-lap =
    .name = Faire d’abord le tour
    .short = Une capture ne compte-t-elle qu’après le passage par son propre grenier ?
    .long =
        Les tournois ne permettent une capture (tikam) qu’après que la semaille a traversé le village
        de l’adversaire, c’est-à-dire dépassé son propre grenier.
congkak-capture-needs-lap-off = On peut capturer sans avoir fait le tour.
    .name = Non
congkak-capture-needs-lap-on =
    Une capture ne compte que si cette semaille est déjà passée par votre grenier ; sinon la dernière
    graine reste et le tour est fini.
    .name = Oui

congkak-dead-in-opponent =
    .name = Mourir chez l’adversaire
    .short = Ce que devient une dernière graine dans une case vide de l’adversaire.
    .long = D’habitude elle y reste ; un programme la donne à l’adversaire.
congkak-dead-in-opponent-stay =
    Une dernière graine dans une case vide de votre adversaire y reste ; le tour est fini.
    .name = Elle reste
congkak-dead-in-opponent-opponent-store =
    Une dernière graine dans une case vide de votre adversaire va dans son grenier ; le tour est
    fini.
    .name = Dans son grenier

congkak-end =
    .name = Fin de la manche
    .short = Quel joueur doit être à court de graines pour que la manche se termine.
    .long =
        Le texte habituel termine la manche quand un des joueurs n’a plus rien ; d’autres attendent
        que ce soit à lui de jouer, ou le font passer jusqu’à ce que plus personne n’ait rien.
congkak-end-either =
    La manche se termine quand un tour, ou une semaille avant un nouveau choix, laisse un joueur sans
    graines dans ses cases.
    .name = L’un des joueurs n’a plus rien
congkak-end-to-move =
    La manche se termine quand le joueur qui doit jouer n’a plus de graines dans ses cases.
    .name = Le joueur qui doit jouer n’a plus rien
congkak-end-pass =
    Un joueur sans graines passe son tour ; la manche se termine quand plus personne n’en a.
    .name = Passer

congkak-max-bonus =
    .name = Choix supplémentaires par tour
    .short = Combien de fois un tour peut continuer après le grenier.
    .long =
        La tradition n’a pas de limite, et un joueur qui a appris les ouvertures gagnantes n’en
        demande pas. Une limite de trois en fait un jeu équitable.
    .unset = sans limite

congkak-match =
    .name = Match
    .short = Combien de manches on joue.
    .long =
        Selon la tradition, chaque joueur remplit de nouveau ses cases depuis son grenier après
        une manche ; les cases qu’il ne peut pas remplir sont brûlées, et qui ne peut en remplir
        aucune a perdu. Les tournois se jouent en trois plateaux.
congkak-match-single = On joue une manche.
    .name = Une manche
congkak-match-traditional =
    Après une manche, chaque joueur remplit ses cases depuis son propre grenier et y garde le
    reste. Le match se termine quand un joueur ne peut plus remplir une seule case.
    .name = Jusqu’à ce que l’un soit ruiné
congkak-match-best-of =
    On joue plusieurs manches, chacune sur un plateau plein ; qui gagne le plus de manches gagne le
    match.
    .name = Au meilleur de plusieurs manches

congkak-refill =
    .name = Remplissage
    .short = Quelles cases sont remplies en premier.
    .long =
        À partir de son grenier dans la plupart des textes ; depuis l’autre bout chez Skeat ; au
        choix dans le jeu philippin.
congkak-refill-near = On remplit les cases en commençant à côté de son grenier.
    .name = D’abord près du grenier
congkak-refill-far = On remplit les cases en commençant par la plus éloignée de son grenier.
    .name = D’abord la plus éloignée
congkak-refill-choose = Chaque joueur choisit lesquelles de ses cases il remplit.
    .name = Au choix

congkak-partial-house =
    .name = Case incomplète
    .short = Ce que devient une case qui ne peut pas recevoir toutes ses graines.
    .long =
        Elle est brûlée et le reste demeure au grenier ; ou bien elle reçoit le reste et demeure
        ouverte.
congkak-partial-house-burnt =
    Une case qui ne peut pas recevoir toutes ses graines est brûlée : personne n’y sème, ne la
    joue ni n’y capture.
    .name = Brûlée
congkak-partial-house-open =
    Une case qui ne peut pas recevoir toutes ses graines reçoit ce qui reste et demeure ouverte ;
    les cases qui ne reçoivent rien sont brûlées.
    .name = Reçoit le reste

congkak-burnt =
    .name = Cases brûlées
    .short = Une case brûlée peut-elle rouvrir ?
    .long =
        D’habitude, les cases brûlées sont recomptées à chaque manche ; pour certains, elles
        le restent.
congkak-burnt-per-round = Les cases brûlées sont recomptées à chaque manche.
    .name = À chaque manche
congkak-burnt-permanent = Une case brûlée le reste jusqu’à la fin du match.
    .name = Pour de bon

congkak-round-starter =
    .name = Qui commence une manche
    .short = Qui joue en premier dans une nouvelle manche.
    .long =
        Le perdant dans la plupart des textes. Après une manche nulle, celui qui ne l’avait pas
        commencée.
congkak-round-starter-loser = Le perdant d’une manche commence la suivante.
    .name = Le perdant
congkak-round-starter-winner = Le gagnant d’une manche commence la suivante.
    .name = Le gagnant
congkak-round-starter-alternate = Les joueurs commencent les manches chacun leur tour.
    .name = Chacun son tour
