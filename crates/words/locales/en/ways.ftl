# Ways to what is no game.

tour-offer = Learn to play in one minute
learn = Learn
puzzles = Puzzles
kid-mode = Children
easy-count = Dice patterns
