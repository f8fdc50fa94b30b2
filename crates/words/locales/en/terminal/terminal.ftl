## Results, rounds, matches

opening-look-away = The other player looks away.

## Kid-Cala and Banana-Cala

choose-fruits = Choose your fruits

## Rules and history

rules-of = Rules of { $game }

## Sharing and saving

bad-save = The saved game could not be read: { $why }
other-game = This is a game of `{ $found }`, not of `{ $wanted }`.

## Help and keys

key-quit = quit

## The terminal

move-prompt = Your move
move-prompt-help = Type a number, a move, or `?` for help.
choose-number = Choose a number from 1 to { $n }.
quit-question = Leave the game?
bye = Goodbye.
terminal-too-small =
    The window is too small: at least { $columns } columns and { $rows } rows are needed.
both-choose = Both players choose a house.
moves-truncated = { $shown } moves of { $count } are listed; `--limit` lists more.
refused-move = Move { $n }, `{ $move }`: { $why }
values-for = Values for { $name }:
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
tables-positions = positions
tables-won = won
tables-drawn = drawn
tables-lost = lost
tables-open = open
tables-bits = bits
tables-seeds = seeds
tables-per-look = time of a look
tables-built-again = { $fault }; it is built again.
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
solve-circles = The game can go round for ever, for neither side can force more. For South: { $value }.
solve-played-on = { $value }, if it is played on
solve-best = Best: { $move }
solve-effort = { $nodes } positions searched in { $seconds } s.
solve-looked-up = Looked up in all { $nodes } positions with as many seeds or fewer, in { $seconds } s.
solve-unsupported = `{ $game }` cannot be solved: { $why }.
solve-opening = A simultaneous opening cannot be solved; set up a position after it.
solve-too-many-seeds = { $seeds } seeds in the houses are too many: up to { $most } can be solved.
solve-from-checkpoint = This rests on the checkpoint, which is believed. `mancala certify` proves it by the rules alone.
solve-refuted = The checkpoint contradicted the rules; it is forgotten, and the work was begun anew.
solve-no-checkpoint = This position is solved without a search, and there are no checkpoints of that.
solve-no-endings = This position is solved without a search, so `--endings` is of no use.
solve-endings-memory = To search with the endings of up to { $seeds } seeds, { $needed } MiB of memory are needed; { $memory } may be used, which is enough for { $most } seeds.
campaign-range = Proved of South's margin: { $range }.
campaign-searched = A search suggests { $range }, which is no proof.
campaign-work = { $answered } jobs answered, { $cut } cut into smaller ones; { $nodes } positions searched in { $hours } h.
campaign-left = Roughly { $nodes } positions are left, which takes { $hours } h at this speed.
campaign-holds = Holds: { $claim } ({ $nodes } positions, { $seconds } s)
campaign-wrong = Wrong: { $claim } ({ $nodes } positions, { $seconds } s)
campaign-busy = { $folder }: another program is working on this campaign.
campaign-no-game = There is no campaign in this folder yet; `--game` begins one.
campaign-other = This folder has a campaign about { $found }.
campaign-left-out = { $file }, line { $line } is left out: { $why }.
campaign-no-memory = { $file } cannot be used, so the search remembers nothing: { $why }
campaign-unsaved = The memory is not saved in { $file }, and the work goes on: { $why }
campaign-unwritten = { $file } could not be written; the next job tries again: { $why }
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
game-saved = The game is saved in { $file }.
file-exists = { $file } exists already and is not overwritten; go on with it by `--load`.
name-is-text = { $name }: { $text }

## The page

# The full-screen board.
needs-terminal = The board needs a terminal; through a pipe, play with `--plain`.
no-answer = The computer found no move.
next-round-key = Enter: the next round.
game-over-keys = n: new game, u: undo, q: quit.
quit-question-keys = y: yes, any other key: no.
in-hand = { $n } in the hand
save = Save
key-mancala = take fruit out of your mancala
keys-games = ↑ ↓ choose   ⏎ options   q quit
keys-options = ↑ ↓ go   ← → change   ⏎ play   Esc back
keys-board = ← → choose   ⏎ sow   u undo   h hint   i rules   ? keys   q quit
keys-fruits = b a o g add   ⌫ put back   , bananas first   . last   ⏎ drop   Esc back
keys-arranging = ← → ↑ choose   ␣ add   ⌫ take   . all that are left   = back row   ⏎ begin   Esc anew
arrange-plain =
    Type the seeds of houses { $first } to { $last }, { $houses } numbers that make { $n }, or = for all in the back row.
prompt = { $text }:
