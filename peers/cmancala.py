"""CMancala as a UGI engine: cmancala.py PROGRAM [--egdb STONES] [--cache POWER] [--book].

PROGRAM is the executable of https://github.com/LifesLight/CMancala. Two of them run: the one
in its API mode plays the moves by its own rules, the other thinks.
"""

import argparse
import subprocess

import ugi


class Talk:
    """A program that answers lines with lines."""

    def __init__(self, *command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, line, mark):
        """Sends a line; returns the first line that contains `mark`."""
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        for answer in self.process.stdout:
            if mark in answer:
                return answer.strip()
        raise RuntimeError(f"the program ended instead of answering {line!r}")


def code(position):
    """A position as CMancala encodes it: the player in the lowest bit, eight bits a cell."""
    south, north, stores, to_move = ugi.numbers(position)
    cells = south + stores[:1] + north + stores[1:]
    bits = sum(seeds << (1 + 8 * cell) for cell, seeds in enumerate(cells))
    return f"{bits | (to_move == 'S'):027x}"


def letter(cell):
    """The house of a cell: 0 to 5 are South's, 7 to 12 North's."""
    return "ABCDEF"[cell] if cell < 6 else "abcdef"[cell - 7]


class CMancala(ugi.Player):
    """Thinks as `step` of the menu does: at least as long as it is told."""

    name = "CMancala"
    games = ("kalah",)

    def __init__(self, options):
        self.rules = Talk(options.program, "--api")
        self.mind = Talk(options.program)
        self.tell("progress false", "autoplay false", "stones 4", f"cache {options.cache}")
        self.tell("player 1 ai", "player 2 ai")
        if options.book:
            self.tell("book true")
        if options.egdb:
            self.mind.ask(f"egdb {options.egdb}", "(C)")
        self.limits = None
        self.code = None

    def tell(self, *lines):
        """Sets options: every one of them is confirmed by one line."""
        for line in lines:
            self.mind.ask(line, "(C) >>")

    def position(self, start, moves):
        self.code = code(start or "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S")
        for move in moves:
            words = self.rules.ask(f"MOVES {self.code}", "OK").split()[1:]
            after = {letter(int(words[at + 1])): words[at + 3] for at in range(0, len(words), 4)}
            self.code = after[move]

    def go(self, seconds, depth, nodes):
        if self.limits != (seconds, depth):
            if self.limits:
                self.mind.ask("config", "config")
            self.tell(f"time {seconds or 0}", f"depth {depth or 0}")
            self.mind.ask("start", "start")
            self.limits = (seconds, depth)
        self.mind.ask(f"load {self.code}", "Loaded")
        number = int(self.mind.ask("step", "Move: ").split()[-1])
        # Both players' houses are numbered from the left of the picture.
        south = int(self.code[-1], 16) & 1
        return "ABCDEF"[number - 1] if south else "fedcba"[number - 1]


def main():
    """Reads the command line and serves."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("--egdb", type=int, metavar="STONES")
    parser.add_argument("--cache", type=int, default=24, metavar="POWER")
    parser.add_argument("--book", action="store_true")
    ugi.serve(CMancala(parser.parse_args()))


if __name__ == "__main__":
    main()
