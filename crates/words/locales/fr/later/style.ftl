# La page qui montre tout ce dont la page est faite.

style-title = Style : tout ce dont la page est faite
style-components = Composants
style-playable = Ce qu’on peut jouer
style-preview = Ce que ferait un coup
style-refused = Un coup qui n’est pas permis
style-trace = Après un coup qui fait rejouer
style-numbered = Le chemin en nombres
style-captured = Après une prise
style-advice = Un conseil et une case choisie
style-moving = Des graines en chemin
style-counts = Rien, de 1 à 15, et des tas
style-burnt = Cases brûlées
style-fruit = Fruits
style-hidden = Nombres cachés
style-opposite = Deux joueurs face à face
style-upright = Le plateau debout
