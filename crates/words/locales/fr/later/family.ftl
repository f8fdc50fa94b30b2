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
