//! Makes puzzles of a game until there are enough.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, anyhow};
use engine::Engine;
use puzzles::{Collection, Difficulty, Goal, Puzzle, Step, Task, Theme};
use rules::{Position, RuleSet, Side};

use super::judge::Judge;
use super::sample::Sample;
use super::{author, difficulty, tell, themes};
use crate::answer::Answer;
use crate::args::Puzzles;
use crate::console::Console;
use crate::{progress, signals};

/// Positions that one proof may take: about five seconds.
const PATIENCE: u64 = 4_000_000;

/// Games that are played for each puzzle that is wanted, at most.
const GAMES_EACH: usize = 200;

/// Puzzles of one game, at most: more would resemble each other.
const FROM_ONE_GAME: usize = 2;

/// Fewer legal moves leave little to choose. Where an opponent must be fed there are never many.
const MOVES_MIN: u128 = 3;
const MOVES_MIN_FEEDING: u128 = 2;

/// Seeds in the houses: with fewer there is nothing to find, with more proofs take too long.
const SEEDS: [u16; 2] = [4, 36];

/// The same where endings are looked up.
const SEEDS_LOOKED_UP: u16 = 18;

/// "Who wins?" is asked where the game ends by so many seeds at most, and of its puzzles each side
/// wins no more than this part.
const CLOSE: i16 = 8;
const WINS: [usize; 2] = [9, 20];

pub(super) fn run(args: &Puzzles, console: Console) -> Result<Answer> {
    let mut collection = Collection {
        remarks: vec![tell::command_line(args)],
        puzzles: Vec::new(),
    };
    let mut is_enough = true;
    let mut seen = BTreeSet::new();
    for (index, game) in args.games.iter().enumerate() {
        let rules = console.rules(game)?;
        let count = args.counts.get(index).or(args.counts.last());
        let count = count.copied().unwrap_or_default();
        let mut search = Search::new(args, &rules, count, &mut seen, console)?;
        let mut found = search.run(count)?;
        if found.len() < count {
            is_enough = false;
            tell::too_few(&rules, found.len(), count, console);
        }
        found.sort_by_key(|puzzle| (puzzle.task().rating, puzzle.id()));
        collection.puzzles.extend(found);
    }
    tell::made(args, &collection, console)?;
    Ok(if is_enough { Answer::Yes } else { Answer::No })
}

/// How many puzzles of each difficulty are taken at most: something for everybody, and a quarter
/// more than is needed, for hard ones are rare.
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

/// One of so many parts of a number, times a fraction.
fn part(count: usize, [times, of]: [usize; 2], parts: usize) -> usize {
    (count * times).div_ceil(of * parts)
}

struct Search<'a> {
    args: &'a Puzzles,
    sample: Sample,
    judge: Judge,
    engine: Engine,
    seeds: [u16; 2],
    /// The themes that are wanted, and how many puzzles are about each so far.
    themes: BTreeMap<Theme, usize>,
    /// No theme has more: somewhat more than an even share, for some themes are rare.
    share: usize,
    /// How many more are wanted of each difficulty.
    wanted: BTreeMap<Difficulty, usize>,
    /// Of the puzzles that ask who wins, how many more each side may win.
    wins: [usize; 2],
    /// The likeness of all puzzles so far, of other games too.
    seen: &'a mut BTreeSet<String>,
}

