# The way to where a game is looked into, and back.
study = Analysis
lab = Rules lab
