//! Trains the numbers that judge positions of a game, and writes them as the engine reads them.
//!
//! `cargo run --release -p engine --example train -- GAME POSITIONS NODES >crates/engine/nets/GAME.txt`
//!
//! `GAME` is a network of several games, or any game but those of fruit: its name with options, or a
//! file of keys. The engine plays against itself from openings by chance, with `NODES` positions a move, and
//! now and then a move by chance. The network learns to tell from the position alone what
//! the search found: how much more than his opponent the player to move will still win. The same
//! command gives the same network, whatever the number of processors, as long as the engine that
//! plays is the same; docs/evaluation.md has the commands of those that are in use.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a tool for the terminal; its numbers are small"
)]

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::thread;

use anyhow::{Context as _, Result, anyhow, bail};
use engine::general::Inputs;
use engine::lessons::{Course, Lesson};
use rules::general::Definition;
use rules::{Position, Random, RuleSet};

/// For each network of several games the numbers of a row and the games it is trained on.
const NETS: &[(&str, usize, &[&str])] = &[
    (
        "kalah",
        32,
        &[
            "kalah",
            "kalah:seeds=5",
            "kalah:seeds=6",
            "kalah:seeds=3",
            "kid-cala-classic",
        ],
    ),
    ("oware", 64, &["oware"]),
    ("congkak", 32, &["congkak"]),
    ("race", 32, &["kid-cala-beginner"]),
];

/// The numbers of a row in networks of one game of plain seeds.
const LANES: usize = 32;
/// As in the engine.
const COUNTS: usize = 24;
const UNIT: i32 = 64;

/// The size of a network.
#[derive(Clone, Copy)]
struct Size {
    /// Numbers of a row.
    lanes: usize,
    /// The counts of seeds in a place that are told apart, each of which has a row.
    counts: usize,
    places: usize,
    /// Rows of marks, after those of the places.
    marks: usize,
    /// The units of a number that make a point.
    unit: i32,
}

impl Size {
    /// A network of a game of plain seeds.
    fn of_seeds(lanes: usize, rules: &RuleSet) -> Size {
        Size {
            lanes,
            counts: COUNTS,
            places: 2 * usize::from(rules.houses()),
            marks: 0,
            unit: UNIT,
        }
    }

    /// The numbers of a game of the general machine.
    fn of_inputs(inputs: Inputs) -> Size {
        Size {
            lanes: Inputs::LANES,
            counts: inputs.counts,
            places: inputs.places,
            marks: inputs.marks,
            unit: Inputs::UNIT,
        }
    }

    /// All numbers that are learnt.
    fn len(self) -> usize {
        self.lanes * (1 + self.places * self.counts + self.marks + self.places)
    }

    /// The start of a row.
    fn row(self, row: usize) -> usize {
        self.lanes * (1 + row)
    }

    /// The start of the row of what every further seed in a place adds.
    fn further(self, place: usize) -> usize {
        self.row(self.places * self.counts + self.marks + place)
    }

    /// The place and the eighths of further seeds that a row stands for; none for a mark.
    fn seeds(self, row: usize) -> Option<(usize, f32)> {
        let (place, seeds) = (row / self.counts, row % self.counts);
        (place < self.places).then_some((place, seeds as f32 / 8.0))
    }
}

/// A position as the network sees it.
struct Sample {
    /// The rows that count.
    rows: Vec<u16>,
    /// What is still to be won, in points.
    target: f32,
}

impl Sample {
    /// A position of plain seeds: for each house, from the left of the player to move and then from
    /// that of the opponent, its row.
    fn of_seeds(lesson: Lesson) -> Sample {
        let houses = lesson.inputs.into_iter().enumerate();
        let row = |(house, seeds): (usize, u16)| {
            (house * COUNTS + usize::from(seeds).min(COUNTS - 1)) as u16
        };
        Sample {
            rows: houses.map(row).collect(),
            target: lesson.target,
        }
    }

