//! Builds a table layer by layer: first all positions with no seed, then those with one, and so
//! on. Each layer needs all those before it.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};

use rules::machine::{Choices, SeedChoice};
use rules::{Fruit, Obstacle, Position, PositionOf, RuleSet, Visitor};
use tablebase::rows::{SEEDS_MAX, count};
use tablebase::{FileError, Row, Rows, Values, in_order};
use thiserror::Error;

use crate::cycles::{self, Effects};
use crate::derive;
use crate::endings::Endings;
use crate::fill::{self, Known};
use crate::layer::{Bound, Layer, Pair, turn, value};
use crate::method::Method;
use crate::numbering::Numbering;
use crate::plan::Plan;
use crate::plies;
use crate::steps;

/// A callback that gets the number of positions done since it was last called, and can stop the
/// work.
type Tell<'a> = &'a (dyn Fn(u64) -> ControlFlow<()> + Sync);

/// The reason why a table cannot be built.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum BuildError {
    /// There is no method for this game.
    #[error("no endgame tables for `{rules}`: {why}")]
    Unsupported {
        /// The game.
        rules: Box<RuleSet>,
        /// The obstacle.
        why: Obstacle,
    },
    /// Margins would not fit into a byte.
    #[error("{seeds} seeds are too many: a table holds up to {SEEDS_MAX}")]
    TooManySeeds {
        /// The number of seeds asked for.
        seeds: usize,
    },
}

impl BuildError {
    pub(crate) fn unsupported(rules: &RuleSet, why: Obstacle) -> BuildError {
        let rules = Box::new(*rules);
        BuildError::Unsupported { rules, why }
    }
}

/// The precomputed data of a method.
#[derive(Debug)]
enum Means {
    Lines(Plan),
    Plies,
    Rounds(Effects),
    Steps,
}

/// The layers of a table in memory.
#[derive(Debug)]
pub struct Builder {
    rules: RuleSet,
    start: Position,
    rows: Rows,
    method: Method,
    /// The number of seeds in the last layer it is to build.
    seeds_most: usize,
    /// Made when the first layer is built: that takes seconds, and `tell` may stop it.
    means: Option<Means>,
    layers: Vec<Layer>,
    threads: usize,
}

/// Checks that tables of a game can be built up to `seeds` seeds.
///
/// # Errors
/// [`BuildError`] if they cannot.
pub fn can_build(rules: &RuleSet, seeds: usize) -> Result<(), BuildError> {
    method(rules, seeds).map(drop)
}

fn method(rules: &RuleSet, seeds: usize) -> Result<Method, BuildError> {
    let rules = tablebase::key(rules);
    let method = Method::of(&rules).map_err(|why| BuildError::unsupported(&rules, why))?;
    if seeds > SEEDS_MAX {
        return Err(BuildError::TooManySeeds { seeds });
    }
    Ok(method)
}

impl Builder {
    /// Prepares to build the layers with up to `seeds` seeds, in `threads` threads.
    ///
    /// # Errors
    /// Those of [`can_build`].
    pub fn new(rules: &RuleSet, seeds: usize, threads: usize) -> Result<Builder, BuildError> {
        let method = method(rules, seeds)?;
        let rules = tablebase::key(rules);
        let start = Position::start(&rules);
        Ok(Builder {
            rows: Rows::new(rules.houses()),
            method,
            seeds_most: seeds,
            means: None,
            rules,
            start,
            layers: Vec::new(),
            threads,
        })
    }

