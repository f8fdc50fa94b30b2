# For everyone: keys, and the way to the page in text alone.

text-version = Text version
shortcuts = Keyboard shortcuts
shortcuts-everywhere = Everywhere
shortcuts-board = Only on a house
shortcuts-off = Off
