//! The topics of a game's rules, each with a position and a move that show it: those in its file, and
//! others that are found in games played by chance.

use rules::{Event, Game, Move, Position, RuleSet, Side, catalogue};

/// The number of games in which examples are looked for, and the most moves of each.
const GAMES: u64 = 8;
const MOVES: usize = 80;

/// The most moves of a position among which one is drawn.
const CHOICES: usize = 24;

/// The most events of an example: a longer one shows a topic, but teaches nothing.
const EVENTS: usize = 40;

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
    pub(super) const ALL: [Topic; 13] = [
        Topic::Sow,
        Topic::Relay,
        Topic::Capture,
        Topic::Resow,
        Topic::Again,
        Topic::Reverse,
        Topic::Stop,
        Topic::HouseLost,
        Topic::Hold,
        Topic::Close,
        Topic::Feed,
        Topic::Pass,
        Topic::End,
    ];

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
            _ => return None,
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
    /// The example of a move, with the number of its events; `None` if it shows nothing.
    fn new(before: Position, mv: Move) -> Option<(Example, usize)> {
        let mut after = before.clone();
        let sowing = after.play(mv).ok()?;
        let topic = sowing.events.iter().filter_map(Topic::of).max()?;
        let example = Example { topic, before, mv };
        Some((example, sowing.events.len()))
    }

    pub(super) fn mover(&self) -> Side {
        self.before.side_to_move().unwrap_or(Side::South)
    }
}

/// The examples of a game, by topic: those in its file, and the shortest that games by chance have for
/// each other topic.
pub(super) fn examples(game: &'static Game) -> Vec<Example> {
    let mut examples = written(game);
    let found = found(game);
    for topic in Topic::ALL {
        if !examples.iter().any(|example| example.topic == topic) {
            let of_topic = found.iter().filter(|(example, _)| example.topic == topic);
            let shortest = of_topic.min_by_key(|(_, events)| *events);
            let short = shortest.filter(|(_, events)| *events <= EVENTS || examples.is_empty());
            examples.extend(short.map(|(example, _)| example.clone()));
        }
    }
    examples.sort_by_key(|example| example.topic);
    examples
}

/// The examples in the file of a game.
fn written(game: &'static Game) -> Vec<Example> {
    let rules = RuleSet::new(game);
    let written = catalogue::definition(game.name).map(|file| file.examples.iter());
    let examples = written.into_iter().flatten().filter_map(|(_, example)| {
        let before = Position::read(example.position, &rules, true).ok()?;
        let mv = before.read_move(example.mv).ok()?;
        Some(Example::new(before, mv)?.0)
    });
    examples.collect()
}

/// An example of every move of a few games by chance, always the same.
fn found(game: &'static Game) -> Vec<(Example, usize)> {
    let start = Position::start(&RuleSet::new(game));
    let mut found = Vec::new();
    let mut chance: u64 = 1;
    for _ in 0..GAMES {
        let mut position = start.clone();
        for _ in 0..MOVES {
            let moves = position.moves_up_to(CHOICES);
            chance = chance
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            let choice = (chance >> 33) as usize % moves.len().max(1);
            let Some(&mv) = moves.get(choice) else {
                break;
            };
            found.extend(Example::new(position.clone(), mv));
            if position.play(mv).is_err() {
                break;
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
