# Congkak.

congkak =
    .title = Congkak
    .summary =
        Semez encore et encore : une dernière graine dans une maison pleine reprend tout, jusqu’à ce
        qu’elle meure dans une maison vide.
    .goal =
        Avoir plus de graines dans son magasin que l’adversaire à la fin de la manche.
congkak-board =
    Chaque joueur possède les maisons de son côté et un magasin. Les lettres des maisons vont vers
    le magasin de leur propriétaire : que le plateau soit dessiné dans le sens des aiguilles d’une
    montre avec le magasin à gauche, comme en Malaisie, ou dans l’autre sens, c’est le même jeu dans
    un miroir.
congkak-sow =
    Prenez toutes les graines d’une de vos maisons et laissez-les tomber une à une dans les maisons
    suivantes et dans votre magasin ; le magasin de l’adversaire et les maisons brûlées sont sautés.
congkak-bonus =
    Si la dernière graine tombe dans votre magasin, choisissez une autre de vos maisons ; votre tour
    continue.
congkak-relay =
    Si la dernière graine tombe dans une maison qui contient des graines, d’un côté ou de l’autre,
    reprenez-les toutes et continuez à semer à partir de là.
congkak-capture =
    Si la dernière graine tombe dans une de vos maisons vides, les graines d’en face vont dans votre
    magasin et votre tour est fini. Une maison qui vient d’être vidée par le semis compte comme
    vide.
congkak-winner =
    Les graines qui restent sur le plateau vont à leur propriétaire ; qui a le plus de graines gagne
    la manche.

congkak-houses =
    .name = Maisons
    .short = Nombre de maisons de chaque côté.
    .long = Sept est la norme ; on fait des plateaux de cinq à dix.
congkak-seeds =
    .name = Graines
    .short = Nombre de graines dans chaque maison au début.
    .long =
        Autant que de maisons d’un côté, sauf indication contraire : 98 pour sept maisons.
    .unset = autant que de maisons

congkak-opening =
    .name = Ouverture
    .short = Si les premiers semis se font chacun son tour ou ensemble.
    .long =
        La tradition fait semer les deux joueurs à la fois. Chacun son tour, le premier joueur peut
        gagner avant que le second ait joué, s’il a appris comment. Celui dont le semis meurt en
        premier commence ensuite ; si c’est au même moment, Sud. Dans le programme, les deux mains
        laissent tomber une graine à chaque battement, puis on règle le sort de celles qui sont
        vides.
congkak-opening-alternate = Sud sème en premier, puis les joueurs jouent chacun leur tour.
    .name = Chacun son tour
congkak-opening-simultaneous =
    Les deux joueurs choisissent une maison et sèment en même temps, graine par graine, jusqu’à ce
    que les deux semis soient morts ; celui qui est mort en premier joue ensuite le premier.
    .name = Ensemble

congkak-take-own =
    .name = La graine qui capture
    .short =
        Si la dernière graine, tombée dans une de ses propres maisons vides, est prise aussi.
    .long =
        La plupart des textes mettent la dernière graine au magasin dans tous les cas ; certains
        seulement avec une capture ; dans le jeu philippin et dans la description de Skeat de 1900,
        elle reste.
congkak-take-own-always = La dernière graine va aussi dans votre magasin, même s’il n’y a rien en face.
    .name = Toujours
congkak-take-own-with-capture =
    La dernière graine va dans votre magasin avec les graines capturées ; s’il n’y a rien en face,
    elle reste.
    .name = Avec une capture
congkak-take-own-never = La dernière graine elle-même reste toujours.
    .name = Jamais

congkak-capture-needs-lap =
    .name = Capturer après un tour
    .short = Si une capture ne compte qu’après le passage par son propre magasin.
    .long =
        Les tournois ne permettent une capture (tikam) qu’après que le semis a traversé le village
        de l’adversaire, c’est-à-dire dépassé son propre magasin.
congkak-capture-needs-lap-off = Les captures ne demandent pas de tour.
    .name = Non
congkak-capture-needs-lap-on =
    Une capture ne compte que si ce semis est déjà passé par votre magasin ; sinon la dernière
    graine reste et le tour est fini.
    .name = Oui

