"""The compiled half of the package."""

from collections.abc import Callable, Iterable, Sequence
from os import PathLike
from typing import Any, ClassVar, Literal, Self, SupportsIndex, final, overload

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ._values import (
    Choice,
    Claim,
    Found,
    GameInfo,
    Info,
    MoveRange,
    Outcome,
    Report,
    Result,
    Score,
    Side,
)
from .events import Event
from .nets import Network

__all__ = [
    "NOT_COVERED",
    "Analysis",
    "Endings",
    "Engine",
    "Game",
    "Move",
    "Position",
    "RuleSet",
    "Solution",
    "Solver",
    "Sowing",
    "Tables",
    "VecEnv",
    "__version__",
    "_panic",
    "_read_network",
    "_self_play",
    "_shipped_network",
    "check_certificate",
    "contest",
    "games",
    "solve",
]

__version__: str
NOT_COVERED: int
"""Marks a value that is not covered, whose move is not legal, or that is left open: −128."""

@final
class RuleSet:
    """A game with all its options.

    >>> RuleSet("kalah", seeds=6, capture="empty")
    RuleSet('kalah:seeds=6,capture=empty')

    In a keyword `-` is written `_`; True and False are `on` and `off`, None is `none`.

    Raises:
        RuleSetError: there is no such game, option or value.
    """

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(cls, text: str, **options: str | int | bool | None) -> Self: ...
    @classmethod
    def define(cls, text: str, *, name: str = "text") -> RuleSet:
        """A user's own game, from the text of its file of keys; its examples are played.

        Raises:
            RuleSetError: the file makes no game; the sentence names the line and the key.
        """

    @property
    def name(self) -> str:
        """The game, as it is typed."""

    @property
    def title(self) -> str:
        """The game, as it is shown."""

    @property
    def houses(self) -> int:
        """Houses of each player."""

    @property
    def seeds(self) -> int:
        """Seeds, or fruits, at the start, on both sides together."""

    @property
    def options(self) -> dict[str, str | int | bool]:
        """Every option with its value, with `_` for `-` in keys."""

    def in_full(self) -> str:
        """The name with every option, those too that are as usual."""

    def replace(self, **options: str | int | bool | None) -> RuleSet:
        """The rule set with other values for some options."""

    def neighbours(self) -> list[RuleSet]:
        """The rule sets that differ in one option, at its least, greatest and usual value."""

    def __replace__(self, **options: str | int | bool | None) -> RuleSet: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> RuleSet: ...
    def __deepcopy__(self, memo: Any) -> RuleSet: ...

