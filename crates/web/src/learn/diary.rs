//! Learning progress kept on the device: steps of lessons, puzzles, days in a row.

use std::collections::BTreeSet;
use std::str::FromStr;

use puzzles::{Puzzle, SolverRating};
use words::Words;

use crate::device;
use game::address;

/// The steps of a lesson that are done.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct Course {
    /// The numbers of the steps, from 1.
    done: BTreeSet<usize>,
}

impl Course {
    /// The kept progress in a game's lesson.
    pub(crate) fn kept(game: &str) -> Course {
        Course::read(&device::recall(&name(game)).unwrap_or_default())
    }

    fn read(text: &str) -> Course {
        Course {
            done: read_set(text),
        }
    }

    fn save(&self) -> String {
        written(&self.done)
    }

    /// Marks a step as done, and keeps that.
    pub(crate) fn finish(game: &str, step: usize) {
        let mut course = Course::kept(game);
        course.done.insert(step);
        // Without storage it is learnt all the same.
        let _ = device::keep(&name(game), &course.save());
    }

    /// The number of steps that are done.
    pub(crate) fn len(&self) -> usize {
        self.done.len()
    }

    /// Whether a step is done.
    pub(crate) fn has(&self, step: usize) -> bool {
        self.done.contains(&step)
    }

    /// The first step that is not done.
    pub(crate) fn next(&self) -> usize {
        (1..=self.done.len() + 1)
            .find(|step| !self.has(*step))
            .expect("only so many steps are done")
    }
}

/// The things of a text, one blank apart; what cannot be read is left out.
fn read_set<T: FromStr + Ord>(text: &str) -> BTreeSet<T> {
    let words = text.split_whitespace();
    words.filter_map(|word| word.parse().ok()).collect()
}

/// The text of such things.
fn written<T: ToString>(set: &BTreeSet<T>) -> String {
    let words: Vec<String> = set.iter().map(T::to_string).collect();
    words.join(" ")
}

fn name(game: &str) -> String {
    format!("mancala.lesson.{game}")
}

/// Puzzles solved, and streaks.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Diary {
    solved: BTreeSet<String>,
    /// The number of puzzles solved in a row without a mistake or a hint.
    pub(crate) streak: u32,
    /// The greatest such number.
    pub(crate) best: u32,
    /// The days whose puzzle was solved, counted from 1970.
    daily: BTreeSet<u32>,
    /// The rating, from the puzzles that were tried.
    rating: SolverRating,
    tried: BTreeSet<String>,
}

/// The most days in a row that are taken over from a diary that did not keep all of them.
const DAYS_OF_OLD: u32 = 1000;
/// The key under which the diary is kept.
const KEPT_AS: &str = "mancala.puzzles";

impl Diary {
    /// The diary kept on this device.
    pub(crate) fn kept() -> Diary {
        Diary::read(&device::recall(KEPT_AS).unwrap_or_default())
    }

    /// Keeps the diary.
    pub(crate) fn keep(&self) {
        // Without storage it holds for this visit.
        let _ = device::keep(KEPT_AS, &self.save());
    }

    fn read(text: &str) -> Diary {
        let mut diary = Diary::default();
        // Before all days were kept there was the last one, and how many there were in a row.
        let [mut last, mut row] = [0_u32; 2];
        for (key, value) in address::split(text) {
            let number = value.parse().unwrap_or(0);
            match key.as_str() {
                "solved" => diary.solved = read_set(&value),
                "streak" => diary.streak = number,
                "best" => diary.best = number,
                "day" => last = number,
                "days" => row = number,
                "daily" => diary.daily = read_set(&value),
                "rating" => diary.rating = SolverRating::read(&value).unwrap_or_default(),
                "tried" => diary.tried = read_set(&value),
                _ => {}
            }
        }
        let row = row.min(DAYS_OF_OLD).min(last);
        diary
            .daily
            .extend((last - row + 1..=last).filter(|_| row > 0));
        diary
    }

    fn save(&self) -> String {
        address::join([
            ("solved", written(&self.solved)),
            ("tried", written(&self.tried)),
            ("rating", self.rating.to_string()),
            ("streak", self.streak.to_string()),
            ("best", self.best.to_string()),
            ("daily", written(&self.daily)),
        ])
    }

    /// The number of puzzles that have been solved.
    pub(crate) fn len(&self) -> usize {
        self.solved.len()
    }

    /// Whether a puzzle has been solved.
    pub(crate) fn has(&self, id: &str) -> bool {
        self.solved.contains(id)
    }

    /// Records a solved puzzle; `clean` if without a mistake or a hint.
    pub(crate) fn solve(&mut self, id: &str, clean: bool) {
        let is_new = self.solved.insert(id.to_owned());
        if clean && is_new {
            self.streak += 1;
            self.best = self.best.max(self.streak);
        }
    }

    /// Counts a puzzle for the rating when it is tried for the first time: solved without a mistake
    /// or help, or not.
    pub(crate) fn rate(&mut self, puzzle: &Puzzle, solved: bool) {
        let id = puzzle.id();
        if !self.solved.contains(&id) && self.tried.insert(id) {
            self.rating = self.rating.after(puzzle.task().rating, solved);
        }
    }

    /// The rating; `None` before the first puzzle.
    pub(crate) fn rating(&self) -> Option<SolverRating> {
        (!self.tried.is_empty()).then_some(self.rating)
    }

