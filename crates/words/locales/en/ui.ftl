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
opening-look-away = The other player looks away.

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
choose-fruits = Choose your fruits
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
rules-of = Rules of { $game }
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
bad-save = The saved game could not be read: { $why }
worker-failed = The computer player could not be started: { $why }

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
key-quit = quit

## The terminal

move-prompt = Your move
move-prompt-help = Type a number, a move, or `?` for help.
moves-possible = Possible moves
moves-none = No moves: the game is over.
choose-number = Choose a number from 1 to { $n }.
quit = Quit
quit-question = Leave the game?
bye = Goodbye.
terminal-too-small =
    The window is too small: at least { $columns } columns and { $rows } rows are needed.

both-choose = Both players choose a house.
moves-truncated = { $shown } moves of { $count } are listed; `--limit` lists more.
refused-move = Move { $n }, `{ $move }`: { $why }
values-for = Values for { $name }:
proved = proved
from-table = from the table of endings
perfect-from-here = Perfect from here
perfect-why = { $name } knows the value of every position that can still come.
wins-in =
    wins in { $n ->
        [one] { $n } ply
       *[other] { $n } plies
    }
loses-in =
    loses in { $n ->
        [one] { $n } ply
       *[other] { $n } plies
    }
match-games =
    { $a } against { $b }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $won } won, { $drawn } drawn, { $lost } lost.
match-share = Score { $score } %, with 95 % certainty between { $low } and { $high } %.
match-longest = Longest thought: { $first } s and { $second } s.
match-forfeits = Lost by an illegal move or by silence: { $byfirst } and { $bysecond }.

playouts-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $plies } plies.
playouts-won = South won { $south }, North won { $north }, { $drawn } drawn.
playouts-unfinished = Given up after { $most } plies: { $unfinished }.
playouts-speed = { $speed } games a second.

tables-seeds = seeds
tables-positions = positions
tables-won = won
tables-drawn = drawn
tables-lost = lost
tables-open = open
tables-bits = bits
tables-per-look = time of a look
tables-none = No tables of { $game } in { $folder }.
tables-empty = There are no tables of this game here.
tables-uncovered = { $seeds } seeds lie in the houses; the tables here go up to { $most }.
tables-left-open = The tables leave open what this position, or one that it leads to, is worth.
tables-burnt = The tables are for boards without burnt houses.
tables-memory = Tables with { $seeds } seeds need { $needed } MiB of memory to be built; { $memory } may be used, which is enough for { $most } seeds.
tables-verified = All { $positions } values with up to { $seeds } seeds follow from one another by the rules.
tables-wrong = { $file }: the value of { $position } does not follow from those it leads to.

solve-south = South wins ({ $value }).
solve-north = North wins ({ $value }).
solve-draw = A draw ({ $value }).
solve-open = Not known yet. For South: { $value }.
solve-played-on = { $value }, if it is played on
solve-best = Best: { $move }
solve-effort = { $nodes } positions searched in { $seconds } s.
solve-looked-up = Looked up in all { $nodes } positions with as many seeds or fewer, in { $seconds } s.
solve-unsupported = `{ $game }` cannot be solved: { $why }.
solve-opening = A simultaneous opening cannot be solved; set up a position after it.
solve-too-many-seeds = { $seeds } seeds in the houses are too many: up to { $most } can be solved.
solve-no-checkpoint = This position is solved without a search, and there are no checkpoints of that.
solve-no-endings = This position is solved without a search, so `--endings` is of no use.
solve-endings-memory = To search with the endings of up to { $seeds } seeds, { $needed } MiB of memory are needed; { $memory } may be used, which is enough for { $most } seeds.
turn-best = After this turn { $banked } of { $seeds } seeds can be in the store; more cannot.
turn-at-least = After this turn at least { $banked } of { $seeds } seeds can be in the store.

round-of = a round of { $game }
proved-from-start = Proved: in { $game }, where South begins, { $what }.
proved-from-position = Proved: in { $game }, from { $position }, { $what }.
proved-wins = { $side } wins whatever the other player does
proved-wins-by =
    { $side } wins by { $seeds ->
        [one] { $seeds } seed
       *[other] { $seeds } seeds
    } if both play their best
proved-wins-by-at-least =
    { $side } wins by { $seeds ->
        [one] { $seeds } seed
       *[other] { $seeds } seeds
    } at least, whatever the other player does
proved-draw = nobody wins if both play their best
proved-holds = { $side } need not lose, whatever the other player does
proved-loses-by-at-most =
    { $side } need not lose by more than { $seeds ->
        [one] { $seeds } seed
       *[other] { $seeds } seeds
    }, whatever the other player does
certificate-written = { $file }: { $bytes } bytes

seat-line = { $side }: { $who }
moves-possible-list = Possible moves: { $list }.
sources-possible-list = You can take fruit from: { $list }.
moves-many = There are { $count } moves.
which-order =
    Which order? Type the letters of all { $n } fruits ({ $letters }), for example { $example }.
which-fruits =
    Which fruits, in which order? Type 1 to { $most } letters ({ $letters }), for example { $example }.
taken-back = Taken back.
played-again = Played again.
nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to play again.
game-saved = The game is saved in { $file }.
file-exists = { $file } exists already and is not overwritten; go on with it by `--load`.
name-is-text = { $name }: { $text }

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

# The full-screen board.
needs-terminal = The board needs a terminal; through a pipe, play with `--plain`.
no-answer = The computer found no move.
next-round-key = Enter: the next round.
game-over-keys = n: new game, u: undo, q: quit.
quit-question-keys = y: yes, any other key: no.
speed-text = How fast seeds are sown on the board.
in-hand = { $n } in the hand
save = Save
key-mancala = take fruit out of your mancala
keys-games = ↑ ↓ choose   ⏎ options   q quit
keys-options = ↑ ↓ go   ← → change   ⏎ play   Esc back
keys-board = ← → choose   ⏎ sow   u undo   h hint   i rules   ? keys   q quit
keys-fruits = b a o g add   ⌫ put back   , bananas first   . last   ⏎ drop   Esc back
prompt = { $text }:
