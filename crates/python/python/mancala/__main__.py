"""The command line of the package: data, networks, matches and speed. `python -m mancala --help` lists them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np

from . import bench, data, nets
from ._errors import MancalaError
from ._mancala import Engine, RuleSet, contest
from ._values import Score


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m mancala", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    made = commands.add_parser("data", help="positions with exact values, as a file")
    made.add_argument("game", help="a game with its options; or `check`")
    made.add_argument("file", nargs="?", help="the file to check")
    made.add_argument("--seeds", type=int, default=12, help="seeds in the houses")
    made.add_argument("--positions", type=int, default=100_000)
    made.add_argument("--seed", type=int, default=0)
    made.add_argument(
        "--source", default="uniform", help="`uniform`, `play`, or `level-1` to `level-8`"
    )
    made.add_argument("--threads", type=int, default=1)
    made.add_argument("--out", help="the file to write, `….npz` or `….parquet`")
    made.set_defaults(run=_data)
    trained = commands.add_parser("train", help="a network for the engine, from its games with itself")
    trained.add_argument("games", nargs="+", help="games with their options, which share the positions")
    trained.add_argument("--positions", type=int, default=200_000, help="of all games together")
    trained.add_argument("--nodes", type=int, default=1000, help="positions searched for each move")
    trained.add_argument("--network", help="the file of a network that plays these games")
    trained.add_argument("--places", type=int, default=32, help="numbers of a row: 32 or 64")
    trained.add_argument("--epochs", type=int, default=24)
    trained.add_argument("--seed", type=int, default=0, help="of the training")
    trained.add_argument("--threads", type=int, default=1)
    trained.add_argument("--out", required=True, help="the file to write")
    trained.set_defaults(run=_train)
    played = commands.add_parser("match", help="a match between two networks")
    played.add_argument("game", help="a game with its options")
    played.add_argument("--network", required=True, help="the file of a network")
    played.add_argument("--against", help="the file of another, if not the engine's own")
    played.add_argument("--games", type=int, default=200)
    played.add_argument("--nodes", type=int, default=3000, help="positions searched for each move")
    played.add_argument("--seed", type=int, default=0, help="of the openings")
    played.set_defaults(run=_match)
    measured = commands.add_parser("bench", help="how fast this is, on this machine")
    measured.add_argument("--peers", action="store_true", help="other libraries, too")
    measured.set_defaults(run=lambda asked: bench.run(asked.peers))
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
    # A name that cannot be is told before any work.
    data.is_table(asked.out)
    how = {
        "seeds": asked.seeds,
        "positions": asked.positions,
        "seed": asked.seed,
        "source": asked.source,
    }
    columns = data.positions(rules, **how, threads=asked.threads)
    told = "values: what the mover will still win more than the opponent, in seeds"
    words = " ".join(f"--{name} {value}" for name, value in how.items())
    command = f"python -m mancala data {asked.game} {words}"
    data.write(
        asked.out, columns, rules=rules.in_full(), conventions=told, command=command, **how
    )
    print(f"{asked.out}: {len(columns['value'])} positions")


def _read(file: str | None) -> nets.Network | None:
    return None if file is None else nets.Network.read(Path(file).read_text(encoding="utf-8"))


def _train(asked: argparse.Namespace) -> None:
    network = _read(asked.network)
    found = []
    for number, game in enumerate(asked.games):
        boards, targets = nets.self_play(
            game,
            positions=asked.positions // len(asked.games),
            nodes=asked.nodes,
            seed=number,
            threads=asked.threads,
            network=network,
        )
        print(f"{game}: {len(boards)} positions", flush=True)
        found.append((boards, targets))
    trained = nets.train(
        np.concatenate([boards for boards, _ in found]),
        np.concatenate([targets for _, targets in found]),
        places=asked.places,
        epochs=asked.epochs,
        seed=asked.seed,
        on_epoch=lambda epoch, learning, tests: print(
            f"epoch {epoch}: learning {learning:.4f}, tests {tests:.4f} points", flush=True
        ),
    )
    words = " ".join(asked.games)
    how = f"--positions {asked.positions} --nodes {asked.nodes} --places {asked.places}"
    command = f"python -m mancala train {words} {how} --epochs {asked.epochs} --seed {asked.seed}"
    Path(asked.out).write_text(f"# Made by `{command}`.\n{trained.network.text}", encoding="utf-8")
    print(f"{asked.out}: off by {trained.error:.4f} points, without any network by {trained.plain:.4f}")


def _match(asked: argparse.Namespace) -> None:
    first = Engine(network=_read(asked.network))
    second = Engine(network=_read(asked.against))

    def tell(score: Score) -> None:
        if score.games % 20 == 0 or score.games == asked.games:
            print(score, flush=True)

    contest(
        first,
        second,
        asked.game,
        games=asked.games,
        nodes=asked.nodes,
        seed=asked.seed,
        on_game=tell,
    )


def main(words: list[str] | None = None) -> int:
    """Runs a command; returns the status of the program."""
    asked = _parser().parse_args(words)
    try:
        asked.run(asked)
    except (MancalaError, ValueError, OSError, ImportError, OverflowError) as error:
        print(f"mancala: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
