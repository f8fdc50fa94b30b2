# For everyone: keys, and the way to the page in text alone.

text-version = Text version
shortcuts = Single keys
shortcuts-everywhere = Everywhere
shortcuts-board = Only on a house
shortcuts-off = Off
