"""Mancala games as environments of PettingZoo: two agents who act in turn.

>>> from mancala.envs import pettingzoo
>>> env = pettingzoo.env("oware")

`agent_selection` is the same agent again after an extra turn. It cannot be made parallel: players do
not act at the same time.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as _error:
    raise ImportError(
        "PettingZoo is missing: pip install 'mancala-games[pettingzoo]'", name=_error.name
    ) from _error

from .._mancala import RuleSet
from .._values import Side
from ._common import Board, picture

__all__ = ["env", "raw_env"]


def env(rules: RuleSet | str = "kalah", render_mode: str | None = None) -> Any:
    """The environment in the usual wrappers: an illegal action ends the game with −1."""
    inner: Any = raw_env(rules, render_mode)
    inner = wrappers.TerminateIllegalWrapper(inner, illegal_reward=-1)
    inner = wrappers.AssertOutOfBoundsWrapper(inner)
    return wrappers.OrderEnforcingWrapper(inner)


class raw_env(AECEnv):  # type: ignore[misc]
    """The environment itself; an illegal action raises.

    An observation is a dict: `observation`, a row of `VecEnv.obs` as the agent sees it, and
    `action_mask`, all 0 for the agent who is not to move.
    """

    metadata = {
        "render_modes": ["ansi", "human", "rgb_array"],
        "name": "mancala_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, rules: RuleSet | str = "kalah", render_mode: str | None = None) -> None:
        super().__init__()
        self.board = Board(rules)
        self.render_mode = render_mode
        self.possible_agents = ["player_0", "player_1"]
        self.agents = self.possible_agents[:]
        most = int(np.iinfo(self.board.dtype).max)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, most, (self.board.width,), self.board.dtype),
                    "action_mask": spaces.Box(0, 1, (self.board.num_actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.board.num_actions) for agent in self.possible_agents
        }
        self.position = self.board.start

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.agents = self.possible_agents[:]
        self.position = self.board.start
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        side = self.position.to_move
        if side is not None:
            self.agent_selection = self.possible_agents[side]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        side = Side(self.possible_agents.index(agent))
        mask = np.zeros(self.board.num_actions, np.int8)
        if self.position.to_move is side:
            mask = self.board.mask(self.position)
        return {"observation": self.board.row(self.position, side), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.position = self.position.play(self.board.move(int(action)))
        self._cumulative_rewards[agent] = 0.0
        outcome = self.position.outcome
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if outcome is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            if outcome.winner is not None:
                self.rewards[self.possible_agents[outcome.winner]] = 1.0
                self.rewards[self.possible_agents[outcome.winner.other]] = -1.0
            self.agent_selection = self.possible_agents[1 - self.possible_agents.index(agent)]
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        if self.render_mode == "rgb_array":
            return picture(self.position)
        if self.render_mode == "human":
            print(self.position.board())
            return None
        return self.position.board()

    def close(self) -> None:
        """Nothing is open."""
