"""The bench measures and prints; how fast it is here is no test."""

from __future__ import annotations

import pytest

from mancala import bench
from mancala.__main__ import main


def test_everything_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    monkeypatch.setattr(bench, "SLICES", 1)
    assert main(["bench", "--peers"]) == 0
    told = capsys.readouterr().out
    assert told.count("M/s") >= 11 and "4096 boards: step" in told
