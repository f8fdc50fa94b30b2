# Parties avec quelqu’un d’autre part.

## Inviter

invite-text = Sur deux appareils, sans compte : vous transmettez un lien, et qui l’ouvre joue avec vous.
game = Jeu
pace-days =
    { $n ->
        [one] { $n } jour par tour
       *[other] { $n } jours par tour
    }
seat-by-lot = Premier joueur au hasard
seat-you-begin = Vous commencez
seat-they-begin = L’adversaire commence
terms-private = Privée : personne d’autre ne regarde
terms-no-takebacks = Sans reprise de coup
terms-position = À partir d’une position choisie
invite-more-games = Un autre de plus de cent jeux…
invite-make = Inviter
online-games-none = Vous n’avez encore joué aucune partie en ligne.
lobby-title = Jouer tout de suite avec quelqu’un
lobby-text = Choisissez une pendule et un jeu. Qui fait le même choix joue contre vous.
lobby-more = Un autre jeu ou une autre pendule
lobby-waits = En attente de quelqu’un qui joue à { $game } ({ $pace })…
lobby-keep-open = Gardez cette page à l’écran : la partie commence dès que quelqu’un arrive.
lobby-stop = Ne plus attendre
lobby-ended = Vous n’attendez plus. Choisissez de nouveau pour attendre encore.
lobby-others = En attente d’un adversaire
lobby-watched = Tout le monde peut regarder les parties qui commencent ici.
lobby-nobody = Personne d’autre n’attend en ce moment. Choisissez un jeu et attendez ici, ou invitez un ami.
lobby-nobody-yet = Personne d’autre, pour l’instant.
lobby-join = Jouer
lobby-offer = Ouvrir à tous
online-how-choose = Choisissez un jeu et, si vous voulez, une pendule.
online-how-pass = Passez le lien, par message ou en image pour l’appareil photo.
online-how-play = Jouez, tout de suite ou un coup par jour. Sans compte, et la partie vous attend.
online-no-server = Aucun serveur ne répond pour jouer en ligne. Tout le reste fonctionne.
online-offline = Vous êtes hors ligne en ce moment. Jouer avec un ami demande une connexion ; tout le reste fonctionne sans.
invitation = Invitation
invitation-waiting = En attente de votre ami…
invitation-opened = Votre ami a ouvert le lien et lit les règles…
invitation-good-for = Laissez cette page ouverte, ou revenez-y : le lien reste valable sept jours.
how-to-play = Comment jouer
meanwhile = En attendant :
invitation-taken = Quelqu’un d’autre a déjà accepté cette invitation.
invitation-withdrawn = Cette invitation a été retirée.
invitation-expired = Cette invitation n’est plus valable. Demandez un nouveau lien.
invited-by = { $name } vous invite à une partie.
accept-invitation = Jouer
withdraw-invitation = Retirer
only-this-device = Pour l’instant, seul cet appareil peut ouvrir le lien.
open-to-others = La personne qui gère le serveur l’ouvre aux autres avec
invite-link = Le lien
link-is-copied = Copié.
link-by-hand = Le lien est sélectionné : copiez-le avec la commande de votre appareil.
qr-alt = Le lien en image, pour l’appareil photo d’un autre appareil

## Jouer

online-game = Partie en ligne
online-joining = La partie arrive…
online-lost = Pas de connexion. Nouvel essai… Rien n’est perdu.
online-fetched-anew = Le plateau ne correspondait pas au serveur. La partie a été rechargée.
sending = Envoi…
player-here = Présent
player-away = Absent
player-gone = { $name } n’est pas là en ce moment.
player-gone-until = { $name } n’est pas là. Si cela dure, vous pourrez réclamer la victoire dans { $n } s.
player-left = { $name } n’est plus là depuis un moment.
player-idle = { $name } n’a pas joué depuis 30 jours.
claim-win = Réclamer la victoire
claim-draw = Déclarer la nulle
online-over = Parties terminées
watchable-title = Regarder une partie
watchable-on = En cours
watchable-won = { $name } a gagné
listed-won = Partie gagnée
listed-lost = Partie perdue
listed-drawn = Partie nulle
listed-their-turn = À l’autre de jouer
listed-your-turn = À vous de jouer
waiting-for = En attendant { $name }…
you-watch =
    { $n ->
        [0] Vous regardez cette partie.
        [one] Vous regardez cette partie avec une autre personne.
       *[other] Vous regardez cette partie avec { $n } autres personnes.
    }
watching =
    { $n ->
        [one] { $n } personne regarde.
       *[other] { $n } personnes regardent.
    }
