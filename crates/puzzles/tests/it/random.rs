//! Whatever is read, nothing breaks; whatever is made, comes back.

use proptest::prelude::*;
use puzzles::{Choice, Collection, Decision, Goal, Puzzle, Task, Theme, Verdict};
use rules::{Certainty, Position, RuleSet, Side};

/// A decision after some moves by chance, with costs and branches by chance.
fn step(
    position: &Position,
    side: Side,
    luck: &mut impl FnMut(u16) -> u16,
    depth: usize,
) -> Decision {
    let moves = position.moves();
    let right = usize::from(luck(1000)) % moves.len();
    let choices = moves.iter().enumerate().map(|(index, &mv)| {
        if index != right && luck(4) > 0 {
            let cost = 1 + luck(40);
            return Choice {
                mv,
                verdict: Verdict::Wrong { cost },
            };
        }
        let mut after = position.clone();
        after.advance(mv).unwrap();
        let mut replies = Vec::new();
        while depth > 0 && after.side_to_move() == Some(!side) {
            let all = after.moves();
            let reply = all[usize::from(luck(1000)) % all.len()];
            after.advance(reply).unwrap();
            replies.push(reply);
        }
        let goes_on = depth > 0 && after.side_to_move() == Some(side);
        let next = goes_on.then(|| step(&after, side, luck, depth - 1));
        if next.is_none() {
            replies.clear();
        }
        Choice {
            mv,
            verdict: Verdict::Right { replies, next },
        }
    });
    Decision {
        choices: choices.collect(),
    }
}

const GAMES: [&str; 4] = ["kalah", "oware", "congkak", "kid-cala-classic"];

proptest! {
    #[test]
    fn what_is_made_comes_back(game in 0..GAMES.len(), choices in prop::collection::vec(any::<u16>(), 1..200)) {
        let rules: RuleSet = GAMES[game].parse().unwrap();
        let mut position = Position::start(&rules);
        let mut choices = choices.into_iter().cycle();
        let mut luck = |below: u16| choices.next().unwrap_or_default() % below;
        for _ in 0..luck(30) {
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            position.advance(moves[usize::from(luck(1000)) % moves.len()]).unwrap();
        }
        let position = Position::read(&position.to_string(), &rules, true).unwrap();
        prop_assume!(!position.is_over());
        let side = position.side_to_move().unwrap();
        let solution = step(&position, side, &mut luck, 3);
        prop_assume!(solution.decides());
        let theme = Theme::ALL[usize::from(luck(6))];
        let task = Task { theme, goal: Goal::Margin, value: -3, source: Certainty::Table, rating: 1230 };
        let puzzle = Puzzle::new(position, task, solution).unwrap();
        let line = puzzle.to_string();
        let read: Puzzle = line.parse().unwrap();
        prop_assert_eq!(read.to_string(), line);
        prop_assert_eq!(read.solution(), puzzle.solution());
        prop_assert_eq!(read.task(), puzzle.task());
    }

    #[test]
    fn no_solution_breaks_the_reader(solution in "[A-Ga-g(),:0-9]{0,40}") {
        let line = format!("x kalah 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S chain 640 margin +2 proved {solution}");
        // A name that belongs to another puzzle is refused too.
        prop_assert!(line.parse::<Puzzle>().is_err());
    }

    #[test]
    fn no_text_breaks_the_reader(text in "(mancala puzzles 1\n)?\\PC{0,200}") {
        if let Ok(collection) = Collection::read(&text) {
            prop_assert!(collection.puzzles.is_empty());
        }
    }
}
