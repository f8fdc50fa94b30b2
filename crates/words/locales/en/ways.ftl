# Ways to what is no game.

tour-offer = Learn to play in one minute
learn = Learn
puzzles = Puzzles
kid-mode = Children
games-all = Games of the world
easy-count = Dice patterns
