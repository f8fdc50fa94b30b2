//! Valuation of a game: asks the worker about every move, from the last position to the first: what it
//! remembers of later positions makes the values of earlier ones better, and agree with them.

use game::{Game, NodeId, Step};
use protocol::worker::{Endings, MEMORY_MIB, Purpose, Search, Valued};
use rules::{Position, Side, ToMove};

use crate::study::knowledge::{Way, reachable, way};
use crate::study::review::Choice;
use crate::study::worth::Worth;

/// The number of nodes for each position: a game is judged alike on a busy machine and an idle one.
/// Fifty positions take four (Kalah) to fifteen seconds (Bao) on a desk, those among the endings none.
const NODES_MAX: u32 = 400_000;

/// The greatest time for each position, in milliseconds, for machines too slow for that.
const TIME_MS: u32 = 2_000;

/// Endings with this many seeds are soon known to the worker in every game that has any.
const ENDING_SEEDS_MAX: u16 = 10;

/// The question for the values of all moves of a player, with a time limit.
pub(super) fn question(game: String, position: String, side: Side, time_ms_max: u32) -> Search {
    Search {
        id: 0,
        game,
        position,
        north: side == Side::North,
        purpose: Purpose::Values,
        endings: Endings::Known,
        nodes_max: None,
        time_ms_max,
        memory_mib: MEMORY_MIB,
    }
}

/// A position of the game.
#[derive(Clone, Debug)]
struct Station {
    node: NodeId,
    position: Position,
    /// The player who chooses, unless both or nobody does.
    side: Option<Side>,
    /// The move played.
    played: Option<String>,
    /// The value, once it is known.
    worth: Option<Worth>,
    /// The length of the best move's line, once it is known.
    way: Option<Way>,
    /// The moves, best first, once they are known.
    moves: Vec<Valued>,
}

/// A game being valued.
#[derive(Clone, Debug)]
pub(super) struct Judging {
    rules: String,
    stations: Vec<Station>,
    /// The number of positions that need no further look, counted from the last one.
    done: usize,
    /// The second pass: endings that were only searched are asked about once more, as the worker
    /// may not have known them the first time.
    again: bool,
}

impl Station {
    /// Whether its value is only searched, though few enough seeds are left to look it up.
    fn is_open_ending(&self) -> bool {
        let left = self.position.pieces_total()
            - Side::BOTH
                .map(|side| self.position.store(side))
                .iter()
                .sum::<u16>();
        left <= ENDING_SEEDS_MAX && self.worth.is_some_and(|worth| !worth.point.exact)
    }
}

impl Judging {
    /// The valuation of the line shown.
    pub(super) fn of(game: &Game) -> Judging {
        let mut game = game.clone();
        let played = |step: &Step| match step {
            Step::Ply(ply) => Some(ply.text()),
            _ => None,
        };
        let played: Vec<Option<String>> = game.line().map(played).collect();
        let stations = (0..=played.len()).map(|at| {
            game.go_to(at);
            let position = game.position();
            let side = match position.to_move() {
                ToMove::One(side) => Some(side),
                ToMove::Both | ToMove::Nobody => None,
            };
            Station {
                node: game.node(),
                position: position.clone(),
                side,
                played: played.get(at).cloned().flatten(),
                worth: Worth::over(position),
                way: position.is_over().then_some(Way {
                    plies: 0,
                    ends: true,
                    is_best: true,
                }),
                moves: Vec::new(),
            }
        });
        let mut judging = Judging {
            stations: stations.collect(),
            rules: game.rules().to_string(),
            done: 0,
            again: false,
        };
        judging.skip();
        judging
    }

    fn skip(&mut self) {
        let is_done =
            |station: &Station| station.side.is_none() || (self.again && !station.is_open_ending());
        let rest = self.stations.iter().rev().skip(self.done);
        self.done += rest.take_while(|&station| is_done(station)).count();
    }

    /// The index of the position under search, unless all are done.
    fn at(&self) -> Option<usize> {
        self.stations.len().checked_sub(self.done + 1)
    }

    /// The next question to the worker.
    pub(super) fn question(&self) -> Option<Search> {
        let station = &self.stations[self.at()?];
        let (game, position) = (self.rules.clone(), format!("{:#}", station.position));
        Some(Search {
            nodes_max: Some(NODES_MAX),
            ..question(game, position, station.side?, TIME_MS)
        })
    }

    /// Takes the worker's values for the position it was asked about.
    pub(super) fn learn(&mut self, moves: Vec<Valued>) {
        if let Some(at) = self.at()
            && let station = &mut self.stations[at]
            && let Some(side) = station.side
            && let moves = reachable(moves, &station.position, side)
            && let Some(best) = moves.first()
        {
            station.worth = Some(Worth::of(best, side));
            station.way = Some(way(&station.position, best));
            station.moves = moves;
        }
    }

