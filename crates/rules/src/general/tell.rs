//! The rules in words, made from keys: the board, one sentence for each key that is not at its
//! default, the goal and the end.

use super::laws::{
    Bao, FourLanding, FourRows, Goal, Laws, Majority, Needs, NoMove, Row as Seeds, TwoRows,
};
use super::words::Choice as _;

/// One sentence of the rules of a game.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Sentence {
    /// The key of its translation: `general-KEY-WORD` (`general-four-KEY-WORD` and
    /// `general-bao-KEY-WORD` where the boards are others), or what it is about. A number is the
    /// word `number`, a list `list`.
    pub id: String,
    /// The key of the definition that it tells, if it is one.
    pub key: Option<&'static str>,
    /// The numbers and lists in it, by the names that its translation knows.
    pub arguments: Vec<(&'static str, String)>,
    /// The sentence in English.
    pub text: String,
}

/// A key, a word, and the sentence. The word `#`, perhaps after a beginning, is any number; `*` is
/// a list or letters. Either stands in the sentence as `{}`. A value of several words joined by `+` is told
/// word by word.
type Row = (&'static str, &'static str, &'static str);

/// Sentences for two-row games.
#[rustfmt::skip]
const TWO: &[Row] = &[
    ("setup", "*", "The game starts with these seeds in the houses, South / North, each from their own left: {}."),
    ("direction", "clockwise", "Seeds are sown clockwise."),
    ("direction", "split", "Houses of the left half are sown clockwise, those of the right half counter-clockwise."),
    ("direction", "centre", "Houses of the left half are sown counter-clockwise, those of the right half clockwise."),
    ("direction", "odd-even", "A house with an odd number of seeds is sown counter-clockwise, one with an even number clockwise."),
    ("direction", "alternate", "The first player chooses a direction and keeps it for the whole game; the other player sows the other way."),
    ("either", "all", "The player chooses the direction of every sowing."),
    ("either", "*", "The player chooses the direction of sowings from {}."),
    ("first-seed", "stays", "The first seed falls back into the house it was lifted from."),
    ("first-seed", "stays-unless-single", "The first seed falls back into the house it was lifted from, unless it is the only one."),
    ("skip-start", "on", "The house that a lap started from is passed over."),
    ("min-sow", "#", "A house is sown only if it holds at least {} seeds."),
    ("sow-store", "own", "The own store gets a seed in passing, the opponent’s does not."),
    ("sow-store", "both", "Both stores get a seed in passing."),
    ("bonus", "never", "A last seed in a store has no effect."),
    ("bonus", "both-stores", "A last seed in either store gives another sowing."),
    ("bonus", "1", "A last seed in the own store gives another sowing, once in a turn."),
    ("bonus", "#", "A last seed in the own store gives another sowing, at most {} times in a turn."),
    ("again", "capture", "A turn that captures goes on with another sowing."),
    ("again", "capture-once", "A turn that captures goes on with another sowing, once."),
    ("laps", "relay", "If the last seed falls into a house with seeds, all of them are lifted and sown on."),
    ("laps", "relay-next", "After the last seed, the next house is lifted and sown on, if it holds seeds."),
    ("relay-when", "own-side", "Sowing goes on only from the player’s own side."),
    ("relay-when", "opponent-side", "Sowing goes on only from the opponent’s side."),
    ("relay-when", "after-visit", "Sowing goes on only if the first lap has reached the opponent’s side."),
    ("relay-when", "not-in-store", "A sowing that ends in a store is over."),
    ("relay-when", "not-from-store", "A store is never lifted."),
    ("relay-when", "at-least-#", "Sowing goes on only from a house with at least {} seeds."),
    ("relay-when", "exactly-#", "Sowing goes on only from a house with exactly {} seeds."),
    ("relay-turns", "on", "Each lap runs the other way round."),
    ("capture", "count", "A last seed captures the house it falls into, if that then holds the right number of seeds."),
    ("capture", "facing", "A last seed captures the seeds in the house across the board."),
    ("capture", "next", "A last seed captures the seeds in the neighbouring house."),
    ("capture", "two-out", "If the house after the last seed is empty, the one beyond it is captured."),
    ("capture", "match", "If the landing house and the one across hold the same number, both are captured."),
    ("capture", "singles", "A last seed captures every single seed on the board."),
    ("capture", "reached", "A last seed on the opponent’s side, or in the own last house, captures all the opponent’s houses with the right number."),
    ("take", "even", "Only even numbers of seeds are captured."),
    ("take", "1", "Only single seeds are captured."),
    ("take", "#", "Only houses with exactly {} seeds are captured."),
    ("take", "*", "Only these numbers of seeds are captured: {}."),
    ("take-min", "1", "Any number of seeds can be captured."),
    ("take-min", "#", "Fewer than {} seeds are not captured."),
    ("take-max", "#", "More than {} seeds are not captured."),
    ("take-side", "opponent", "Only houses of the opponent are captured."),
    ("take-side", "own", "Only the player’s own houses are captured."),
    ("take-side", "opponent-first", "The landing house must be the opponent’s; further houses may be anyone’s."),
    ("take-side", "own-first", "The landing house must be the player’s own; further houses may be anyone’s."),
    ("chain", "on", "Further houses along the board are captured as long as they can be, in unbroken succession."),
    ("chain", "#", "Further houses along the board are captured in unbroken succession, {} at most in all."),
    ("chain-direction", "on", "Captures run on in the direction of sowing."),
    ("chain-direction", "both", "Captures run both ways from the landing house."),
    ("landing", "any", "The landing house need not have been empty."),
    ("chain-landing", "any", "Further houses of a capture from across need not be empty."),
    ("own-seed", "with-capture", "The capturing seed is taken, too."),
    ("own-seed", "always", "The last seed is taken even if nothing lies across."),
    ("passing", "owner", "A house that reaches a capturable number while seeds fall goes to its owner, unless it was the last seed of a lap."),
    ("passing", "owner-all", "A house that reaches a capturable number while seeds fall goes to its owner."),
    ("passing", "sower", "A house that reaches a capturable number while seeds fall goes to the sower, unless it was the last seed of a lap."),
    ("passing", "sower-own", "A house of the sower that reaches a capturable number while seeds fall is won, unless it was the last seed of a lap."),
    ("passing", "sower-opponent", "A house of the opponent that reaches a capturable number while seeds fall is won, unless it was the last seed of a lap."),
    ("lap-captures", "on", "A capture does not end the turn: sowing goes on after it."),
    ("extra", "facing", "With a capture, the house across from the first captured one is taken, too."),
    ("extra", "facing-each", "With a capture, the house across from each captured one is taken, too."),
    ("extra", "alike", "With a capture, all the opponent’s houses with a capturable number are taken, too."),
    ("extra", "landing", "With a capture, the landing house is taken, too."),
    ("last-seeds", "#", "When {} seeds or fewer are left on the board, they are taken at once."),
    ("last-seeds-to", "starter", "The last seeds go to the player who began."),
    ("tax", "one-each-lap", "One of the seeds lifted goes to the store, in each lap."),
    ("tax", "single-facing", "A single seed that is lifted takes the seeds across first."),
    ("tax", "all-singles-facing", "Before sowing, the houses across from all the player’s single seeds are taken."),
    ("no-capture-turns", "#", "Nothing is captured in the first turns; counted for both players: {}."),
    ("no-single-capture", "on", "A single seed that is sown captures nothing."),
    ("locked", "on", "A house can be captured only after its owner has started from it."),
    ("skip-full", "#", "Houses with {} seeds or more are passed over."),
    ("skip-holding", "#", "Houses of the opponent that hold exactly {} seeds are passed over."),
    ("close-at", "#", "A last seed that makes {} in a house of the opponent closes it."),
    ("close-not", "last", "A player’s last house is never closed."),
    ("visit", "on", "A capture from across needs a seed on the opponent’s side in the same turn; without it, ending in an own empty house gives another sowing."),
    ("grand-slam", "illegal", "A move that would take everything from the opponent is not legal."),
    ("grand-slam", "no-capture", "A move that would take everything from the opponent captures nothing."),
    ("grand-slam", "opponent-gets-rest", "Whoever takes everything from the opponent leaves them the rest of the board."),
    ("grand-slam", "leave-left", "A capture of everything leaves the house farthest from the capturer’s right end."),
    ("grand-slam", "leave-right", "A capture of everything leaves the house nearest to the capturer’s right end."),
    ("grand-slam", "capture-and-replay", "Whoever takes everything from the opponent sows again."),
    ("must-feed", "when-empty", "A player whose opponent has no seeds must give them some, if a move can."),
    ("start-rule", "reach-or-empty", "A sowing must reach the opponent’s side or end in an own empty house."),
    ("start-rule", "end-occupied", "A first lap must not end in an empty house."),
    ("start-rule", "single-to-empty", "A single seed may be sown only into an empty house."),
    ("start-rule", "singles-last", "Single seeds may be sown only if nothing else can be."),
    ("start-rule", "singles-last-to-empty", "Single seeds may be sown only if nothing else can be, and only into an empty house."),
    ("start-rule", "twos-last", "Houses with two seeds may be sown only if nothing else can be."),
    ("start-rule", "twos-last-right", "Houses with two seeds may be sown only if nothing else can be, and then only the rightmost."),
    ("start-rule", "right-two-first", "The game begins from one of the two rightmost houses."),
    ("start-rule", "right-two-first-then-twos-last", "The game begins from one of the two rightmost houses; houses with two seeds may be sown only if nothing else can be."),
    ("start-rule", "right-half-first", "Each player’s first turn starts in the right half."),
    ("start-rule", "right-half-then-reach", "Each player’s first turn starts in the right half; later sowings must reach the opponent’s side or end in an own empty house."),
    ("start-rule", "not-facing-single", "A house across from a single seed may not be started from."),
    ("start-rule", "each-house-once", "Every house must be started from once before any is started from twice."),
    ("opening", "single-first", "The first sowing is a single lap and captures nothing."),
    ("opening", "relay-first", "The first sowing is a plain relay and captures nothing."),
    ("opening", "no-choice-first", "Each player’s first sowing has the usual direction."),
    ("hold", "tuzdik", "A last seed can make a tuzdik: a house whose seeds go to its holder at once, for the whole game."),
    ("hold", "walda", "A last seed can make a walda: a house whose seeds count for its holder."),
    ("hold", "weg", "A last seed can make a weg: a house whose seeds count for its holder, and which the opponent can rob of two seeds by a last seed."),
    ("hold", "bull", "A last seed can make a bull, or two at once: houses whose seeds count for their holder."),
    ("hold-at", "#", "A house is held when a last seed makes {} in it."),
    ("hold-where", "own", "Held houses are made on the own side."),
    ("hold-where", "any", "Held houses are made on either side."),
    ("hold-where", "own-middle-opponent-ends", "Held houses are made in the middle of the own side and at the ends of the opponent’s."),
    ("hold-where", "ends-and-opponent-next", "Held houses are made at the ends of either side, and next to them on the opponent’s."),
    ("hold-not", "last", "The opponent’s last house cannot become held."),
    ("hold-not", "first", "The opponent’s first house cannot become held."),
    ("hold-not", "same", "A house cannot become held if the house of the same number on the other side is held."),
    ("hold-not", "facing", "A house across from a held house cannot become held."),
    ("hold-not", "single", "A house cannot become held by a seed that was lifted alone."),
    ("hold-one", "on", "Each player can hold one house only."),
    ("bank", "held", "What is won lies in the winner’s first held house; before there is one, nothing is won."),
    ("hold-sown", "never", "Held houses are passed over."),
    ("hold-sown", "not-opponents", "Houses held by the opponent are passed over."),
    ("hold-sown", "opponents-last-only", "Houses held by the opponent are passed over, but for a last seed."),
    ("endless", "illegal", "A turn that would never end is not legal."),
    ("no-move", "pass", "A player without a move is passed over; the game ends when neither can move."),
    ("end", "own-cleared", "The game also ends when a player has emptied their own side."),
    ("end", "opponent-cleared", "The game also ends when a player has emptied the opponent’s side."),
    ("end", "either-cleared", "The game also ends when either side is empty."),
    ("end", "few-seeds", "The game also ends when only a few seeds are left on the board."),
    ("end-at", "#", "The game ends when {} seeds or fewer are left on the board."),
    ("majority", "off", "A player with more than half of the seeds plays on."),
    ("leftovers", "uncounted", "Seeds left on the board count for neither player."),
    ("leftovers", "last-mover", "Seeds left on the board go to the player who moved last."),
    ("leftovers", "split", "Seeds left on the board are split; an odd one goes to the player who has less."),
    ("leftovers", "unfed-else-owner", "Seeds left on the board go to the player who could not be fed, else to the side they lie on."),
    ("leftovers", "unfed-else-uncounted", "Seeds left on the board go to the player who could not be fed, else to neither."),
    ("leftovers", "unfed-else-last-mover", "Seeds left on the board go to the player who could not be fed, else to the one who moved last."),
    ("leftovers", "unfed-else-split", "Seeds left on the board go to the player who could not be fed, else they are split."),
    ("repetition", "own-side", "When a position comes back the game ends, and each player takes the own side."),
    ("repetition", "split", "When a position comes back the game ends, and what is left is split."),
    ("repetition", "threefold", "When a position comes back a second time the game ends, and each player takes the own side."),
];

/// Sentences for four-row games.
#[rustfmt::skip]
const FOUR: &[Row] = &[
    ("setup", "*", "Each player starts with these seeds, back row / front row from the own left: {}."),
    ("direction", "clockwise", "Each player sows clockwise round the own two rows."),
    ("direction", "choice", "Each player sows round the own two rows, either way."),
    ("laps", "single", "A turn is a single lap."),
    ("min-sow", "1", "Single seeds may be sown, too."),
    ("singles", "last", "Single seeds may be sown when nothing else can be."),
    ("singles", "last-to-empty", "Single seeds may be sown when nothing else can be, and only into an empty house."),
    ("landing", "empty", "A last seed captures from a front house that was empty."),
    ("landing", "any", "A last seed captures from any front house."),
    ("needs", "front", "For a capture the facing front house must hold seeds."),
    ("needs", "any", "For a capture one of the two facing houses must hold seeds."),
    ("takes", "front", "Only the facing front house is captured."),
    ("captured", "next", "Captured seeds are sown on from the house after the landing house."),
    ("captured", "with-landing", "Captured seeds are sown on together with those of the landing house."),
    ("captured", "store", "Captured seeds leave the board, and the turn ends."),
    ("reverse", "left-four", "From the two leftmost houses of each row a lap may go backwards if it captures at once."),
    ("reverse-in-relay", "off", "A relay does not turn backwards."),
    ("no-capture-turns", "#", "Nothing is captured in the first turns; counted for both players: {}."),
    ("both-ends-win", "on", "Capturing in both outermost columns in one turn wins at once."),
    ("first-row", "front", "Each player’s first move starts in the front row."),
    ("arrange", "on", "First South, then North puts the own seeds as they like."),
    ("endless", "illegal", "A turn that would never end is not legal."),
    ("endless", "loses", "A player whose turn would never end has lost."),
];

/// Sentences for Bao.
#[rustfmt::skip]
const BAO: &[Row] = &[
    ("setup", "malawi", "Eight seeds lie in the house at the start, and 20 in each hand."),
    ("setup", "kujifunza", "Two seeds lie in every house at the start; there is no house with a name, and no hand."),
    ("house-in-mtaji", "choice", "In the second stage, too, a player may stop a capture turn in the own functional house."),
    ("house-in-takata", "plays-on", "In the second stage a takata turn does not stop in the functional house."),
    ("singles", "free", "As long as the house stands, a single seed may be used for a takata turn."),
    ("sixteen", "capture", "Sixteen seeds or more may capture in the first lap."),
    ("takasia", "off", "No house is bound."),
    ("endless", "loses", "A player whose turn would never end has lost."),
    ("endless", "draw", "A turn that would never end is a draw."),
];

/// The rules of Bao that no key changes.
#[rustfmt::skip]
const BAO_FIXED: &[(&str, &str)] = &[
    ("turn", "If any first lap captures, it must; then all laps of the turn may capture, else none does."),
    ("namua", "While there are seeds in hand, a turn begins by putting one of them into a house of the own front row that holds seeds."),
    ("mtaji", "After that, a turn begins by sowing a house with two seeds or more."),
    ("capture", "A last seed in an own front house with seeds captures the facing house; the captured seeds are sown from one end of the front row."),
    ("relay", "A last seed in any other house with seeds lifts them, and sowing goes on; in an empty house it ends."),
];

impl Laws {
    /// The rules in English, sentence by sentence.
    pub fn sentences(&self) -> Vec<Sentence> {
        let (usual, board, rows) = match self {
            Laws::Two(_) => (Laws::Two(TwoRows::DEFAULT), "", TWO),
            Laws::Four(_) => (Laws::Four(FourRows::DEFAULT), "four-", FOUR),
            Laws::Bao(_) => (Laws::Bao(Bao::DEFAULT), "bao-", BAO),
        };
        let mut sentences = vec![self.board_sentence()];
        if let Laws::Bao(_) = self {
            let told = BAO_FIXED.iter();
            sentences.extend(told.map(|(word, text)| fixed(&format!("bao-{word}"), text)));
        }
        if let Laws::Four(laws) = self {
            sentences.push(four_capture(laws));
        }
        for (key, value) in self.differences(&usual) {
            sentences.extend(of_key(board, rows, key, &value));
        }
        sentences.push(self.goal_sentence());
        sentences.extend(self.end_sentence());
        sentences
    }

    /// The goal.
    pub fn goal_sentence(&self) -> Sentence {
        let word = match self {
            Laws::Two(laws) => laws.goal.word(),
            Laws::Four(laws) => laws.goal.word(),
            Laws::Bao(_) => "bao",
        };
        fixed(&format!("goal-{word}"), self.goal())
    }

    fn board_sentence(&self) -> Sentence {
        let (id, text, arguments) = match self {
            Laws::Two(TwoRows {
                houses,
                seeds,
                setup: None,
                ..
            }) => (
                "board",
                "The board has two rows of {houses} houses, with {seeds} seeds in each at the start.",
                vec![("houses", *houses), ("seeds", *seeds)],
            ),
            Laws::Two(TwoRows { houses, .. }) => (
                "board-bare",
                "The board has two rows of {houses} houses.",
                vec![("houses", *houses)],
            ),
            Laws::Four(FourRows {
                columns,
                setup: [Seeds::Each(front), Seeds::Each(back)],
                ..
            }) if front == back => (
                "four-board",
                "The board has four rows of {columns} houses, with {seeds} seeds in each at the start; the two rows near a player are theirs, and their seeds stay there.",
                vec![("columns", *columns), ("seeds", *front)],
            ),
            Laws::Four(FourRows { columns, .. }) => (
                "four-board-bare",
                "The board has four rows of {columns} houses; the two rows near a player are theirs, and their seeds stay there.",
                vec![("columns", *columns)],
            ),
            Laws::Bao(_) => (
                "bao-board",
                "The board has four rows of eight houses; the two rows near a player are theirs.",
                Vec::new(),
            ),
        };
        let mut sentence = fixed(id, text);
        for (name, number) in arguments {
            let number = number.to_string();
            sentence.text = filled(&sentence.text, &format!("{{{name}}}"), &number);
            sentence.arguments.push((name, number));
        }
        sentence
    }

    /// The end, if the sentence about players without a move does not tell it.
    fn end_sentence(&self) -> Option<Sentence> {
        let (majority, passes) = match self {
            Laws::Two(laws) => (
                laws.goal == Goal::Most && laws.majority == Majority::Stop,
                laws.no_move == NoMove::Pass,
            ),
            Laws::Four(_) | Laws::Bao(_) => (false, false),
        };
        let (word, text) = match self {
            Laws::Bao(_) => (
                "bao",
                "A player whose front row is empty after a turn, or who has no move, has lost.",
            ),
            _ if majority && passes => (
                "majority",
                "The game also ends when a player has more than half of all seeds.",
            ),
            _ if majority => (
                "no-move-or-majority",
                "The game ends when the player to move has no move, or when a player has more than half of all seeds.",
            ),
            _ if passes => return None,
            _ => (
                "no-move",
                "The game ends when the player to move has no move.",
            ),
        };
        Some(fixed(&format!("over-{word}"), text))
    }
}

fn four_capture(laws: &FourRows) -> Sentence {
    let landing = match laws.landing {
        FourLanding::Occupied => "a front house with seeds",
        FourLanding::Empty => "an empty front house",
        FourLanding::Any => "a front house",
    };
    let needs = match laws.needs {
        Needs::Both => "both facing houses hold seeds",
        Needs::Front => "the facing front house holds seeds",
        Needs::Any => "a facing house holds seeds",
    };
    let text = format!(
        "A last seed in {landing} captures from the opponent’s houses in the same column, if {needs}."
    );
    let (landing, needs) = (laws.landing.word(), laws.needs.word());
    fixed(&format!("four-capture-{landing}-{needs}"), &text)
}

fn fixed(id: &str, text: &str) -> Sentence {
    Sentence {
        id: format!("general-{id}"),
        key: None,
        arguments: Vec::new(),
        text: text.to_owned(),
    }
}

/// The sentences of one key: none if they are told with the board or the goal, several for a value
/// of several words.
fn of_key(board: &str, rows: &[Row], key: &'static str, value: &str) -> Vec<Sentence> {
    let whole = sentence(board, rows, key, value);
    if whole.is_some() {
        return whole.into_iter().collect();
    }
    let words = value.split('+');
    words
        .filter_map(|word| sentence(board, rows, key, word))
        .collect()
}

fn sentence(board: &str, rows: &[Row], key: &'static str, value: &str) -> Option<Sentence> {
    let mut of_key = rows.iter().filter(|(known, ..)| *known == key);
    let (word, text, variable) = of_key.find_map(|(_, word, text)| {
        let variable = variable(word, value)?;
        Some((*word, *text, variable))
    })?;
    let (name, word) = match word {
        "*" => ("list", "list".to_owned()),
        _ => ("number", word.replace('#', "number")),
    };
    let written = variable
        .replace('+', ", ")
        .replace('.', " ")
        .replace('/', " / ");
    Some(Sentence {
        id: format!("general-{board}{key}-{word}"),
        key: Some(key),
        text: filled(text, "{}", &written),
        arguments: Vec::from_iter((!written.is_empty()).then_some((name, written))),
    })
}

/// A text with a number or list in its place: "1 seed", "2 seeds".
fn filled(text: &str, place: &str, value: &str) -> String {
    let text = match value {
        "1" => text.replace(&format!("{place} seeds"), &format!("{place} seed")),
        _ => text.to_owned(),
    };
    text.replace(place, value)
}

/// The part of a value that a word leaves open: none of it for a plain word. `None` if the word
/// does not stand for this value.
fn variable<'v>(word: &str, value: &'v str) -> Option<&'v str> {
    let is_number = |text: &str| text.parse::<u8>().is_ok();
    match word.strip_suffix('#') {
        Some(beginning) => value.strip_prefix(beginning).filter(|rest| is_number(rest)),
        None if word == "*" => Some(value).filter(|value| !is_number(value)),
        None => (word == value).then_some(""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds() -> [(Laws, &'static [Row]); 3] {
        [
            (Laws::Two(TwoRows::DEFAULT), TWO),
            (Laws::Four(FourRows::DEFAULT), FOUR),
            (Laws::Bao(Bao::DEFAULT), BAO),
        ]
    }

    #[test]
    fn every_value_of_every_key_is_told() {
        for (usual, _) in kinds() {
            for key in usual.keys() {
                let words = (key.words)().into_iter().map(str::to_owned);
                for value in words.chain((0..100).map(|number| number.to_string())) {
                    let mut laws = usual;
                    if laws.set(key.name, &value).is_some() && laws != usual {
                        let told = laws.sentences();
                        assert_ne!(told, usual.sentences(), "{}={value}", key.name);
                    }
                }
            }
        }
    }

    #[test]
    fn every_sentence_is_of_a_key_that_can_have_that_word() {
        for (mut laws, rows) in kinds() {
            for (key, word, _) in rows {
                let known = laws.keys().into_iter().any(|known| known.name == *key);
                assert!(known, "{key}");
                let word = word.replace('#', "2");
                let is_allowed = word == "*" || laws.set(key, &word).is_some();
                assert!(is_allowed, "{key}={word}");
            }
        }
    }

    #[test]
    fn a_value_of_several_words_is_told_word_by_word() {
        let mut laws = Laws::Two(TwoRows::DEFAULT);
        laws.set("hold-not", "first+facing").unwrap();
        laws.set("relay-when", "at-least-1").unwrap();
        laws.set("take", "2+4").unwrap();
        let told = laws.sentences();
        let texts: Vec<_> = told.iter().filter(|told| told.key.is_some()).collect();
        let texts: Vec<_> = texts.iter().map(|told| told.text.as_str()).collect();
        assert_eq!(
            texts,
            [
                "Sowing goes on only from a house with at least 1 seed.",
                "Only these numbers of seeds are captured: 2, 4.",
                "The opponent’s first house cannot become held.",
                "A house across from a held house cannot become held.",
            ]
        );
    }
}
