"""The environments of other libraries, by the checks of these libraries."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from conftest import COMPILED

import mancala
from mancala import Side

gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, render_test, seed_test  # noqa: E402

from mancala.envs import _common, pettingzoo  # noqa: E402
from mancala.envs import gymnasium as ours  # noqa: E402

GAMES = _common.covered()


def test_most_games_are_covered() -> None:
    assert {"kalah", "oware", "kid-cala-classic"} <= set(GAMES) <= set(COMPILED)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_them(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(pettingzoo.env(game), num_cycles=300)
    sentences = {str(warning.message).split("\n")[0] for warning in said}
    expected = ("Observation is not a NumPy array", "Observation space for each agent probably")
    assert all(sentence.startswith(expected) for sentence in sentences), sentences
    seed_test(lambda: pettingzoo.env(game), num_cycles=30)


def test_pettingzoo_renders() -> None:
    render_test(lambda **kwargs: pettingzoo.env("kalah", **kwargs))


def test_an_extra_turn_is_the_same_agent_again() -> None:
    env = pettingzoo.env("kalah")
    env.reset()
    env.step(2)
    assert env.agent_selection == "player_0"
    env.step(0)
    assert env.agent_selection == "player_1"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("side", ["south", "north", "random"])
def test_gymnasium_accepts_them(game: str, side: str) -> None:
    env = ours.MancalaEnv(game, side=side, illegal="lose")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env, skip_render_check=True)


def test_an_agent_meets_its_opponents() -> None:
    for opponent in ("random", "level-1", lambda position: position.legal_moves[-1]):
        env = gymnasium.make("mancala/Kalah-v0", rules="kalah:seeds=3", opponent=opponent)
        chance = np.random.default_rng(1)
        _, info = env.reset(seed=4)
        for _ in range(200):
            legal = np.flatnonzero(info["action_mask"])
            _, reward, ended, _, info = env.step(chance.choice(legal))
            if ended:
                break
        assert ended and reward in (-1, 0, 1)
    with pytest.raises(ValueError, match="opponent"):
        ours.MancalaEnv(opponent="level-9")
    env = ours.MancalaEnv(illegal="lose")
    env.reset()
    assert env.step(9)[1:3] == (-1.0, True)
    with pytest.raises(mancala.IllegalMove):
        ours.MancalaEnv().step(9)


def test_a_vector_env_is_our_boards() -> None:
    env = gymnasium.make_vec("mancala/Kalah-v0", num_envs=16, vectorization_mode="vector_entry_point")
    inner = env.unwrapped.boards
    _, info = env.reset(seed=3)
    ended = 0
    for _ in range(200):
        movers = inner.to_play.copy()
        _, rewards, terminated, _, info = env.step(inner.sample())
        assert (rewards == inner.rewards[np.arange(16), movers]).all()
        assert ("final_obs" in info) == bool(terminated.any())
        ended += int(terminated.sum())
    assert ended and Side.SOUTH in inner.to_play
