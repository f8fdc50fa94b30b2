"""OpenSpiel's search by random games as a UGI engine: openspiel.py [--simulations N] [--solve].

Needs `pyspiel` (https://github.com/google-deepmind/open_spiel), whose search is written in C++.
With `go movetime` it plays as many random games as fit, with `--simulations` so many.
"""

import argparse

import pyspiel

import ugi

#: The game of each rule set there, and the number of its first house of either side.
GAMES = {"oware": ("oware", 0, 0), "kalah": ("mancala", 1, 8)}


class OpenSpiel(ugi.Player):
    """Monte Carlo tree search with random games, the constant of the library's examples."""

    name = "OpenSpiel MCTS"
    games = tuple(GAMES)
    exploration = 2.0

    def __init__(self, options):
        self.options = options
        self.rules = "oware"
        self.state = None
        self.seed = 0

    def game(self, name):
        self.rules = name

    def house(self, action):
        """The letter of an action of the player to move."""
        _, south, north = GAMES[self.rules]
        return "abcdef"[action - north] if self.state.current_player() else "ABCDEF"[action - south]

    def position(self, start, moves):
        if start is not None:
            raise ValueError("OpenSpiel plays from the start of the game only")
        self.state = pyspiel.load_game(GAMES[self.rules][0]).new_initial_state()
        for move in moves:
            actions = {self.house(action): action for action in self.state.legal_actions()}
            self.state.apply_action(actions[move])

    def go(self, seconds, depth, nodes):
        self.seed += 1
        bot = pyspiel.MCTSBot(
            self.state.get_game(),
            pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=self.seed),
            uct_c=self.exploration,
            max_simulations=self.options.simulations or nodes or 1_000_000_000,
            max_memory_mb=1000,
            solve=self.options.solve,
            seed=self.seed,
            verbose=False,
            max_wall_clock_time=seconds or -1.0,
        )
        return self.house(bot.step(self.state))


def main():
    """Reads the command line and serves."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--simulations", type=int, metavar="N")
    parser.add_argument("--solve", action="store_true", help="prove what can be proved")
    ugi.serve(OpenSpiel(parser.parse_args()))


if __name__ == "__main__":
    main()
