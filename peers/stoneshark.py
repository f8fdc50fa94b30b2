"""MancalaGames by StoneShark as a UGI engine: stoneshark.py FOLDER.

FOLDER is a copy of https://github.com/StoneShark/MancalaGames, for Python 3.11 or later with Tk.
Played are those of its games that have our rules, one round of each; two rules that its texts do
not have are switched off. Its player is alpha-beta to a fixed depth: here it looks one sowing
farther at a time, until the time is over.
"""

import argparse
import os
import sys
import time
import warnings

import ugi

#: Its files, by our rule sets.
GAMES = {
    "alemungula": "Alemungula",
    "ayoayo": "Ayoayo",
    "bechi": "Bechi",
    "bestemshe": "Toguz_Kumalak",
    "bohnenspiel": "Bohnenspiel",
    "bosh": "Bosh",
    "congkak:take-own=with-capture,end=pass": "Dakon",
    "cross-wari": "Cross-Wari",
    "dabuda": "Dabuda",
    "deka": "Deka",
    "djenon-abe": "Djenon_Abe",
    "embeli": "Embeli",
    "endodoi": "Endodoi",
    "enkeshui": "Enkeshui",
    "erherhe": "Erherhe",
    "giuthi": "Giuthi",
    "goat": "Goat",
    "halusa": "Halusa",
    "hoyito-i": "Hoyito_I",
    "kara": "Kara",
    "lami": "Lami",
    "lamlameta": "Lamlameta",
    "longbeu-a-cha": "Longbeu-a-cha",
    "mandoli": "Mandoli",
    "mangala-six": "Mangala_II",
    "mbothe": "Mbothe",
    "nambayi": "Nambayi",
    "ndoto": "Ndoto",
    "olinda": "Olinda",
    "ot-tjin": "Ot-tjin",
    "ouri": "Ouri",
    "pallanguzhi": "Pallanguli",
    "pandi": "Pandi",
    "qelat": "Qelat",
    "qelat-ii": "Qelat_II",
    "songo": "Songo",
    "tegre": "Tegre",
    "toguz-xorgol": "Toguz_Xorgol",
    "togyz-kumalak": "Toguz_Kumalak",
    "urim": "Urim",
    "vai-lung-thlan": "Vai_Lun_Thlan",
    "wari": "Wari",
}

#: Keys about further rounds.
ROUNDS = ("rounds", "round_fill", "round_starter", "goal", "goal_param", "blocks")
#: Keys about tuzdiks, which Bestemshe lacks.
TUZDIKS = ("child_cvt", "child_rule", "child_type", "child_locs")


class OutOfTime(Exception):
    """Ends a search from within."""


class StoneShark(ugi.Player):
    """The player of the game's own file, with its scores."""

    name = "MancalaGames"
    games = tuple(GAMES)

    def __init__(self, folder):
        # Its modules lie in one folder, and it looks for files beside them.
        source = os.path.join(os.path.abspath(folder), "src")
        sys.path.insert(0, source)
        os.chdir(source)
        warnings.simplefilter("ignore")
        import ai_player
        import allowables
        import animator
        import end_move
        import game_info
        import man_config
        from game_logger import game_log

        animator.ENABLED = False
        game_log.active = False
        # A round that hardly changes goes on, and a single seed may be sown back at once.
        end_move.NoOutcomeChange._too_few_for_change = lambda self: False
        allowables.DontUndoMoveOne.include = staticmethod(lambda game: False)
        self.files, self.minds = man_config, ai_player
        self.no_move, self.right = game_info.PASS_TOKEN, game_info.Direct.CCW

    def game(self, name):
        config = self.files.read_game(f"../GameProps/{GAMES[name]}.txt")
        info = config["game_info"]
        if name.startswith("congkak"):
            # A player who cannot fill one house has lost: a round ends as early as ours, no earlier.
            info["goal_param"] = 1
        elif "rounds" in info:
            for key in ROUNDS:
                info.pop(key, None)
        if name == "bestemshe":
            config["game_constants"] = {"holes": 5, "nbr_start": 5}
            config["player"]["scorer"].pop("mx_child_cnt_m")
            for key in TUZDIKS:
                del info[key]
        self.table = self.files.game_from_config(config)
        self.mind = self.minds.AiPlayer(self.table, config["player"])
        # Scores that are left out at lower levels count.
        self.mind.difficulty = 3

    def text(self, move):
        """One of its moves as we write it."""
        house, way = move if isinstance(move, tuple) else (move, None)
        if self.table.turn:
            letter = chr(ord("a") + self.table.cts.holes - 1 - house)
        else:
            letter = chr(ord("A") + house)
        return letter + ("" if way is None else ">" if way == self.right else "<")

    def moves(self):
        """Its legal moves, by our text."""
        return {self.text(move): move for move in self.table.get_moves()}

    def play(self, text):
        """Plays a move, and passes for whoever has none; returns how the game ended, if it did."""
        end = self.table.move(self.moves()[text])
        while not (end and end.is_ended()) and self.table.get_moves() == [self.no_move]:
            end = self.table.move(self.no_move)
        return end

    def position(self, start, moves):
        if start is not None:
            raise ValueError("MancalaGames is asked from the start of the game only")
        self.table.new_game()
        self.table.turn = False
        for move in moves:
            self.play(move)

    def go(self, seconds, depth, nodes):
        root, score = self.table.state, self.mind.score
        end = time.monotonic() + (60 if seconds is None else seconds)

        def timed(condition):
            if time.monotonic() > end:
                raise OutOfTime
            return score(condition)

        best, *others = self.table.get_moves()
        self.mind.score = timed
        try:
            for plies in range(1, (depth or 60) + 1 if others else 1):
                self.mind.algo.set_params(plies)
                best = self.mind.pick_move()
        except OutOfTime:
            self.table.state = root
        self.mind.score = score
        return self.text(best)


def main():
    """Reads the command line and serves."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    ugi.serve(StoneShark(parser.parse_args().folder))


if __name__ == "__main__":
    main()
