"""Engine, solver, tables and certificates, against the command line where it is at hand."""

from __future__ import annotations

import json
import os
import subprocess
import threading
import time
from typing import Any

import numpy as np
import pytest

import mancala
from mancala import Endings, Engine, Position, Side, Solver, Value

PROGRAM = os.environ.get("MANCALA_BIN")
needs_program = pytest.mark.skipif(PROGRAM is None, reason="MANCALA_BIN names no program")


def program(*args: str) -> Any:
    assert PROGRAM is not None
    done = subprocess.run([PROGRAM, *args, "--json"], capture_output=True, check=False, text=True)
    return json.loads(done.stdout)


@needs_program
@pytest.mark.parametrize("game", ["kalah", "oware", "congkak", "kid-cala-beginner", "kalah:pie=on"])
def test_the_engine_says_what_the_program_says(game: str) -> None:
    position = Position(game).play("C") if "congkak" not in game else Position(game)
    told = program("analyze", game, "--position", position.text, "--depth", "6")
    report = Engine().search(position, depth=6, lines="all")
    sign = -1 if position.to_move is Side.NORTH else 1
    found = [
        {
            "move": position.text_of(known.move),
            "value": None if known.value.wins_in is not None else sign * known.value.points,
            "source": known.value.source,
        }
        for known in report.moves
    ]
    wanted = [{key: it.get(key) for key in ("move", "value", "source")} for it in told["moves"]]
    if position.to_move is not None:
        assert found == wanted and report.nodes == told["nodes"] and report.depth == told["depth"]


@needs_program
@pytest.mark.parametrize(
    "game", ["kalah:houses=3,seeds=2", "kalah:houses=4,seeds=3", "oware:houses=3,seeds=2", "kalah:houses=3,seeds=4,capture=empty"]
)
def test_the_solver_says_what_the_program_says(game: str) -> None:
    try:
        solution = mancala.solve(game, question="moves")
    except mancala.MancalaError as error:
        done = subprocess.run([str(PROGRAM), "solve", game], capture_output=True, text=True)
        assert str(error) in done.stderr
        return
    told = program("solve", game, "--moves", "--threads", "1", "--memory", "512")
    assert solution.proved == told["proved"]
    key = "played_on" if solution.played_on else "value"
    assert solution.value == told.get(key)
    moves = {str(it.move): (it.least, it.most) for it in solution.moves}
    for it in told["moves"]:
        value = it.get(key)
        bounds = (value, value) if value is not None else tuple(it[f"{key}_range".replace("value_", "")])
        assert moves[it["move"]] == bounds


def test_a_proof_is_checked() -> None:
    solution = mancala.solve("kalah:houses=3,seeds=2")
    assert (solution.value, solution.proved, solution.range) == (4, True, (4, 4))
    proof = solution.certificate()
    claim = mancala.check_certificate(proof)
    assert claim.margin == 4 and claim.position == Position("kalah:houses=3,seeds=2")
    for broken in (proof[:-1], proof.replace(b"margin = 4", b"margin = 5")):
        with pytest.raises(mancala.CertificateError):
            mancala.check_certificate(broken)


def test_a_hard_question_has_a_range() -> None:
    solver = Solver("kalah", endings=4)
    seen: list[tuple[int, int]] = []

    def tell(found: tuple[int, int], nodes: int) -> None:
        assert nodes >= 0
        seen.append(found)

    begun = time.monotonic()
    solution = solver.solve(seconds=0.5, on_progress=tell)
    assert time.monotonic() - begun < 5
    assert solution.value is None and not solution.proved and seen
    assert solution.range[0] < solution.range[1]
    with pytest.raises(mancala.CertificateError):
        solution.certificate()
    again = Solver("kalah", endings=4)
    again.load(solver.checkpoint())
    assert again.solve(seconds=0.2).nodes >= solution.nodes
    with pytest.raises(mancala.MancalaError):
        again.load(b"nonsense")


