"""`VecEnv` ply for ply against `Position`, and what it refuses."""

from __future__ import annotations

import itertools
import os

import numpy as np
import pytest
from conftest import COMPILED, NAMES
from hypothesis import given, settings
from hypothesis import strategies as st

import mancala
from mancala import IllegalMove, Position, RuleSet, Side, UnsupportedGame, VecEnv

ALL = [rules for name in COMPILED for rules in [RuleSet(name), *RuleSet(name).neighbours()]]


def covered(rules: RuleSet) -> bool:
    try:
        VecEnv(rules, 1)
    except UnsupportedGame as error:
        assert str(error)
        return False
    return True


COVERED = [rules for rules in ALL if covered(rules)]


def test_what_is_not_covered_says_why() -> None:
    assert len(COVERED) > 60
    for name in NAMES:
        rules = RuleSet(name)
        if not covered(rules):
            with pytest.raises(UnsupportedGame):
                VecEnv(rules, 2)


def action(position: Position, k: int) -> mancala.Move | int:
    return mancala.Move("swap") if k == position.rules.houses else k


def compare(env: VecEnv, i: int, position: Position) -> None:
    """The arrays of a board against its position."""
    width = 2 * position.rules.houses + 2
    assert (env.obs[i, :width] == position.features()).all(), (position, env.obs[i])
    assert position.to_move is not None
    assert env.to_play[i] == position.to_move
    assert list(np.flatnonzero(env.mask[i])) == legal_actions(position)


def legal_actions(position: Position) -> list[int]:
    """The numbers of the legal actions, from the moves that the rules list."""
    houses = position.rules.houses
    numbers = (move.house for move in position.legal_moves)
    return sorted(houses if house is None else house for house in numbers)


def seen_at_the_end(position: Position, by: int) -> np.ndarray:
    """The features of a finished position, which is seen from South, as a player sees it."""
    seen = position.features()
    if by == Side.SOUTH:
        return seen
    half = position.rules.houses
    return seen[[*range(half, 2 * half), *range(half), 2 * half + 1, 2 * half]]


def play(env: VecEnv, steps: int) -> int:
    """Plays random actions on the boards and on positions; returns the games that ended.

    All arrays are compared after each step."""
    positions = [env.position(i) for i in range(env.n)]
    width = 2 * env.rules.houses + 2
    reward = {None: (0.0, 0.0), Side.SOUTH: (1.0, -1.0), Side.NORTH: (-1.0, 1.0)}
    ended, plies = 0, env.ply.tolist()
    for _ in range(steps):
        actions = env.sample().tolist()
        env.step(actions)
        terminated = [False] * env.n
        rewards = [(0.0, 0.0)] * env.n
        for i, k in enumerate(actions):
            after = positions[i].play(action(positions[i], k))
            plies[i] += 1
            outcome = after.outcome
            if outcome is not None:
                ended += 1
                terminated[i], rewards[i] = True, reward[outcome.winner]
                by = int(env.final_to_play[i])
                assert (env.final_obs[i, :width] == seen_at_the_end(after, by)).all()
                assert env.final_margin[i] == after.margin
                # The next game has begun.
                after, plies[i] = env.position(i), 0
            positions[i] = after
        assert (env.obs[:, :width] == [position.features() for position in positions]).all()
        assert env.to_play.tolist() == [position.to_move for position in positions]
        legal = [list(np.flatnonzero(row)) for row in env.mask]
        assert legal == [legal_actions(position) for position in positions]
        assert env.terminated.tolist() == terminated and not env.truncated.any()
        assert (env.rewards == rewards).all() and env.ply.tolist() == plies
        assert [env.position(i) for i in range(env.n)] == positions
    return ended


PLIES = int(os.environ.get("MANCALA_PLIES", "0")) or 1_000_000
"""Plies that are compared over all rule sets; the variable asks for more."""


@pytest.mark.parametrize("rules", COVERED, ids=str)
def test_every_ply_is_that_of_a_position(rules: RuleSet) -> None:
    boards = 16
    env = VecEnv(rules, boards, seed=5, opening_plies=(0, 4))
    play(env, max(120, PLIES // len(COVERED) // boards))


@pytest.mark.parametrize("name", [name for name in COMPILED if covered(RuleSet(name))])
def test_games_end_and_begin(name: str) -> None:
    assert play(VecEnv(name, 8, seed=3), 400) > 0


@settings(deadline=None, max_examples=40)
@given(
    st.sampled_from(COVERED),
    st.integers(0, 2**32),
    st.tuples(st.integers(1, 7), st.integers(8, 20)),
    st.integers(1, 4),
)
def test_boards_depend_on_nothing_else(
    rules: RuleSet, seed: int, ns: tuple[int, int], threads: int
) -> None:
    few = VecEnv(rules, ns[0], seed=seed, opening_plies=(1, 6))
    many = VecEnv(rules, ns[1], seed=seed, opening_plies=(1, 6), threads=threads)
    for _ in range(60):
        actions = many.sample()
        assert (few.sample() == actions[: ns[0]]).all()
        few.step(actions[: ns[0]])
        many.step(actions)
        for name in ("obs", "mask", "to_play", "rewards", "terminated", "truncated", "ply"):
            assert (getattr(few, name) == getattr(many, name)[: ns[0]]).all(), name


def test_a_state_is_restored() -> None:
    for rules in ("kalah:pie=on", "oware", "kid-cala-classic"):
        env = VecEnv(rules, 5, seed=9, opening_plies=(0, 3))
        for _ in range(30):
            env.step(env.sample())
        state, twin = env.state(), env.clone()
        assert twin.state() == state and (twin.final_obs == env.final_obs).all()
        first = []
        for _ in range(100):
            env.step(env.sample())
            twin.step(twin.sample())
            first.append(env.obs.copy())
            assert (twin.obs == env.obs).all()
        env.restore(state)
        for seen in first:
            env.step(env.sample())
            assert (env.obs == seen).all()
    with pytest.raises(ValueError, match="other rules"):
        VecEnv("oware", 5).restore(VecEnv("kalah", 5).state())
    for broken in (b"", b"\xff", state[:-20], state.replace(b"5 9", b"5 9 9")):
        with pytest.raises(ValueError):
            env.restore(broken)


def test_an_illegal_action_changes_nothing() -> None:
    env = VecEnv("kalah", 20)
    env.step(np.full(20, 2))
    before = env.state()
    for wrong, sentence in [
        (2, "actions[17] = 2: house `C` is empty"),
        (6, "actions[17] = 6 is no action; allowed: 0–5"),
        (-1, "actions[17] = -1 is no action; allowed: 0–5"),
        (1000, "actions[17] = 1000 is no action; allowed: 0–5"),
    ]:
        actions = np.zeros(20, int)
        actions[17] = wrong
        with pytest.raises(IllegalMove) as caught:
            env.step(actions)
        assert sentence in str(caught.value)
        assert env.state() == before
    with pytest.raises(ValueError):
        env.step(np.zeros(19, int))
    with pytest.raises(ValueError):
        env.step(np.zeros((20, 1), int))
    with pytest.raises(TypeError):
        env.step(np.zeros(20))
    assert env.state() == before


@pytest.mark.parametrize("kind", "bBhHiIlLqQ")
def test_actions_are_of_any_integer_type(kind: str) -> None:
    env = VecEnv("kalah", 4)
    env.step(np.full(8, 2, kind)[::2])
    assert (env.obs[:, 2] == 0).all()
    env.step([0, 1, 3, 4])


def test_an_illegal_action_loses() -> None:
    env = VecEnv("kalah", 2, illegal="lose")
    env.step(np.array([2, 2]))
    env.step(np.array([2, 5]))
    assert env.terminated.tolist() == [True, False]
    assert env.rewards.tolist() == [[-1, 1], [0, 0]]
    assert env.position(0) == Position("kalah") and env.ply.tolist() == [0, 2]
    assert env.final_obs[0].tolist() == Position("kalah").play(2).features().tolist()


def test_long_games_are_cut_short() -> None:
    env = VecEnv("oware", 3, max_plies=5)
    for step in itertools.count(1):
        env.step(env.sample())
        if env.truncated.any():
            break
    assert step == 5 and env.truncated.all() and not env.rewards.any()
    assert (env.ply == 0).all() and not env.terminated.any()


def test_margins_are_rewards() -> None:
    env = VecEnv("kalah", 64, reward="margin", seed=2)
    for _ in range(200):
        env.step(env.sample())
        ended = env.terminated
        assert np.allclose(env.rewards[ended, 0], env.final_margin[ended] / 48)
        assert np.allclose(env.rewards.sum(1), 0)


def test_boards_are_set_and_reset() -> None:
    env = VecEnv("kalah", 3)
    position = Position("kalah").play("C").play("A")
    env.set(1, position)
    compare(env, 1, position)
    env.reset(where=[False, True, False])
    assert env.position(1) == Position("kalah")
    with pytest.raises(IndexError):
        env.position(3)
    with pytest.raises(mancala.PositionError):
        env.set(0, Position("oware"))
    with pytest.raises(ValueError):
        env.reset(where=[True])


def test_the_arrays_are_the_same_objects() -> None:
    env = VecEnv("kalah", 16)
    obs, mask = env.obs, env.mask
    assert obs.flags.c_contiguous and obs.ctypes.data == env.obs.ctypes.data
    env.step(env.sample())
    assert obs is env.obs and mask is env.mask
    assert np.from_dlpack(obs).ctypes.data == obs.ctypes.data
    obs[:] = 99
    env.step(env.sample())
    assert env.obs.max() < 99


def test_many_seeds_need_wider_numbers() -> None:
    env = VecEnv("kalah:houses=12,seeds=12", 2)
    assert env.obs.dtype == np.uint16
    play(env, 100)


@pytest.mark.parametrize(
    "wrong",
    [
        {"reward": "x"},
        {"illegal": "x"},
        {"opening_plies": (3, 1)},
        {"max_plies": 0},
        {"threads": 0},
    ],
)
def test_nonsense_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        VecEnv("kalah", 1, **wrong)  # type: ignore[arg-type]