ask-takeback = Reprendre
offer-draw = Proposer la nulle
draw-sure = Proposer la nulle à l’adversaire ?
offered-takeback = { $name } voudrait reprendre un tour.
offered-draw = { $name } propose la nulle.
offering-takeback = Vous avez demandé à reprendre votre tour.
offering-draw = Vous avez proposé la nulle.
offer-declined = { $name } a refusé.
agree = Accepter
decline = Refuser
withdraw-offer = Retirer
resign = Abandonner
resign-sure = Voulez-vous abandonner cette partie ?
abort = Annuler la partie
abort-sure = Arrêter cette partie sans résultat ?
offered-rematch = { $name } propose une revanche.
offering-rematch = Vous avez proposé une revanche.
rematch-accept = Accepter la revanche
days-left =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }{ $hours ->
        [0] { "" }
       *[other] { " " }{ $hours } h
    }
other-device = Autre appareil
other-device-text = Ouvrez ce lien sur un autre appareil, et la partie continue là-bas. Gardez-le pour vous : qui l’a tient votre place.
end-resigned =
    { $who ->
        [other] { $name } a abandonné.
        [tu] tu as abandonné.
       *[you] vous avez abandonné.
    }
end-left =
    { $who ->
        [other] { $name } a quitté la partie.
        [tu] tu as quitté la partie.
       *[you] vous avez quitté la partie.
    }
end-agreed = Les deux joueurs ont convenu de la nulle.
end-aborted-title = Sans résultat
end-aborted = La partie s’est arrêtée avant d’avoir vraiment commencé.

## Sentiments

react = Réagir
react-hello = Bonjour !
react-good-luck = Bonne chance !
react-well-played = Bien joué !
react-wow = Oh là là !
react-thanks = Merci !
react-goodbye = Au revoir !

## Refus

refused-not-your-turn = Ce n’est pas votre tour.
refused-stale = La partie avait continué entre-temps. Votre coup a été repris.
refused-illegal = Les règles ne le permettent pas.
refused-over = La partie est terminée.
refused-not-seated = Vous n’avez pas de place dans cette partie.
refused-no-such-game = Cette partie ou cette invitation n’est plus là, ou n’est pas la vôtre. Demandez un nouveau lien.
refused-no-such-offer = Cette proposition ne tient plus.
refused-too-often = C’était trop souvent. Attendez un peu.
refused-too-late = C’est arrivé trop tard.
refused-busy = Le serveur est très occupé. Réessayez dans un instant.
refused-paused = Le serveur ne peut rien enregistrer en ce moment. Réessayez dans un instant.
refused-broken = Le serveur ne peut plus lire cette partie.
refused-child = Ce n’est pas possible quand un enfant joue.
refused-other-name = On ne joue pas en ligne à cette adresse. Prenez celle que le programme affiche, une adresse en chiffres ou un nom qui finit par « .local ».
refused-taken = Quelqu’un d’autre a été plus rapide : l’invitation est prise.
refused-expired = Cette invitation n’est plus valable.
refused-closed = Ce n’est pas possible en ce moment.
refused-otherwise = Le serveur a refusé.

## Le nom d’un enfant

child-far = Jouer avec un ami
child-name = Qui es-tu ?
# « Héron bleu », « Pie grise ».
bird-name =
    { $bird ->
        [Crane] Grue
        [Dove] Colombe
        [Eagle] Aigle
        [Falcon] Faucon
        [Finch] Pinson
        [Heron] Héron
        [Hornbill] Calao
        [Ibis] Ibis
        [Kingfisher] Martin-pêcheur
        [Magpie] Pie
        [Owl] Hibou
        [Parrot] Perroquet
        [Robin] Rouge-gorge
        [Stork] Cigogne
        [Swan] Cygne
        [Wren] Roitelet
       *[other] { $bird }
    } { $colour ->
        [Amber] ambre
        [Blue] { bird-blue }
        [Brown] marron
        [Coral] corail
        [Golden] { bird-golden }
        [Green] { bird-green }
        [Grey] { bird-grey }
        [Indigo] indigo
        [Orange] orange
        [Pink] rose
        [Purple] mauve
        [Red] rouge
        [Silver] { bird-silver }
        [Teal] turquoise
        [White] { bird-white }
        [Yellow] jaune
       *[other] { $colour }
    }
bird-blue =
    { $bird ->
        [Crane] bleue
        [Dove] bleue
        [Magpie] bleue
        [Stork] bleue
       *[other] bleu
    }
bird-golden =
    { $bird ->
        [Crane] dorée
        [Dove] dorée
        [Magpie] dorée
        [Stork] dorée
       *[other] doré
    }
bird-green =
    { $bird ->
        [Crane] verte
        [Dove] verte
        [Magpie] verte
        [Stork] verte
       *[other] vert
    }
bird-grey =
    { $bird ->
        [Crane] grise
        [Dove] grise
        [Magpie] grise
        [Stork] grise
       *[other] gris
    }
