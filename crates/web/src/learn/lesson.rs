//! The lessons of each game: positions, each with the goal to be reached from it.

use game::{Game, Level, Seat};
use rules::{Position, RuleSet};

use super::goal::Goal;
use crate::table::Table;

/// One step of a lesson.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// The identifier within the lesson; without the number at its end, that of the text.
    pub(crate) id: &'static str,
    /// The position it begins with; empty for the usual start.
    pub(crate) position: &'static str,
    /// The goal.
    pub(crate) goal: Goal,
    /// Moves that reach the goal.
    pub(crate) solution: &'static [&'static str],
}

/// The lesson of one game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lesson {
    /// The game.
    pub(crate) game: &'static str,
    /// Its steps.
    pub(crate) steps: &'static [Step],
}

impl Step {
    /// The identifier of its text: a step that repeats the practice of another has the same text.
    pub(crate) fn text(&self) -> String {
        let id = self.id.trim_end_matches(|end: char| end.is_ascii_digit());
        format!("lesson-{}", id.trim_end_matches('-'))
    }
}

const fn step(
    id: &'static str,
    position: &'static str,
    goal: Goal,
    solution: &'static [&'static str],
) -> Step {
    Step {
        id,
        position,
        goal,
        solution,
    }
}

/// The tour, shown without words to first-time visitors.
pub(crate) static TOUR: Lesson = Lesson {
    game: "kalah",
    steps: &[
        step("sow", "0-4-0-0-0-0-0-0-3-0-2-0-0-0-S", Goal::Sow, &["B"]),
        step(
            "again",
            "0-1-0-3-0-0-0-0-3-0-2-0-0-0-S",
            Goal::Again(1),
            &["D"],
        ),
        step(
            "capture",
            "2-0-0-0-1-1-0-0-1-5-0-1-2-2-S",
            Goal::Capture(6),
            &["A"],
        ),
    ],
};

// Steps shared by two lessons, whose games do not differ in them.
const CHAIN: Step = step(
    "chain",
    "0-1-0-0-2-1-2-0-3-0-2-0-4-4-S",
    Goal::Again(3),
    &["F", "E", "F"],
);
const ROUND: Step = step(
    "round",
    "0-0-1-0-1-9-1-1-1-1-1-1-5-5-S",
    Goal::Capture(3),
    &["F"],
);
const SAFE: Step = step("safe", "0-0-0-1-5-0-1-0-0-0-0-2-6-6-S", Goal::Safe, &["E"]);
const MORE: Step = step(
    "more",
    "2-1-0-1-0-1-0-7-2-3-0-1-4-5-S",
    Goal::Capture(8),
    &["D"],
);
const AGAIN_CAPTURE: Step = step(
    "again-capture",
    "0-0-0-0-1-1-6-0-0-2-0-0-5-5-S",
    Goal::Capture(7),
    &["F", "E"],
);
const AGAIN: Step = step("again", "", Goal::Again(1), &["C"]);

