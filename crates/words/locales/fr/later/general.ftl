# Les règles des jeux à clés, phrase par phrase, et les lieux où l’on y joue. L’anglais est dans
# « rules » : les identifiants sont « general- », la clé et sa valeur, et « region- », puis les
# mots anglais du lieu.
#
# Un relais reprend les graines de la case où tombe la dernière ; une semaille va jusque-là.

## Le plateau

general-board =
    Le plateau a deux rangées de { $houses } cases, avec { $seeds ->
        [one] une graine
       *[other] { $seeds } graines
    } dans chacune au début.
general-board-bare = Le plateau a deux rangées de { $houses } cases.
general-four-board =
    Le plateau a quatre rangées de { $columns } cases, avec { $seeds ->
        [one] une graine
       *[other] { $seeds } graines
    } dans chacune au début ; les deux rangées devant un joueur sont à lui, et ses graines y
    restent.
general-four-board-bare =
    Le plateau a quatre rangées de { $columns } cases ; les deux rangées devant un joueur sont à
    lui, et ses graines y restent.
general-bao-board =
    Le plateau a quatre rangées de huit cases ; les deux rangées devant un joueur sont à lui.

## Le but

general-goal-most = Avoir plus de graines que l’adversaire.
general-goal-clear = Être le premier à n’avoir plus de graines de son côté.
general-goal-deprive = Laisser l’adversaire sans graines.
general-goal-immobilise = Laisser l’adversaire sans coup possible.
general-goal-bao = Vider la rangée avant de l’adversaire, ou le laisser sans coup possible.

## La fin

general-over-no-move = La partie se termine quand le joueur qui doit jouer n’a aucun coup.
general-over-no-move-or-majority =
    La partie se termine quand le joueur qui doit jouer n’a aucun coup, ou quand un joueur a plus de
    la moitié de toutes les graines.
general-over-majority =
    La partie se termine aussi quand un joueur a plus de la moitié de toutes les graines.
general-over-bao =
    Un joueur dont la rangée avant est vide après un tour, ou qui n’a aucun coup, a perdu.
general-over-third-sides =
    Quand une position se présente pour la troisième fois, la partie se termine et chaque joueur
    prend les graines de son côté.
general-over-third-fewer =
    Quand une position se présente pour la troisième fois, la partie se termine et celui qui a le
    moins de graines de son côté a gagné.
general-over-third-more =
    Quand une position se présente pour la troisième fois, la partie se termine et celui qui a le
    plus de graines de son côté a gagné.
general-over-third-counted =
    Quand une position se présente pour la troisième fois, la partie se termine et on compte les
    graines.
general-over-third-drawn =
    Quand une position se présente pour la troisième fois, la partie est nulle.

## Deux rangées

general-seeds =
    { $number ->
        [one] { $number } graine
       *[other] { $number } graines
    }
general-setup-list =
    La partie commence avec ces graines dans les cases (Sud / Nord, chacun de sa gauche à sa
    droite) : { $list }.
general-direction-clockwise = On sème dans le sens des aiguilles d’une montre.
general-direction-split =
    Les cases de la moitié gauche se sèment dans le sens des aiguilles d’une montre, celles de la
    moitié droite dans l’autre sens.
general-direction-centre =
    Les cases de la moitié droite se sèment dans le sens des aiguilles d’une montre, celles de la
    moitié gauche dans l’autre sens.
general-direction-odd-even =
    Une case qui contient un nombre pair de graines se sème dans le sens des aiguilles d’une montre,
    une case qui en contient un nombre impair dans l’autre sens.
general-direction-alternate =
    Le premier joueur choisit un sens et le garde toute la partie ; son adversaire sème dans l’autre
    sens.
general-either-all = Le joueur choisit le sens de chaque semaille.
general-either-list = Le joueur choisit le sens des semailles qui partent de ces cases : { $list }.
general-first-seed-stays = La première graine retombe dans la case de départ.
general-first-seed-stays-unless-single =
    La première graine retombe dans la case de départ, sauf si elle est seule.
general-skip-start-on = Une semaille saute la case d’où elle est partie.
general-min-sow-number = On ne sème qu’une case d’au moins { general-seeds }.
general-sow-store-own =
    Au passage, on laisse une graine dans son propre grenier, mais pas dans celui de l’adversaire.
