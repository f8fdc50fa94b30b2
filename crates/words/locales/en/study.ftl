# The way to where a game is looked into, and back.
study = Analysis
study-play = Play on from here
lab = Rules lab
