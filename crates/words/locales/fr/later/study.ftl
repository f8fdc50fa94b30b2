# Regarder une partie de près : ce que valent les coups, d’autres suites, d’autres positions.

study-play = Jouer la suite
study-values = Évaluation
study-review-none = Jouez sur le plateau ou apportez une partie : vos erreurs seront alors trouvées.
study-part-more = Plus
study-engine = Moteur
study-player =
    { $who ->
        [other] { $name }
       *[you] Vous
    }
study-from-side =
    { $who ->
        [other] Vu par { $name }
       *[you] De votre côté
    }
study-value = Vaut { $value }, { $source }.
study-wins =
    { $who ->
        [other] { $name } gagne de { $n } – { $source }
       *[you] Vous gagnez de { $n } – { $source }
    }
study-ahead =
    { $who ->
        [other] { $name } mène d’environ { $n } (profondeur { $depth })
       *[you] Vous menez d’environ { $n } (profondeur { $depth })
    }
study-draw = Égalité – { $source }
study-level = À peu près égal (profondeur { $depth })
study-first =
    { $who ->
        [other]
            { $n ->
                [one] { $name } gagne à la prochaine semaille – { $source }
               *[other] { $name } gagne en { $n } semailles – { $source }
            }
       *[you]
            { $n ->
                [one] Vous gagnez à la prochaine semaille – { $source }
               *[other] Vous gagnez en { $n } semailles – { $source }
            }
    }
study-bar =
    { $who ->
        [other] Écart final, { $name } : { $value }
       *[you] Votre écart final : { $value }
    }
study-news = profondeur { $depth } · { $n } positions · { $seconds } s
study-signs = Les signes
study-signs-told = ● le meilleur · ○ même vainqueur, moins de graines · × résultat moins bon · ≈ estimation · ✓ prouvé · ▦ d’après la table des finales
study-faults-all = Les erreurs des deux joueurs
large-thousands = { $n } k
large-millions = { $n },{ $tenth } M
study-more = plus
study-less = moins
study-deeper = Chercher plus loin
study-how = D’où vient cette valeur ?
study-badge = { $verdict } (certificat { $name })
study-known-proved = Prouvé par une recherche jusqu’à la fin de la partie. Positions regardées : { $n }.
study-known-table = Certain : les fins de partie jusqu’à { $seeds } graines, calculées sur cet appareil, ont été consultées. Positions regardées : { $n } ; consultées : { $hits }.
study-known-searched = Une estimation, en regardant { $depth } semailles à l’avance : elle peut être fausse. Positions regardées : { $n }.
study-distance = Semailles jusqu’à la fin, si chacun joue au mieux : { $n }.
study-line-ends = Semailles jusqu’à la fin dans la suite trouvée : { $n }. D’autres suites peuvent être plus courtes ou plus longues.
study-line-goes-on = Semailles dans la suite trouvée : { $n }. Elle n’atteint pas la fin.
study-certify = Faire un certificat
study-certifying = Preuve en cours : { $n } positions
study-certified = Certificat { $name }, { $n } Ko, vérifié par les seules règles.
study-save = Enregistrer
study-too-large = Cela dépasse ce qu’une page devrait calculer. Le programme peut le faire :
study-again = Refaire le calcul avec le programme :
study-speed = { $n }/s
study-hits = { $n } consultées
study-tuning = Réglages du moteur
study-memory = Mémoire
study-thread = Le moteur réfléchit dans un seul fil, séparé de celui du plateau.
study-branches = Coups joués ici

study-explorer = Vos parties à partir d’ici
study-reading = { $n } parties lues sur { $total }
study-read = Parties sur cet appareil avec ces règles : { $n }
study-unplayed = Vous n’avez jamais atteint cette position.
study-played = { $n }× : gagnées { $won }, nulles { $drawn }, perdues { $lost }
study-unfinished = non finies { $n }

study-editor = Composer une position
study-set-up = Analyser cette position
study-field = { $house } : pièces
study-seeds =
    { $n ->
        [one] { $n } pièce dans les cases
       *[other] { $n } pièces dans les cases
    }
study-no-move = La partie est finie dans cette position : il ne reste aucun coup.

study-exchange = Importer et exporter
study-paste = Collez une partie ou une position, de ce programme ou d’un autre
study-open = Ouvrir
study-record = Partie notée
study-ogn = Partie notée pour Aualé
study-compact = Forme courte
study-position = Position
study-playstrategy = Position pour PlayStrategy
study-kgp = Position pour KGP
study-openspiel = Position pour OpenSpiel
study-picture = Enregistrer une image (SVG)
study-moving-picture = Enregistrer le dernier tour en image animée (SVG)
study-card = Partager une image (PNG)
study-alt = Ce qu’elle montre, en mots
study-card-shared = Partagé.
study-card-saved = Enregistré.
study-card-failed = Le navigateur n’a pas pu faire l’image.
study-embed = Plateau pour votre page (HTML)
study-copy = Copier
study-copied = Copié.
study-not-copied = Le navigateur ne permet pas à cette page de copier. Sélectionnez plutôt le texte.
study-no-record = ce n’est pas une partie notée
study-line = Ligne { $n } : { $why }

