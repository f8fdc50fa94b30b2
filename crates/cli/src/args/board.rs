//! The arguments of the commands about one game or one position.

/// The form in which data is printed.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct Format {
    /// Print JSON, on one line
    #[arg(long)]
    pub(crate) json: bool,
}

/// Programs that write positions in their own way.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub(crate) enum Program {
    /// Oware engines by Joan Sala: a diagram, which is our own form
    Aalina,
    /// Kalah Game Protocol: a board literal `<6,0,0,4,…>` of the player to move, who is read as
    /// South
    Kgp,
    /// `OpenSpiel`: a state of Oware
    Openspiel,
    /// `PlayStrategy`: the FEN of Oware
    Playstrategy,
}

/// A game and a position of it.
#[derive(Debug, clap::Args)]
pub(crate) struct Board {
    /// The game, with options: `kalah`, `oware:seeds=5`
    #[arg(value_name = "GAME")]
    pub(crate) game: String,

    /// The position, as we or another program write it; or a record, a link or a short text of a
    /// game that has come to it [default: the start of the game]
    #[arg(short, long, value_name = "POSITION", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,

    /// The program that wrote the position; without it every form is tried
    #[arg(long, value_name = "PROGRAM", requires = "position")]
    pub(crate) from: Option<Program>,

    /// Allow a position with another number of seeds than the game has
    #[arg(long)]
    pub(crate) any_seeds: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Games {
    /// Only games of this family, such as `south-asia`, `four-rows` or `wari`
    #[arg(long, value_name = "FAMILY")]
    pub(crate) family: Option<String>,

    /// Only games whose region contains this text, such as `india`
    #[arg(long, value_name = "REGION")]
    pub(crate) region: Option<String>,

    #[command(flatten)]
    pub(crate) format: Format,
}

#[derive(Debug, clap::Args)]
pub(crate) struct RulesOf {
    /// The game, with options: `kalah`, `oware:seeds=5`
    #[arg(value_name = "GAME")]
    pub(crate) game: String,

    /// Print a page in Markdown, every option with all its values
    #[arg(long, conflicts_with = "json")]
    pub(crate) markdown: bool,

    #[command(flatten)]
    pub(crate) format: Format,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Show {
    #[command(flatten)]
    pub(crate) board: Board,

    /// Print only the position, as another program writes it
    #[arg(long, value_name = "PROGRAM", conflicts_with = "json")]
    pub(crate) to: Option<Program>,

    #[command(flatten)]
    pub(crate) format: Format,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Moves {
    #[command(flatten)]
    pub(crate) board: Board,

    /// List no more moves than this: Banana-Cala can have more than anybody can read
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    pub(crate) limit: usize,

    /// Say beside each move what it would bring
    #[arg(long, conflicts_with = "json")]
    pub(crate) explain: bool,

    #[command(flatten)]
    pub(crate) format: Format,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Apply {
    #[command(flatten)]
    pub(crate) board: Board,

    /// The moves in order: a house (`C`), a turn of several sowings (`CF`), fruits (`M:gob`),
    /// `swap`, both choices of a simultaneous opening (`C/f`), or `next` for the next round
    #[arg(value_name = "MOVE", required = true)]
    pub(crate) moves: Vec<String>,

    #[command(flatten)]
    pub(crate) format: Format,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Perft {
    #[command(flatten)]
    pub(crate) board: Board,

    /// The depth in plies; every sowing is one ply
    #[arg(value_name = "DEPTH")]
    pub(crate) depth: u32,

    /// Print the leaves under each move too
    #[arg(long)]
    pub(crate) divide: bool,

    /// Play the last ply too, instead of counting its moves: the same number, to measure speed
    #[arg(long)]
    pub(crate) played: bool,

    #[command(flatten)]
    pub(crate) format: Format,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Playouts {
    #[command(flatten)]
    pub(crate) board: Board,

    /// Games to play
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,

    /// Other luck; the same number gives the same games
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,

    #[command(flatten)]
    pub(crate) format: Format,
}
