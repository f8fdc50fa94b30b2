//! `mancala solve`: the exact value of a position.

mod effort;
mod prepare;
mod turn;

use std::fs::File;
use std::io::{BufReader, Write as _};
use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Error, Result, anyhow, bail};
use rules::Position;
use serde::Serialize;
use solver::{MoveRange, Question, Solution, SolveError, Solver};
use tablebase::rows::SEEDS_MAX;
use words::Words;

use super::tables;
use crate::answer::Answer;
use crate::args::{Effort, Solve};
use crate::console::Console;
use crate::limit::Limit;
use crate::{files, notation, output, progress, signals};
use effort::{LOOKED_UP, SEARCHED, effort};
use prepare::build;
pub(super) use prepare::{begin, prepare};

/// A checkpoint is written so often: more than that is not lost, whatever happens.
const SAVES: Duration = Duration::from_mins(1);
/// A checkpoint is written at longest for one part in so many of the time, however large it is.
const SAVING_PART: u32 = 20;

#[derive(Debug, Serialize)]
struct Solved {
    game: String,
    position: String,
    #[serde(flatten)]
    worth: Worth,
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<&'static str>,
    proved: bool,
    /// `checkpoint` if this rests on one, whose lines are believed.
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<&'static str>,
    /// Whether the bounds are all that can be known: both players can go round for ever.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    circles: bool,
    nodes: u64,
    /// The key of the text that describes the effort to people.
    #[serde(skip)]
    way: &'static str,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    best: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<Vec<SolvedMove>>,
}

/// A move, and the margin after it.
#[derive(Debug, Serialize)]
pub(super) struct SolvedMove {
    #[serde(rename = "move")]
    mv: String,
    #[serde(flatten)]
    worth: Worth,
}

impl SolvedMove {
    pub(super) fn new(position: &Position, known: &MoveRange) -> SolvedMove {
        SolvedMove {
            mv: position.move_text(known.mv),
            worth: Worth::new(position, [known.least, known.most]),
        }
    }

    pub(super) fn text(&self, words: Words) -> String {
        format!("{:>4}  {}", self.mv, self.worth.text(words))
    }
}

/// The margin by which South is ahead of North at the end: a value or, if that is not known, its
/// bounds. Where a majority ends one of the six games, that of playing on: the winner is the same.
#[derive(Debug, Default, Serialize)]
struct Worth {
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<i16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    range: Option<[i16; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    played_on: Option<i16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    played_on_range: Option<[i16; 2]>,
}

impl Worth {
    fn new(position: &Position, range: [i16; 2]) -> Worth {
        let counts =
            !position.properties().ends_by_majority || position.is_over() || position.is_general();
        let value = (range[0] == range[1]).then_some(range[0]);
        let range = value.is_none().then_some(range);
        if counts {
            Worth {
                value,
                range,
                ..Worth::default()
            }
        } else {
            Worth {
                played_on: value,
                played_on_range: range,
                ..Worth::default()
            }
        }
    }