    /// A position of the general machine.
    fn of_inputs(lesson: Lesson) -> Sample {
        Sample {
            rows: lesson.inputs,
            target: lesson.target,
        }
    }
}

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [name, positions, nodes] = &args[..] else {
        bail!("usage: train GAME POSITIONS NODES");
    };
    let positions: usize = positions.parse().context("POSITIONS is no number")?;
    let nodes: u64 = nodes.parse().context("NODES is no number")?;
    let net = NETS.iter().find(|(net, ..)| net == name);
    let (lanes, games) = match net {
        Some((_, lanes, games)) => (*lanes, games.to_vec()),
        None => (LANES, vec![name.as_str()]),
    };
    let games: Vec<RuleSet> = games.into_iter().map(rules).collect::<Result<_>>()?;
    let inputs = Inputs::of(&Position::start(&games[0]));
    let (size, sample): (_, fn(Lesson) -> Sample) = match inputs {
        Some(inputs) => (Size::of_inputs(inputs), Sample::of_inputs),
        None => (Size::of_seeds(lanes, &games[0]), Sample::of_seeds),
    };
    let mut samples = Vec::new();
    for (number, rules) in games.iter().enumerate() {
        let course = Course {
            rules: *rules,
            positions: positions / games.len(),
            nodes,
            seed: number as u64,
            threads: thread::available_parallelism().map_or(1, usize::from),
            network: None,
        };
        samples.extend(lessons(&course)?.into_iter().map(sample));
    }
    let command =
        format!("cargo run --release -p engine --example train -- {name} {positions} {nodes}");
    let network = Training::new(size).run(&samples);
    println!("# Made by `{command}`.");
    if let Some(inputs) = inputs {
        println!("laws {:016x}", inputs.laws);
    }
    print!("{}", network.text());
    Ok(())
}

/// The rules of a game, or of a file of keys.
fn rules(game: &str) -> Result<RuleSet> {
    if Path::new(game).extension().is_none_or(|it| it != "toml") {
        return Ok(game.parse()?);
    }
    let text = fs::read_to_string(game).with_context(|| game.to_owned())?;
    let definition = Definition::read(game, &text).map_err(|error| anyhow!("{error}"))?;
    Ok(definition.rules())
}

