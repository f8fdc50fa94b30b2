# Pour tout le monde : les touches, et le chemin vers la page en texte seul.

text-version = Version texte
shortcuts = Raccourcis
shortcuts-everywhere = Partout
shortcuts-board = Seulement sur une case
shortcuts-off = Aucun