congkak-dead-in-opponent =
    .name = Mourir chez l’adversaire
    .short = Ce que devient une dernière graine dans une maison vide de l’adversaire.
    .long = D’habitude elle y reste ; un programme la donne à l’adversaire.
congkak-dead-in-opponent-stay =
    Une dernière graine dans une maison vide de votre adversaire y reste ; le tour est fini.
    .name = Elle reste
congkak-dead-in-opponent-opponent-store =
    Une dernière graine dans une maison vide de votre adversaire va dans son magasin ; le tour est
    fini.
    .name = Dans son magasin

congkak-end =
    .name = Fin de la manche
    .short = Quel joueur doit être à court de graines pour que la manche se termine.
    .long =
        Le texte habituel termine la manche quand un des joueurs n’a plus rien ; d’autres attendent
        que ce soit à lui de jouer, ou le font passer jusqu’à ce que plus personne n’ait rien.
congkak-end-either =
    La manche se termine quand un tour, ou un semis avant un nouveau choix, laisse un joueur sans
    graines dans ses maisons.
    .name = L’un des joueurs n’a plus rien
congkak-end-to-move =
    La manche se termine quand le joueur qui doit jouer n’a plus de graines dans ses maisons.
    .name = Le joueur qui doit jouer n’a plus rien
congkak-end-pass =
    Un joueur sans graines passe son tour ; la manche se termine quand plus personne n’en a.
    .name = Passer

congkak-max-bonus =
    .name = Choix supplémentaires par tour
    .short = Combien de fois un tour peut continuer après le magasin.
    .long =
        La tradition n’a pas de limite, et un joueur qui a appris les ouvertures gagnantes n’en
        demande pas. Une limite de trois en fait un jeu équitable.
    .unset = sans limite

congkak-match =
    .name = Match
    .short = Combien de manches on joue.
    .long =
        Selon la tradition, chaque joueur remplit de nouveau ses maisons depuis son magasin après
        une manche ; les maisons qu’il ne peut pas remplir sont brûlées, et qui ne peut en remplir
        aucune a perdu. Les tournois se jouent en trois plateaux.
congkak-match-single = On joue une manche.
    .name = Une manche
congkak-match-traditional =
    Après une manche, chaque joueur remplit ses maisons depuis son propre magasin et y garde le
    reste. Le match se termine quand un joueur ne peut plus remplir une seule maison.
    .name = Jusqu’à ce que l’un soit ruiné
congkak-match-best-of =
    On joue plusieurs manches, chacune sur un plateau plein ; qui gagne le plus de manches gagne le
    match.
    .name = Meilleur de plusieurs manches

congkak-refill =
    .name = Remplissage
    .short = Quelles maisons sont remplies en premier.
    .long =
        À partir de son magasin dans la plupart des textes ; depuis l’autre bout chez Skeat ; au
        choix dans le jeu philippin.
congkak-refill-near = On remplit les maisons en commençant à côté de son magasin.
    .name = D’abord près du magasin
congkak-refill-far = On remplit les maisons en commençant par la plus éloignée de son magasin.
    .name = D’abord la plus éloignée
congkak-refill-choose = Chaque joueur choisit lesquelles de ses maisons il remplit.
    .name = Au choix

congkak-partial-house =
    .name = Maison incomplète
    .short = Ce que devient une maison qui ne peut pas recevoir toutes ses graines.
    .long =
        Elle est brûlée et le reste demeure au magasin ; ou bien elle reçoit le reste et demeure
        ouverte.
congkak-partial-house-burnt =
    Une maison qui ne peut pas recevoir toutes ses graines est brûlée : personne n’y sème, ne la
    joue ni n’y capture.
    .name = Brûlée
congkak-partial-house-open =
    Une maison qui ne peut pas recevoir toutes ses graines reçoit ce qui reste et demeure ouverte ;
    les maisons qui ne reçoivent rien sont brûlées.
    .name = Reçoit le reste

congkak-burnt =
    .name = Maisons brûlées
    .short = Si une maison brûlée peut rouvrir.
    .long =
        D’habitude, les maisons brûlées sont recomptées à chaque manche ; certains jouent qu’elles
        le restent.
congkak-burnt-per-round = Les maisons brûlées sont recomptées à chaque manche.
    .name = À chaque manche
congkak-burnt-permanent = Une maison brûlée le reste jusqu’à la fin du match.
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
