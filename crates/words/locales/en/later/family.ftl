# What only games of the general machine do: holding, closing and binding houses, sowing captured
# seeds, four rows.

## Houses with a mark

house-held = House { $house } is held from now on: what falls into it belongs to { $who ->
        [other] { $name }
       *[you] you
    }.
house-closed = House { $house } is closed: nothing is sown from it or into it any more.
house-bound = House { $house } is bound: { $other ->
        [other] { $othername } may
       *[you] you may
    } not start there next turn.
house-lost =
    House { $house } is empty: { $who ->
        [other] { $name } has
       *[you] you have
    } lost the privileges of the house.
skip-closed = House { $houses } is closed and passed over.
skip-full = House { $houses } is full and passed over.
skip-holding = House { $houses } is passed over as it is.
skip-held = House { $houses } is held and passed over.

## A sowing

resow = { captured } from { $houses } and { $who ->
        [other] sows
       *[you] sow
    } them on.
resow-several =
    { $who ->
        [other] { $name } captures
       *[you] you capture
    } { $captures } times, { $gain } in all, and { $who ->
        [other] sows
       *[you] sow
    } them on{ ends }.
reverse =
    { $who ->
        [other] { $name } turns
       *[you] you turn
    } backwards at house { $house }.
stop-house = The sowing stops in { $house }, the functional house.
stop-bound = The sowing stops in { $house }, the bound house.
arrange =
    { $who ->
        [other] { $name } has arranged the seeds.
       *[you] your seeds are arranged.
    }

## Captures

capture-family = { captured } from { $houses }.
capture-passing = House { $houses } got its number in passing: { captured }.
capture-tax = Before sowing, { captured } from { $houses }.
capture-held = House { $houses } is held: { captured }.
capture-robbed = House { $houses } is robbed: { captured }.
capture-closed = { pieces } from { $houses } are out of play.
no-capture-first-turns = { nothing-captured }: house { $house } would capture, but not in the first turns.
extra-turn-capture =
    { $who ->
        [other] { $name } has captured and sows again.
       *[you] you have captured: sow again!
    }
extra-turn-no-visit =
    { $who ->
        [other] { $name } has not reached the other side and sows again.
       *[you] you have not reached the other side: sow again!
    }

## The end

end-few-seeds = Only a few { piece }s are left on the board.
end-endless = This turn would never end.
end-front-row =
    { $who ->
        [other] { $name }'s
       *[you] your
    } front row is empty.
end-both-ends =
    { $who ->
        [other] { $name } has
       *[you] you have
    } captured at both ends in one turn.

## The choice of a way

way-of = How do you sow house { $house }?
way-usual = As always
way-right = To the right
way-left = To the left
way-down = Downwards
way-up = Upwards
way-on = on from the house
way-then-back = then back
way-then-on = then on
arrange-left = { $n ->
        [0] All your seeds are placed.
        [one] Place your seeds: one is left.
       *[other] Place your seeds: { $n } are left.
    }
arrange-done = Begin like this
arrange-usual = All in the back row
arrange-anew = Take all back
mark-held-south = It is held by South.
mark-held-north = It is held by North.
mark-owned-south = It lies on North’s side.
mark-owned-north = It lies on South’s side.
mark-locked = It is locked.
mark-bound = It is bound.
mark-house = It is the house, never emptied yet.

## The library, and a game of one's own

games-lead = Sowing games from four continents: the board as it is set up, the rules in words, and a game at once.
games-today = Game of the day
games-first = Good to begin with
games-area = Region
games-all-areas = All regions
games-find = Find a game or a country
games-of-area = All { $n } games
games-count = { $n ->
        [one] One game
       *[other] { $n } games
    }
games-none = No game has such a name or comes from such a place. These are good to begin with, and you can make one yourself.
games-everything = Show all games
games-map = Map
rows-any = All boards
rows-two = Two rows
rows-four = Four rows
rules-few = Few rules
rules-some = Some rules
rules-many = Many rules
games-near = Nearest games
rules-differing = { $n ->
        [0] The same rules under another name
        [one] One rule differs
       *[other] { $n } rules differ
    }
games-like = like { $game }
attested-by = Evidence: { $by }
certified-by = Checked: { $by }
card-or = { $others } or { $last }
play-people = Two people here
make-game = Make your own game
make-from = Change its rules
make-lead = Choose the board and the rules; they are told in words beside them. The link holds the whole game.
make-board = Board
make-more = More rules
make-link = Send this link to play it with somebody:
make-endless = Some games never end: { $n } of 100 between random players.
make-first-wins = Whoever begins wins { $n } of 100 games between random players.
make-second-wins = Whoever begins loses { $n } of 100 games between random players.

