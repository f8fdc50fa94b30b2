## Résultats, manches, matchs

opening-look-away = L’autre joueur ne regarde pas.

## Kid-Cala et Banana-Cala

choose-fruits = Choisis tes fruits

## Règles et historique

rules-of = Règles : { $game }

## Partager et conserver

bad-save = La partie enregistrée est illisible : { $why }
other-game = C’est une partie de `{ $found }`, pas de `{ $wanted }`.

## Aide et touches

key-quit = quitter

## Le terminal

move-prompt = Votre coup
move-prompt-help = Tapez un numéro, un coup, ou « ? » pour l’aide.
choose-number = Choisissez un numéro de 1 à { $n }.
quit-question = Quitter la partie ?
bye = Au revoir.
terminal-too-small =
    La fenêtre est trop petite : il faut au moins { $columns } colonnes et { $rows } lignes.
both-choose = Les deux joueurs choisissent une case.
moves-truncated = { $shown } coups sur { $count } sont donnés ; `--limit` en donne davantage.
refused-move = Coup { $n }, `{ $move }` : { $why }
values-for = Valeurs pour { $name } :
wins-in =
    gagne en { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
loses-in =
    perd en { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
match-games =
    { $a } contre { $b } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $won } gagnées, { $drawn } nulles, { $lost } perdues.
match-share = Score { $score } %, avec 95 % de certitude entre { $low } et { $high } %.
match-longest = Réflexion la plus longue : { $first } s et { $second } s.
match-forfeits = Perdues par un coup interdit ou par silence : { $byfirst } et { $bysecond }.
playouts-games = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $plies } coups.
playouts-won = Sud en gagne { $south }, Nord { $north }, { $drawn } nulles.
playouts-unfinished = Abandonnées après { $most } coups : { $unfinished }.
playouts-speed = { $speed } parties par seconde.
tables-positions = positions
tables-won = gagnées
tables-drawn = nulles
tables-lost = perdues
tables-open = ouvertes
tables-bits = bits
tables-seeds = graines
tables-per-look = temps d’une consultation
tables-built-again = { $fault } ; elle est reconstruite.
tables-none = Aucune table pour { $game } dans { $folder }.
tables-empty = Il n’y a pas de tables de ce jeu ici.
tables-uncovered = Il y a { $seeds } graines dans les cases ; les tables présentes vont jusqu’à { $most }.
tables-left-open = Les tables ne disent pas ce que vaut cette position, ou une où elle mène.
tables-burnt = Les tables valent pour un plateau sans case brûlée.
tables-memory = Les tables à { $seeds } graines demandent { $needed } Mio de mémoire ; { $memory } sont permis, ce qui suffit pour { $most } graines.
tables-verified = Les { $positions } valeurs jusqu’à { $seeds } graines découlent les unes des autres par les règles.
tables-wrong = { $file } : la valeur de { $position } ne découle pas de celles auxquelles elle mène.
solve-south = Sud gagne ({ $value }).
solve-north = Nord gagne ({ $value }).
solve-draw = Partie nulle ({ $value }).
solve-open = Pas encore connu. Pour Sud : { $value }.
solve-circles = La partie peut tourner sans fin, car aucun côté ne peut forcer mieux. Pour Sud : { $value }.
solve-played-on = { $value }, si la partie continue
solve-best = Le meilleur coup : { $move }
solve-effort = { $nodes } positions examinées en { $seconds } s.
solve-looked-up = Lu parmi les { $nodes } positions d’autant de graines ou moins, en { $seconds } s.
solve-unsupported = « { $game } » ne peut pas être résolu : { $why }.
solve-opening = Une ouverture simultanée ne peut pas être résolue ; donnez une position qui la suit.
solve-too-many-seeds = Il y a trop de graines dans les cases, { $seeds } : on peut en résoudre jusqu’à { $most }.
solve-from-checkpoint = Cela repose sur le point de reprise, que l’on croit sur parole. `mancala certify` le prouve par les seules règles.
solve-refuted = Le point de reprise contredisait les règles ; il est oublié, et le travail a repris du début.
solve-no-checkpoint = Cette position se résout sans recherche et n’a pas de point de reprise.
solve-no-endings = Cette position se résout sans recherche, « --endings » n’y sert à rien.
solve-endings-memory = Pour chercher avec les finales jusqu’à { $seeds } graines, il faut { $needed } Mio de mémoire ; { $memory } sont permis, ce qui suffit pour { $most } graines.
campaign-range = Prouvé pour l’écart de Sud : { $range }.
campaign-searched = Une recherche suggère { $range } ; ce n’est pas une preuve.
campaign-work = { $answered } tâches résolues, { $cut } découpées ; { $nodes } positions explorées en { $hours } h.
campaign-left = Il reste environ { $nodes } positions, soit { $hours } h à cette vitesse.
campaign-holds = Exact : { $claim } ({ $nodes } positions, { $seconds } s)
campaign-wrong = Faux : { $claim } ({ $nodes } positions, { $seconds } s)
campaign-busy = { $folder } : un autre programme travaille à cette campagne.
campaign-no-game = Il n’y a pas encore de campagne dans ce dossier ; « --game » en commence une.
campaign-other = Ce dossier contient une campagne sur { $found }.
campaign-left-out = { $file }, la ligne { $line } est ignorée : { $why }.
campaign-no-memory = { $file } est inutilisable, la recherche ne se souvient donc de rien : { $why }
campaign-unsaved = La mémoire n’est pas enregistrée dans { $file }, et le travail continue : { $why }
campaign-unwritten = Impossible d’écrire { $file } ; la prochaine tâche essaiera de nouveau : { $why }
turn-best = Après ce tour, le grenier peut contenir { $banked } graines sur { $seeds } ; pas davantage.
turn-at-least = Après ce tour, le grenier peut contenir au moins { $banked } graines sur { $seeds }.
round-of = une manche ({ $game })
proved-from-start = Prouvé : dans { $game }, où Sud commence, { $what }.
proved-from-position = Prouvé : dans { $game }, depuis { $position }, { $what }.
proved-wins = { $side } gagne quoi que fasse l’autre
proved-wins-by =
    { $side } gagne de { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } si chacun joue au mieux