general-sow-store-both = Au passage, on laisse une graine dans chacun des deux greniers.
general-bonus-never = Une dernière graine dans un grenier n’a pas d’effet.
general-bonus-both-stores = Une dernière graine dans l’un ou l’autre grenier fait rejouer.
general-bonus-1 = Une dernière graine dans son propre grenier fait rejouer, une fois par tour.
general-bonus-number =
    Une dernière graine dans son propre grenier fait rejouer, au plus { $number } fois par tour.
general-again-capture = Qui capture rejoue.
general-again-capture-once = Qui capture rejoue, une seule fois par tour.
general-laps-relay =
    Si la dernière graine tombe dans une case qui contient des graines, on les reprend toutes et on
    continue à semer.
general-laps-relay-next =
    Après la dernière graine, on reprend les graines de la case suivante, s’il y en a, et on
    continue à semer.
general-relay-when-own-side = On ne continue à semer que depuis son propre côté.
general-relay-when-opponent-side = On ne continue à semer que depuis le côté de l’adversaire.
general-relay-when-after-visit =
    On ne continue à semer que si la semaille, avant le premier relais, a atteint le côté de
    l’adversaire.
general-relay-when-not-in-store = Une semaille qui finit dans un grenier est terminée.
general-relay-when-not-from-store = On ne reprend jamais les graines d’un grenier.
general-relay-when-at-least-number =
    On ne continue à semer que depuis une case d’au moins { general-seeds }.
general-relay-when-exactly-number =
    On ne continue à semer que depuis une case d’exactement { general-seeds }.
general-relay-turns-on = À chaque relais, le sens s’inverse.
general-capture-count =
    La dernière graine capture la case où elle tombe, si celle-ci contient alors le nombre voulu de
    graines.
general-capture-facing = La dernière graine capture les graines de la case d’en face.
general-capture-next = La dernière graine capture les graines de la case voisine.
general-capture-two-out = Si la case qui suit la dernière graine est vide, on capture celle d’après.
general-capture-match =
    Si la case où tombe la dernière graine et celle d’en face contiennent le même nombre de graines,
    on capture les deux.
general-capture-singles = La dernière graine capture toutes les graines isolées du plateau.
general-capture-reached =
    Une dernière graine chez l’adversaire, ou dans sa propre dernière case, capture toutes les cases
    adverses qui contiennent le nombre voulu de graines.
general-take-even = On ne capture que des nombres pairs de graines.
general-take-1 = On ne capture que des graines isolées.
general-take-number = On ne capture que les cases d’exactement { general-seeds }.
general-take-list = On ne capture que ces nombres de graines : { $list }.
general-take-min-1 = On peut capturer n’importe quel nombre de graines.
general-take-min-number = On ne capture pas moins de { general-seeds }.
general-take-max-number = On ne capture pas plus de { general-seeds }.
general-take-side-opponent = On ne capture que les cases de l’adversaire.
general-take-side-own = On ne capture que ses propres cases.
general-take-side-opponent-first =
    La case où tombe la dernière graine doit être à l’adversaire ; les suivantes peuvent être à l’un
    ou à l’autre.
general-take-side-own-first =
    La case où tombe la dernière graine doit être au joueur ; les suivantes peuvent être à l’un ou à
    l’autre.
general-chain-on =
    La capture s’étend aux cases qui se suivent le long du plateau, tant que chacune peut être
    capturée.
general-chain-number =
    La capture s’étend aux cases qui se suivent le long du plateau, { $number } au plus en tout.
general-chain-direction-on = Les captures se suivent dans le sens de la semaille.
general-chain-direction-both =
    Les captures s’étendent des deux côtés de la case où tombe la dernière graine.
general-landing-any = La case où tombe la dernière graine n’a pas besoin d’être vide.
general-chain-landing-any =
    Quand une capture en face se prolonge, les cases suivantes n’ont pas besoin d’être vides.
general-own-seed-with-capture = La graine qui capture est prise aussi.
general-own-seed-always = La dernière graine est prise même s’il n’y a rien en face.
general-passing-owner =
    Une case qui atteint au passage un nombre capturable va à son propriétaire, sauf si c’est la
    dernière graine d’une semaille qui y tombe.
general-passing-owner-all =
    Une case qui atteint au passage un nombre capturable va à son propriétaire.
general-passing-sower =
    Une case qui atteint au passage un nombre capturable va à celui qui sème, sauf si c’est la
    dernière graine d’une semaille qui y tombe.
general-passing-sower-own =
    Celui qui sème gagne celles de ses propres cases qui atteignent au passage un nombre capturable,
    sauf si c’est la dernière graine d’une semaille qui y tombe.
