# Les mots de la page et du terminal autour du plateau.

## Le programme

app-name = Mancala
app-tagline = Semer, capturer, compter : six jeux pour deux.
skip-to-board = Aller au plateau
menu = Menu
close = Fermer
cancel = Annuler
confirm = Confirmer
yes = Oui
no = Non
about = À propos
settings = Réglages
notices = Licences des composants tiers de ce programme
language = Langue
theme = Apparence
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre

## Commencer une partie

new-game = Nouvelle partie
choose-game = Choisir un jeu
start-game = Jouer
continue-game = Reprendre cette partie
options = Options
options-default = Règles habituelles
options-changed =
    { $n ->
        [one] { $n } option modifiée
       *[other] { $n } options modifiées
    }
option-usual = { $name } (habituel)
players = Joueurs
person = une personne
player-name = Nom
computer-level = Ordinateur, niveau { $n } : { $name }
level-1 = Premiers pas
level-2 = Facile
level-3 = Tranquille
level-4 = Attentif
level-5 = Habile
level-6 = Fort
level-7 = Expert
level-8 = Maître
level-1-text = Joue des coups plausibles et laisse gagner un enfant.
level-2-text = Voit ce qu’il a juste sous les yeux.
level-3-text = Manque rarement une capture ou un coup supplémentaire.
level-4-text = Pense aussi à la réponse.
level-5-text = Prévoit quelques coups.
level-6-text = Prévoit beaucoup de coups.
level-7-text = Ne fait pas de cadeau.
level-8-text = Joue aussi fort que le temps le permet.
who-begins = Qui commence ?
youngest-begins = Le joueur le plus jeune commence.

## Jouer

undo = Annuler le coup
redo = Rétablir le coup
hint = Indice
hint-is = Indice : { $move } ({ $source })
searched = calculé, profondeur { $depth }
flip = Retourner le plateau
speed = Vitesse
speed-off = Sans animation
speed-fast = Rapide
speed-normal = Normale
speed-slow = Lente
replay-turn = Revoir le dernier tour
thinking = { $name } réfléchit…
thinking-seconds =
    { $name } réfléchit depuis { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }.
move-now = Jouer maintenant
swap-sides = Changer de côté
swap-sides-text = Au lieu de jouer son premier coup, Nord peut changer de côté.
board-of = Plateau de { $game }
confirm-moves = Demander avant chaque coup
show-counts = Afficher les nombres
less-motion = Moins de mouvement

## Résultats, manches, matchs

game-over-title = Partie terminée
round-over-title = Manche terminée
play-again = Rejouer une partie
next-round = Manche suivante
round-number = Manche { $n }
match-score = Match : { $south } – { $north }
choose-refill =
    { $name } : choisir { $n ->
        [one] la maison à remplir
       *[other] { $n } maisons à remplir
    }.
opening-choose = { $name } : choisir une maison. Les deux joueurs sèment en même temps.
opening-chosen = { $name } a choisi.

## Kid-Cala et Banana-Cala

houses-to-empty =
    { $n ->
        [0] Toutes les cases sont vides !
        [one] Encore { $n } case à vider
       *[other] Encore { $n } cases à vider
    }
won-heap = Fruits gagnés
banana-penalty = Attention ! Chaque banane gagnée annule un de tes autres fruits.
banana-score =
    { $good } moins { $n ->
        [one] { $n } banane
       *[other] { $n } bananes
    } : { $points }
choose-order = Choisis l’ordre
drop-order = Déposés dans cet ordre
take-fruits = Prends 1 à { $most } pièces de fruits dans ton mancala
taken =
    { $n ->
        [0] Aucun fruit pris
        [one] { $n } fruit pris
       *[other] { $n } fruits pris
    }
put-back = Remettre
drop-fruits = Dépose-les
leave-capture = Laisser ce qu’on pourrait prendre

## Règles et historique

rules = Règles
rules-in-force = Règles de cette partie
rules-all = Toutes les règles
labelled = { $name } : { $value }
goal = But du jeu
source-of = Source : { $source }
history = Coups
divider = Taille du plateau
history-empty = Aucun coup pour l’instant.
history-turn = Tour { $n } sur { $total }
history-first = Revenir au début
history-previous = Un coup en arrière
history-next = Un coup en avant
history-last = Aller au dernier coup

## Partager et conserver

copy-link = Copier le lien
link-copied = Lien copié. Il contient le jeu, ses options et la position.
copy-failed = Le navigateur ne permet pas de copier. Voici le lien :
bad-link = Ce lien ne contient pas de partie jouable : { $why }
worker-failed = L’ordinateur n’a pas pu se mettre à jouer : { $why }
computer-silent = L’ordinateur ne répond pas.
play-without-it = Continuer sans lui

## Aide et touches

help = Aide
keys = Touches
key-choose = choisir une maison
key-move = aller d’une maison à l’autre
key-sow = semer la maison choisie, ou finir le semis
key-undo = annuler le coup
key-redo = rétablir le coup
key-hint = indice
key-flip = retourner le plateau
key-history = regarder les coups
key-speak-score = dire le score
key-speak-board = dire le plateau

## Ce qu’on dit des coups et des valeurs

moves-possible = Coups possibles
moves-none = Aucun coup : la partie est terminée.
quit = Quitter

proved = prouvé
from-table = d’après la table des finales
perfect-from-here = Parfait à partir d’ici
perfect-why = { $name } connaît la valeur de toutes les positions qui peuvent encore venir.

nothing-to-undo = Il n’y a rien à annuler.
nothing-to-redo = Il n’y a rien à rejouer.

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
who-is-youngest = Qui est le plus jeune ?
options-all = Toutes les options
options-reset = Revenir aux règles habituelles
more-about-this = En savoir plus
turn-number = tour { $n }
moves-and-rules = Coups et règles
premove = { $house } sera semée à votre tour. Choisissez-la encore pour annuler.
premove-gone = { $house } ne sera pas semée.
press-again = Appuyer encore une fois pour semer.
has-chosen = A choisi
looking-back = Retour en arrière : rejouer à partir d’ici commence une variante.
opening-choose-you = Choisissez une maison. Les deux joueurs sèment en même temps.
rounds-won =
    { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }
try-again = Réessayer
# While a part of the page is fetched, and when it could not be.
fetching = Un instant…
part-missing = Cette partie de la page n’a pas pu être chargée. L’appareil est-il hors ligne ?
as-they-lie = Comme ils viennent
speed-own = Vitesse des graines
speed-computer = Vitesse des graines de l’ordinateur
board-lies = Plateau
board-auto = Selon la place
board-flat = Couché
board-upright = Debout
theme-contrast-light = Contraste élevé, clair
theme-contrast-dark = Contraste élevé, sombre
show-previews = Montrer ce que ferait un coup
facing-players = L’autre joueur est assis en face
sound = Sons
vibration = Vibrations
previews-on = Ce que ferait un coup est montré.
previews-off = Ce que ferait un coup n’est pas montré.

link-no-game = aucun jeu n’y est nommé
link-too-long = il contient trop de coups
link-player = « { $text } » n’est pas un joueur
link-move = coup { $n }, « { $move } » : { $why }

key-choose-other = la maison de l’autre, quand les deux choisissent ensemble
key-history-turn = regarder les tours
key-history-ends = au début, au dernier coup
key-replay = revoir le dernier tour
key-previews = montrer ou non ce que ferait un coup
key-speak-moves = dire ce qui peut être joué
key-speak-last = dire ce qui vient de se passer
key-new = nouvelle partie

speed-text = À quelle vitesse les graines sont semées sur le plateau.
