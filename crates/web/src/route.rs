//! The address of a page and the game it stands for.
//!
//! `/play?game=kalah:seeds=3&moves=C+F+a&north=level-3` holds everything: game, options,
//! players, the position the game began with if it is not the usual one, and the moves since
//! then. The same words, with a few that matter to nobody else, are what is saved on the device.

use game::address::{self, AddressError};
use game::{Seat, SeatError, StepError, StepFault};
use rules::{Position, Side};
use thiserror::Error;
use words::Words;

use crate::device;
use crate::table::Table;

/// Longer addresses are cut by some programs that pass them on.
const ADDRESS_LENGTH_MAX: usize = 1_900;

/// What the paths of lessons, puzzles, children, boards for other pages, analysis and the rules lab
/// begin with.
const LEARN: [&str; 7] = [
    "learn", "puzzles", "kids", "tour", "embed", "analysis", "lab",
];

/// What an address shows.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Route {
    /// The choice of a game.
    Start,
    /// The options of a game.
    Setup(&'static str),
    /// A game; its words are the query.
    Play(String),
    /// The same in text alone. Without words it is the game played last, or a new one.
    Text(String),
    /// All that the page is made of, to be looked at.
    Style,
    /// Lessons, puzzles, and what is for children: the path, and the query if there is one.
    Learn(String),
}

impl Route {
    /// What a path and a query ask for. Whatever is not known is the start.
    pub(crate) fn read(path: &str, query: &str) -> Route {
        let path = path.trim_matches('/');
        let query = query.trim_start_matches('?');
        if path == "blind" || path == "text" {
            return Route::Text(query.to_owned());
        }
        if path == "style" {
            return Route::Style;
        }
        let area = path.split('/').next().unwrap_or_default();
        if LEARN.contains(&area) {
            return Route::Learn(match query {
                "" => path.to_owned(),
                query => format!("{path}?{query}"),
            });
        }
        if path == "play" || address::split(query).any(|(key, _)| key == "game") {
            return Route::Play(query.to_owned());
        }
        match rules::catalogue::find(path) {
            Ok(game) => Route::Setup(game.name),
            Err(_) => Route::Start,
        }
    }

    /// That of the address bar.
    pub(crate) fn here() -> Route {
        Route::read(&device::path(), &device::query())
    }

    /// A game that is looked into.
    pub(crate) fn analysis(game: &str) -> Route {
        Route::Learn(format!("analysis?{game}"))
    }

    /// The address.
    pub(crate) fn address(&self) -> String {
        match self {
            Route::Start => "/".to_owned(),
            Route::Setup(game) => format!("/{game}"),
            Route::Play(query) => format!("/play?{query}"),
            Route::Text(query) if query.is_empty() => "/blind".to_owned(),
            Route::Text(query) => format!("/blind?{query}"),
            Route::Style => "/style".to_owned(),
            Route::Learn(path) => format!("/{path}"),
        }
    }
}

/// Why an address, or what was saved, is no game.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub(crate) enum RouteError {
    /// The game.
    #[error(transparent)]
    Game(#[from] AddressError),
    /// A player.
    #[error("`{text}` is no player; write `person` or `level-1` to `level-8`")]
    Player {
        /// What was written.
        text: String,
    },
}

impl RouteError {
    /// That an address is no game, and why.
    pub(crate) fn of_link(&self, words: Words) -> String {
        words.text_with("bad-link", &[("why", self.sentence(words).into())])
    }

    /// The error as a sentence.
    pub(crate) fn sentence(&self, words: Words) -> String {
        match self {
            RouteError::Game(AddressError::NoGame) => words.text("link-no-game"),
            RouteError::Game(AddressError::Rules(error)) => words.rules_error(error),
            RouteError::Game(AddressError::Setup(error)) => words.setup_error(error),
            RouteError::Game(AddressError::Step(error)) => step_error(error, words),
            RouteError::Player { text } => words.text_with("link-player", &[("text", text.into())]),
            RouteError::Game(AddressError::TooLong) => words.text("link-too-long"),
        }
    }
}