general-passing-sower-opponent =
    Celui qui sème gagne les cases adverses qui atteignent au passage un nombre capturable, sauf si
    c’est la dernière graine d’une semaille qui y tombe.
general-lap-captures-on = Une capture ne met pas fin au tour : la semaille continue ensuite.
general-extra-facing =
    Avec une capture, on prend aussi la case en face de la première case capturée.
general-extra-facing-each =
    Avec une capture, on prend aussi la case en face de chaque case capturée.
general-extra-alike =
    Avec une capture, on prend aussi toutes les cases adverses qui contiennent un nombre capturable.
general-extra-landing = Avec une capture, on prend aussi la case où est tombée la dernière graine.
general-last-seeds-number =
    Quand il reste { general-seeds } ou moins sur le plateau, on les prend aussitôt.
general-last-seeds-to-starter = Les dernières graines vont au joueur qui a commencé.
general-tax-one-each-lap =
    Au départ et à chaque relais, une des graines prises en main va au grenier.
general-tax-single-facing = Une graine isolée que l’on joue prend d’abord les graines d’en face.
general-tax-all-singles-facing =
    Avant de semer, on prend les graines en face de toutes ses propres graines isolées.
general-no-capture-turns-number =
    On ne capture rien aux premiers tours ; leur nombre, les deux joueurs comptés ensemble :
    { $number }.
general-no-single-capture-on = Une graine semée seule ne capture rien.
general-locked-on = On ne peut capturer une case que si son propriétaire l’a déjà jouée.
general-skip-full-number = On saute les cases de { general-seeds } ou plus.
general-skip-holding-number = On saute les cases adverses d’exactement { general-seeds }.
general-close-at-number = Une dernière graine qui porte une case adverse à { $number } la ferme.
general-close-not-last = La dernière case d’un joueur n’est jamais fermée.
general-visit-on =
    Pour capturer en face, il faut avoir semé chez l’adversaire pendant le même tour ; sinon, finir
    dans une de ses propres cases vides fait rejouer.
general-grand-slam-illegal = Un coup qui prendrait tout à l’adversaire n’est pas permis.
general-grand-slam-no-capture = Un coup qui prendrait tout à l’adversaire ne capture rien.
general-grand-slam-opponent-gets-rest =
    Qui prend tout à l’adversaire lui laisse le reste du plateau.
general-grand-slam-leave-left =
    Une capture de tout le côté adverse laisse la case la plus à gauche, vue de celui qui capture.
general-grand-slam-leave-right =
    Une capture de tout le côté adverse laisse la case la plus à droite, vue de celui qui capture.
general-grand-slam-capture-and-replay = Qui prend tout à l’adversaire rejoue.
general-must-feed-when-empty =
    Si l’adversaire n’a plus de graines, il faut lui en donner, si un coup le permet.
general-start-rule-reach-or-empty =
    Une semaille doit atteindre le côté de l’adversaire ou finir dans une de ses propres cases
    vides.
general-start-rule-end-occupied =
    La semaille, avant tout relais, ne doit pas finir dans une case vide.
general-start-rule-single-to-empty = Une graine isolée ne se sème que dans une case vide.
general-start-rule-singles-last = On ne sème une graine isolée que si rien d’autre n’est possible.
general-start-rule-singles-last-to-empty =
    On ne sème une graine isolée que si rien d’autre n’est possible, et seulement dans une case
    vide.
general-start-rule-twos-last =
    On ne sème une case de deux graines que si rien d’autre n’est possible.
general-start-rule-twos-last-right =
    On ne sème une case de deux graines que si rien d’autre n’est possible, et alors seulement la
    plus à droite.
general-start-rule-right-two-first = La partie commence par une des deux cases les plus à droite.
general-start-rule-right-two-first-then-twos-last =
    La partie commence par une des deux cases les plus à droite ; on ne sème une case de deux
    graines que si rien d’autre n’est possible.
general-start-rule-right-half-first = Le premier tour de chaque joueur part de sa moitié droite.
general-start-rule-right-half-then-reach =
    Le premier tour de chaque joueur part de sa moitié droite ; ensuite, une semaille doit atteindre
    le côté de l’adversaire ou finir dans une de ses propres cases vides.
general-start-rule-not-facing-single = On ne joue pas une case en face d’une graine isolée.
general-start-rule-each-house-once =
    Il faut jouer chaque case une fois avant d’en jouer une deux fois.
general-opening-single-first = La toute première semaille se fait sans relais et ne capture rien.
general-opening-relay-first =
    La toute première semaille se fait par simples relais et ne capture rien.
general-opening-no-choice-first =
    La première semaille de chaque joueur se fait dans le sens habituel.
general-hold-tuzdik =
    Une dernière graine peut faire un tuzdik : une case dont les graines vont aussitôt à celui qui
    la tient, pendant toute la partie.
general-hold-walda =
    Une dernière graine peut faire une walda : une case dont les graines comptent pour celui qui la
    tient.
general-hold-weg =
    Une dernière graine peut faire une weg : une case dont les graines comptent pour celui qui la
    tient, et où l’adversaire peut piller deux graines par une dernière graine.
general-hold-bull =
    Une dernière graine peut faire un « taureau », ou deux à la fois : des cases dont les graines
    comptent pour celui qui les tient.
general-hold-at-number = Une case est tenue quand la dernière graine la porte à { $number }.
general-hold-where-own = On ne tient que des cases de son propre côté.
general-hold-where-any = On peut tenir des cases des deux côtés.
general-hold-where-own-middle-opponent-ends =
    On ne tient que des cases du milieu de son propre côté et des bouts du côté adverse.
general-hold-where-ends-and-opponent-next =
    On ne tient que des cases des bouts des deux côtés et, chez l’adversaire, aussi leurs voisines.
general-hold-not-last = La dernière case de l’adversaire ne peut pas être tenue.
general-hold-not-first = La première case de l’adversaire ne peut pas être tenue.
general-hold-not-same =
    Une case ne peut pas être tenue si celle du même numéro, de l’autre côté, l’est déjà.
general-hold-not-facing = Une case en face d’une case tenue ne peut pas être tenue.
general-hold-not-single = Une graine jouée seule ne suffit pas pour tenir une case.
general-hold-one-on = Chaque joueur ne peut tenir qu’une case.
general-bank-held =
    Ce qu’un joueur gagne va dans sa première case tenue ; tant qu’il n’en a pas, il ne gagne rien.
general-hold-sown-never = On saute les cases tenues.
general-hold-sown-not-opponents = On saute les cases tenues par l’adversaire.
general-hold-sown-opponents-last-only =
    On saute les cases tenues par l’adversaire, sauf avec une dernière graine.
general-endless-illegal = Un tour qui ne finirait jamais n’est pas permis.
general-no-move-pass =
    Un joueur qui n’a aucun coup passe son tour ; la partie se termine quand aucun des deux ne peut
    jouer.
general-end-own-cleared = La partie se termine aussi quand un joueur a vidé son propre côté.
general-end-opponent-cleared =
    La partie se termine aussi quand un joueur a vidé le côté de l’adversaire.
general-end-either-cleared = La partie se termine aussi quand l’un des deux côtés est vide.
general-end-few-seeds =
    La partie se termine aussi quand il ne reste que quelques graines sur le plateau.
general-end-at-number =
    La partie se termine quand il reste { general-seeds } ou moins sur le plateau.
general-majority-off = La partie continue même si un joueur a plus de la moitié des graines.
general-leftovers-uncounted = Les graines qui restent sur le plateau ne comptent pour personne.
general-leftovers-last-mover =
    Les graines qui restent sur le plateau vont au joueur qui a joué le dernier.
general-leftovers-split =
    Les graines qui restent sur le plateau sont partagées ; une graine en trop va au joueur qui en a
    le moins.
general-leftovers-unfed-else-owner =
    Les graines qui restent sur le plateau vont au joueur qu’on ne pouvait pas nourrir ; sinon,
    chacun garde celles de son côté.
general-leftovers-unfed-else-uncounted =
    Les graines qui restent sur le plateau vont au joueur qu’on ne pouvait pas nourrir ; sinon,
    elles ne comptent pour personne.
general-leftovers-unfed-else-last-mover =
    Les graines qui restent sur le plateau vont au joueur qu’on ne pouvait pas nourrir ; sinon, à
    celui qui a joué le dernier.
general-leftovers-unfed-else-split =
    Les graines qui restent sur le plateau vont au joueur qu’on ne pouvait pas nourrir ; sinon,
    elles sont partagées.
general-repetition-own-side =
    Quand une position revient, la partie se termine et chaque joueur prend les graines de son côté.
general-repetition-split =
    Quand une position revient, la partie se termine et les graines qui restent sont partagées.
