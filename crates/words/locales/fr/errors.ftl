# Ce qui ne va pas dans ce qu’on a écrit ou voulu jouer. L’anglais est le texte de l’erreur.

## Coups

error-over = La partie est terminée.
error-not-your-side = La case { $house } n’est pas à { $to_move }, et c’est à { $to_move } de jouer.
error-no-such-house = Il n’y a pas de case { $house } ; les cases vont de { $first } à { $last }.
error-empty-house = La case { $house } est vide.
error-burnt-house = La case { $house } est brûlée.
error-held-house = La case { $house } est tenue : personne n’y commence.
error-not-by-rule =
    Les règles ne permettent pas de commencer ainsi en { $house } (jouable : { $playable }).
error-must-feed =
    La case { $house } ne donne pas de graines à l’adversaire ; il faut le nourrir (jouable : {
    $playable }).
error-grand-slam =
    La case { $house } capturerait toutes les graines de l’adversaire, ce qui n’est pas permis
    ici.
error-no-swap =
    On ne peut pas changer de côté ici : seul le second joueur le peut, au lieu de jouer son premier
    coup.
error-store-count =
    On ne peut pas prendre { $asked } fruits dans le mancala : on en prend 1 à { $most }.
error-wrong-fruits =
    Les fruits « { $order } » ne correspondent pas à ce qui se trouve en { $from } : { $there }.
error-fixed-order =
    Avec order=fixed, les fruits sont déposés dans l’ordre « { $expected } », pas « { $order } ».
error-nothing-to-leave = « ~ » laisse une capture, mais ce coup ne capture rien.
error-captures-compulsory = « ~ » laisse une capture, mais dans ce jeu les captures sont obligatoires.

## Manches

error-fill = { $side } doit remplir exactement { $houses } de ses cases.