    /// Goes on to the next position: the worker has nothing more to say about this one.
    pub(super) fn advance(&mut self) {
        self.done += 1;
        self.skip();
        if self.is_done() && !self.again {
            self.again = true;
            self.done = 0;
            self.skip();
        }
    }

    /// Whether no question is left.
    pub(super) fn is_done(&self) -> bool {
        self.at().is_none()
    }

    /// The number of positions that are done, and of all.
    pub(super) fn progress(&self) -> [usize; 2] {
        [self.looked_into(), self.stations.len()]
    }

    /// The number of positions that have been looked into once.
    fn looked_into(&self) -> usize {
        if self.again {
            self.stations.len()
        } else {
            self.done
        }
    }

    /// The position asked about, with its value as far as known.
    pub(super) fn latest(&self) -> Option<(&Position, Worth)> {
        let station = &self.stations[self.at()?];
        Some((&station.position, station.worth?))
    }

    /// The distance of each position from the end in the line found, as far as known.
    pub(super) fn ways(&self) -> Vec<Option<Way>> {
        self.stations.iter().map(|station| station.way).collect()
    }

    /// The choices of the positions that are done, each with its step.
    pub(super) fn choices(&self) -> Vec<(usize, Choice)> {
        let unseen = self.stations.len() - self.looked_into();
        let (mut turn, mut before) = (0, None);
        let choice = |(at, station): (usize, &Station)| {
            let side = station.side?;
            // South's turn, and North's after it, are a row of a score sheet.
            let goes_on = before == Some(side);
            let answers = (before, side) == (Some(Side::South), Side::North);
            turn += usize::from(!goes_on && !answers);
            before = Some(side);
            let choice = Choice {
                side,
                moves: station.moves.clone(),
                played: station.played.clone()?,
                turn,
                many: i32::from(station.position.pieces_total()) / 8,
            };
            (unseen <= at).then_some((at, choice))
        };
        self.stations
            .iter()
            .enumerate()
            .filter_map(choice)
            .collect()
    }

    /// The player who chooses in a position of the game and the values of the moves, once it has been
    /// looked into.
    pub(super) fn values_at(&self, node: NodeId) -> Option<(Side, Vec<Valued>)> {
        let station = &self.stations[self.shown(node)?];
        let moves = Some(station.moves.clone()).filter(|moves| !moves.is_empty());
        station.side.zip(moves)
    }

    /// The node of a position in the game.
    pub(super) fn node(&self, at: usize) -> Option<NodeId> {
        self.stations.get(at).map(|station| station.node)
    }

    /// The index of the position shown.
    pub(super) fn shown(&self, node: NodeId) -> Option<usize> {
        self.stations
            .iter()
            .position(|station| station.node == node)
    }
}

#[cfg(test)]
mod tests {
    use rules::Position;

    use super::*;
    use crate::study::review::valued;

    #[test]
    fn every_choice_of_a_game_is_asked_about_once() {
        let rules = "kalah".parse().unwrap();
        let start = "0-0-0-0-1-1-0-0-0-0-0-1-22-23-S";
        let mut game = Game::new(Position::read(start, &rules, true).unwrap());
        for text in ["F", "E", "f"] {
            let Ok(mv) = game.position().read_move(text) else {
                break;
            };
            game.play(mv).unwrap();
        }
        let mut judging = Judging::of(&game);
        let mut asked = 0;
        while let Some(question) = judging.question() {
            let mv = if question.north { "f" } else { "E" };
            judging.learn(vec![valued(mv, 2)]);
            judging.advance();
            asked += 1;
        }
        let [done, all] = judging.progress();
        assert_eq!(done, all);
        assert_eq!(all, game.line_len() + 1);
        assert!(
            judging
                .stations
                .iter()
                .all(|station| station.worth.is_some())
        );
        assert!(judging.ways().iter().all(Option::is_some));
        let choices = judging.choices();
        assert_eq!(choices.len(), game.line_len());
        assert!(asked >= choices.len());
        assert_eq!(judging.shown(game.node()), Some(game.line_len()));
        assert_eq!(judging.node(game.line_len()), Some(game.node()));
    }
    #[test]
    fn an_ending_that_was_only_searched_is_asked_about_again() {
        let rules = "kalah".parse().unwrap();
        let start = "0-0-0-0-1-1-0-0-0-0-0-1-22-23-S";
        let game = Game::new(Position::read(start, &rules, true).unwrap());
        let mut judging = Judging::of(&game);
        let searched = Valued {
            source: rules::Certainty::Searched { depth: 2 },
            ..valued("F", 0)
        };
        judging.learn(vec![searched]);
        judging.advance();
        assert!(!judging.is_done());
        assert_eq!(judging.progress(), [1, 1]);
        judging.learn(vec![valued("E", 2)]);
        judging.advance();
        assert!(judging.is_done() && judging.question().is_none());
        let first = judging.stations[0].worth;
        assert_eq!(first.map(|worth| worth.point.exact), Some(true));
    }
}
