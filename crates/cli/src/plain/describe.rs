//! The descriptions of a game that a user can ask for.

use game::Step;
use rules::{FruitMove, Heap, Kind, Move, Origin, Place, Position, Side};
use words::{Chip, Command, Words};

use crate::play::{Session, Thought};

/// The state of the game: the score, then the player whose turn it is, or the outcome.
pub(super) fn standing(session: &Session, words: Words) -> String {
    crate::console::Console { words }.standing(session.position(), &session.told())
}

/// Every command with its explanation.
pub(super) fn help(words: Words) -> Vec<String> {
    let line = |command: Command| {
        let [name, text] = words.command(command).map(Into::into);
        words.text_with("name-is-text", &[("name", name), ("text", text)])
    };
    let mut lines = vec![words.text("move-prompt-help")];
    lines.extend(Command::ALL.map(line));
    lines
}

/// Every house and store, the side to move first.
pub(super) fn board(session: &Session, words: Words) -> Vec<String> {
    let (position, told) = (session.position(), session.told());
    let first = position.side_to_move().unwrap_or(Side::South);
    let mut lines = Vec::new();
    for side in [first, !first] {
        let houses = 0..position.shape().houses();
        let won = position.properties().has_fruit.then_some(Place::Won(side));
        let places = houses
            .map(|house| Place::House(side, house))
            .chain([Place::Store(side)])
            .chain(won);
        lines.extend(places.map(|place| words.place_label(position, place, None, &told)));
    }
    lines
}

/// The events of the last step.
pub(super) fn last(session: &Session, words: Words) -> Vec<String> {
    match session.game().step() {
        None => vec![words.text("history-empty")],
        Some(step) => sentences_of(step, session, words),
    }
}

/// The request to put the own seeds.
pub(super) fn arranging(position: &Position, side: Side, words: Words) -> [String; 2] {
    let (seeds, houses) = (position.seeds_of(side), position.board().houses());
    let letter = |house| Place::House(side, house).letter().to_string();
    let arguments = [
        ("first", letter(0).into()),
        ("last", letter(houses - 1).into()),
        ("houses", houses.into()),
        ("n", seeds.into()),
    ];
    [
        words.text_with("arrange-left", &[("n", seeds.into())]),
        words.text_with("arrange-plain", &arguments),
    ]
}

/// A choice with its number, counted from 1: "1: A".
pub(super) fn numbered(index: usize, choice: &str, words: Words) -> String {
    let arguments = [("name", (index + 1).into()), ("text", choice.into())];
    words.text_with("name-is-text", &arguments)
}

/// The moves in one line, each with its number: "Possible moves: 1: A, 2: B."
pub(super) fn choices(moves: &[Move], side: Side, words: Words) -> String {
    let list: Vec<String> = moves
        .iter()
        .enumerate()
        .map(|(index, mv)| numbered(index, &mv.text(side), words))
        .collect();
    let list = [("list", list.join(", ").into())];
    words.text_with("moves-possible-list", &list)
}

/// The places fruits can be taken from, in one line.
pub(super) fn sources(position: &Position, side: Side, words: Words) -> String {
    let houses = position.playable(side).places(side);
    let store = Some(Place::Store(side)).filter(|&store| !position.heap(store).is_empty());
    let list: Vec<String> = store
        .into_iter()
        .chain(houses)
        .map(|place| format!("{} ({})", place.letter(), position.heap(place)))
        .collect();
    let list = [("list", list.join(", ").into())];
    words.text_with("sources-possible-list", &list)
}

/// Every move with its number and its effect.
pub(super) fn moves(session: &Session, side: Side, listed: &[Move], words: Words) -> Vec<String> {
    let position = session.position();
    if listed.is_empty() {
        let count = position.move_count().to_string();
        let many = words.text_with("moves-many", &[("count", count.into())]);
        return vec![many, sources(position, side, words)];
    }
    let line = |(index, mv): (usize, &Move)| {
        let chip = Chip::preview(position, *mv);
        let text = match mv {
            Move::House(house) => {
                let place = Place::of_move(side, *house);
                words.place_label(position, place, chip, &session.told())
            }
            Move::Swap => words.text("swap-sides"),
            _ => match chip {
                Some(chip) => {
                    format!(
                        "{}. {}",
                        mv.text(side),
                        words.chip_sentence(chip, &session.told())
                    )
                }
                None => mv.text(side),
            },
        };
        numbered(index, &text, words)
    };
    listed.iter().enumerate().map(line).collect()
}

/// The turns so far.
pub(super) fn history(session: &Session, words: Words) -> Vec<String> {
    let cursor = session.game().cursor();
    let turns = session.game().turns();
    let lines: Vec<String> = turns
        .iter()
        .filter(|turn| turn.end() <= cursor)
        .enumerate()
        .map(|(index, turn)| format!("{}. {}", index + 1, turn.text()))
        .collect();
    if lines.is_empty() {
        return vec![words.text("history-empty")];
    }
    lines
}

/// The rules in force, a sentence each.
pub(super) fn rules(session: &Session, words: Words) -> Vec<String> {
    let rules = session.game().rules();
    let mut lines = vec![words.goal(rules)];
    let in_force = words.rules_in_force(rules);
    lines.extend(in_force.into_iter().map(|(text, _)| text));
    lines
}

/// Advice, and how sure it is.
pub(super) fn hint(thought: Option<&Thought>, side: Side, words: Words) -> Option<String> {
    let thought = thought?;
    Some(words.hint(&thought.mv?.text(side), thought.certainty?))
}

/// The letter of a source as its owner writes it.
pub(super) fn source_letter(source: Origin, side: Side) -> char {
    match source {
        Origin::House(house) => Place::House(side, house).letter(),
        Origin::Store => Place::Store(side).letter(),
    }
}

/// Asks for fruits and their order, naming what lies there and the letters.
pub(super) fn fruit_question(
    position: &Position,
    side: Side,
    source: Origin,
    words: Words,
) -> String {
    let (place, id) = match source {
        Origin::House(house) => (Place::House(side, house), "which-order"),
        Origin::Store => (Place::Store(side), "which-fruits"),
    };
    let heap = position.heap(place);
    let letters = Kind::ALL
        .into_iter()
        .filter(|&kind| heap.of(kind) > 0)
        .map(|kind| {
            let fruits = words.fruits(kind, u16::from(heap.of(kind)));
            format!("{} = {fruits}", kind.letter())
        })
        .collect::<Vec<_>>()
        .join(", ");
    let arguments = [
        ("letters", letters.into()),
        ("n", heap.count().into()),
        ("most", heap.count().min(FruitMove::FROM_STORE_MAX).into()),
        ("example", example(heap, source).into()),
    ];
    words.text_with(id, &arguments)
}

/// An order that could be typed.
fn example(heap: Heap, source: Origin) -> String {
    let most = match source {
        Origin::House(_) => usize::from(heap.count()),
        Origin::Store => 3,
    };
    Kind::ALL
        .into_iter()
        .flat_map(|kind| std::iter::repeat_n(kind.letter(), usize::from(heap.of(kind))))
        .take(most)
        .collect()
}

/// Whether a step is a ply, and what it did.
fn sentences_of(step: &Step, session: &Session, words: Words) -> Vec<String> {
    match step.ply() {
        Some(ply) => words.sowing(&ply.sowing, &session.told()),
        None => vec![step.text()],
    }
}