impl<'a> Search<'a> {
    fn new(
        args: &'a Puzzles,
        rules: &RuleSet,
        count: usize,
        seen: &'a mut BTreeSet<String>,
        console: Console,
    ) -> Result<Search<'a>> {
        let refused = |key: &str| {
            let game = rules.to_string();
            let arguments = [("game", game.as_str().into())];
            anyhow!(console.words.text_with(key, &arguments))
        };
        let properties = rules.properties();
        if properties.is_race || properties.has_fruit || !properties.opens_plainly {
            return Err(refused("puzzles-no-game"));
        }
        let is_searched = solver::is_searched(rules);
        let most = if is_searched {
            SEEDS[1]
        } else {
            SEEDS_LOOKED_UP
        };
        let start = Position::start(rules);
        // Who wins is asked only when that is wanted: elsewhere a move is to be found.
        let asked = |theme: &Theme| match args.themes[..] {
            [] => *theme != Theme::Winner,
            _ => args.themes.contains(theme),
        };
        let has = |theme: &Theme| match theme {
            Theme::Chain | Theme::Longest => properties.sows_own_store,
            Theme::Feeding => themes::feeds(&start),
            Theme::Capture | Theme::Defence | Theme::Count | Theme::Winner => true,
        };
        let chosen = Theme::ALL.iter().copied().filter(asked).filter(has);
        let themes: BTreeMap<Theme, usize> = chosen.map(|theme| (theme, 0)).collect();
        if themes.is_empty() {
            return Err(refused("puzzles-no-theme"));
        }
        Ok(Search {
            args,
            sample: Sample::new(rules, args.seed),
            judge: Judge::new(rules, most.into(), PATIENCE, args.tables.as_deref())?,
            engine: difficulty::engine(),
            seeds: [SEEDS[0], most],
            share: part(count, [6, 5], themes.len()),
            themes,
            wanted: wanted(count, args.hardest),
            wins: [(count * WINS[0]).div_ceil(WINS[1]); 2],
            seen,
        })
    }

    fn run(&mut self, count: usize) -> Result<Vec<Puzzle>> {
        let bar = progress::bar(count as u64);
        let mut found = Vec::new();
        for game in 0..count * GAMES_EACH {
            if game == count * GAMES_EACH / 4 {
                // Rather more of one kind than too few.
                self.share = part(count, [3, 2], self.themes.len());
                self.wanted.values_mut().for_each(|wanted| *wanted = count);
            }
            let mut from_this = 0;
            for position in self.sample.game() {
                if signals::interrupted() || found.len() == count {
                    bar.finish_and_clear();
                    return Ok(found);
                }
                if from_this == FROM_ONE_GAME {
                    break;
                }
                if let Some(puzzle) = self.puzzle(&position)? {
                    bar.inc(1);
                    from_this += 1;
                    found.push(puzzle);
                }
            }
        }
        bar.finish_and_clear();
        Ok(found)
    }

    /// A puzzle that begins with a position, about the theme that is rarest so far.
    fn puzzle(&mut self, position: &Position) -> Result<Option<Puzzle>> {
        let [least, most] = self.seeds;
        let seeds = position.seeds_in_houses();
        let lead = Side::BOTH.map(|side| position.store(side));
        let is_decided = lead[0].abs_diff(lead[1]) >= seeds;
        if !(least..=most).contains(&seeds) || is_decided {
            return Ok(None);
        }
        // Without what has been before: it is not told.
        let position = Position::read(&position.to_string(), position.rules(), true)?;
        let mut wanted: Vec<(usize, Theme)> = self
            .themes
            .iter()
            .map(|(&theme, &found)| (found, theme))
            .collect();
        wanted.sort_unstable();
        for (found, theme) in wanted {
            if found < self.share
                && let Some(puzzle) = self.about(&position, theme)?
                && puzzle.task().rating <= self.args.hardest
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

    /// Whether no answer to "who wins?" becomes more likely than the others by this puzzle.
    fn is_fair(&self, puzzle: &Puzzle) -> bool {
        puzzle.task().theme != Theme::Winner
            || puzzle.winner().is_none_or(|side| self.wins[side] > 0)
    }

    /// A puzzle that asks who wins: it has to be close, or a look would tell.
    fn winner(&mut self, position: &Position) -> Result<Option<Puzzle>> {
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
        let solution = Step {
            choices: Vec::new(),
        };
        Ok(Some(Puzzle::new(position.clone(), task, solution)?))
    }

    fn about(&mut self, position: &Position, theme: Theme) -> Result<Option<Puzzle>> {
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
            // By how much is not settled when a majority ends the game.
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