## Areas of the world, for a list of all games

area-west-africa = West Africa
area-horn-of-africa = Horn of Africa
area-east-africa = East Africa
area-central-africa = Central and southern Africa
area-north-africa = North Africa and the Middle East
area-central-asia = Central Asia
area-south-asia = South Asia
area-southeast-asia = Southeast and East Asia
area-americas = The Americas
area-europe = Europe
area-modern = Modern games

also-called = Also called { $names }
examples = Examples
topic-sow = A sowing
topic-relay = Sowing on
topic-capture = A capture
topic-resow = Sowing what was captured
topic-again = Another turn
topic-reverse = Turning back
topic-stop = Stopping
topic-house-lost = A house is lost
topic-hold = A house is held
topic-close = A house is closed
topic-feed = Feeding
topic-pass = Passing
topic-end = The end
example-play = Show the move

## Cards of the library

card-hand = Played in two stages: seeds come in from your hand first, then the board is sown.
card-deprive = Leave your opponent without seeds, and you win.
card-clear = Be the first to clear your side, and you win.
card-close = A last seed can close a house of your opponent’s.
card-alternate = Whoever begins chooses the direction for the whole game; the other sows the other way.
card-odd-even = Odd houses are sown one way, even ones the other.
card-immobilise = No seeds are counted: whoever cannot move loses.
card-held = A last seed can win a house: what falls into it is its holder’s from then on.
card-split = The left half of your houses is sown one way, the right half the other.
card-either = You choose which way to sow.
card-store = End in your store, and you sow again.
card-again = Capture, and you sow again.
card-beyond = Stop just before an empty house, and you take what lies beyond it.
card-passing = Houses are won while seeds still fall, not only at the end of a sowing.
card-next = After your last seed the next house is lifted: sowing runs on until that is empty.
card-even = Bring a house to an even number, and its seeds are yours.
card-take = Bring a house to { $numbers } seeds with your last one, and they are yours.
card-facing = You capture what lies across the board.
card-relay = A last seed in a full house lifts it again: sowing runs on and on.
card-four = Both players sow round two rows of their own.

## The rules of a game on three cards

