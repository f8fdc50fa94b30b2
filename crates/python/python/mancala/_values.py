"""Small values: sides, outcomes, what a search or a proof has found."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from ._mancala import Move, Position

__all__ = [
    "Choice",
    "Claim",
    "Found",
    "GameInfo",
    "Info",
    "MoveRange",
    "MoveValue",
    "Outcome",
    "Parameter",
    "Report",
    "Result",
    "Score",
    "Side",
    "Value",
]

class Side(enum.IntEnum):
    """A player, named after the side of the board they sit at. South begins."""

    SOUTH = 0
    NORTH = 1

    @property
    def other(self) -> Side:
        """The opponent."""
        return Side(1 - self)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game, or one round of a match, has ended."""

    winner: Side | None
    """None is a draw."""
    score: tuple[int, int]
    """Points of South and North."""
    why: str
    """The reason, such as `no-seeds`; `given` where a text states the end without one."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a whole game has ended: by its rules, by resignation, or by agreement."""

    winner: Side | None
    """None is a draw."""
    score: tuple[int, int]
    """Points of South and North; in a match, rounds won."""
    text: str
    """The word that ends a record: `27-21`, `north-resigns`, `draw-agreed`."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """An option of a game."""

    key: str
    """As a keyword argument: with `_` for `-`."""
    name: str
    short: str
    """What it does, in one line."""
    allowed: str
    """The values it may have, as text: `standard|empty|seed-only|none` or `1–12`."""
    default: str
    source: str
    """Where the rule comes from."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game of the catalogue."""

    name: str
    title: str
    other_names: tuple[str, ...]
    """The names by which it is found, too, however they are written."""
    summary: str
    goal: str
    source: str
    parameters: tuple[Parameter, ...]
    """The options; games that are files of keys list theirs in `RuleSet.options`."""


@dataclass(frozen=True, slots=True)
class Value:
    """What a position or a move is worth to the player to move, and how that is known.

    A guess never equals a proof of the same number.
    """

    points: int
    """The margin, in points, by which the player to move will win; below zero, lose."""
    source: Literal["proved", "table", "searched"]
    """`proved` by search to the end of the game, `table`, or `searched`: a guess."""
    depth: int | None = None
    """The plies of the search that guessed; None for what is exact."""
    wins_in: int | None = None
    """In games won by being first: plies until the player to move has won, below zero, lost."""

    @property
    def is_exact(self) -> bool:
        """Whether the value is certain."""
        return self.source != "searched"

    def pov(self, side: Side, to_move: Side) -> Value:
        """The value as `side` sees it, when `to_move` is the player to move."""
        if side is to_move:
            return self
        wins_in = None if self.wins_in is None else -self.wins_in
        return Value(-self.points, self.source, self.depth, wins_in)


@dataclass(frozen=True, slots=True)
class MoveValue:
    """A move and what it is worth to the player who makes it."""

    move: Move
    value: Value
    line: tuple[Move, ...]
    """The expected continuation, this move first, one sowing a move."""


@dataclass(frozen=True, slots=True)
class Info:
    """How far a search has come: one for every completed depth."""

    depth: int
    """Plies."""
    nodes: int
    """Positions searched so far."""
    table_hits: int
    """Those whose value was in a table."""
    moves: tuple[MoveValue, ...]
    """Best first."""

    @property
    def best(self) -> MoveValue:
        """The best move."""
        return self.moves[0]


@dataclass(frozen=True, slots=True)
class Report:
    """What a search has found."""

    moves: tuple[MoveValue, ...]
    """Best first: one, or all with `lines="all"`; none when the game is over."""
    depth: int
    """Plies of the last completed depth."""
    nodes: int
    """Positions searched."""
    table_hits: int
    """Those whose value was in a table, at the last completed depth."""
    perfect: bool
    """Whether every position that can still come is in a table."""

    @property
    def best(self) -> MoveValue | None:
        """The best move; None when the game is over."""
        return self.moves[0] if self.moves else None

    @property
    def value(self) -> Value | None:
        """What the position is worth to the player to move; None when the game is over."""
        return self.moves[0].value if self.moves else None


@dataclass(frozen=True, slots=True)
class Choice:
    """A move as a level chose it."""

    move: Move | None
    """None when it is not this player's turn."""
    report: Report


@dataclass(frozen=True, slots=True)
class Score:
    """The score of a match, seen by the first player."""

    won: int
    drawn: int
    lost: int
    score: float
    """Points per game: a win counts 1, a draw a half."""
    interval: tuple[float, float]
    """Where the true score lies with a probability of 95 % (Wilson)."""

    @property
    def games(self) -> int:
        """Games played."""
        return self.won + self.drawn + self.lost

    def __str__(self) -> str:
        low, high = self.interval
        told = f"{self.won} won, {self.drawn} drawn, {self.lost} lost"
        return f"{told}: {self.score:.1%} (95 %: {low:.1%} to {high:.1%})"


@dataclass(frozen=True, slots=True)
class MoveRange:
    """A move, with bounds of the margin, South less North, at the end of the game."""

    move: Move
    least: int
    most: int

    @property
    def value(self) -> int | None:
        """The margin, South less North, if it is known."""
        return self.least if self.least == self.most else None


@dataclass(frozen=True, slots=True)
class Claim:
    """What a certificate proves. Margins are South less North at the end of the game."""

    position: Position
    least: int | None
    """The margin is at least this; None: no lower bound is claimed."""
    most: int | None
    """The margin is at most this; None: no upper bound is claimed."""

    @property
    def margin(self) -> int | None:
        """The margin, if the certificate proves one number."""
        return self.least if self.least == self.most else None


@dataclass(frozen=True, slots=True)
class Found:
    """A position that tables cover. Margins are South less North at the end of the game."""

    value: int
    moves: tuple[tuple[Move, int], ...]
    """Every move with its value, best first for the player who makes it."""


for _name in __all__:
    globals()[_name].__module__ = "mancala"
