# What happens in a game.
#
# Arguments of every sentence:
#   $who   whom it is about: `you`, `tu` (the same among children, for languages that tell
#          them apart), or `other`, who is called $name
#   $other the opponent in the same way, called $othername
#   $kind  what $name is: a `computer` or a `person`
#   $set   the words of the game: `seeds`, or `fruit` for the children's games
#   $tone  how readers are addressed: `you`, or `tu` in the children's games
# A sentence gets its capital at the start by itself.

## Players and words

south = South
north = North
# People without a name who play each other.
player-south = Player 1
player-north = Player 2
computer = the computer

store =
    { $set ->
        [fruit] mancala
       *[seeds] store
    }
piece =
    { $set ->
        [fruit] fruit
       *[seeds] seed
    }
no-pieces =
    { $set ->
        [fruit] no fruit
       *[seeds] no seeds
    }
pieces =
    { $n ->
        [0] { no-pieces }
        [one] { $n } { piece }
       *[other] { $n } { piece }s
    }
empty = empty
burnt = burnt

banana = banana
apple = apple
orange = orange
grape = grape
bananas =
    { $n ->
        [one] { $n } banana
       *[other] { $n } bananas
    }
apples =
    { $n ->
        [one] { $n } apple
       *[other] { $n } apples
    }
oranges =
    { $n ->
        [one] { $n } orange
       *[other] { $n } oranges
    }
grapes =
    { $n ->
        [one] { $n } grape
       *[other] { $n } grapes
    }

name-and-number = { $name }: { $n }

## Places

# Inside a sentence about somebody: $whose is `own`, `opponent`, `you` or `tu`.
place-house = house { $letter }
place-store =
    { $whose ->
        [own] { $kind ->
            [computer] its
           *[person] their
        } own { store }
        [opponent] the opponent's { store }
       *[you] your { store }
    }
place-won =
    { $whose ->
        [own] { $kind ->
            [computer] its
           *[person] their
        } own heap
        [opponent] the opponent's heap
       *[you] your heap
    }

# By themselves. $vowel says whether $name begins with a vowel, for languages that care.
house-name = house { $letter }
store-of =
    { $who ->
        [other] { $name }'s { store }
       *[you] your { store }
    }
won-of =
    { $who ->
        [other] { $name }'s heap
       *[you] your heap
    }

## A sowing

lift =
    { $who ->
        [other] { $name } takes
       *[you] you take
    } { $what } out of { $place }.
# Where a sowing ends; $ends is `told` where the next sentence says it.
ends =
    { $ends ->
        [told] { "" }
       *[here] , ending in { $last }
    }
relay =
    The last { piece } fell into { $place }, which was not empty: all of it is lifted and sown on.
# One seed is its own last.
sow =
    { $who ->
        [other] { $name } sows
       *[you] you sow
    } { $house } ({ $what }){ ends }.
sow-relays =
    { $who ->
        [other] { $name } sows
       *[you] you sow
    } { $house } ({ $relays ->
        [one] { $relays } relay
       *[other] { $relays } relays
    }, { $what }){ ends }.
sow-from-store =
    { $who ->
        [other] { $name } sows
       *[you] you sow
    } { $what } out of { $place }{ ends }.
sow-on =
    { $who ->
        [other] { $name } goes on
       *[you] you go on
    } ({ $what }){ ends }.
turn-of-several =
    { $who ->
        [other] { $name } sowed
       *[you] you sowed
    } { $sowings } times and won { $gain }.

skip-start-house = House { $houses }, where the sowing began, is passed over.
skip-burnt =
    { $n ->
        [one] House { $houses } is burnt and passed over.
       *[other] Houses { $houses } are burnt and passed over.
    }

## Captures

empty-house =
    { $who ->
        [other] empty house { $house }
       *[you] your empty house { $house }
    }
captured =
    { $who ->
        [other] { $name } captures
       *[you] you capture
    } { $n }
