//! The search for puzzles of a game, until there are enough.

use std::collections::{BTreeMap, BTreeSet};

use engine::Engine;
use puzzles::{Decision, Difficulty, Goal, Puzzle, Task, Theme};
use rules::{Position, RuleSet, Setup, Side};
use solver::{Builder, SolveError};

use crate::error::ComposeError;
use crate::judge::{GoOn, Judge};
use crate::sample::Sample;
use crate::{author, difficulty, themes};

/// The most positions that one proof may take: about five seconds.
const PATIENCE: u64 = 4_000_000;

/// The most games that are played for each puzzle that is wanted.
const GAMES_EACH: usize = 200;

/// The most puzzles of one game: more would resemble each other.
const FROM_ONE_GAME: usize = 2;

/// The fewest legal moves: fewer leave little to choose. If an opponent must be fed there are never
/// many.
const MOVES_MIN: u128 = 3;
const MOVES_MIN_FEEDING: u128 = 2;

/// Seeds in the houses: with fewer there is nothing to find, with more proofs take too long.
const SEEDS: [u16; 2] = [4, 36];

/// The most seeds where endings are looked up.
const SEEDS_LOOKED_UP: u16 = 18;

/// The largest margin of a game for which "Who wins?" is asked, and the largest part of these
/// puzzles that either side wins.
const CLOSE: i16 = 8;
const WINS: [usize; 2] = [9, 20];

/// The most puzzles of each difficulty that are taken: something for everybody, and a quarter more
/// than is needed, for hard ones are rare.
fn wanted(count: usize, hardest: u16) -> BTreeMap<Difficulty, usize> {
    const PARTS: [(Difficulty, usize); 4] = [
        (Difficulty::Easy, 8),
        (Difficulty::Medium, 7),
        (Difficulty::Hard, 6),
        (Difficulty::Expert, 4),
    ];
    let parts = PARTS
        .into_iter()
        .filter(|&(one, _)| one <= Difficulty::of(hardest));
    let all: usize = parts.clone().map(|(_, part)| part).sum();
    parts
        .map(|(one, part)| (one, (5 * part * count).div_ceil(4 * all)))
        .collect()
}

/// One of `parts` equal parts of a number, times a fraction.
fn part(count: usize, [times, of]: [usize; 2], parts: usize) -> usize {
    (count * times).div_ceil(of * parts)
}

/// The puzzles that are wanted of a game.
#[derive(Clone, Debug)]
pub struct Wishes {
    /// The number of puzzles.
    pub count: usize,
    /// The themes wanted; all that the game has if there are none. "Who wins?" is asked only when
    /// it is named.
    pub themes: Vec<Theme>,
    /// The highest rating.
    pub hardest: u16,
    /// The seed of the games that are played; the same one finds the same puzzles.
    pub seed: u64,
}

/// A search for puzzles of one game.
#[derive(Debug)]
pub struct Search<'a> {
    count: usize,
    hardest: u16,
    go_on: GoOn,
    sample: Sample,
    judge: Judge,
    engine: Engine,
    seeds: [u16; 2],
    /// The themes that are wanted, each with the number of its puzzles so far.
    themes: BTreeMap<Theme, usize>,
    /// The most puzzles of a theme: somewhat more than an even share, for some themes are rare.
    share: usize,
    /// The number of puzzles still wanted of each difficulty.
    wanted: BTreeMap<Difficulty, usize>,
    /// The number of "Who wins?" puzzles that each side may still win.
    wins: [usize; 2],
    /// The likenesses of all puzzles so far, of other games too.
    seen: &'a mut BTreeSet<String>,
}

