# Words of the page and the terminal around the board.

## The program

app-name = Mancala
app-tagline = Play mancala: six classic games for two.
skip-to-board = Skip to the board
menu = Menu
close = Close
cancel = Cancel
confirm = Confirm
yes = Yes
no = No
about = About
settings = Settings
notices = Licences of the work of others in this program
language = Language
theme = Appearance
theme-auto = System
theme-light = Light
theme-dark = Dark

## Starting a game

new-game = New game
home = Home
choose-game = Choose a game
tap-to-begin = Tap a house: that is your first move.
start-game = Play
play-friend = Play a friend
continue-game = Continue this game
options = Options
options-default = Usual rules
options-changed =
    { $n ->
        [one] { $n } option changed
       *[other] { $n } options changed
    }
option-usual = { $name } (usual)
players = Players
person = A person
player-name = Name
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
level-1-text = Gentle: a beginner can win.
level-2-text = Spots obvious moves.
level-3-text = Seldom misses an extra turn or a capture.
level-4-text = Looks at your answer too.
level-5-text = Plans a little ahead.
level-6-text = Plans well ahead.
level-7-text = Gives nothing away.
level-8-text = Full strength.
who-begins = Who begins?
youngest-begins = The youngest player begins.

## Playing

undo = Undo
redo = Redo
hint = Hint
hint-best = Try { $move }: the best move.
hint-probably = Try { $move }: probably best.
searched = searched, depth { $depth }
flip = Flip the board
speed = Speed
speed-off = Off
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
replay-turn = Show the last turn again
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
confirm-moves = Confirm each move
allow-premove = Choose a move in advance
show-counts = Show numbers
less-motion = Reduce motion

## Results, rounds, matches

game-over-title = Game over
round-over-title = Round over
play-again = Play again
rematch = Rematch
review = Review
next-level = Next level
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
rules-in-force = Rules in force
rules-all = All rules
# A name and what it stands for.
labelled = { $name }: { $value }
goal = Goal
source-of = Source: { $source }
history = Moves
divider = Size of the board
history-empty = No moves yet.
history-turn = Turn { $n } of { $total }
history-first = First position
history-previous = One move back
history-next = One move forward
back-short = Back
forward-short = Forward
history-last = Last move

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
key-choose = choose a house
key-move = go from house to house
key-sow = sow the chosen house, or finish the sowing
key-undo = undo
key-redo = redo
key-hint = hint
key-flip = flip the board
key-history = look at the moves
key-speak-score = say the score
key-speak-board = say the board

## What is said of moves and values

moves-possible = Possible moves
moves-none = No moves: the game is over.
quit = Quit

proved = proved
from-table = from the table of endings
perfect-from-here = Perfect from here
perfect-why = { $name } knows the value of every position that can still come.

nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to play again.

## The page

you = You
opponent = Your opponent
the-computer = The computer
who-is-youngest = Who is the youngest?
options-all = All options
options-reset = Back to the usual rules
more-about-this = More about this
turn-number = turn { $n }
sowings-of-turn = Sowings of this turn
moves-and-rules = Moves and rules
premove = { $house } will be played on your turn. Tap it again to cancel.
premove-gone = { $house } will not be played.
press-again = Tap again to sow.
has-chosen = Has chosen
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
as-they-lie = As they lie
settings-look = Language and colours
settings-board = Board
settings-motion = Movement and sound
settings-play = Playing
settings-data = This device
speed-own = Speed of your seeds
speed-computer = Speed of the computer’s seeds
block = Board’s look
block-game = As the game comes
block-walnut = Walnut
block-plank = Pale plank
block-boat = Boat
block-toy = Painted toy
block-slate = Slate
seeds-look = Seeds’ look
seeds-game = As the game comes
seeds-beans = Beans
seeds-nickers = Nicker nuts
seeds-cowries = Cowries
seeds-marbles = Marbles
seeds-pebbles = Sea glass
seeds-fruit = Fruit
board-lies = Board
board-auto = Automatic
board-flat = Horizontal
board-upright = Vertical
own-store = Own store
store-auto = Automatic
store-right = At the right
store-left = At the left, sown clockwise
theme-contrast-light = High contrast, light
theme-contrast-dark = High contrast, dark
show-previews = Show what a move would do
facing-players = Players face each other
clock = Clock
clock-none = No clock
clock-game = { $minutes } min + { $n } s per turn
clock-turn = { $n } s for each turn
time-left = Time left: { $minutes } min { $n } s
sound = Sounds
vibration = Vibration
previews-on = What a move would do is shown.
previews-off = What a move would do is not shown.

link-no-game = It names no game.
link-too-long = It holds too many moves.
link-player = “{ $text }” is no player.
link-move = Move { $n }, “{ $move }”: { $why }

key-choose-other = the other player’s house, when both choose at once
key-history-turn = look at the turns
key-history-ends = first position, last move
key-replay = show the last turn again
key-previews = show what a move would do, or not
key-speak-moves = list legal moves
key-speak-last = say what happened last
key-new = new game

speed-text = How fast seeds are sown on the board.
