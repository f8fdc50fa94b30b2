//! The tree of everything that was played: the main line and its variations.

use std::sync::Arc;

use rules::Position;

use crate::note::Note;
use crate::step::{Ply, Step};

/// A place in the tree of one game: before the first step, or after some step.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct NodeId(u32);

/// One place in the tree.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    /// The step that led here; `None` at the root.
    pub(crate) step: Option<Step>,
    pub(crate) parent: Option<NodeId>,
    /// The places reached from here, the main line first.
    pub(crate) children: Vec<NodeId>,
    /// The child on the current line.
    pub(crate) next: Option<NodeId>,
    /// Steps from the root.
    pub(crate) depth: usize,
    /// Turns begun since the root.
    pub(crate) turn: usize,
    pub(crate) position: Arc<Position>,
    pub(crate) note: Note,
    /// Deleted, with everything after it: nothing leads here any more.
    pub(crate) is_deleted: bool,
}

impl Node {
    /// Whether the player who moved last goes on in the same turn.
    pub(crate) fn is_mid_turn(&self) -> bool {
        let ply = self.step.as_ref().and_then(Step::ply);
        ply.is_some_and(Ply::goes_on)
    }
}

/// All places; deleted ones are only cut off, so a [`NodeId`] of this game stays valid.
#[derive(Clone, Debug)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
}

impl Tree {
    pub(crate) const ROOT: NodeId = NodeId(0);

    pub(crate) fn new(start: Position) -> Tree {
        Tree {
            nodes: vec![Node {
                step: None,
                parent: None,
                children: Vec::new(),
                next: None,
                depth: 0,
                turn: 0,
                position: Arc::new(start),
                note: Note::default(),
                is_deleted: false,
            }],
        }
    }

    pub(crate) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    pub(crate) fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0 as usize]
    }

    /// Adds a step after a node, or finds it where it was played before; it becomes part of the
    /// current line. `main` puts it before its siblings.
    pub(crate) fn add(&mut self, parent: NodeId, step: Step, main: bool) -> NodeId {
        let known = self.node(parent).children.iter().copied().find(|&child| {
            let known = self.node(child).step.as_ref();
            known.is_some_and(|known| known.is_same_choice(&step))
        });
        let child = known.unwrap_or_else(|| self.push(parent, step));
        let siblings = &mut self.node_mut(parent).children;
        if main && let Some(index) = siblings.iter().position(|&id| id == child) {
            siblings[..=index].rotate_right(1);
        }
        self.node_mut(parent).next = Some(child);
        child
    }

    fn push(&mut self, parent: NodeId, step: Step) -> NodeId {
        let position = match &step {
            Step::Ply(ply) => ply.after_shared(),
            Step::Round(round) => round.position_shared(),
            Step::Resign(_) | Step::OutOfTime(_) | Step::Draw => {
                Arc::clone(&self.node(parent).position)
            }
        };
        let id = NodeId(self.nodes.len() as u32);
        let before = self.node(parent);
        let begins = step.ply().is_some() && !before.is_mid_turn();
        self.nodes.push(Node {
            step: Some(step),
            parent: Some(parent),
            children: Vec::new(),
            next: None,
            depth: before.depth + 1,
            turn: before.turn + usize::from(begins),
            position,
            note: Note::default(),
            is_deleted: false,
        });
        self.node_mut(parent).children.push(id);
        id
    }

    /// The way from the root to a node, both included.
    pub(crate) fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> =
            std::iter::successors(Some(id), |&id| self.node(id).parent).collect();
        path.reverse();
        path
    }

    /// The places that were not deleted.
    pub(crate) fn known(&self) -> impl Iterator<Item = (NodeId, &Node)> {
        let all = (0..).map(NodeId).zip(&self.nodes);
        all.filter(|(_, node)| !node.is_deleted)
    }

    /// Cuts a place off, with everything after it.
    pub(crate) fn cut_off(&mut self, id: NodeId) {
        let Some(parent) = self.node(id).parent else {
            return;
        };
        let parent = self.node_mut(parent);
        parent.children.retain(|&child| child != id);
        if parent.next == Some(id) {
            parent.next = parent.children.first().copied();
        }
        let mut rest = vec![id];
        while let Some(id) = rest.pop() {
            self.node_mut(id).is_deleted = true;
            rest.extend_from_slice(&self.node(id).children);
        }
    }

    /// The number of places, deleted ones among them.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The end of the main line.
    pub(crate) fn main_end(&self) -> NodeId {
        let mut id = Tree::ROOT;
        while let Some(&main) = self.node(id).children.first() {
            id = main;
        }
        id
    }

    /// Makes the main line the current line, everywhere.
    pub(crate) fn follow_main_line(&mut self) {
        for node in &mut self.nodes {
            node.next = node.children.first().copied();
        }
    }

    /// Makes the current line lead through a node.
    pub(crate) fn lead_through(&mut self, id: NodeId) {
        for pair in self.path(id).windows(2) {
            self.node_mut(pair[0]).next = Some(pair[1]);
        }
    }
}