/// The lessons of a course, if there is something to learn.
fn lessons(course: &Course) -> Result<Vec<Lesson>> {
    let rules = course.rules;
    if !Course::is_for(&rules) {
        bail!("{rules}: houses with fruit of several kinds have no counts to learn from");
    }
    let lessons = course.lessons(&|| false, &mut |lessons| {
        eprint!("\r{rules}: {lessons} positions");
        if lessons == 0 {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    eprintln!();
    if lessons.iter().all(|lesson| lesson.target == 0.0) {
        bail!("{rules}: nothing can be won, so there is nothing to learn");
    }
    Ok(lessons)
}

/// The numbers that are learnt: the bias, a row for each place and number of seeds and for each mark,
/// and for each place what every further seed adds, which also serves numbers that are hardly ever
/// seen.
struct Training {
    size: Size,
    values: Vec<f32>,
    /// Means of the gradients and of their squares.
    moments: Vec<[f32; 2]>,
    steps: i32,
}

const BATCH: usize = 512;
const EPOCHS: usize = 24;
const RATE: f32 = 0.01;
/// Errors beyond this, in points, do not pull any harder.
const ERROR_MAX: f32 = 6.0;
/// The share of the positions that only tests.
const TEST: usize = 20;

impl Training {
    fn new(size: Size) -> Training {
        let len = size.len();
        let mut random = Random::new(7);
        let mut small = || (random.below(2001) as f32 - 1000.0) / 1000.0 * 0.2;
        let mut values: Vec<f32> = (0..len).map(|_| small()).collect();
        values[..size.lanes - 1].fill(0.5);
        Training {
            size,
            values,
            moments: vec![[0.0; 2]; len],
            steps: 0,
        }
    }

    fn run(mut self, samples: &[Sample]) -> Training {
        let mut order: Vec<u32> = (0..samples.len() as u32)
            .filter(|n| !(*n as usize).is_multiple_of(TEST))
            .collect();
        let mut random = Random::new(11);
        let steps = EPOCHS * order.len().div_ceil(BATCH);
        let mut tested = 0.0;
        for epoch in 0..EPOCHS {
            for last in (1..order.len()).rev() {
                order.swap(last, random.below(last as u32 + 1) as usize);
            }
            let mut loss = 0.0;
            let mut signs = Vec::new();
            for batch in order.chunks(BATCH) {
                let mut gradient = vec![0.0; self.values.len()];
                for &number in batch {
                    loss += self.learn(&samples[number as usize], &mut gradient, &mut signs);
                }
                let left = 1.0 - self.steps as f32 / steps as f32;
                self.step(&gradient, batch.len() as f32, RATE * left);
            }
            let tests = samples.iter().step_by(TEST);
            let errors: f32 = tests.clone().map(|sample| self.error(sample).powi(2)).sum();
            tested = (errors / tests.count() as f32).sqrt();
            eprintln!(
                "epoch {epoch}: learning {:.4}, tests {tested:.4} points",
                (loss / order.len() as f32).sqrt()
            );
        }
        let mean: f32 = samples.iter().map(|sample| sample.target.powi(2)).sum();
        eprintln!(
            "without any network {:.4}; with it {tested:.4}",
            (mean / samples.len() as f32).sqrt()
        );
        self
    }

    /// The starts of the rows of a sample, and for those of places also that of the row of the further
    /// seeds, and how many those are.
    fn places(&self, sample: &Sample) -> impl Iterator<Item = (usize, Option<(usize, f32)>)> {
        let size = self.size;
        sample.rows.iter().map(move |&row| {
            let row = usize::from(row);
            let further = size.seeds(row);
            let further = further.map(|(place, eighths)| (size.further(place), eighths));
            (size.row(row), further)
        })
    }

    /// The sums of a sample, and what each counts for its value.
    fn sums(&self, sample: &Sample, signs: &mut Vec<f32>) -> f32 {
        let mut sums = self.values[..self.size.lanes].to_vec();
        for (row, further) in self.places(sample) {
            match further {
                Some((further, seeds)) => {
                    let rows = self.values[row..].iter().zip(&self.values[further..]);
                    for (sum, (row, further)) in sums.iter_mut().zip(rows) {
                        *sum += row + seeds * further;
                    }
                }
                None => {
                    for (sum, row) in sums.iter_mut().zip(&self.values[row..]) {
                        *sum += row;
                    }
                }
            }
        }
        signs.clear();
        signs.extend(sums.iter().enumerate().map(|(lane, &sum)| {
            let is_last = lane + 1 == self.size.lanes;
            match (sum > 0.0 || is_last, 2 * lane < self.size.lanes) {
                (false, _) => 0.0,
                (true, true) => -1.0,
                (true, false) => 1.0,
            }
        }));
        signs.iter().zip(sums).map(|(sign, sum)| sign * sum).sum()
    }

    fn error(&self, sample: &Sample) -> f32 {
        self.sums(sample, &mut Vec::new()) - sample.target
    }

    /// Adds the gradient of a sample; returns its squared error.
    fn learn(&self, sample: &Sample, gradient: &mut [f32], signs: &mut Vec<f32>) -> f32 {
        let error = self.sums(sample, signs) - sample.target;
        let pull = error.clamp(-ERROR_MAX, ERROR_MAX);
        for sign in signs.iter_mut() {
            *sign *= pull;
        }
        let mut add = |from: usize, factor: f32| {
            for (gradient, pull) in gradient[from..].iter_mut().zip(&*signs) {
                *gradient += factor * pull;
            }
        };
        add(0, 1.0);
        for (row, further) in self.places(sample) {
            add(row, 1.0);
            if let Some((further, seeds)) = further {
                add(further, seeds);
            }
        }
        error * error
    }

    /// One step of Adam.
    fn step(&mut self, gradient: &[f32], samples: f32, rate: f32) {
        self.steps += 1;
        let warm = [0.9f32, 0.999].map(|keep| 1.0 - keep.powi(self.steps));
        for ((value, moments), gradient) in
            self.values.iter_mut().zip(&mut self.moments).zip(gradient)
        {
            let gradient = gradient / samples;
            moments[0] += (gradient - moments[0]) * 0.1;
            moments[1] += (gradient * gradient - moments[1]) * 0.001;
            *value -= rate * (moments[0] / warm[0]) / ((moments[1] / warm[1]).sqrt() + 1e-8);
        }
    }

    /// The network in the words of the engine.
    fn text(&self) -> String {
        let Size {
            lanes,
            counts,
            places,
            marks,
            unit,
        } = self.size;
        let units = |value: f32| ((value * unit as f32).round() as i32).to_string();
        let line = |values: &mut dyn Iterator<Item = f32>| -> String {
            values.map(units).collect::<Vec<_>>().join(" ") + "\n"
        };
        let mut text = line(&mut self.values[..lanes].iter().copied());
        for row in 0..places * counts + marks {
            let values = &self.values[self.size.row(row)..][..lanes];
            text += &match self.size.seeds(row) {
                Some((place, eighths)) => {
                    let further = &self.values[self.size.further(place)..];
                    let sums = values.iter().zip(further);
                    line(&mut sums.map(|(value, further)| value + eighths * further))
                }
                None => line(&mut values.iter().copied()),
            };
        }
        text
    }
}
