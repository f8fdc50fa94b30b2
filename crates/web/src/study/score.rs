//! The score sheet of a game with its variations and comments, line by line.

use std::collections::HashMap;

use game::{Game, NodeId, Ply, Step};
use rules::{Move, Side};

use crate::play::turns::remark;

/// One line of the sheet.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Line {
    /// 0 for the main line; each variation lies one deeper than the line it leaves.
    pub(super) depth: usize,
    pub(super) items: Vec<Item>,
}

/// One thing in a line.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Item {
    /// `12.` before the first turn of a pair, `12…` before the second where it begins a line.
    Number(String),
    /// A sowing.
    Ply(Played),
    /// A comment.
    Comment(String),
    /// A further round of a match.
    Round(u16),
}

/// A sowing in the sheet.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Played {
    pub(super) node: NodeId,
    pub(super) by: Option<Side>,
    /// The move, what it brought, and its sign.
    pub(super) text: String,
    /// Whether it names fruits by their letters.
    pub(super) has_fruit: bool,
}

/// The number of a pair of turns, and whether it is the second of them.
type Turn = (usize, bool);

/// The lines of a game. A list of tasks instead of recursion: a tree may be deep.
pub(super) fn lines(game: &Game) -> Vec<Line> {
    let mut sheet = Sheet {
        game,
        lines: Vec::new(),
        is_open: false,
        turns: HashMap::from([(game.root(), (0, true))]),
    };
    sheet.comment(game.root(), 0);
    let mut tasks = vec![];
    tasks.extend(game.children(game.root()).first().map(|&id| (id, 0, true)));
    while let Some((id, depth, is_main)) = tasks.pop() {
        sheet.step(id, depth);
        tasks.extend(game.children(id).first().map(|&next| (next, depth, true)));
        // The step that others replace comes first, then these, then the line goes on.
        let siblings = game
            .parent(id)
            .map_or(&[][..], |parent| game.children(parent));
        if is_main && siblings.len() > 1 {
            let others = siblings[1..].iter().rev();
            tasks.extend(others.map(|&other| (other, depth + 1, false)));
            sheet.is_open = false;
        }
    }
    sheet.lines
}

struct Sheet<'a> {
    game: &'a Game,
    lines: Vec<Line>,
    /// Whether the last line goes on.
    is_open: bool,
    turns: HashMap<NodeId, Turn>,
}

impl Sheet<'_> {
    /// The line that goes on at this depth, or a new one; returns whether it is new.
    fn line(&mut self, depth: usize) -> (&mut Line, bool) {
        let goes_on = self.is_open && self.lines.last().is_some_and(|line| line.depth == depth);
        if !goes_on {
            let items = Vec::new();
            self.lines.push(Line { depth, items });
        }
        self.is_open = true;
        let line = self.lines.last_mut().expect("there is one now");
        (line, !goes_on)
    }

    fn step(&mut self, id: NodeId, depth: usize) {
        let game = self.game;
        let before = game.parent(id).and_then(|parent| self.turns.get(&parent));
        let before = before.copied().unwrap_or_default();
        let turn = match game.step_at(id) {
            Some(Step::Ply(ply)) => self.ply(id, ply, depth, before),
            Some(Step::Round(_)) => {
                self.is_open = false;
                let number = game.position_at(id).round().number;
                self.line(depth).0.items.push(Item::Round(number));
                self.is_open = false;
                (before.0, true)
            }
            Some(Step::Resign(_) | Step::OutOfTime(_) | Step::Draw) | None => before,
        };
        self.turns.insert(id, turn);
        self.comment(id, depth);
    }

    fn ply(&mut self, id: NodeId, ply: &Ply, depth: usize, (number, second): Turn) -> Turn {
        let game = self.game;
        let parent = game.parent(id).and_then(|parent| game.step_at(parent));
        let goes_on = parent.and_then(Step::ply).is_some_and(Ply::goes_on);
        let is_north = ply.by == Some(Side::North);
        let turn = match (goes_on, is_north) {
            (true, _) => (number, second),
            (false, true) if !second => (number, true),
            (false, _) => (number + 1, is_north),
        };
        let begins_pair = turn.0 != number;
        if begins_pair && depth == 0 {
            self.is_open = false;
        }
        let sign = game.glyph(id).map_or("", game::Glyph::sign);
        let text = format!("{}{}{sign}", ply.text(), remark(&ply.sowing));
        let (node, by) = (id, ply.by);
        let (line, is_new) = self.line(depth);
        if begins_pair || is_new {
            let dots = if turn.1 { "…" } else { "." };
            line.items.push(Item::Number(format!("{}{dots}", turn.0)));
        }
        let has_fruit = matches!(ply.mv, Move::Fruit(_));
        line.items.push(Item::Ply(Played {
            node,
            by,
            text,
            has_fruit,
        }));
        turn
    }

    /// A comment: in the main line it has a line of its own.
    fn comment(&mut self, id: NodeId, depth: usize) {
        let text = self.game.comment(id);
        if text.is_empty() {
            return;
        }
        let item = Item::Comment(text.to_owned());
        if depth == 0 {
            self.is_open = false;
        }
        self.line(depth).0.items.push(item);
        if depth == 0 {
            self.is_open = false;
        }
    }
}

