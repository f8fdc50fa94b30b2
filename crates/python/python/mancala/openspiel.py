"""Mancala games for OpenSpiel: importing this registers them, with options as parameters.

>>> import mancala.openspiel, pyspiel
>>> game = pyspiel.load_game("mancala_kalah(seeds=6,capture=empty)")

Keys have `_` for `-`. OpenSpiel's algorithms in Python run on them; its bots in C++ may not: they have
crashed on games written in Python, its own too.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np

try:
    import pyspiel
except ImportError as _error:
    raise ImportError(
        "OpenSpiel is missing: pip install 'mancala-games[openspiel]'", name=_error.name
    ) from _error

from ._mancala import Position, RuleSet
from ._values import Side
from .envs._common import Board, covered

__all__ = ["names"]

MOVES_MAX = 2000
"""More than any game that has been seen; OpenSpiel wants a number."""


class _State(pyspiel.State):  # type: ignore[misc]
    """A position in a game of OpenSpiel."""

    def __init__(self, game: Any, board: Board) -> None:
        super().__init__(game)
        self.board = board
        self.position: Position = board.start

    def current_player(self) -> int:
        side = self.position.to_move
        return int(pyspiel.PlayerId.TERMINAL) if side is None else int(side)

    def _legal_actions(self, player: int) -> list[int]:
        if self.position.to_move != player:
            return []
        return sorted(self.board.action(move) for move in self.position.legal_moves)

    def _apply_action(self, action: int) -> None:
        self.position = self.position.play(self.board.move(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if action == self.board.houses:
            return "swap"
        return chr(ord("A" if player == Side.SOUTH else "a") + action)

    def is_terminal(self) -> bool:
        return self.position.is_over

    def returns(self) -> list[float]:
        outcome = self.position.outcome
        if outcome is None or outcome.winner is None:
            return [0.0, 0.0]
        return [1.0, -1.0] if outcome.winner is Side.SOUTH else [-1.0, 1.0]

    def __str__(self) -> str:
        return self.position.text

    def to_json(self) -> str:
        """The position for a harness that reads JSON: houses from their owner's left."""
        position = self.position
        south, north = position.houses
        told = {
            "game": str(position.rules),
            "position": position.text,
            "south": list(south),
            "north": list(north),
            "stores": list(position.stores),
            "current_player": self.current_player(),
            "legal_actions": self.legal_actions(),
            "is_terminal": position.is_over,
            "returns": self.returns(),
        }
        return json.dumps(told)


class _Observer:
    """What a player sees: a row of `VecEnv.obs`, and the position as text."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.tensor = np.zeros(board.width, np.float32)
        self.dict = {"board": self.tensor}

    def set_from(self, state: _State, player: int) -> None:
        self.tensor[:] = self.board.row(state.position, Side(player))

    def string_from(self, state: _State, player: int) -> str:
        return state.position.text


def _type_of(name: str) -> Any:
    options = RuleSet(name).options
    return pyspiel.GameType(
        short_name="mancala_" + name.replace("-", "_"),
        long_name=f"Mancala: {RuleSet(name).title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=options,
    )


def _register(name: str) -> str:
    kind = _type_of(name)

    class Game(pyspiel.Game):  # type: ignore[misc]
        """A game of OpenSpiel by our rules."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            self.board = Board(RuleSet(name, **(params or {})))
            info = pyspiel.GameInfo(
                num_distinct_actions=self.board.num_actions,
                max_chance_outcomes=0,
                num_players=2,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=MOVES_MAX,
            )
            super().__init__(kind, info, params or {})

        def new_initial_state(self) -> _State:
            return _State(self, self.board)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
            return _Observer(self.board)

    pyspiel.register_game(kind, Game)
    return str(kind.short_name)


names = [_register(name) for name in covered()]
"""The names of the games in OpenSpiel."""