general-repetition-threefold =
    Quand une position se présente pour la troisième fois, la partie se termine et chaque joueur
    prend les graines de son côté.
general-turn =
    Sud, en bas, commence, puis chacun joue à son tour. Jouer, c’est prendre toutes les graines d’une case de
    son côté et les semer une à une dans les cases suivantes.
general-direction-counterclockwise = On sème dans le sens inverse des aiguilles d’une montre.
general-sow-store-none = Au passage, on ne laisse pas de graine dans les greniers.
general-bonus-always = Une dernière graine dans son propre grenier fait rejouer.
general-laps-single = La semaille s’arrête avec sa dernière graine.
general-capture-none = La dernière graine ne capture rien.
general-take-any = On peut capturer tout nombre de graines.
general-take-side-any = On peut capturer des cases des deux côtés.
general-chain-off = Une capture ne s’étend pas à d’autres cases.
general-chain-direction-back = Les captures se suivent dans le sens contraire de la semaille.
general-landing-empty = La dernière graine ne capture que si la case où elle tombe était vide.
general-chain-landing-empty =
    Quand une capture en face se prolonge, les cases suivantes doivent être vides, elles aussi.
general-own-seed-stays = La graine qui capture reste où elle est.
general-last-seeds-to-mover = Les dernières graines vont au joueur qui vient de jouer.
general-hold-where-opponent = On ne tient que des cases du côté de l’adversaire.
general-hold-sown-on = On sème dans les cases tenues comme dans les autres.
general-endless-draw = Un tour qui ne finirait jamais rend la partie nulle.
general-leftovers-owner =
    À la fin, les graines qui restent vont au joueur du côté duquel elles se trouvent.
general-held = On ne joue jamais une case tenue, et on n’y capture rien.
general-closed-single =
    Les graines d’une case fermée sont hors jeu. Son propriétaire la saute ; les graines que
    l’adversaire y sème sont, elles aussi, hors jeu.
general-closed-relay =
    Les graines d’une case fermée sont reprises et semées. Ensuite, son propriétaire la saute ; les
    graines que l’adversaire y sème sont hors jeu.
general-take-passing-list = Les nombres que l’on capture au passage : { $list }.
general-take-passing-even = Au passage, on capture les nombres pairs de graines.
general-two-out-occupied =
    La dernière graine doit être tombée dans une case qui contenait des graines.
general-next-relay =
    Ce qui est dit des cases capturées vaut pour la case où tombe la dernière graine ; on prend les
    graines de la voisine, quelles qu’elles soient.
general-count-first = Une dernière graine qui capture met fin à la semaille.
general-captures-at-end = Seule la toute dernière graine, après tous les relais, capture.
general-lap-captures-next-house =
    Elle continue avec les graines de la case qui suit la case capturée.
general-lap-captures-seed = Elle continue avec la graine qui a capturé.
general-lap-captures-house =
    Elle continue avec les graines de la case où est tombée la dernière graine.
general-match-traditional =
    On joue plusieurs manches : avant chacune des suivantes, les joueurs remplissent leurs cases
    avec ce qu’ils ont gagné, jusqu’à ce que l’un d’eux ne puisse plus remplir une seule case et ait
    perdu.
general-match-best-of-number = On joue au plus { $number } manches, chacune avec un plateau complet.
general-match-wins-number =
    On joue plusieurs manches, chacune avec un plateau complet : le premier à en gagner { $number }
    l’emporte.
general-match-territory-number =
    On joue pour le territoire, en plusieurs manches : chacune commence avec un plateau complet, où
    les joueurs possèdent autant de cases qu’ils peuvent en remplir avec ce qu’ils ont gagné dans la
    précédente, d’abord de leur côté, puis de l’autre à partir de la gauche de l’adversaire. Une case
    qu’aucun ne peut remplir est à celui qui a le plus de graines pour elle ; si chacun en a la
    moitié, au plus pauvre. Qui possède { $number } cases l’emporte.
general-match-full-territory-number =
    On joue pour le territoire, en plusieurs manches : chacune commence avec un plateau complet, où
    le joueur le plus riche possède autant de cases qu’il peut en remplir avec ce qu’il a gagné dans
    la précédente, d’abord de son côté, puis de l’autre à partir de la gauche de l’adversaire. Toutes
    les autres sont au plus pauvre. Qui possède { $number } cases l’emporte.
