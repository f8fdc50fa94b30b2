"""Values: texts, equality, pickling, errors, pictures."""

from __future__ import annotations

import copy
import pickle
import resource
from xml.etree import ElementTree

import pytest
from conftest import COMPILED, NAMES, random_positions
from hypothesis import given, settings
from hypothesis import strategies as st

import mancala
from mancala import (
    Game,
    IllegalMove,
    MancalaError,
    Move,
    MoveError,
    Outcome,
    Position,
    PositionError,
    RuleSet,
    RuleSetError,
    Side,
    events,
)

MANY = Position("12b12a12o12g-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-S", "banana-cala", any_seeds=True)
RULE_SETS = [
    rules for name in COMPILED for rules in [RuleSet(name), *RuleSet(name).neighbours()]
] + [RuleSet(name) for name in NAMES[6:]]


def same(position: Position, other: Position) -> None:
    assert position == other
    assert hash(position) == hash(other)


def evaluated(text: str) -> Position:
    found = eval(text, {"Position": Position})
    assert isinstance(found, Position)
    return found


@settings(deadline=None, max_examples=150)
@given(st.sampled_from(RULE_SETS), st.integers(0, 2**32), st.integers(0, 400))
def test_positions_come_back_from_text_pickle_and_copy(
    rules: RuleSet, seed: int, plies: int
) -> None:
    *_, position = random_positions(rules, seed, plies)
    same(pickle.loads(pickle.dumps(position)), position)
    same(copy.deepcopy(position), position)
    same(evaluated(repr(position)), position)
    assert Position(position.text, rules, any_seeds=True).text == position.text


@pytest.mark.parametrize("name", NAMES)
def test_every_game_is_played_to_its_end(name: str) -> None:
    position = None
    for position in random_positions(name, 7, 400):
        assert position.is_over == (position.move_count == 0) == (position.outcome is not None)
    assert position is not None
    same(pickle.loads(pickle.dumps(position)), position)
    back = pickle.loads(pickle.dumps(position)).outcome
    found = position.outcome
    if found is not None:
        assert (back.winner, back.score) == (found.winner, found.score)
    assert hash(RuleSet(name)) == hash(pickle.loads(pickle.dumps(RuleSet(name))))


def test_a_sowing_tells_what_happened() -> None:
    sowing = Position("kalah").sow("C")
    assert sowing.events == (
        events.Lift(Side.SOUTH, "C", 4),
        events.Drop(Side.SOUTH, "D", 5),
        events.Drop(Side.SOUTH, "E", 5),
        events.Drop(Side.SOUTH, "F", 5),
        events.Drop(Side.SOUTH, "M", 1),
        events.ExtraTurn(Side.SOUTH, "last-in-store"),
    )
    assert sowing.sentences()[0] == "South sows C (4 seeds)."
    assert sowing.sentences("fr") != sowing.sentences()
    assert pickle.loads(pickle.dumps(sowing)) == sowing
    assert eval(repr(sowing), {"Position": Position}) == sowing


@pytest.mark.parametrize("name", NAMES)
def test_every_event_of_every_game_has_a_class(name: str) -> None:
    *_, last = random_positions(name, 3, 120)
    for position in random_positions(name, 3, 120):
        moves = position.moves(limit=20)
        if moves:
            told = position.sow(moves[-1])
            assert told.events and told.sentences()
            assert len(told._repr_svg_()) <= 12 << 10


def test_values_match() -> None:
    match Position("kalah").play("C").legal_moves[0]:
        case Move("A"):
            pass
        case other:
            raise AssertionError(other)
    match Outcome(Side.NORTH, (20, 28), "no-seeds"):
        case Outcome(winner=Side.NORTH, score=(south, north)):
            assert (south, north) == (20, 28)


def test_moves_are_ordered_and_few_objects() -> None:
    moves = Position("kalah").legal_moves
    assert list(moves) == sorted(moves)
    assert moves[0] is Position("oware").legal_moves[0]
    assert [move.house for move in moves] == list(range(6))
    assert Move("swap").house is None and Move("C") != "C"


def test_options_are_replaced() -> None:
    rules = RuleSet("kalah", seeds=6, capture="empty")
    assert str(rules) == "kalah:seeds=6,capture=empty"
    assert rules.replace(seeds=3).options["seeds"] == 3
    assert RuleSet("kalah", pie=True).options["pie"] is True
    assert rules.replace(capture="standard", seeds=4) == RuleSet("kalah")
    assert RuleSet("kalah:skip-start=on") == RuleSet("kalah", skip_start=True)
    general = RuleSet("sow", houses=5, laps="relay", capture="two-out")
    assert general.replace(houses=6).houses == 6


def test_a_users_game_works_as_every_other() -> None:
    text = 'game = "mine"\ntitle = "Mine"\n[rules]\nhouses = 5\nlaps = "relay"\ncapture = "two-out"\n'
    rules = RuleSet.define(text)
    assert rules.houses == 5
    position = Position(rules).play(0)
    same(pickle.loads(pickle.dumps(position)), position)
    with pytest.raises(RuleSetError, match="text:1"):
        RuleSet.define("nonsense")


