//! `mancala solve`: the exact value of a position.

mod turn;

use std::fs::File;
use std::io::{BufReader, Write as _};
use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use rules::Position;
use rules::laws::Majority;
use serde::Serialize;
use solver::{Builder, Question, Solution, Solver};
use tablebase::Folder;
use words::Words;

use super::{Answer, tables};
use crate::args::{Effort, Solve};
use crate::console::Console;
use crate::{files, output, progress, signals};

/// Positions with one seed more are about this many times as many, and endings with two more halve
/// a search: beyond this part of the seeds, knowing endings takes longer than it saves.
const ENDINGS: [usize; 2] = [9, 20];

/// A checkpoint is written so often: what is on the way is read again from memory in less time.
const SAVES: Duration = Duration::from_mins(10);

/// Positions after which easier questions are asked first: some minutes.
const PATIENCE: u64 = 300_000_000;

#[derive(Debug, Serialize)]
struct Solved {
    game: String,
    position: String,
    #[serde(flatten)]
    worth: Worth,
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<&'static str>,
    proved: bool,
    nodes: u64,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    best: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<Vec<SolvedMove>>,
}

#[derive(Debug, Serialize)]
struct SolvedMove {
    #[serde(rename = "move")]
    mv: String,
    #[serde(flatten)]
    worth: Worth,
}

/// What South has more than North at the end: a value, or where that is not known at least and at
/// most. Where a majority ends the game, that of playing on: who wins is the same.
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
        let counts = position.laws().majority == Majority::PlayOn || position.is_over();
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
        let value = |value: Option<i16>| value.map(|value| format!("{value:+}"));
        let range =
            |range: Option<[i16; 2]>| range.map(|[least, most]| format!("{least:+}…{most:+}"));
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
    let begun = Instant::now();
    signals::watch();
    if args.turn {
        return turn::run(args, &position, console);
    }
    let seeds = usize::from(position.seeds_in_houses());
    let has_endings = solver::check(position.rules(), seeds).is_ok();
    let solution = if position.laws().has_fruit() {
        no_checkpoint(args)?;
        Some(solver::solve_fruit(
            &position,
            args.effort.means.bytes(),
            &|_| go_on(args, begun),
        )?)
    } else if has_endings && !solver::is_searched(position.rules()) {
        no_checkpoint(args)?;
        look_up(args, &position, console)?
    } else {
        search(args, &position, question, begun)?
    };
    let Some(solution) = solution else {
        return Ok(Answer::Interrupted);
    };
    let told = tell(&position, &solution, question, begun.elapsed());
    if args.format.json {
        output::json(&told)?;
    } else {
        print(&told, console)?;
    }
    Ok(match (told.proved, signals::interrupted()) {
        (true, _) => Answer::Yes,
        (false, true) => Answer::Interrupted,
        (false, false) => Answer::No,
    })
}