capture-facing = { captured }: the last { piece }, which landed in { empty-house }, and the { $facing } opposite.
capture-facing-only =
    { captured }: the last { piece } landed in { empty-house } and stays there, the { $facing } opposite { $facing ->
        [one] is
       *[other] are
    } taken.
capture-own-only = { captured }: the last { piece }, which landed in { empty-house }, goes to { $into } by itself.
count-in-house = { $n } in { $house }
capture-twos =
    { $houses ->
        [one] { captured }: the last { piece } made { $n } in house { $taken }.
       *[other] { captured }: the last { piece } completed a row of twos and threes ({ $list }).
    }
capture-leaves-one = One house is left, because a capture may not take everything.
capture-dead =
    { $who ->
        [other] the last { piece } landed in { $name }'s empty house { $house }
       *[you] your last { piece } landed in empty house { $house }
    }; it goes to { store-of }.
capture-kinds = Won: { $kinds }.

nothing-captured =
    { $who ->
        [other] { $name } captures
       *[you] you capture
    } nothing
no-capture-nothing-facing = { nothing-captured }: house { $house } was empty, but so is the house across.
no-capture-facing-burnt = { nothing-captured }: house { $house } was empty, but the house across is burnt.
no-capture-not-in-this-game = { nothing-captured }: house { $house } was empty, but this game has no captures.
no-capture-needs-lap =
    { nothing-captured }: this sowing had not yet passed { $who ->
        [other] { $kind ->
            [computer] its
           *[person] their
        }
       *[you] your
    } own { store }.
no-capture-grand-slam =
    { nothing-captured }: a capture may not take everything { $other ->
        [other] { $othername } has
       *[you] you have
    }.
no-capture-declined =
    { $who ->
        [other] { $name } leaves
       *[you] you leave
    } on the board what could be captured.
no-capture-same-moment =
    Both last { piece }s fell into facing houses at the same moment: neither player captures the
    other's.

## What comes next

dead =
    { $who ->
        [other] { $name }'s
       *[you] your
    } sowing ends in house { $house }.
dead-empty =
    House { $house } was empty: { $who ->
        [other] { $name }'s
       *[you] your
    } sowing is over.
extra-turn =
    { $who ->
        [other] the last { piece } is in { $kind ->
            [computer] its
           *[person] their
        } { store }: { $name } plays again.
       *[you] your last { piece } is in your { store }: play again!
    }
banner-again =
    { $who ->
        [other] plays again
       *[you] play again!
    }
extra-turn-grand-slam =
    Everything is captured: { $who ->
        [other] { $name } plays again and must feed { $other ->
            [other] { $othername }
           *[you] you
        }
       *[you] play again and feed { $othername }
    }.
bonus-spent =
    { $who ->
        [other] the last { piece } is in { $kind ->
            [computer] its
           *[person] their
        }
       *[you] your last { piece } is in your
    } own { store }, but no more extra choices are left this turn.
pass =
    { $who ->
        [other] { $name } has { no-pieces } and passes
       *[you] you have { no-pieces } and pass
    }.
must-feed =
    { $who ->
        [other] { $name } must give { $other ->
            [other] { $othername }
           *[you] you
        } { piece }s.
       *[you] { $othername } has { no-pieces }: you must give some.
    }
swap =
    { $who ->
        [other] { $name } changes sides
       *[you] you change sides
    }: the board is turned round.
opening-over =
    The opening is over: { $who ->
        [other] { $name } moves first
       *[you] you move first
    }.
turn =
    { $who ->
        [other] { $name }'s turn
       *[you] your turn
    }.
begins = { $name } begins.

## The end

sweep-keeps =
    { $who ->
        [other] { $name } keeps
       *[you] you keep
    } the { $n } on { $who ->
        [other] { $kind ->
            [computer] its
           *[person] their
        }
       *[you] your
    } side.
sweep-gets =
    { $who ->
        [other] { $name } gets
       *[you] you get
    } { pieces } left on the board.
sweep-fruit =
    { $who ->
        [other] { $name } adds
       *[you] you add
    } what is left: { $what }.