general-refill-near = On remplit les cases en partant de la droite du joueur.
general-refill-far = On remplit les cases en partant de la gauche du joueur.
general-refill-choose = Chaque joueur choisit les cases qu’il remplit.
general-partial-house-burnt =
    Une case qui ne reçoit pas toutes ses graines est brûlée : elle reste vide, et aucune graine n’y
    tombe.
general-partial-house-open =
    La première case qui ne reçoit pas toutes ses graines prend ce qui reste ; les cases vides sont
    brûlées, et aucune graine n’y tombe.
general-burnt-per-round = Une case brûlée peut être remplie avant une manche suivante.
general-burnt-permanent = Une case brûlée le reste jusqu’à la dernière manche.
general-round-starter-loser = Le perdant d’une manche commence la suivante.
general-round-starter-winner = Le gagnant d’une manche commence la suivante.
general-round-starter-alternate = Les joueurs commencent les manches à tour de rôle.

## Quatre rangées

general-four-capture-occupied-both =
    Une dernière graine dans une case avant occupée capture les graines adverses de la même colonne,
    si les deux cases d’en face en contiennent.
general-four-capture-occupied-front =
    Une dernière graine dans une case avant occupée capture les graines adverses de la même colonne,
    si la case avant d’en face en contient.
general-four-capture-occupied-any =
    Une dernière graine dans une case avant occupée capture les graines adverses de la même colonne,
    si l’une des deux cases d’en face en contient.
general-four-capture-empty-both =
    Une dernière graine dans une case avant vide capture les graines adverses de la même colonne, si
    les deux cases d’en face en contiennent.
general-four-capture-empty-front =
    Une dernière graine dans une case avant vide capture les graines adverses de la même colonne, si
    la case avant d’en face en contient.
general-four-capture-empty-any =
    Une dernière graine dans une case avant vide capture les graines adverses de la même colonne, si
    l’une des deux cases d’en face en contient.
general-four-capture-any-both =
    Une dernière graine dans une case avant capture les graines adverses de la même colonne, si les
    deux cases d’en face en contiennent.
general-four-capture-any-front =
    Une dernière graine dans une case avant capture les graines adverses de la même colonne, si la
    case avant d’en face en contient.
general-four-capture-any-any =
    Une dernière graine dans une case avant capture les graines adverses de la même colonne, si
    l’une des deux cases d’en face en contient.
general-four-setup-list =
    Chaque joueur commence avec ces graines (rangée arrière / rangée avant, de sa gauche à sa
    droite ; un nombre seul vaut pour chaque case de la rangée) : { $list }.
general-four-direction-clockwise =
    Chaque joueur sème autour de ses deux rangées, dans le sens des aiguilles d’une montre.
general-four-direction-choice =
    Chaque joueur sème autour de ses deux rangées, dans le sens de son choix.
general-four-laps-single = Un tour est une seule semaille, sans relais.
general-four-min-sow-1 = On peut aussi semer une graine isolée.
general-four-singles-last = On peut semer une graine isolée quand rien d’autre n’est possible.
general-four-singles-last-to-empty =
    On peut semer une graine isolée quand rien d’autre n’est possible, et seulement dans une case
    vide.
general-four-landing-empty = Une dernière graine capture depuis une case avant qui était vide.
general-four-landing-any = Une dernière graine capture depuis n’importe quelle case avant.
general-four-needs-front = Pour capturer, il faut des graines dans la case avant d’en face.
general-four-needs-any = Pour capturer, il faut des graines dans l’une des deux cases d’en face.
general-four-takes-front = On ne capture que la case avant d’en face.
general-four-captured-next =
    Les graines capturées sont semées à partir de la case qui suit celle où est tombée la dernière
    graine.
general-four-captured-with-landing =
    Les graines capturées sont semées avec celles de la case où est tombée la dernière graine.
general-four-captured-store = Les graines capturées quittent le plateau, et le tour est fini.
general-four-reverse-left-four =
    Depuis les deux cases les plus à gauche de chaque rangée, on peut semer à rebours si cela
    capture aussitôt.
general-four-reverse-in-relay-off = Un relais ne part pas à rebours.
general-four-no-capture-turns-number =
    On ne capture rien aux premiers tours ; leur nombre, les deux joueurs comptés ensemble :
    { $number }.
general-four-both-ends-win-on =
    Capturer dans les deux colonnes extrêmes en un seul tour fait gagner aussitôt.
