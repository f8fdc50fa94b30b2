"""How fast this is, on this machine: `python -m mancala bench`, and `--peers` for other libraries.

Rates are per second of processor time of one core. Ours and a peer's take turns in the same process, as
absolute rates move with whatever else the machine does.
"""

from __future__ import annotations

import importlib.util
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from . import data
from ._mancala import Endings, Position, VecEnv

SLICES = 5
SECONDS = 0.4


@dataclass(frozen=True)
class Rate:
    """A measured rate, the best of several slices."""

    name: str
    per_second: float


def _slice(work: Callable[[], int]) -> float:
    done, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < SECONDS:
        done += work()
    return done / spent


def by_turns(works: dict[str, Callable[[], int]]) -> list[Rate]:
    """Runs each work for some slices, in turns; a work returns how much it has done."""
    best = dict.fromkeys(works, 0.0)
    for _ in range(SLICES):
        for name, work in works.items():
            best[name] = max(best[name], _slice(work))
    return [Rate(name, rate) for name, rate in best.items()]


def _steps(rules: str, n: int) -> Callable[[], int]:
    """Steps with actions that were drawn before: random games, now and then from the beginning."""
    env = VecEnv(rules, n, seed=1)
    actions = []
    for _ in range(500):
        actions.append(env.sample())
        env.step(actions[-1])
    env.reset(seed=1)
    next_action = iter(actions[:0])

    def work() -> int:
        nonlocal next_action
        action = next(next_action, None)
        if action is None:
            env.reset(seed=1)
            next_action = iter(actions)
            return 0
        env.step(action)
        return n

    return work


def _steps_and_samples(rules: str, n: int) -> Callable[[], int]:
    env = VecEnv(rules, n, seed=1)

    def work() -> int:
        env.step(env.sample())
        return n

    return work


def _positions(rules: str) -> Callable[[], int]:
    chance = random.Random(1).random
    start = position = Position(rules)

    def work() -> int:
        nonlocal position
        for _ in range(500):
            moves = position.legal_moves
            if not moves:
                position = start
                continue
            position = position.play(moves[int(chance() * len(moves))])
        return 500

    return work


def _open_spiel(name: str) -> Callable[[], int]:
    import pyspiel

    chance = random.Random(1).random
    game = pyspiel.load_game(name)
    state = game.new_initial_state()

    def work() -> int:
        nonlocal state
        for _ in range(500):
            actions = state.legal_actions()
            if not actions:
                state = game.new_initial_state()
                continue
            state.apply_action(actions[int(chance() * len(actions))])
        return 500

    return work


def _jax(n: int) -> Callable[[], int]:
    """Kalah as one would write it in JAX: a jitted step of all boards, with the arrays of `VecEnv`."""
    import jax
    import jax.numpy as jnp

    start = jnp.array([4] * 6 + [0] + [4] * 6 + [0], jnp.int8)
    cells = jnp.arange(13)

    def step(board: Any, side: Any, action: Any) -> Any:
        # A board is seen by the player to move: own houses, own store, other houses, other store.
        seeds = board[action].astype(jnp.int32)
        board = board.at[action].set(0)
        way = (cells - action - 1) % 13
        sown = seeds // 13 + (way < seeds % 13)
        board = board.at[:13].add(sown.astype(jnp.int8))
        last = (action + seeds) % 13
        facing = board[12 - last]
        captures = (last < 6) & (board[last] == 1) & (facing > 0)
        gain = jnp.where(captures, facing + 1, 0)
        board = board.at[6].add(gain)
        kept = 1 - captures.astype(jnp.int8)
        board = board.at[last].multiply(kept).at[12 - last].multiply(kept)
        own, other = board[:6].sum(), board[7:13].sum()
        over = (own == 0) | (other == 0)
        stores = board[6] + own, board[13] + other
        again = last == 6
        final = jnp.where(again, board, jnp.roll(board, 7))
        margin = (stores[0] - stores[1]).astype(jnp.int32) * (1 - 2 * side)
        side = jnp.where(over, 0, jnp.where(again, side, 1 - side))
        board = jnp.where(over, start, final)
        reward = jnp.where(over, jnp.sign(margin), 0).astype(jnp.float32)
        return board, side, board[:6] > 0, jnp.stack([reward, -reward]), over, final, margin

    all_boards = jax.jit(jax.vmap(step))
    board, side = jnp.tile(start, (n, 1)), jnp.zeros(n, jnp.int8)
    # The same actions each time: what is drawn between steps is not measured.
    env, actions = VecEnv("kalah", n, seed=1), []
    for _ in range(200):
        actions.append(jnp.asarray(env.sample().astype(np.int32)))
        env.step(np.asarray(actions[-1]))
        board, side, mask, *_ = all_boards(board, side, actions[-1])
        assert (np.asarray(mask) == env.mask).all() and (np.asarray(side) == env.to_play).all()
    time_of = 0

    def work() -> int:
        nonlocal board, side, time_of
        if time_of == len(actions):
            board, side, time_of = jnp.tile(start, (n, 1)), jnp.zeros(n, jnp.int8), 0
        board, side, *rest = all_boards(board, side, actions[time_of])
        jax.block_until_ready((board, rest))
        time_of += 1
        return n

    return work


