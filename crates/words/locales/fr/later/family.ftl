# Ce que seuls font les jeux de la machine générale : cases tenues, fermées ou liées, captures
# ressemées, quatre rangées.

## Cases marquées

house-held = La case { $house } est tenue désormais : ce qui y tombe { $who ->
        [other] revient à { $name }
        [tu] est à toi
       *[you] vous revient
    }.
house-closed = La case { $house } est fermée : on n’y prend ni n’y sème plus rien.
house-bound = La case { $house } est liée : { $other ->
        [other] { $othername } ne peut
        [tu] tu ne peux
       *[you] vous ne pouvez
    } pas y commencer au prochain tour.
house-lost =
    La case { $house } est vide : { $who ->
        [other] { $name } perd
        [tu] tu perds
       *[you] vous perdez
    } les privilèges de la maison.
skip-closed = La case { $houses } est fermée : on la saute.
skip-full = La case { $houses } est pleine : on la saute.
skip-holding = La case { $houses } est sautée telle quelle.
skip-held = La case { $houses } est tenue : on la saute.

## Une semaille

resow = { captured } en { $houses } et { $who ->
        [other] ressème
        [tu] ressèmes
       *[you] ressemez
    } aussitôt.
resow-several =
    { $who ->
        [other] { $name } capture
        [tu] tu captures
       *[you] vous capturez
    } { $captures } fois et { $who ->
        [other] sème
        [tu] sèmes
       *[you] semez
    } aussitôt les captures : { $gain } en tout{ ends }.
reverse =
    { $who ->
        [other] { $name } rebrousse
        [tu] tu rebrousses
       *[you] vous rebroussez
    } chemin à la case { $house }.
stop-house = La semaille s’arrête en { $house }, la maison.
stop-bound = La semaille s’arrête en { $house }, la case liée.
arrange =
    { $who ->
        [other] { $name } a disposé ses graines.
        [tu] tes graines sont disposées.
       *[you] vos graines sont disposées.
    }

## Captures

capture-family = { captured } en { $houses }.
capture-passing = La case { $houses } atteint son nombre au passage : { captured }.
capture-tax = Avant de semer, { captured } en { $houses }.
capture-held = La case { $houses } est tenue : { captured }.
capture-robbed = La case { $houses } est pillée : { captured }.
capture-closed = { pieces } en { $houses } : hors du jeu.
no-capture-first-turns = { nothing-captured } : la case { $house } capturerait, mais pas aux premiers tours.
extra-turn-capture =
    { $who ->
        [other] { $name } a capturé et sème encore.
        [tu] tu as capturé : sème encore !
       *[you] vous avez capturé : semez encore !
    }
extra-turn-no-visit =
    { $who ->
        [other] { $name } n’a pas atteint l’autre côté et sème encore.
        [tu] tu n’as pas atteint l’autre côté : sème encore !
       *[you] vous n’avez pas atteint l’autre côté : semez encore !
    }

## La fin

end-few-seeds = Il ne reste que quelques { piece }s sur le plateau.
end-endless = Ce tour ne finirait jamais.
end-front-row =
    { $who ->
        [other] pour { $name }, la rangée avant
        [tu] ta rangée avant
       *[you] votre rangée avant
    } est vide.
end-both-ends =
    { $who ->
        [other] { $name } a
        [tu] tu as
       *[you] vous avez
    } capturé aux deux bouts en un tour.

## Le choix d’un sens

way-of = Comment semer la case { $house } ?
way-usual = Comme toujours
way-right = Vers la droite
way-left = Vers la gauche
way-down = Vers le bas
way-up = Vers le haut
way-on = et continuer depuis la maison
way-then-back = puis en arrière
way-then-on = puis en avant
arrange-left = { $n ->
        [0] Toutes vos graines sont placées.
        [one] Placez vos graines : il en reste une.
       *[other] Placez vos graines : il en reste { $n }.
    }
arrange-done = Commencer ainsi
arrange-usual = Toutes dans la rangée arrière
arrange-anew = Tout reprendre
mark-held-south = Elle est tenue par Sud.
mark-held-north = Elle est tenue par Nord.
mark-owned-south = Elle est du côté de Nord.
mark-owned-north = Elle est du côté de Sud.
mark-locked = Elle est verrouillée.
mark-bound = Elle est liée.
mark-house = C’est la maison, jamais vidée encore.

## La bibliothèque, et un jeu à soi

