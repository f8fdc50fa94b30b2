# Moves and rules beside the board.

rules-all = All rules
rules-in-force = Rules in force
source-of = Source: { $source }
divider = Size of the board
history-empty = No moves yet.
history-turn = Turn { $n } of { $total }
history-first = First position
history-last = Last move
sources = Sources
accounts = What happened