/// Every lesson, the easiest game first.
pub(crate) static LESSONS: [Lesson; 6] = [
    Lesson {
        game: "kid-cala-beginner",
        steps: &[
            step("sow", "", Goal::Sow, &["B"]),
            step(
                "again",
                "0-1-4-0-1-0-2-0-3-0-2-0-4-4-S",
                Goal::Again(1),
                &["C"],
            ),
            step(
                "again-2",
                "0-5-0-2-0-2-1-0-3-0-2-0-4-5-S",
                Goal::Again(1),
                &["B"],
            ),
            step(
                "again-3",
                "6-0-2-0-1-0-0-2-0-1-3-0-5-4-S",
                Goal::Again(1),
                &["A"],
            ),
            CHAIN,
            step(
                "chain-2",
                "0-0-0-3-1-1-2-0-3-0-2-0-5-4-S",
                Goal::Again(2),
                &["F", "D"],
            ),
            step(
                "chain-3",
                "1-0-0-3-2-1-2-0-3-0-2-0-5-4-S",
                Goal::Again(4),
                &["F", "E", "F", "D"],
            ),
            step(
                "empty",
                "0-2-0-3-0-0-2-0-3-0-2-0-8-6-S",
                Goal::Again(1),
                &["D"],
            ),
            step(
                "empty-2",
                "0-0-4-0-1-0-2-0-3-0-2-0-8-6-S",
                Goal::Again(1),
                &["C"],
            ),
            step(
                "clear",
                "0-0-0-0-2-1-2-0-3-0-2-0-9-6-S",
                Goal::Win,
                &["F", "E", "F"],
            ),
            step(
                "clear-2",
                "0-0-0-0-0-1-2-0-3-0-2-0-9-6-S",
                Goal::Win,
                &["F"],
            ),
            step(
                "clear-3",
                "0-0-0-0-2-0-2-0-3-0-2-0-9-6-S",
                Goal::Win,
                &["E", "F"],
            ),
        ],
    },
    Lesson {
        game: "kid-cala-classic",
        steps: &[
            step("sow", "", Goal::Sow, &["B"]),
            AGAIN,
            step(
                "again-2",
                "0-1-0-3-0-0-2-0-3-0-2-1-6-6-S",
                Goal::Again(1),
                &["D"],
            ),
            CHAIN,
            step(
                "capture",
                "1-0-3-0-2-0-0-4-0-0-4-0-3-3-S",
                Goal::Capture(5),
                &["A"],
            ),
            step(
                "capture-2",
                "2-0-0-1-0-0-1-0-0-4-0-2-3-3-S",
                Goal::Capture(5),
                &["A"],
            ),
            step(
                "nothing",
                "0-1-3-0-2-0-0-4-0-0-4-0-3-3-S",
                Goal::Nothing,
                &["C"],
            ),
            MORE,
            AGAIN_CAPTURE,
            ROUND,
            SAFE,
            step(
                "finish",
                "0-0-0-0-2-1-0-0-2-0-1-0-15-9-S",
                Goal::Win,
                &["F", "E", "F"],
            ),
        ],
    },
    Lesson {
        game: "kalah",
        steps: &[
            step("sow", "", Goal::Sow, &["A"]),
            AGAIN,
            step(
                "again-far",
                "2-1-0-2-2-0-3-1-0-0-2-1-4-5-S",
                Goal::Again(1),
                &["E"],
            ),
            step(
                "chain",
                "0-3-0-0-2-1-4-0-3-0-2-0-6-5-S",
                Goal::Again(3),
                &["F", "E", "F"],
            ),
            step(
                "capture",
                "1-0-3-0-2-0-0-4-0-0-5-0-3-3-S",
                Goal::Capture(6),
                &["A"],
            ),
            step(
                "nothing",
                "0-1-3-0-2-0-0-4-0-0-5-0-3-3-S",
                Goal::Nothing,
                &["C"],
            ),
            MORE,
            AGAIN_CAPTURE,
            ROUND,
            SAFE,
            step("rest", "0-0-0-0-0-1-0-0-2-0-1-0-15-9-S", Goal::Win, &["F"]),
            step(
                "finish",
                "0-0-0-0-2-1-0-2-0-0-4-0-14-10-S",
                Goal::Win,
                &["F", "E", "F"],
            ),
        ],
    },
    Lesson {
        game: "oware",
        steps: &[
            step("sow", "", Goal::Sow, &["C"]),
            step(
                "twos",
                "0-0-0-0-2-3-4-4-1-0-3-0-3-3-S",
                Goal::Capture(2),
                &["F"],
            ),
            step(
                "twos-2",
                "1-0-0-4-0-0-4-1-5-0-3-0-3-3-S",
                Goal::Capture(2),
                &["D"],
            ),
            step(
                "threes",
                "0-0-0-3-0-2-3-2-5-0-3-0-3-3-S",
                Goal::Capture(3),
                &["F"],
            ),
            step(
                "threes-2",
                "1-0-0-0-3-0-5-2-4-0-3-0-4-4-S",
                Goal::Capture(3),
                &["E"],
            ),
            step(
                "row",
                "0-0-0-0-1-3-1-2-1-0-4-0-3-3-S",
                Goal::Capture(7),
                &["F"],
            ),
            step(
                "row-2",
                "1-0-0-0-0-2-1-1-3-0-4-0-4-4-S",
                Goal::Capture(4),
                &["F"],
            ),
            step(
                "skip",
                "1-0-0-0-0-12-0-0-0-0-1-0-5-5-S",
                Goal::Capture(2),
                &["F"],
            ),
            step(
                "feed",
                "0-0-1-0-0-2-0-0-0-0-0-0-10-10-S",
                Goal::Feed,
                &["F"],
            ),
            step(
                "feed-2",
                "0-2-0-0-3-0-0-0-0-0-0-0-10-9-S",
                Goal::Feed,
                &["E"],
            ),
            step(
                "slam",
                "0-0-1-0-0-2-1-1-0-0-0-0-8-8-S",
                Goal::Nothing,
                &["F"],
            ),
            step("safe", "1-0-0-0-3-0-0-0-0-0-2-1-8-8-S", Goal::Safe, &["A"]),
        ],
    },
    Lesson {
        game: "congkak",
        steps: &[
            step(
                "sow",
                "2-0-0-1-0-0-0-1-0-0-2-0-0-1-3-3-S",
                Goal::Sow,
                &["A"],
            ),
            step(
                "again",
                "0-1-0-0-0-2-0-2-0-1-0-1-0-2-4-4-S",
                Goal::Again(1),
                &["F"],
            ),
            step(
                "again-2",
                "1-0-0-0-3-0-0-2-0-1-0-1-0-2-4-4-S",
                Goal::Again(1),
                &["E"],
            ),
            step(
                "again-3",
                "1-0-5-0-0-0-0-2-0-1-0-1-0-2-4-4-S",
                Goal::Again(1),
                &["C"],
            ),
            step(
                "relay",
                "1-2-0-0-0-0-3-2-0-1-0-1-0-2-4-4-S",
                Goal::Relay,
                &["A"],
            ),
            step(
                "relay-2",
                "2-0-3-0-0-0-1-0-0-1-0-1-0-2-4-4-S",
                Goal::Relay,
                &["A"],
            ),
            step(
                "relay-home",
                "1-0-0-1-2-0-0-2-0-1-0-1-0-2-4-4-S",
                Goal::Again(1),
                &["D"],
            ),
            step(
                "capture",
                "0-1-0-2-0-0-0-0-0-0-0-5-0-1-4-4-S",
                Goal::Capture(6),
                &["B"],
            ),
            step(
                "capture-2",
                "2-0-0-1-0-0-0-0-0-0-0-4-0-2-4-4-S",
                Goal::Capture(5),
                &["A"],
            ),
            step(
                "relay-capture",
                "0-1-1-0-0-0-1-0-0-4-0-1-0-1-4-4-S",
                Goal::Capture(5),
                &["B"],
            ),
            step(
                "chain",
                "0-1-0-0-0-2-1-2-0-1-0-1-0-2-6-6-S",
                Goal::Again(2),
                &["G", "F"],
            ),
            step(
                "chain-2",
                "1-0-0-0-0-2-1-2-0-1-0-1-0-2-6-6-S",
                Goal::Again(3),
                &["G", "F", "G"],
            ),
        ],
    },
    Lesson {
        game: "banana-cala",
        steps: &[
            step("basket", "", Goal::Sow, &["M:gob"]),
            step(
                "sow",
                "0-0-2a-0-0-1b-0-0-1g-0-0-1o-5b5a5o5g-5b5a4o5g-0-0-S",
                Goal::Sow,
                &["C:aa"],
            ),
            step(
                "capture",
                "0-0-1a-0-0-1b1g-0-0-0-0-2o-0-5b5a5o5g-5b5a4o5g-0-0-S",
                Goal::Capture(3),
                &["C:a"],
            ),
            step(
                "capture-2",
                "0-0-1b-0-1g-0-0-0-3a-0-0-0-5b5a4o5g-5b3a5o5g-0-0-S",
                Goal::Capture(4),
                &["E:g"],
            ),
            step(
                "capture-3",
                "0-1o-0-0-1b-0-0-0-0-0-0-3g-5b5a4o5g-5b4a5o3g-0-0-S",
                Goal::Capture(4),
                &["B:o"],
            ),
            step(
                "capture-4",
                "0-0-0-1a1b-0-1g-0-0-0-0-2o-0-5b5a5o4g-5b5a4o5g-0-0-S",
                Goal::Capture(3),
                &["D:ab"],
            ),
            step(
                "nothing",
                "0-0-1a-0-0-1b-0-1g-0-0-0-1o-5b5a5o5g-5b5a5o4g-0-0-S",
                Goal::Nothing,
                &["C:a"],
            ),
            step(
                "more",
                "0-0-1a-0-1g-0-0-0-2a2g-0-1a-0-5b3a5o4g-5b4a5o4g-0-0-S",
                Goal::Capture(5),
                &["E:g"],
            ),
            step(
                "basket-capture",
                "0-1b-0-0-0-1b-0-2g1o-0-0-0-1a-5b5a5o5g-4b4a4o4g-0-0-S",
                Goal::Capture(4),
                &["M:ab"],
            ),
            step(
                "basket-capture-2",
                "0-0-0-0-0-1b-0-0-2a2g-0-0-1a-4b4a4o4g-4b4a4o4g-0-0-S",
                Goal::Capture(5),
                &["M:abo"],
            ),
            step(
                "basket-capture-3",
                "0-0-1a-0-0-0-1b-0-0-0-0-3o-4b4a4o4g-4b4a3o4g-0-0-S",
                Goal::Capture(4),
                &["M:aabboo"],
            ),
            step(
                "basket-capture-4",
                "0-0-1a-0-0-0-0-4g-0-0-1o-0-4b4a4o4g-4b4a4o2g-0-0-S",
                Goal::Capture(5),
                &["M:ab"],
            ),
        ],
    },
];