def _look_ups(seeds: int) -> tuple[Callable[[], int], Callable[[], int]]:
    endings = Endings.build("kalah", seeds=seeds)
    chance = np.random.default_rng(1)
    rows = chance.multinomial(seeds, np.full(12, 1 / 12), 100_000).astype(np.uint8)

    def values() -> int:
        endings.values(rows)
        return len(rows)

    def move_values() -> int:
        endings.move_values(rows[:10_000])
        return 10_000

    return values, move_values


def _labels(seeds: int) -> Callable[[], int]:
    """Rows of `mancala.data` with the values of all moves, the endings built anew each time."""

    def work() -> int:
        return len(data.positions("kalah", seeds=seeds, positions=200_000, seed=1)["value"])

    return work


def _petting_zoo() -> Callable[[], int]:
    from .envs import pettingzoo

    chance = random.Random(1).random
    env = pettingzoo.env("kalah")
    env.reset()

    def work() -> int:
        for _ in range(500):
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.reset()
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(chance() * len(legal))]))
        return 500

    return work


def run(peers: bool) -> None:
    """Measures and prints everything."""
    has_jax = peers and importlib.util.find_spec("jax") is not None
    has_spiel = peers and importlib.util.find_spec("pyspiel") is not None
    for rules, n in (("kalah", 4096), ("kalah", 256), ("oware", 4096), ("kalah:capture=empty", 4096)):
        works = {
            f"{rules}, {n} boards: step": _steps(rules, n),
            f"{rules}, {n} boards: step and sample": _steps_and_samples(rules, n),
        }
        if has_jax and rules == "kalah":
            works[f"JAX, {n} boards: step"] = _jax(n)
        rates = by_turns(works)
        _print(rates)
        if len(rates) > 2:
            print(f"{rates[0].per_second / rates[2].per_second:10.2f}  times JAX")
    single = {"kalah: legal moves and play": _positions("kalah")}
    if has_spiel:
        single["OpenSpiel mancala: the same"] = _open_spiel("mancala")
    rates = by_turns(single)
    _print(rates)
    if has_spiel:
        print(f"{rates[0].per_second / rates[1].per_second:10.2f}  times OpenSpiel")
    elif peers:
        print("OpenSpiel is not installed")
    values, move_values = _look_ups(12)
    _print(by_turns({"kalah, 12 seeds: values": values, "the same of every move": move_values}))
    _print(by_turns({"kalah, 12 seeds: labelled rows": _labels(12)}))
    if importlib.util.find_spec("pettingzoo") is not None:
        _print(by_turns({"PettingZoo's kalah, wrapped: last and step": _petting_zoo()}))


def _print(rates: list[Rate]) -> None:
    for rate in rates:
        print(f"{rate.per_second / 1e6:10.2f}  M/s  {rate.name}", flush=True)
