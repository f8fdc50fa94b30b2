# Ce qui se passe dans une partie. Les arguments sont expliqués dans le fichier anglais.
#
# Le vocabulaire est celui des documents : case, grenier, graine, semer ; pour les jeux
# d’enfants case, mancala, fruit, et on y tutoie le joueur.

## Joueurs et mots

south = Sud
north = Nord
player-south = Joueur 1
player-north = Joueur 2
computer = l’ordinateur

store =
    { $set ->
        [fruit] mancala
       *[seeds] grenier
    }
piece =
    { $set ->
        [fruit] fruit
       *[seeds] graine
    }
last-piece =
    { $set ->
        [fruit] dernier fruit
       *[seeds] dernière graine
    }
the-last-piece =
    { $set ->
        [fruit] le { last-piece }
       *[seeds] la { last-piece }
    }
your-last-piece =
    { $who ->
        [other] { the-last-piece }
        [tu] { $set ->
            [fruit] ton { last-piece }
           *[seeds] ta { last-piece }
        }
       *[you] votre { last-piece }
    }
no-pieces =
    { $set ->
        [fruit] aucun fruit
       *[seeds] aucune graine
    }
# Après « n’a plus ».
some-pieces =
    { $set ->
        [fruit] des fruits
       *[seeds] des graines
    }
of-pieces =
    { $set ->
        [fruit] de fruits
       *[seeds] de graines
    }
the-pieces =
    { $set ->
        [fruit] les fruits
       *[seeds] les graines
    }
pieces =
    { $n ->
        [0] { no-pieces }
        [one] { $n } { piece }
       *[other] { $n } { piece }s
    }
empty = vide
burnt = brûlée

banana = banane
apple = pomme
orange = orange
grape = raisin
bananas =
    { $n ->
        [one] { $n } banane
       *[other] { $n } bananes
    }
apples =
    { $n ->
        [one] { $n } pomme
       *[other] { $n } pommes
    }
oranges =
    { $n ->
        [one] { $n } orange
       *[other] { $n } oranges
    }
grapes =
    { $n ->
        [one] { $n } raisin
       *[other] { $n } raisins
    }

name-and-number = { $name } : { $n }

## Lieux

# Dans une phrase sur quelqu’un, avec l’article : « dans la case C ».
place-house = la case { $letter }
place-store =
    { $whose ->
        [own] son propre { store }
        [opponent] le { store } adverse
        [tu] ton { store }
       *[you] votre { store }
    }
place-won =
    { $whose ->
        [own] son propre tas
        [opponent] le tas adverse
        [tu] ton tas
       *[you] votre tas
    }

# Seuls. $vowel dit si $name commence par une voyelle.
house-name = case { $letter }
of-name =
    { $vowel ->
        [yes] d’{ $name }
       *[no] de { $name }
    }
store-of =
    { $who ->
        [other] { store } { of-name }
        [tu] ton { store }
       *[you] votre { store }
    }
won-of =
    { $who ->
        [other] tas { of-name }
        [tu] ton tas
       *[you] votre tas
    }

## Une semaille

sows =
    { $who ->
        [other] { $name } sème
        [tu] tu sèmes
       *[you] vous semez
    }
lift =
    { $who ->
        [other] { $name } prend
        [tu] tu prends
       *[you] vous prenez
    } { $what } dans { $place }.
# Où finit une semaille ; $ends vaut « told » si la phrase suivante le dit.
ends =
    { $ends ->
        [told] { "" }
       *[here] , jusque dans { $last }
    }
relay =
    { the-last-piece } est { $set ->
        [fruit] tombé
       *[seeds] tombée
    } dans { $place }, qui n’était pas vide : tout est repris et semé plus loin.
sow = { sows } { $house } ({ $what }){ ends }.
sow-relays = { sows } { $house } ({ $relays } relais, { $what }){ ends }.
sow-from-store = { sows } { $what } de { $place }{ ends }.
sow-on =
    { $who ->
        [other] { $name } continue
        [tu] tu continues
       *[you] vous continuez
    } ({ $what }){ ends }.
