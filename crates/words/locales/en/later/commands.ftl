# Words to type, and what they do.

command-board = board
command-text-board = say what lies where
command-last = last
command-text-last = say again what happened last
command-moves = moves
command-text-moves = every possible move and what it would bring
command-hint = hint
command-text-hint = ask for advice
command-score = score
command-text-score = say the score and whose turn it is
command-history = history
command-text-history = the turns so far
command-rules = rules
command-text-rules = the rules in force
command-undo = undo
command-text-undo = take your last move back
command-redo = redo
command-text-redo = play again what was taken back
command-help = help
command-text-help = this list
command-quit = quit
command-text-quit = leave the game