@final
class Move:
    """A choice of a player: `C`, `swap`, `M:gob`, `E>+`.

    Raises:
        MoveError: the text is no move.
    """

    __match_args__: ClassVar[tuple[str]]
    def __new__(cls, text: str) -> Self: ...
    @property
    def text(self) -> str:
        """The text in South's case; `Position.text_of` has the mover's."""

    @property
    def house(self) -> int | None:
        """The house from the mover's left, from 0; None for moves that are no house."""

    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __lt__(self, other: Move, /) -> bool: ...
    def __le__(self, other: Move, /) -> bool: ...
    def __gt__(self, other: Move, /) -> bool: ...
    def __ge__(self, other: Move, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...

_MoveLike = Move | str | SupportsIndex
"""A move, its text, or the number of a house from the mover's left, from 0."""

@final
class Position:
    """A position of a game: a value that never changes.

    Two are equal if they have the same future: rules, board, turn, what the board does not show, and
    the history where positions must not come back. Of finished games that is the result.

    >>> Position("kalah").play("C")
    Position('4-4-0-5-5-5-4-4-4-4-4-4-1-0-S', 'kalah')

    Raises:
        RuleSetError: there are no such rules.
        PositionError: the text is no position of the game. With `any_seeds` it may hold another
            number of seeds than the game has.
    """

    __match_args__: ClassVar[tuple[str, str]]
    @overload
    def __new__(cls, rules: RuleSet | str = "kalah") -> Self: ...
    @overload
    def __new__(cls, text: str, rules: RuleSet | str, *, any_seeds: bool = False) -> Self: ...
    @classmethod
    def read(cls, text: str, rules: RuleSet | str, *, any_seeds: bool = False) -> Position:
        """A position in any notation that the program knows, another program's too.

        Raises:
            PositionError: none of them fits.
        """

    @property
    def rules(self) -> RuleSet: ...
    @property
    def to_move(self) -> Side | None:
        """The player who has to choose; None when the game is over, and when both choose at once."""

    @property
    def houses(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Pieces in South's houses and in North's, each from the owner's left."""

    @property
    def stores(self) -> tuple[int, int]:
        """Pieces in South's store and in North's."""

    @property
    def margin(self) -> int:
        """Points, South less North, so far; in a race 1 or −1 once it is won."""

    @property
    def score(self) -> tuple[int, int]:
        """Points of South and North so far."""

    @property
    def outcome(self) -> Outcome | None:
        """None while moves can be played."""

    @property
    def is_over(self) -> bool:
        """Whether the game, or in a match the round, is over."""

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """Every legal move, in a fixed order.

        Raises:
            TooManyMoves: there are more than 10,000.
        """

    def moves(self, *, limit: int | None = None) -> tuple[Move, ...]:
        """The first legal moves, at most `limit` of them."""

    @property
    def move_count(self) -> int:
        """The number of legal moves."""

    def is_legal(self, move: _MoveLike) -> bool:
        """Whether the move can be played here."""

    def play(self, move: _MoveLike) -> Position:
        """The position after a move.

        Raises:
            MoveError: it is no move of this game.
            IllegalMove: the rules do not allow it here.
        """

    def sow(self, move: _MoveLike) -> Sowing:
        """Plays a move and tells what happened. Raises as `play`."""

    def text_of(self, move: Move) -> str:
        """The move as the player to move writes it: North in lower case."""

    @property
    def text(self) -> str:
        """The position as text, without its history."""

    @property
    def round(self) -> tuple[int, tuple[int, int]]:
        """The number of the round, and rounds won by South and North."""

    @property
    def history(self) -> tuple[str, ...]:
        """Earlier positions that must not come back, as texts, oldest first."""

    @property
    def key(self) -> int:
        """A hash of 128 bits, the same on every machine and in every version."""

    def board(self) -> str:
        """The board as a drawing in text; `print` shows it."""

    def features(self) -> NDArray[np.uint8] | NDArray[np.uint16]:
        """``(2h + 2,) uint8`` (uint16 above 255 seeds), seen by the player to move: the own houses
        from the own left, the opponent's from theirs, the own store, the opponent's."""

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    @classmethod
    def _unpickle(
        cls, text: str, rules: str, any_seeds: bool, move: str | None
    ) -> Position: ...
    def __copy__(self) -> Position: ...
    def __deepcopy__(self, memo: Any) -> Position: ...
    def _repr_svg_(self) -> str: ...
    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]: ...

@final
class Sowing:
    """A move that was played, and what happened."""

    __match_args__: ClassVar[tuple[str, str, str]]
    @property
    def before(self) -> Position: ...
    @property
    def after(self) -> Position: ...
    @property
    def move(self) -> Move: ...
    @property
    def events(self) -> tuple[Event, ...]:
        """What happened, in order; the classes are in `mancala.events`."""

    def sentences(self, lang: str = "en") -> tuple[str, ...]:
        """The events in words: `en`, `fr`, `ms` or `id`.

        Raises:
            ValueError: the language is not spoken here.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def _repr_svg_(self) -> str: ...
    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]: ...

@final
class Game:
    """A game that is played: the one class that changes.

    >>> game = Game("kalah")
    >>> game.push("C").after.to_move
    <Side.SOUTH: 0>
    >>> game.pop()
    Move('C')

    """

    def __new__(cls, start: Position | RuleSet | str = "kalah") -> Self: ...
    @staticmethod
    def read(text: str) -> Game:
        """The game of a record, a link, or another program's notation.

        Raises:
            RecordError: the text is no game; the sentence says where.
        """

    def push(self, move: _MoveLike) -> Sowing:
        """Plays a move. Raises as `Position.play`; then nothing has changed."""

    def pop(self) -> Move | None:
        """Takes the last step back, and returns its move; None if it was no move.

        Raises:
            IndexError: nothing has been played.
        """

    @property
    def position(self) -> Position: ...
    @property
    def start(self) -> Position: ...
    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves played so far."""

    @property
    def plies(self) -> int:
        """The number of moves played so far."""

    @property
    def is_over(self) -> bool: ...
    @property
    def result(self) -> Result | None:
        """None while the game, or another round of it, can be played."""

    def resign(self, side: Side | int | None = None) -> None:
        """A player, by default the one to move, gives up.

        Raises:
            IllegalMove: the game is over already.
        """

    def agree_draw(self) -> None:
        """Both agree on a draw. Raises as `resign`."""

    def next_round(self, fill: str = "next") -> Position:
        """Begins the next round of a match; `next:ABCD/abc` names the houses to fill.

        Raises:
            IllegalMove: no round follows, or the houses do not fit.
        """

    def __reduce__(self) -> tuple[Any, ...]: ...
    def _repr_svg_(self) -> str: ...
    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]: ...