turn-of-several =
    { $who ->
        [other] { $name } a semé
        [tu] tu as semé
       *[you] vous avez semé
    } { $sowings } fois et gagné { $gain }.

skip-start-house = La case { $houses }, où la semaille a commencé, est sautée.
skip-burnt =
    { $n ->
        [one] La case { $houses } est brûlée : on la saute.
       *[other] Les cases { $houses } sont brûlées : on les saute.
    }

## Captures

empty-house = { $set ->
        [fruit] tombé
       *[seeds] tombée
    } en { $house } (case vide)
captured =
    { $who ->
        [other] { $name } { $set ->
            [fruit] gagne
           *[seeds] capture
        }
        [tu] tu gagnes
       *[you] vous capturez
    } { pieces }
capture-facing = { captured } : { $set ->
        [fruit] le dernier
       *[seeds] la dernière
    }, { empty-house }, et { $facing ->
        [one] { $set ->
            [fruit] celui
           *[seeds] celle
        }
       *[other] les { $facing }
    } d’en face.
capture-facing-only = { captured } d’en face : { the-last-piece }, { empty-house }, y reste.
capture-own-only = { captured } : { the-last-piece }, { empty-house }, va { $set ->
        [fruit] seul
       *[seeds] seule
    } dans { $into }.
count-in-house = { $n } dans { $house }
capture-twos =
    { $houses ->
        [one] { captured } : { the-last-piece } a porté la case { $taken } à { $n }.
       *[other] { captured } : { the-last-piece } a complété une suite de deux et de trois ({ $list }).
    }
capture-leaves-one = Il reste une case, car une capture ne peut pas tout prendre.
capture-dead =
    { the-last-piece } est { $set ->
        [fruit] mort
       *[seeds] morte
    } dans la case vide { $house } et va dans { $who ->
        [other] le { store-of }
       *[you] { store-of }
    }.
capture-kinds = Gagné : { $kinds }.

nothing-captured =
    { $who ->
        [other] { $name } ne { $set ->
            [fruit] gagne
           *[seeds] capture
        } rien
        [tu] tu ne gagnes rien
       *[you] vous ne capturez rien
    }
no-capture-nothing-facing =
    { nothing-captured } : la case { $house } était vide, mais celle d’en face aussi.
no-capture-facing-burnt =
    { nothing-captured } : la case { $house } était vide, mais celle d’en face est brûlée.
no-capture-not-in-this-game =
    { nothing-captured } : la case { $house } était vide, mais dans ce jeu on ne capture pas.
no-capture-needs-lap =
    { nothing-captured } : cette semaille n’était pas encore passée par { $who ->
        [other] le { store } { of-name }
        [tu] ton { store }
       *[you] votre { store }
    }.
no-capture-grand-slam = { nothing-captured } : une capture ne peut pas tout prendre à l’adversaire.
no-capture-declined =
    { $who ->
        [other] { $name } laisse
        [tu] tu laisses
       *[you] vous laissez
    } sur le plateau ce qui pouvait être pris.
no-capture-same-moment =
    Les deux { $set ->
        [fruit] derniers fruits sont tombés
       *[seeds] dernières graines sont tombées
    } au même moment dans des cases qui se font face : personne ne prend { the-pieces } de l’autre.

## La suite

semaille-of =
    { $who ->
        [other] la semaille { of-name }
        [tu] ta semaille
       *[you] votre semaille
    }
dead = { semaille-of } s’arrête dans la case { $house }.
dead-empty = La case { $house } était vide : { semaille-of } s’arrête là.
extra-turn =
    { $who ->
        [other] { the-last-piece } est dans son { store } : { $name } rejoue.
        [tu] { your-last-piece } est dans ton { store } : rejoue !
       *[you] { your-last-piece } est dans votre { store } : rejouez !
    }
banner-again =
    { $who ->
        [other] rejoue
        [tu] rejoue !
       *[you] rejouez !
    }
extra-turn-grand-slam =
    Tout est capturé : { $who ->
        [other] { $name } rejoue et doit nourrir l’adversaire
        [tu] rejoue et nourris ton adversaire
       *[you] rejouez et nourrissez votre adversaire
    }.
