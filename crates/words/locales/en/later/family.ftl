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
games-first = Good to begin with
games-area = Region
games-all-areas = All regions
games-find = Find a game or a country
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
rules-count = { $n ->
        [one] One rule
       *[other] { $n } rules
    }
card-or = { $others } or { $last }
play-people = Two people
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
first-moves = First moves
example-at = { $n } of { $all }
example-before = Previous example
example-next = Next example
example-play = Show the move

## Cards of the library

card-hand = Played in two stages: seeds come in from your hand first, then the board is sown.
card-deprive = Leave your opponent without seeds, and you win.
card-clear = Be the first to clear your side, and you win.
card-close = A last seed can close a house of your opponent’s.
card-alternate = Each lap runs the other way round.
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
