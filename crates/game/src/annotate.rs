//! Comments, signs of moves and drawings at the places of a game.

use crate::game::Game;
use crate::note::{Drawing, Glyph, Note};
use crate::tree::NodeId;

impl Game {
    fn note(&self, id: NodeId) -> &Note {
        &self.tree.node(id).note
    }

    /// The comment at a place; empty if there is none.
    pub fn comment(&self, id: NodeId) -> &str {
        &self.note(id).comment
    }

    /// Sets the comment at a place, up to [`COMMENT_MAX`](crate::COMMENT_MAX) letters. White space at both ends is
    /// dropped; drawings in it, such as `[%csl GC]`, are added to those of the place.
    pub fn set_comment(&mut self, id: NodeId, text: &str) {
        let shape = self.position_at(id).shape();
        self.tree.node_mut(id).note.take(text, shape);
    }

    /// The sign of the move that leads to a place.
    pub fn glyph(&self, id: NodeId) -> Option<Glyph> {
        self.note(id).glyph
    }

    /// Sets the sign of the move that leads to a place. Before the first move there is none.
    pub fn set_glyph(&mut self, id: NodeId, glyph: Option<Glyph>) {
        if id != self.root() {
            self.tree.node_mut(id).note.glyph = glyph;
        }
    }

    /// The arrows and circles at a place: circles first.
    pub fn drawings(&self, id: NodeId) -> &[Drawing] {
        &self.note(id).drawings
    }

    /// Draws at a place; the same drawing once more removes it, and in another colour changes it.
    pub fn toggle_drawing(&mut self, id: NodeId, drawing: Drawing) {
        let text = drawing.to_string();
        if Drawing::read(&text, self.position_at(id).shape()) != Some(drawing) {
            return;
        }
        let note = &mut self.tree.node_mut(id).note;
        if note.drawings.contains(&drawing) {
            note.drawings.retain(|known| *known != drawing);
        } else {
            note.draw(drawing);
        }
    }

    /// Removes all arrows and circles at a place.
    pub fn clear_drawings(&mut self, id: NodeId) {
        self.tree.node_mut(id).note.drawings.clear();
    }

    /// Whether there is more than one line of moves: variations, comments, signs or drawings.
    pub fn is_annotated(&self) -> bool {
        self.tree
            .known()
            .any(|(_, node)| node.children.len() > 1 || !node.note.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use rules::Place;

    use super::*;
    use crate::note::{COMMENT_MAX, Colour, DRAWINGS_MAX};

    #[track_caller]
    fn check(text: &str, comment: &str, drawn: &str) {
        let mut game = Game::start(&"kalah".parse().unwrap());
        let root = game.root();
        game.set_comment(root, text);
        assert_eq!(game.comment(root), comment, "{text}");
        let drawings: Vec<String> = game.drawings(root).iter().map(Drawing::to_string).collect();
        assert_eq!(drawings.join(" "), drawn, "{text}");
    }

    #[test]
    fn drawings_are_read_from_comments() {
        check("[%csl GC][%cal RCF,BfM] Better.", "Better.", "GC RCF BfM");
        check("Go [%cal GAa] there", "Go  there", "GAa");
        check("[%c[%csl GA]sl RB]", "", "GA RB");
        for text in [
            "[%csl ]",
            "[%csl GK]",
            "[%cal GA]",
            "[%csl GAB]",
            "[%cal GAA]",
            "[%csl GA",
            "[%eval 3]",
            "[%csl XA]",
            "[%cXY GA]",
        ] {
            check(text, text, "");
        }
        check("[%csl GC,RC]", "", "RC");
    }

    #[test]
    fn a_drawing_is_drawn_changed_and_removed() {
        let mut game = Game::start(&"kalah".parse().unwrap());
        let root = game.root();
        let shape = game.position().shape();
        let read = |text: &str| Drawing::read(text, shape).unwrap();
        for (text, drawn) in [
            ("GCF", "GCF"),
            ("GA", "GA GCF"),
            ("RCF", "GA RCF"),
            ("GA", "RCF"),
        ] {
            game.toggle_drawing(root, read(text));
            let drawings: Vec<String> =
                game.drawings(root).iter().map(Drawing::to_string).collect();
            assert_eq!(drawings.join(" "), drawn);
        }
        let outside = Drawing {
            from: Place::House(rules::Side::South, 11),
            ..read("GA")
        };
        game.toggle_drawing(root, outside);
        assert_eq!(game.drawings(root).len(), 1);
        game.clear_drawings(root);
        assert!(!game.is_annotated());
    }

    #[test]
    fn notes_have_limits() {
        let mut game = Game::start(&"kalah".parse().unwrap());
        let root = game.root();
        game.set_comment(root, &"é".repeat(COMMENT_MAX + 10));
        assert_eq!(game.comment(root).chars().count(), COMMENT_MAX);
        let shape = game.position().shape();
        for from in shape.places() {
            for to in shape.places().filter(|&to| to != from) {
                let colour = Colour::Green;
                game.toggle_drawing(
                    root,
                    Drawing {
                        colour,
                        from,
                        to: Some(to),
                    },
                );
            }
        }
        assert_eq!(game.drawings(root).len(), DRAWINGS_MAX);
        game.set_glyph(root, Some(Glyph::Good));
        assert_eq!(game.glyph(root), None, "no move leads there");
    }
}