bird-silver =
    { $bird ->
        [Crane] argentée
        [Dove] argentée
        [Magpie] argentée
        [Stork] argentée
       *[other] argenté
    }
bird-white =
    { $bird ->
        [Crane] blanche
        [Dove] blanche
        [Magpie] blanche
        [Stork] blanche
       *[other] blanc
    }
bird-owl = Hibou
bird-robin = Rouge-gorge
bird-parrot = Perroquet
bird-swan = Cygne
bird-heron = Héron
bird-kingfisher = Martin-pêcheur
colour-red = Rouge
colour-orange = Orange
colour-yellow = Jaune
colour-green = Vert
colour-blue = Bleu
colour-purple = Violet

## You and your devices

me-title = Vous et vos appareils
me-nobody = Votre nom et vos parties en ligne se retrouveront ici.
me-nobody-text = Personne n’a encore joué en ligne sur cet appareil. Les parties contre l’ordinateur, les autocollants et les problèmes restent sur l’appareil.
ladder = Contre l’ordinateur
ladder-text = Touchez un niveau pour jouer à { $game }. Les deux cents dernières parties de cet appareil comptent.
ladder-count = { $won } gagnées · { $drawn } nulles · { $lost } perdues
ladder-none = Pas encore joué
me-here = Sur cet appareil
me-here-games =
    { $n ->
        [0] Jouez votre première partie
        [one] { $n } partie
       *[other] { $n } parties
    }
me-here-puzzles =
    { $n ->
        [0] Résolvez votre premier problème
        [one] { $n } problème résolu
       *[other] { $n } problèmes résolus
    }
me-here-steps =
    { $n ->
        [0] Suivez votre première leçon
        [one] { $n } étape de leçon faite
       *[other] { $n } étapes de leçons faites
    }
me-name = Vous êtes { $name }.
me-name-field = Le nom que les autres voient
me-name-change = Changer
me-renamed = Vous êtes désormais { $name }.
me-name-wrong = Un nom a de 2 à 20 lettres, avec de simples espaces, traits d’union, apostrophes ou points.
me-code-title = Sur un autre appareil
me-code-text = Vous y êtes la même personne, avec les mêmes parties.
me-code-make = Créer un code
me-code-life = Le code sert une seule fois, dans les cinq minutes. Gardez-le pour vous : qui l’ouvre joue à votre place.
me-code-over = Le code n’est plus valable. Créez-en un nouveau.
me-claim-title = J’ai un code d’un autre appareil
me-claim-text = Avec lui, vous êtes ici la même personne que là-bas.
me-claim-warning = Jusqu’ici, vous êtes { $name } sur cet appareil. Les parties jouées sous ce nom n’y seront plus accessibles.
me-claim-field = Le code, ou son lien
me-claim = Jouer ici aussi
me-claimed = C’est fait. Sur cet appareil, vous êtes maintenant { $name }.
me-claim-wrong = Ce code n’est pas valable, ou ne l’est plus. Créez-en un nouveau sur l’autre appareil.
me-kept-title = Ce que le serveur conserve
me-kept-name = votre nom, { $name }
me-kept-games =
    { $n ->
        [0] aucune partie
        [one] { $n } partie, avec ses coups et ses temps
       *[other] { $n } parties, avec leurs coups et leurs temps
    }
me-kept-browsers =
    { $n ->
        [one] { $n } appareil reconnu comme le vôtre
       *[other] { $n } appareils reconnus comme les vôtres
    }
me-kept-invitations =
    { $n ->
        [0] aucune invitation ouverte
        [one] { $n } invitation ouverte
       *[other] { $n } invitations ouvertes
    }
me-kept-else = Rien d’autre : ni adresse, ni courriel, ni texte.
me-export = Tout enregistrer dans un fichier
me-delete = Me supprimer du serveur
me-delete-text = Votre nom et vos appareils sont supprimés aussitôt et définitivement. Vos parties restent, sans votre nom, et vous ne pourrez plus les continuer.
me-delete-now = Supprimer définitivement
me-delete-keep = Garder
me-deleted = C’est supprimé. Le serveur ne connaît plus personne sur cet appareil.
deleted-player = personne supprimée

## In text alone

text-not-online = Cela n’existe pas dans une partie en ligne.
text-no-clock = Cette partie n’a pas de pendule.
command-clock = temps
command-text-clock = le temps qui reste aux deux joueurs
command-offer = nulle
command-text-offer = proposer la nulle
command-takeback = reprise
command-text-takeback = demander à reprendre votre dernier tour
command-accept = accepter
command-text-accept = accepter ce que l’autre joueur propose, ou ce qui vous est demandé
command-decline = refuser
command-text-decline = dire non
command-resign = abandonner
command-text-resign = abandonner la partie ; la question vous est posée une fois de plus
