//! The endings of a game of keys: how many positions have so many seeds on the board, and how many
//! of them are known exactly.
//!
//! `cargo run --release -p solver --example endings -- bestemshe 2000000` goes on while positions
//! are no more than that; a line of JSON for each number of seeds, or one that says why there is none.
//! `cargo xtask family` reads them.

#![expect(clippy::print_stdout, reason = "an example that prints")]

use std::error::Error;
use std::ops::ControlFlow;

use rules::{Position, RuleSet};
use solver::{EndingsError, Listed, ListedEndings};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().ok_or("say a game")?;
    let positions = arguments
        .next()
        .map_or(Ok(2_000_000), |text| text.parse())?;
    let rules: RuleSet = game.parse()?;
    let start = Position::start(&rules);
    let mut endings = match ListedEndings::new(&start, positions) {
        Ok(endings) => endings,
        Err(EndingsError::Unlisted(why)) => {
            println!("{{\"refused\": \"{why}\"}}");
            return Ok(());
        }
        Err(error) => return Err(error.into()),
    };
    let go_on = || ControlFlow::Continue(());
    while u16::from(endings.seeds()) < rules.seeds_total()
        && let Ok(listed) = endings.next(&go_on)
    {
        let Listed {
            seeds,
            positions,
            known,
        } = listed;
        println!("{{\"seeds\": {seeds}, \"positions\": {positions}, \"known\": {known}}}");
    }
    Ok(())
}