bonus-spent =
    { the-last-piece } est dans { $who ->
        [other] le { store } { of-name }
        [tu] ton { store }
       *[you] votre { store }
    }, mais ce tour ne permet plus de choix supplémentaire.
has-no-pieces =
    { $who ->
        [other] { $name } n’a plus
        [tu] tu n’as plus
       *[you] vous n’avez plus
    } { of-pieces }
pass =
    { has-no-pieces } et { $who ->
        [other] passe son tour
        [tu] passes ton tour
       *[you] passez votre tour
    }.
must-feed =
    { $who ->
        [other] { $other ->
            [other] { $name } doit donner { some-pieces } à { $othername }.
            [tu] { $name } doit te donner { some-pieces }.
           *[you] { $name } doit vous donner { some-pieces }.
        }
        [tu] { $othername } n’a plus { of-pieces } : tu dois lui en donner.
       *[you] { $othername } n’a plus { of-pieces } : vous devez lui en donner.
    }
swap =
    { $who ->
        [other] { $name } change
        [tu] tu changes
       *[you] vous changez
    } de côté : le plateau est retourné.
opening-over =
    L’ouverture est finie : { $who ->
        [other] { $name } joue
        [tu] tu joues
       *[you] vous jouez
    } en premier.
turn =
    { $who ->
        [other] À { $name } de jouer.
        [tu] À toi de jouer !
       *[you] À vous de jouer.
    }
begins = { $name } commence.

## La fin

sweep-keeps =
    { $who ->
        [other] { $name } garde
        [tu] tu gardes
       *[you] vous gardez
    } { $set ->
        [fruit] { $n ->
            [one] le fruit
           *[other] les { $n } fruits
        }
       *[seeds] { $n ->
            [one] la graine
           *[other] les { $n } graines
        }
    } de { $who ->
        [other] son
        [tu] ton
       *[you] votre
    } côté.
sweep-gets =
    { $who ->
        [other] { $name } reçoit
        [tu] tu reçois
       *[you] vous recevez
    } { pieces } qui { $n ->
        [one] restait
       *[other] restaient
    } sur le plateau.
sweep-fruit =
    { $who ->
        [other] { $name } ajoute à son tas
        [tu] tu ajoutes à ton tas
       *[you] vous ajoutez à votre tas
    } ce qui reste : { $what }.
uncounted =
    { $set ->
        [fruit] { $n ->
            [one] le fruit qui reste sur le plateau ne compte
           *[other] les { $n } fruits qui restent sur le plateau ne comptent
        }
       *[seeds] { $n ->
            [one] la graine qui reste sur le plateau ne compte
           *[other] les { $n } graines qui restent sur le plateau ne comptent
        }
    } pour personne.

end-no-seeds = { has-no-pieces } : le jeu s’arrête.
end-cleared =
    { $who ->
        [other] { $name } a vidé toutes ses cases en premier et gagne
        [tu] tu as vidé toutes tes cases en premier : tu as gagné
       *[you] vous avez vidé toutes vos cases en premier : vous avez gagné
    } !
end-majority =
    { $who ->
        [other] { $name } a
        [tu] tu as
       *[you] vous avez
    } plus de la moitié de { $set ->
        [fruit] tous les fruits
       *[seeds] toutes les graines
    }.
end-half =
    Chacun a exactement la moitié { $set ->
        [fruit] des fruits
       *[seeds] des graines
    }.
end-cannot-feed =
    { $who ->
        [other] { $name } ne peut pas { $other ->
            [other] donner { of-pieces } à { $othername }
            [tu] te donner { of-pieces }
           *[you] vous donner { of-pieces }
        }
        [tu] tu ne peux pas donner { of-pieces } à { $othername }
       *[you] vous ne pouvez pas donner { of-pieces } à { $othername }
    }.
end-no-move =
    { $who ->
        [other] { $name } ne peut pas jouer
        [tu] tu ne peux pas jouer
       *[you] vous ne pouvez pas jouer
    } : chaque coup prendrait tout, ce qui n’est pas permis.
