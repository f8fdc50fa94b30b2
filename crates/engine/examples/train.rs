//! Trains a network that judges positions, and writes it as the engine reads it.
//!
//! `cargo run --release -p engine --example train -- NET POSITIONS NODES >crates/engine/nets/NET.txt`
//!
//! The engine plays against itself from openings by chance, with `NODES` positions a move, and
//! now and then a move by chance. The network learns to tell from the houses alone what the
//! search found: how much more than his opponent the player to move will still win. The same
//! command gives the same network, whatever the number of processors, as long as the engine that
//! plays is the same; docs/evaluation.md has the commands of those that are in use.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a tool for the terminal; its numbers are small"
)]

use std::ops::ControlFlow;
use std::thread;

use anyhow::{Context as _, Result, bail};
use engine::lessons::{Course, Lesson};
use rules::{Random, RuleSet};

/// For each network the numbers of a row and the games it is trained on.
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

/// As in the engine.
const COUNTS: usize = 24;
const UNIT: f32 = 64.0;

/// A position as the network sees it: for each house, from the left of the player to move and
/// then from that of the opponent, its row of weights.
struct Sample {
    rows: Vec<u16>,
    /// What is still to be won, in points.
    target: f32,
}

impl From<Lesson> for Sample {
    fn from(lesson: Lesson) -> Sample {
        let houses = lesson.houses.into_iter().enumerate();
        let row = |(house, seeds): (usize, u16)| {
            (house * COUNTS + usize::from(seeds).min(COUNTS - 1)) as u16
        };
        Sample {
            rows: houses.map(row).collect(),
            target: lesson.target,
        }
    }
}

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [net, positions, nodes] = &args[..] else {
        bail!("usage: train NET POSITIONS NODES");
    };
    let (_, lanes, games) = NETS
        .iter()
        .find(|(name, ..)| name == net)
        .with_context(|| format!("no network `{net}`"))?;
    let positions: usize = positions.parse().context("POSITIONS is no number")?;
    let nodes: u64 = nodes.parse().context("NODES is no number")?;
    let mut samples = Vec::new();
    for (number, game) in games.iter().enumerate() {
        let rules: RuleSet = game.parse()?;
        let course = Course {
            rules,
            positions: positions / games.len(),
            nodes,
            seed: number as u64,
            threads: thread::available_parallelism().map_or(1, usize::from),
            network: None,
        };
        let lessons = course.lessons(&|| false, &mut |lessons| {
            eprint!("\r{rules}: {lessons} positions");
            ControlFlow::Continue(())
        });
        eprintln!();
        samples.extend(lessons.into_iter().map(Sample::from));
    }
    let command =
        format!("cargo run --release -p engine --example train -- {net} {positions} {nodes}");
    let network = Training::new(*lanes, &samples).run(&samples);
    print!("# Made by `{command}`.\n{}", network.text());
    Ok(())
}

/// The numbers that are learnt: the bias, a row for each house and number of seeds, and for each
/// house what every further seed adds, which also serves numbers that are hardly ever seen.
struct Training {
    /// Numbers of a row.
    lanes: usize,
    values: Vec<f32>,
    /// Means of the gradients and of their squares.
    moments: Vec<[f32; 2]>,
    houses: usize,
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
    fn new(lanes: usize, samples: &[Sample]) -> Training {
        let houses = samples[0].rows.len();
        let len = lanes * (1 + houses * COUNTS + houses);
        let mut random = Random::new(7);
        let mut small = || (random.below(2001) as f32 - 1000.0) / 1000.0 * 0.2;
        let mut values: Vec<f32> = (0..len).map(|_| small()).collect();
        values[..lanes - 1].fill(0.5);
        Training {
            lanes,
            values,
            moments: vec![[0.0; 2]; len],
            houses,
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

    /// Where the rows of a sample begin: of the house and count, of the further seeds, and how
    /// many those are.
    fn places(&self, sample: &Sample) -> impl Iterator<Item = (usize, usize, f32)> {
        let (lanes, houses) = (self.lanes, self.houses);
        sample.rows.iter().enumerate().map(move |(house, &row)| {
            let seeds = usize::from(row) % COUNTS;
            let further = lanes * (1 + houses * COUNTS + house);
            (lanes * (1 + usize::from(row)), further, seeds as f32 / 8.0)
        })
    }

    /// The sums of a sample, and what each counts for its value.
    fn sums(&self, sample: &Sample, signs: &mut Vec<f32>) -> f32 {
        let mut sums = self.values[..self.lanes].to_vec();
        for (row, further, seeds) in self.places(sample) {
            let rows = self.values[row..].iter().zip(&self.values[further..]);
            for (sum, (row, further)) in sums.iter_mut().zip(rows) {
                *sum += row + seeds * further;
            }
        }
        signs.clear();
        signs.extend(sums.iter().enumerate().map(|(lane, &sum)| {
            let is_last = lane + 1 == self.lanes;
            match (sum > 0.0 || is_last, 2 * lane < self.lanes) {
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
        for (row, further, seeds) in self.places(sample) {
            add(row, 1.0);
            add(further, seeds);
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
        let lanes = self.lanes;
        let line = |values: &mut dyn Iterator<Item = f32>| -> String {
            let numbers = values.map(|value| ((value * UNIT).round() as i32).to_string());
            numbers.collect::<Vec<_>>().join(" ") + "\n"
        };
        let mut text = line(&mut self.values[..lanes].iter().copied());
        for house in 0..self.houses {
            let further = lanes * (1 + self.houses * COUNTS + house);
            for seeds in 0..COUNTS {
                let row = lanes * (1 + house * COUNTS + seeds);
                let eighths = seeds as f32 / 8.0;
                let rows = self.values[row..].iter().zip(&self.values[further..]);
                let mut sums = rows
                    .map(|(row, further)| row + eighths * further)
                    .take(lanes);
                text += &line(&mut sums);
            }
        }
        text
    }
}