games-lead = Jeux de semailles de quatre continents : le plateau au départ, les règles en toutes lettres et une partie tout de suite.
games-today = Le jeu du jour
games-first = Pour commencer
games-area = Région
games-all-areas = Toutes les régions
games-find = Chercher un jeu ou un pays
games-of-area = Les { $n } jeux
games-count = { $n ->
        [one] { $n } jeu
       *[other] { $n } jeux
    }
games-none = Aucun jeu n’a ce nom ni ne vient de là. En voici pour commencer, et vous pouvez en créer un vous-même.
games-everything = Montrer tous les jeux
games-map = Carte
rows-any = Tous les plateaux
rows-two = Deux rangées
rows-four = Quatre rangées
rules-few = Peu de règles
rules-some = Quelques règles
rules-many = Beaucoup de règles
games-near = Les jeux les plus proches
rules-differing = { $n ->
        [0] Les mêmes règles sous un autre nom
        [one] Une règle diffère
       *[other] { $n } règles diffèrent
    }
games-like = comme { $game }
attested-by = Attestation : { $by }
certified-by = Vérification : { $by }
card-or = { $others } ou { $last }
play-people = À deux ici
make-game = Créer son jeu
make-from = Changer ses règles
make-lead = Choisissez le plateau et les règles ; elles sont écrites à côté en toutes lettres. Le lien contient tout le jeu.
make-board = Plateau
make-more = Autres règles
make-link = Envoyez ce lien pour y jouer avec quelqu’un :
make-endless = Certaines parties ne finissent jamais : { $n } sur 100 entre joueurs au hasard.
make-first-wins = Qui commence gagne { $n } parties sur 100 entre joueurs au hasard.
make-second-wins = Qui commence perd { $n } parties sur 100 entre joueurs au hasard.

## Les régions du monde, pour une liste de tous les jeux

area-west-africa = Afrique de l’Ouest
area-horn-of-africa = Corne de l’Afrique
area-east-africa = Afrique de l’Est
area-central-africa = Afrique centrale et australe
area-north-africa = Afrique du Nord et Moyen-Orient
area-central-asia = Asie centrale
area-south-asia = Asie du Sud
area-southeast-asia = Asie du Sud-Est et de l’Est
area-americas = Amériques
area-europe = Europe
area-modern = Jeux modernes

also-called = Aussi appelé { $names }
examples = Exemples
topic-sow = Une semaille
topic-relay = La semaille continue
topic-capture = Une prise
topic-resow = La prise est semée
topic-again = On rejoue
topic-reverse = Demi-tour
topic-stop = Arrêt
topic-house-lost = La maison est perdue
topic-hold = Une case est tenue
topic-close = Une case est fermée
topic-feed = Nourrir l’adversaire
topic-pass = On passe
topic-end = La fin
example-play = Voir le coup

## Cards of the library

card-hand = Deux phases : les graines entrent d’abord depuis la main, puis on sème sur le plateau.
card-deprive = Laissez l’adversaire sans graines, et vous gagnez.
card-clear = Le premier qui vide son camp gagne.
card-close = Une dernière graine peut fermer une case adverse.
card-alternate = Qui commence choisit le sens pour toute la partie ; l’autre sème dans l’autre sens.
card-odd-even = Les cases impaires se sèment dans un sens, les paires dans l’autre.
card-immobilise = On ne compte pas les graines : qui ne peut plus jouer a perdu.
card-held = Une dernière graine peut gagner une case : ce qui y tombe est à qui la tient.
card-split = La moitié gauche de vos cases se sème dans un sens, la droite dans l’autre.
card-either = Vous choisissez le sens de la semaille.
card-store = Finissez dans votre grenier, et vous semez encore.
card-again = Capturez, et vous semez encore.
card-beyond = Arrêtez-vous juste avant une case vide : ce qui est au-delà est à vous.
card-passing = Des cases se gagnent pendant la semaille, pas seulement à la fin.
card-next = Après la dernière graine, on reprend la case suivante : la semaille continue jusqu’à une case vide.
card-even = Amenez une case à un nombre pair, et ses graines sont à vous.
card-take = Amenez une case à { $numbers } graines avec la dernière, et elles sont à vous.
card-facing = Vous capturez ce qui est en face.
card-relay = Une dernière graine dans une case occupée : on y reprend tout, la semaille continue.
card-four = Chacun sème autour de ses deux propres rangées.

## Les règles d’un jeu sur trois cartes

