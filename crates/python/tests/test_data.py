"""Data sets: exact, the same bytes each time, and refused when a row is changed."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import mancala
from mancala import NOT_COVERED, data
from mancala.__main__ import main


@pytest.mark.parametrize("source", ["uniform", "play"])
@pytest.mark.parametrize("rules", ["kalah", "kalah:capture=empty,houses=4"])
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


def test_a_file_is_the_same_bytes_each_time(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a.npz", "b.npz")]
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


def test_nonsense_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["data", "kala", "--out", "x"]) == 1
    assert "did you mean" in capsys.readouterr().err
    assert main(["data", "bao", "--out", "x"]) == 1
    assert main(["data", "kalah"]) == 1 and main(["data", "check"]) == 1
