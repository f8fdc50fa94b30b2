"""The server side of the Universal Game Interface, for the adapters in this folder."""

import sys


class Player:
    """What an adapter implements. Moves are letters: A, B, … South's, a, b, … North's."""

    name = "nobody"
    #: The rule sets it plays, as `setoption name Game value …` names them.
    games = ()

    def game(self, name):
        """Hears which of its games is played."""

    def position(self, start, moves):
        """Takes up a game: `start` is `None` or a position as text, `moves` a list."""
        raise NotImplementedError

    def go(self, seconds, depth, nodes):
        """Returns the move it chooses. What is not limited is `None`."""
        raise NotImplementedError


def numbers(position):
    """The fields of a position: South's houses, North's, both stores, and `S` or `N`."""
    *seeds, to_move = position.split()[0].split("-")
    houses = len(seeds) // 2 - 1
    seeds = [int(field) for field in seeds]
    return seeds[:houses], seeds[houses:-2], seeds[-2:], to_move


def serve(player):
    """Answers commands until `quit` or the end of the input."""
    for line in sys.stdin:
        words = line.split()
        if words:
            if words[0] == "quit":
                return
            answer(player, words)
            sys.stdout.flush()


def answer(player, words):
    """Does what one command asks for."""
    command, *rest = words
    if command == "ugi":
        print(f"id name {player.name}\nugiok")
    elif command == "isready":
        print("readyok")
    elif command == "setoption" and rest[1] == "Game":
        if rest[3] not in player.games:
            sys.exit(f"{player.name} plays {', '.join(player.games)}, not {rest[3]}")
        player.game(rest[3])
    elif command == "position":
        moves = rest.index("moves") if "moves" in rest else len(rest)
        start = None if rest[0] == "startpos" else " ".join(rest[1:moves])
        player.position(start, rest[moves + 1 :])
    elif command == "go":
        limits = dict(zip(rest[::2], map(int, rest[1::2])))
        time = limits.get("movetime")
        seconds = None if time is None else time / 1000
        print("bestmove", player.go(seconds, limits.get("depth"), limits.get("nodes")))
