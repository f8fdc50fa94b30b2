# Words of the page and the terminal around the board.

## The program

app-name = Mancala
app-tagline = Play mancala: over a hundred games
skip-to-board = Skip to the board
menu = Menu
close = Close
cancel = Cancel
confirm = Confirm
yes = Yes
no = No
settings = Settings
language = Language
theme-light = Light
theme-dark = Dark

## Starting a game

new-game = New game
home = Home
choose-game = Choose a game
tap-to-begin = Choose a house: that is your first move.
start-game = Play
play-friend = Play a friend
play-online = Play online
puzzle-daily = Puzzle of the day
continue-game = Continue this game
options = Options
person = A person
computer-name = Computer · { $name }
computer-level = { computer-name } (level { $n })
level-1 = First steps
level-2 = Easy
level-3 = Relaxed
level-4 = Attentive
level-5 = Skilled
level-6 = Strong
level-7 = Expert
level-8 = Master

## Playing

undo = Undo
redo = Redo
hint = Hint
hint-best = Try { $move }: the best move.
hint-probably = Try { $move }: probably best.
searched = searched, depth { $depth }
flip = Flip the board
replay-turn = Replay the last turn
# The same below an icon.
replay-short = Replay
thinking = { $name } is thinking…
thinking-seconds =
    { $name } has been thinking for { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }.
move-now = Move now
swap-sides = Change sides
swap-sides-text = Instead of moving, you may change sides.
board-of = Board of { $game }

## Results, rounds, matches

game-over-title = Game over
round-over-title = Round over
play-again = Play again
rematch = Rematch
review = Review
next-level = Next level
easier-level = Easier level
best-turn =
    { $who ->
        [other] { $name }’s best turn: { $pieces }
       *[you] Your best turn: { $pieces }
    }
share = Share
next-round = Next round
round-number = Round { $n }
match-score = Match: { $south } – { $north }
choose-refill =
    { $name }: choose { $n ->
        [one] the house
       *[other] { $n } houses
    } to refill.
opening-choose = { $name }: choose a house. Both sow at the same time.
opening-chosen = { $name } has chosen.

## Kid-Cala and Banana-Cala

houses-to-empty =
    { $n ->
        [0] All houses are empty!
        [one] { $n } house to empty
       *[other] { $n } houses to empty
    }
won-heap = Won fruit
banana-penalty = Each banana you won cancels one of your other fruits.
banana-score =
    { $good } less { $n ->
        [one] { $n } banana
       *[other] { $n } bananas
    }: { $points }
choose-order = Choose the order
drop-order = Dropped in this order
take-fruits = Take 1 to { $most } fruits out of the mancala
taken =
    { $n ->
        [0] Nothing taken yet
        [one] { $n } fruit taken
       *[other] { $n } fruits taken
    }
put-back = Put back
drop-fruits = Drop them
leave-capture = Leave what could be captured

## Rules and history

rules = Rules
# A name and what it stands for.
labelled = { $name }: { $value }
goal = Goal
history = Moves
history-previous = One move back
history-next = One move forward
back-short = Back
forward-short = Forward

## Sharing and saving

copy-link = Copy link
link-copied = Link copied. Anyone who opens it sees this position.
copy-failed = The browser does not allow copying. Here is the link:
bad-link = This link does not contain a playable game. { $why }
worker-failed = The computer player could not be started: { $why }
computer-silent = The computer does not answer.
play-without-it = Play on without it

## Help and keys

help = Help
keys = Keys

## What is said of moves and values

moves-possible = Possible moves
moves-none = No moves: the game is over.
quit = Quit

proved = proved
from-table = from the table of endings
perfect-from-here = Perfect from here
perfect-why = { $name } knows the value of every position that can still come.


## The page

you = You
opponent = Your opponent
the-computer = The computer
turn-number = turn { $n }
sowings-of-turn = Sowings of this turn
moves-and-rules = Moves and rules
premove = { $house } will be played on your turn. Tap it again to cancel.
premove-gone = { $house } will not be played.
press-again = Tap again to sow.
has-chosen = Has chosen
sowing-now = sowing…
turn-here =
    { $who ->
        [other] to play
       *[you] Your turn
    }
looking-back = Viewing an earlier position. A move here starts a new line.
opening-choose-you = Choose a house. Both players sow at the same time.
rounds-won =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
try-again = Try again
# While a part of the page is fetched, and when it could not be.
fetching = One moment…
part-missing = This part of the page could not be fetched. Is the device offline?
still-there = Two people can still play at this device:
leave-game = Leave this game? It is kept, and you can go on with it.
as-they-lie = Any fruits
time-left = Time left: { $minutes } min { $n } s
previews-on = What a move would do is shown.
previews-off = What a move would do is not shown.

link-no-game = It names no game.
link-too-long = It holds too many moves.
link-player = “{ $text }” is no player.
link-move = Move { $n }, “{ $move }”: { $why }

