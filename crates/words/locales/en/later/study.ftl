# Looking into a game: what moves are worth, other lines, other positions.

study-play = Play on
study-values = Evaluation
study-review-none = Play on the board, or bring a game: then your mistakes are found.
study-part-more = More
study-engine = Engine
study-player =
    { $who ->
        [other] { $name }
       *[you] You
    }
study-from-side =
    { $who ->
        [other] From { $name }’s side
       *[you] From your side
    }
study-value = Worth { $value }, { $source }.
study-wins =
    { $who ->
        [other] { $name } wins by { $n } – { $source }
       *[you] You win by { $n } – { $source }
    }
study-ahead =
    { $who ->
        [other] { $name } is about { $n } ahead (depth { $depth })
       *[you] You are about { $n } ahead (depth { $depth })
    }
study-draw = Even – { $source }
study-level = About even (depth { $depth })
study-first =
    { $who ->
        [other]
            { $n ->
                [one] { $name } wins with the next sowing – { $source }
               *[other] { $name } wins within { $n } sowings – { $source }
            }
       *[you]
            { $n ->
                [one] You win with the next sowing – { $source }
               *[other] You win within { $n } sowings – { $source }
            }
    }
study-bar =
    { $who ->
        [other] { $name }’s final margin: { $value }
       *[you] Your final margin: { $value }
    }
study-news = depth { $depth } · { $n } positions · { $seconds } s
study-signs = Signs
study-signs-told = ● best · ○ the same winner, fewer seeds · × a worse result · ≈ estimate · ✓ proved · ▦ from the table of endings
study-faults-all = The mistakes of both players
large-thousands = { $n } k
large-millions = { $n }.{ $tenth } M
study-more = more
study-less = less
study-deeper = Look deeper
study-how = How is this known?
study-badge = { $verdict } (certificate { $name })
study-known-proved = Proved by a search to the end of the game. Positions looked at: { $n }.
study-known-table = Certain: endings with up to { $seeds } seeds were looked up, which this device has worked out. Positions looked at: { $n }; looked up: { $hits }.
study-known-searched = A guess, after looking { $depth } sowings ahead: it may be wrong. Positions looked at: { $n }.
study-distance = Sowings to the end, with best play: { $n }.
study-line-ends = Sowings to the end in the line found: { $n }. Other lines may be shorter or longer.
study-line-goes-on = Sowings in the line found: { $n }. It does not reach the end.
study-certify = Make a certificate
study-certifying = Proving: { $n } positions
study-certified = Certificate { $name }, { $n } KB, checked by the rules alone.
study-save = Save
study-too-large = This takes longer than a page should work. The program can do it:
study-again = Work it out again with the program:
study-speed = { $n }/s
study-hits = { $n } looked up
study-tuning = Engine settings
study-memory = Memory
study-thread = The engine thinks in one thread, apart from that of the board.
study-branches = Moves that were played here

study-explorer = Your games from here
study-reading = { $n } of { $total } games read
study-read = Games on this device by these rules: { $n }
study-unplayed = You have not reached this position before.
study-played = { $n }×: won { $won }, drawn { $drawn }, lost { $lost }
study-unfinished = not finished { $n }

study-editor = Set up a position
study-set-up = Analyse this position
study-field = { $house }: pieces
study-seeds =
    { $n ->
        [one] { $n } piece in the houses
       *[other] { $n } pieces in the houses
    }
study-no-move = The game is over in this position: no move is left.

study-exchange = Import & export
study-paste = Paste a game or a position, of this program or another one
study-open = Open
study-record = Record
study-ogn = Record of Aualé
study-compact = Short form
study-position = Position
study-playstrategy = Position for PlayStrategy
study-kgp = Position for KGP
study-openspiel = Position for OpenSpiel
study-picture = Save a picture (SVG)
study-moving-picture = Save the last turn as a moving picture (SVG)
study-card = Share a picture (PNG)
study-alt = What it shows, in words
study-card-shared = Shared.
study-card-saved = Saved.
study-card-failed = The browser could not make the picture.
study-embed = Embed this board (HTML)
study-copy = Copy
study-copied = Copied.
study-not-copied = The browser does not let this page copy. Select the text instead.
study-no-record = this is no record of a game
study-line = Line { $n }: { $why }