@pytest.mark.parametrize(
    ("kind", "call", "sentence"),
    [
        (
            RuleSetError,
            lambda: RuleSet("kalah:capture=emty"),
            "option `capture` of `kalah` cannot be `emty`; did you mean `empty`? "
            "(allowed: standard|empty|seed-only|none)",
        ),
        (PositionError, lambda: Position("1-2", "kalah"), None),
        (MoveError, lambda: Move("?"), None),
        (IllegalMove, lambda: Position("kalah").play("C").play("C"), "house `C` is empty"),
        (IllegalMove, lambda: Position("kalah").play(6), "6 is no house; allowed: 0–5"),
        (IllegalMove, lambda: Position("kalah").play(-1), "-1 is no house; allowed: 0–5"),
        (mancala.TooManyMoves, lambda: MANY.legal_moves, None),
        (mancala.RecordError, lambda: Game.read("nonsense"), None),
        (mancala.TableError, lambda: mancala.Tables.open("/nowhere", "kalah"), None),
        (mancala.CertificateError, lambda: mancala.check_certificate(b"x"), None),
        (mancala.UnsupportedGame, lambda: mancala.VecEnv("banana-cala", 1), None),
        (mancala.UnsupportedGame, lambda: mancala.solve("kalah:pie=on"), None),
        (TypeError, lambda: Position("kalah").play(None), None),  # type: ignore[arg-type]
    ],
)
def test_errors_carry_their_sentence(kind, call, sentence) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(kind) as caught:
        call()
    assert isinstance(caught.value, MancalaError | TypeError)
    if sentence is not None:
        assert str(caught.value) == sentence


def test_errors_carry_their_parts() -> None:
    with pytest.raises(RuleSetError) as caught:
        RuleSet("kalah:capture=emty")
    assert caught.value.nearest == "empty" and caught.value.allowed
    with pytest.raises(ValueError):
        RuleSet("kala")


def test_a_panic_is_an_exception() -> None:
    with pytest.raises(BaseException, match="on purpose"):
        mancala._mancala._panic()
    assert Position("kalah").play("C")


@pytest.mark.parametrize(
    "call",
    [
        lambda: mancala.VecEnv("kalah", 2**40),
        lambda: mancala.VecEnv("kalah", 4, threads=10**6),
        lambda: mancala.VecEnv("kalah", 4, opening_plies=(0, 2**32 - 1)),
        lambda: mancala.Engine(hash_mb=2**19),
        lambda: mancala.Engine(hash_mb=2**40),
        lambda: mancala.Engine(threads=10**6),
        lambda: mancala.Engine(endings=500),
        lambda: mancala.Solver("kalah", memory_mb=2**23),
        lambda: mancala.Solver("kalah", threads=10**6),
        lambda: mancala.Endings.build("kalah", seeds=10**9),
        lambda: mancala.Endings.build("kalah", seeds=60),
        lambda: mancala.Endings.build("kalah:houses=12", seeds=40),
        lambda: mancala.Endings.build("kalah", seeds=4, threads=0),
        lambda: mancala.check_certificate(b"", memory_mb=2**60),
        lambda: Position("kalah").moves(limit=-1),
        lambda: mancala.Engine().search(Position("kalah"), depth=-1),
        lambda: mancala.Engine().search(Position("kalah"), seconds=float("nan")),
        lambda: mancala.Engine().search(Position("kalah"), seconds=float("inf")),
    ],
)
def test_what_cannot_be_had_is_an_exception(call) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises((ValueError, OverflowError, MemoryError, MancalaError)):
        call()


def test_pictures_are_small_and_named() -> None:
    position = Position("kalah").play("C")
    for shown in (position, Position("kalah").sow("C"), Game("bao")):
        svg = shown._repr_svg_()
        root = ElementTree.fromstring(svg)
        assert len(svg) <= 12 << 10 and "script" not in svg
        assert root[0].tag.endswith("title") and root[0].text
        assert set(shown._repr_mimebundle_()) == {"image/svg+xml", "text/plain"}
    assert str(position) == position.board() and "┌" in position.board()
    assert "\x1b" not in position.board()


def test_a_game_is_pushed_and_popped() -> None:
    game = Game("kalah")
    assert game.push("C").after == game.position
    game.push("F")
    game.push("a")
    assert game.plies == 3 and [str(move) for move in game.moves] == ["C", "F", "A"]
    assert Game.read(str(game)).position == game.position
    assert pickle.loads(pickle.dumps(game)).moves == game.moves
    assert game.pop() == Move("A") and game.plies == 2
    game.push("b")
    assert game.moves[-1] == Move("B")
    game.resign(Side.NORTH)
    assert game.result is not None and game.result.winner is Side.SOUTH
    with pytest.raises(IllegalMove):
        game.push("A")
    assert game.pop() is None and game.result is None
    with pytest.raises(IndexError):
        Game("oware").pop()


def test_nothing_leaks() -> None:
    def use() -> None:
        position = Position("kalah")
        for _ in range(20_000):
            position.play(2).legal_moves
            position.sow(2)

    use()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    use()
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 4 << 10
