# Options and players of a new game.

options-default = Usual rules
options-changed =
    { $n ->
        [one] { $n } option changed
       *[other] { $n } options changed
    }
option-usual = { $name } (usual)
players = Players
level-1-text = Gentle: a beginner can win.
level-2-text = Spots obvious moves.
level-3-text = Seldom misses an extra turn or a capture.
level-4-text = Looks at your answer too.
level-5-text = Plans a little ahead.
level-6-text = Plans well ahead.
level-7-text = Gives nothing away.
level-8-text = Full strength.
your-side = Your side
who-begins = Who begins?
begins-by-lot = Random
youngest-begins = The youngest player begins.
who-is-youngest = Who is the youngest?
options-all = All options
options-reset = Back to the usual rules
more-about-this = More about this
clock = Clock
clock-none = No clock
clock-game = { $minutes } min + { $n } s per turn
clock-turn = { $n } s for each turn
player-name = Name
