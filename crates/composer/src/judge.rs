//! Exact values of all moves of a position: proved, or looked up in endings.

use std::ops::ControlFlow;

use puzzles::Goal;
use rules::{Certainty, Move, Position, RuleSet, Side};
use solver::{Builder, Means, Question, SolveError, Solver};

use crate::error::ComposeError;

/// Memory for what is proved. A turn's own search needs less.
const MEMORY: u64 = 256 << 20;
const TURN_MEMORY: u64 = 1 << 20;

/// Endings that a proof may use: those of Kalah take a tenth of a second.
const ENDINGS: usize = 14;

/// Values moves exactly, in one game.
#[derive(Debug)]
pub struct Judge {
    way: Way,
    /// Positions that one question may take.
    patience: u64,
    go_on: GoOn,
}

/// A callback that says whether long work is to go on.
pub type GoOn = fn() -> ControlFlow<()>;

#[derive(Debug)]
enum Way {
    /// Proofs, with the endings known.
    Prove(Box<Solver>),
    /// Endings that go all the way.
    LookUp(Box<Builder>),
}

/// The moves of a position, and what each is worth to who makes it.
pub(crate) type Values = Vec<(Move, i16)>;

impl Judge {
    /// Prepares for positions of a game with up to `seeds` seeds in the houses, of which one
    /// question may take `patience` positions of a search. `endings` makes the endings up to the
    /// number of seeds it is given.
    ///
    /// # Errors
    /// Those of `endings`, and [`SolveError`] if the game cannot be solved.
    pub fn new<E: From<SolveError>>(
        rules: &RuleSet,
        seeds: usize,
        patience: u64,
        go_on: GoOn,
        endings: impl FnOnce(usize) -> Result<Builder, E>,
    ) -> Result<Judge, E> {
        let way = if solver::is_searched(rules) {
            let means = Means {
                threads: 1,
                memory: MEMORY,
                patience: u64::MAX,
            };
            let mut solver = Solver::new(&Position::start(rules), means)?;
            if let Some(known) = solver::affordable(rules, ENDINGS.min(seeds)) {
                solver.use_endings(endings(known)?)?;
            }
            Way::Prove(Box::new(solver))
        } else {
            Way::LookUp(Box::new(endings(seeds)?))
        };
        Ok(Judge {
            way,
            patience,
            go_on,
        })
    }

    /// The source of the values of puzzles with this goal.
    pub(crate) fn source(&self, goal: Goal) -> Certainty {
        match (&self.way, goal) {
            (Way::LookUp(_), Goal::Margin | Goal::Win | Goal::Draw | Goal::Result) => {
                Certainty::Table
            }
            _ => Certainty::Proved,
        }
    }

    /// The value of every move towards a goal; `None` if that is not certain, or takes too long.
    pub(crate) fn values(
        &mut self,
        position: &Position,
        goal: Goal,
    ) -> Result<Option<Values>, ComposeError> {
        match goal {
            Goal::Margin | Goal::Win | Goal::Draw | Goal::Result => self.margins(position),
            Goal::Turn => self.banked(position),
        }
    }

    /// The mover's lead over the opponent at the end, after each move.
    fn margins(&mut self, position: &Position) -> Result<Option<Values>, ComposeError> {
        // As it stands on the board: what is certain is so whatever has been before.
        let position = &Position::read(&position.to_string(), position.rules(), true)?;
        let solution = match &mut self.way {
            Way::Prove(solver) => {
                let (patience, go_on) = (self.patience, self.go_on);
                solver.turn_to(position)?;
                solver.solve(Question::Moves, &|known| {
                    goes_on(known.nodes, patience, go_on)
                })
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

    /// The most that the mover can bank in this turn, after each move.
    fn banked(&self, position: &Position) -> Result<Option<Values>, ComposeError> {
        let Some(side) = position.side_to_move() else {
            return Ok(None);
        };
        let before = position.store(side);
        let mut values = Values::new();
        for mv in position.moves() {
            let mut after = position.clone();
            after.advance(mv)?;
            let banked = if after.side_to_move() == Some(side) {
                let tell = |turn: &solver::Turn| goes_on(turn.nodes, self.patience, self.go_on);
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

fn goes_on(nodes: u64, patience: u64, go_on: GoOn) -> ControlFlow<()> {
    if nodes > patience {
        ControlFlow::Break(())
    } else {
        go_on()
    }
}
