"""MancalaGames by StoneShark as a UGI engine: stoneshark.py FOLDER [--difficulty 0-3].

FOLDER is a copy of https://github.com/StoneShark/MancalaGames, for Python 3.12 with Tk. Played is
its Dakon, one round, which is our `congkak:take-own=with-capture,end=pass`. It cannot be told how
long to think: its best player looks seven sowings ahead.
"""

import argparse
import os
import sys
import warnings

import ugi


class StoneShark(ugi.Player):
    """The minimaxer with the scores that the game's own file gives it."""

    name = "MancalaGames"
    games = ("congkak:take-own=with-capture,end=pass",)

    def __init__(self, options):
        # Its modules lie in one folder, and it looks for files beside them.
        source = os.path.join(os.path.abspath(options.folder), "src")
        sys.path.insert(0, source)
        os.chdir(source)
        warnings.simplefilter("ignore")
        import ai_player
        import animator
        import game_info
        import man_config
        from game_logger import game_log

        animator.ENABLED = False
        game_log.active = False
        self.no_move = game_info.PASS_TOKEN
        config = man_config.read_game("../GameProps/Dakon.txt")
        # Whoever cannot fill one house has lost: a round ends as early as ours, no earlier.
        config["game_info"]["goal_param"] = 1
        self.dakon = man_config.game_from_config(config)
        self.mind = ai_player.AiPlayer(self.dakon, config["player"])
        self.mind.difficulty = options.difficulty

    def houses(self):
        """The letters of the houses of the player to move, in the order of their numbers."""
        return "gfedcba" if self.dakon.turn else "ABCDEFG"

    def position(self, start, moves):
        if start is not None:
            raise ValueError("MancalaGames is asked from the start of the game only")
        self.dakon.new_game()
        self.dakon.turn = False
        for move in moves:
            self.dakon.move(self.houses().index(move))
            while self.dakon.get_moves() == [self.no_move]:
                self.dakon.move(self.no_move)

    def go(self, seconds, depth, nodes):
        return self.houses()[self.mind.pick_move()]


def main():
    """Reads the command line and serves."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("--difficulty", type=int, choices=range(4), default=3)
    ugi.serve(StoneShark(parser.parse_args()))


if __name__ == "__main__":
    main()
