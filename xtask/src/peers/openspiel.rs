//! `OpenSpiel`, a library of games in C++: random games.

use std::process::Command;

use anyhow::{Context, Result};

use super::ours::Ours;
use super::table::{Better, Row, Table};
use crate::shell;

const NAME: &str = "OpenSpiel";
/// Our name, its name, games it plays, games we play.
const GAMES: [(&str, &str, u32, u32); 2] = [
    ("kalah", "mancala", 100_000, 1_000_000),
    ("oware", "oware", 20_000, 500_000),
];

/// Two simulations of its search value two positions by many random games each, all of it in C++:
/// the first the start, the second a position one ply later.
const SCRIPT: &str = "
import sys, time, pyspiel
name, games = sys.argv[1], int(sys.argv[2])
game = pyspiel.load_game(name)
values = pyspiel.RandomRolloutEvaluator(games // 2, 1)
bot = pyspiel.MCTSBot(game, values, 2.0, 2, 100, False, 1, False)
begun = time.perf_counter()
bot.step(game.new_initial_state())
print(games / (time.perf_counter() - begun))
";

pub(super) fn compare(python: &str, ours: &Ours, table: &mut Table) -> Result<()> {
    for (game, name, games, our_games) in GAMES {
        shell::say(&format!("{game}, random games: ours, then {NAME}"));
        let mine = ours.playouts_per_second(game, our_games);
        let mut command = Command::new(python);
        command.args(["-c", SCRIPT, name, &games.to_string()]);
        let output = shell::output(&mut command)?;
        let theirs = output.trim().parse().context("a speed was expected")?;
        table.add(Row {
            what: format!("{game}, random games per second"),
            ours: mine,
            peer: NAME,
            theirs: Some(theirs),
            better: Better::More,
        });
    }
    Ok(())
}
