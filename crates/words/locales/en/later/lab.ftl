# The rules lab: two sets of rules side by side.

lab-about = Two sets of rules side by side: what differs, how large the games are, and whether it helps to begin.
lab-question = Who wins more often when the second player may change sides (pie rule)? Start the games under “Fairness”, or choose other rules.
lab-first = Rules A
lab-second = Rules B
lab-game = Game
lab-publish = Copy the link to this comparison
lab-differences = What differs
lab-count-of-differences =
    { $n ->
        [0] The rules are identical.
        [one] { $n } option differs.
       *[other] { $n } options differ.
    }
lab-count-of-same = { $n ->
        [one] { $n } option is the same
       *[other] { $n } options are the same
    }
lab-same = same
lab-differs = differs
lab-not-there = not a choice here
lab-one-sided = one has it
lab-start = Start

lab-count = How many games
lab-count-source = Counted: every sequence of so many sowings from the start.
lab-sowings = Sowings

lab-solve = Endings
lab-solve-source = Proved: what every position with so few pieces in the houses is worth, worked out on this device.
lab-seeds = Pieces
lab-solved = { $game }: { $n } positions solved.
lab-no-endings = { $game } has no endings that could be worked out like this.

lab-play = Fairness
lab-play-source = Played: the computer against itself on this device, each game after two sowings by chance. The true number lies within the bounds with a probability of 95 %.
lab-level = Level
lab-fairness =
    The first player wins { $percent } % ± { $half } (games: { $all }, level { $level } against itself; { $drawn } drawn, each counted as a half).
not-worked-out = This could not be worked out: { $why }
