//! Routes: the address of a page and the game it stands for.
//!
//! `/play?game=kalah:seeds=3&moves=C+F+a&north=level-3` holds everything: game, options, players,
//! the position the game began with if it is not the usual one, and the moves since then. The same
//! text, with a few words that matter on this device only, is what is saved here.

use game::address::{self, AddressError};
use game::{Clock, Seat, SeatError, StepError, StepFault};
use rules::{Position, RuleSetError, Side, catalogue};
use thiserror::Error;
use words::{Vocabulary, Words};

use crate::device;
use crate::table::Table;

/// The greatest length of an address: some programs that pass addresses on cut longer ones.
const ADDRESS_LENGTH_MAX: usize = 1_900;

/// The part of an address that is repeated to whoever wrote it.
pub(crate) fn repeated(written: &str) -> String {
    const LENGTH_MAX: usize = 60;
    written.chars().take(LENGTH_MAX).collect()
}

/// The screen that an address stands for. The text of addresses is written and parsed only here.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Route {
    /// The choice of a game.
    Start,
    /// The options of a game.
    Setup(&'static str),
    /// A game; its words are the query.
    Play(String),
    /// The same in text alone. An empty query is the game played last, or a new one.
    Text(String),
    /// A game under analysis.
    Study(String),
    /// All parts of the page, on display.
    Style,
    /// A screen beside all games.
    Aside(Aside),
    /// A screen that a first game does not need.
    Learn(Learn),
    /// A screen of games with somebody elsewhere: its address.
    Online(String),
}

/// Lessons, puzzles, the children's page, boards for other pages and the rules lab.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Learn {
    /// The first lesson of all.
    Tour,
    /// The choice of a lesson.
    Lessons,
    /// The lesson of a game, at this step or where it was left.
    Lesson(&'static str, Option<usize>),
    /// The choice of a game for puzzles.
    Puzzles,
    /// The puzzles of a game.
    PuzzlesOf(&'static str),
    /// The puzzle of the day.
    DailyPuzzle,
    /// A puzzle by its name.
    Puzzle(String),
    /// A child's choice of a game.
    Kids,
    /// The stickers of a child.
    Stickers,
    /// A game of a child.
    KidsPlay(String),
    /// A game on a board for other pages.
    Embed(String),
    /// Exercises to be printed.
    Worksheet,
    /// A game on a large board for a classroom.
    Projector(String),
    /// Two sets of rules in the lab.
    Lab(String),
    /// All games, by where they are played.
    Games,
    /// A game of the whole family, by its name.
    GameOf(String),
    /// A game of one's own.
    Make(String),
}

/// A screen beside all games.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Aside {
    /// All settings.
    Settings,
    /// No screen: the path that somebody asked for.
    Nowhere(String),
}

impl Route {
    /// Reads a path and a query.
    pub(crate) fn read(path: &str, query: &str) -> Route {
        let query = query.trim_start_matches('?').to_owned();
        let words: Vec<&str> = path.trim_matches('/').split('/').collect();
        if let Some(learn) = Learn::read(&words, &query) {
            return Route::Learn(learn);
        }
        match words[..] {
            ["blind" | "text"] => Route::Text(query),
            ["analysis", ..] => Route::Study(query),
            ["style"] => Route::Style,
            ["settings"] => Route::Aside(Aside::Settings),
            ["online" | "invite" | "me"] | ["i" | "g", _] | ["blind", "g", _] => {
                Route::Online(with_query(path, &query))
            }
            ["play"] if query.is_empty() => Route::Start,
            ["play"] => Route::Play(query),
            _ if address::split(&query).any(|(key, _)| key == "game") => Route::Play(query),
            [game] if let Ok(game) = catalogue::find(game) => Route::Setup(game.name),
            [""] => Route::Start,
            _ => Route::Aside(Aside::Nowhere(path.to_owned())),
        }
    }

    /// The route in the address bar.
    pub(crate) fn here() -> Route {
        Route::read(&device::path(), &device::query())
    }

    /// The page of a game; of one for children, its options.
    pub(crate) fn of_game(game: &'static rules::Game) -> Route {
        match Vocabulary::of(game) {
            Vocabulary::Seeds => Route::Learn(Learn::GameOf(game.name.to_owned())),
            Vocabulary::Fruit => Route::Setup(game.name),
        }
    }

