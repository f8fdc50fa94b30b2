# Words of the page and the terminal around the board.

## The program

app-name = Mancala
app-tagline = Sow, capture and count: six games for two.
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
theme-auto = As the device
theme-light = Light
theme-dark = Dark

## Starting a game

new-game = New game
choose-game = Choose a game
start-game = Play
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
person = a person
player-name = Name
computer-level = Computer, level { $n }: { $name }
level-1 = First steps
level-2 = Easy
level-3 = Relaxed
level-4 = Attentive
level-5 = Skilled
level-6 = Strong
level-7 = Expert
level-8 = Master
level-1-text = Plays believable moves and lets a child win.
level-2-text = Sees what is right in front of it.
level-3-text = Seldom misses an extra turn or a capture.
level-4-text = Looks at your answer too.
level-5-text = Plans a little ahead.
level-6-text = Plans well ahead.
level-7-text = Gives nothing away.
level-8-text = As strong as it gets in the time.
who-begins = Who begins?
youngest-begins = The youngest player begins.

## Playing

undo = Undo
redo = Redo
hint = Hint
hint-is = Hint: { $move } ({ $source })
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
swap-sides-text = Instead of the first move North may change sides.
board-of = Board of { $game }
confirm-moves = Ask before each move
show-counts = Show numbers
less-motion = Less motion

## Results, rounds, matches

game-over-title = Game over
round-over-title = Round over
play-again = Play again
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
history-first = To the start
history-previous = One move back
history-next = One move forward
history-last = To the last move

## Sharing and saving

copy-link = Copy link
link-copied = Link copied. It holds the game, its options and the position.
copy-failed = The browser does not allow copying. Here is the link:
bad-link = This link holds no game that can be played: { $why }
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
moves-and-rules = Moves and rules
premove = { $house } will be sown on your turn. Choose it again to take that back.
premove-gone = { $house } will not be sown.
press-again = Press once more to sow.
has-chosen = Has chosen
looking-back = You are looking back. Playing on from here begins a variation.
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
as-they-lie = As they lie
speed-own = Speed of your seeds
speed-computer = Speed of the computer’s seeds
board-lies = Board
board-auto = As it fits
board-flat = Flat
board-upright = Upright
theme-contrast-light = High contrast, light
theme-contrast-dark = High contrast, dark
show-previews = Show what a move would do
facing-players = The other player sits opposite
sound = Sounds
vibration = Vibration
previews-on = What a move would do is shown.
previews-off = What a move would do is not shown.

link-no-game = it names no game
link-too-long = it holds too many moves
link-player = “{ $text }” is no player
link-move = move { $n }, “{ $move }”: { $why }

key-choose-other = the other player’s house, when both choose at once
key-history-turn = look at the turns
key-history-ends = to the start, to the last move
key-replay = show the last turn again
key-previews = show what a move would do, or not
key-speak-moves = say what can be played
key-speak-last = say what happened last
key-new = new game

speed-text = How fast seeds are sown on the board.