    /// The most bytes that building and writing the layers with up to `seeds` seeds takes.
    pub fn memory(rules: &RuleSet, seeds: usize) -> u64 {
        // Large boards go beyond 64 bits.
        let rows = Rows::new(rules.houses());
        let count = |seeds| rows.count(seeds) as u128;
        let pairs = |seeds: usize| {
            let split = |inner: usize| (2 * count(inner)).saturating_mul(count(seeds - inner));
            (0..=seeds / 2).map(split).fold(0, u128::saturating_add)
        };
        let method = Method::of(&tablebase::key(rules));
        if method == Ok(Method::Steps) {
            let layers = (0..=seeds).map(pairs).fold(16 << 20, u128::saturating_add);
            let all =
                layers.saturating_add(pairs(seeds).saturating_mul(steps::bytes(rules, seeds)));
            return u64::try_from(all).unwrap_or(u64::MAX);
        }
        // A row has a few numbers for each house, and for each number of seeds sown into it. A list
        // may take twice its size while it grows. Where positions come back, the entries also
        // depend on whether the opponent's seeds can be captured, and a layer lies in memory three
        // times while it is built.
        let comes_back = method == Ok(Method::Rounds);
        let plan = |own: usize| {
            if method == Ok(Method::Plies) {
                return 0;
            }
            let sown = (seeds - own) * if comes_back { 4 } else { 1 };
            let houses = usize::from(rules.houses()) * if comes_back { 12 } else { 8 };
            4 * count(own) * (houses + sown) as u128
        };
        let rounds = match (comes_back, rules.properties().leaves_open) {
            (false, _) => 0,
            (true, false) => pairs(seeds).saturating_mul(2),
            (true, true) => pairs(seeds).saturating_mul(5),
        };
        // The program, its threads, and the bytes about to be written.
        let rest = rounds.saturating_add((16 << 20) + pairs(seeds) / 32);
        let layers = (0..=seeds).map(|seeds| pairs(seeds).saturating_add(plan(seeds)));
        let all = layers.fold(rest, u128::saturating_add);
        u64::try_from(all).unwrap_or(u64::MAX)
    }

    /// The game whose endings these are.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// A position of the game, with its machine.
    pub(crate) fn start(&self) -> &Position {
        &self.start
    }

    /// The number of layers built so far: those with fewer seeds than this.
    pub fn layers(&self) -> usize {
        self.layers.len()
    }

    /// The number of positions in a layer, for every split of its seeds.
    pub fn positions(&self, seeds: usize) -> u64 {
        let rows = &self.rows;
        (0..=seeds)
            .map(|own| rows.count(own) as u64 * rows.count(seeds - own) as u64)
            .sum()
    }

    /// The number of positions in the layers built so far.
    pub(crate) fn all_positions(&self) -> u64 {
        (0..self.layers.len())
            .map(|seeds| self.positions(seeds))
            .sum()
    }

    /// Builds the next layer. `tell` gets the number of positions done since it was last called,
    /// and can stop the work; then nothing has changed, and `Break` is returned.
    pub fn build(&mut self, tell: Tell<'_>) -> ControlFlow<()> {
        let means = self.means.take().or_else(|| {
            self.start.visit(Planning {
                method: self.method,
                seeds: self.seeds_most,
                tell,
            })
        });
        let Some(means) = means else {
            return ControlFlow::Break(());
        };
        let layer = match &means {
            Means::Rounds(effects) => self.start.visit(GoRound {
                builder: self,
                effects,
                tell,
            }),
            Means::Lines(plan) => self.fill(Some(plan), tell),
            Means::Plies => self.fill(None, tell),
            Means::Steps => steps::layer(&self.known_steps(), tell),
        };
        self.means = Some(means);
        match layer {
            Some(layer) => {
                self.layers.push(layer);
                ControlFlow::Continue(())
            }
            None => ControlFlow::Break(()),
        }
    }

