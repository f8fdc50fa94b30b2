"""OpenSpiel: its own random play on our games, and our rules against its games."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from mancala import Position, Side

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import generate_playthrough  # noqa: E402

from mancala import openspiel  # noqa: E402

PLIES = 100_000
PLAYTHROUGHS = [
    Path(__file__).parent / f"playthroughs/{name}.txt"
    for name in ("mancala_kalah", "mancala_oware")
]


def playthrough(name: str) -> str:
    """The text of a small game that OpenSpiel plays at random."""
    game = f"{name}(houses=3,seeds=2)"
    return str(generate_playthrough.playthrough(game, None, seed=1))


@pytest.mark.parametrize("name", openspiel.names)
def test_random_play(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=5, serialize=True, verbose=False)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("mancala_kalah(seeds=6,capture=empty,skip_start=True)")
    state = game.new_initial_state()
    state.apply_action(0)
    assert str(state).startswith("0-7-7-7-7-7-6-")
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert observer.tensor.tolist() == [6] * 6 + [0] + [7] * 5 + [0, 1]
    with pytest.raises(Exception, match="emty"):
        pyspiel.load_game("mancala_kalah(capture=emty)")


def test_harnesses_read_json() -> None:
    state = pyspiel.load_game("mancala_kalah").new_initial_state()
    state.apply_action(2)
    told = json.loads(state.to_json())
    assert told["south"] == [4, 4, 0, 5, 5, 5] and told["stores"] == [1, 0]
    assert told["current_player"] == 0 and told["legal_actions"] == [0, 1, 3, 4, 5]
    assert Position(told["position"], told["game"]) == Position("kalah").play(2)


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_a_playthrough_is_as_it_was(file: Path) -> None:
    """A whole game with all that OpenSpiel says of each state.

    `python tests/test_openspiel.py` writes the files anew."""
    assert playthrough(file.stem) == file.read_text(encoding="utf-8")


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def kalah_board(state: Any) -> tuple[list[int], list[int], tuple[int, int]]:
    """South's houses, North's, and the stores of a state of their `mancala`."""
    upper, middle, lower = str(state).split("\n")[:3]
    north, south = numbers(middle)
    return numbers(lower), numbers(upper)[::-1], (south, north)


def oware_board(state: Any) -> tuple[list[int], list[int], tuple[int, int]]:
    lines = str(state).split("\n")
    rows = [numbers(line) for line in lines if len(numbers(line)) == 6]
    scores = [numbers(line)[1] for line in lines if "score" in line]
    return rows[1], rows[0][::-1], (scores[1], scores[0])


@pytest.mark.parametrize(
    ("ours", "theirs", "offsets", "board"),
    [("kalah", "mancala", (1, 8), kalah_board), ("oware", "oware", (0, 0), oware_board)],
)
def test_our_rules_are_theirs(ours: str, theirs: str, offsets: Any, board: Any) -> None:
    chance = random.Random(1)
    game = pyspiel.load_game(theirs)
    position, state = Position(ours), game.new_initial_state()
    for _ in range(PLIES):
        if position.is_over or state.is_terminal():
            assert position.is_over == state.is_terminal(), (position, str(state))
            winner = position.outcome.winner if position.outcome else None
            value = {None: 0, Side.SOUTH: 1, Side.NORTH: -1}[winner]
            assert (state.returns()[0] > 0) - (state.returns()[0] < 0) == value
            position, state = Position(ours), game.new_initial_state()
        assert position.to_move == state.current_player()
        first = offsets[state.current_player()]
        moves = [move.house for move in position.legal_moves if move.house is not None]
        assert [first + house for house in moves] == sorted(state.legal_actions())
        south, north, stores = board(state)
        assert (tuple(south), tuple(north)) == position.houses
        assert stores == position.stores
        house = chance.choice(moves)
        position = position.play(house)
        state.apply_action(first + house)


if __name__ == "__main__":
    for file in PLAYTHROUGHS:
        file.write_text(playthrough(file.stem), encoding="utf-8")
