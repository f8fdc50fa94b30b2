"""Positions with exact values, to learn from.

`python -m mancala data kalah --seeds 12 --positions 100000 --seed 1 --out kalah-12.npz` writes a file, and
with `.parquet` a table of Arrow; `positions` makes the same arrays. Values come from endings, never from a
search that guesses. The same call gives the same bytes (of a table: with the same pyarrow).
"""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from collections.abc import Iterator, Mapping
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._mancala import NOT_COVERED, Endings, Engine, Position, RuleSet, VecEnv, __version__
from ._values import Side

__all__ = ["check", "positions", "read", "write"]

Columns = dict[str, NDArray[Any]]

SOURCES = ["uniform", "play", *(f"level-{level}" for level in range(1, 9))]
"""Where positions may come from."""

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


def _levels(
    rules: RuleSet, level: int, seeds: int, count: int, chance: np.random.Generator
) -> NDArray[np.uint8]:
    """The same from games of a level with itself, each after some plies of chance."""
    engine, start = Engine(endings=0), Position(rules)
    found: list[NDArray[Any]] = []

    def played() -> Iterator[Position]:
        position, opening = start, int(chance.integers(8))
        for ply in range(2000):
            if position.to_move is None:
                return
            if ply < opening:
                moves = position.legal_moves
                position = position.play(moves[int(chance.integers(len(moves)))])
            else:
                move = engine.choose(position, level, seed=int(chance.integers(2**63))).move
                assert move is not None
                position = position.play(move)
            yield position

    while len(found) < count:
        few = (it.features()[:-2] for it in played() if not it.is_over)
        found += [row for row in few if row.sum() <= seeds]
    return np.array(found, np.uint8)


def _hash(rows: NDArray[np.uint8]) -> NDArray[np.uint64]:
    """A number for each row, the same everywhere."""
    sums = np.full(len(rows), 0xCBF2_9CE4_8422_2325, np.uint64)
    for column in rows.T:
        sums = (sums ^ column) * np.uint64(0x0000_0100_0000_01B3)
    sums ^= sums >> np.uint64(32)
    return sums * np.uint64(0x9E37_79B9_7F4A_7C15)


def _position(rules: RuleSet, row: NDArray[Any]) -> Position:
    """The position of a row of houses, with whatever stores."""
    stores = [] if len(row) > 2 * rules.houses else [0, 0]
    return Position("-".join([*map(str, row), *map(str, stores), "S"]), rules, any_seeds=True)


def _is_known(
    rules: RuleSet, rows: NDArray[np.uint8], move_values: NDArray[np.int8]
) -> NDArray[np.bool_]:
    """Whether there is a move, and the value of every legal one is certain: some games leave values open
    where positions come back, and the best of the others would be a guess."""
    known = np.asarray(move_values.max(1, initial=NOT_COVERED) > NOT_COVERED)
    houses = move_values.shape[1]
    # A house without a value is empty, or may not be played here, or is left open.
    silent = ((rows[:, :houses] > 0) & (move_values == NOT_COVERED)).any(1)
    for number in np.flatnonzero(known & silent):
        moves = _position(rules, rows[number]).legal_moves
        values = move_values[number, [move.house for move in moves if move.house is not None]]
        known[number] = (values > NOT_COVERED).all()
    return known


def positions(
    rules: RuleSet | str,
    *,
    seeds: int,
    positions: int,
    seed: int = 0,
    source: str = "uniform",
    threads: int = 1,
) -> Columns:
    """Different positions with the exact values of all their moves, at most as many as asked for.

    Positions with a move whose value the endings leave open are left out.

    Args:
        rules: a game that has endings.
        seeds: in the houses of each position; with `play` at most so many.
        source: `uniform`: each position of the layer is as likely; `play`: from random games;
            `level-1` to `level-8`: from games of that level with itself.

    Returns:
        `board` ``(N, 2h + 2) uint8``, as `VecEnv.obs`, with empty stores;
        `value` ``(N,) int8``: seeds that the mover will still win more than the opponent;
        `move_values` ``(N, h) int8``: the same after each move, `NOT_COVERED` where it is not legal;
        `best` ``(N,) uint16``: a bit for each move that keeps the value;
        `source` ``(N,) uint8``: 0, from a table;
        `test` ``(N,) bool``: by a hash of the position, the same in every file.

    Raises:
        UnsupportedGame: the game has no endings.
        ValueError: a number is too small, or `source` another word.
    """
    rules = RuleSet(rules) if isinstance(rules, str) else rules
    houses = rules.houses
    if source not in SOURCES:
        raise ValueError(f"source is `uniform`, `play` or `level-1` to `level-8`, not `{source}`")
    for name, number in (("seeds", seeds), ("positions", positions)):
        if number < 1:
            raise ValueError(f"{name} cannot be {number}; allowed: 1 and more")
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
        elif source != "play":
            more = _levels(rules, int(source[-1]), seeds, wanted, chance)
        else:
            more = _played(str(rules), seeds, wanted, int(chance.integers(2**63)))
        more = more[_is_known(rules, more, endings.move_values(more))]
        known = len(rows)
        rows = np.concatenate([rows, more])
        # By their hashes: sorting rows takes ten times as long.
        rows = rows[np.unique(_hash(rows), return_index=True)[1]]
        # There are no others, or they hardly ever come.
        if len(rows) == known:
            break
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