    /// The input for a layer of a game of the general machine.
    fn known_steps(&self) -> steps::Known<'_> {
        steps::Known {
            tree: self.start.tree().expect("a game of the general machine"),
            rows: &self.rows,
            layers: &self.layers,
            threads: self.threads,
        }
    }

    /// Computes the next layer in one pass.
    fn fill(&self, plan: Option<&Plan>, tell: Tell<'_>) -> Option<Layer> {
        let seeds = self.layers.len();
        let most = seeds / 2;
        // Largest pairs first: then the threads finish at about the same time.
        let pairs = in_order(most + 1, self.threads, |number| {
            let inner = most - number;
            match plan {
                // If one player has all seeds, the game may be over: that is left to the other arm.
                Some(plan) if inner > 0 => tell(0).is_continue().then(|| {
                    let known = Known {
                        plan,
                        layers: &self.layers,
                    };
                    let pair = fill::pair(known, seeds - inner, inner);
                    // An answer of `Break` is ignored here: `tell` is asked again before the next
                    // pair.
                    let _ = tell(pair.values.iter().map(|values| values.len() as u64).sum());
                    pair
                }),
                _ => self.start.visit(ByPlies {
                    builder: self,
                    inner,
                    tell,
                }),
            }
        });
        let pairs = pairs.into_iter().rev().collect::<Option<Vec<_>>>()?;
        Some(Layer { pairs })
    }

    /// Loads the next layer from a file.
    ///
    /// # Errors
    /// [`FileError`] if the file is damaged.
    ///
    /// # Panics
    /// If the file holds another layer.
    pub fn load(&mut self, file: &tablebase::Layer) -> Result<(), FileError> {
        let seeds = self.layers.len();
        assert_eq!(file.head().seeds, seeds, "the next layer");
        let rows = &self.rows;
        let mut pairs = Vec::new();
        for inner in 0..=seeds / 2 {
            let (height, width) = (rows.count(seeds - inner), rows.count(inner));
            let to_outer = file.values(seeds - inner, self.threads)?;
            let turned = file.values(inner, self.threads)?;
            let to_inner = turn(&turned, height, width);
            pairs.push(Pair {
                values: [to_outer, to_inner],
                width,
            });
        }
        self.layers.push(Layer { pairs });
        Ok(())
    }

    /// The values of a layer, for writing it to a file.
    pub fn values(&self, seeds: usize) -> impl Values + '_ {
        LayerValues {
            layer: &self.layers[seeds],
            seeds,
        }
    }

    /// The value of a position, from the row of the player to move and that of the opponent.
    pub fn value(&self, own: &Row, other: &Row) -> Option<i8> {
        value(&self.rows, &self.layers, own, other)
    }

    /// Converts the layers for look-ups by a search; layers beyond the numbering are left out.
    pub(crate) fn into_endings(mut self, numbering: &Numbering) -> Endings {
        self.layers.truncate(numbering.layers());
        let step = if self.rules.properties().has_parity {
            2
        } else {
            1
        };
        Endings::new(&self.rows, self.layers, numbering, step, self.threads)
    }

    /// Derives each value of the last layer again by the rules themselves, from the values of its
    /// successors. Returns a position whose stored value differs, if there is one. If successors
    /// are left open, the stored value only has to lie within the possible range.
    pub fn verify(&self, tell: Tell<'_>) -> Option<[Row; 2]> {
        self.start.visit(Verify {
            builder: self,
            tell,
        })
    }
}

struct LayerValues<'a> {
    layer: &'a Layer,
    seeds: usize,
}

impl Values for LayerValues<'_> {
    fn line(&self, own: usize, rank: usize, from: usize, line: &mut [i8]) {
        let from_layer = self.layer.line(own, rank, self.seeds - own, true);
        let values = from_layer.values[from * from_layer.stride..].iter();
        for (to, &value) in line.iter_mut().zip(values.step_by(from_layer.stride)) {
            *to = value;
        }
    }
}

struct Planning<'a> {
    method: Method,
    seeds: usize,
    tell: Tell<'a>,
}

impl Visitor for Planning<'_> {
    type Output = Option<Means>;

    fn seeds<C: Choices<Choice = SeedChoice>>(self, position: &PositionOf<C>) -> Option<Means> {
        let machine = position.machine();
        Some(match self.method {
            Method::Lines => Means::Lines(Plan::new(machine, self.seeds, self.tell)?),
            Method::Plies => Means::Plies,
            Method::Rounds => {
                let rows = Rows::new(machine.shape().houses());
                Means::Rounds(Effects::new(machine, &rows, self.seeds, self.tell)?)
            }
            Method::Steps => Means::Steps,
        })
    }

    fn fruit(self, _: &PositionOf<Fruit>) -> Option<Means> {
        unreachable!("refused before")
    }

    fn general(self, _: &Position) -> Option<Means> {
        Some(Means::Steps)
    }
}

/// Computes a layer by rounds, for games in which positions come back.
struct GoRound<'a> {
    builder: &'a Builder,
    effects: &'a Effects,
    tell: Tell<'a>,
}

