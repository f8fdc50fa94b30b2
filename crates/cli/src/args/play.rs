//! The arguments of `mancala play`.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use game::Seat;
use game::show::Speed;

use super::Program;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
WHO is `human`, a name written `person-Anna`, or a level of the computer from 1 to 8. Without GAME a menu asks for everything.")]
pub(crate) struct Play {
    /// The game, with options: `kalah`, `oware:seeds=5`
    #[arg(value_name = "GAME", conflicts_with = "load")]
    pub(crate) game: Option<String>,

    /// Begin with this position [default: the start of the game]
    #[arg(
        short,
        long,
        value_name = "POSITION",
        allow_hyphen_values = true,
        requires = "game"
    )]
    pub(crate) position: Option<String>,

    /// The program that wrote the position
    #[arg(long, value_name = "PROGRAM", requires = "position")]
    pub(crate) from: Option<Program>,

    /// Allow a position with another number of seeds than the game has
    #[arg(long)]
    pub(crate) any_seeds: bool,

    /// The player of South [default: human]
    #[arg(long, value_name = "WHO")]
    pub(crate) south: Option<Seat>,

    /// The player of North [default: 3]
    #[arg(long, value_name = "WHO")]
    pub(crate) north: Option<Seat>,

    /// Line by line, one sentence for each event: for screen readers and pipes
    #[arg(long)]
    pub(crate) plain: bool,

    /// The speed at which seeds are sown
    #[arg(long, value_name = "SPEED", default_value = Speed::default().name(), value_parser = speed())]
    pub(crate) speed: Speed,

    /// Make the computer choose the same moves again
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,

    /// Keep the game in this file, after every move
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,

    /// Go on with the game in this file; without `--save` it is not changed
    #[arg(long, value_name = "FILE")]
    pub(crate) load: Option<PathBuf>,
}

/// Reads a speed by its name.
fn speed() -> impl TypedValueParser<Value = Speed> {
    let names = PossibleValuesParser::new(Speed::ALL.map(Speed::name));
    names.map(|name| Speed::from_name(&name).expect("one of the names"))
}