study-reviewed = Bilan
study-review = Faire le bilan de cette partie
study-stop = Arrêter
study-reviewing = { $n } positions sur { $total }
study-graph = Au fil de la partie
study-estimate = estimation
study-dashed = Écart final après chaque coup. En pointillé : estimation ; en trait plein : prouvé.
study-undrawn = La valeur de chaque position regardée se dessine ici ; le bilan les trace toutes.
study-lengths = Barres : semailles dans la suite trouvée. Les pleines atteignent la fin de la partie.
study-percent = { $percent } %
study-accuracy = de précision
study-turned = Le tournant de la partie :
study-never-turned = Aucun coup n’a changé l’issue de la partie.
study-review-again = Refaire
study-blunders =
    { $n ->
        [one] { $n } gaffe
       *[other] { $n } gaffes
    }
study-mistakes =
    { $n ->
        [one] { $n } erreur
       *[other] { $n } erreurs
    }
study-slips =
    { $n ->
        [one] { $n } imprécision
       *[other] { $n } imprécisions
    }
study-fault-kind = { $kind } ({ $result })
study-win-lost = victoire perdue
study-draw-lost = nulle perdue
study-best = Le meilleur : { $best }
study-slip = imprécision
study-mistake = erreur
study-blunder = gaffe

fault-before = Erreur précédente
fault-after = Erreur suivante
study-retry = Apprendre de vos erreurs
study-retry-task =
    { $who ->
        [other] { $name } a joué { $move } ici. Trouvez mieux.
       *[you] Vous avez joué { $move } ici. Trouvez mieux.
    }
study-retry-right = Juste : rien n’est meilleur.
study-retry-kept = Le résultat reste, mais { $n } de moins.
study-retry-wrong = Ce coup perd { $n }.
study-retry-worse = Vous laissez échapper la victoire.
study-retry-again = Réessayer
study-retry-next = Suivante

draw = Flèches et cercles
draw-board = Dessiner sur le plateau
draw-how = Dessinez avec le bouton droit de la souris : de case en case pour une flèche, sur une case pour un cercle. Maj, Alt ou les deux changent la couleur, Échap efface tout. Sur un écran tactile, touchez d’abord le crayon.
draw-clear = Effacer tous les dessins
draw-green = Vert
draw-red = Rouge
draw-yellow = Jaune
draw-blue = Bleu
draw-colour = Couleur
draw-from = De
draw-to = Vers
draw-add = Dessiner
draw-arrow =
    { $colour ->
        [red] Flèche rouge de { $from } vers { $to }
        [yellow] Flèche jaune de { $from } vers { $to }
        [blue] Flèche bleue de { $from } vers { $to }
       *[green] Flèche verte de { $from } vers { $to }
    }
draw-circle =
    { $colour ->
        [red] Cercle rouge sur { $from }
        [yellow] Cercle jaune sur { $from }
        [blue] Cercle bleu sur { $from }
       *[green] Cercle vert sur { $from }
    }
draw-drawn = { $what }.
draw-removed = Effacé : { $what }
draw-remove = Effacer : { $what }
study-link-cut = L’adresse de cette page est trop courte pour toutes les variantes et tous les commentaires. Pour les transmettre, copiez la partie notée ou gardez-la dans votre étude.

note = Commenter ce coup
note-sign = Signe du coup
note-good = Bon coup
note-mistake = Erreur
note-brilliant = Coup brillant
note-blunder = Gaffe
note-interesting = Coup intéressant
note-dubious = Coup douteux
note-comment = Commentaire
note-main = En faire la suite principale
note-delete = Supprimer à partir d’ici
note-delete-sure = Supprimer ce coup et tout ce qui le suit ?

book = Mon étude
book-title = Titre du chapitre
book-add = Ajouter cette partie comme chapitre
book-save = Enregistrer l’étude dans un fichier
book-read = Ajouter les chapitres d’un fichier
book-chapter = Chapitre { $n } sur { $total }
book-untitled = Chapitre { $n }
book-before = Chapitre précédent
book-after = Chapitre suivant
book-rename = Renommer « { $title } »
book-up = Monter « { $title } »
book-down = Descendre « { $title } »
book-remove = Retirer « { $title } »
book-remove-sure = Retirer ce chapitre de l’étude ?
book-record = Chapitre { $n } : { $why }
book-chapters-max = Une étude a au plus { $n } chapitres. Enregistrez celle-ci dans un fichier et retirez-en quelques-uns.
book-bytes-max = L’étude dépasserait un mégaoctet.
book-full = Ce navigateur n’a plus de place, ou ne garde rien. Enregistrez l’étude dans un fichier.
