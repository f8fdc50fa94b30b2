"""Networks that judge positions: read, evaluated, trained in numpy, and written for the engine.

>>> from mancala import Engine, nets
>>> boards, targets = nets.self_play("kalah:seeds=3", positions=2000, nodes=100)
>>> trained = nets.train(boards, targets, epochs=4)
>>> engine = Engine(network=trained.network)

A network has a row of numbers for each house and number of seeds. The rows of a board are added to the
start values; sums below zero count nothing, except the last one; the sums of the second half less those of
the first are the value, in 64ths of a point: what the player to move will win more than the opponent, of
what is still to be won. Everything here is about boards as `VecEnv.obs` has them: the houses of the player
to move, the opponent's, both stores; the stores make no difference.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._errors import NetworkError
from ._mancala import RuleSet, _read_network, _self_play, _shipped_network

__all__ = ["COUNTS", "UNIT", "Network", "Trained", "evaluate", "features", "self_play", "shipped", "train"]

COUNTS = 24
"""Numbers of seeds that are told apart in a house: 0 to 23, and all above as 23."""
UNIT = 64
"""Units of a value that make a point."""

Boards = NDArray[np.integer[Any]]


@dataclass(frozen=True, eq=False)
class Network:
    """A network as rows of numbers.

    Raises:
        NetworkError: the rows are not those of a network; the sentence says why.
    """

    rows: NDArray[np.int16]
    """``(1 + 24 · 2h, 32 or 64) int16``: the start values, then 24 rows for each house."""

    def __post_init__(self) -> None:
        rows = np.asarray(self.rows)
        if rows.ndim != 2 or rows.dtype.kind not in "iu":
            raise NetworkError(
                f"rows of a network are whole numbers in two dimensions, not {rows.dtype} in {rows.ndim}"
            )
        # The engine reads it as it will be read later.
        object.__setattr__(self, "rows", _read_network(self.text))
        self.rows.flags.writeable = False

    @classmethod
    def read(cls, text: str) -> Network:
        """The network of a text, as `crates/engine/nets` has them; lines that begin with `#` are skipped.

        Raises:
            NetworkError: the text is no network; the sentence says where.
        """
        return cls(_read_network(text))

    @property
    def text(self) -> str:
        """The network as the engine reads it: a line for each row."""
        return "".join(" ".join(map(str, row)) + "\n" for row in self.rows.tolist())

    @property
    def houses(self) -> int:
        """Houses of each player on the boards that it is for."""
        return (len(self.rows) - 1) // (2 * COUNTS)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Network) and np.array_equal(self.rows, other.rows)

    def __hash__(self) -> int:
        return hash(self.rows.tobytes())

    def __reduce__(self) -> tuple[Any, ...]:
        return Network.read, (self.text,)

    def __repr__(self) -> str:
        return f"<Network of {self.rows.shape[1]} sums for {self.houses} houses a side>"


def shipped(rules: RuleSet | str) -> Network | None:
    """The engine's own network for a game, if it has one."""
    text = _shipped_network(rules)
    return None if text is None else Network.read(text)


def features(boards: Boards) -> NDArray[np.int16]:
    """The row of each house of each board, from 0: ``(N, 2h) int16``.

    Args:
        boards: ``(N, 2h + 2)``, as `VecEnv.obs`, `data.positions` and `self_play` have them.

    Raises:
        ValueError: the shape is another.
        TypeError: they are no whole numbers.
    """
    boards = np.asarray(boards)
    if boards.dtype.kind not in "iu":
        raise TypeError(f"boards are whole numbers, not {boards.dtype}")
    if boards.ndim != 2 or boards.shape[1] < 4:
        raise ValueError(f"boards have the shape (N, 2h + 2), not {boards.shape}")
    houses = (boards.shape[1] - 2) // 2 * 2
    counts = np.clip(boards[:, :houses], 0, COUNTS - 1).astype(np.int16)
    return counts + np.arange(0, houses * COUNTS, COUNTS, dtype=np.int16)


