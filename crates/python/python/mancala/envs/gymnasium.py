"""Mancala games as environments of Gymnasium.

Importing this module makes them known: `mancala/Kalah-v0`, `mancala/Oware-v0`, …

`gymnasium.make("mancala/Kalah-v0")` is one agent against an opponent, whose plies happen inside `step`.
`gymnasium.make_vec("mancala/Kalah-v0", num_envs=4096)` is `VecEnv`: the agent plays both sides.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as _error:
    raise ImportError(
        "Gymnasium is missing: pip install 'mancala-games[gymnasium]'", name=_error.name
    ) from _error

from .._errors import IllegalMove
from .._mancala import RuleSet, VecEnv
from .._values import Side
from ._common import Board, Opponent, covered, picture, player

__all__ = ["MancalaEnv", "MancalaVectorEnv"]

Observation = dict[str, NDArray[Any]]


def _spaces(board: Board) -> tuple[Any, Any]:
    most = np.iinfo(board.dtype).max
    observation = spaces.Dict(
        {
            "observation": spaces.Box(0, most, (board.width,), board.dtype),
            "action_mask": spaces.Box(0, 1, (board.num_actions,), np.int8),
        }
    )
    return observation, spaces.Discrete(board.num_actions)


class MancalaEnv(gymnasium.Env[Observation, np.int64]):
    """One agent against an opponent; the reward, at the end of the game, is the agent's.

    Args:
        rules: any game whose moves have fixed numbers.
        opponent: `random`, `level-1` to `level-8`, or a function from a position to a move.
        side: the agent's: `south`, `north` or `random`.
        illegal: an illegal action raises, or `lose`s the game.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}

    def __init__(
        self,
        rules: RuleSet | str = "kalah",
        opponent: Opponent = "random",
        side: str = "south",
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        if side not in ("south", "north", "random"):
            raise ValueError(f"side is `south`, `north` or `random`, not `{side}`")
        if illegal not in ("raise", "lose"):
            raise ValueError(f"illegal is `raise` or `lose`, not `{illegal}`")
        self.board = Board(rules)
        self.render_mode = render_mode
        self.observation_space, self.action_space = _spaces(self.board)
        self._side, self._illegal = side, illegal
        self._opponent = player(opponent)
        self.position = self.board.start
        self.agent = Side.SOUTH

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if self._side == "random":
            self.agent = Side(int(self.np_random.integers(2)))
        else:
            self.agent = Side.SOUTH if self._side == "south" else Side.NORTH
        self.position = self.board.start
        self._answer()
        observation = self._observe()
        return observation, {"action_mask": observation["action_mask"]}

    def step(
        self, action: np.int64 | int
    ) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        lost = False
        try:
            self.position = self.position.play(self.board.move(int(action)))
        except IllegalMove:
            if self._illegal == "raise":
                raise
            lost = True
        if not lost:
            self._answer()
        outcome = self.position.outcome
        reward = -1.0 if lost else 0.0
        if outcome is not None and outcome.winner is not None:
            reward = 1.0 if outcome.winner is self.agent else -1.0
        observation = self._observe()
        info = {"action_mask": observation["action_mask"]}
        return observation, reward, lost or outcome is not None, False, info

    def _answer(self) -> None:
        """Lets the opponent play until it is the agent's turn."""
        while self.position.to_move is self.agent.other:
            self.position = self.position.play(self._opponent(self.position, self.np_random))

    def _observe(self) -> Observation:
        row = self.board.row(self.position, self.agent)
        return {"observation": row, "action_mask": self.board.mask(self.position)}

    def render(self) -> Any:
        if self.render_mode == "ansi":
            return self.position.board()
        if self.render_mode == "rgb_array":
            return picture(self.position)
        return None


class MancalaVectorEnv(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """`VecEnv` for Gymnasium: the agent plays both sides, and is rewarded as the player who moved.

    After an extra turn the same player is to move: `info["to_play"]` says who sees the observation.
    Observations are the arrays of `VecEnv`, which the next step writes over.
    """

    def __init__(self, num_envs: int = 1, rules: RuleSet | str = "kalah", **options: Any) -> None:
        options.pop("render_mode", None)
        self.num_envs = num_envs
        self.boards = VecEnv(rules, num_envs, **options)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        single, actions = _spaces(Board(rules))
        self.single_observation_space, self.single_action_space = single, actions
        self.observation_space = batch_space(single, num_envs)
        self.action_space = batch_space(actions, num_envs)
        self._all = np.arange(num_envs)

    def _observe(self) -> Observation:
        return {
            "observation": self.boards.obs,
            "action_mask": self.boards.mask.view(np.int8),
        }

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        self.boards.reset(seed[0] if isinstance(seed, list) else seed)
        return self._observe(), self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.boards.mask, "to_play": self.boards.to_play}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        boards = self.boards
        movers = boards.to_play.copy()
        boards.step(actions)
        rewards = boards.rewards[self._all, movers]
        info = self._info()
        ended = boards.terminated | boards.truncated
        if ended.any():
            info |= {"final_obs": boards.final_obs, "_final_obs": ended}
        return self._observe(), rewards, boards.terminated, boards.truncated, info


def _register() -> None:
    for name in covered():
        title = "".join(part.capitalize() for part in name.split("-"))
        gymnasium.register(
            f"mancala/{title}-v0",
            entry_point=f"{__name__}:MancalaEnv",
            vector_entry_point=f"{__name__}:MancalaVectorEnv",
            kwargs={"rules": name},
        )


_register()