cards-turn = Your turn
cards-capture = Capture
cards-house-own = a house of yours
cards-house-theirs = a house of your opponent’s
cards-house-any = any house
cards-house-least = a house of yours with at least { $n } seeds
cards-even = an even number
cards-number = any number
cards-match = It is a match of several rounds.
cards-majority = More than half of all seeds wins.
cards-right = Choose { $mine } and sow its seeds one by one to the right.
cards-left = Choose { $mine } and sow its seeds one by one to the left.
cards-either = Choose { $mine } and sow its seeds one by one, either way.
cards-outwards = Choose { $mine } and sow it seed by seed: from your left half to the left, from your right half to the right.
cards-inwards = Choose { $mine } and sow it seed by seed: from your left half to the right, from your right half to the left.
cards-odd-even = Choose { $mine } and sow it seed by seed: an odd number to the right, an even one to the left.
cards-alternate = Choose { $mine } and sow it seed by seed. Whoever begins chooses the direction once and for all; the other sows the other way.
cards-circle-right = Sow { $mine }, one seed at a time, counter-clockwise round your own two rows.
cards-circle-left = Sow { $mine }, one seed at a time, clockwise round your own two rows.
cards-circle-either = Sow { $mine }, one seed at a time, round your own two rows, either way.
cards-circle-backwards = Sow { $mine }, one seed at a time, counter-clockwise round your own two rows; a few may go backwards to capture.
cards-bao-hand = While you have seeds in hand, put one into a front house of yours that holds seeds; if it takes nothing, sow that house. Later, sow a house of two seeds or more, either way.
cards-stays = The first seed stays in its house.
cards-stays-unless-single = The first seed stays in its house, unless it is the only one.
cards-store = Your store gets one in passing.
cards-store-again = Your store gets one in passing; end in it, and you sow again.
cards-relay = If the last one falls into a house with seeds, take them up and go on.
cards-relay-unless = If the last one falls into a house with seeds, go on with them, unless it captures.
cards-relay-unless-held = If the last one falls into a house with seeds, go on with them, unless it wins the house.
cards-relay-least = If the last one makes { $limit } or more in a house, take them up and go on, unless it captures.
cards-relay-exactly = If the last one makes { $limit } in a house, take them up and go on, unless it captures.
cards-relay-own = If the last one falls into a house of yours with seeds, take them up and go on, unless it captures.
cards-relay-theirs = If the last one falls into a house of your opponent’s with seeds, take them up and go on, unless it captures.
cards-relay-next = Then take up the next house and go on, until that one is empty.
cards-relay-next-least = If the last one makes { $limit } or more in a house, take up the next house and go on.
cards-any = If your last seed falls into { $taken }, you take the seeds in it.
cards-count = If your last seed makes { $numbers } in { $taken }, you take them.
cards-count-one = If your last seed falls into { $taken } that was empty, you take it.
cards-facing = If your last seed falls into { $landing } that was empty, you take the seeds across.
cards-facing-any = If your last seed falls into { $landing }, you take the seeds across.
cards-own-seed = That last seed goes with them.
cards-next = If the house after your last seed holds { $numbers }, you take them.
cards-next-any = If your last seed falls into { $taken }, you take what lies in the house after it.
cards-next-empty = If your last seed falls into { $taken } that was empty, you take what lies in the house after it.
cards-next-relay = If your last seed makes { $numbers } in { $taken }, you take what lies in the house after it.
cards-beyond = If the house after your last seed is empty, you take what lies in the one beyond it.
cards-beyond-occupied = If your last seed falls into a house with seeds and the next house is empty, you take what lies beyond that.
cards-reached = If your last seed falls on your opponent’s side, or into your own last house, you take all their houses that hold { $numbers }.
cards-chain-back = The houses just before it are taken, too, while they can be.
cards-chain = Further houses may follow in the same way.
cards-visit = A seed of that turn must have reached your opponent’s side.
cards-extra-facing = What lies across from it is yours, too.
cards-extra-alike = All your opponent’s other houses with such a number go with them.
cards-passing-owner = A house that comes to { $numbers } earlier, while seeds fall, goes to its owner.
cards-passing-owner-all = A house that comes to { $numbers } while seeds fall goes to its owner.
cards-passing-sower = You also take a house that comes to { $numbers } earlier, while seeds fall.
cards-passing-own = You also take a house of yours that comes to { $numbers } earlier, while seeds fall.
cards-passing-theirs = You also take a house of your opponent’s that comes to { $numbers } earlier, while seeds fall.
cards-goes-on = Then you go on sowing.
cards-again-once = Capture, and you sow again, once.
cards-tax-single = Start from a single seed, and you first take what lies across.
cards-tax-singles = Before you sow, you take what lies across from your single seeds.
cards-tax-lap = Of the seeds you lift, one goes to your store, in each lap.
cards-none = Nothing is captured.
cards-none-store = Nothing is captured; only your store gets seeds.
cards-close = A last seed that makes { $made } in a house of your opponent’s closes it: no move of theirs starts there any more.
cards-hold = A last seed that makes { $made } can win the house: its seeds are yours from then on.
cards-hold-bank = One that makes { $made } can win the house. What you take goes into the first house you have won; before that you take nothing.
cards-hold-own = A last seed that makes { $made } in a house of yours can make it safe: its seeds are yours from then on.
cards-hold-theirs = A last seed that makes { $made } in a house of your opponent’s can win it: its seeds are yours from then on.
cards-hold-there = One that makes { $made } there can win the house: its seeds are yours from then on.
cards-rob = A last seed of your opponent’s there can rob it of two.
cards-front-occupied = a front house of yours with seeds
cards-front-empty = an empty front house of yours
cards-front-any = a front house of yours
cards-needs-both = both hold some
cards-needs-front = the front one holds some
cards-needs-any = either holds some
cards-across-both = the seeds of both houses across
cards-across-front = the seeds of the front house across
cards-four = A last seed in { $front } takes { $across }, if { $needs }.
cards-sown-on = You sow them on.
cards-bao-capture = A last seed in a front house of yours with seeds takes those across; sow them from an end of your front row. If you can capture, you must.
cards-bao-capture-hand = A seed from the hand, or a last one, in a front house with seeds takes those across; sow them from an end of your front row. If you can, you must.

## Words of a game

words-of-game = Words
word-lap = lap
word-lap-means = One sowing of the seeds of a house, until the last has fallen; a turn can have several.
word-store = store
word-store-means = The place of the seeds that a player has won, beside the houses.
begin-from-hand = Choose one of the ringed houses: a seed from your hand goes into it.
points-and-hand = { $board } + { $n } in hand
word-hand = in hand
word-hand-means = Seeds beside the board that are put in one by one, turn by turn.
word-front = front row
word-front-means = The row of a player that faces the opponent.
word-takata = takata
word-takata-means = A turn of Bao that captures nothing.
