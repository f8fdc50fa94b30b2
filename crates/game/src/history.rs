//! Moving through a game: along the current line, back to a decision, into variations.

use rules::{Position, Side};

use crate::game::Game;
use crate::step::Step;
use crate::tree::{Node, NodeId, Tree};

impl Game {
    /// The nodes of the current line, the root first.
    pub(crate) fn nodes(&self) -> impl Iterator<Item = &Node> {
        std::iter::successors(Some(self.tree.node(Tree::ROOT)), |node| {
            node.next.map(|next| self.tree.node(next))
        })
    }

    /// The steps of the current line, also those behind the cursor.
    pub fn line(&self) -> impl Iterator<Item = &Step> {
        self.nodes().filter_map(|node| node.step.as_ref())
    }

    /// The positions of the current line: the start, then the one after each step.
    pub fn positions(&self) -> impl Iterator<Item = &Position> {
        self.nodes().map(|node| node.position.as_ref())
    }

    /// The number of steps in the current line.
    pub fn line_len(&self) -> usize {
        self.line().count()
    }

    /// The number of steps in the current line before the cursor.
    pub fn cursor(&self) -> usize {
        self.tree.node(self.cursor).depth
    }

    /// Whether nothing follows the cursor on the current line.
    pub fn is_at_end(&self) -> bool {
        self.tree.node(self.cursor).next.is_none()
    }

    /// Moves the cursor to the place after `steps` steps of the current line. Returns whether there
    /// are that many; if not, the cursor stays.
    pub fn go_to(&mut self, steps: usize) -> bool {
        let way = std::iter::successors(Some(Tree::ROOT), |&id| self.tree.node(id).next);
        match way.into_iter().nth(steps) {
            Some(id) => {
                self.go_to_node(id);
                true
            }
            None => false,
        }
    }

    /// Puts the cursor at the end of the current line.
    pub fn go_to_end(&mut self) {
        while self.forward() {}
    }

    /// One step back, to look. Returns whether there was one.
    pub fn back(&mut self) -> bool {
        let Some(parent) = self.tree.node(self.cursor).parent else {
            return false;
        };
        self.cursor = parent;
        self.undoing = false;
        true
    }

    /// One step forward on the current line. Returns whether there was one.
    pub fn forward(&mut self) -> bool {
        let Some(next) = self.tree.node(self.cursor).next else {
            return false;
        };
        self.cursor = next;
        self.undoing = false;
        true
    }

    /// Takes one step back, to play something else: what is played next becomes the main line,
    /// the step taken back stays as a variation. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let undone = self.back();
        self.undoing |= undone;
        undone
    }

    /// Takes steps back until this player has to make their last decision again. Returns whether
    /// the player had decided anything; if not, nothing changes.
    pub fn undo_decision(&mut self, side: Side) -> bool {
        let decided = |&id: &NodeId| {
            let step = self.tree.node(id).step.as_ref();
            step.is_some_and(|step| step.decided_by(side))
        };
        let way = std::iter::successors(Some(self.cursor), |&id| self.tree.node(id).parent);
        let Some(decision) = way.into_iter().find(decided) else {
            return false;
        };
        self.cursor = decision;
        self.undo()
    }

    /// Plays the step again that was taken back last. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        self.forward()
    }

    /// The place of the cursor in the tree.
    pub fn node(&self) -> NodeId {
        self.cursor
    }

    /// The place before the first step.
    pub fn root(&self) -> NodeId {
        Tree::ROOT
    }

    /// Puts the cursor on a place of this game; the current line now leads through it. Nothing
    /// leads to one that was deleted.
    pub fn go_to_node(&mut self, id: NodeId) {
        if self.tree.node(id).is_deleted {
            return;
        }
        self.tree.lead_through(id);
        self.cursor = id;
        self.undoing = false;
    }

    /// The places after a place, the main line first.
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        &self.tree.node(id).children
    }

    /// The place before a place; `None` for the root.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.tree.node(id).parent
    }

    /// The step that leads to a place; `None` for the root.
    pub fn step_at(&self, id: NodeId) -> Option<&Step> {
        self.tree.node(id).step.as_ref()
    }

    /// The position at a place.
    pub fn position_at(&self, id: NodeId) -> &Position {
        &self.tree.node(id).position
    }

    /// Makes the step that leads to a place the first among those played there instead.
    pub fn promote(&mut self, id: NodeId) {
        let Some(parent) = self.tree.node(id).parent else {
            return;
        };
        let siblings = &mut self.tree.node_mut(parent).children;
        if let Some(index) = siblings.iter().position(|&sibling| sibling == id) {
            siblings[..=index].rotate_right(1);
        }
    }

    /// Makes the line that leads to a place the main line all the way from the root.
    pub fn promote_line(&mut self, id: NodeId) {
        for id in self.tree.path(id) {
            self.promote(id);
        }
    }

    /// Deletes the step that leads to a place, with everything after it. A cursor in there goes back to
    /// the place before.
    pub fn delete(&mut self, id: NodeId) {
        let Some(parent) = self.parent(id) else {
            return;
        };
        if self.tree.path(self.cursor).contains(&id) {
            self.go_to_node(parent);
        }
        self.tree.cut_off(id);
    }
}