cards-turn = À vous
cards-capture = Capture
cards-house-own = une de vos cases
cards-house-theirs = une case adverse
cards-house-any = n’importe quelle case
cards-house-least = une de vos cases d’au moins { $n } graines
cards-even = un nombre pair
cards-number = un nombre quelconque
cards-match = La partie compte plusieurs manches.
cards-majority = Plus de la moitié des graines suffit.
cards-right = Prenez les graines d’{ $mine } et semez-les une à une vers la droite.
cards-left = Prenez les graines d’{ $mine } et semez-les une à une vers la gauche.
cards-either = Prenez les graines d’{ $mine } et semez-les une à une, dans le sens de votre choix.
cards-outwards = Semez une à une les graines d’{ $mine } : la moitié gauche se sème vers la gauche, la droite vers la droite.
cards-inwards = Semez une à une les graines d’{ $mine } : la moitié gauche se sème vers la droite, la droite vers la gauche.
cards-odd-even = Semez une à une les graines d’{ $mine } : un nombre impair vers la droite, un nombre pair vers la gauche.
cards-alternate = Semez une à une les graines d’{ $mine }. Qui commence choisit le sens une fois pour toutes ; l’autre sème dans l’autre sens.
cards-circle-right = Semez une à une les graines d’{ $mine } autour de vos deux rangées, en sens antihoraire.
cards-circle-left = Semez une à une les graines d’{ $mine } autour de vos deux rangées, en sens horaire.
cards-circle-either = Semez une à une les graines d’{ $mine } autour de vos deux rangées, dans le sens de votre choix.
cards-circle-backwards = Semez une à une les graines d’{ $mine } autour de vos deux rangées, en sens antihoraire ; quelques-unes se sèment aussi à rebours pour capturer.
cards-bao-hand = Tant que vous avez des graines en main, posez-en une dans une case avant occupée ; si elle ne prend rien, semez cette case. Ensuite, semez une case d’au moins deux graines, dans le sens de votre choix.
cards-stays = La première graine reste dans sa case.
cards-stays-unless-single = La première graine reste dans sa case, sauf si elle est seule.
cards-store = Votre grenier en reçoit une au passage.
cards-store-again = Votre grenier en reçoit une au passage ; finissez-y, et vous semez encore.
cards-relay = Si la dernière tombe dans une case occupée, reprenez-en les graines et continuez.
cards-relay-unless = Si la dernière tombe dans une case occupée, reprenez-en les graines et continuez, sauf si elle capture.
cards-relay-unless-held = Si la dernière tombe dans une case occupée, reprenez-en les graines et continuez, sauf si elle gagne la case.
cards-relay-least = Si la dernière amène une case à { $limit } ou plus, reprenez-en les graines et continuez, sauf si elle capture.
cards-relay-exactly = Si la dernière amène une case à { $limit }, reprenez-en les graines et continuez, sauf si elle capture.
cards-relay-own = Si la dernière tombe dans une de vos cases occupées, reprenez-en les graines et continuez, sauf si elle capture.
cards-relay-theirs = Si la dernière tombe dans une case adverse occupée, reprenez-en les graines et continuez, sauf si elle capture.
cards-relay-next = Reprenez ensuite la case suivante et continuez, jusqu’à ce qu’elle soit vide.
cards-relay-next-least = Si la dernière amène une case à { $limit } ou plus, reprenez la case suivante et continuez.
cards-any = Si votre dernière graine tombe dans { $taken }, vous en prenez les graines.
cards-count = Si votre dernière graine amène { $taken } à { $numbers }, vous en prenez les graines.
cards-count-one = Si votre dernière graine tombe dans { $taken } jusque-là vide, vous la prenez.
cards-facing = Si votre dernière graine tombe dans { $landing } jusque-là vide, vous prenez les graines d’en face.
cards-facing-any = Si votre dernière graine tombe dans { $landing }, vous prenez les graines d’en face.
cards-own-seed = Cette dernière graine part avec elles.
cards-next = Si la case après votre dernière graine en contient { $numbers }, vous les prenez.
cards-next-any = Si votre dernière graine tombe dans { $taken }, vous prenez ce qui est dans la case suivante.
cards-next-empty = Si votre dernière graine tombe dans { $taken } jusque-là vide, vous prenez ce qui est dans la case suivante.
cards-next-relay = Si votre dernière graine amène { $taken } à { $numbers }, vous prenez ce qui est dans la case suivante.
cards-beyond = Si la case après votre dernière graine est vide, vous prenez ce qui est dans celle d’après.
cards-beyond-occupied = Si votre dernière graine tombe dans une case occupée et que la suivante est vide, vous prenez ce qui est au-delà.
cards-reached = Si votre dernière graine tombe du côté adverse, ou dans votre dernière case, vous prenez toutes les cases adverses qui en contiennent { $numbers }.
cards-chain-back = Les cases juste avant se prennent aussi, tant que c’est possible.
cards-chain = D’autres cases à la suite se prennent de la même façon.
cards-visit = Mais une graine de ce tour doit avoir atteint le côté adverse.
cards-extra-facing = Ce qui est en face de celle-ci est aussi à vous.
cards-extra-alike = Toutes les autres cases adverses à ce nombre sont aussi à vous.
cards-passing-owner = Une case qui arrive à { $numbers } plus tôt, pendant la semaille, va à son propriétaire.
cards-passing-owner-all = Une case qui arrive à { $numbers } pendant la semaille va à son propriétaire.
cards-passing-sower = Vous prenez aussi une case qui arrive à { $numbers } plus tôt, pendant la semaille.
cards-passing-own = Vous prenez aussi une de vos cases qui arrive à { $numbers } plus tôt, pendant la semaille.
cards-passing-theirs = Vous prenez aussi une case adverse qui arrive à { $numbers } plus tôt, pendant la semaille.
cards-goes-on = Puis vous continuez à semer.
cards-again-once = Capturez, et vous semez encore, une fois.
cards-tax-single = Partez d’une graine seule, et vous prenez d’abord ce qui est en face.
cards-tax-singles = Avant de semer, vous prenez ce qui est en face de vos graines seules.
cards-tax-lap = À chaque reprise, une des graines va dans votre grenier.
cards-none = On ne capture rien.
cards-none-store = On ne capture rien ; seul votre grenier reçoit des graines.
cards-close = Une dernière graine qui amène une case adverse à { $made } la ferme : l’adversaire n’en part plus.
cards-hold = Une dernière graine qui amène une case à { $made } peut la gagner : ses graines sont désormais à vous.
cards-hold-bank = Celle qui l’amène à { $made } peut gagner la case. Vos prises vont dans la première case gagnée ; avant, vous ne prenez rien.
cards-hold-own = Une dernière graine qui amène une de vos cases à { $made } peut la mettre à l’abri : ses graines sont désormais à vous.
cards-hold-theirs = Une dernière graine qui amène une case adverse à { $made } peut la gagner : ses graines sont désormais à vous.
cards-hold-there = Celle qui l’amène à { $made } peut gagner la case : ses graines sont désormais à vous.
cards-rob = Une dernière graine adverse peut lui en ravir deux.
cards-front-occupied = une de vos cases avant occupées
cards-front-empty = une de vos cases avant vides
cards-front-any = une de vos cases avant
cards-needs-both = les deux en contiennent
cards-needs-front = la case avant en contient
cards-needs-any = l’une d’elles en contient
cards-across-both = les graines des deux cases d’en face
cards-across-front = les graines de la case avant d’en face
cards-four = Une dernière graine dans { $front } prend { $across }, si { $needs }.
cards-sown-on = Vous les semez à leur tour.
cards-bao-capture = Une dernière graine dans une case avant occupée prend celles d’en face ; semez-les depuis un bout de votre rangée avant. Qui peut capturer le doit.
cards-bao-capture-hand = Une graine de la main, ou une dernière, dans une case avant occupée prend celles d’en face ; semez-les depuis un bout de votre rangée avant. Qui peut capturer le doit.

## Les mots d’un jeu

words-of-game = Vocabulaire
word-lap = semaille
word-lap-means = Les graines d’une case, posées une à une jusqu’à la dernière ; un tour peut en compter plusieurs.
word-store = grenier
word-store-means = La place des graines qu’un joueur a gagnées, à côté des cases.
begin-from-hand = Choisissez une des cases cerclées : une graine de votre main y est posée.
points-and-hand = { $board } + { $n } en main
word-hand = en main
word-hand-means = Les graines hors du plateau, que l’on y pose une à une, tour après tour.
word-front = rangée avant
word-front-means = La rangée d’un joueur qui fait face à l’adversaire.
word-takata = takata
word-takata-means = Un tour de Bao qui ne capture rien.
