# Keys.

shortcuts = Single keys
shortcuts-everywhere = Everywhere
shortcuts-board = Only on a house
shortcuts-off = Off
