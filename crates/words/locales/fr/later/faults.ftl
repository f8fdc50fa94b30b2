# Ce qui ne va pas dans ce qu’on a écrit ou voulu jouer. L’anglais est le texte de l’erreur.

error-did-you-mean = {" "}; vouliez-vous dire « { $nearest } » ?

## Positions

error-field-count =
    La position a { $found } champs, il en faut { $expected } : { $houses } cases de Sud, {
    $houses } de Nord, { $rest }, et qui doit jouer (S, N ou X).
error-field = Le champ { $index } de la position, « { $text } », n’est pas { $expected }.
error-turn =
    « { $text } » ne dit pas qui doit jouer ; écrivez S, N, ou X quand la partie est terminée.
error-no-seeds = Il n’y a pas de graines sur le plateau.
error-seed-count =
    La position contient { $found } graines, « { $rules } » en a { $expected } (tout nombre est
    permis avec --any-seeds).
error-fruit-count =
    La position contient { $found }, le jeu a { $expected } (tout nombre est permis avec
    --any-seeds).
error-too-many-seeds = La position contient { $found } graines, il y a place pour { $most } au plus.
error-no-burnt-houses = « { $rules } » n’a pas de cases brûlées.
error-many-choices = { $found } choix supplémentaires ont déjà servi dans ce tour, « { $rules } » en donne { $most } au plus.
error-word = « { $word } » n’est pas un état que ce jeu connaît (connus : { $known }).
error-stuck-opening = Personne ne peut choisir dans cette ouverture : il faut qu’un joueur au moins choisisse (« ? ») et ait des graines dans ses cases.
error-history = L’historique ne contient pas le même nombre de graines que la position.
error-foreign = { $format } : { $what }.

## Jeux et options

error-unknown-game = Jeu inconnu : « { $name } »{ $nearest } (connus : { $allowed }).
error-unknown-key = « { $game } » n’a pas d’option « { $key } »{ $nearest } (il a : { $allowed }).
error-no-options = « { $game } » n’a pas d’option « { $key } » (il n’en a aucune).
error-unknown-value =
    L’option « { $key } » de « { $game } » ne peut pas être « { $value } »{ $nearest } (permis : {
    $allowed }).
error-no-value =
    L’option « { $option } » de « { $game } » n’a pas de valeur ; écrivez « { $option }=… ».
error-twice = L’option « { $key } » est donnée deux fois.

# Ce qu’une erreur contient en anglais : « phrase- » et les mots anglais.
phrase-the-letter-of-a-house = la lettre d’une case
phrase-the-house-or-m-for-the-mancala-a-colon-and-the-fruits-in-the-order-they-are-dropped-such-as-m-gob =
    la case (ou M pour le mancala), deux-points et les fruits dans l’ordre où ils tombent, par
    exemple « M:gob »
phrase-one-house-only-one-player-chooses-now = une seule case ; un seul joueur choisit maintenant
phrase-both-choices-south-s-and-north-s-such-as-c-f = les deux choix, celui de Sud et celui de Nord, par exemple « C/f »
phrase-both-mancalas-both-won-heaps = les deux mancalas, les deux tas gagnés
phrase-both-stores = les deux greniers
phrase-a-heap-of-fruit-such-as-2b1a-b-a-o-g-or-0 = un tas de fruits comme « 2b1a » (b, a, o, g) ou « 0 »
phrase-a-number-of-seeds-or-x-for-a-burnt-house = un nombre de graines, ou « x » pour une case brûlée
error-unknown-move =
    « { $text } » n’est pas un coup ; écrivez une case (« A »… pour Sud, « a »… pour Nord), à
    Banana-Cala avec ses fruits (« M:gob », « c:ab »), « swap », ou les deux choix d’une ouverture
    simultanée (« C/f »).
error-unknown-fruit =
    « { $letter } » n’est pas un fruit ; les lettres sont b (banane), a (pomme), o (orange), g
    (raisin).
error-fruits-listed = « { $text } » n’énumère pas entre 1 et 64 fruits.
error-needs-arrow = La case { $house } se sème dans les deux sens : ajoutez « > » ou « < ».
error-no-arrow = La case { $house } ne se sème que dans un sens : écrivez-la sans flèche.
error-arrangement = Une disposition répartit { $seeds } graines dans { $houses } cases.
error-definition = Les règles de « { $game } » ne vont pas ensemble.
error-wrong-form = « { $text } » n’est pas un coup de ce jeu ; écrivez { $expected }.
error-round-not-over = La manche n’est pas terminée.
error-single-round = Ce jeu n’a qu’une manche.
error-match-over = Le match est terminé.
