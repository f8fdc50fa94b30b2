//! The endings of a game of keys, exactly: all positions with so many seeds on the board, from one
//! seed on, each bounded by those that follow it.
//!
//! Seeds in houses never become more, so that bounds of positions with fewer are final when the
//! next ones are listed. Where seeds can go round for ever, some have no value that the rules tell:
//! their bounds do not meet.

use std::fmt;
use std::ops::ControlFlow;

use rules::Position;
use rules::general::{State, Tree, Unlisted};
use thiserror::Error;

use crate::general::{Bounds, Graph, Stopped};

/// The reason why endings are not listed further.
#[derive(Clone, Copy, Debug, Eq, Error, PartialEq)]
pub enum EndingsError {
    /// The game has state beside its seeds.
    #[error("the endings of this game are not listed: {0}")]
    Unlisted(Unlisted),
    /// It is no game of the general machine.
    #[error("it is no game of the general machine")]
    OtherBoard,
    /// Whoever asked has stopped it.
    #[error("stopped")]
    Stopped,
    /// There are more positions than may be listed.
    #[error("there are more positions than may be listed")]
    Full,
}

/// All positions with so many seeds on the board.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Listed {
    /// The seeds in houses.
    pub seeds: u8,
    /// All positions in which the game goes on, with every score.
    pub positions: usize,
    /// Those whose value is known exactly.
    pub known: usize,
}

/// Endings of a game of keys, one number of seeds after the other.
pub struct ListedEndings<'a> {
    graph: Graph<'a>,
    bounds: Bounds,
    seeds: u8,
}

impl fmt::Debug for ListedEndings<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let states = self.graph.states.len();
        write!(f, "ListedEndings({} seeds, {states} positions)", self.seeds)
    }
}

impl<'a> ListedEndings<'a> {
    /// Nothing is listed yet. `start` is any position of the game, whose match and round are looked
    /// at alone; `most` is the number of positions that may be listed.
    ///
    /// # Errors
    /// [`EndingsError`] if nobody lists the endings of this game.
    pub fn new(start: &'a Position, most: usize) -> Result<ListedEndings<'a>, EndingsError> {
        let tree = start.tree().ok_or(EndingsError::OtherBoard)?;
        each(tree, 0, &mut |_| {})?;
        Ok(ListedEndings {
            graph: Graph::new(tree, most),
            bounds: Bounds::default(),
            seeds: 0,
        })
    }

    /// The seeds of the last positions that were listed.
    pub fn seeds(&self) -> u8 {
        self.seeds
    }

    /// Lists and bounds all positions with one seed more. `go_on` is asked now and then.
    ///
    /// # Errors
    /// [`EndingsError`] if it was stopped, or there are too many.
    pub fn next(&mut self, go_on: &dyn Fn() -> ControlFlow<()>) -> Result<Listed, EndingsError> {
        self.seeds += 1;
        let first = self.graph.states.len();
        let states = &mut self.graph.states;
        each(self.graph.tree, self.seeds, &mut |state| {
            states.insert(*state);
        })?;
        let asked = |_| go_on();
        self.graph
            .explore(&asked)
            .map_err(|stopped| match stopped {
                Stopped::Told => EndingsError::Stopped,
                Stopped::Full => EndingsError::Full,
            })?;
        if self.bounds.narrow(&self.graph, &asked).is_break() {
            return Err(EndingsError::Stopped);
        }
        let new = &self.bounds.0[first..];
        Ok(Listed {
            seeds: self.seeds,
            positions: new.len(),
            known: new.iter().filter(|[least, most]| least == most).count(),
        })
    }

    /// The bounds of the value of a position to South; `None` if it is not listed.
    pub fn range(&self, position: &Position) -> Option<[i16; 2]> {
        let tree = position.tree()?;
        let number = self.graph.states.get_index_of(&tree.plain(tree.root()))?;
        self.bounds.0.get(number).copied()
    }
}

fn each(tree: Tree<'_>, seeds: u8, visit: &mut dyn FnMut(&State)) -> Result<(), EndingsError> {
    tree.each_ending(seeds, visit)
        .map_err(EndingsError::Unlisted)
}
