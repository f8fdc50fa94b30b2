"""Positions with exact values, to learn from.

`python -m mancala data kalah --seeds 12 --positions 100000 --seed 1 --out kalah-12.npz` writes a file;
`positions` makes the same arrays. Values come from endings, never from a search that guesses. The same
call gives the same bytes.
"""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from collections.abc import Mapping
from os import PathLike
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._mancala import NOT_COVERED, Endings, Position, RuleSet, VecEnv, __version__

__all__ = ["check", "positions", "read", "write"]

Columns = dict[str, NDArray[Any]]

TEST_SHARE = 0.05
"""The part of all positions that is kept for tests."""


def _uniform(houses: int, seeds: int, count: int, chance: np.random.Generator) -> NDArray[np.uint8]:
    """Rows of `houses` numbers whose sum is `seeds`, each as likely as the others."""
    # Of `seeds + houses - 1` places, those of the bars between the houses.
    places = seeds + houses - 1
    order = np.argsort(chance.random((count, places), dtype=np.float32), axis=1)[:, : houses - 1]
    bars = np.sort(order, axis=1).astype(np.int16)
    ends = np.concatenate(
        [np.full((count, 1), -1, np.int16), bars, np.full((count, 1), places, np.int16)], axis=1
    )
    return (np.diff(ends, axis=1) - 1).astype(np.uint8)


def _played(rules: str, seeds: int, count: int, seed: int) -> NDArray[np.uint8]:
    """Rows of houses from random games, once no more than `seeds` seeds lie in them."""
    env = VecEnv(rules, 4096, seed=seed)
    width = 2 * env.rules.houses
    found: list[NDArray[np.uint8]] = []
    total = 0
    while total < count:
        env.step(env.sample())
        rows = env.obs[:, :width]
        few = rows[rows.sum(1, dtype=np.int32) <= seeds]
        found.append(few.copy())
        total += len(few)
    return np.concatenate(found)


def _hash(rows: NDArray[np.uint8]) -> NDArray[np.uint64]:
    """A number for each row, the same everywhere."""
    sums = np.full(len(rows), 0xCBF2_9CE4_8422_2325, np.uint64)
    for column in rows.T:
        sums = (sums ^ column) * np.uint64(0x0000_0100_0000_01B3)
    sums ^= sums >> np.uint64(32)
    return sums * np.uint64(0x9E37_79B9_7F4A_7C15)


def positions(
    rules: RuleSet | str,
    *,
    seeds: int,
    positions: int,
    seed: int = 0,
    source: str = "uniform",
    threads: int = 1,
) -> Columns:
    """Different positions with their exact values, at most as many as asked for.

    Args:
        rules: a game that has endings.
        seeds: in the houses of each position; with `play` at most so many.
        source: `uniform`: each position of the layer is as likely; `play`: from random games.

    Returns:
        `board` ``(N, 2h + 2) uint8``, as `VecEnv.obs`, with empty stores;
        `value` ``(N,) int8``: seeds that the mover will still win more than the opponent;
        `move_values` ``(N, h) int8``: the same after each move, `NOT_COVERED` where it is not legal;
        `best` ``(N,) uint16``: a bit for each move that keeps the value;
        `source` ``(N,) uint8``: 0, from a table;
        `test` ``(N,) bool``: by a hash of the position, the same in every file.

    Raises:
        UnsupportedGame: the game has no endings.
        ValueError: `source` is another word.
    """
    rules = RuleSet(rules) if isinstance(rules, str) else rules
    houses = rules.houses
    if source not in ("uniform", "play"):
        raise ValueError(f"source is `uniform` or `play`, not `{source}`")
    endings = Endings.build(rules, seeds=seeds, threads=threads)
    chance = np.random.default_rng(seed)
    rows = np.zeros((0, 2 * houses), np.uint8)
    for _ in range(20):
        missing = positions - len(rows)
        if missing <= 0:
            break
        wanted = missing + missing // 4 + 64
        if source == "uniform":
            more = _uniform(2 * houses, seeds, wanted, chance)
        else:
            more = _played(str(rules), seeds, wanted, int(chance.integers(2**63)))
        more = more[endings.move_values(more).max(1) > NOT_COVERED]
        rows = np.unique(np.concatenate([rows, more]), axis=0)
    rows = chance.permutation(rows)[:positions]
    move_values = endings.move_values(rows)
    value = move_values.max(1)
    keeps = move_values == value[:, None]
    hashes = _hash(rows)
    return {
        "board": np.concatenate([rows, np.zeros((len(rows), 2), np.uint8)], axis=1),
        "value": value,
        "move_values": move_values,
        "best": (keeps << np.arange(houses)).sum(1).astype(np.uint16),
        "source": np.zeros(len(rows), np.uint8),
        "test": (hashes >> np.uint64(11)) < np.uint64(TEST_SHARE * 2**53),
    }


def _digest(columns: Mapping[str, NDArray[Any]]) -> str:
    found = hashlib.sha256()
    for name in sorted(columns):
        found.update(name.encode())
        found.update(np.ascontiguousarray(columns[name]).tobytes())
    return found.hexdigest()


def write(file: str | PathLike[str], columns: Columns, **head: Any) -> None:
    """Writes the arrays with a head; the same arrays become the same bytes."""
    told = {"version": __version__, "sha256": _digest(columns), **head}
    arrays = {**columns, "head": np.array(json.dumps(told, sort_keys=True))}
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, array in arrays.items():
            content = io.BytesIO()
            np.lib.format.write_array(content, np.asanyarray(array), allow_pickle=False)
            # Without a time the same arrays are the same file.
            archive.writestr(zipfile.ZipInfo(f"{name}.npy"), content.getvalue(), zipfile.ZIP_DEFLATED)


def read(file: str | PathLike[str]) -> tuple[Columns, dict[str, Any]]:
    """The arrays of a file and its head.

    Raises:
        ValueError: the rows are not those that were written.
    """
    with np.load(file, allow_pickle=False) as found:
        columns = {name: found[name] for name in found.files if name != "head"}
        head = json.loads(str(found["head"]))
    if _digest(columns) != head["sha256"]:
        raise ValueError("the rows are not those that the head tells of")
    return columns, head


def check(file: str | PathLike[str], sample: int = 200, seed: int = 0) -> int:
    """Derives the values of some rows again from their moves, by the rules; returns how many.

    Raises:
        ValueError: a value is another.
    """
    columns, head = read(file)
    rules = RuleSet(head["rules"])
    endings = Endings.build(rules, seeds=int(columns["board"].sum(1).max()))
    chance = np.random.default_rng(seed)
    chosen = chance.permutation(len(columns["board"]))[:sample]
    for row in chosen:
        counts = [str(count) for count in columns["board"][row]]
        position = Position("-".join([*counts, "S"]), rules, any_seeds=True)
        values = {}
        for move in position.legal_moves:
            after = position.play(move)
            found = None if after.is_over else endings.probe(after)
            values[move.house] = after.margin if found is None else found.value
        told = columns["move_values"][row]
        if {k: int(v) for k, v in enumerate(told) if v != NOT_COVERED} != values:
            raise ValueError(f"row {row}: {position.text} is worth {values}, not {told.tolist()}")
    return len(chosen)
