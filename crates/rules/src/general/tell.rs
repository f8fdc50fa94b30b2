//! The rules in words, made from keys: the board, one sentence for each key that is not at its
//! default, the goal and the end.

use super::laws::{Bao, FourRows, Laws, TwoRows};

/// One sentence of the rules of a game.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Sentence {
    /// The key of its translation: `general-KEY-WORD`, or what it is about.
    pub id: String,
    /// The key of the definition that it tells, if it is one.
    pub key: Option<&'static str>,
    /// The number in it, if it has one.
    pub number: Option<String>,
    /// The sentence in English.
    pub text: String,
}

/// A key, a word (`#` for a number or list), and the sentence; `{}` stands for the value.
type Row = (&'static str, &'static str, &'static str);

/// Sentences for two-row games.
#[rustfmt::skip]
const TWO: &[Row] = &[
    ("setup", "#", "The game starts with {} seeds in the houses (South / North, each from their own left)."),
    ("direction", "clockwise", "Seeds are sown clockwise."),
    ("direction", "split", "Houses of the left half are sown clockwise, those of the right half counter-clockwise."),
    ("direction", "centre", "Houses of the left half are sown counter-clockwise, those of the right half clockwise."),
    ("direction", "odd-even", "A house with an odd number of seeds is sown counter-clockwise, one with an even number clockwise."),
    ("direction", "alternate", "The first player chooses a direction and keeps it for the whole game; the other player sows the other way."),
    ("either", "all", "The player chooses the direction of every sowing."),
    ("either", "#", "The player chooses the direction of sowings from {}."),
    ("first-seed", "stays", "The first seed falls back into the house it was lifted from."),
    ("first-seed", "stays-unless-single", "The first seed falls back into the house it was lifted from, unless it is the only one."),
    ("skip-start", "on", "The house that a lap started from is passed over."),
    ("min-sow", "#", "A house is sown only if it holds at least {} seeds."),
    ("sow-store", "own", "The own store gets a seed in passing, the opponent’s does not."),
    ("sow-store", "both", "Both stores get a seed in passing."),
    ("bonus", "never", "A last seed in a store has no effect."),
    ("bonus", "both-stores", "A last seed in either store gives another sowing."),
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
    ("relay-when", "#", "Sowing goes on only from a house with this many seeds: {}."),
    ("relay-turns", "on", "Each lap runs the other way round."),
    ("capture", "count", "A last seed captures the house it falls into, if that then holds the right number of seeds."),
    ("capture", "facing", "A last seed captures the seeds in the house across the board."),
    ("capture", "next", "A last seed captures the seeds in the neighbouring house."),
    ("capture", "two-out", "If the house after the last seed is empty, the one beyond it is captured."),
    ("capture", "match", "If the landing house and the one across hold the same number, both are captured."),
    ("capture", "singles", "A last seed captures every single seed on the board."),
    ("capture", "reached", "A last seed on the opponent’s side, or in the own last house, captures all the opponent’s houses with the right number."),
    ("take", "even", "Only even numbers of seeds are captured."),
    ("take", "#", "Only these numbers of seeds are captured: {}."),
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
    ("hold-at", "#", "The number of seeds that makes a held house: {}."),
    ("hold-where", "own", "Held houses are made on the own side."),
    ("hold-where", "any", "Held houses are made on either side."),
    ("hold-where", "own-middle-opponent-ends", "Held houses are made in the middle of the own side and at the ends of the opponent’s."),
    ("hold-where", "ends-and-opponent-next", "Held houses are made at the ends of either side, and next to them on the opponent’s."),
    ("hold-not", "#", "A house cannot become held in these cases: {}."),
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
    ("end-at", "#", "The number of seeds left that ends the game: {}."),
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
    ("setup", "#", "Each player starts with these seeds, back row / front row from the own left: {}."),
    ("direction", "clockwise", "Each player sows clockwise round the own two rows."),
    ("direction", "choice", "Each player sows round the own two rows, either way."),
    ("laps", "single", "A turn is a single lap."),
    ("min-sow", "#", "A house is sown if it holds at least this many seeds: {}."),
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
        let (usual, rows) = match self {
            Laws::Two(_) => (Laws::Two(TwoRows::DEFAULT), TWO),
            Laws::Four(_) => (Laws::Four(FourRows::DEFAULT), FOUR),
            Laws::Bao(_) => (Laws::Bao(Bao::DEFAULT), BAO),
        };
        let mut sentences = vec![fixed("board", self.board_text())];
        if let Laws::Bao(_) = self {
            let told = BAO_FIXED.iter();
            sentences.extend(told.map(|(id, text)| fixed(id, (*text).to_owned())));
        }
        if let Laws::Four(laws) = self {
            sentences.push(fixed("four-capture", four_capture(laws)));
        }
        for (key, value) in self.differences(&usual) {
            sentences.extend(sentence(rows, key, &value));
        }
        sentences.push(fixed("goal", self.goal().to_owned()));
        sentences.push(fixed("end", self.end_text()));
        sentences
    }

    fn board_text(&self) -> String {
        match self {
            Laws::Two(TwoRows {
                houses,
                seeds,
                setup: None,
                ..
            }) => format!(
                "The board has two rows of {houses} houses, with {seeds} seeds in each at the start."
            ),
            Laws::Two(TwoRows { houses, .. }) => {
                format!("The board has two rows of {houses} houses.")
            }
            Laws::Four(FourRows { columns, .. }) => format!(
                "The board has four rows of {columns} houses; the two rows near a player are theirs, and their seeds stay there."
            ),
            Laws::Bao(_) => {
                "The board has four rows of eight houses; the two rows near a player are theirs."
                    .to_owned()
            }
        }
    }

    fn end_text(&self) -> String {
        let text = match self {
            Laws::Two(laws) if laws.goal == super::laws::Goal::Most => {
                "The game ends when the player to move has no move, or when a player has more than half of all seeds and the rules do not say otherwise."
            }
            Laws::Two(_) | Laws::Four(_) => "The game ends when the player to move has no move.",
            Laws::Bao(_) => {
                "A player whose front row is empty after a turn, or who has no move, has lost."
            }
        };
        text.to_owned()
    }
}