impl Visitor for GoRound<'_> {
    type Output = Option<Layer>;

    fn seeds<C: Choices<Choice = SeedChoice>>(self, position: &PositionOf<C>) -> Option<Layer> {
        let known = cycles::Known {
            machine: position.machine(),
            rows: &self.builder.rows,
            effects: self.effects,
            layers: &self.builder.layers,
            threads: self.builder.threads,
        };
        cycles::layer(&known, self.tell)
    }

    fn fruit(self, _: &PositionOf<Fruit>) -> Option<Layer> {
        unreachable!("refused before")
    }

    fn general(self, _: &Position) -> Option<Layer> {
        unreachable!("its steps are listed")
    }
}

/// Computes a pair of the next layer by playing every sowing.
struct ByPlies<'a> {
    builder: &'a Builder,
    inner: usize,
    tell: Tell<'a>,
}

impl Visitor for ByPlies<'_> {
    type Output = Option<Pair>;

    fn seeds<C: Choices<Choice = SeedChoice>>(self, position: &PositionOf<C>) -> Option<Pair> {
        let known = plies::Known {
            machine: position.machine(),
            rows: &self.builder.rows,
            layers: &self.builder.layers,
        };
        let outer = self.builder.layers.len() - self.inner;
        plies::pair(&known, outer, self.inner, self.tell)
    }

    fn fruit(self, _: &PositionOf<Fruit>) -> Option<Pair> {
        unreachable!("refused before")
    }

    fn general(self, _: &Position) -> Option<Pair> {
        unreachable!("its steps are listed")
    }
}

struct Verify<'a> {
    builder: &'a Builder,
    tell: Tell<'a>,
}

impl Visitor for Verify<'_> {
    type Output = Option<[Row; 2]>;

    fn seeds<C: Choices<Choice = SeedChoice>>(self, position: &PositionOf<C>) -> Option<[Row; 2]> {
        let machine = position.machine();
        let bound = |own: &Row, other: &Row, bound: Bound| {
            bound.of(self.known(own, other), count(own) + count(other))
        };
        let leaves_open = machine.properties().leaves_open;
        self.first_wrong(&|own, other| {
            let derive = |which| derive::value(machine, own, other, which, &bound).into();
            let least = derive(Bound::Least);
            let most = if leaves_open {
                derive(Bound::Most)
            } else {
                least
            };
            [least, most]
        })
    }

    fn fruit(self, _: &PositionOf<Fruit>) -> Option<[Row; 2]> {
        unreachable!("refused before")
    }

    fn general(self, position: &Position) -> Option<[Row; 2]> {
        let tree = position.tree().expect("a game of the general machine");
        let known = |own: &Row, other: &Row| self.known(own, other);
        self.first_wrong(&|own, other| steps::range(tree, [own, other], &known))
    }
}

impl Verify<'_> {
    /// The value that is stored.
    fn known(&self, own: &Row, other: &Row) -> i8 {
        let Builder { rows, layers, .. } = self.builder;
        value(rows, layers, own, other).expect("a sowing adds no seed")
    }

    /// The first position of the last layer whose value does not lie in the range that is derived
    /// for it.
    fn first_wrong(&self, derive: &(dyn Fn(&Row, &Row) -> [i16; 2] + Sync)) -> Option<[Row; 2]> {
        let Builder {
            rows,
            layers,
            threads,
            ..
        } = self.builder;
        let is_wrong = |own: &Row, other: &Row| {
            let [least, most] = derive(own, other);
            let found = self.known(own, other);
            let is_open = found == tablebase::open(count(own) + count(other));
            // An open value is an error only where the bounds agree.
            !(least..=most).contains(&found.into()) && (!is_open || least == most)
        };
        let seeds = layers.len().checked_sub(1)?;
        let found = AtomicU64::new(0);
        let all: Vec<(usize, usize)> = (0..=seeds)
            .flat_map(|own| (0..rows.count(own)).map(move |rank| (own, rank)))
            .collect();
        let wrong = in_order(all.len(), *threads, |number| {
            let (seeds_own, rank) = all[number];
            let own = rows.row(seeds_own, rank);
            let width = rows.count(seeds - seeds_own);
            if found.load(Ordering::Relaxed) > 0 || (self.tell)(width as u64).is_break() {
                return None;
            }
            let other = (0..width)
                .map(|rank| rows.row(seeds - seeds_own, rank))
                .find(|other| is_wrong(&own, other))?;
            found.fetch_add(1, Ordering::Relaxed);
            Some([own, other])
        });
        wrong.into_iter().flatten().next()
    }
}
