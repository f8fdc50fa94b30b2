# Les mots de la page et du terminal autour du plateau.

## Le programme

app-name = Mancala
app-tagline = Jouez au mancala : plus de cent jeux
skip-to-board = Aller au plateau
menu = Menu
close = Fermer
cancel = Annuler
confirm = Confirmer
yes = Oui
no = Non
settings = Réglages
language = Langue
theme-light = Clair
theme-dark = Sombre

## Commencer une partie

new-game = Nouvelle partie
home = Accueil
choose-game = Choisir un jeu
tap-to-begin = Choisissez une case : c’est votre premier coup.
start-game = Jouer
play-friend = Jouer avec un ami
play-online = Jouer en ligne
puzzle-daily = Problème du jour
continue-game = Reprendre cette partie
options = Options
person = Une personne
computer-name = Ordinateur · { $name }
computer-level = { computer-name } (niveau { $n })
level-1 = Premiers pas
level-2 = Facile
level-3 = Tranquille
level-4 = Attentif
level-5 = Habile
level-6 = Fort
level-7 = Expert
level-8 = Maître

## Jouer

undo = Annuler
redo = Rétablir
hint = Indice
hint-best = Jouez { $move } : le meilleur coup.
hint-probably = Jouez { $move } : sans doute le meilleur coup.
searched = calculé, profondeur { $depth }
flip = Retourner le plateau
replay-turn = Revoir le dernier tour
# The same below an icon.
replay-short = Revoir
thinking = { $name } réfléchit…
thinking-seconds =
    { $name } réfléchit depuis { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }.
move-now = Jouer maintenant
swap-sides = Changer de côté
swap-sides-text = Au lieu de jouer, vous pouvez changer de côté.
board-of = Plateau : { $game }

## Résultats, manches, matchs

game-over-title = Partie terminée
round-over-title = Manche terminée
play-again = Rejouer une partie
rematch = Revanche
review = Bilan
next-level = Niveau suivant
easier-level = Niveau plus facile
best-turn =
    { $who ->
        [other] Meilleur tour, { $name } : { $pieces }
        [tu] Ton meilleur tour : { $pieces }
       *[you] Votre meilleur tour : { $pieces }
    }
share = Partager
next-round = Manche suivante
round-number = Manche { $n }
match-score = Match : { $south } – { $north }
choose-refill =
    { $name } : choisir { $n ->
        [one] la case à remplir
       *[other] { $n } cases à remplir
    }.
opening-choose = { $name } : choisir une case. Les deux joueurs sèment en même temps.
opening-chosen = { $name } a choisi.

## Kid-Cala et Banana-Cala

houses-to-empty =
    { $n ->
        [0] Toutes les cases sont vides !
        [one] Encore { $n } case à vider
       *[other] Encore { $n } cases à vider
    }
won-heap = Fruits gagnés
banana-penalty = Attention ! Chaque banane gagnée annule un autre fruit gagné.
banana-score =
    { $good } moins { $n ->
        [one] { $n } banane
       *[other] { $n } bananes
    } : { $points }
choose-order = Choisir l’ordre
drop-order = Déposés dans cet ordre
take-fruits = Prendre 1 à { $most } fruits dans le mancala
taken =
    { $n ->
        [0] Aucun fruit pris
        [one] { $n } fruit pris
       *[other] { $n } fruits pris
    }
put-back = Remettre
drop-fruits = Les déposer
leave-capture = Laisser ce qu’on pourrait prendre

## Règles et historique

rules = Règles
labelled = { $name } : { $value }
goal = But du jeu
history = Coups
history-previous = Un coup en arrière
history-next = Un coup en avant
back-short = Arrière
forward-short = Avant

## Partager et conserver

copy-link = Copier le lien
link-copied = Lien copié. Qui l’ouvre voit cette position.
copy-failed = Le navigateur ne permet pas de copier. Voici le lien :
bad-link = Ce lien ne contient pas de partie jouable. { $why }
worker-failed = L’ordinateur n’a pas pu se mettre à jouer : { $why }
computer-silent = L’ordinateur ne répond pas.
play-without-it = Continuer sans lui

## Aide et touches

help = Aide
keys = Touches

## Ce qu’on dit des coups et des valeurs

moves-possible = Coups possibles
moves-none = Aucun coup : la partie est terminée.
quit = Quitter

proved = prouvé
from-table = d’après la table des finales
perfect-from-here = Parfait à partir d’ici
perfect-why = { $name } connaît la valeur de toutes les positions qui peuvent encore venir.


## La page

you =
    { $tone ->
        [tu] Toi
       *[you] Vous
    }
opponent =
    { $tone ->
        [tu] Ton adversaire
       *[you] Votre adversaire
    }
the-computer = L’ordinateur
turn-number = tour { $n }
sowings-of-turn = Semailles de ce tour
moves-and-rules = Coups et règles
premove = { $house } sera jouée à votre tour. Touchez-la encore pour annuler.
premove-gone = { $house } ne sera pas jouée.
press-again = Encore une fois sur cette case pour semer.
has-chosen = A choisi
sowing-now = en train de semer…
turn-here =
    { $who ->
        [other] c’est son tour
        [tu] À toi de jouer !
       *[you] À vous de jouer
    }
looking-back = Position antérieure. Un coup d’ici ouvre une nouvelle suite.
opening-choose-you = Choisissez une case. Les deux joueurs sèment en même temps.
rounds-won =
    { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }
try-again = Réessayer
# While a part of the page is fetched, and when it could not be.
fetching = Un instant…
part-missing = Cette partie de la page n’a pas pu être chargée. L’appareil est-il hors ligne ?
still-there = À deux sur cet appareil, on peut toujours jouer :
leave-game = Quitter cette partie ? Elle est conservée et peut être reprise.
as-they-lie = N’importe lesquels
time-left = Temps restant : { $minutes } min { $n } s
previews-on = L’effet d’un coup est montré.
previews-off = L’effet d’un coup n’est plus montré.

link-no-game = Aucun jeu n’y est nommé.
link-too-long = Il contient trop de coups.
link-player = « { $text } » n’est pas un joueur.
link-move = Coup { $n }, « { $move } » : { $why }

