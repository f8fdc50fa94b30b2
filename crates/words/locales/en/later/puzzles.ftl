# Puzzles: what they are about, how hard they are, and what the command says of them.

puzzle-theme-chain = Extra turns
puzzle-theme-capture = Capture
puzzle-theme-defence = Defence
puzzle-theme-feeding = Feeding
puzzle-theme-count = Counting the end
puzzle-theme-longest = Best turn
puzzle-theme-winner = Who wins?

puzzle-easy = Easy
puzzle-medium = Medium
puzzle-hard = Hard
puzzle-expert = Expert

puzzles-no-game = There are no puzzles of “{ $game }”: a puzzle needs seeds that are counted at the end, and players who sow in turn from the beginning.
puzzles-no-theme = “{ $game }” has no puzzles about that.
puzzles-too-few = Only { $found } puzzles of { $game } were found, { $wanted } were wanted.
puzzles-right =
    { $count ->
        [one] The puzzle is right
       *[other] All { $count } puzzles are right
    }: what every move comes to has been proved again.
puzzles-fault = { $id }, in { $position }: { $what }.
puzzle-fault-source = its value is known in another way
puzzle-fault-open = what the moves come to is not certain
puzzle-fault-value = the best move comes to something else
puzzle-fault-theme = it is not about its theme
puzzle-fault-right = a move is taken for right that is not, or the other way round
puzzle-fault-cost = a wrong move costs something else
puzzle-fault-reply = the opponent has a better reply
puzzle-fault-end = it ends too soon
