"""The command line of the package: `python -m mancala data` and `python -m mancala bench`."""

from __future__ import annotations

import argparse
import sys

from . import bench, data
from ._errors import MancalaError
from ._mancala import RuleSet


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m mancala", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    made = commands.add_parser("data", help="positions with exact values, as a file")
    made.add_argument("game", help="a game with its options; or `check`")
    made.add_argument("file", nargs="?", help="the file to check")
    made.add_argument("--seeds", type=int, default=12, help="seeds in the houses")
    made.add_argument("--positions", type=int, default=100_000)
    made.add_argument("--seed", type=int, default=0)
    made.add_argument("--source", choices=["uniform", "play"], default="uniform")
    made.add_argument("--threads", type=int, default=1)
    made.add_argument("--out", help="the file to write, `….npz`")
    measured = commands.add_parser("bench", help="how fast this is, on this machine")
    measured.add_argument("--peers", action="store_true", help="other libraries, too")
    return parser


def _data(asked: argparse.Namespace) -> None:
    if asked.game == "check":
        if asked.file is None:
            raise ValueError("write the file to check: `data check FILE`")
        print(f"{data.check(asked.file)} rows are right")
        return
    if asked.out is None:
        raise ValueError("write where the positions go: `--out FILE`")
    rules = RuleSet(asked.game)
    how = {
        "seeds": asked.seeds,
        "positions": asked.positions,
        "seed": asked.seed,
        "source": asked.source,
    }
    columns = data.positions(rules, **how, threads=asked.threads)
    told = "values: what the mover will still win more than the opponent, in seeds"
    data.write(asked.out, columns, rules=rules.in_full(), conventions=told, **how)
    print(f"{asked.out}: {len(columns['value'])} positions")


def main(words: list[str] | None = None) -> int:
    """Runs a command; returns the status of the program."""
    asked = _parser().parse_args(words)
    try:
        if asked.command == "bench":
            bench.run(asked.peers)
        else:
            _data(asked)
    except (MancalaError, ValueError, OSError) as error:
        print(f"mancala: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