@final
class VecEnv:
    """Many games of one rule set, side by side, for training.

    The arrays exist once; each step writes over them. Copy what is to be kept. Finished games begin
    anew in the same step. Board *i* depends on the rules, the seed, *i* and its actions alone.

    >>> env = VecEnv("kalah", 4096, seed=1)
    >>> env.step(env.sample())
    >>> env.rewards.shape, int(env.ply.max())
    ((4096, 2), 1)

    Args:
        n: boards.
        seed: of the opening plies and of `sample`.
        reward: at the end of a game, `outcome`: 1, 0 or −1; `margin`: the margin over all seeds.
        illegal: an illegal action raises, or loses the game for the mover.
        opening_plies: the least and most random plies before each game.
        max_plies: a game of that many plies is cut short; the opening does not count.
        threads: that step the boards together.

    Raises:
        UnsupportedGame: fruit, games of the general machine, simultaneous openings, matches of
            several rounds.
    """

    def __new__(
        cls,
        rules: RuleSet | str | Position,
        n: int,
        *,
        seed: int = 0,
        reward: Literal["outcome", "margin"] = "outcome",
        illegal: Literal["raise", "lose"] = "raise",
        opening_plies: tuple[int, int] = (0, 0),
        max_plies: int = 2000,
        threads: int = 1,
    ) -> Self: ...
    @property
    def n(self) -> int:
        """Boards."""

    @property
    def num_actions(self) -> int:
        """Actions, legal or not: a house from the mover's left each, and `swap` where there is one."""

    @property
    def rules(self) -> RuleSet: ...
    @property
    def obs(self) -> NDArray[np.uint8]:
        """``(n, 2h + 2) uint8`` (uint16 above 255 seeds), seen by the player to move: the own houses
        from the own left, the opponent's from theirs, the own store, the opponent's; where extra turns
        are counted, one column more: how many this turn has used."""

    @property
    def mask(self) -> NDArray[np.bool_]:
        """``(n, A) bool``: legal actions."""

    @property
    def to_play(self) -> NDArray[np.int8]:
        """``(n,) int8``: 0 South, 1 North. After an extra turn it is the same player again: never
        negate a value by ply, always by this."""

    @property
    def rewards(self) -> NDArray[np.float32]:
        """``(n, 2) float32``: of the last step, South's and North's, which sum to zero."""

    @property
    def terminated(self) -> NDArray[np.bool_]:
        """``(n,) bool``: a game has ended by its rules in this step."""

    @property
    def truncated(self) -> NDArray[np.bool_]:
        """``(n,) bool``: a game was cut short in this step, with reward 0."""

    @property
    def final_obs(self) -> NDArray[np.uint8]:
        """As `obs`: the last position of the game that this step ended; stale elsewhere."""

    @property
    def final_margin(self) -> NDArray[np.int16]:
        """``(n,) int16``: the points, South less North, of that position."""

    @property
    def final_to_play(self) -> NDArray[np.int8]:
        """``(n,) int8``: the player who sees `final_obs`."""

    @property
    def ply(self) -> NDArray[np.int32]:
        """``(n,) int32``: plies of the game under way."""

    def step(self, actions: ArrayLike) -> None:
        """Plays an action ``(n,)`` of any integer type on each board.

        Raises:
            IllegalMove: an action is not legal; the sentence names it. No board has changed.
            ValueError: the shape is another.
            TypeError: they are no integers.
        """

    def sample(self) -> NDArray[np.uint8]:
        """``(n,) uint8``: a random legal action for each board."""

    def reset(self, seed: int | None = None, where: Sequence[bool] | NDArray[np.bool_] | None = None) -> None:
        """Begins new games, on the boards that `where` marks. With a seed, all is as after making."""

    def position(self, i: int) -> Position:
        """The position of a board.

        Raises:
            IndexError: there is no such board.
        """

    def set(self, i: int, position: Position) -> None:
        """Puts a board at a position.

        Raises:
            PositionError: it is of other rules, or over.
        """

    def state(self) -> bytes:
        """All boards as bytes."""

    def restore(self, state: bytes) -> None:
        """Goes back to a state.

        Raises:
            ValueError: it is of other rules or another number of boards.
        """

    def clone(self) -> VecEnv:
        """An environment in the same state, with arrays of its own."""

    def __len__(self) -> int: ...

