"""Data sets: exact, the same bytes each time, and refused when a row is changed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mancala
from mancala import NOT_COVERED, data
from mancala.__main__ import main


@pytest.mark.parametrize("source", ["uniform", "play", "level-2"])
@pytest.mark.parametrize("rules", ["kalah", "kalah:capture=empty,houses=4", "oware"])
def test_values_are_those_of_the_solver(rules: str, source: str) -> None:
    columns = data.positions(rules, seeds=8, positions=500, seed=1, source=source)
    board = columns["board"]
    assert len(board) == 500 and len(np.unique(board, axis=0)) == 500
    assert 5 <= columns["test"].sum() <= 60
    for row in range(0, 500, 50):
        text = "-".join([*map(str, board[row]), "S"])
        position = mancala.Position(text, rules, any_seeds=True)
        solution = mancala.solve(position, question="moves")
        assert solution.value == columns["value"][row]
        known = {it.move.house: it.value for it in solution.moves}
        told = columns["move_values"][row]
        assert {k: v for k, v in enumerate(told) if v != NOT_COVERED} == known
        best = {k for k in range(len(told)) if columns["best"][row] >> k & 1}
        assert best == {k for k, v in known.items() if v == solution.value}


@pytest.mark.parametrize("source", ["uniform", "play"])
def test_what_is_left_open_is_left_out(source: str) -> None:
    """Oware leaves values open where positions come back; a row has all of its moves, or is not there."""
    columns = data.positions("oware", seeds=7, positions=2000, seed=1, source=source)
    assert len(columns["value"]) > 1000
    endings = mancala.Endings.build("oware", seeds=7)
    rows = np.ascontiguousarray(columns["board"][:, :12])
    assert (endings.values(rows) == columns["value"]).all()
    for row, told in zip(columns["board"], columns["move_values"], strict=True):
        text = "-".join([*map(str, row), "S"])
        legal = [move.house for move in mancala.Position(text, "oware", any_seeds=True).legal_moves]
        assert legal == np.flatnonzero(told != NOT_COVERED).tolist()


@pytest.mark.parametrize("kind", ["npz", "parquet"])
def test_a_file_is_the_same_bytes_each_time(tmp_path: Path, kind: str) -> None:
    if kind == "parquet":
        pytest.importorskip("pyarrow")
    files = [tmp_path / f"{name}.{kind}" for name in "ab"]
    for file in files:
        words = ["data", "kalah", "--seeds", "7", "--positions", "300", "--out", str(file)]
        assert main(words) == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    assert main(["data", "check", str(files[0])]) == 0
    columns, head = data.read(files[0])
    assert head["rules"].startswith("kalah:houses=6") and head["seeds"] == 7
    columns["value"][3] += 1
    data.write(files[1], columns, **{**head, "sha256": head["sha256"]})
    assert main(["data", "check", str(files[1])]) == 1
    columns["value"][3] -= 1
    columns["move_values"][:, 0] += 1
    data.write(files[1], columns, rules=head["rules"])
    assert main(["data", "check", str(files[1])]) == 1


def test_both_kinds_of_file_hold_the_same(tmp_path: Path) -> None:
    pyarrow = pytest.importorskip("pyarrow.parquet")
    columns = data.positions("oware", seeds=6, positions=200, seed=4)
    for name in ("a.npz", "a.parquet"):
        data.write(tmp_path / name, columns, rules="oware", seeds=6)
        read, head = data.read(tmp_path / name)
        assert list(read) == list(columns) and head["seeds"] == 6
        for key, array in columns.items():
            assert read[key].dtype == array.dtype and (read[key] == array).all(), key
        assert main(["data", "check", str(tmp_path / name)]) == 0
    # Others read it as a table, and a row of a board as a list.
    table = pyarrow.read_table(tmp_path / "a.parquet")
    assert table["board"][0].as_py() == columns["board"][0].tolist()


def test_without_pyarrow_there_are_no_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    words = ["data", "kalah", "--seeds", "4", "--positions", "9", "--out", str(tmp_path / "a.parquet")]
    assert main(words) == 1
    assert "pip install 'mancala-games[data]'" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["a.npz", "a.parquet"])
@pytest.mark.parametrize("content", [b"", b"nonsense", b"PAR1" * 9, b"PK\x05\x06" + bytes(18)])
def test_a_broken_file_is_an_error(tmp_path: Path, name: str, content: bytes) -> None:
    if name.endswith("parquet"):
        pytest.importorskip("pyarrow")
    file = tmp_path / name
    file.write_bytes(content)
    with pytest.raises(ValueError):
        data.read(file)
    assert main(["data", "check", str(file)]) == 1


@pytest.mark.parametrize(
    "wrong", [{"seeds": 0}, {"seeds": -1}, {"positions": 0}, {"source": "level-9"}, {"source": "x"}]
)
def test_nonsense_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        data.positions("kalah", **{"seeds": 4, "positions": 5, **wrong})


def test_nonsense_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["data", "kalah", "--seeds", "4", "--out", "positions.csv"]) == 1
    assert "`.npz` or `.parquet`" in capsys.readouterr().err
    assert main(["data", "kala", "--out", "x"]) == 1
    assert "did you mean" in capsys.readouterr().err
    assert main(["data", "bao", "--out", "x.npz"]) == 1
    assert main(["data", "kalah"]) == 1 and main(["data", "check"]) == 1
