//! The topics of a game's rules, each with a position and a move that show it: those in its file, and
//! others that are found in games played by chance.

use std::collections::BTreeMap;

use rules::playout::random_move;
use rules::{Event, Game, Move, Position, Random, RuleSet, Side, catalogue};

/// The number of games in which examples are looked for, and the most moves of each.
const GAMES: u64 = 8;
const MOVES: usize = 80;

/// The seed of their moves.
const SEED: u64 = 3;

/// The most events of an example: a longer one shows a topic, but teaches nothing.
const EVENTS: usize = 40;

/// Whether an example is too long, and its events with the moves before it: a board looks as it is set up
/// where it can.
type Cost = (bool, usize);

/// The subject of an example, in the order in which it is learnt. An example of several is about the last.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(super) enum Topic {
    Sow,
    Relay,
    Capture,
    Resow,
    Again,
    Reverse,
    Stop,
    HouseLost,
    Hold,
    Close,
    Feed,
    Pass,
    End,
}

impl Topic {
    /// The id of its text.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Topic::Sow => "topic-sow",
            Topic::Relay => "topic-relay",
            Topic::Capture => "topic-capture",
            Topic::Resow => "topic-resow",
            Topic::Again => "topic-again",
            Topic::Reverse => "topic-reverse",
            Topic::Stop => "topic-stop",
            Topic::HouseLost => "topic-house-lost",
            Topic::Hold => "topic-hold",
            Topic::Close => "topic-close",
            Topic::Feed => "topic-feed",
            Topic::Pass => "topic-pass",
            Topic::End => "topic-end",
        }
    }

    /// The topic that an event belongs to, if it is worth an example.
    fn of(event: &Event) -> Option<Topic> {
        Some(match event {
            Event::Drop { .. } => Topic::Sow,
            Event::Relay { .. } => Topic::Relay,
            Event::Capture { .. } => Topic::Capture,
            Event::Resow { .. } => Topic::Resow,
            Event::ExtraTurn { .. } => Topic::Again,
            Event::Reverse { .. } => Topic::Reverse,
            Event::Stop { .. } => Topic::Stop,
            Event::HouseLost { .. } => Topic::HouseLost,
            Event::Hold { .. } => Topic::Hold,
            Event::Close { .. } => Topic::Close,
            Event::MustFeed { .. } => Topic::Feed,
            Event::Pass { .. } => Topic::Pass,
            Event::End { .. } => Topic::End,
            Event::Lift { .. }
            | Event::Skip { .. }
            | Event::NoCapture { .. }
            | Event::Dead { .. }
            | Event::BonusSpent { .. }
            | Event::Swap { .. }
            | Event::OpeningOver { .. }
            | Event::Sweep { .. }
            | Event::Uncounted { .. }
            | Event::Bind { .. }
            | Event::Arrange { .. }
            | Event::Turn { .. } => return None,
        })
    }
}

/// A position, a move that can be played from it, and what it shows.
#[derive(Clone, Debug)]
pub(super) struct Example {
    pub(super) topic: Topic,
    pub(super) before: Position,
    pub(super) mv: Move,
}

impl Example {
    /// The example of a move with these events; `None` if it shows nothing.
    fn new(before: Position, mv: Move, events: &[Event]) -> Option<Example> {
        let topic = events.iter().filter_map(Topic::of).max()?;
        Some(Example { topic, before, mv })
    }

    pub(super) fn mover(&self) -> Side {
        self.before.side_to_move().unwrap_or(Side::South)
    }
}

/// The examples of a game, by topic: those in its file, and short ones of games by chance for each
/// other topic.
pub(super) fn examples(game: &'static Game) -> Vec<Example> {
    let mut examples = written(game);
    // The first sowing is one on a board that looks as it is set up.
    examples.retain(|example| example.topic != Topic::Sow);
    let mut found = found(game);
    found.retain(|topic, (_, (is_long, _))| {
        let is_wanted = !*is_long || examples.is_empty();
        is_wanted && examples.iter().all(|example| example.topic != *topic)
    });
    examples.extend(found.into_values().map(|(example, _)| example));
    examples.sort_by_key(|example| example.topic);
    examples
}

/// The examples in the file of a game.
fn written(game: &'static Game) -> Vec<Example> {
    let rules = RuleSet::new(game);
    let written = catalogue::definition(game.name).map(|file| file.examples.iter());
    let examples = written.into_iter().flatten().filter_map(|(_, example)| {
        let played = "the tests play every example";
        let before = Position::read(example.position, &rules, true).expect(played);
        let mv = before.read_move(example.mv).expect(played);
        let sowing = before.clone().play(mv).expect(played);
        Example::new(before, mv, &sowing.events)
    });
    examples.collect()
}

/// An example of each topic in a few games by chance, always the same, with its cost: the cheapest.
fn found(game: &'static Game) -> BTreeMap<Topic, (Example, Cost)> {
    let start = Position::start(&RuleSet::new(game));
    let mut random = Random::new(SEED);
    let mut found: BTreeMap<Topic, (Example, Cost)> = BTreeMap::new();
    for _ in 0..GAMES {
        let mut position = start.clone();
        for played in 0..MOVES {
            let Some(mv) = random_move(&position, &mut random) else {
                break;
            };
            let before = position.clone();
            let Ok(sowing) = position.play(mv) else {
                break;
            };
            let events = sowing.events.len();
            if let Some(example) = Example::new(before, mv, &sowing.events) {
                let cost = (events > EVENTS, events + played);
                let known = found.get(&example.topic);
                if known.is_none_or(|(_, known)| cost < *known) {
                    found.insert(example.topic, (example, cost));
                }
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_shows_several_topics_and_bao_all_of_its_own() {
        use Topic::{End, HouseLost, Relay, Resow, Sow, Stop};
        rules::general::install();
        let topics = |game| -> Vec<Topic> {
            let examples = examples(game);
            examples.iter().map(|example| example.topic).collect()
        };
        let family = catalogue::family().iter();
        let few = family.filter(|game| topics(game).len() < 3);
        let few: Vec<&str> = few.map(|game| game.name).collect();
        assert_eq!(few, ["sow", "moruba", "voleur"]);
        let bao = topics(catalogue::find("bao").unwrap());
        assert_eq!(bao, [Sow, Relay, Resow, Stop, HouseLost, End]);
    }
}
