//! The writer of records.

use std::fmt;

use rules::Position;

use super::Record;
use super::lexer::escape;
use crate::game::Game;
use crate::step::Step;
use crate::tree::{Node, NodeId, Tree};

/// The longest line of moves, if words and comments allow.
const WIDTH: usize = 80;

/// The canonical text, which reads back to the same game.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = &self.game;
        let mut tag = |name: &str, value: &str| writeln!(f, "[{name} \"{}\"]", escape(value, '"'));
        tag("Game", &game.rules().to_string())?;
        for (name, value) in self.tags() {
            tag(name, value)?;
        }
        let start = format!("{:#}", game.start_position());
        if start != format!("{:#}", Position::start(game.rules())) {
            tag("Start", &start)?;
            if Position::read(&start, game.rules(), false).is_err() {
                tag("Seeds", "any")?;
            }
        }
        if let Some(cursor) = game.cursor_text() {
            tag("Cursor", &cursor)?;
        }
        let end = game.tree.main_end();
        let result = game.result_text(end);
        tag("Result", &result)?;
        write!(f, "\n{}\n", game.movetext(WIDTH))
    }
}

impl Game {
    /// All moves, variations and notes, and the result, in lines of this many letters.
    pub(crate) fn movetext(&self, width: usize) -> String {
        let mut lines = Lines {
            width,
            ..Lines::default()
        };
        let mut writer = Writer {
            game: self,
            lines: &mut lines,
            word: Vec::new(),
        };
        writer.moves();
        let end = self.tree.main_end();
        if !self.step_at(end).is_some_and(Step::ends_the_game) {
            lines.word(&self.result_text(end));
        }
        lines.text
    }

    /// All moves, variations and notes in one line, and where the cursor stands: with the position
    /// it began with, [`Game::from_tree`] reads the same game.
    pub fn tree_text(&self) -> (String, String) {
        let cursor = self.cursor_text().unwrap_or_default();
        (self.movetext(usize::MAX), cursor)
    }

    /// The place of the cursor, unless it is at the end of the main line: the number of steps, and
    /// the child that is taken where there are several.
    fn cursor_text(&self) -> Option<String> {
        let mut choices = Vec::new();
        let mut id = self.root();
        while let Some(next) = self.tree.node(id).next {
            let children = self.children(id);
            if children.len() > 1 {
                let choice = children.iter().position(|&child| child == next);
                choices.push(choice.expect("the current line leads through children"));
            }
            id = next;
        }
        while choices.last() == Some(&0) {
            choices.pop();
        }
        if choices.is_empty() && self.is_at_end() {
            return None;
        }
        let choices: Vec<String> = choices.iter().map(usize::to_string).collect();
        let colon = if choices.is_empty() { "" } else { ":" };
        Some(format!("{}{colon}{}", self.cursor(), choices.join(".")))
    }
}

/// Words set in lines.
#[derive(Default)]
struct Lines {
    text: String,
    /// The longest line, if words allow.
    width: usize,
    column: usize,
    /// The text that precedes the next word.
    opening: String,
}

impl Lines {
    fn word(&mut self, word: &str) {
        let word = format!("{}{word}", std::mem::take(&mut self.opening));
        let length = word.chars().count();
        if self.column > 0 {
            let fits = self.column + 1 + length <= self.width;
            self.text.push(if fits { ' ' } else { '\n' });
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.text.push_str(&word);
        self.column = match word.rsplit_once('\n') {
            Some((_, last)) => last.chars().count(),
            None => self.column + length,
        };
    }

    fn open(&mut self) {
        self.opening.push('(');
    }

    fn close(&mut self) {
        self.text.push(')');
        self.column += 1;
    }
}

/// A task that is still to be done, in a list with the last one first.
enum Task {
    /// Everything after a place.
    After(NodeId),
    /// A variation that begins with this step.
    Variation(NodeId),
    /// The end of a variation.
    Close,
}

struct Writer<'a> {
    game: &'a Game,
    lines: &'a mut Lines,
    /// Steps of the word being made.
    word: Vec<NodeId>,
}

impl Writer<'_> {
    /// Writes the tree. A list of tasks instead of recursion: a tree may be deep.
    fn moves(&mut self) {
        self.note(Tree::ROOT);
        let mut tasks = vec![Task::After(Tree::ROOT)];
        while let Some(task) = tasks.pop() {
            match task {
                Task::After(id) => {
                    let children = self.game.children(id);
                    let Some((&main, variations)) = children.split_first() else {
                        continue;
                    };
                    self.step(main);
                    tasks.push(Task::After(main));
                    tasks.extend(variations.iter().rev().map(|&id| Task::Variation(id)));
                }
                Task::Variation(id) => {
                    self.end_word();
                    self.lines.open();
                    self.step(id);
                    tasks.push(Task::Close);
                    tasks.push(Task::After(id));
                }
                Task::Close => {
                    self.end_word();
                    self.lines.close();
                }
            }
        }
        self.end_word();
    }

    fn step(&mut self, id: NodeId) {
        let node = self.game.tree.node(id);
        let goes_on = self.word.last().copied() == node.parent
            && node
                .parent
                .is_some_and(|parent| self.game.tree.node(parent).is_mid_turn());
        if !(goes_on && node.step.as_ref().is_some_and(|step| step.ply().is_some())) {
            self.end_word();
        }
        self.word.push(id);
        self.note(id);
    }

    fn note(&mut self, id: NodeId) {
        let note = &self.game.tree.node(id).note;
        if let Some(glyph) = note.glyph {
            self.end_word();
            self.lines.word(glyph.word());
        }
        let text = note.text();
        if !text.is_empty() {
            self.end_word();
            self.lines.word(&format!("{{{}}}", escape(&text, '}')));
        }
    }

    fn end_word(&mut self) {
        let word = std::mem::take(&mut self.word);
        let Some(&first) = word.first() else { return };
        let steps = || word.iter().filter_map(|&id| self.game.step_at(id));
        let node = self.game.tree.node(first);
        if steps().any(|step| step.ply().is_none()) {
            let text: String = steps().map(Step::text).collect();
            self.lines.word(&text);
            return;
        }
        let parent = node.parent.map(|parent| self.game.tree.node(parent));
        let dots = if parent.is_some_and(Node::is_mid_turn) {
            "..."
        } else {
            "."
        };
        let word = crate::turn::word(steps().filter_map(Step::ply));
        self.lines.word(&format!("{}{dots} {word}", node.turn));
    }
}
