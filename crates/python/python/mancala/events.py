"""What happens in a move, event by event.

Places are letters: `A`… South's houses, `a`… North's, `M` and `m` the stores, `W` and `w` the heaps of
won fruit. A heap is a number of seeds, or fruit as text such as `2b1a`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from typing import Any

from ._values import Side

Heap = int | str
Taken = tuple[tuple[str, Heap], ...]


@dataclass(frozen=True, slots=True)
class Event:
    """The base of all events."""


@dataclass(frozen=True, slots=True)
class Lift(Event):
    """All of a house, or some of a store, is taken into the hand."""

    by: Side
    at: str
    heap: Heap


@dataclass(frozen=True, slots=True)
class Drop(Event):
    """One piece falls; `now` pieces lie there afterwards."""

    by: Side
    into: str
    now: int
    kind: str | None = None


@dataclass(frozen=True, slots=True)
class Skip(Event):
    """The hand passes a place without dropping."""

    by: Side
    over: str
    why: str


@dataclass(frozen=True, slots=True)
class Relay(Event):
    """The last seed fell into a house with seeds, and the sowing goes on from there."""

    by: Side
    at: str


@dataclass(frozen=True, slots=True)
class Capture(Event):
    """Seeds are won: `taken` has each place that was emptied, and what lay there."""

    by: Side
    at: str
    taken: Taken
    into: str
    rule: str


@dataclass(frozen=True, slots=True)
class NoCapture(Event):
    """There was no capture where a newcomer may have expected one."""

    by: Side
    at: str
    why: str


@dataclass(frozen=True, slots=True)
class Dead(Event):
    """The sowing ended with nothing more to happen."""

    by: Side
    at: str


@dataclass(frozen=True, slots=True)
class ExtraTurn(Event):
    """The mover plays again."""

    by: Side
    why: str


@dataclass(frozen=True, slots=True)
class BonusSpent(Event):
    """The last seed fell into the own store, but no more choices are allowed this turn."""

    by: Side


@dataclass(frozen=True, slots=True)
class Pass(Event):
    """A player without seeds is passed over."""

    by: Side


@dataclass(frozen=True, slots=True)
class MustFeed(Event):
    """The player to move must give the opponent seeds."""

    by: Side


@dataclass(frozen=True, slots=True)
class Swap(Event):
    """The pie rule: the players changed sides."""

    by: Side


@dataclass(frozen=True, slots=True)
class OpeningOver(Event):
    """Both sowings of a simultaneous opening have ended; `first` moves next."""

    first: Side


@dataclass(frozen=True, slots=True)
class Sweep(Event):
    """Seeds left on the board are banked at the end."""

    by: Side
    taken: Taken
    into: str


@dataclass(frozen=True, slots=True)
class Uncounted(Event):
    """Seeds left on the board belong to neither player."""

    seeds: int


@dataclass(frozen=True, slots=True)
class Hold(Event):
    """A house is held by a player from now on."""

    by: Side
    at: str


@dataclass(frozen=True, slots=True)
class Close(Event):
    """A house is closed."""

    by: Side
    at: str


@dataclass(frozen=True, slots=True)
class Resow(Event):
    """Captured seeds are taken into the hand and sown on."""

    by: Side
    at: str
    taken: Taken
    after: str


@dataclass(frozen=True, slots=True)
class Reverse(Event):
    """The next lap goes backwards from here."""

    by: Side
    at: str


@dataclass(frozen=True, slots=True)
class Stop(Event):
    """The sowing stops in a house with seeds."""

    by: Side
    at: str
    why: str


@dataclass(frozen=True, slots=True)
class HouseLost(Event):
    """A player's house has been emptied and is like others from now on (Bao)."""

    by: Side
    at: str


@dataclass(frozen=True, slots=True)
class Bind(Event):
    """A house is bound: its owner may not start there next turn (Bao)."""

    by: Side
    at: str


@dataclass(frozen=True, slots=True)
class Arrange(Event):
    """A player has put the own seeds before the game."""

    by: Side
    houses: Taken


@dataclass(frozen=True, slots=True)
class Turn(Event):
    """It is now this player's turn; said only when the turn changes."""

    to_move: Side


@dataclass(frozen=True, slots=True)
class End(Event):
    """The game, or in a match the round, is over."""

    why: str
    winner: Side | None
    score: tuple[int, int]
    by: Side | None = None


_KINDS: dict[str, type[Event]] = {
    "".join(f"-{c.lower()}" if c.isupper() else c for c in kind.__name__)[1:]: kind
    for kind in (
        Lift,
        Drop,
        Skip,
        Relay,
        Capture,
        NoCapture,
        Dead,
        ExtraTurn,
        BonusSpent,
        Pass,
        MustFeed,
        Swap,
        OpeningOver,
        Sweep,
        Uncounted,
        Hold,
        Close,
        Resow,
        Reverse,
        Stop,
        HouseLost,
        Bind,
        Arrange,
        Turn,
        End,
    )
}
_SIDES: dict[str | None, Side | None] = {
    "south": Side.SOUTH,
    "north": Side.NORTH,
    "draw": None,
    None: None,
}
_NAMED = {"by", "side", "first", "to_move", "winner"}


def _field(key: str, value: Any) -> Any:
    if key in _NAMED:
        return _SIDES[value]
    if isinstance(value, list):
        pairs = (tuple(it.values()) if isinstance(it, dict) else it for it in value)
        return tuple(pairs)
    return value


def _event(told: dict[str, Any]) -> Event:
    kind = _KINDS[told.pop("event")]
    known = {field.name for field in fields(kind)}
    values: dict[str, Any] = {}
    for key, value in told.items():
        name = key
        if key == "from":
            name = "taken" if isinstance(value, list) else "at"
        elif key == "side":
            name = "by"
        assert name in known, (kind, key)
        values[name] = _field(key, value)
    return kind(**values)


def read(text: str) -> tuple[Event, ...]:
    """The events of a JSON text as the command line writes them."""
    return tuple(_event(told) for told in json.loads(text))


