//! Small trained networks of games of the general machine. They are as a
//! [`Network`](crate::Network), one layer with `ReLU`, but narrow, and they see all that lies on
//! the board: houses, marks, and seeds in hand.
//!
//! The numbers of a game are a file of `nets/`, made by `cargo run --release -p engine --example
//! train`. A game finds them by its laws and not by its name; without numbers it is judged by counts.

use std::sync::LazyLock;

use rules::general::{State, Tree};
use rules::{Aim, Position};

use crate::key::Mixer;
use crate::scale::POINT;

/// The numbers in a row, which the processor adds together.
const LANES: usize = 8;
/// The counts of seeds in a place that are told apart, on two rows and on four; more seeds count as
/// one less than this.
const COUNTS: [usize; 2] = [16, 10];
/// The units of a sum that make a point.
const UNIT: i32 = 16;

/// The files of numbers, each with the name of its game.
const FILES: [(&str, &str); 3] = [
    ("bao", include_str!("../../nets/bao.txt")),
    ("bestemshe", include_str!("../../nets/bestemshe.txt")),
    (
        "togyz-kumalak",
        include_str!("../../nets/togyz-kumalak.txt"),
    ),
];

/// The numbers of those files.
static SHIPPED: LazyLock<Vec<Numbers>> =
    LazyLock::new(|| FILES.iter().map(|(_, text)| Numbers::read(text)).collect());

/// The inputs of a game: the rows of its numbers, and the laws that these are for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Inputs {
    /// The hash of the laws.
    pub laws: u64,
    /// Places with a row for each count of seeds: the houses of the player to move in the order of
    /// their letters, those of the opponent, and the hands of both where there are hands.
    pub places: usize,
    /// The counts of seeds that are told apart; more count as the last of them.
    pub counts: usize,
    /// Marks with one row each, after those of the places.
    pub marks: usize,
}

impl Inputs {
    /// The numbers in a row.
    pub const LANES: usize = LANES;
    /// The units that make a point.
    pub const UNIT: i32 = UNIT;

    /// The inputs of the game of a position; `None` for other machines.
    pub fn of(position: &Position) -> Option<Inputs> {
        position.tree().map(Inputs::of_tree)
    }

    fn of_tree(tree: Tree<'_>) -> Inputs {
        let houses = 2 * usize::from(tree.board().houses());
        let (hands, nyumbas) = if has_hands(tree) { (2, 2) } else { (0, 0) };
        let held = if has_holds(tree) { 2 * houses } else { 0 };
        Inputs {
            laws: Mixer::key(&tree.identity()),
            places: houses + hands,
            counts: counts(tree),
            marks: nyumbas + held,
        }
    }
}

/// The counts of seeds in a place that are told apart.
#[inline]
fn counts(tree: Tree<'_>) -> usize {
    COUNTS[usize::from(tree.board().rows() > 2)]
}

/// Whether seeds in hand are on the way to the board, as in Bao.
#[inline]
fn has_hands(tree: Tree<'_>) -> bool {
    tree.properties().aim == Aim::FrontRow
}

/// Whether houses may be held.
#[inline]
fn has_holds(tree: Tree<'_>) -> bool {
    tree.board().rows() == 2
}

/// Calls `visit` with each row that counts in a state.
#[inline]
fn each_row(tree: Tree<'_>, state: &State, mut visit: impl FnMut(usize)) {
    let side = state.side();
    let players = [side, !side];
    let counts = counts(tree);
    let mut base = 0;
    let mut count = |seeds: u8| {
        visit(base + usize::from(seeds).min(counts - 1));
        base += counts;
    };
    for player in players {
        for &seeds in tree.houses(state, player) {
            count(seeds);
        }
    }
    if has_hands(tree) {
        for player in players {
            count(tree.store(state, player));
        }
        for player in players {
            if tree.has_nyumba(state, player) {
                visit(base);
            }
            base += 1;
        }
    }
    if has_holds(tree) {
        let houses = usize::from(tree.board().houses());
        for player in players {
            let mut held = tree.held(state, player);
            while held != 0 {
                let cell = held.trailing_zeros() as usize;
                held &= held - 1;
                visit(base + (cell + side.index() * houses) % (2 * houses));
            }
            base += 2 * houses;
        }
    }
}

/// The rows that count in a position of the general machine.
pub(crate) fn rows_seen(tree: Tree<'_>) -> Vec<u16> {
    let mut rows = Vec::new();
    each_row(tree, tree.root(), |row| rows.push(row as u16));
    rows
}

/// A row, aligned for the processor.
#[derive(Clone, Copy, Debug)]
#[repr(align(16))]
struct Row([i16; LANES]);

/// The trained numbers of a game.
#[derive(Debug)]
pub(super) struct Numbers {
    laws: u64,
    /// The start values of the sums.
    bias: Row,
    rows: Vec<Row>,
}