def _signs(places: int) -> NDArray[np.float32]:
    """How each sum counts: the first half against the player to move."""
    return np.where(np.arange(places) < places // 2, -1, 1).astype(np.float32)


def evaluate(network: Network, boards: Boards) -> NDArray[np.int32]:
    """What the engine finds without a search: ``(N,) int32``, in 64ths of a point, for the player to move.

    Raises:
        ValueError: the boards have other numbers of houses than the network.
    """
    places = features(boards)
    if places.shape[1] != 2 * network.houses:
        raise ValueError(
            f"boards have {places.shape[1] // 2} houses a side; the network is for {network.houses}"
        )
    rows = network.rows.astype(np.int32)
    values = np.empty(len(places), np.int32)
    # In parts: the rows of a million boards take a gigabyte.
    for begin in range(0, len(places), 4096):
        sums = rows[0] + rows[1 + places[begin : begin + 4096]].sum(1)
        sums[:, :-1] = np.maximum(sums[:, :-1], 0)
        values[begin : begin + 4096] = sums @ _signs(sums.shape[1]).astype(np.int32)
    return values


def self_play(
    rules: RuleSet | str,
    *,
    positions: int,
    nodes: int,
    seed: int = 0,
    threads: int = 1,
    network: Network | str | None = None,
    on_progress: Callable[[int], object] | None = None,
) -> tuple[Boards, NDArray[np.float32]]:
    """Positions of games that the engine plays against itself, and what its search found there.

    Openings are left to chance, and now and then a move. The same call gives the same positions,
    whatever the number of threads, as long as the engine is the same.

    Args:
        positions: at least so many: the last games are played to their ends.
        nodes: positions that the engine looks at for each move.
        seed: of what is left to chance; below 2²⁴.
        network: judges while the games are played, if it is not to be the engine's own.
        on_progress: gets the number of positions so far; if it returns False the games end.

    Returns:
        Boards ``(N, 2h + 2) uint8`` (uint16 above 255 seeds), as `VecEnv.obs` with empty stores, and
        targets ``(N,) float32``: the points that the player to move will still win more than the
        opponent, as far as the search could see. Where being first wins, a win counts 40.

    Raises:
        UnsupportedGame: networks cannot judge the game.
    """
    rules = RuleSet(rules) if isinstance(rules, str) else rules
    houses, targets = _self_play(rules, positions, nodes, seed, threads, network, on_progress)
    boards = np.zeros((len(houses), houses.shape[1] + 2), np.uint16 if rules.seeds > 255 else np.uint8)
    boards[:, :-2] = houses
    return boards, targets


@dataclass(frozen=True)
class Trained:
    """A network with what its training came to."""

    network: Network
    error: float
    """The root of the mean squared error on the positions that only test, in points."""
    plain: float
    """The same without any network: as if every value were 0."""


class _Adam:
    """Numbers that are learnt, with the means of their slopes."""

    def __init__(self, numbers: NDArray[np.float32]) -> None:
        self.numbers = numbers
        self.mean = np.zeros_like(numbers)
        self.square = np.zeros_like(numbers)
        self.steps = 0

    def step(self, slope: NDArray[np.float32], rate: float) -> None:
        self.steps += 1
        self.mean += (slope - self.mean) * np.float32(0.1)
        self.square += (slope * slope - self.square) * np.float32(0.001)
        mean = self.mean / np.float32(1 - 0.9**self.steps)
        square = self.square / np.float32(1 - 0.999**self.steps)
        self.numbers -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-8))


class _Lessons:
    """Positions as rows of a matrix: 1 for the start values, for each house the 1 of its number of seeds,
    and an eighth of that number, whose slope serves numbers that are hardly ever seen."""

    def __init__(self, places: NDArray[np.int16], size: int) -> None:
        self.places = places.astype(np.int64) + 1
        self.houses = places.shape[1]
        self.width = 1 + self.houses * (COUNTS + 1)
        self.matrix = np.zeros((size, self.width), np.float32)
        self.matrix[:, 0] = 1
        self.lines = np.arange(size)[:, None]

    def rows(self, chosen: NDArray[np.int64]) -> NDArray[np.float32]:
        """The rows of some positions; the next call writes over them."""
        matrix = self.matrix[: len(chosen)]
        matrix[:, 1 : 1 + self.houses * COUNTS] = 0
        places = self.places[chosen]
        matrix[self.lines[: len(chosen)], places] = 1
        matrix[:, -self.houses :] = (places - 1) % COUNTS / np.float32(8)
        return matrix


def _initial(houses: int, places: int, chance: np.random.Generator) -> NDArray[np.float32]:
    numbers = chance.uniform(-0.2, 0.2, (1 + houses * (COUNTS + 1), places)).astype(np.float32)
    numbers[0, :-1] = 0.5
    return numbers


def _begun(network: Network) -> NDArray[np.float32]:
    """The numbers of a network, to go on from."""
    further = np.zeros((2 * network.houses, network.rows.shape[1]), np.float32)
    return np.concatenate([network.rows.astype(np.float32) / UNIT, further])


