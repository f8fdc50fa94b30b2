# Ways to what is no game.

play-computer = Play the computer
tour-offer = Learn in a minute
learn = Learn
puzzles = Puzzles
kid-mode = Children
games-all = Games of the world
games-short = Games