def test_values_know_their_source() -> None:
    engine = Engine()
    report = engine.search(Position("kalah"), depth=4)
    assert report.best is not None and report.best.value.source == "searched"
    assert report.best.value.depth == 4 and not report.best.value.is_exact
    assert Value(3, "searched", 4) != Value(3, "proved")
    assert Value(3, "proved").pov(Side.NORTH, Side.SOUTH).points == -3
    ending = Position("0-0-0-0-1-1-5-0-0-0-0-3-20-18-S", "kalah", any_seeds=True)
    found = engine.search(ending, depth=10).value
    assert found is not None and found.is_exact
    first = Engine().search(Position("oware"), nodes=20_000, lines="all")
    assert first == Engine().search(Position("oware"), nodes=20_000, lines="all")
    with pytest.raises(ValueError, match="limit"):
        engine.search(Position("kalah"))
    bao = engine.search(Position("bao"), depth=2).best
    assert bao is not None and bao.value.source == "searched"


def test_levels_choose_and_tell() -> None:
    engine, position = Engine(), Position("kalah")
    assert engine.choose(position, 3, seed=1) == engine.choose(position, 3, seed=1)
    assert engine.choose(position, 8).move in position.legal_moves
    depths: list[int] = []

    def tell(info: mancala.Info) -> bool:
        depths.append(info.depth)
        return info.depth < 3

    report = engine.search(position, depth=20, on_info=tell)
    assert depths == [1, 2, 3] and report.depth == 3
    for level in (0, 9):
        with pytest.raises(ValueError, match="1 to 8"):
            engine.choose(position, level)


def test_an_error_of_the_caller_comes_through() -> None:
    def tell(info: mancala.Info) -> None:
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        Engine().search(Position("kalah"), depth=9, on_info=tell)


def test_work_is_interrupted_and_others_run() -> None:
    code = """
import _thread, signal, threading, time, mancala, mancala.nets
# A program that was started in the background may ignore interrupts.
signal.signal(signal.SIGINT, signal.default_int_handler)
threading.Timer(0.5, _thread.interrupt_main).start()
ticks = 0
def count():
    global ticks
    while True:
        ticks += 1
        time.sleep(0.001)
threading.Thread(target=count, daemon=True).start()
begun = time.monotonic()
try:
    WORK
except KeyboardInterrupt:
    print(time.monotonic() - begun, ticks)
"""
    for work in (
        "mancala.Engine(endings=0).search(mancala.Position('oware'), depth=90)",
        "mancala.solve('kalah', endings=4)",
        "list(mancala.Engine(endings=0).analysis(mancala.Position('oware'), nodes=10**12))",
        "mancala.nets.self_play('kalah', positions=10**6, nodes=10**6)",
        "mancala.contest(mancala.Engine(), mancala.Engine(), 'oware', depth=90)",
    ):
        done = subprocess.run(
            [os.sys.executable, "-c", code.replace("WORK", work)],  # type: ignore[attr-defined]
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )
        seconds, ticks = done.stdout.split()
        assert float(seconds) < 1.5 and int(ticks) > 20


def test_a_busy_engine_says_so() -> None:
    engine = Engine(endings=0)
    begun = threading.Event()
    thread = threading.Thread(
        target=lambda: engine.search(
            Position("oware"), seconds=1.0, on_info=lambda _: begun.set()
        )
    )
    thread.start()
    begun.wait()
    with pytest.raises(mancala.EngineBusy):
        engine.search(Position("oware"), depth=1)
    thread.join()
    assert engine.search(Position("oware"), depth=1).moves