def _written(numbers: NDArray[np.float32], houses: int) -> Network:
    """The network with the further seeds added to each row."""
    bias, rows = numbers[:1], numbers[1 : 1 + houses * COUNTS]
    further = np.repeat(numbers[-houses:], COUNTS, 0)
    seeds = np.tile(np.arange(COUNTS, dtype=np.float32) / 8, houses)[:, None]
    units = np.concatenate([bias, rows + seeds * further]) * UNIT
    return Network(np.clip(np.rint(units), -32768, 32767).astype(np.int16))


def train(
    boards: Boards,
    targets: NDArray[Any],
    *,
    places: int = 32,
    epochs: int = 24,
    seed: int = 0,
    batch: int = 512,
    rate: float = 0.01,
    test: NDArray[np.bool_] | None = None,
    network: Network | None = None,
    on_epoch: Callable[[int, float, float], object] | None = None,
) -> Trained:
    """A network fitted to what is known about boards, by Adam with a falling rate.

    Args:
        boards: ``(N, 2h + 2)``, as `VecEnv.obs`.
        targets: ``(N,)``: points that the player to move will still win more than the opponent: of
            `self_play`, or the exact `value` of `data.positions`.
        places: sums of the network: 32 or 64.
        rate: of the first step; it falls to 0. Errors above 6 points do not pull harder.
        test: ``(N,) bool``: positions that only test; by default every twentieth.
        network: to go on from, in place of chance; then take a rate of 0.001 or so.
        on_epoch: gets the number of the epoch, and the errors of learning and testing, in points; if it
            returns False the training ends.

    Raises:
        ValueError: shapes do not fit, or there is too little to learn from.
    """
    boards = np.asarray(boards)
    seen = features(boards)
    aims = np.asarray(targets, np.float32)
    if aims.shape != (len(seen),):
        raise ValueError(f"{len(seen)} boards need as many targets, not {aims.shape}")
    if not np.isfinite(aims).all():
        raise ValueError("targets are finite numbers")
    if places not in (32, 64):
        raise ValueError(f"places cannot be {places}; allowed: 32 or 64")
    if epochs < 1 or batch < 1 or not rate > 0:
        raise ValueError("epochs and batch are at least 1, and the rate is above 0")
    houses = seen.shape[1]
    if network is not None and 2 * network.houses != houses:
        raise ValueError(f"the network is for {network.houses} houses a side; boards have {houses // 2}")
    tests = np.arange(len(seen)) % 20 == 0 if test is None else np.asarray(test, bool)
    if tests.shape != aims.shape:
        raise ValueError(f"test marks {len(seen)} boards, not {tests.shape}")
    learn, check = np.flatnonzero(~tests), np.flatnonzero(tests)
    if not len(learn) or not len(check):
        raise ValueError("there are no boards to learn from, or none to test with")
    chance = np.random.default_rng(seed)
    adam = _Adam(_initial(houses, places, chance) if network is None else _begun(network))
    lessons = _Lessons(seen, batch)
    signs = _signs(adam.numbers.shape[1])
    steps = epochs * -(-len(learn) // batch)
    for epoch in range(epochs):
        loss = 0.0
        order = chance.permutation(learn)
        for begin in range(0, len(order), batch):
            chosen = order[begin : begin + batch]
            rows = lessons.rows(chosen)
            sums = rows @ adam.numbers
            is_counted = sums > 0
            is_counted[:, -1] = True
            counted = is_counted * signs
            error = (sums * counted).sum(1) - aims[chosen]
            loss += float(error @ error)
            pull = np.clip(error, -6, 6) / np.float32(len(chosen))
            adam.step(rows.T @ (counted * pull[:, None]), rate * (1 - adam.steps / steps))
        if on_epoch is not None:
            found = _written(adam.numbers, houses)
            told = on_epoch(epoch, (loss / len(learn)) ** 0.5, _error(found, boards, aims, check))
            if told is False:
                break
    found = _written(adam.numbers, houses)
    plain = float(np.sqrt((aims[check] ** 2).mean()))
    return Trained(found, _error(found, boards, aims, check), plain)


def _error(
    network: Network, boards: Boards, targets: NDArray[np.float32], chosen: NDArray[np.int64]
) -> float:
    """The root of the mean squared error, in points."""
    values = evaluate(network, boards[chosen]) / UNIT
    return float(np.sqrt(((values - targets[chosen]) ** 2).mean()))