    fn text(&self, words: Words) -> String {
        let value = |value: Option<i16>| value.map(notation::signed);
        let range = |range: Option<[i16; 2]>| range.map(notation::range);
        let counted = value(self.value).or(range(self.range));
        let played_on = value(self.played_on).or(range(self.played_on_range));
        let played_on = played_on
            .map(|value| words.text_with("solve-played-on", &[("value", value.as_str().into())]));
        counted.or(played_on).unwrap_or_default()
    }
}

pub(super) fn run(args: &Solve, console: Console) -> Result<Answer> {
    let position = console.position(&args.board)?;
    let question = match (args.moves, args.win_only) {
        (true, _) => Question::Moves,
        (_, true) => Question::Winner,
        _ => Question::Value,
    };
    let limit = Limit::new(args.time);
    signals::watch();
    let in_words = |error| refused(error, console.words);
    if args.turn {
        return turn::run(args, &position, &limit, console).map_err(in_words);
    }
    let found = solve(args, &position, question, &limit, console).map_err(in_words)?;
    let told = tell(&position, &found, question, limit.elapsed());
    if args.format.json {
        output::json(&told)?;
    } else {
        print(&told, console)?;
    }
    Ok(Answer::found(told.proved))
}

/// A solution, and where it comes from.
struct Found {
    solution: Solution,
    /// The key of the text that describes the effort.
    way: &'static str,
    rests_on_checkpoint: bool,
    /// Whether all was looked at, so that bounds that do not meet never will.
    is_complete: bool,
}

impl Found {
    fn new(solution: Solution, way: &'static str) -> Found {
        Found {
            solution,
            way,
            rests_on_checkpoint: false,
            is_complete: false,
        }
    }
}

/// The value of a position.
fn solve(
    args: &Solve,
    position: &Position,
    question: Question,
    limit: &Limit,
    console: Console,
) -> Result<Found> {
    let rules = position.rules();
    let seeds = usize::from(position.seeds_in_houses());
    if position.properties().has_fruit {
        only_for_a_search(args, console)?;
        let bytes = args.effort.means.bytes();
        let solution = solver::solve_fruit(position, bytes, &|_| limit.go_on())?;
        Ok(Found::new(solution, SEARCHED))
    } else if position.is_general() {
        only_for_a_search(args, console)?;
        let bytes = args.effort.means.bytes();
        let solution = solver::solve_general(position, bytes, &|_| limit.go_on())?;
        Ok(Found {
            is_complete: !limit.is_over(),
            ..Found::new(solution, SEARCHED)
        })
    } else if !solver::is_searched(rules) && solver::can_build(rules, seeds).is_ok() {
        only_for_a_search(args, console)?;
        let solution = look_up(&args.effort, position, limit, console)?;
        Ok(Found::new(solution, LOOKED_UP))
    } else {
        search(args, position, question, limit, console)
    }
}

/// An error in the reader's language, where there are words for it.
fn refused(error: Error, words: Words) -> Error {
    let text = match error.downcast_ref() {
        Some(SolveError::Unsupported { rules, why }) => {
            let (game, why) = (rules.to_string(), words.translated(why.text()));
            words.text_with(
                "solve-unsupported",
                &[("game", game.into()), ("why", why.into())],
            )
        }
        Some(SolveError::Opening) => words.text("solve-opening"),
        Some(&SolveError::TooManySeeds { seeds }) => {
            let arguments = [("seeds", seeds.into()), ("most", SEEDS_MAX.into())];
            words.text_with("solve-too-many-seeds", &arguments)
        }
        _ => return error,
    };
    anyhow!(text)
}

/// Searches, with the endings known.
fn search(
    args: &Solve,
    position: &Position,
    question: Question,
    limit: &Limit,
    console: Console,
) -> Result<Found> {
    let mut solver = begin(&args.effort, position, limit, console.words)?;
    if let Some(path) = args.checkpoint.as_ref().filter(|path| path.exists()) {
        load(&mut solver, path)?;
    }
    let before = solver.nodes();
    let bar = progress::spinner();
    let mut pause = SAVES;
    let solution = loop {
        let saved = Instant::now();
        let mut solution = solver.solve(question, &|known| {
            bar.set_message(so_far(known, known.nodes - before, limit.elapsed()));
            if args.checkpoint.is_some() && saved.elapsed() >= pause {
                ControlFlow::Break(())
            } else {
                limit.go_on()
            }
        });
        if let Some(path) = &args.checkpoint {
            let begun = Instant::now();
            files::replace(path, |out| Ok(Some(solver.save(out)?)))?;
            pause = SAVES.max(SAVING_PART * begun.elapsed());
        }
        if solution.answers(question) || limit.is_over() {
            solution.nodes -= before;
            break solution;
        }
    };
    bar.finish_and_clear();
    if solver.has_refuted_checkpoint() {
        output::message(&console.words.text("solve-refuted"));
    }
    Ok(Found {
        solution,
        way: SEARCHED,
        rests_on_checkpoint: solver.rests_on_checkpoint(),
        is_complete: false,
    })
}

/// Computes all endings up to the position.
fn look_up(
    effort: &Effort,
    position: &Position,
    limit: &Limit,
    console: Console,
) -> Result<Solution> {
    let at_first = solver::at_first(position);
    if position.is_over() {
        return Ok(at_first);
    }
    solver::tells(position)?;
    let seeds = usize::from(position.seeds_in_houses());
    let mut builder = tables::begin(position.rules(), seeds, &effort.means, console)?;
    if !build(&mut builder, seeds, effort, limit)? {
        return Ok(at_first);
    }
    Ok(solver::look_up(position, &builder)?)
}

/// Refuses what is of use to a search only.
fn only_for_a_search(args: &Solve, console: Console) -> Result<()> {
    if args.checkpoint.is_some() {
        bail!(console.words.text("solve-no-checkpoint"));
    }
    if args.effort.endings.is_some() {
        bail!(console.words.text("solve-no-endings"));
    }
    Ok(())
}

/// Goes on where a checkpoint was left.
pub(super) fn load(solver: &mut Solver, path: &Path) -> Result<()> {
    let failed = || path.display().to_string();
    let file = File::open(path).with_context(failed)?;
    solver.load(&mut BufReader::new(file)).with_context(failed)
}

#[expect(clippy::cast_precision_loss, reason = "two digits are told")]
fn so_far(known: &Solution, nodes: u64, time: Duration) -> String {
    let speed = nodes as f64 / time.as_secs_f64().max(0.001) / 1e6;
    let range = notation::range(known.range);
    format!("{range}  {speed:.1} M/s")
}

fn tell(position: &Position, found: &Found, question: Question, time: Duration) -> Solved {
    let Found {
        solution,
        way,
        rests_on_checkpoint,
        is_complete,
    } = found;
    let [least, most] = solution.range;
    let winner = match (least.signum(), most.signum()) {
        (1, _) => Some("south"),
        (_, -1) => Some("north"),
        (0, 0) => Some("draw"),
        _ => None,
    };
    let proved = solution.answers(question);
    let best = solution.moves.first().filter(|_| proved);
    let moves = solution.moves.iter();
    let moves = moves.map(|known| SolvedMove::new(position, known));
    Solved {
        game: position.rules().to_string(),
        position: position.to_string(),
        worth: Worth::new(position, solution.range),
        winner,
        proved,
        from: rests_on_checkpoint.then_some("checkpoint"),
        circles: *is_complete && !proved,
        nodes: solution.nodes,
        way,
        seconds: time.as_secs_f64(),
        best: best.map(|best| position.move_text(best.mv)),
        moves: (question == Question::Moves).then(|| moves.collect()),
    }
}

fn print(solved: &Solved, console: Console) -> Result<()> {
    let words = console.words;
    let mut out = output::data();
    let value = solved.worth.text(words);
    let key = match solved.winner {
        Some("south") => "solve-south",
        Some("north") => "solve-north",
        Some(_) => "solve-draw",
        None if solved.circles => "solve-circles",
        None => "solve-open",
    };
    writeln!(
        out,
        "{}",
        words.text_with(key, &[("value", value.as_str().into())])
    )?;
    if let Some(best) = &solved.best {
        writeln!(
            out,
            "{}",
            words.text_with("solve-best", &[("move", best.into())])
        )?;
    }
    for known in solved.moves.iter().flatten() {
        writeln!(out, "{}", known.text(words))?;
    }
    if solved.nodes > 0 {
        let told = effort(solved.way, solved.nodes, solved.seconds, words);
        writeln!(out, "{told}")?;
    }
    if solved.from.is_some() {
        writeln!(out, "{}", words.text("solve-from-checkpoint"))?;
    }
    Ok(())
}
