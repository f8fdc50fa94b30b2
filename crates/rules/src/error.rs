//! The errors of reading and playing, each with its facts.

use thiserror::Error;

use crate::Side;

fn did_you_mean(nearest: Option<&String>) -> String {
    nearest.map_or(String::new(), |word| format!("; did you mean `{word}`?"))
}

/// The reason why a text does not name a rule set.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum RuleSetError {
    /// No game has this name.
    #[error("unknown game `{name}`{} (known: {allowed})", did_you_mean(nearest.as_ref()))]
    UnknownGame {
        /// The name as written.
        name: String,
        /// The most similar name.
        nearest: Option<String>,
        /// The names of the compiled machine; `…` stands for the others, if there are any.
        allowed: String,
    },
    /// The game has no such option.
    #[error(
        "`{game}` has no option `{key}`{} (it has: {})",
        did_you_mean(nearest.as_ref()),
        if allowed.is_empty() { "none" } else { allowed }
    )]
    UnknownKey {
        /// The game.
        game: &'static str,
        /// The key as written.
        key: String,
        /// The most similar key.
        nearest: Option<String>,
        /// Every key.
        allowed: String,
    },
    /// The option has no such value.
    #[error(
        "option `{key}` of `{game}` cannot be `{value}`{} (allowed: {allowed})",
        did_you_mean(nearest.as_ref())
    )]
    UnknownValue {
        /// The game.
        game: &'static str,
        /// The option.
        key: &'static str,
        /// The value as written.
        value: String,
        /// The most similar value.
        nearest: Option<String>,
        /// The values allowed.
        allowed: String,
    },
    /// An option without `=value`.
    #[error("option `{option}` of `{game}` has no value; write `{option}=…`")]
    NoValue {
        /// The game.
        game: &'static str,
        /// The option as written.
        option: String,
    },
    /// The keys of a definition make no game together.
    #[error("`{game}`: {why}")]
    Definition {
        /// The game.
        game: String,
        /// The key to look at, if it is one.
        key: Option<&'static str>,
        /// The reason, in a clause.
        why: String,
    },
    /// An option given twice.
    #[error("option `{key}` is given twice")]
    Twice {
        /// The option.
        key: String,
    },
}

/// The reason why a text is not a move at all.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum MoveTextError {
    /// The text has none of the known forms.
    #[error(
        "`{text}` is not a move; write a house (`A`… for South, `a`… for North), in Banana-Cala \
         with its fruits (`M:gob`, `c:ab`), `swap`, or both choices of a simultaneous opening \
         (`C/f`)"
    )]
    Unknown {
        /// The text as written.
        text: String,
    },
    /// The letter is no fruit.
    #[error("`{letter}` is no fruit; the letters are b (banana), a (apple), o (orange), g (grape)")]
    UnknownFruit {
        /// The letter as written.
        letter: char,
    },
    /// There are no fruits, or more than exist.
    #[error("`{text}` does not list between 1 and 64 fruits")]
    FruitCount {
        /// The text as written.
        text: String,
    },
}

