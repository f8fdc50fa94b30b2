//! Congkak's simultaneous opening: both players choose a house without knowing the other's.
//!
//! There is no single best move here, for the result depends on the other player's choice at the
//! same moment. The value of a house is half its result against the best answer and half its
//! average result.

use std::ops::ControlFlow;

use rules::machine::{Choices, SeedChoice};
use rules::{Certainty, Fruit, Move, Position, PositionOf, Side, ToMove, Visitor};

use crate::family::{Family, FruitFamily, Judgement, SeedFamily};
use crate::few;
use crate::network::Network;
use crate::scale::{self, POINT};
use crate::{Info, Limits, MoveValue, Report, Value};

/// The default number of choices to look ahead: with more, a right guess of the other player's
/// choices is too unlikely.
const DEPTH: u32 = 3;

/// Values the houses of one player.
pub(crate) fn search(
    position: &Position,
    side: Side,
    limits: &Limits<'_>,
    network: Option<&Network>,
    on_info: &mut dyn FnMut(&Info) -> ControlFlow<()>,
) -> Report {
    let mut report = Report::default();
    for depth in 1..=limits.depth.unwrap_or(DEPTH).clamp(1, DEPTH) {
        let mut guess = Guess {
            side,
            limits,
            network,
            nodes: report.nodes,
            may_stop: depth > 1,
            stopped: false,
        };
        let mut values = guess.houses(position, side, depth);
        report.nodes = guess.nodes;
        if guess.stopped {
            break;
        }
        few::highest_first(&mut values, |&(_, value)| value);
        report.depth = depth;
        report.fine = values.iter().map(|&(_, value)| value).collect();
        let told = values.into_iter().map(|(mv, value)| MoveValue {
            mv,
            value: Value {
                points: scale::points(value),
                source: Certainty::Searched { depth },
            },
            line: vec![mv],
        });
        report.moves = told.collect();
        if report.moves.is_empty() {
            break;
        }
        let info = Info {
            depth,
            nodes: report.nodes,
            table_hits: 0,
            moves: report.moves.clone(),
        };
        if on_info(&info).is_break() {
            break;
        }
    }
    report
}

/// The estimate of an opening for one player.
struct Guess<'a> {
    side: Side,
    limits: &'a Limits<'a>,
    network: Option<&'a Network>,
    nodes: u64,
    may_stop: bool,
    stopped: bool,
}

impl Guess<'_> {
    /// The houses that a player can choose, with their values to that player.
    fn houses(&mut self, position: &Position, by: Side, depth: u32) -> Vec<(Move, i32)> {
        let listed = |side| position.playable(side).iter();
        let sign = if by == self.side { 1 } else { -1 };
        let together = position.to_move() == ToMove::Both;
        let mut values = Vec::new();
        for house in listed(by) {
            let mut worst = i32::MAX;
            let mut sum = 0;
            let mut number = 0;
            if together {
                for answer in listed(!by) {
                    let mv = match by {
                        Side::South => Move::Both(house, answer),
                        Side::North => Move::Both(answer, house),
                    };
                    let value = sign * self.after(position, mv, depth);
                    worst = worst.min(value);
                    sum += value;
                    number += 1;
                }
            } else {
                sum = sign * self.after(position, Move::House(house), depth);
                worst = sum;
                number = 1;
            }
            values.push((Move::House(house), worst.midpoint(sum / number.max(1))));
        }
        values
    }

    /// The value of a position, after a move, to the player who is valued.
    fn after(&mut self, position: &Position, mv: Move, depth: u32) -> i32 {
        self.nodes += 1;
        let limits = self.limits;
        let is_over = |nodes: u64| {
            limits.nodes.is_some_and(|most| nodes >= most)
                || nodes.is_multiple_of(512) && limits.deadline.is_some_and(|is_over| is_over())
        };
        self.stopped |= self.may_stop && is_over(self.nodes);
        if self.stopped {
            return 0;
        }
        let mut after = position.clone();
        after.advance(mv).expect("a playable house can be played");
        if !after.in_opening() || after.is_over() || depth <= 1 {
            return after.visit(Judge {
                side: self.side,
                network: self.network,
            });
        }
        // The next player to choose takes the best for themselves; if both do, the one who is
        // valued.
        let by = after.side_to_move().unwrap_or(self.side);
        let values = self.houses(&after, by, depth - 1);
        let best = values.into_iter().map(|(_, value)| value).max();
        let best = best.unwrap_or_default();
        if by == self.side { best } else { -best }
    }
}

/// The static evaluation of a position for a player, without any search.
pub(crate) struct Judge<'a> {
    pub(crate) side: Side,
    /// The engine's own network, if it has one.
    pub(crate) network: Option<&'a Network>,
}

impl Visitor for Judge<'_> {
    type Output = i32;

    fn seeds<C: Choices<Choice = SeedChoice>>(self, position: &PositionOf<C>) -> i32 {
        let family = SeedFamily::new(position.machine(), Judgement::Full, self.network);
        self.value(position, &family)
    }

    fn fruit(self, position: &PositionOf<Fruit>) -> i32 {
        let family = FruitFamily::new(position.machine(), Judgement::Full);
        self.value(position, &family)
    }

    fn general(self, position: &Position) -> i32 {
        let score = position.score();
        i32::from(score[self.side] - score[!self.side]) * POINT
    }
}

impl Judge<'_> {
    fn value<C: Choices, F: Family<C>>(self, position: &PositionOf<C>, family: &F) -> i32 {
        let (machine, state) = (position.machine(), position.state());
        // In the middle of the opening it is neither player's turn, and the score so far decides.
        if state.over.is_some() || position.to_move() != ToMove::One(state.side) {
            let score = machine.score(state);
            return i32::from(score[self.side] - score[!self.side]) * POINT;
        }
        let value = family.evaluate(machine, state);
        if state.side == self.side {
            value
        } else {
            -value
        }
    }
}
