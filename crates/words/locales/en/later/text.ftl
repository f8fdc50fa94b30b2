# The page in text alone.

board-version = Board version of this game
text-game = Game
text-score = Score
text-last = Last turn
text-board = Board
text-form = Move form
text-line = Move or command
text-send = Send
text-commands = Commands
text-moves-help =
    Write the letter of a house to sow it, such as “c”. Fruit is named after a colon: “c:agb”; “m:gob” takes it out of your mancala.
command-value = eval
command-text-value = what a move is worth, as in “eval c”
command-new = new
command-text-new = another game with the same players, as in “new oware”
command-level = level
command-text-level = play against the computer at a level from 1 to 8; 0: two people
command-next = next
command-text-next = the next round; the letters of the houses to fill may follow
# $stands says how the game would end for the player, by $n.
value-of-move =
    { $move }: { $stands ->
        [wins] wins
        [loses] loses
        [ahead] ahead by { $n } in the end
        [behind] behind by { $n } in the end
       *[even] even in the end
    }, { $source }.
nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to play again.