/// Searches, with the endings known; `None` if it was interrupted before that.
fn search(
    args: &Solve,
    position: &Position,
    question: Question,
    begun: Instant,
) -> Result<Option<Solution>> {
    let Some(mut solver) = prepare(&args.effort, position)? else {
        return Ok(None);
    };
    if let Some(path) = args.checkpoint.as_ref().filter(|path| path.exists()) {
        load(&mut solver, path)?;
    }
    let before = solver.nodes();
    let bar = progress::spinner();
    let solution = loop {
        let saved = Instant::now();
        let mut solution = solver.solve(question, &|known| {
            bar.set_message(so_far(known, known.nodes - before, begun.elapsed()));
            let is_due = args.checkpoint.is_some() && saved.elapsed() >= SAVES;
            if is_due || is_over(args, begun) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        if let Some(path) = &args.checkpoint {
            files::replace(path, |out| Ok(Some(solver.save(out)?)))?;
        }
        if solution.answers(question) || is_over(args, begun) {
            solution.nodes -= before;
            break solution;
        }
    };
    bar.finish_and_clear();
    Ok(Some(solution))
}

/// Whether there is time left, and nobody interrupts.
fn go_on(args: &Solve, begun: Instant) -> ControlFlow<()> {
    if is_over(args, begun) {
        ControlFlow::Break(())
    } else {
        ControlFlow::Continue(())
    }
}

/// Works out all endings up to the position; `None` if that was interrupted.
fn look_up(args: &Solve, position: &Position, console: Console) -> Result<Option<Solution>> {
    solver::tells(position)?;
    let seeds = usize::from(position.seeds_in_houses());
    let mut builder = tables::begin(position.rules(), seeds, &args.effort.means, console)?;
    if !build(&mut builder, seeds, &args.effort)? {
        return Ok(None);
    }
    Ok(Some(solver::look_up(position, &builder)?))
}

/// Only a search has them.
fn no_checkpoint(args: &Solve) -> Result<()> {
    if args.checkpoint.is_some() {
        bail!("this position is solved without a search, and there are no checkpoints of that");
    }
    Ok(())
}

/// Whether it was told to end.
fn is_over(args: &Solve, begun: Instant) -> bool {
    let is_late = args.time.is_some_and(|time| begun.elapsed() >= time);
    is_late || signals::interrupted()
}

/// Goes on where a checkpoint was left.
pub(super) fn load(solver: &mut Solver, path: &Path) -> Result<()> {
    let failed = || path.display().to_string();
    let file = File::open(path).with_context(failed)?;
    solver.load(&mut BufReader::new(file)).with_context(failed)
}

/// Makes a solver that knows endings; `None` if that was interrupted.
pub(super) fn prepare(effort: &Effort, position: &Position) -> Result<Option<Solver>> {
    let rules = position.rules();
    let seeds = usize::from(position.seeds_in_houses());
    let bytes = effort.means.bytes();
    // Half of the memory at most, for they are put in order once more before the search. Where one
    // takes long, the search is better begun with fewer.
    let fits = |endings: usize| {
        solver::check(rules, endings).is_ok()
            && Builder::memory(rules, endings) <= bytes / 2
            && solver::effort(rules, endings)
                .is_some_and(|work| effort.endings.is_some() || work <= u128::from(bytes / 2))
    };
    let has_endings = !tablebase::comes_back(rules.laws()) && !position.has_burnt();
    let wanted = effort
        .endings
        .map_or(seeds * ENDINGS[0] / ENDINGS[1], usize::from);
    let endings = (1..=wanted)
        .rev()
        .find(|&endings| has_endings && fits(endings));
    let taken = endings.map_or(0, |endings| Builder::memory(rules, endings));
    let means = solver::Means {
        threads: effort.means.threads(),
        memory: bytes - taken.min(bytes / 2),
        patience: PATIENCE,
    };
    // What cannot be solved is refused before anything takes long.
    let mut solver = Solver::new(position, means)?;
    if let Some(endings) = endings {
        let mut builder = Builder::new(rules, endings, effort.means.threads())?;
        if !build(&mut builder, endings, effort)? {
            return Ok(None);
        }
        solver.use_endings(builder);
    }
    Ok(Some(solver))
}

/// Builds endings, or reads those that lie in a folder; returns whether it came to its end.
fn build(builder: &mut Builder, endings: usize, effort: &Effort) -> Result<bool> {
    let folder = effort
        .dir
        .as_ref()
        .map(|dir| Folder::new(dir, builder.rules()));
    let bar = progress::bar((0..=endings).map(|seeds| builder.positions(seeds)).sum());
    while builder.layers() <= endings {
        let next = builder.layers();
        let layer = folder
            .as_ref()
            .map(|folder| folder.open(next))
            .transpose()?;
        if let Some(layer) = layer.flatten() {
            builder.load(&layer)?;
            bar.inc(builder.positions(next));
            continue;
        }
        let built = builder.build(&progress::counted(&bar));
        if built.is_break() {
            return Ok(false);
        }
    }
    bar.finish_and_clear();
    Ok(true)
}

#[expect(clippy::cast_precision_loss, reason = "two digits are told")]
fn so_far(known: &Solution, nodes: u64, time: Duration) -> String {
    let [least, most] = known.range;
    let speed = nodes as f64 / time.as_secs_f64().max(0.001) / 1e6;
    format!("{least:+}…{most:+}  {speed:.1} M/s")
}

fn tell(position: &Position, solution: &Solution, question: Question, time: Duration) -> Solved {
    let [least, most] = solution.range;
    let winner = match (least.signum(), most.signum()) {
        (1, _) => Some("south"),
        (_, -1) => Some("north"),
        (0, 0) => Some("draw"),
        _ => None,
    };
    let proved = solution.answers(question);
    let best = solution.moves.first().filter(|_| proved);
    let moves = solution.moves.iter().map(|known| SolvedMove {
        mv: position.move_text(known.mv),
        worth: Worth::new(position, [known.least, known.most]),
    });
    Solved {
        game: position.rules().to_string(),
        position: position.to_string(),
        worth: Worth::new(position, solution.range),
        winner,
        proved,
        nodes: solution.nodes,
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
        writeln!(out, "{:>4}  {}", known.mv, known.worth.text(words))?;
    }
    let seconds = format!("{:.2}", solved.seconds);
    let arguments = [
        ("nodes", solved.nodes.into()),
        ("seconds", seconds.as_str().into()),
    ];
    writeln!(out, "{}", words.text_with("solve-effort", &arguments))?;
    Ok(())
}
