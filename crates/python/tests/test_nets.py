"""Networks: equal to the engine's, read with errors, trained from Python, and played against each other."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conftest import random_positions

import mancala
from mancala import Engine, Position, VecEnv, nets
from mancala.__main__ import main

FILES = Path(__file__).parent / "../../engine/nets"
JUDGED = {
    "kalah": "kalah",
    "oware": "oware",
    "congkak": "congkak",
    "kid-cala-beginner": "race",
}


@pytest.mark.parametrize("game", JUDGED)
def test_a_network_says_what_the_engine_says(game: str) -> None:
    network = nets.shipped(game)
    assert network is not None
    written = (FILES / f"{JUDGED[game]}.txt").read_text()
    assert network == nets.Network.read(written)
    engine, own = Engine(), Engine(network=network)
    positions = [it for seed in range(20) for it in random_positions(game, seed) if not it.is_over]
    units = nets.evaluate(network, np.array([it.features() for it in positions]))
    for position, value in zip(positions, units.tolist(), strict=True):
        assert position.to_move is not None
        margin = 0 if "beginner" in game else position.margin * (1 - 2 * position.to_move)
        # Hundredths of a point, cut towards zero: different units are different hundredths.
        wanted = 100 * margin + int(value * 100 / nets.UNIT)
        assert engine.evaluate(position) == own.evaluate(position) == wanted
    found = [e.search(positions[0], depth=6, lines="all") for e in (engine, own)]
    assert found[0] == found[1]


def test_a_network_is_a_value() -> None:
    network = nets.shipped("kalah")
    assert network is not None and network.houses == 6
    assert pickle.loads(pickle.dumps(network)) == network
    assert hash(nets.Network(network.rows.copy())) == hash(network)
    with pytest.raises(ValueError):
        network.rows[0] = 1
    assert nets.shipped("kalah:houses=5") is None and nets.shipped("bao") is None


def wrong_rows(kind: str) -> Any:
    rows = np.zeros((289, 32), np.int16)
    return {
        "places": rows[:, :31],
        "lines": rows[:-1],
        "sums": rows + 4000,
        "range": rows.astype(np.int64) + 40_000,
        "floats": rows.astype(float),
        "flat": rows[0],
    }[kind]


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("places", "line 1 has 31 numbers; allowed: 32 or 64"),
        ("lines", "288 lines of numbers are no network"),
        ("sums", "place 1 can add up to 52000 on some board"),
        ("range", "`40000` is no whole number"),
        ("floats", "float64"),
        ("flat", "in 1"),
    ],
)
def test_what_is_no_network_says_why(kind: str, sentence: str) -> None:
    with pytest.raises(mancala.NetworkError, match=sentence):
        nets.Network(wrong_rows(kind))


def test_an_engine_refuses_what_its_network_cannot_judge() -> None:
    with pytest.raises(mancala.NetworkError, match="line 1: `nonsense` is no whole number"):
        Engine(network="nonsense")
    with pytest.raises(TypeError, match="network"):
        Engine(network=3)  # type: ignore[arg-type]
    engine = Engine(network=nets.shipped("kalah"))
    assert engine.choose(Position("oware"), 8).move is not None
    for game in ("kalah:houses=4", "bao", "banana-cala"):
        with pytest.raises(mancala.UnsupportedGame, match=game):
            engine.search(Position(game), depth=2)
        with pytest.raises(mancala.UnsupportedGame, match=game):
            engine.analysis(Position(game))
    with pytest.raises(mancala.UnsupportedGame):
        Engine().evaluate(Position("bao"))
    for wrong in ({"hash_mb": 0}, {"hash_mb": 2**40}, {"threads": 0}, {"threads": 10**6}):
        with pytest.raises(ValueError, match="allowed: 1–"):
            Engine(**wrong)  # type: ignore[arg-type]


def test_an_agent_learns_from_the_engine() -> None:
    game = "kalah:houses=4,seeds=3"
    told: list[int] = []
    boards, targets = nets.self_play(game, positions=6000, nodes=100, seed=2, on_progress=told.append)
    assert boards.shape == (len(targets), 10) and told[-1] == len(targets) >= 6000
    again = nets.self_play(game, positions=6000, nodes=100, seed=2, threads=2)
    assert (again[0] == boards).all() and (again[1] == targets).all()
    epochs: list[float] = []
    trained = nets.train(boards, targets, epochs=4, on_epoch=lambda *it: epochs.append(it[2]))
    assert trained.error == epochs[-1] < epochs[0] and trained.error < 0.7 * trained.plain
    same = nets.train(boards, targets, epochs=4)
    assert same.network == trained.network
    further = nets.train(boards, targets, epochs=1, rate=0.001, network=trained.network)
    assert further.error < 1.1 * trained.error
    first, second = Engine(network=trained.network, endings=0), Engine(endings=0)
    scores: list[int] = []
    score = mancala.contest(
        first, second, game, games=8, nodes=200, seed=1, on_game=lambda it: scores.append(it.games)
    )
    assert scores == [1, 2, 3, 4, 5, 6, 7, 8] and score.games == 8
    assert 0 <= score.interval[0] <= score.score <= score.interval[1] <= 1
    assert score == mancala.contest(first, second, game, games=8, nodes=200, seed=1)
    two = mancala.contest(first, second, game, games=8, nodes=9, on_game=lambda it: it.games < 2)
    assert two.games == 2


def test_exact_values_are_lessons_too() -> None:
    from mancala import data

    columns = data.positions("kalah", seeds=7, positions=4000)
    trained = nets.train(columns["board"], columns["value"], epochs=3, test=columns["test"])
    assert trained.error < trained.plain


def test_boards_of_environments_are_judged() -> None:
    network = nets.shipped("kalah")
    assert network is not None
    env = VecEnv("kalah", 100)
    env.step(env.sample())
    assert nets.evaluate(network, env.obs).shape == (100,)
    rows = nets.features(env.obs)
    assert rows.shape == (100, 12) and (rows // nets.COUNTS == np.arange(12)).all()
    wide = np.full((1, 14), 300, np.uint16)
    assert (nets.features(wide) % nets.COUNTS == 23).all()


BOARDS = np.zeros((40, 14), np.uint8)
KALAH = nets.Network.read((FILES / "kalah.txt").read_text())


@pytest.mark.parametrize(
    ("kind", "call"),
    [
        (ValueError, lambda: nets.features(BOARDS[0])),
        (TypeError, lambda: nets.features(BOARDS.astype(float))),
        (ValueError, lambda: nets.evaluate(KALAH, BOARDS[:, :10])),
        (ValueError, lambda: nets.train(BOARDS, np.zeros(39))),
        (ValueError, lambda: nets.train(BOARDS, np.full(40, np.nan))),
        (ValueError, lambda: nets.train(BOARDS[:0], np.zeros(0))),
        (ValueError, lambda: nets.train(BOARDS, np.zeros(40), places=16)),
        (ValueError, lambda: nets.train(BOARDS, np.zeros(40), epochs=0)),
        (ValueError, lambda: nets.train(BOARDS, np.zeros(40), test=np.ones(40, bool))),
        (ValueError, lambda: nets.train(BOARDS[:, :10], np.zeros(40), network=KALAH)),
        (ValueError, lambda: nets.self_play("kalah", positions=5, nodes=0)),
        (ValueError, lambda: nets.self_play("kalah", positions=5, nodes=9, threads=0)),
        (ValueError, lambda: nets.self_play("kalah", positions=5, nodes=9, seed=2**24)),
        (OverflowError, lambda: nets.self_play("kalah", positions=-5, nodes=9)),
        (mancala.UnsupportedGame, lambda: nets.self_play("bao", positions=5, nodes=9)),
        (mancala.UnsupportedGame, lambda: nets.self_play("banana-cala", positions=5, nodes=9)),
        (
            mancala.UnsupportedGame,
            lambda: nets.self_play("congkak", positions=5, nodes=9, network=KALAH),
        ),
        (ValueError, lambda: mancala.contest(Engine(), Engine(), "kalah")),
        (ValueError, lambda: mancala.contest(Engine(), Engine(), "kalah", nodes=5, opening_plies=999)),
    ],
)
def test_nonsense_is_refused(kind: type[Exception], call: Any) -> None:
    with pytest.raises(kind):
        call()


def test_an_engine_does_not_play_itself() -> None:
    engine = Engine()
    with pytest.raises(ValueError, match="two engines"):
        mancala.contest(engine, engine, "kalah", depth=1)


def test_networks_are_made_and_compared_on_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "kalah.txt")
    words = ["--positions", "1000", "--nodes", "20", "--epochs", "1"]
    assert main(["train", "kalah", "kalah:seeds=3", *words, "--out", file]) == 0
    assert nets.Network.read(Path(file).read_text()).houses == 6
    assert main(["train", "kalah", *words, "--network", file, "--out", file]) == 0
    match = ["match", "kalah", "--games", "2", "--nodes", "20"]
    assert main([*match, "--network", file]) == 0
    assert main([*match, "--network", file, "--against", file]) == 0
    assert "1 won, 0 drawn, 1 lost: 50.0%" in capsys.readouterr().out
    assert main([*match, "--network", str(tmp_path / "none")]) == 1
    assert main(["match", "bao", "--network", file]) == 1
