"""Environments of other libraries: import `mancala.envs.gymnasium` or `mancala.envs.pettingzoo`."""