general-four-first-row-front = Le premier coup de chaque joueur part de la rangée avant.
general-four-arrange-on = Sud, puis Nord, disposent leurs graines comme ils veulent.
general-four-endless-illegal = Un tour qui ne finirait jamais n’est pas permis.
general-four-endless-loses = Un joueur dont le tour ne finirait jamais a perdu.
general-four-turn =
    Sud, en bas, commence, puis chacun joue à son tour. Jouer, c’est prendre toutes les graines d’une de ses
    cases et les semer une à une dans les cases suivantes.
general-four-direction-counterclockwise =
    Chaque joueur sème autour de ses deux rangées, dans le sens inverse des aiguilles d’une montre.
general-four-laps-relay =
    Si une dernière graine qui ne capture pas tombe dans une case occupée, on en reprend toutes les
    graines et on continue à semer ; dans une case vide, le tour est fini.
general-four-min-sow-2 = On ne sème qu’une case d’au moins deux graines.
general-four-takes-both = On capture les graines des deux cases d’en face.
general-four-captured-lap-start =
    Les graines capturées sont semées à partir de la case qui suit le départ de la dernière semaille
    ou du dernier relais.
general-four-reverse-in-relay-on =
    Un relais qui part d’une de ces cases peut, de même, aller à rebours.
general-four-endless-draw = Un tour qui ne finirait jamais rend la partie nulle.

## Bao

general-bao-turn =
    Si une semaille de départ peut capturer, il faut capturer ; toutes les semailles du tour peuvent
    alors capturer. Sinon, aucune ne capture, et c’est un tour takata.
general-bao-namua =
    Tant qu’un joueur a des graines en main, il commence son tour en posant l’une d’elles dans une
    case occupée de sa rangée avant.
general-bao-mtaji = Ensuite, un tour commence en semant une case d’au moins deux graines.
general-bao-capture =
    Une dernière graine dans une case occupée de sa propre rangée avant capture la case d’en face ;
    les graines capturées sont semées depuis un bout de la rangée avant, la première dans la case
    de ce bout.
general-bao-relay =
    Si la dernière graine tombe dans une autre case occupée, on en reprend les graines et on
    continue à semer ; dans une case vide, la semaille s’arrête.
general-bao-setup-malawi =
    Au début, la maison contient huit graines, et chaque joueur en a 20 en main.
general-bao-setup-kujifunza =
    Au début, chaque case contient deux graines ; il n’y a ni maison, ni graines en main.
general-bao-house-in-mtaji-choice =
    Dans la seconde phase aussi, un joueur peut arrêter un tour de capture dans sa maison.
general-bao-house-in-takata-plays-on =
    Dans la seconde phase, un tour sans capture (takata) ne s’arrête pas dans la maison.
general-bao-singles-free =
    Tant que la maison tient, une graine isolée peut servir à un tour sans capture (takata).
general-bao-sixteen-capture = Seize graines ou plus peuvent capturer dès la semaille de départ.
general-bao-takasia-off = Aucune case n’est liée.
general-bao-endless-loses = Un joueur dont le tour ne finirait jamais a perdu.
general-bao-endless-draw = Un tour qui ne finirait jamais rend la partie nulle.
general-bao-begins = Sud, en bas, commence, puis chacun joue à son tour.
general-bao-ends =
    Depuis une des deux cases extrêmes d’un côté, elles entrent par le bout de ce côté ; depuis les
    autres cases, par le bout qui garde le sens de la semaille.
general-bao-namua-capture =
    Si la case d’en face contient des graines, elle les capture aussitôt ; dans les quatre cases du
    milieu, le joueur choisit le bout par lequel les graines capturées entrent.
general-bao-namua-takata =
    Sinon, on prend les graines de cette case et on les sème dans le sens de son choix ; la seule
    case avant occupée, si elle est à un bout, se sème vers l’intérieur.
general-bao-house =
    La maison est active tant qu’elle n’a jamais été vidée et contient au moins six graines. Un tour
    sans capture (takata) de la première phase n’en part que si aucune autre case avant n’est
    occupée, et ne sème alors que deux de ses graines.
general-bao-house-stops =
    Un tour sans capture (takata) de la première phase s’arrête dans sa propre maison active ; dans
    un tour de capture de cette phase, le joueur peut s’y arrêter, ou reprendre ses graines et
    continuer à semer.
general-bao-mtaji-only = Un tour commence en semant une case d’au moins deux graines.
general-bao-starts =
    Sans graine de la main, un tour de capture part de l’une ou l’autre rangée, et un tour sans
    capture (takata) de la rangée avant si elle a une case d’au moins deux graines ; tous deux dans
    le sens de son choix. La première semaille d’un tour sans capture ne doit pas vider sa propre
    rangée avant.