    /// The address of the route.
    pub(crate) fn address(&self) -> String {
        match self {
            Route::Start => "/".to_owned(),
            Route::Setup(game) => format!("/{game}"),
            Route::Play(query) => with_query("/play", query),
            Route::Text(query) => with_query("/blind", query),
            Route::Study(query) => with_query("/analysis", query),
            Route::Style => "/style".to_owned(),
            Route::Aside(Aside::Settings) => "/settings".to_owned(),
            Route::Aside(Aside::Nowhere(path)) => path.clone(),
            Route::Learn(learn) => learn.address(),
            Route::Online(address) => address.clone(),
        }
    }
}

impl Learn {
    /// Reads the words of a path, if they belong to one of these screens.
    fn read(words: &[&str], query: &str) -> Option<Learn> {
        Some(match *words {
            ["tour"] => Learn::Tour,
            ["learn", "worksheet"] => Learn::Worksheet,
            ["learn", "projector"] => Learn::Projector(query.to_owned()),
            ["learn", game, ref rest @ ..] if let Ok(game) = catalogue::find(game) => {
                let step = rest.first().and_then(|step| step.parse().ok());
                Learn::Lesson(game.name, step)
            }
            ["puzzles"] => Learn::Puzzles,
            ["puzzles", "daily"] => Learn::DailyPuzzle,
            ["puzzles", game] if let Ok(game) = catalogue::find(game) => {
                Learn::PuzzlesOf(game.name)
            }
            ["puzzles", name] => Learn::Puzzle(name.to_owned()),
            ["kids"] => Learn::Kids,
            ["kids", "stickers"] => Learn::Stickers,
            ["kids", "play"] => Learn::KidsPlay(query.to_owned()),
            ["embed"] => Learn::Embed(query.to_owned()),
            ["lab"] => Learn::Lab(query.to_owned()),
            ["games", name] => Learn::GameOf(name.to_owned()),
            ["make"] => Learn::Make(query.to_owned()),
            ["games"] => Learn::Games,
            ["learn"] => Learn::Lessons,
            _ => return None,
        })
    }

    fn address(&self) -> String {
        match self {
            Learn::Tour => "/tour".to_owned(),
            Learn::Lessons => "/learn".to_owned(),
            Learn::Lesson(game, None) => format!("/learn/{game}"),
            Learn::Lesson(game, Some(step)) => format!("/learn/{game}/{step}"),
            Learn::Puzzles => "/puzzles".to_owned(),
            Learn::PuzzlesOf(game) => format!("/puzzles/{game}"),
            Learn::DailyPuzzle => "/puzzles/daily".to_owned(),
            Learn::Puzzle(name) => format!("/puzzles/{name}"),
            Learn::Kids => "/kids".to_owned(),
            Learn::Stickers => "/kids/stickers".to_owned(),
            Learn::KidsPlay(query) => with_query("/kids/play", query),
            Learn::Embed(query) => with_query("/embed", query),
            Learn::Worksheet => "/learn/worksheet".to_owned(),
            Learn::Projector(query) => with_query("/learn/projector", query),
            Learn::Lab(query) => with_query("/lab", query),
            Learn::Games => "/games".to_owned(),
            Learn::GameOf(name) => format!("/games/{name}"),
            Learn::Make(query) => with_query("/make", query),
        }
    }
}

fn with_query(path: &str, query: &str) -> String {
    match query {
        "" => path.to_owned(),
        query => format!("{path}?{query}"),
    }
}

/// The reason why an address, or a saved text, is no game.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub(crate) enum RouteError {
    /// A fault of the game.
    #[error(transparent)]
    Game(#[from] AddressError),
    /// A fault of a player.
    #[error("`{text}` is no player; write `person` or `level-1` to `level-8`")]
    Player {
        /// The text found.
        text: String,
    },
}

impl RouteError {
    /// The message that an address is no game, with the reason.
    pub(crate) fn of_link(&self, words: Words) -> String {
        words.text_with("bad-link", &[("why", self.sentence(words).into())])
    }