proved-wins-by-at-least =
    { $side } gagne d’au moins { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }, quoi que fasse l’autre
proved-draw = personne ne gagne si chacun joue au mieux
proved-holds = { $side } peut éviter de perdre, quoi que fasse l’autre
proved-loses-by-at-most =
    { $side } peut éviter de perdre de plus de { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }, quoi que fasse l’autre
certificate-written = { $file } : { $bytes } octets
seat-line = { $side } : { $who }
moves-possible-list = Coups possibles : { $list }.
sources-possible-list = Tu peux prendre des fruits dans : { $list }.
moves-many = Il y a { $count } coups.
which-order =
    Dans quel ordre ? Tape les lettres des { $n } fruits ({ $letters }), par exemple { $example }.
which-fruits =
    Quels fruits, dans quel ordre ? Tape de 1 à { $most } lettres ({ $letters }), par exemple { $example }.
taken-back = Coup annulé.
played-again = Coup rétabli.
game-saved = La partie est enregistrée dans { $file }.
file-exists = { $file } existe déjà et n’est pas écrasé ; reprenez-le avec `--load`.
name-is-text = { $name } : { $text }

## La page

# Le plateau en plein écran.
needs-terminal = Le plateau a besoin d’un terminal ; à travers un tube, jouez avec `--plain`.
no-answer = L’ordinateur n’a pas trouvé de coup.
next-round-key = Entrée : la manche suivante.
game-over-keys = n : nouvelle partie, u : annuler, q : quitter.
quit-question-keys = o : oui, toute autre touche : non.
in-hand = { $n } en main
save = Enregistrer
key-mancala = prendre des fruits dans son mancala
keys-games = ↑ ↓ choisir   ⏎ options   q quitter
keys-options = ↑ ↓ aller   ← → changer   ⏎ jouer   Échap retour
keys-board = ← → choisir   ⏎ semer   u annuler   h indice   i règles   ? touches   q quitter
keys-fruits = b a o g prendre   ⌫ rendre   , bananes d’abord   . à la fin   ⏎ déposer
keys-arranging = ← → ↑ choisir   ␣ poser   ⌫ reprendre   . tout le reste   = rangée arrière   ⏎ commencer
arrange-plain =
    Tapez les graines des cases { $first } à { $last }, { $houses } nombres qui font { $n }, ou = pour tout mettre dans la rangée arrière.
prompt = { $text } :
