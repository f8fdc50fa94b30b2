"""What the environments of several libraries share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .._errors import UnsupportedGame
from .._mancala import Engine, Move, Position, RuleSet, VecEnv
from .._values import Side

Opponent = str | Callable[[Position], Move | str | int]


class Board:
    """The rules of an environment, and how a player sees a position of them.

    Raises:
        UnsupportedGame: the moves have no fixed numbers; the sentence says why.
    """

    def __init__(self, rules: RuleSet | str) -> None:
        env = VecEnv(rules, 1)
        self.rules = env.rules
        self.start = env.position(0)
        self.houses = self.rules.houses
        self.num_actions = env.num_actions
        self.width = 2 * self.houses + 2
        self.dtype: type[np.uint8] | type[np.uint16] = (
            np.uint16 if env.obs.dtype == np.uint16 else np.uint8
        )

    def row(self, position: Position, side: Side) -> NDArray[Any]:
        """``(2h + 2,)``: the houses of `side` from the own left, the other houses, both stores."""
        houses, stores = position.houses, position.stores
        other = side.other
        counts = (*houses[side], *houses[other], stores[side], stores[other])
        return np.array(counts, self.dtype)

    def move(self, action: int) -> Move | int:
        """The move of an action: a house from the mover's left, or the change of sides."""
        return Move("swap") if action == self.houses else int(action)

    def action(self, move: Move) -> int:
        """The action of a move."""
        return self.houses if move.house is None else move.house

    def mask(self, position: Position) -> NDArray[np.int8]:
        """``(A,) int8``: 1 for each legal action."""
        mask = np.zeros(self.num_actions, np.int8)
        for move in position.legal_moves:
            mask[self.action(move)] = 1
        return mask


def player(opponent: Opponent) -> Callable[[Position, np.random.Generator], Move | str | int]:
    """How an opponent chooses a move: at random, as a level of the engine, or by a function."""
    if callable(opponent):
        choose = opponent
        return lambda position, _: choose(position)
    if opponent == "random":
        return lambda position, chance: position.legal_moves[
            int(chance.integers(position.move_count))
        ]
    level = opponent.removeprefix("level-")
    if level == opponent or not level.isdigit() or not 1 <= int(level) <= 8:
        raise ValueError(f"opponent is `random`, `level-1` to `level-8` or a function, not `{opponent}`")
    engine = Engine()

    def by_level(position: Position, chance: np.random.Generator) -> Move:
        seed = int(chance.integers(2**63))
        move = engine.choose(position, int(level), seed=seed).move
        assert move is not None
        return move

    return by_level


def covered() -> list[str]:
    """The names of games whose moves have fixed numbers."""
    from .._mancala import games

    def is_covered(name: str) -> bool:
        try:
            VecEnv(name, 1)
        except UnsupportedGame:
            return False
        return True

    # All others are games of the general machine, or are made of options.
    names = [game.name for game in games() if game.parameters]
    return [name for name in names if is_covered(name)]


_COLOURS = {
    "board": (138, 90, 47),
    "bowl": (109, 67, 32),
    "seed": (244, 231, 197),
}
_CELL = 48


def picture(position: Position) -> NDArray[np.uint8]:
    """``(height, width, 3) uint8``: the board, North above, a dot for each of the first 25 seeds."""
    houses, stores = position.houses, position.stores
    columns = len(houses[0]) + 2
    image = np.full((2 * _CELL, columns * _CELL, 3), _COLOURS["board"], np.uint8)

    def place(top: int, left: int, height: int, seeds: int) -> None:
        bowl = image[top + 3 : top + height - 3, left + 3 : left + _CELL - 3]
        bowl[:] = _COLOURS["bowl"]
        for seed in range(min(seeds, 25)):
            y, x = 4 + 8 * (seed // 5), 2 + 8 * (seed % 5)
            bowl[y : y + 6, x : x + 6] = _COLOURS["seed"]

    place(0, 0, 2 * _CELL, stores[1])
    place(0, (columns - 1) * _CELL, 2 * _CELL, stores[0])
    for column, (north, south) in enumerate(zip(reversed(houses[1]), houses[0], strict=True), 1):
        place(0, column * _CELL, _CELL, north)
        place(_CELL, column * _CELL, _CELL, south)
    return image
