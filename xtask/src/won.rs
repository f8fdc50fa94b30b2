//! `cargo xtask won-start`: from a won position our engine must not lose, nor draw.

use std::process::Command;

use anyhow::{Context as _, Result, ensure};
use serde_json::Value;

use crate::{serve, shell};

/// Kalah after the first sowing that wins: from the third house, the last seed in the store, so
/// that South moves again. All who have solved the game agree.
const WON: &str = "4-4-0-5-5-5-4-4-4-4-4-4-1-0-S";

/// Against whom, how fast, how often.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// The opponents, written as for `mancala match`
    #[arg(value_name = "PLAYER", default_values = ["level-2", "level-5", "level-8", "time=0.1"])]
    opponents: Vec<String>,

    /// Our player
    #[arg(long, default_value = "time=0.1")]
    player: String,

    /// Games against each
    #[arg(long, default_value_t = 10)]
    games: u32,
}

/// Plays all games, then fails if one of them was not won.
pub(crate) fn run(options: &Options) -> Result<()> {
    let program = serve::build_program()?;
    let mut not_won = 0;
    for opponent in &options.opponents {
        let output = shell::output(
            Command::new(&program)
                .args(["match", "kalah", &options.player, opponent])
                .args([
                    "--position",
                    WON,
                    "--opening-plies",
                    "0",
                    "--south",
                    "--json",
                ])
                .args(["--games", &options.games.to_string()]),
        )?;
        let result: Value = serde_json::from_str(&output).context("a match prints JSON")?;
        shell::say(&format!(
            "against {opponent}: {} won, {} drawn, {} lost",
            result["won"], result["drawn"], result["lost"]
        ));
        not_won += options.games - result["won"].as_u64().context("games won")? as u32;
    }
    ensure!(
        not_won == 0,
        "{not_won} games from a won position were not won"
    );
    Ok(())
}
