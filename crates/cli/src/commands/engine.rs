//! `mancala engine`: the engine, for other programs.

use anyhow::Result;

use super::Answer;
use crate::args::Engine;
use crate::console::Console;
use crate::engine::{self, Start};
use crate::play;

pub(super) fn run(args: &Engine, console: Console) -> Result<Answer> {
    let game = args.game.as_deref().map(|game| console.rules(game));
    let game = game.transpose()?;
    if let Some(game) = &game {
        engine::check_game(game)?;
    }
    engine::run(Start {
        game,
        any_seeds: args.any_seeds,
        seed: args.seed.unwrap_or_else(play::any_seed),
    })?;
    Ok(Answer::Yes)
}