/// The fault of one step of a game, in a sentence.
pub(crate) fn step_error(error: &StepError, words: Words) -> String {
    let why = match &error.why {
        StepFault::Move(why) => words.error(why),
        StepFault::Round(why) => words.round_error(why),
    };
    let arguments = [
        ("n", error.number.into()),
        ("move", (&error.text).into()),
        ("why", why.into()),
    ];
    words.text_with("link-move", &arguments)
}

/// The words of a game for an address: without what matters only on this device, and with the
/// position alone if the moves would make it too long.
pub(crate) fn link(table: &Table) -> String {
    let pairs = [("game", table.game().rules().to_string())];
    let start = start(table).map(|start| ("position", start));
    let moves = steps(table);
    let moves = (!moves.is_empty()).then_some(("moves", moves));
    let whole = address::join(
        pairs
            .clone()
            .into_iter()
            .chain(start)
            .chain(moves)
            .chain(seats(table)),
    );
    if whole.len() <= ADDRESS_LENGTH_MAX {
        return whole;
    }
    let now = ("position", table.game().position().to_string());
    address::join(pairs.into_iter().chain([now]).chain(seats(table)))
}

/// The same with the plies after the position shown, if there are any and they fit.
pub(crate) fn whole(table: &Table) -> String {
    let whole = address::join(line(table));
    if table.is_live() || whole.len() > ADDRESS_LENGTH_MAX {
        return link(table);
    }
    whole
}

/// The words of a game as it is saved: all of the line, where on it we are, and how we sit.
pub(crate) fn save(table: &Table) -> String {
    let seed = ("seed", table.seed().to_string());
    address::join(line(table).into_iter().chain([seed]))
}

fn line(table: &Table) -> Vec<(&'static str, String)> {
    let mut pairs = vec![("game", table.game().rules().to_string())];
    pairs.extend(start(table).map(|start| ("position", start)));
    let line: Vec<String> = table.game().line().map(game::Step::text).collect();
    if !line.is_empty() {
        pairs.push(("moves", line.join(" ")));
    }
    pairs.extend(seats(table));
    pairs.push(("at", table.game().cursor().to_string()));
    pairs
}

/// The game that an address or a saved text stands for.
///
/// # Errors
/// What is wrong with it, and where.
pub(crate) fn open(query: &str) -> Result<Table, RouteError> {
    let words: Vec<(String, String)> = address::split(query).collect();
    let word = |key: &str| {
        words
            .iter()
            .find(|(k, _)| k == key)
            .map(|(_, value)| value.as_str())
    };
    let game = address::read(query)?;
    let mut seats = [Seat::default(), Seat::default()];
    for side in Side::BOTH {
        if let Some(text) = word(side.name()) {
            seats[side] = text
                .parse()
                .map_err(|SeatError { text }| RouteError::Player { text })?;
        }
    }
    let near = match word("near") {
        Some("north") => Side::North,
        Some(_) => Side::South,
        None => Table::usual_near(&seats),
    };
    let seed = word("seed").and_then(|seed| seed.parse().ok()).unwrap_or(1);
    Ok(Table::new(game, seats, near, seed))
}

/// The position the game began with, if it is not the usual one. The memory of earlier positions
/// belongs to it.
fn start(table: &Table) -> Option<String> {
    let start = format!("{:#}", table.game().start_position());
    let usual = Position::start(table.game().rules());
    (start != format!("{usual:#}")).then_some(start)
}

/// The steps up to the present position.
fn steps(table: &Table) -> String {
    let steps = table.game().line().take(table.game().cursor());
    steps.map(game::Step::text).collect::<Vec<_>>().join(" ")
}

fn seats(table: &Table) -> impl Iterator<Item = (&'static str, String)> {
    let persons = Seat::default();
    let players = Side::BOTH
        .into_iter()
        .filter(|&side| table.seats()[side] != persons)
        .map(|side| (side.name(), table.seats()[side].to_string()))
        .collect::<Vec<_>>();
    let turned = table.near() != Table::usual_near(table.seats());
    let near = turned.then(|| ("near", table.near().name().to_owned()));
    players.into_iter().chain(near)
}