impl<'a> Search<'a> {
    /// Prepares for a search. `seen` has the likeness of all puzzles so far, and no new one is like
    /// one of them; `endings` makes the endings up to the number of seeds it is given.
    ///
    /// # Errors
    /// Those of `endings`, and [`ComposeError`] if the game has no such puzzles.
    pub fn new<E: From<ComposeError> + From<SolveError>>(
        rules: &RuleSet,
        wishes: &Wishes,
        seen: &'a mut BTreeSet<String>,
        go_on: GoOn,
        endings: impl FnOnce(usize) -> Result<Builder, E>,
    ) -> Result<Search<'a>, E> {
        let rules = *rules;
        let properties = rules.properties();
        if properties.is_race || properties.has_fruit || !properties.opens_plainly {
            return Err(ComposeError::NoGame {
                rules: Box::new(rules),
            }
            .into());
        }
        let most = if solver::is_searched(&rules) {
            SEEDS[1]
        } else {
            SEEDS_LOOKED_UP
        };
        let start = Position::start(&rules);
        // "Who wins?" is asked only on request: all other puzzles ask for a move.
        let asked = |theme: &Theme| match wishes.themes[..] {
            [] => *theme != Theme::Winner,
            _ => wishes.themes.contains(theme),
        };
        let has = |theme: &Theme| match theme {
            Theme::Chain | Theme::Longest => properties.sows_own_store,
            Theme::Feeding => themes::feeds(&start),
            Theme::Capture | Theme::Defence | Theme::Count | Theme::Winner => true,
        };
        let chosen = Theme::ALL.iter().copied().filter(asked).filter(has);
        let themes: BTreeMap<Theme, usize> = chosen.map(|theme| (theme, 0)).collect();
        if themes.is_empty() {
            return Err(ComposeError::NoTheme {
                rules: Box::new(rules),
            }
            .into());
        }
        let count = wishes.count;
        let judge = Judge::new(&rules, most.into(), PATIENCE, go_on, endings)?;
        Ok(Search {
            count,
            hardest: wishes.hardest,
            go_on,
            sample: Sample::new(&rules, wishes.seed),
            judge,
            engine: difficulty::engine(),
            seeds: [SEEDS[0], most],
            share: part(count, [6, 5], themes.len()),
            themes,
            wanted: wanted(count, wishes.hardest),
            wins: [(count * WINS[0]).div_ceil(WINS[1]); 2],
            seen,
        })
    }

    /// Searches until there are enough puzzles, or `go_on` stops it, or too many games had none;
    /// `found` gets each puzzle.
    ///
    /// # Errors
    /// [`ComposeError`] if a position cannot be valued.
    pub fn run(&mut self, found: &dyn Fn(&Puzzle)) -> Result<Vec<Puzzle>, ComposeError> {
        let count = self.count;
        let mut all = Vec::new();
        for game in 0..count * GAMES_EACH {
            if game == count * GAMES_EACH / 4 {
                // Rather more of one kind than too few.
                self.share = part(count, [3, 2], self.themes.len());
                self.wanted.values_mut().for_each(|wanted| *wanted = count);
            }
            let mut from_this = 0;
            for position in self.sample.game() {
                if (self.go_on)().is_break() || all.len() == count {
                    return Ok(all);
                }
                if from_this == FROM_ONE_GAME {
                    break;
                }
                if let Some(puzzle) = self.puzzle(&position)? {
                    found(&puzzle);
                    from_this += 1;
                    all.push(puzzle);
                }
            }
        }
        Ok(all)
    }

    /// A puzzle that begins with a position, about the theme that is rarest so far.
    fn puzzle(&mut self, position: &Position) -> Result<Option<Puzzle>, ComposeError> {
        let [least, most] = self.seeds;
        let seeds = position.seeds_in_houses();
        let lead = Side::BOTH.map(|side| position.store(side));
        let is_decided = lead[0].abs_diff(lead[1]) >= seeds;
        if !(least..=most).contains(&seeds) || is_decided {
            return Ok(None);
        }
        let position = of_south(position)?;
        let mut wanted: Vec<(usize, Theme)> = self
            .themes
            .iter()
            .map(|(&theme, &found)| (found, theme))
            .collect();
        wanted.sort_unstable();
        for (found, theme) in wanted {
            if found < self.share
                && let Some(puzzle) = self.about(&position, theme)?
                && puzzle.task().rating <= self.hardest
                && self.is_fair(&puzzle)
                && let Some(wanted @ 1..) = self.wanted.get_mut(&puzzle.task().difficulty())
                && self.seen.insert(puzzle.likeness())
            {
                *wanted -= 1;
                if let (Theme::Winner, Some(side)) = (theme, puzzle.winner()) {
                    self.wins[side] -= 1;
                }
                *self.themes.entry(theme).or_default() += 1;
                return Ok(Some(puzzle));
            }
        }
        Ok(None)
    }

    /// Whether no answer to "Who wins?" becomes more likely than the others by this puzzle.
    fn is_fair(&self, puzzle: &Puzzle) -> bool {
        puzzle.task().theme != Theme::Winner
            || puzzle.winner().is_none_or(|side| self.wins[side] > 0)
    }

    /// A puzzle that asks for the winner: the game has to be close, or a glance would be enough.
    fn winner(&mut self, position: &Position) -> Result<Option<Puzzle>, ComposeError> {
        let goal = Goal::Result;
        let values = self.judge.values(position, goal)?;
        let Some(value) = values.as_ref().and_then(author::best) else {
            return Ok(None);
        };
        if value.abs() > CLOSE {
            return Ok(None);
        }
        let task = Task {
            theme: Theme::Winner,
            goal,
            value,
            source: self.judge.source(goal),
            rating: difficulty::rating_of_result(&mut self.engine, position, value),
        };
        let solution = Decision {
            choices: Vec::new(),
        };
        Ok(Some(Puzzle::new(position.clone(), task, solution)?))
    }

    fn about(&mut self, position: &Position, theme: Theme) -> Result<Option<Puzzle>, ComposeError> {
        if theme == Theme::Winner {
            return self.winner(position);
        }
        let moves_min = match theme {
            Theme::Feeding => MOVES_MIN_FEEDING,
            _ => MOVES_MIN,
        };
        if position.move_count() < moves_min {
            return Ok(None);
        }
        let goals: &[Goal] = match theme {
            Theme::Longest => &[Goal::Turn],
            Theme::Count => &[Goal::Win, Goal::Draw],
            _ if !position.properties().ends_by_majority => &[Goal::Margin],
            // The margin is not settled when a majority ends the game.
            _ => &[Goal::Win, Goal::Draw],
        };
        for &goal in goals {
            let Some(values) = self.judge.values(position, goal)? else {
                continue;
            };
            let Some(solved) = author::solve(&mut self.judge, position, goal, &values)? else {
                continue;
            };
            if !themes::is_about(theme, goal, position, &solved.solution) {
                continue;
            }
            let task = Task {
                theme,
                goal,
                value: solved.value,
                source: self.judge.source(goal),
                rating: difficulty::rating(&mut self.engine, position, goal, &solved.solution),
            };
            return Ok(Some(Puzzle::new(position.clone(), task, solved.solution)?));
        }
        Ok(None)
    }
}

/// A position as a puzzle has it: without the history, and South, whose letters are capitals, solves it.
fn of_south(position: &Position) -> Result<Position, ComposeError> {
    let mut setup = Setup::read(&position.to_string(), position.rules())?;
    if position.side_to_move() == Some(Side::North) {
        setup = setup.turned();
    }
    Ok(setup.position(position.rules(), true)?)
}
