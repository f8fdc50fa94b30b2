# Moves and rules beside the board.

rules-all = All rules
rules-in-force = Rules in force
start-wins = Proved: if both play as well as can be, whoever begins wins by { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }.
start-loses = Proved: if both play as well as can be, whoever begins loses by { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }.
start-draws = Proved: if both play as well as can be, the game is a draw.
source-of = Source: { $source }
divider = Size of the board
history-empty = No moves yet.
history-turn = Turn { $n } of { $total }
history-first = First position
history-last = Last move
sources = Sources
