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
        [other] les sème
        [tu] les sèmes
       *[you] les semez
    } aussitôt.
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
games-first = Pour commencer
games-area = Région
games-all-areas = Toutes les régions
games-find = Chercher un jeu ou un pays
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
rules-count = { $n ->
        [one] { $n } règle
       *[other] { $n } règles
    }
card-or = { $others } ou { $last }
play-people = À deux
make-game = Créer son jeu
make-from = Changer ses règles
make-lead = Choisissez le plateau et les règles ; elles sont dites à côté en toutes lettres. Le lien contient tout le jeu.
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
first-moves = Premiers coups
example-at = { $n } sur { $all }
example-before = Exemple précédent
example-next = Exemple suivant
example-play = Voir le coup

## Cards of the library

card-hand = Deux phases : les graines entrent d’abord depuis la main, puis on sème sur le plateau.
card-deprive = Laissez l’adversaire sans graines, et vous gagnez.
card-clear = Le premier qui vide son camp gagne.
card-close = Une dernière graine peut fermer une case adverse.
card-alternate = Chaque tour tourne dans l’autre sens.
card-odd-even = Les cases impaires se sèment dans un sens, les paires dans l’autre.
card-immobilise = On ne compte pas les graines : qui ne peut plus jouer a perdu.
card-held = Une dernière graine peut gagner une case : ce qui y tombe est à qui la tient.
card-split = La moitié gauche de vos cases se sème dans un sens, la droite dans l’autre.
card-either = Vous choisissez le sens de la semaille.
card-store = Finissez dans votre grenier, et vous semez encore.
card-again = Capturez, et vous semez encore.
card-beyond = Arrêtez-vous juste avant une case vide : ce qui est au-delà est à vous.
card-passing = Des cases se gagnent pendant la semaille, pas seulement à la fin.
card-next = Après la dernière graine, on relève la case suivante : la semaille continue jusqu’à une case vide.
card-even = Amenez une case à un nombre pair, et ses graines sont à vous.
card-take = Amenez une case à { $numbers } graines avec la dernière, et elles sont à vous.
card-facing = Vous capturez ce qui est en face.
card-relay = Une dernière graine dans une case pleine la relève : la semaille continue.
card-four = Chacun sème autour de ses deux propres rangées.