impl Lesson {
    /// The lesson of a game.
    pub(crate) fn of(game: &str) -> Option<&'static Lesson> {
        LESSONS.iter().find(|lesson| lesson.game == game)
    }

    /// The table at which a step begins.
    pub(crate) fn table(&self, step: &Step) -> Table {
        let rules: RuleSet = self.game.parse().expect("the tests read every lesson");
        let start = match step.position {
            "" => Position::start(&rules),
            text => Position::read(text, &rules, true).expect("the tests read every lesson"),
        };
        // "You" and "the computer": the latter never moves here.
        let seats = [Seat::default(), Seat::Computer(Level::FIRST)];
        Table::new(Game::new(start), seats, super::goal::LEARNER, 1)
    }
}

#[cfg(test)]
mod tests {
    use game::Ply;
    use rules::Move;

    use super::*;
    use crate::learn::goal::Progress;

    /// The progress of a step after these moves.
    fn play(table: &Table, goal: Goal, moves: &[Move]) -> Progress {
        let mut game = table.game().clone();
        let plies: Vec<Ply> = moves
            .iter()
            .map(|&mv| game.play(mv).unwrap().clone())
            .collect();
        goal.judge(&plies)
    }

    fn all() -> impl Iterator<Item = (&'static Lesson, &'static Step)> {
        let lessons = LESSONS.iter().chain([&TOUR]);
        lessons.flat_map(|lesson| lesson.steps.iter().map(move |step| (lesson, step)))
    }
    /// Plays the solution of a step; the error says why the goal is not reached.
    fn solve(lesson: &Lesson, step: &Step) -> Result<(), String> {
        let mut game = lesson.table(step).game().clone();
        let mut plies: Vec<Ply> = Vec::new();
        for text in step.solution {
            if step.goal.judge(&plies) != Progress::Open {
                return Err(format!("over before {text}"));
            }
            let mv = game.position().read_move(text);
            let mv = mv.map_err(|error| format!("{text}: {error}"))?;
            plies.push(game.play(mv).unwrap().clone());
        }
        match step.goal.judge(&plies) {
            Progress::Reached => Ok(()),
            other => Err(format!("{other:?}, now {}", game.position())),
        }
    }

