"""The first lines of a stranger, in an environment with the wheel and numpy alone."""

from __future__ import annotations

import subprocess
import sys

import numpy as np

before = set(sys.modules)

import mancala  # noqa: E402

loaded = {name.partition(".")[0] for name in set(sys.modules) - before}
others = loaded - set(sys.stdlib_module_names) - {"mancala"}
assert not others, f"`import mancala` loads {sorted(others)}"

position = mancala.Position("kalah").play("C")
assert position.to_move is mancala.Side.SOUTH and "<svg" in position._repr_svg_()
assert mancala.solve("kalah:houses=3,seeds=2").value == 4
env = mancala.VecEnv("kalah", 4096, seed=1)
for _ in range(100):
    env.step(env.sample())
assert np.isin(env.rewards, (-1, 0, 1)).all()
assert mancala.Engine().choose(position, 3).move in position.legal_moves

# What is missing is named, with the words that install it.
for module, extra in (
    ("mancala.envs.gymnasium", "gymnasium"),
    ("mancala.envs.pettingzoo", "pettingzoo"),
    ("mancala.openspiel", "openspiel"),
):
    try:
        __import__(module)
    except ImportError as error:
        assert f"pip install 'mancala-games[{extra}]'" in str(error), error
    else:
        raise AssertionError(f"{module} needs nothing")

command = [sys.executable, "-m", "mancala"]
words = ["data", "kalah", "--seeds", "5", "--positions", "50", "--out"]
told = subprocess.run([*command, *words, "none.parquet"], capture_output=True, text=True)
assert told.returncode == 1 and "pip install 'mancala-games[data]'" in told.stderr, told.stderr
subprocess.run([*command, "--help"], check=True, capture_output=True)
