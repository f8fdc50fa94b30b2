"""The exceptions of the package. Their sentences are those of the library, unchanged."""

from __future__ import annotations

__all__ = [
    "CertificateError",
    "EngineBusy",
    "IllegalMove",
    "MancalaError",
    "MoveError",
    "NetworkError",
    "PositionError",
    "RecordError",
    "RuleSetError",
    "TableError",
    "TooManyMoves",
    "UnsupportedGame",
]


class MancalaError(Exception):
    """The base of every exception of this package."""


class RuleSetError(MancalaError, ValueError):
    """A text names no game, or an option or value that the game does not have."""

    nearest: str | None = None
    """The most similar name that there is."""
    allowed: str | None = None
    """What there is, as one text."""


class PositionError(MancalaError, ValueError):
    """A text is no position of the game."""


class RecordError(MancalaError, ValueError):
    """A text is no game."""


class MoveError(MancalaError, ValueError):
    """A text is no move of the game."""


class IllegalMove(MoveError):
    """The rules do not allow the move here. Nothing has changed."""

    playable: str | None = None
    """The letters of the houses that may be played, where the sentence says so."""


class TooManyMoves(MancalaError):
    """There are too many moves to list: ask for `Position.moves(limit=…)` or `move_count`."""


class UnsupportedGame(MancalaError):
    """There is no such method for the game; the sentence says why."""


class EngineBusy(MancalaError):
    """The engine, solver or environment is at work in another thread."""


class TableError(MancalaError, OSError):
    """A file of exact values cannot be read."""


class NetworkError(MancalaError, ValueError):
    """A text is no network; the sentence says where."""


class CertificateError(MancalaError):
    """A certificate proves nothing; the sentence says why."""


for _name in __all__:
    globals()[_name].__module__ = "mancala"
