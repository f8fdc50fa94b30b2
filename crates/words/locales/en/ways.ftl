# Ways to what is no game.

tour-offer = Show me how in a minute
learn = Learn
puzzles = Puzzles
kid-mode = Children
easy-count = Seeds lie like the spots of dice