def test_endings_are_looked_up() -> None:
    endings = Endings.build("kalah", seeds=8)
    assert endings.seeds == 8
    position = Position("0-0-0-0-1-1-1-0-0-0-0-3-20-22-S", "kalah", any_seeds=True)
    found = endings.probe(position)
    assert found is not None
    solved = mancala.solve(position, question="moves")
    assert found.value == solved.value
    assert {str(m): v for m, v in found.moves} == {str(m.move): m.value for m in solved.moves}
    assert endings.probe(Position("kalah")) is None
    rows = np.array([[*position.houses[0], *position.houses[1]], [4] * 12], np.uint8)
    values, moves = endings.values(rows), endings.move_values(rows)
    assert values.tolist() == [found.value - position.margin, mancala.NOT_COVERED]
    assert moves.shape == (2, 6) and (moves[1] == mancala.NOT_COVERED).all()
    for move, value in found.moves:
        assert moves[0, move.house] == value - position.margin
    for look_up in (endings.values, endings.move_values):
        with pytest.raises(ValueError, match="columns"):
            look_up(rows[:, :10].copy())
        # Read as it lies in memory it would be other positions.
        for wrong in (np.asfortranarray(rows), np.repeat(rows, 2, 1)[:, ::2], rows[:, ::-1]):
            with pytest.raises(ValueError, match="C-contiguous"):
                look_up(wrong)
        for odd, sentence in ((rows.astype(int), "not int64 in 2"), (rows[0], "uint8 in 1"), ([[0]], "list")):
            with pytest.raises(TypeError, match=sentence):
                look_up(odd)  # type: ignore[arg-type]
        assert look_up(rows[:0]).shape[0] == 0
    with pytest.raises(mancala.UnsupportedGame):
        Endings.build("bao", seeds=3)


def test_an_analysis_deepens_until_its_reader_leaves() -> None:
    engine, position = Engine(endings=0), Position("oware")
    depths = []
    for info in engine.analysis(position):
        depths.append(info.depth)
        if info.depth == 5:
            break
    assert depths == [1, 2, 3, 4, 5]
    # The loop was left, so that the engine is free.
    found = engine.search(position, depth=5).best
    assert found is not None and found.move == info.best.move
    with engine.analysis(position, lines="all") as analysis:
        first = next(analysis)
        assert len(first.moves) == 6 and analysis.info == first
        with pytest.raises(mancala.EngineBusy):
            engine.search(position, depth=1)
    assert list(analysis) == [] and analysis.info == first
    engine.forget()
    told = list(engine.analysis(position, depth=4))
    report = Engine(endings=0).search(position, depth=4)
    assert told[-1].moves == report.moves and told[-1].nodes == report.nodes
    analysis = engine.analysis(position)
    analysis.stop()
    analysis.stop()
    begun = time.monotonic()
    list(engine.analysis(position, seconds=0.2))
    assert time.monotonic() - begun < 2
    over = Position("0-0-0-0-0-0-0-0-0-0-0-0-30-18-N", "kalah")
    assert list(engine.analysis(over)) == []
    ending = Position("0-0-0-0-1-1-5-0-0-0-0-3-20-18-S", "kalah", any_seeds=True)
    assert list(engine.analysis(ending))[-1].best.value.is_exact


def test_an_error_in_the_loop_ends_the_analysis() -> None:
    engine = Engine(endings=0)
    with pytest.raises(KeyError), engine.analysis(Position("oware")) as analysis:
        raise KeyError(next(analysis).depth)
    engine.forget()
    for wrong in ({"lines": "x"}, {"seconds": -1.0}, {"side": 2}):
        with pytest.raises(ValueError):
            engine.analysis(Position("oware"), **wrong)


@needs_program
def test_tables_of_files_are_those_in_memory(tmp_path: Any) -> None:
    assert PROGRAM is not None
    made = [PROGRAM, "tables", "build", "kalah", "--seeds", "6", "--dir", str(tmp_path)]
    subprocess.run(made, check=True, capture_output=True)
    tables, endings = mancala.Tables.open(tmp_path, "kalah"), Endings.build("kalah", seeds=6)
    chance = np.random.default_rng(1)
    rows = chance.multinomial(5, np.full(12, 1 / 12), 500).astype(np.uint8)
    both = rows[:, :6].any(1) & rows[:, 6:].any(1)
    assert (tables.values(rows)[both] == endings.values(rows)[both]).all()
    moves = tables.move_values(rows)
    assert moves.shape == (500, 6) and (moves == endings.move_values(rows)).all()
    assert (moves.max(1)[both] == tables.values(rows)[both]).all()
    with pytest.raises(ValueError, match="columns"):
        tables.move_values(rows[:, :3].copy())
    assert tables.seeds == 6
    (next(tmp_path.rglob("05.table"))).write_bytes(b"nonsense")
    with pytest.raises(mancala.TableError):
        mancala.Tables.open(tmp_path, "kalah")