uncounted =
    { $n ->
        [one] the { piece } left on the board counts
       *[other] the { $n } { piece }s left on the board count
    } for nobody.

end-no-seeds =
    { $who ->
        [other] { $name } has
       *[you] you have
    } run out of { piece }s, so play ends.
end-cleared =
    { $who ->
        [other] { $name } has emptied all houses first and wins
       *[you] you have emptied all your houses first: you win
    }!
end-majority =
    { $who ->
        [other] { $name } has
       *[you] you have
    } more than half of all { piece }s.
end-half = Each player has exactly half of all { piece }s.
end-cannot-feed =
    { $who ->
        [other] { $name } cannot
       *[you] you cannot
    } give { $other ->
        [other] { $othername }
       *[you] you
    } any { piece }s.
end-no-move =
    { $who ->
        [other] { $name } cannot
       *[you] you cannot
    } move: every move would capture everything, which is not allowed.
end-grand-slam =
    { $who ->
        [other] { $name } has
       *[you] you have
    } captured everything { $other ->
        [other] { $othername }
       *[you] you
    } had.
end-repetition = The same position has come back.
end-quiet = Nothing has been captured for a long time.
end-given = The game was already over.
game-over = The game is over.

result-win =
    { $who ->
        [other] { $name } wins
       *[you] you win
    } { $high }–{ $low }.
result-wins =
    { $who ->
        [other] { $name } wins
       *[you] you win
    }.
result-draw = A draw, { $high }–{ $low }.
# The result in large letters; $score is empty or begins with a space.
verdict-won =
    { $who ->
        [other] { $name } wins
       *[you] you win
    }{ $score }!
verdict-lost =
    { $who ->
        [tu] this time, the other one wins
       *[you] you lost
    }{ $score }
verdict-draw = a draw{ $score }
end-out-of-time =
    { $who ->
        [other] { $name } has
       *[you] you have
    } run out of time.
match-wins =
    { $who ->
        [other] { $name } wins
       *[you] you win
    } the match { $high }–{ $low }.
match-draw = The match is a draw, { $high }–{ $low }.
score-of =
    { $who ->
        [other] { $name }
       *[you] you
    } { $points }

## Labels for screen readers

label-house =
    House { $house }, { $who ->
        [other] { $name }'s
       *[you] yours
    }, { $content }.
label-store = { store-of }: { $content }.
label-won = { won-of }: { $content }, { points }.
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## What a move would bring, in a word or two (chip-) and as a sentence (say-)

chip-play-again = → { store }: play again
say-play-again = Ends in your { store }: play again.
chip-captures = captures { $n }
say-captures = Captures { $n }.
chip-wins-fruit = wins { $kinds }
say-wins-fruit = Wins { $kinds }.
chip-gives = gives { $n }
say-gives = Gives the opponent { pieces }.
chip-feeds = feeds opponent
say-feeds = Feeds the opponent.
chip-lands = ends in { $house }
chip-lands-in-store = → { store }
say-lands = Ends in { $place }.
chip-ends =
    ends the game: { $who ->
        [other] { $name } wins
       *[you] you win
    }
say-ends =
    Ends the game: { $who ->
        [other] { $name } wins
       *[you] you win
    }.
chip-ends-draw = ends the game: a draw
say-ends-draw = Ends the game: a draw.
chip-must-feed = must feed
say-must-feed = Not allowed: the opponent must be given { piece }s.
chip-takes-all = not allowed
say-takes-all = Not allowed: it would capture everything.
chip-empty = empty
say-empty = Nothing to sow.
chip-burnt = burnt
say-burnt = A burnt house cannot be played.
chip-not-yours = not yours
say-not-yours = This house is the other player's.
# Somebody tapped a house that is not theirs. $who is to move.
not-yours =
    { $who ->
        [other] that house is not { $name }'s: choose one from { $first } to { $last }.
       *[you] that house belongs to { $othername }. Choose one of yours ({ $first } to { $last }).
    }
