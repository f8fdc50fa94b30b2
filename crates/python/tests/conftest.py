"""What several tests share."""

from __future__ import annotations

import random
from collections.abc import Iterator

import mancala
from mancala import Position, RuleSet

# `sow` is the bare machine: it needs options to be a game.
NAMES = [game.name for game in mancala.games() if game.name != "sow"]
COMPILED = NAMES[:6]


def random_positions(rules: RuleSet | str, seed: int, plies: int = 40) -> Iterator[Position]:
    """The positions of a game of random moves."""
    chance = random.Random(seed)
    position = Position(rules)
    for _ in range(plies):
        yield position
        moves = position.moves(limit=50)
        if not moves:
            return
        position = position.play(chance.choice(moves))
    yield position