fn four_capture(laws: &FourRows) -> String {
    use super::laws::{FourLanding, Needs};
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
    format!(
        "A last seed in {landing} captures from the opponent’s houses in the same column, if {needs}."
    )
}

fn fixed(id: &str, text: String) -> Sentence {
    Sentence {
        id: format!("general-{id}"),
        key: None,
        number: None,
        text,
    }
}

/// The sentence of one key, if it has one: houses and seeds are told with the board.
fn sentence(rows: &[Row], key: &'static str, value: &str) -> Option<Sentence> {
    let of_key = || rows.iter().filter(|(known, ..)| *known == key);
    let exact = of_key().find(|(_, word, _)| *word == value);
    let (_, word, text) = exact.or_else(|| of_key().find(|(_, word, _)| *word == "#"))?;
    let number = (*word == "#").then(|| value.replace('+', ", "));
    Some(Sentence {
        id: format!(
            "general-{key}-{}",
            if number.is_some() { "number" } else { word }
        ),
        key: Some(key),
        text: number
            .as_ref()
            .map_or_else(|| (*text).to_owned(), |it| text.replace("{}", it)),
        number,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Keys that the sentence about the board tells, or the one about the goal.
    const TOLD_ELSEWHERE: &[&str] = &["houses", "seeds", "columns", "goal"];

    #[test]
    fn every_word_of_every_key_has_its_sentence() {
        let kinds = [
            (Laws::Two(TwoRows::DEFAULT), TWO),
            (Laws::Four(FourRows::DEFAULT), FOUR),
            (Laws::Bao(Bao::DEFAULT), BAO),
        ];
        for (usual, rows) in kinds {
            for key in usual.keys() {
                if TOLD_ELSEWHERE.contains(&key.name) {
                    continue;
                }
                let usual_value = usual
                    .values()
                    .into_iter()
                    .find(|(name, _)| *name == key.name);
                let usual_value = usual_value.unwrap().1;
                for word in (key.words)() {
                    let told = sentence(rows, key.name, word).is_some();
                    assert!(told || word == usual_value, "{}={word}", key.name);
                }
                if (key.words)().is_empty() {
                    assert!(sentence(rows, key.name, "7").is_some(), "{}", key.name);
                }
            }
        }
    }

    #[test]
    fn every_sentence_is_of_a_key_that_can_have_that_word() {
        let kinds = [
            (Laws::Two(TwoRows::DEFAULT), TWO),
            (Laws::Four(FourRows::DEFAULT), FOUR),
            (Laws::Bao(Bao::DEFAULT), BAO),
        ];
        for (mut laws, rows) in kinds {
            for (key, word, _) in rows {
                let known = laws.keys().into_iter().any(|known| known.name == *key);
                assert!(known, "{key}");
                assert!(
                    *word == "#" || laws.set(key, word).is_some(),
                    "{key}={word}"
                );
            }
        }
    }
}