#[cfg(test)]
mod tests {
    use game::Game;
    use rules::{RuleSet, catalogue};

    use super::*;

    #[track_caller]
    fn check(query: &str) {
        let table = open(query).unwrap();
        assert_eq!(link(&table), query);
        let again = open(&save(&table)).unwrap();
        assert_eq!(
            again.game().position().to_string(),
            table.game().position().to_string()
        );
        assert_eq!(again.seats(), table.seats());
        assert_eq!(again.near(), table.near());
    }

    #[test]
    fn an_address_holds_the_whole_game() {
        check("game=kalah");
        check("game=kalah:seeds=3&moves=A+a&north=level-3");
        check("game=oware&moves=A+a&south=person-Zo%C3%A9&north=person-Max&near=north");
        check("game=oware&south=level-2");
        check("game=banana-cala&moves=M:gob");
        check("game=congkak:opening=simultaneous&moves=A/b");
        check("game=kalah&position=0-0-0-0-0-1-0-0-0-0-0-1-20-26-S&moves=F");
    }

    #[test]
    fn games_in_progress_come_back() {
        for game in catalogue::GAMES {
            let mut game = Game::start(&RuleSet::new(game));
            for _ in 0..12 {
                let Some(&mv) = game.position().moves_up_to(2).last() else {
                    break;
                };
                game.play(mv).unwrap();
            }
            let table = Table::new(
                game,
                [Seat::default(), Seat::Computer(game::Level::EASY)],
                Side::South,
                5,
            );
            let again = open(&save(&table)).unwrap();
            assert_eq!(save(&again), save(&table));
        }
    }

    #[test]
    fn rounds_come_back() {
        let start = "game=congkak:match=best-of-3&position=0-0-0-0-0-0-1-0-0-0-0-0-0-0-60-37-S";
        check(&format!("{start}&moves=G+next+a"));
    }

    #[test]
    fn a_long_game_is_sent_as_its_position() {
        let mut game = Game::start(&"banana-cala".parse().unwrap());
        for _ in 0..400 {
            let Some(&mv) = game.position().moves_up_to(400).last() else {
                break;
            };
            game.play(mv).unwrap();
        }
        let table = Table::new(game, Default::default(), Side::South, 1);
        let link = link(&table);
        assert!(link.len() < 2_000, "{link}");
    }

    #[test]
    fn bad_addresses_say_what_is_wrong() {
        let english = Words::new(words::Language::English);
        let why = |query: &str| open(query).unwrap_err().sentence(english);
        assert!(why("game=kala").contains("did you mean `kalah`?"));
        assert!(why("game=kalah&position=1-2").contains("fields"));
        assert!(why("game=kalah&moves=C+Z").contains("`Z`"));
        assert!(why("game=kalah&north=robot").contains("robot"));
        assert!(!why("moves=C").is_empty());
    }

    #[test]
    fn paths() {
        assert_eq!(Route::read("/", ""), Route::Start);
        assert_eq!(Route::read("/kalah", ""), Route::Setup("kalah"));
        assert_eq!(Route::read("/nonsense", ""), Route::Start);
        assert_eq!(
            Route::read("/play", "?game=oware"),
            Route::Play("game=oware".to_owned())
        );
        assert_eq!(Route::read("/text", ""), Route::Text(String::new()));
        assert_eq!(Route::read("/style", "?lang=fr"), Route::Style);
        for address in ["/play?game=oware", "/blind?game=oware"] {
            let (path, query) = address.split_once('?').unwrap();
            assert_eq!(Route::read(path, query).address(), address);
        }
        let study = Route::analysis("game=oware&moves=A");
        assert_eq!(study.address(), "/analysis?game=oware&moves=A");
        assert_eq!(Route::read("/analysis", "?game=oware&moves=A"), study);
    }
}