    #[test]
    fn every_goal_is_reached_by_its_solution() {
        let wrong = all().filter_map(|(lesson, step)| {
            let why = solve(lesson, step).err()?;
            Some(format!("{} {}: {why}", lesson.game, step.id))
        });
        assert_eq!(wrong.collect::<Vec<_>>(), [""; 0]);
    }

    #[test]
    fn a_wrong_move_does_not_reach_it() {
        let easy = all().filter_map(|(lesson, step)| {
            let table = lesson.table(step);
            let any = matches!(step.goal, Goal::Sow | Goal::Feed | Goal::Win);
            let moves = table.position().moves_up_to(1000);
            let misses = |&mv: &Move| play(&table, step.goal, &[mv]) == Progress::Missed;
            (!any && !moves.iter().any(misses)).then(|| format!("{} {}", lesson.game, step.id))
        });
        assert_eq!(easy.collect::<Vec<_>>(), [""; 0]);
    }

    #[test]
    fn steps_have_names_of_their_own() {
        for lesson in &LESSONS {
            let ids: std::collections::BTreeSet<&str> =
                lesson.steps.iter().map(|step| step.id).collect();
            assert_eq!(ids.len(), lesson.steps.len(), "{}", lesson.game);
            // Twelve to twenty short steps.
            assert!(
                (12..=20).contains(&ids.len()),
                "{}: {}",
                lesson.game,
                ids.len()
            );
            for step in lesson.steps {
                let text = words::Words::default().text(&step.text());
                assert_ne!(text, step.text(), "{}", lesson.game);
            }
            assert!(rules::catalogue::find(lesson.game).is_ok());
        }
    }
}
