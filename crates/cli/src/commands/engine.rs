//! `mancala engine`: the engine, for other programs.

use std::io::{self, IsTerminal as _};

use anyhow::Result;

use crate::answer::Answer;
use crate::args::Engine;
use crate::console::Console;
use crate::engine::{self, Start};
use crate::{output, play};

pub(super) fn run(args: &Engine, console: Console) -> Result<Answer> {
    let game = args.game.as_deref().map(|game| console.rules(game));
    let game = game.transpose()?;
    if let Some(game) = &game {
        engine::check_game(game)?;
    }
    // Programs have a pipe there; a person at a terminal would wait for our first word for ever.
    if io::stdin().is_terminal() {
        output::message(
            "other programs talk to the engine here; to look on, type `ugi`, `go depth 9`, `quit` \
             (to play a game: `mancala play`)",
        );
    }
    engine::run(Start {
        game,
        any_seeds: args.any_seeds,
        seed: args.seed.unwrap_or_else(play::any_seed),
    })?;
    Ok(Answer::Yes)
}
