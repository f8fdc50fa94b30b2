//! What every move of a position is worth, for certain: proved, or looked up in endings.

use std::ops::ControlFlow;
use std::path::Path;

use anyhow::Result;
use puzzles::Goal;
use rules::{Certainty, Move, Position, RuleSet, Side};
use solver::{Builder, Means, Question, Solver};
use tablebase::Folder;

use crate::commands::tables;
use crate::signals;

/// Memory for what is proved. A turn's own search needs less.
const MEMORY: u64 = 256 << 20;
const TURN_MEMORY: u64 = 1 << 20;

/// Endings that a proof may use: those of Kalah take a tenth of a second.
const ENDINGS: usize = 14;

/// Values moves exactly, in one game.
#[derive(Debug)]
pub(super) struct Judge {
    way: Way,
    /// Positions that one question may take.
    patience: u64,
}

#[derive(Debug)]
enum Way {
    /// Proofs, with the endings known.
    Prove(Box<Solver>),
    /// Endings that go all the way.
    LookUp(Box<Builder>),
}

/// The moves of a position, and what each is worth to who makes it.
pub(super) type Values = Vec<(Move, i16)>;

impl Judge {
    /// Gets ready for positions of a game with up to so many seeds in the houses. Tables that lie in
    /// a folder are read from there.
    pub(super) fn new(
        rules: &RuleSet,
        seeds: usize,
        patience: u64,
        folder: Option<&Path>,
    ) -> Result<Judge> {
        let way = if solver::is_searched(rules) {
            let mut solver = Solver::new(
                &Position::start(rules),
                Means {
                    threads: 1,
                    memory: MEMORY,
                    patience: u64::MAX,
                },
            )?;
            if let Some(known) = solver::affordable(rules, ENDINGS.min(seeds)) {
                solver.use_endings(endings(rules, known, folder)?)?;
            }
            Way::Prove(Box::new(solver))
        } else {
            Way::LookUp(Box::new(endings(rules, seeds, folder)?))
        };
        Ok(Judge { way, patience })
    }

    /// How the values of puzzles with this goal are known.
    pub(super) fn source(&self, goal: Goal) -> Certainty {
        match (&self.way, goal) {
            (Way::LookUp(_), Goal::Margin | Goal::Win | Goal::Draw | Goal::Result) => {
                Certainty::Table
            }
            _ => Certainty::Proved,
        }
    }

    /// What every move is worth towards a goal; `None` if that is not certain, or takes too long.
    pub(super) fn values(&mut self, position: &Position, goal: Goal) -> Result<Option<Values>> {
        match goal {
            Goal::Margin | Goal::Win | Goal::Draw | Goal::Result => self.margins(position),
            Goal::Turn => self.banked(position),
        }
    }

    /// What the mover has more than his opponent at the end, after each move.
    fn margins(&mut self, position: &Position) -> Result<Option<Values>> {
        // As it stands on the board: what is certain is so whatever has been before.
        let position = &Position::read(&position.to_string(), position.rules(), true)?;
        let solution = match &mut self.way {
            Way::Prove(solver) => {
                let patience = self.patience;
                solver.turn_to(position)?;
                solver.solve(Question::Moves, &|known| goes_on(known.nodes, patience))
            }
            Way::LookUp(builder) => solver::look_up(position, builder)?,
        };
        if !solution.answers(Question::Moves) {
            return Ok(None);
        }
        let seen = |margin: i16| match position.side_to_move() {
            Some(Side::North) => -margin,
            _ => margin,
        };
        let moves = solution
            .moves
            .iter()
            .map(|known| (known.mv, seen(known.least)));
        Ok(Some(moves.collect()))
    }

    /// What the mover banks in this turn at most, after each move.
    fn banked(&self, position: &Position) -> Result<Option<Values>> {
        let Some(side) = position.side_to_move() else {
            return Ok(None);
        };
        let before = position.store(side);
        let mut values = Values::new();
        for mv in position.moves() {
            let mut after = position.clone();
            after.advance(mv)?;
            let banked = if after.side_to_move() == Some(side) {
                let tell = |turn: &solver::Turn| goes_on(turn.nodes, self.patience);
                let turn = solver::best_turn(&after, TURN_MEMORY, &tell)?;
                if turn.banked != turn.most {
                    return Ok(None);
                }
                turn.banked
            } else {
                after.store(side)
            };
            values.push((mv, banked.cast_signed() - before.cast_signed()));
        }
        Ok(Some(values))
    }
}

fn goes_on(nodes: u64, patience: u64) -> ControlFlow<()> {
    if nodes > patience {
        ControlFlow::Break(())
    } else {
        signals::go_on()
    }
}

/// The endings of a game with up to so many seeds.
fn endings(rules: &RuleSet, seeds: usize, folder: Option<&Path>) -> Result<Builder> {
    let mut builder = Builder::new(rules, seeds, 1)?;
    let folder = folder.map(|folder| Folder::new(folder, builder.rules()));
    let goes_on = signals::go_on;
    tables::layers(
        &mut builder,
        seeds,
        folder.as_ref(),
        &goes_on,
        |_, _| Ok(()),
    )?;
    Ok(builder)
}