@final
class Engine:
    """An opponent for every game, which says how sure it is.

    With one thread, `depth` and `nodes` give the same report on every machine; `seconds` does not.

    Args:
        hash_mb: memory for positions already searched, in MiB.
        threads: that search together.
        endings: it works out the exact values of positions with up to so many seeds, where a game
            has them; 0: none.
        network: judges positions in place of the engine's own, in every game of plain seeds with its
            number of houses.

    Raises:
        NetworkError: the text is no network.
    """

    def __new__(
        cls,
        *,
        hash_mb: int = 16,
        threads: int = 1,
        endings: int = ...,
        network: Network | str | None = None,
    ) -> Self: ...
    @property
    def hash_mb(self) -> int: ...
    @property
    def threads(self) -> int: ...
    @property
    def endings(self) -> int: ...
    def search(
        self,
        position: Position,
        *,
        depth: int | None = None,
        nodes: int | None = None,
        seconds: float | None = None,
        lines: Literal["best", "all"] = "best",
        side: Side | int | None = None,
        on_info: Callable[[Info], object] | None = None,
    ) -> Report:
        """Values the moves for the player to move.

        Args:
            depth: plies to look ahead, every sowing one.
            nodes: positions to look at.
            seconds: time; the report then depends on the machine.
            lines: how many moves are valued.
            side: whose choice is valued where both choose at once.
            on_info: gets every completed depth; if it returns False the search ends.

        Raises:
            ValueError: there is no limit.
            EngineBusy: it is searching in another thread.
            UnsupportedGame: the engine's network is for other boards.
        """

    def analysis(
        self,
        position: Position,
        *,
        depth: int | None = None,
        nodes: int | None = None,
        seconds: float | None = None,
        lines: Literal["best", "all"] = "best",
        side: Side | int | None = None,
    ) -> Analysis:
        """Searches in a thread of its own, until the loop or the `with` block that reads it ends.

        >>> for info in Engine().analysis(Position("kalah")):
        ...     if info.depth == 6:
        ...         break
        >>> info.best.move in Position("kalah").legal_moves
        True

        Limits as in `search`; without any it goes on until the game is searched to its end. Until
        then the engine is busy. Raises as `search`.
        """

    def evaluate(self, position: Position) -> int:
        """The judgement of a position without any search: hundredths of a point by which the player to
        move seems to win.

        Raises:
            UnsupportedGame: nobody is to move, or the game is one of the general machine.
        """

    def choose(
        self, position: Position, level: int = 8, *, seed: int = 0, side: Side | int | None = None
    ) -> Choice:
        """A move as a player of level 1 to 8 chooses it: the same for the same seed."""

    def forget(self) -> None:
        """Forgets all searches."""

