# Les touches.

shortcuts = Touches seules
shortcuts-everywhere = Partout
shortcuts-board = Seulement sur une maison
shortcuts-off = Aucune