study-reviewed = Review
study-review = Review this game
study-stop = Stop
study-reviewing = { $n } of { $total } positions
study-graph = Through the game
study-estimate = estimate
study-dashed = Final margin after each move. Dashed = the engine’s estimate, solid = proved.
study-undrawn = The value of each position that you look at is drawn here; the review draws all.
study-lengths = Bars: sowings in the line found. Full ones reach the end of the game.
study-percent = { $percent } %
study-accuracy = accuracy
study-turned = The game turned here:
study-never-turned = No move changed who was winning.
study-review-again = Again
study-blunders =
    { $n ->
        [one] { $n } blunder
       *[other] { $n } blunders
    }
study-mistakes =
    { $n ->
        [one] { $n } mistake
       *[other] { $n } mistakes
    }
study-slips =
    { $n ->
        [one] { $n } inaccuracy
       *[other] { $n } inaccuracies
    }
study-fault-kind = { $kind } ({ $result })
study-win-lost = win given away
study-draw-lost = draw given away
study-best = Best: { $best }
study-slip = inaccuracy
study-mistake = mistake
study-blunder = blunder

fault-before = Previous mistake
fault-after = Next mistake
study-retry = Learn from your mistakes
study-retry-task =
    { $who ->
        [other] { $name } played { $move } here. Find something better.
       *[you] You played { $move } here. Find something better.
    }
study-retry-right = Correct: that is the best move.
study-retry-kept = This keeps the result, and gives { $n } away.
study-retry-wrong = This gives { $n } away.
study-retry-worse = This throws the result away.
study-retry-again = Try again
study-retry-next = Next

draw = Arrows and circles
draw-board = Draw on the board
draw-how = Draw with the right mouse button: from house to house for an arrow, on one house for a circle. Shift, Alt and both change the colour, Esc removes everything. On a touch screen press the pencil first.
draw-clear = Remove all drawings
draw-green = Green
draw-red = Red
draw-yellow = Yellow
draw-blue = Blue
draw-colour = Colour
draw-from = From
draw-to = To
draw-add = Draw
draw-arrow =
    { $colour ->
        [red] Red arrow from { $from } to { $to }
        [yellow] Yellow arrow from { $from } to { $to }
        [blue] Blue arrow from { $from } to { $to }
       *[green] Green arrow from { $from } to { $to }
    }
draw-circle =
    { $colour ->
        [red] Red circle on { $from }
        [yellow] Yellow circle on { $from }
        [blue] Blue circle on { $from }
       *[green] Green circle on { $from }
    }
draw-drawn = { $what }.
draw-removed = Removed: { $what }
draw-remove = Remove: { $what }
study-link-cut = The address of this page is too short for all variations and comments. To pass them on, copy the record or keep the game in your study.

note = Comment on this move
note-sign = Sign of the move
note-good = Good move
note-mistake = Mistake
note-brilliant = Brilliant move
note-blunder = Blunder
note-interesting = Interesting move
note-dubious = Dubious move
note-comment = Comment
note-main = Make this the main line
note-delete = Delete from here
note-delete-sure = Delete this move and everything after it?

book = My study
book-title = Title of the chapter
book-add = Add this game as a chapter
book-save = Save the study as a file
book-read = Add chapters from a file
book-chapter = Chapter { $n } of { $total }
book-untitled = Chapter { $n }
book-before = Chapter before
book-after = Next chapter
book-rename = Rename “{ $title }”
book-up = Move “{ $title }” up
book-down = Move “{ $title }” down
book-remove = Remove “{ $title }”
book-remove-sure = Remove this chapter from the study?
book-record = Chapter { $n }: { $why }
book-chapters-max = A study has at most { $n } chapters. Save this one as a file and remove some.
book-bytes-max = The study would be larger than one megabyte.
book-full = This browser has no room left, or keeps nothing. Save the study as a file.