@final
class Analysis:
    """A search under way: an iterator over completed depths. `Engine.analysis` makes it.

    >>> with Engine().analysis(Position("oware"), lines="all") as analysis:
    ...     first = next(analysis)
    >>> first.depth, analysis.info == first
    (1, True)

    """

    def __iter__(self) -> Analysis: ...
    def __next__(self) -> Info: ...
    def __enter__(self) -> Analysis: ...
    def __exit__(self, *_error: object) -> None: ...
    @property
    def info(self) -> Info | None:
        """The last depth that was read."""

    def stop(self) -> None:
        """Ends the search. Depths that were not read are dropped."""

@final
class Solver:
    """The solver of one position, which goes on where it was stopped.

    Args:
        memory_mb: memory, in MiB.
        endings: exact values of positions with up to so many seeds are built first; by default as
            many as pay.

    Raises:
        UnsupportedGame: there is no method for the position.
    """

    def __new__(
        cls,
        position: Position | RuleSet | str,
        *,
        memory_mb: int = 512,
        threads: int = 1,
        endings: int | None = None,
    ) -> Self: ...
    @property
    def position(self) -> Position: ...
    def solve(
        self,
        question: Literal["value", "moves", "winner"] = "value",
        *,
        seconds: float | None = None,
        on_progress: Callable[[tuple[int, int], int], object] | None = None,
    ) -> Solution:
        """Works until the question is answered or the time is over.

        Args:
            on_progress: gets the range so far and the positions searched, some twenty times a
                second; if it returns False the work ends.
        """

    def certificate(self) -> bytes:
        """A proof of what is known, which `check_certificate` accepts.

        Raises:
            CertificateError: nothing is proved yet, or there are none for this game.
        """

    def checkpoint(self) -> bytes:
        """All that is known, to go on another day."""

    def load(self, checkpoint: bytes) -> None:
        """Goes on from a checkpoint.

        Raises:
            MancalaError: it is damaged, or of other work.
        """

@final
class Solution:
    """What is certain about a position. All margins are South less North, in points."""

    @property
    def range(self) -> tuple[int, int]:
        """The least and greatest margin that is still possible."""

    @property
    def value(self) -> int | None:
        """The margin, if it is known."""

    @property
    def proved(self) -> bool:
        """Whether the question is answered."""

    @property
    def nodes(self) -> int:
        """Positions searched."""

    @property
    def played_on(self) -> bool:
        """Whether the margins are those of playing on after a majority has won the game."""

    @property
    def moves(self) -> tuple[MoveRange, ...]:
        """Best first, as far as that is known."""

    def certificate(self) -> bytes:
        """A proof, as `Solver.certificate`."""