/// The reason why a move cannot be played here. The position has not changed.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum PlayError {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The text is no move.
    #[error(transparent)]
    Text(#[from] MoveTextError),
    /// The house belongs to the other player.
    #[error("house `{house}` is not {}'s; it is {to_move}'s turn", to_move)]
    NotYourSide {
        /// The letter.
        house: char,
        /// The player to move.
        to_move: Side,
    },
    /// The board has no such house.
    #[error("there is no house `{house}`; the houses go from `{first}` to `{last}`")]
    NoSuchHouse {
        /// The letter.
        house: char,
        /// The first letter of the side.
        first: char,
        /// The last letter of the side.
        last: char,
    },
    /// The house holds nothing to lift.
    #[error("house `{house}` is empty")]
    EmptyHouse {
        /// The letter.
        house: char,
    },
    /// A burnt house cannot be played.
    #[error("house `{house}` is burnt")]
    BurntHouse {
        /// The letter.
        house: char,
    },
    /// The opponent has no seeds and this move gives them none.
    #[error("house `{house}` gives the opponent no seeds; you must feed (playable: {playable})")]
    MustFeed {
        /// The letter.
        house: char,
        /// The letters that may be played.
        playable: String,
    },
    /// A held house is never started from.
    #[error("house `{house}` is held: nobody starts there")]
    HeldHouse {
        /// The letter.
        house: char,
    },
    /// The rules of the game do not allow this start.
    #[error("the rules do not allow this start from house `{house}` here (playable: {playable})")]
    NotByRule {
        /// The letter.
        house: char,
        /// The letters that may be played in some way.
        playable: String,
    },
    /// An arrow is missing, or has no place.
    #[error(
        "{}",
        if *needs {
            format!("house `{house}` can be sown both ways: write `{house}>` or `{house}<`")
        } else {
            format!("house `{house}` has one direction only: write `{house}` without an arrow")
        }
    )]
    Arrow {
        /// The letter.
        house: char,
        /// Whether an arrow is needed.
        needs: bool,
    },
    /// The arrangement does not fit the board or the seeds.
    #[error(
        "an arrangement puts {seeds} seeds into {houses} houses; this one puts {found_seeds} \
         into {found_houses}"
    )]
    Arrangement {
        /// Houses of the player.
        houses: u8,
        /// Seeds of the player.
        seeds: u8,
        /// Houses given.
        found_houses: usize,
        /// Seeds given.
        found_seeds: u32,
    },
    /// The move would take everything and this game forbids that.
    #[error("house `{house}` would capture all of the opponent's seeds, which is not allowed here")]
    GrandSlam {
        /// The letter.
        house: char,
    },
    /// `swap` where it is not offered.
    #[error(
        "sides cannot be swapped here: only the second player may, instead of their first move"
    )]
    NoSwap,
    /// This game has no moves of that form.
    #[error("`{text}` is not a move of this game; write {expected}")]
    WrongForm {
        /// The move as written.
        text: String,
        /// The form that is expected here.
        expected: &'static str,
    },
    /// More fruits are named than may be taken from the mancala, or none.
    #[error("{asked} fruits cannot be taken from the mancala: take 1 to {most}")]
    StoreCount {
        /// The number of fruits asked for.
        asked: usize,
        /// The most that may be taken.
        most: u16,
    },
    /// The fruits named are not the ones that lie there.
    #[error("the fruits `{order}` do not match what lies in `{from}`: {there}")]
    WrongFruits {
        /// The fruits asked for.
        order: String,
        /// The letter of the house or mancala.
        from: char,
        /// The fruits that lie there.
        there: String,
    },
    /// The order differs, but `order=fixed` allows only one.
    #[error("with order=fixed the fruits are dropped as `{expected}`, not `{order}`")]
    FixedOrder {
        /// The order asked for.
        order: String,
        /// The only order allowed.
        expected: String,
    },
    /// The capture declined is compulsory, or does not happen.
    #[error("`~` leaves a capture, but {}", if *optional { "this move captures nothing" } else { "captures are compulsory in this game" })]
    NothingToLeave {
        /// Whether captures are optional in this game.
        optional: bool,
    },
}

