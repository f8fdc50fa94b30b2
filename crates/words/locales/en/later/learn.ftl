# Lessons, puzzles on the board, and the page of children.

back = Back
skip = Skip
next-step = Next
well-done = Well done!
not-yet = Not yet: try again.
lesson-over = That was all. Now play!
steps-done =
    { $n ->
        [0] { $all } steps
       *[other] { $n } of { $all } steps
    }
lesson-sow = Tap one of your houses. What lies in it is dropped, one by one, into the next ones.
lesson-again = End in your store, and you play again. Which house ends there?
lesson-again-far = Once more: count the way to your store.
lesson-chain = Play again and again: earn three more sowings in one turn. The house beside your store goes first.
lesson-capture = Let your last piece fall into an empty house of yours: you take what lies across.
lesson-nothing = Across from an empty house there is nothing to take. See for yourself: end where nothing lies across.
lesson-more = Two houses can capture. Take the larger catch.
lesson-again-capture = First play again, then capture: all in one turn.
lesson-round = A full house goes all the way round, past your opponent’s store. Capture with it.
lesson-safe = Your opponent wants to take your seeds. Play so that nothing can be captured next.
lesson-rest = No seeds left in your houses: the game ends. End it now.
lesson-finish = You are ahead, and few seeds are left. End the game and win.
lesson-empty = Empty your houses: a sowing that ends in your store lets you go on.
lesson-clear = Be the first to have all houses empty. You can do it in this turn!
lesson-twos = Make exactly two in a house of your opponent with your last seed: you take them.
lesson-threes = Three are taken as well. Make three.
lesson-row = The houses before it that hold two or three are taken, too. Take three houses at once.
lesson-skip = A large house goes round and leaves out where it began. Capture with it.
lesson-feed = Your opponent has no seeds: you must give some. Which house reaches over?
lesson-slam = Taking everything your opponent has takes nothing. See what happens.
lesson-relay = End in a house with seeds: they are lifted, and the sowing goes on.
lesson-relay-home = Let a sowing that goes on end in your store.
lesson-relay-capture = Go on, and capture at the end.
lesson-basket = Touch your basket, take up to six fruits in any order, and drop them.
lesson-basket-capture = Out of your basket: take just as many as reach an empty house across from fruit.
puzzle-solve = Solve it
puzzle-easier = An easy one first
puzzle-first = Solve one to start a streak.
puzzle-streak = Streak { $n }
puzzle-best = Best { $n }
puzzle-days = Days { $n }
puzzle-rating = Rating { $rating }
puzzle-done = solved
solved-of = { $n } of { $all } solved
next-up = Start here
puzzle-all-themes = All themes
puzzle-all-levels = All levels
puzzle-missing = This puzzle could not be found.
puzzle-goal-margin = Find the move with the best result in the end.
puzzle-goal-win = Find the move that wins.
puzzle-goal-draw = Find the move that does not lose.
puzzle-goal-turn = Score as many seeds as you can this turn.
puzzle-goal-result = Who wins, if both play their best?
puzzle-to-move = The marked houses are yours, and it is your turn.
puzzle-scored = You score { $n } this turn.
puzzle-nobody-wins = Nobody wins.
puzzle-win = You win by { $n }.
puzzle-loss = Your opponent wins by { $n }.
answer-win = You
answer-draw = A draw
answer-loss = Your opponent
puzzle-right = Correct!
puzzle-not-right = Not quite.
puzzle-less = Not the most: { $n } more can be scored.
puzzle-wrong = Not the best: that loses { $n }.
puzzle-so-far = Right so far.
puzzle-one-of-two = It is one of the two that are lit.
puzzle-solved = Solved! { $result }
puzzle-shown = The solution. { $result }
solution = Solution
next-puzzle = Next
kid-hint = Try one of these!
kid-caught =
    { $who ->
        [other] { $n } for { $name }!
       *[you] Yum! { $n } for you!
    }
kid-again =
    { $who ->
        [other] { $name } goes again.
       *[you] Go again!
    }
kid-first = Begin with this page
kid-other-1 = Very easy robot
kid-other-2 = Easy robot
kid-friend = Two people
grown-ups = For grown-ups
leave-kids = To all games
voice = Speak aloud
show-again = Show me again
stickers = Stickers
kid-over = Well played!
sticker-earned = You played to the end: a sticker!
sticker-count = Stickers: { $n }
stickers-none = Play a game to its end, and the first sticker is yours!

sheet = Worksheet
sheet-how = Choose what to practise and print this page: exercises with room to write, and the solutions on a page of their own.
sheet-theme = Theme
sheet-all-themes = All themes
sheet-number = Number of exercises
sheet-others = Other exercises
sheet-print = Print
sheet-none = There is no such puzzle. Choose another theme or difficulty.
sheet-name = Name
sheet-date = Date
more-puzzles = More puzzles
puzzle-go-on = Go on with puzzle { $n }
sheet-row = The lower row is yours, and it is your turn.
sheet-solutions = Solutions
sheet-banked = { $line } – seeds scored: { $n }
sheet-margin = { $line } – final margin { $value }
projector = Show on a projector