def _parquet() -> Any:
    try:
        import pyarrow.parquet
    except ImportError as error:
        raise ImportError(
            "pyarrow is missing: pip install 'mancala-games[data]'", name=error.name
        ) from error
    return pyarrow


def is_table(file: str | PathLike[str]) -> bool:
    """Whether the name of a file is that of a table of Arrow, and not of numpy's arrays.

    Raises:
        ValueError: it is neither's.
    """
    suffix = Path(file).suffix
    if suffix in (".npz", ".parquet"):
        return suffix == ".parquet"
    raise ValueError(f"{file}: a file of positions ends in `.npz` or `.parquet`")


def write(file: str | PathLike[str], columns: Columns, **head: Any) -> None:
    """Writes the arrays with a head, as `.npz` or `.parquet`; the same arrays become the same bytes.

    Raises:
        ValueError: the name ends in neither.
        ImportError: there is no pyarrow for `.parquet`.
    """
    told = {"version": __version__, "sha256": _digest(columns), **head}
    text = json.dumps(told, sort_keys=True)
    if is_table(file):
        _write_table(file, columns, text)
        return
    arrays = {**columns, "head": np.array(text)}
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, array in arrays.items():
            content = io.BytesIO()
            np.lib.format.write_array(content, np.asanyarray(array), allow_pickle=False)
            # Without a time the same arrays are the same file.
            archive.writestr(zipfile.ZipInfo(f"{name}.npy"), content.getvalue(), zipfile.ZIP_DEFLATED)


def _write_table(file: str | PathLike[str], columns: Columns, head: str) -> None:
    """Rows of an array become lists of fixed length; the head is text of the schema."""
    arrow = _parquet()

    def column(array: NDArray[Any]) -> Any:
        flat = arrow.array(array.reshape(-1))
        if array.ndim == 1:
            return flat
        return arrow.FixedSizeListArray.from_arrays(flat, array.shape[1])

    made = {name: column(array) for name, array in columns.items()}
    table = arrow.table(made).replace_schema_metadata({"mancala": head})
    arrow.parquet.write_table(table, file, compression="zstd")


def read(file: str | PathLike[str]) -> tuple[Columns, dict[str, Any]]:
    """The arrays of a file and its head.

    Raises:
        ValueError: it is no file of positions, or the rows are not those that were written.
        ImportError: there is no pyarrow for `.parquet`.
    """
    try:
        columns, text = _read_table(file) if is_table(file) else _read_arrays(file)
        head = json.loads(text)
        digest = head["sha256"]
    except (KeyError, TypeError, EOFError, zipfile.BadZipFile, json.JSONDecodeError) as error:
        raise ValueError(f"{file}: no file of positions: {error}") from error
    if _digest(columns) != digest:
        raise ValueError(f"{file}: the rows are not those that the head tells of")
    return columns, head


def _read_arrays(file: str | PathLike[str]) -> tuple[Columns, str]:
    with open(file, "rb") as opened, zipfile.ZipFile(opened) as archive:
        arrays = {
            name.removesuffix(".npy"): np.lib.format.read_array(archive.open(name), allow_pickle=False)
            for name in archive.namelist()
        }
    return arrays, str(arrays.pop("head"))


def _read_table(file: str | PathLike[str]) -> tuple[Columns, str]:
    arrow = _parquet()
    table = arrow.parquet.read_table(file)

    def array(name: str) -> NDArray[Any]:
        found = table[name].combine_chunks()
        if not arrow.types.is_fixed_size_list(found.type):
            return np.asarray(found.to_numpy(zero_copy_only=False))
        numbers = found.flatten().to_numpy(zero_copy_only=False)
        return np.asarray(numbers).reshape(len(found), found.type.list_size)

    # What Arrow shares is read-only.
    columns = {name: array(name).copy() for name in table.column_names}
    return columns, (table.schema.metadata or {})[b"mancala"].decode()


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
        position = _position(rules, columns["board"][row])
        values = {move.house: _after(endings, position.play(move)) for move in position.legal_moves}
        told = columns["move_values"][row]
        if {k: int(v) for k, v in enumerate(told) if v != NOT_COVERED} != values:
            raise ValueError(f"row {row}: {position.text} is worth {values}, not {told.tolist()}")
    return len(chosen)


def _after(endings: Endings, position: Position) -> int | None:
    """The margin at the end, South less North, after a move of South; None if it is not certain."""
    if (found := endings.probe(position)) is not None:
        return found.value
    mover = position.to_move
    if position.outcome is not None:
        # Values are those of playing on after somebody has won more than half.
        if position.outcome.why not in ("majority", "half"):
            return position.margin
        mover = Side.NORTH
    assert mover is not None
    rows = np.array([[*position.houses[mover], *position.houses[mover.other]]], np.uint8)
    value = int(endings.values(rows)[0])
    return None if value == NOT_COVERED else position.margin + value * (1 - 2 * mover)
