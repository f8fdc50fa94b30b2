# Kalah, et les options qu’il partage avec le mancala classique de Kid-Cala.

kalah-board =
    Chaque joueur possède les cases de son côté et le grenier à sa droite. Sud, en bas, joue en premier.
kalah-sow =
    Prenez toutes les graines d’une de vos cases et laissez-les tomber une à une dans les cases
    suivantes et dans votre grenier, mais pas dans celui de votre adversaire.
kalah-bonus =
    Si votre dernière graine tombe dans votre grenier, vous rejouez, autant de fois que cela arrive.
    Rejouer est obligatoire.
kalah-winner =
    Le joueur qui a le plus de graines dans son grenier gagne ; à égalité, la partie est nulle.

kalah-houses =
    .name = Cases
    .short = Nombre de cases de chaque côté.
    .long =
        L’article et la fiche de l’application en ont six ; le protocole Kalah Game Protocol va jusqu’à
        douze ; les petits plateaux sont bons pour apprendre et pour les solutions exactes.
kalah-seeds =
    .name = Graines
    .short = Nombre de graines dans chaque case au début.
    .long =
        L’article commence avec trois graines et signale que beaucoup de jeux sont vendus avec
        quatre ; la fiche de l’application en a quatre, cinq ou six ; la notice, quatre.

kalah-direction =
    .name = Sens
    .short = Dans quel sens on sème.
    .long =
        Une variante de l’article : dans le sens des aiguilles d’une montre, il faut plus de graines
        pour atteindre le grenier, car les greniers restent à leur place. Des positions peuvent
        alors revenir ; c’est pourquoi ce jeu a une règle de répétition.
kalah-direction-counterclockwise =
    On sème dans le sens inverse des aiguilles d’une montre : le long de ses cases vers la droite,
    dans son grenier, puis le long des cases de l’adversaire.
    .name = Antihoraire
kalah-direction-clockwise =
    On sème dans le sens des aiguilles d’une montre : le long de ses cases vers la gauche, puis le
    long des cases de l’adversaire, puis dans son grenier. Quand une position revient pour la
    troisième fois, greniers compris, la partie se termine.
    .name = Horaire

kalah-capture =
    .name = Capture
    .short =
        Ce que gagne une dernière graine tombée dans une de ses propres cases vides.
    .long =
        La règle habituelle demande des graines en face. Deux autres règles s’appellent toutes deux
        « capture à vide » dans les livres ; ce sont des jeux différents, ils portent donc ici des
        noms différents.
kalah-capture-standard =
    Si votre dernière graine tombe dans une de vos cases qui était vide et que la case d’en face
    contient des graines, cette graine et toutes celles d’en face vont dans votre grenier. S’il n’y
    a rien en face, il ne se passe rien.
    .name = Habituelle
kalah-capture-empty =
    Si votre dernière graine tombe dans une de vos cases qui était vide, elle va dans votre
    grenier avec tout ce qui se trouve en face, même si ce n’est rien.
    .name = Capture à vide (Irving, BGA)
kalah-capture-seed-only =
    Si votre dernière graine tombe dans une de vos cases qui était vide, seule cette graine va
    dans votre grenier ; les graines d’en face restent.
    .name = Capture à vide (selon l’article d’encyclopédie)
kalah-capture-none = Il n’y a pas de captures.
    .name = Sans capture

kalah-leftovers =
    .name = Graines restantes
    .short = À qui sont les graines qui restent sur le plateau à la fin.
    .long =
        Normalement, elles vont au joueur à qui sont les cases où elles se trouvent. Une variante
        de l’article ne les compte pour personne.
kalah-leftovers-owner = À la fin, chaque joueur met dans son grenier les graines de ses cases.
    .name = À leur propriétaire
kalah-leftovers-uncounted = À la fin, les graines encore sur le plateau ne comptent pour personne.
    .name = Non comptées

kalah-end =
    .name = Fin de la partie
    .short = Quel joueur doit être à court de graines pour que la partie se termine.
    .long =
        Les documents terminent la partie dès qu’un des joueurs n’a plus de graines dans ses
        cases, même s’il devait rejouer. D’autres programmes attendent que ce soit au joueur sans
        graines de jouer.
kalah-end-either =
    La partie se termine après toute semaille qui laisse un joueur sans graines dans ses cases, même
    s’il devait rejouer.
    .name = L’un des joueurs n’a plus rien
kalah-end-to-move =
    La partie se termine quand le joueur qui doit jouer n’a plus de graines dans ses cases.
    .name = Le joueur qui doit jouer n’a plus rien

kalah-skip-start =
    .name = Sauter la case de départ
    .short = Une longue semaille saute-t-elle la case où elle a commencé ?
    .long =
        Avec 13 graines ou plus sur un plateau de six cases, une semaille revient à son départ. La
        règle des chercheurs y sème comme ailleurs ; d’autres règles sautent cette case.
kalah-skip-start-off = Une semaille qui fait le tour laisse une graine dans la case où elle a commencé.
    .name = Non
kalah-skip-start-on = Une semaille qui fait le tour saute la case où elle a commencé.
    .name = Oui

kalah-majority-stop =
    .name = Arrêt à la majorité
    .short =
        La partie s’arrête-t-elle quand un grenier contient plus de la moitié des graines ?
    .long =
        Le gagnant est alors certain, mais pas l’écart. Les serveurs s’arrêtent plus tôt ; chaque
        joueur garde quand même les graines de ses cases.
kalah-majority-stop-off = La partie continue quand un joueur a plus de la moitié des graines.
    .name = Non
kalah-majority-stop-on = La partie se termine dès qu’un grenier contient plus de la moitié des graines.
    .name = Oui

kalah-pie =
    .name = Changement de côté (pie rule)
    .short = Le second joueur peut-il prendre la place du premier ?
    .long =
        Le premier joueur a un grand avantage. Avec la règle du gâteau (pie rule), le second peut, au lieu de
        jouer son premier coup, changer de côté : le plateau est retourné et c’est à l’autre de
        jouer. Proposé une seule fois, après tout le premier tour du premier joueur.
kalah-pie-off = On ne change jamais de côté.
    .name = Non
kalah-pie-on =
    Au lieu de jouer son premier coup, Nord peut changer de côté ; c’est alors à l’autre joueur de
    jouer.
    .name = Oui