/// The reason why a setup or its text is not a position.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum SetupError {
    /// The number of fields is wrong.
    #[error(
        "the position has {found} fields, {expected} are needed: {houses} houses of South, \
         {houses} of North, {rest}, and who is to move (S, N or X)"
    )]
    FieldCount {
        /// Fields found.
        found: usize,
        /// Fields needed.
        expected: usize,
        /// Houses on each side.
        houses: u8,
        /// The fields after the houses, in words.
        rest: &'static str,
    },
    /// The field is not a number of seeds.
    #[error("field {index} of the position, `{text}`, is not {expected}")]
    Field {
        /// Counted from 1.
        index: usize,
        /// The field as written.
        text: String,
        /// The expected content of the field.
        expected: &'static str,
    },
    /// The turn is neither S, N nor X.
    #[error("`{text}` does not say who is to move; write S, N, or X when the game is over")]
    Turn {
        /// The field as written.
        text: String,
    },
    /// There is nothing to play with.
    #[error("the board holds no seeds")]
    NoSeeds,
    /// The number of seeds is not that of the game.
    #[error(
        "the position holds {found} seeds, `{rules}` has {expected} (any number is allowed with --any-seeds)"
    )]
    SeedCount {
        /// Seeds found.
        found: u32,
        /// Seeds the game has.
        expected: u16,
        /// The game.
        rules: String,
    },
    /// The fruits are not those of the game.
    #[error(
        "the position holds {found}, the game has {expected} (any number is allowed with --any-seeds)"
    )]
    FruitCount {
        /// Fruits found, by kind.
        found: String,
        /// Fruits the game has.
        expected: String,
    },
    /// There are more seeds than a board can hold.
    #[error("the position holds {found} seeds, at most {most} fit")]
    TooManySeeds {
        /// Seeds found.
        found: u32,
        /// The most there can be.
        most: u16,
    },
    /// Houses are burnt in a game without burnt houses.
    #[error("`{rules}` has no burnt houses")]
    NoBurntHouses {
        /// The game.
        rules: String,
    },
    /// More extra choices are used in one turn than the rules give.
    #[error("{found} extra choices are used in this turn, `{rules}` gives {most} at most")]
    ManyChoices {
        /// Choices said to be used.
        found: u8,
        /// The most there can be.
        most: u8,
        /// The game.
        rules: String,
    },
    /// The state word is not known in this game, or has a wrong value.
    #[error("`{word}` is not a state this game knows (known: {known})")]
    Word {
        /// The word as written.
        word: String,
        /// The words that this game knows.
        known: &'static str,
    },
    /// In this opening neither player can go on.
    #[error(
        "nobody can choose in this opening: one player at least must be choosing (`?`), and have \
         seeds in his houses"
    )]
    StuckOpening,
    /// The earlier positions have other numbers of seeds than this one.
    #[error("the history does not hold the same number of seeds as the position")]
    History,
    /// The text of another program cannot be read.
    #[error("{format}: {what}")]
    Foreign {
        /// The name of the format.
        format: &'static str,
        /// The fault.
        what: String,
    },
}

/// The reason why there is no next round.
#[derive(Clone, Copy, Debug, Eq, Error, PartialEq)]
pub enum RoundError {
    /// The round is still being played.
    #[error("the round is not over")]
    NotOver,
    /// The game is a single round.
    #[error("this game has one round only")]
    SingleRound,
    /// The match is over.
    #[error("the match is over")]
    MatchOver,
    /// The houses chosen cannot be filled.
    #[error("{side} must fill exactly {houses} of their houses")]
    Fill {
        /// The player who has to choose.
        side: Side,
        /// The number of houses that the player's seeds fill.
        houses: u8,
    },
}

/// The reason why games cannot be played side by side, or their actions cannot be played. No game
/// has changed.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum BatchError {
    /// The moves of the general machine have no fixed numbers.
    #[error("`{rules}` cannot be played side by side yet: its moves have no fixed numbers")]
    General {
        /// The game.
        rules: String,
    },
    /// Fruit is dropped in any order: there is no fixed set of actions.
    #[error("games of fruit cannot be played side by side: their moves have no fixed numbers")]
    Fruit,
    /// Both players choose at once.
    #[error("a simultaneous opening cannot be played side by side: both players choose at once")]
    Together,
    /// The position is one of another game.
    #[error(
        "the position does not fit the others: its rules, its burnt houses, or the room its \
         seeds need are not theirs"
    )]
    OtherRules,
    /// There is not one action for each game.
    #[error("{actions} actions for {games} games")]
    Length {
        /// Actions given.
        actions: usize,
        /// Games there are.
        games: usize,
    },
    /// The number is no action of this game.
    #[error("actions[{game}] = {action} is no action; allowed: 0–{most}")]
    NoAction {
        /// Index of the game.
        game: usize,
        /// The number.
        action: u8,
        /// The largest number allowed.
        most: u8,
    },
    /// The action is not legal now.
    #[error("actions[{game}] = {action}: {why}")]
    Illegal {
        /// Index of the game.
        game: usize,
        /// The number.
        action: u8,
        /// The rule.
        why: PlayError,
    },
}