    /// Rating, row, record and days, as far as there are any.
    pub(crate) fn in_words(&self, today: u32, words: Words) -> String {
        let rating = self.rating().map(|rating| rating_in_words(rating, words));
        let rows = [
            ("puzzle-streak", self.streak),
            ("puzzle-best", self.best),
            ("puzzle-days", self.days(today)),
        ];
        let rows = rows.into_iter().filter(|&(_, n)| n > 0);
        let rows = rows.map(|(id, n)| words.text_with(id, &[("n", n.into())]));
        let told: Vec<String> = rating.into_iter().chain(rows).collect();
        if told.is_empty() {
            words.text("puzzle-first")
        } else {
            told.join(" · ")
        }
    }

    /// Rating and row after a puzzle that was solved.
    pub(crate) fn progress_in_words(&self, words: Words) -> String {
        let rating = self.rating().map(|rating| rating_in_words(rating, words));
        let row = (self.streak > 1)
            .then(|| words.text_with("puzzle-streak", &[("n", self.streak.into())]));
        let told: Vec<String> = rating.into_iter().chain(row).collect();
        told.join(" · ")
    }

    /// Ends the streak after a mistake.
    pub(crate) fn fail(&mut self) {
        self.streak = 0;
    }

    /// Records the solved puzzle of a day.
    pub(crate) fn solve_daily(&mut self, day: u32) {
        self.daily.insert(day);
    }

    /// Whether the puzzle of a day was solved.
    pub(crate) fn has_day(&self, day: u32) -> bool {
        self.daily.contains(&day)
    }

    /// Days in a row on which the daily puzzle was solved: a missed day breaks the row, the present
    /// one may still come.
    pub(crate) fn days(&self, today: u32) -> u32 {
        let last = today - u32::from(!self.has_day(today));
        let row = (0..=last).rev().take_while(|&day| self.has_day(day));
        u32::try_from(row.count()).unwrap_or(u32::MAX)
    }
}

/// A rating in words; as long as it is uncertain it says so.
pub(crate) fn rating_in_words(rating: SolverRating, words: Words) -> String {
    let about = if rating.is_sure() { "" } else { "≈\u{202f}" };
    let number = format!("{about}{}", rating.number());
    words.text_with("puzzle-rating", &[("rating", number.into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_course_goes_on_where_it_was_left() {
        let course = Course::read("1 2 4 x");
        assert_eq!((course.next(), course.has(4)), (3, true));
        assert_eq!(Course::read(&course.save()), course);
        assert_eq!(Course::default().next(), 1);
    }

    #[test]
    fn only_clean_solutions_lengthen_the_row() {
        let mut diary = Diary::default();
        diary.solve("aa", true);
        diary.solve("aa", true);
        diary.solve("bb", false);
        assert_eq!((diary.streak, diary.best), (1, 1));
        diary.solve("cc", true);
        diary.fail();
        assert_eq!((diary.streak, diary.best), (0, 2));
        assert!(diary.has("bb") && !diary.has("zz"));
        assert_eq!(Diary::read(&diary.save()), diary);
    }

    #[test]
    fn only_the_first_try_is_rated() {
        let file = include_str!("../../puzzles/kalah.txt");
        let puzzles = puzzles::Collection::read(file).unwrap().puzzles;
        let mut diary = Diary::default();
        assert_eq!(diary.rating(), None);
        diary.rate(&puzzles[0], true);
        let rating = diary.rating().unwrap();
        assert!(rating.number() > SolverRating::default().number());
        diary.rate(&puzzles[0], false);
        assert_eq!(diary.rating(), Some(rating));
        diary.rate(&puzzles[1], false);
        assert!(diary.rating().unwrap().number() < rating.number());
        let again = Diary::read(&diary.save());
        assert_eq!(again.save(), diary.save());
    }

    #[test]
    fn what_is_nothing_is_not_told() {
        let words = Words::new(words::Language::English);
        let mut diary = Diary::default();
        assert_eq!(diary.in_words(7, words), "Solve one to start a streak.");
        diary.solve("aa", true);
        assert_eq!(diary.in_words(7, words), "Streak 1 · Best 1");
        diary.fail();
        assert_eq!(diary.in_words(7, words), "Best 1");
    }

    #[test]
    fn a_missed_day_breaks_the_row() {
        let mut diary = Diary::default();
        for day in [100, 101, 101, 102] {
            diary.solve_daily(day);
        }
        assert_eq!([102, 103, 104].map(|day| diary.days(day)), [3, 3, 0]);
        diary.solve_daily(105);
        assert_eq!(diary.days(105), 1);
        assert!(diary.has_day(101) && !diary.has_day(103));
        assert_eq!(Diary::read(&diary.save()), diary);
    }

    #[test]
    fn a_diary_of_an_earlier_version_keeps_its_row() {
        let diary = Diary::read("solved=aa&day=102&days=3");
        assert_eq!([102, 103, 104].map(|day| diary.days(day)), [3, 3, 0]);
        for text in [
            "day=5&days=9",
            "day=0&days=0",
            "day=4294967295&days=4294967295",
            "daily=x+7",
        ] {
            let diary = Diary::read(text);
            assert_eq!(Diary::read(&diary.save()), diary, "{text}");
        }
    }
}