impl Numbers {
    /// The numbers for a game with these laws; they do not know of houses that belong to the player
    /// across the board.
    pub(super) fn of(tree: Tree<'_>) -> Option<&'static Numbers> {
        let laws = Mixer::key(&tree.identity());
        let mut shipped = SHIPPED.iter();
        shipped.find(|numbers| numbers.laws == laws && tree.ceded() == 0)
    }

    /// Reads what the trainer writes: `laws` with their hash, the start values of the sums, and the
    /// rows.
    fn read(text: &str) -> Numbers {
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        let laws = lines.next().and_then(|line| line.strip_prefix("laws "));
        let laws = laws.and_then(|laws| u64::from_str_radix(laws, 16).ok());
        let mut rows = lines.map(|line| {
            let mut row = Row([0; LANES]);
            for (number, word) in row.0.iter_mut().zip(line.split(' ')) {
                *number = word.parse().expect("the trainer writes numbers of 16 bits");
            }
            row
        });
        Numbers {
            laws: laws.expect("the trainer writes the laws first"),
            bias: rows.next().expect("the trainer writes the start values"),
            rows: rows.collect(),
        }
    }

    /// The margin by which the player to move will still win more than the opponent, in hundredths
    /// of a point.
    #[inline]
    pub(super) fn value(&self, tree: Tree<'_>, state: &State) -> i32 {
        let mut sums = self.bias.0;
        each_row(tree, state, |row| {
            for (sum, number) in sums.iter_mut().zip(self.rows[row].0) {
                *sum = sum.wrapping_add(number);
            }
        });
        weigh(sums) * POINT / UNIT
    }
}

/// The value of the sums of a board. The second half of the places counts for the player to move,
/// and only the last one may be negative.
fn weigh(mut sums: [i16; LANES]) -> i32 {
    let last = std::mem::take(&mut sums[LANES - 1]);
    let half = |sums: &[i16]| sums.iter().map(|&sum| i32::from(sum.max(0))).sum::<i32>();
    let (against, speaks) = sums.split_at(LANES / 2);
    i32::from(last) + half(speaks) - half(against)
}

#[cfg(test)]
mod tests {
    use rules::{Random, RuleSet};

    use super::*;
    use crate::scale;

    /// A game by chance, and the same game begun by the other player.
    fn mirrored_games(rules: &RuleSet, seed: u64) -> [Vec<Position>; 2] {
        let south = Position::start(rules);
        let text = south.to_string();
        let (board, marks) = text.split_once("-S").expect("South begins");
        let north = Position::read(&format!("{board}-N{marks}"), rules, false);
        let north = north.expect("either may begin");
        let mut games = [vec![south], vec![north]];
        let mut random = Random::new(seed);
        for _ in 0..100 {
            let chosen = random.below(1000) as usize;
            for game in &mut games {
                let mut position = game[game.len() - 1].clone();
                let moves = position.moves();
                if moves.is_empty() {
                    return games;
                }
                let mv = moves[chosen % moves.len()];
                position.advance(mv).expect("a listed move is legal");
                game.push(position);
            }
        }
        games
    }

    #[test]
    fn numbers_belong_to_the_game_of_their_name_alone() {
        for (name, _) in FILES {
            let position = Position::start(&name.parse().unwrap());
            let tree = position.tree().unwrap();
            let numbers = Numbers::of(tree).unwrap_or_else(|| panic!("{name}: other laws"));
            let inputs = Inputs::of_tree(tree);
            let rows = inputs.places * inputs.counts + inputs.marks;
            assert_eq!(numbers.rows.len(), rows, "{name}");
        }
        let named = |game: &RuleSet| FILES.iter().any(|(name, _)| *name == game.game().name);
        let family = rules::catalogue::family().iter().map(RuleSet::new);
        for rules in family.filter(|rules| !named(rules)) {
            let position = Position::start(&rules);
            assert!(Numbers::of(position.tree().unwrap()).is_none(), "{rules}");
        }
        let position = Position::start(&"togyz-kumalak:seeds=8".parse().unwrap());
        assert!(Numbers::of(position.tree().unwrap()).is_none());
    }

    #[test]
    fn no_board_makes_a_sum_that_does_not_fit_or_a_value_of_a_win() {
        for (name, text) in FILES {
            let numbers = Numbers::read(text);
            let inputs = Inputs::of(&Position::start(&name.parse().unwrap())).unwrap();
            for (lane, sign) in (0..LANES).flat_map(|lane| [(lane, 1), (lane, -1)]) {
                let at = |row: &Row| sign * i32::from(row.0[lane]);
                let (counts, marks) = numbers.rows.split_at(inputs.places * inputs.counts);
                let counts = counts.chunks(inputs.counts);
                let counts = counts.filter_map(|place| place.iter().map(at).max());
                let marks = marks.iter().map(|row| at(row).max(0));
                let sum = at(&numbers.bias) + counts.sum::<i32>() + marks.sum::<i32>();
                assert!(sum <= i32::from(i16::MAX), "{name}: {sum}");
            }
        }
        let sums = [i16::MAX; LANES].map(i32::from);
        let most = sums.iter().sum::<i32>() * POINT / UNIT;
        assert!(!scale::is_win(most) && !scale::is_win(-most));
    }

    #[test]
    fn a_mirrored_board_has_the_same_value_for_the_player_to_move() {
        for (seed, (name, _)) in (0..).zip(FILES) {
            let [south, north] = mirrored_games(&name.parse().unwrap(), seed);
            let both = south.iter().zip(&north);
            for (south, north) in both.filter(|(south, _)| !south.is_over()) {
                let value = |position: &Position| {
                    let tree = position.tree().unwrap();
                    Numbers::of(tree).unwrap().value(tree, tree.root())
                };
                assert_ne!(south.side_to_move(), north.side_to_move(), "{name}");
                assert_eq!(value(south), value(north), "{name} {south} {north}");
            }
        }
    }
}