general-bao-setup-kiswahili =
    Au début, six graines sont dans la maison de chaque joueur, la cinquième case avant à partir de
    sa gauche, deux dans chacune des deux cases à sa droite, et 22 en main.
general-bao-house-in-mtaji-play-on =
    Dans la seconde phase, un tour de capture continue depuis sa propre maison active.
general-bao-house-in-takata-stops =
    Dans la seconde phase aussi, un tour sans capture (takata) s’arrête dans sa propre maison
    active.
general-bao-singles-needs-two =
    Sans maison active, un tour sans capture (takata) de la première phase joue une case qui
    contenait au moins deux graines, s’il y en a une.
general-bao-sixteen-no-capture = Une première semaille de seize graines ou plus ne capture rien.
general-bao-takasia-on =
    Si, après un tour sans capture (takata) de la seconde phase, l’adversaire ne peut pas capturer
    et que toutes les captures du joueur prendraient la même case, cette case est liée : au tour
    suivant, on ne la joue pas, et une semaille qui y finit met fin au tour. Ne sont pas liées une
    maison active, la seule case avant occupée, et la seule case avant à contenir deux graines ou
    plus.
general-bao-endless-illegal = Un tour qui ne finirait jamais n’est pas permis.

## Les lieux

region-angola = Angola
region-angola-benguela = Angola, Benguela
region-baltic-coast-and-germany = Côte de la Baltique et Allemagne
region-benin-and-togo = Bénin et Togo
region-borneo = Bornéo
region-brunei = Brunei
region-cambodia = Cambodge
region-cameroon-and-gabon = Cameroun et Gabon
region-cape-verde = Cap-Vert
region-caribbean-and-west-africa = Caraïbes et Afrique de l’Ouest
region-caribbean = Caraïbes
region-cayman-islands = Îles Caïmans
region-central-africa = Afrique centrale
region-china = Chine
region-congo = Congo
region-cuba = Cuba
region-dominican-republic = République dominicaine
region-east-africa = Afrique de l’Est
region-eritrea-and-ethiopia = Érythrée et Éthiopie
region-eritrea-and-sudan = Érythrée et Soudan
region-eritrea = Érythrée
region-ethiopia-and-somalia = Éthiopie et Somalie
region-ethiopia-and-south-sudan = Éthiopie et Soudan du Sud
region-ethiopia = Éthiopie
region-gabon = Gabon
region-ghana = Ghana
region-greece = Grèce
region-india-and-burma = Inde et Birmanie
region-india-and-sri-lanka = Inde et Sri Lanka
region-india = Inde
region-india-karnataka = Inde, Karnataka
region-india-kerala = Inde, Kerala
region-india-mizoram = Inde, Mizoram
region-india-tamil-nadu = Inde, Tamil Nadu
region-indonesia = Indonésie
region-ivory-coast = Côte d’Ivoire
region-java = Java
region-kazakhstan = Kazakhstan
region-kenya-and-tanzania = Kenya et Tanzanie
region-kenya = Kenya
region-kyrgyzstan = Kirghizistan
region-malay-peninsula = Péninsule Malaise
region-malaysia = Malaisie
region-maldives = Maldives
region-morocco = Maroc
region-namibia = Namibie
region-nigeria = Nigeria
region-oman = Oman
region-senegal = Sénégal
region-singapore = Singapour
region-somalia = Somalie
region-south-africa = Afrique du Sud
region-sri-lanka = Sri Lanka
region-sudan = Soudan
region-suriname = Suriname
region-syria-and-egypt = Syrie et Égypte
region-turkey-and-the-middle-east = Turquie et Moyen-Orient
region-turkmenistan = Turkménistan
region-uganda = Ouganda
region-united-states = États-Unis
region-west-africa = Afrique de l’Ouest
region-western-sahara = Sahara occidental
region-zanzibar-and-the-swahili-coast = Zanzibar et côte swahilie
region-zanzibar = Zanzibar
region-modern = moderne

## Les titres qui ne sont pas que des noms

adi-ii =
    .title = Adi (remplissage de trois cases)
bao-ki-arabu-2 =
    .title = Bao ki Arabu (seconde description)
mangala-five =
    .title = Mangala (cinq cases)
mangala-six =
    .title = Mangala (six cases)
