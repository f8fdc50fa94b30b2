# La page en texte seul.

board-version = Cette partie avec le plateau
text-game = Partie
text-score = Score
text-last = Dernier tour
text-board = Plateau
text-form = Jouer un coup
text-line = Coup ou commande
text-send = Envoyer
text-commands = Commandes
text-moves-help =
    Écrivez la lettre d’une case pour la semer, par exemple « c ». Les fruits suivent un deux-points : « c:agb » ; « m:gob » les prend dans votre mancala.
command-value = valeur
command-text-value = ce que vaut un coup, comme « valeur c »
command-new = nouvelle
command-text-new = une autre partie avec les mêmes joueurs, comme « nouvelle oware »
command-level = niveau
command-text-level = jouer contre l’ordinateur à un niveau de 1 à 8 ; 0 : deux personnes
command-next = suivante
command-text-next = la manche suivante ; les lettres des cases à remplir peuvent suivre
# $stands says how the game would end for the player, by $n.
value-of-move =
    { $move } : { $stands ->
        [wins] gagne
        [loses] perd
        [ahead] { $n } d’avance à la fin
        [behind] { $n } de retard à la fin
       *[even] égalité à la fin
    }, { $source }.
nothing-to-undo = Il n’y a rien à annuler.
nothing-to-redo = Il n’y a rien à rétablir.