    /// Whether it names a game that nobody knows. Without the machine of the family, one that is
    /// named may be a game of it.
    pub(crate) fn is_unknown_game(&self) -> bool {
        let RouteError::Game(AddressError::Rules(error)) = self else {
            return false;
        };
        matches!(error, RuleSetError::UnknownGame { .. }) && !catalogue::family().is_empty()
    }

    /// The reason as a sentence.
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

/// The query of a game for its address: without the parts that matter on this device only, and with
/// the position alone if the moves would make it too long.
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

/// The query with the plies after the position shown, too, if there are any and they fit.
pub(crate) fn whole(table: &Table) -> String {
    let whole = address::join(line(table));
    if table.is_live() || whole.len() > ADDRESS_LENGTH_MAX {
        return link(table);
    }
    whole
}

/// The query of a game for saving: the whole line, the cursor on it, the seats, the seed and the
/// clock.
pub(crate) fn save(table: &Table) -> String {
    let seed = ("seed", table.seed().to_string());
    let time = table.clock().map(|clock| ("time", clock.text()));
    address::join(line(table).into_iter().chain([seed]).chain(time))
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
/// The fault, and its place.
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
    let control = || Some(Clock::new(word("clock")?.parse().ok()?));
    let clock = word("time").and_then(Clock::read).or_else(control);
    Ok(Table::new(game, seats, near, seed).with_clock(clock))
}

/// The position the game began with, if it is not the usual one. It includes the memory of earlier
/// positions.
fn start(table: &Table) -> Option<String> {
    let start = format!("{:#}", table.game().start_position());
    let usual = Position::start(table.game().rules());
    (start != format!("{usual:#}")).then_some(start)
}

/// The steps up to the cursor.
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
    let clock = table
        .clock()
        .map(|clock| ("clock", clock.control().to_string()));
    players.into_iter().chain(near).chain(clock)
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
        check("game=oware&moves=A+a&clock=300%2B3");
        check("game=banana-cala&moves=M:gob");
        check("game=congkak:opening=simultaneous&moves=A/b");
        check("game=kalah&position=0-0-0-0-0-1-0-0-0-0-0-1-20-26-S&moves=F");
    }

    #[test]
    fn a_clock_comes_back_with_the_time_left() {
        let mut table = open("game=kalah&moves=A+a&clock=300%2B3").unwrap();
        for now in [0, 5_000] {
            table.set_clock(true, now);
        }
        let again = open(&save(&table)).unwrap();
        assert_eq!(save(&again), save(&table));
        assert!(save(&again).contains("time=300%2B3,300000,300000,00"));
        // Only people at one board have one.
        assert!(
            open("game=kalah&clock=300%2B3&north=level-1")
                .unwrap()
                .clock()
                .is_none()
        );
        assert!(open("game=kalah&clock=soon").unwrap().clock().is_none());
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
        assert!(why("game=kala").contains("did you mean “kalah”?"));
        assert!(why("game=kalah&position=1-2").contains("fields"));
        assert!(why("game=kalah&moves=C+Z").contains("“Z”"));
        assert!(why("game=kalah&north=robot").contains("robot"));
        assert_eq!(why("moves=C"), "It names no game.");
    }

    #[test]
    fn every_address_reads_back() {
        let game = || "game=oware&moves=A+a".to_owned();
        let learn = Route::Learn;
        for (route, address) in [
            (Route::Start, "/"),
            (Route::Setup("kalah"), "/kalah"),
            (Route::Play(game()), "/play?game=oware&moves=A+a"),
            (Route::Text(game()), "/blind?game=oware&moves=A+a"),
            (Route::Text(String::new()), "/blind"),
            (Route::Study(game()), "/analysis?game=oware&moves=A+a"),
            (Route::Study(String::new()), "/analysis"),
            (Route::Style, "/style"),
            (Route::Aside(Aside::Settings), "/settings"),
            (learn(Learn::Tour), "/tour"),
            (learn(Learn::Lessons), "/learn"),
            (learn(Learn::Lesson("oware", None)), "/learn/oware"),
            (learn(Learn::Lesson("oware", Some(3))), "/learn/oware/3"),
            (learn(Learn::Puzzles), "/puzzles"),
            (learn(Learn::PuzzlesOf("kalah")), "/puzzles/kalah"),
            (learn(Learn::DailyPuzzle), "/puzzles/daily"),
            (learn(Learn::Puzzle("1a2b".to_owned())), "/puzzles/1a2b"),
            (learn(Learn::Kids), "/kids"),
            (learn(Learn::Stickers), "/kids/stickers"),
            (
                learn(Learn::KidsPlay(game())),
                "/kids/play?game=oware&moves=A+a",
            ),
            (learn(Learn::Embed(game())), "/embed?game=oware&moves=A+a"),
            (
                learn(Learn::Lab("first=kalah".to_owned())),
                "/lab?first=kalah",
            ),
            (learn(Learn::Lab(String::new())), "/lab"),
            (learn(Learn::Games), "/games"),
            (learn(Learn::GameOf("bao".to_owned())), "/games/bao"),
            (
                learn(Learn::Make("game=sow:houses=5".to_owned())),
                "/make?game=sow:houses=5",
            ),
            (Route::Online("/online".to_owned()), "/online"),
            (Route::Online("/invite?a=b".to_owned()), "/invite?a=b"),
            (Route::Online("/me".to_owned()), "/me"),
            (Route::Online("/i/x1".to_owned()), "/i/x1"),
            (Route::Online("/g/0000000c1s".to_owned()), "/g/0000000c1s"),
            (
                Route::Online("/blind/g/0000000c1s".to_owned()),
                "/blind/g/0000000c1s",
            ),
        ] {
            assert_eq!(route.address(), address);
            let (path, query) = address.split_once('?').unwrap_or((address, ""));
            assert_eq!(Route::read(path, query), route, "{address}");
            assert!(address::is_screen(path), "{address}");
        }
    }

    /// Addresses that people, other programs and earlier versions write lead somewhere, too.
    #[test]
    fn other_addresses_lead_to_a_defined_place() {
        let nowhere = |path: &str| Route::Aside(Aside::Nowhere(path.to_owned()));
        for (path, query, expected) in [
            ("", "", Route::Start),
            ("/nonsense", "", nowhere("/nonsense")),
            ("/nonsense/kalah", "?lang=fr", nowhere("/nonsense/kalah")),
            ("/text", "", Route::Text(String::new())),
            ("/kalah/", "?lang=fr", Route::Setup("kalah")),
            ("/style", "?lang=fr", Route::Style),
            ("/", "?game=oware", Route::Play("game=oware".to_owned())),
            (
                "/play/x",
                "?game=oware",
                Route::Play("game=oware".to_owned()),
            ),
            (
                "/analysis/x",
                "?lang=fr",
                Route::Study("lang=fr".to_owned()),
            ),
            ("/learn/chess", "", nowhere("/learn/chess")),
            ("/puzzles/kalah/7", "", nowhere("/puzzles/kalah/7")),
            ("/games/bao/x", "", nowhere("/games/bao/x")),
            (
                "/learn/oware/x",
                "",
                Route::Learn(Learn::Lesson("oware", None)),
            ),
            (
                "/kids/nonsense",
                "?game=oware",
                Route::Play("game=oware".to_owned()),
            ),
            ("/tour/x", "", nowhere("/tour/x")),
            ("/g", "", nowhere("/g")),
            ("/i/x1/y", "", nowhere("/i/x1/y")),
        ] {
            assert_eq!(Route::read(path, query), expected, "{path}{query}");
            // The server knows which of them is an address of the page by itself.
            let is_screen = Route::read(path, "") != nowhere(path);
            assert_eq!(address::is_screen(path), is_screen, "{path}");
        }
    }

    /// Only this address may be framed by other pages, as service worker and server know, too.
    #[test]
    fn others_know_where_boards_for_other_pages_are() {
        let address = Route::Learn(Learn::Embed(String::new())).address();
        let known = format!(r"/^\{address}\/?$/");
        assert!(include_str!("../sw.js").contains(&known), "{known}");
        let known = format!("EMBED: &str = \"{address}\";");
        assert!(
            include_str!("../../server/src/headers.rs").contains(&known),
            "{known}"
        );
    }
}
