//! Many worlds, one for each seed; and the faults planted on purpose.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::faults::Plant;
use crate::world::{self, Failure, Options, Report};

/// The worlds that the suite runs, and the first of them.
const SEEDS: u64 = 2_000;
/// The length of the storm in one world.
const STORM_MS: u64 = 120_000;
/// The worlds in which a planted fault has to be found.
const PLANTED: u64 = 1_000;

/// What has to happen in all these worlds, for what never happens is not tested.
const KINDS: [&str; 21] = [
    "move",
    "chose",
    "filled",
    "ready",
    "round",
    "offer",
    "answer",
    "withdraw",
    "takeback",
    "react",
    "away",
    "next",
    "rules",
    "south-resigns",
    "north-resigns",
    "south-out-of-time",
    "north-out-of-time",
    "south-left",
    "north-left",
    "draw-agreed",
    "aborted",
];

/// A number from the environment; `cargo xtask sim` sets it.
fn number(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    let read = text.parse();
    Some(read.unwrap_or_else(|_| panic!("{name}={text} is no number")))
}

fn options(seed: u64) -> Options {
    Options {
        seed,
        storm_ms: number("MANCALA_SIM_STORM_MS").unwrap_or(STORM_MS),
        plant: None,
        is_written: false,
    }
}

/// Runs a world; a panic of the hall is a failure like any other.
fn run(options: Options) -> Result<Report, Failure> {
    catch_unwind(AssertUnwindSafe(|| world::run(options))).unwrap_or_else(|_| {
        Err(Failure {
            what: "the hall has panicked".to_owned(),
            last_steps: String::new(),
        })
    })
}

/// Runs a world, and says how to see its fault again.
fn check(options: Options) -> Report {
    let seed = options.seed;
    run(options).unwrap_or_else(|_| {
        let is_written = true;
        let again = run(Options {
            is_written,
            ..options
        })
        .expect_err("the same happens again");
        let (what, steps) = (again.what, again.last_steps);
        let storm = options.storm_ms / 1_000;
        panic!(
            "{steps}\nseed {seed}: {what}\nagain: cargo xtask sim --seed {seed} --storm {storm}"
        );
    })
}

#[test]
fn every_promise_holds_in_every_world() {
    let (first, count) = match number("MANCALA_SIM_SEED") {
        Some(seed) => (seed, 1),
        None => (0, number("MANCALA_SIM_SEEDS").unwrap_or(SEEDS)),
    };
    let mut all = Report::default();
    for seed in first..first + count {
        let report = check(options(seed));
        all.steps += report.steps;
        all.games += report.games;
        for (kind, times) in report.kinds {
            *all.kinds.entry(kind).or_default() += times;
        }
    }
    let Report {
        steps,
        games,
        kinds,
        ..
    } = all;
    let events: u64 = kinds.values().sum();
    println!("{count} worlds: {steps} steps, {games} games, {events} events: {kinds:?}");
    for kind in KINDS {
        let is_enough = count >= SEEDS && options(first).storm_ms >= STORM_MS;
        let is_there = kinds.contains_key(kind);
        assert!(is_there || !is_enough, "`{kind}` never happens: {kinds:?}");
    }
}

/// A failing seed can be looked into only if it fails each time in the same way.
#[test]
fn the_same_seed_is_the_same_world() {
    for seed in 0..20 {
        let written = Options {
            is_written: true,
            ..options(seed)
        };
        assert_eq!(check(options(seed)), check(written));
    }
}

#[test]
fn every_fault_planted_on_purpose_is_found() {
    let mut missed = Vec::new();
    for plant in Plant::ALL {
        let found = (0..PLANTED).find_map(|seed| {
            let options = Options {
                plant: Some(plant),
                ..options(seed)
            };
            let failure = run(options).err()?;
            let is_it = failure.what.contains(plant.sign());
            is_it.then_some((seed, failure.what))
        });
        match found {
            Some((seed, what)) => println!("{plant:?}: seed {seed}: {what}"),
            None => missed.push(plant),
        }
    }
    assert_eq!(missed, [], "not found in {PLANTED} worlds");
}