impl Line {
    /// The sowings of a side, in a line of the main line.
    pub(super) fn of(&self, is_north: bool) -> Vec<Played> {
        let played = self.items.iter().filter_map(|item| match item {
            Item::Ply(played) => Some(played),
            Item::Number(_) | Item::Comment(_) | Item::Round(_) => None,
        });
        let such = played.filter(|played| (played.by == Some(Side::North)) == is_north);
        such.cloned().collect()
    }

    /// Whether it is a row of the main line.
    pub(super) fn is_pair(&self) -> bool {
        self.depth == 0 && matches!(self.items.first(), Some(Item::Number(_)))
    }
}

#[cfg(test)]
mod tests {
    use game::{Glyph, Record};

    use super::*;

    /// The sheet as text: a line each, set in by its depth.
    fn told(moves: &str) -> Vec<String> {
        let record: Record = format!("[Game \"kalah\"]\n\n{moves}\n").parse().unwrap();
        let lines = lines(&record.game).into_iter().map(|line| {
            let items = line.items.iter().map(|item| match item {
                Item::Number(text) => text.clone(),
                Item::Ply(played) => played.text.clone(),
                Item::Comment(text) => format!("“{text}”"),
                Item::Round(number) => format!("round {number}"),
            });
            let items: Vec<String> = items.collect();
            format!("{}{}", "> ".repeat(line.depth), items.join(" "))
        });
        lines.collect()
    }

    #[test]
    fn turns_are_set_by_pairs() {
        assert_eq!(told("1. CF 2. a 3. A *"), ["1. C★ F a", "2. A"]);
        assert!(told("*").is_empty());
    }

    #[test]
    fn variations_and_comments_have_lines_of_their_own() {
        assert_eq!(
            told("{Start.} 1. C (1. A $2 {Why?} 2. a (2. b) 3. B) 1... F $1 {Good.} 2. a *"),
            [
                "“Start.”",
                "1. C★",
                "> 1. A? “Why?” a",
                "> > 1… b",
                "> 2. B★",
                "1. F!",
                "“Good.”",
                "1… a",
            ]
        );
    }

    #[test]
    fn signs_stand_behind_what_a_move_brought() {
        let mut game = Game::start(&"kalah".parse().unwrap());
        game.play(game.position().read_move("C").unwrap()).unwrap();
        game.set_glyph(game.node(), Some(Glyph::Brilliant));
        let lines = lines(&game);
        assert!(lines[0].is_pair());
        assert_eq!(lines[0].of(false)[0].text, "C★!!");
        assert!(lines[0].of(true).is_empty());
    }
}
