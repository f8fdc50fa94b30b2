//! The arguments of `mancala engine`.

#[derive(Debug, clap::Args)]
#[command(after_help = "\
The first word received decides: `ugi` is the Universal Game Interface, for every game; `uci` is
the dialect that programs for Oware speak. `quit` or the end of the input ends the program. All
of it stands in docs/engine.md.")]
pub(crate) struct Engine {
    /// The game until the option `Game` sets another, with options: `oware`, `oware:seeds=5`
    /// [default: `kalah`; in the dialect for Oware `oware`]
    #[arg(value_name = "GAME")]
    pub(crate) game: Option<String>,

    /// Allow positions with another number of seeds than the game has
    #[arg(long)]
    pub(crate) any_seeds: bool,

    /// Make a level choose the same moves again
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
}
