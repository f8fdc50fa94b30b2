# Les touches que l’on a choisies.

keys-about = Écrivez un signe dans un champ pour en faire la touche ; laissez le champ vide pour n’en avoir aucune.
keys-own = Touches de votre choix
keys-none = aucune
keys-taken = « { $key } » est prise : { $action }.
keys-reset = Comme au début