@final
class Endings:
    """Exact values of all positions with few seeds, in memory."""

    @classmethod
    def build(
        cls,
        rules: RuleSet | str,
        *,
        seeds: int,
        threads: int = 1,
        seconds: float | None = None,
    ) -> Endings:
        """Works out the values of all positions with up to `seeds` seeds in the houses.

        Raises:
            UnsupportedGame: the game has none.
        """

    @property
    def rules(self) -> RuleSet:
        """The game whose endings these are: several games share those of one."""

    @property
    def seeds(self) -> int: ...
    def probe(self, position: Position) -> Found | None:
        """The value of a position and of each of its moves; None if it is not covered."""

    def values(self, houses: NDArray[np.uint8]) -> NDArray[np.int8]:
        """What the player to move will win more than the opponent, of what lies in the houses.

        Args:
            houses: ``(N, 2h) uint8``, C-contiguous: the mover's houses from the mover's left, then
                the opponent's from theirs.

        Returns:
            ``(N,) int8``, in seeds; `NOT_COVERED` where it is not known.

        Raises:
            TypeError: it is no array of uint8 in two dimensions.
            ValueError: it has other columns, or does not lie in memory row by row.
        """

    def move_values(self, houses: NDArray[np.uint8]) -> NDArray[np.int8]:
        """As `values` after each move, still of what lies in the houses before it: ``(N, h) int8``.
        `NOT_COVERED` also marks moves that are not legal. Raises as `values`."""

@final
class Tables:
    """Exact values in files that `mancala tables build` has written."""

    @classmethod
    def open(cls, folder: str | PathLike[str], rules: RuleSet | str) -> Tables:
        """Opens the files of a game.

        Raises:
            TableError: there are none, or one is damaged.
        """

    @property
    def rules(self) -> RuleSet: ...
    @property
    def seeds(self) -> int: ...
    def probe(self, position: Position) -> Found | None:
        """As `Endings.probe`."""

    def values(self, houses: NDArray[np.uint8]) -> NDArray[np.int8]:
        """As `Endings.values`."""

    def move_values(self, houses: NDArray[np.uint8]) -> NDArray[np.int8]:
        """As `Endings.move_values`."""

def games() -> list[GameInfo]:
    """Every game of the catalogue."""

def solve(
    position: Position | RuleSet | str,
    *,
    question: Literal["value", "moves", "winner"] = "value",
    seconds: float | None = None,
    memory_mb: int = 512,
    threads: int = 1,
    endings: int | None = None,
    on_progress: Callable[[tuple[int, int], int], object] | None = None,
) -> Solution:
    """The exact value of a position, or of the start of a game.

    Stopped early it returns what is certain: no exception for a hard question.

    >>> solve("kalah:houses=3,seeds=2").value
    4

    Raises:
        UnsupportedGame: there is no method for the position.
        MancalaError: the positions that can follow are too many for the memory.
    """

def contest(
    first: Engine,
    second: Engine,
    rules: RuleSet | str,
    *,
    games: int = 100,
    depth: int | None = None,
    nodes: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    opening_plies: int = ...,
    on_game: Callable[[Score], object] | None = None,
) -> Score:
    """A match between two engines: each opening twice, with sides exchanged.

    Args:
        depth: plies that each player looks ahead.
        nodes: positions that each player looks at for a move.
        seconds: time of each player for a move.
        seed: of the openings, which are random plies.
        on_game: gets the score after each game; if it returns False the match ends.

    Raises:
        ValueError: there is no limit, or both are one engine.
        EngineBusy: one is searching in another thread.
    """

def check_certificate(
    certificate: bytes, *, seconds: float | None = 600.0, memory_mb: int = 1024
) -> Claim:
    """Checks a certificate by the rules alone.

    Raises:
        CertificateError: it proves nothing; the sentence says why.
    """

def _panic() -> None: ...
def _read_network(text: str) -> NDArray[np.int16]: ...
def _shipped_network(rules: RuleSet | str) -> str | None: ...
def _self_play(
    rules: RuleSet | str,
    positions: int,
    nodes: int,
    seed: int,
    threads: int,
    network: Network | str | None,
    on_progress: Callable[[int], object] | None,
) -> tuple[NDArray[np.uint16], NDArray[np.float32]]: ...
