//! The fast search of six houses against plain minimax, which knows nothing but the moves.
//!
//! A few positions each time; `MANCALA_POSITIONS=100 cargo test -p solver brute_force` takes so many of
//! every set of rules, with more seeds.

use std::ops::ControlFlow;

use rules::{Position, Random, RuleSet};
use solver::{Builder, Means, Question, Solver};
use tablebase::Row;

use crate::minimax::{Minimax, position};

const MEANS: Means = Means {
    threads: 2,
    memory: 4 << 20,
    patience: 5_000,
};

/// Seeds thrown into the houses of both players.
fn thrown(seeds: u32, random: &mut Random) -> [Row; 2] {
    let mut rows = [Row::default(); 2];
    for _ in 0..seeds {
        let house = random.below(12) as usize;
        rows[house / 6][house % 6] += 1;
    }
    rows
}

fn compare(rules: &RuleSet, positions: usize, seeds_most: u32) {
    let mut random = Random::new(7);
    let mut minimax = Minimax::default();
    let most = thrown(seeds_most, &mut random);
    // Some are endings, some lead to them, and one solver remembers all.
    let mut solver = Solver::new(&position(rules, &most[0], &most[1]), MEANS).unwrap();
    let endings = seeds_most as usize / 2;
    let mut builder = Builder::new(rules, endings, 1).unwrap();
    while builder.layers() <= endings {
        assert!(builder.build(&|_| ControlFlow::Continue(())).is_continue());
    }
    solver.use_endings(builder).unwrap();
    for _ in 0..positions {
        let seeds = 1 + random.below(seeds_most);
        let [own, other] = thrown(seeds, &mut random);
        let position = position(rules, &own, &other);
        solver.turn_to(&position).unwrap();
        let told = solver.solve(Question::Moves, &|_| ControlFlow::Continue(()));
        let value = minimax.value(&position);
        assert_eq!(told.range, [value; 2], "{rules}: {position}");
        for known in told.moves {
            let mut after = position.clone();
            after.advance(known.mv).unwrap();
            let value = minimax.value(&after);
            assert_eq!([known.least, known.most], [value; 2], "{rules}: {position}");
        }
    }
}

#[test]
fn random_positions_of_six_houses_have_the_value_of_brute_force() {
    let asked = std::env::var("MANCALA_POSITIONS").ok();
    let asked = asked.map(|number| number.parse().expect("a number of positions"));
    let (positions, seeds) = asked.map_or((8, 9), |positions| (positions, 12));
    let mut compared = 0;
    for game in ["kalah", "kalah:capture=empty", "kid-cala-beginner"] {
        let rules: RuleSet = game.parse().unwrap();
        for rules in rules.neighbours().map(|rules| tablebase::key(&rules)) {
            let start = Position::start(&rules);
            let fits = rules.houses() == 6 && solver::can_search(&start).is_ok();
            if fits && Builder::new(&rules, 1, 1).is_ok() {
                compare(&rules, positions, seeds);
                compared += 1;
            }
        }
    }
    assert!(compared > 20, "{compared} sets of rules");
}