end-grand-slam =
    { $who ->
        [other] { $name } a tout pris à son adversaire
        [tu] tu as tout pris à ton adversaire
       *[you] vous avez tout pris à votre adversaire
    }.
end-repetition = La même position est revenue.
end-quiet = Rien n’a été capturé depuis longtemps.
end-given = La partie était déjà terminée.
game-over = La partie est terminée.

result-win =
    { $who ->
        [other] { $name } gagne
        [tu] tu gagnes
       *[you] vous gagnez
    } { $high }–{ $low }.
result-wins =
    { $who ->
        [other] { $name } gagne
        [tu] tu gagnes
       *[you] vous gagnez
    }.
result-draw = Match nul, { $high }–{ $low }.
verdict-won =
    { $who ->
        [other] { $name } gagne
        [tu] tu gagnes
       *[you] vous gagnez
    }{ $score } !
verdict-lost =
    { $who ->
        [tu] cette fois, c’est l’autre qui gagne
       *[you] vous avez perdu
    }{ $score }
verdict-draw = match nul{ $score }
end-out-of-time =
    { $who ->
        [other] { $name } n’a
        [tu] tu n’as
       *[you] vous n’avez
    } plus de temps.
match-wins =
    { $who ->
        [other] { $name } gagne
        [tu] tu gagnes
       *[you] vous gagnez
    } le match { $high }–{ $low }.
match-draw = Le match est nul, { $high }–{ $low }.
score-of =
    { $who ->
        [other] { $name }
        [tu] toi
       *[you] vous
    } { $points }

## Étiquettes pour les lecteurs d’écran

label-house =
    case { $house }, { $who ->
        [other] à { $name }
        [tu] à toi
       *[you] à vous
    }, { $content }.
label-store = { store-of } : { $content }.
label-won = { won-of } : { $content }, { points }.
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Ce que donnerait un coup, en un mot ou deux (chip-) et en une phrase (say-)

your-store =
    { $tone ->
        [tu] ton { store }
       *[you] votre { store }
    }
chip-play-again =
    → { store } : { $tone ->
        [tu] rejoue
       *[you] rejouez
    }
say-play-again =
    Finit dans { your-store } : { $tone ->
        [tu] rejoue
       *[you] rejouez
    } !
chip-captures = capture { $n }
say-captures = Capture { pieces }.
chip-wins-fruit = gagne { $kinds }
say-wins-fruit = Gagne { $kinds }.
chip-gives = donne { $n }
say-gives = Donne { pieces } à l’adversaire.
chip-feeds = nourrit l’adversaire
say-feeds = Nourrit l’adversaire.
chip-lands = finit en { $house }
chip-lands-in-store = → { store }
say-lands = Finit dans { $place }.
chip-ends =
    fin : { $who ->
        [other] { $name } gagne
        [tu] tu gagnes
       *[you] vous gagnez
    }
say-ends =
    Termine la partie : { $who ->
        [other] { $name } gagne
        [tu] tu gagnes
       *[you] vous gagnez
    }.
chip-ends-draw = fin : match nul
say-ends-draw = Termine la partie : match nul.
chip-must-feed = il faut nourrir
say-must-feed =
    Pas permis : il faut donner { $set ->
        [fruit] des fruits
       *[seeds] des graines
    } à l’adversaire.
chip-takes-all = pas permis
say-takes-all = Pas permis : ce coup prendrait tout.
chip-empty = vide
say-empty = Rien à semer.
chip-burnt = brûlée
say-burnt = Une case brûlée ne se joue pas.
chip-not-yours =
    pas à { $tone ->
        [tu] toi
       *[you] vous
    }
say-not-yours = Cette case est à l’autre joueur.
not-yours =
    { $who ->
        [other] cette case n’est pas à { $name } : choisissez-en une de { $first } à { $last }.
        [tu] cette case est à { $othername }. Choisis une des tiennes ({ $first } à { $last }).
       *[you] cette case est à { $othername }. Choisissez une des vôtres ({ $first } à { $last }).
    }
