# Pour tout le monde : les touches, et le chemin vers la page en texte seul.

text-version = Version texte
shortcuts = Touches seules
shortcuts-everywhere = Partout
shortcuts-board = Seulement sur une case
shortcuts-off = Aucune
