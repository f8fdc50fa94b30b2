//! `VecEnv`: the arrays of many games, written over by each step.

use std::fmt::{Display, Write as _};
use std::sync::{Mutex, MutexGuard};
use std::thread;

use numpy::ndarray::Dimension;
use numpy::{
    Element, PyArray, PyArray1, PyArray2, PyArrayDescrMethods, PyArrayMethods, PyReadwriteArray1,
    PyReadwriteArray2, PyUntypedArray, PyUntypedArrayMethods,
};
use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use rules::{BatchError, Position as Start};

use super::env::{Arrays, Options, Part, Reward, Rows};
use crate::position::{Position, position_of};
use crate::ruleset::RuleSet;
use crate::{error, within};

/// The first line of a saved state.
const TITLE: &str = "mancala boards 1";

/// The most boards; they take a few gigabytes.
const BOARDS_MAX: usize = 1 << 24;
/// The memory of a board with its rows, about.
const BOARD_BYTES: u64 = 300;
/// The most random plies before a game.
const OPENING_MAX: u32 = 1000;

/// The boards, in parts for threads.
#[derive(Clone, Debug)]
struct Boards {
    parts: Vec<Part>,
    options: Options,
    /// How often actions were drawn.
    samples: u64,
    /// Room for the actions of a step.
    actions: Vec<u8>,
}

/// Seeds of a place as numbers of one byte or, above 255 seeds, two.
#[derive(Debug)]
enum Numbers {
    Bytes(Py<PyArray2<u8>>),
    Words(Py<PyArray2<u16>>),
}

impl Numbers {
    fn new(py: Python<'_>, is_large: bool, shape: [usize; 2]) -> Numbers {
        if is_large {
            Numbers::Words(PyArray2::zeros(py, shape, false).unbind())
        } else {
            Numbers::Bytes(PyArray2::zeros(py, shape, false).unbind())
        }
    }

    fn array(&self, py: Python<'_>) -> Py<PyAny> {
        match self {
            Numbers::Bytes(array) => array.clone_ref(py).into_any(),
            Numbers::Words(array) => array.clone_ref(py).into_any(),
        }
    }
}

/// Numbers that are lent out to be written.
enum Lent<'py> {
    Bytes(PyReadwriteArray2<'py, u8>),
    Words(PyReadwriteArray2<'py, u16>),
}

impl<'py> Lent<'py> {
    fn of(numbers: &Numbers, py: Python<'py>) -> PyResult<Lent<'py>> {
        Ok(match numbers {
            Numbers::Bytes(array) => Lent::Bytes(array.bind(py).try_readwrite()?),
            Numbers::Words(array) => Lent::Words(array.bind(py).try_readwrite()?),
        })
    }

    fn rows(&mut self) -> PyResult<Rows<'_>> {
        Ok(match self {
            Lent::Bytes(array) => Rows::Bytes(array.as_slice_mut()?),
            Lent::Words(array) => Rows::Words(array.as_slice_mut()?),
        })
    }
}

/// Many games of one rule set, side by side.
#[derive(Debug)]
#[pyclass(frozen, module = "mancala")]
pub(crate) struct VecEnv {
    boards: Mutex<Boards>,
    start: Start,
    threads: usize,
    #[pyo3(get)]
    n: usize,
    #[pyo3(get)]
    num_actions: usize,
    obs: Numbers,
    #[pyo3(get)]
    mask: Py<PyArray2<bool>>,
    #[pyo3(get)]
    to_play: Py<PyArray1<i8>>,
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    #[pyo3(get)]
    terminated: Py<PyArray1<bool>>,
    #[pyo3(get)]
    truncated: Py<PyArray1<bool>>,
    final_obs: Numbers,
    #[pyo3(get)]
    final_margin: Py<PyArray1<i16>>,
    #[pyo3(get)]
    final_to_play: Py<PyArray1<i8>>,
    #[pyo3(get)]
    ply: Py<PyArray1<i32>>,
}

/// All arrays, lent out to be written.
struct Lending<'py> {
    obs: Lent<'py>,
    mask: PyReadwriteArray2<'py, bool>,
    to_play: PyReadwriteArray1<'py, i8>,
    rewards: PyReadwriteArray2<'py, f32>,
    terminated: PyReadwriteArray1<'py, bool>,
    truncated: PyReadwriteArray1<'py, bool>,
    final_obs: Lent<'py>,
    final_margin: PyReadwriteArray1<'py, i16>,
    final_to_play: PyReadwriteArray1<'py, i8>,
    ply: PyReadwriteArray1<'py, i32>,
}

impl<'py> Lending<'py> {
    fn of(env: &VecEnv, py: Python<'py>) -> PyResult<Lending<'py>> {
        Ok(Lending {
            obs: Lent::of(&env.obs, py)?,
            mask: env.mask.bind(py).try_readwrite()?,
            to_play: env.to_play.bind(py).try_readwrite()?,
            rewards: env.rewards.bind(py).try_readwrite()?,
            terminated: env.terminated.bind(py).try_readwrite()?,
            truncated: env.truncated.bind(py).try_readwrite()?,
            final_obs: Lent::of(&env.final_obs, py)?,
            final_margin: env.final_margin.bind(py).try_readwrite()?,
            final_to_play: env.final_to_play.bind(py).try_readwrite()?,
            ply: env.ply.bind(py).try_readwrite()?,
        })
    }

    fn arrays(&mut self) -> PyResult<Arrays<'_>> {
        Ok(Arrays {
            obs: self.obs.rows()?,
            mask: self.mask.as_slice_mut()?,
            to_play: self.to_play.as_slice_mut()?,
            rewards: self.rewards.as_slice_mut()?,
            terminated: self.terminated.as_slice_mut()?,
            truncated: self.truncated.as_slice_mut()?,
            final_obs: self.final_obs.rows()?,
            final_margin: self.final_margin.as_slice_mut()?,
            final_to_play: self.final_to_play.as_slice_mut()?,
            ply: self.ply.as_slice_mut()?,
        })
    }
}

/// Runs work on each part, with its piece of the arrays; in threads if there are several.
fn on_parts(
    parts: &mut [Part],
    arrays: Arrays<'_>,
    actions: &mut [u8],
    work: impl Fn(&mut Part, &mut Arrays<'_>, &mut [u8]) -> Result<(), BatchError> + Sync,
) -> Result<(), BatchError> {
    if let [part] = parts {
        let mut arrays = arrays;
        return work(part, &mut arrays, actions);
    }
    thread::scope(|scope| {
        let (mut arrays, mut actions) = (arrays, actions);
        for part in parts {
            let boards = part.boards();
            let [mut own, rest] = arrays.split(boards, part.row_len(), part.actions());
            let (own_actions, other_actions) = actions.split_at_mut(boards);
            (arrays, actions) = (rest, other_actions);
            let work = &work;
            scope.spawn(move || work(part, &mut own, own_actions).expect("checked before"));
        }
    });
    Ok(())
}

/// The reason why games cannot be played side by side.
fn refused(py: Python<'_>, error: &BatchError) -> PyErr {
    match error {
        BatchError::General { .. } | BatchError::Fruit | BatchError::Together => {
            error::UNSUPPORTED.of(py, error)
        }
        BatchError::OtherRules => error::POSITION.of(py, error),
        BatchError::Length { .. } => PyValueError::new_err(error.to_string()),
        BatchError::NoAction { .. } | BatchError::Illegal { .. } => error::ILLEGAL.of(py, error),
    }
}

/// Copies actions of any integer type. Numbers that are no action of any game become 255; the first of
/// them is told.
fn read_actions(actions: &Bound<'_, PyAny>, to: &mut [u8]) -> PyResult<Option<String>> {
    let py = actions.py();
    let array = match actions.cast::<PyUntypedArray>() {
        Ok(array) => array.clone(),
        Err(_) => py
            .import("numpy")?
            .call_method1("asarray", (actions,))?
            .cast_into::<PyUntypedArray>()?,
    };
    if array.shape() != [to.len()] {
        let shape = array.shape();
        let sentence = format!("actions have the shape {shape:?}, not ({},)", to.len());
        return Err(PyValueError::new_err(sentence));
    }
    if !b"iu".contains(&array.dtype().kind()) {
        let kind = array.dtype().str()?;
        return Err(PyTypeError::new_err(format!(
            "actions are integers, not {kind}"
        )));
    }
    let any = array.as_any();
    let mut wrong = None;
    for copy in [copy_actions::<u8>, copy_actions::<i64>, copy_actions::<i32>] {
        if copy(any, to, &mut wrong)? {
            return Ok(wrong);
        }
    }
    let kind = if array.dtype().kind() == b'u' {
        "uint64"
    } else {
        "int64"
    };
    let wide = any.call_method1("astype", (kind,))?;
    if !copy_actions::<i64>(&wide, to, &mut wrong)? {
        copy_actions::<u64>(&wide, to, &mut wrong)?;
    }
    Ok(wrong)
}

/// Copies actions if they are of that type, and tells the first that is no action of any game. Returns
/// whether they are.
fn copy_actions<T: Element + Copy + Display>(
    actions: &Bound<'_, PyAny>,
    to: &mut [u8],
    wrong: &mut Option<String>,
) -> PyResult<bool>
where
    u8: TryFrom<T>,
{
    let Ok(array) = actions.cast::<PyArray1<T>>() else {
        return Ok(false);
    };
    let array = array.try_readonly()?;
    for (board, (to, &action)) in to.iter_mut().zip(array.as_array()).enumerate() {
        *to = u8::try_from(action).unwrap_or_else(|_| {
            wrong.get_or_insert_with(|| format!("actions[{board}] = {action}"));
            u8::MAX
        });
    }
    Ok(true)
}

impl VecEnv {
    fn boards(&self, py: Python<'_>) -> PyResult<MutexGuard<'_, Boards>> {
        let busy = |_| error::BUSY.of(py, "the boards are at work in another thread");
        self.boards.try_lock().map_err(busy)
    }

    fn check(&self, board: isize) -> PyResult<usize> {
        let found = usize::try_from(board).ok().filter(|&board| board < self.n);
        found.ok_or_else(|| PyIndexError::new_err(format!("there is no board {board}")))
    }

    /// An environment whose arrays are empty yet.
    fn made(
        py: Python<'_>,
        start: Start,
        n: usize,
        threads: usize,
        options: Options,
    ) -> PyResult<VecEnv> {
        let size = n.div_ceil(threads.clamp(1, n));
        let firsts = (0..n).step_by(size);
        let parts = firsts.map(|first| Part::new(&start, first, size.min(n - first)));
        let parts: Vec<Part> = parts
            .collect::<Result<_, _>>()
            .map_err(|error| refused(py, &error))?;
        let (row, actions) = (parts[0].row_len(), parts[0].actions());
        let is_large = start.pieces_total() > u16::from(u8::MAX);
        Ok(VecEnv {
            boards: Mutex::new(Boards {
                parts,
                options,
                samples: 0,
                actions: vec![0; n],
            }),
            start,
            threads,
            n,
            num_actions: actions,
            obs: Numbers::new(py, is_large, [n, row]),
            mask: PyArray2::zeros(py, [n, actions], false).unbind(),
            to_play: PyArray1::zeros(py, n, false).unbind(),
            rewards: PyArray2::zeros(py, [n, 2], false).unbind(),
            terminated: PyArray1::zeros(py, n, false).unbind(),
            truncated: PyArray1::zeros(py, n, false).unbind(),
            final_obs: Numbers::new(py, is_large, [n, row]),
            final_margin: PyArray1::zeros(py, n, false).unbind(),
            final_to_play: PyArray1::zeros(py, n, false).unbind(),
            ply: PyArray1::zeros(py, n, false).unbind(),
        })
    }

    /// Writes the arrays of the players to move anew.
    fn observe(&self, py: Python<'_>, boards: &mut Boards) -> PyResult<()> {
        let mut lending = Lending::of(self, py)?;
        let Boards { parts, actions, .. } = boards;
        on_parts(parts, lending.arrays()?, actions, |part, out, _| {
            part.observe(out);
            Ok(())
        })
        .expect("nothing is played");
        Ok(())
    }

    /// The boards that an argument marks; all if there is none.
    fn marked(&self, marks: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<bool>> {
        let Some(marks) = marks else {
            return Ok(vec![true; self.n]);
        };
        let marks: Vec<bool> = marks.extract()?;
        if marks.len() == self.n {
            return Ok(marks);
        }
        let sentence = format!("{} marks for {} boards", marks.len(), self.n);
        Err(PyValueError::new_err(sentence))
    }

    /// Begins games on the boards that are marked.
    fn begin(&self, py: Python<'_>, boards: &mut Boards, marks: &[bool]) -> PyResult<()> {
        let mut lending = Lending::of(self, py)?;
        let mut arrays = lending.arrays()?;
        let Boards { parts, options, .. } = boards;
        let mut first = 0;
        for part in parts {
            let len = part.boards();
            let [mut own, rest] = arrays.split(len, part.row_len(), part.actions());
            arrays = rest;
            for board in (0..len).filter(|board| marks[first + board]) {
                part.begin(board, options, &mut own);
                own.rewards[2 * board..2 * board + 2].fill(0.0);
                own.terminated[board] = false;
                own.truncated[board] = false;
            }
            part.observe(&mut own);
            first += len;
        }
        Ok(())
    }
}

/// Reads the words of a reward, an opening and the rest.
fn options(
    seed: u64,
    reward: &str,
    illegal: &str,
    opening_plies: (u32, u32),
    max_plies: i32,
) -> PyResult<Options> {
    let wrong = |sentence: String| Err(PyValueError::new_err(sentence));
    let reward = match reward {
        "outcome" => Reward::Outcome,
        "margin" => Reward::Margin,
        _ => return wrong(format!("reward is `outcome` or `margin`, not `{reward}`")),
    };
    let illegal_loses = match illegal {
        "raise" => false,
        "lose" => true,
        _ => return wrong(format!("illegal is `raise` or `lose`, not `{illegal}`")),
    };
    let (least, most) = opening_plies;
    if least > most {
        return wrong(format!("opening_plies goes from {least} to {most}"));
    }
    within::check("opening_plies", most, 0..=OPENING_MAX)?;
    within::check("max_plies", max_plies, 1..=i32::MAX)?;
    Ok(Options {
        seed,
        reward,
        illegal_loses,
        opening_plies: [least, most],
        max_plies,
    })
}

#[pymethods]
impl VecEnv {
    #[new]
    #[pyo3(
        signature = (rules, n, *, seed=0, reward="outcome", illegal="raise", opening_plies=(0, 0),
            max_plies=2000, threads=1),
        text_signature = "(rules, n, *, seed=0, reward='outcome', illegal='raise', \
                          opening_plies=(0, 0), max_plies=2000, threads=1)"
    )]
    #[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn new(
        py: Python<'_>,
        rules: &Bound<'_, PyAny>,
        n: usize,
        seed: u64,
        reward: &str,
        illegal: &str,
        opening_plies: (u32, u32),
        max_plies: i32,
        threads: usize,
    ) -> PyResult<VecEnv> {
        let options = options(seed, reward, illegal, opening_plies, max_plies)?;
        within::check("n", n, 1..=BOARDS_MAX)?;
        within::check("threads", threads, within::THREADS)?;
        within::room(n as u64 * BOARD_BYTES)?;
        let start = position_of(rules)?;
        if start.has_rounds() {
            let sentence = format!(
                "`{}` is a match of several rounds; an episode is one round",
                start.rules()
            );
            return Err(error::UNSUPPORTED.of(py, sentence));
        }
        if start.is_over() {
            return Err(error::POSITION.of(py, "the game is over at the start"));
        }
        let env = VecEnv::made(py, start, n, threads, options)?;
        env.reset(py, Some(seed), None)?;
        Ok(env)
    }

    #[getter]
    fn obs(&self, py: Python<'_>) -> Py<PyAny> {
        self.obs.array(py)
    }

    #[getter]
    fn final_obs(&self, py: Python<'_>) -> Py<PyAny> {
        self.final_obs.array(py)
    }

    #[getter]
    fn rules(&self) -> RuleSet {
        RuleSet(*self.start.rules())
    }

    fn step(&self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let mut boards = self.boards(py)?;
        let Boards {
            parts,
            options,
            actions: wanted,
            ..
        } = &mut *boards;
        let wrong = read_actions(actions, wanted)?;
        if let Some(wrong) = wrong.filter(|_| !options.illegal_loses) {
            let most = self.num_actions - 1;
            let sentence = format!("{wrong} is no action; allowed: 0–{most}");
            return Err(error::ILLEGAL.of(py, sentence));
        }
        let mut lending = Lending::of(self, py)?;
        let arrays = lending.arrays()?;
        let options = *options;
        let played = py.detach(|| {
            let mut first = 0;
            // A single part checks for itself.
            let is_checked = options.illegal_loses || parts.len() == 1;
            for part in parts.iter_mut().filter(|_| !is_checked) {
                let own = &wanted[first..first + part.boards()];
                if part.first_illegal(own).is_some() {
                    return Err(part.refusal(own));
                }
                first += part.boards();
            }
            on_parts(parts, arrays, wanted, |part, out, actions| {
                part.step(actions, &options, out)
            })
        });
        played.map_err(|error| refused(py, &error))
    }

    fn sample<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let mut boards = self.boards(py)?;
        let mut actions = vec![0; self.n];
        let time = boards.samples;
        boards.samples += 1;
        let mut first = 0;
        for part in &boards.parts {
            part.sample(time, &mut actions[first..first + part.boards()]);
            first += part.boards();
        }
        Ok(PyArray1::from_vec(py, actions))
    }

    #[pyo3(signature = (seed=None, r#where=None))]
    fn reset(
        &self,
        py: Python<'_>,
        seed: Option<u64>,
        r#where: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let marks = self.marked(r#where)?;
        let mut boards = self.boards(py)?;
        if let Some(seed) = seed {
            boards.options.seed = seed;
            boards.samples = 0;
            for part in &mut boards.parts {
                part.seed(seed);
                part.episodes.fill(0);
            }
        }
        self.begin(py, &mut boards, &marks)
    }

    fn position(&self, py: Python<'_>, i: isize) -> PyResult<Position> {
        let board = self.check(i)?;
        let boards = self.boards(py)?;
        let size = boards.parts[0].boards();
        Ok(Position::plain(
            boards.parts[board / size].position(board % size),
        ))
    }

    fn set(&self, py: Python<'_>, i: isize, position: &Position) -> PyResult<()> {
        let board = self.check(i)?;
        if position.0.is_over() {
            return Err(error::POSITION.of(py, "the game is over there"));
        }
        let mut boards = self.boards(py)?;
        let size = boards.parts[0].boards();
        boards.parts[board / size]
            .set(board % size, &position.0)
            .map_err(|error| refused(py, &error))?;
        self.ply.bind(py).try_readwrite()?.as_slice_mut()?[board] = 0;
        self.observe(py, &mut boards)
    }

    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let boards = self.boards(py)?;
        let plies = self.ply.bind(py).try_readonly()?;
        let mut plies = plies.as_slice()?.iter();
        let (seed, samples) = (boards.options.seed, boards.samples);
        let rules = self.start.rules().in_full();
        let mut text = format!("{TITLE}\n{rules}\n{} {seed} {samples}\n", self.n);
        for part in &boards.parts {
            for (board, episode) in part.episodes.iter().enumerate() {
                let ply = plies.next().copied().unwrap_or_default();
                let position = part.position(board);
                writeln!(text, "{ply} {episode} {position:#}").expect("a String takes every text");
            }
        }
        Ok(PyBytes::new(py, text.as_bytes()))
    }

    fn restore(&self, py: Python<'_>, state: &[u8]) -> PyResult<()> {
        let saved = Saved::read(state, &self.start, self.n);
        let saved =
            saved.map_err(|why| PyValueError::new_err(format!("no state of this: {why}")))?;
        let mut boards = self.boards(py)?;
        boards.options.seed = saved.seed;
        boards.samples = saved.samples;
        let mut read = saved.boards.iter();
        for part in &mut boards.parts {
            part.seed(saved.seed);
            for board in 0..part.boards() {
                let (_, episode, position) = read.next().expect("there are n of them");
                part.set(board, position)
                    .map_err(|error| refused(py, &error))?;
                part.episodes[board] = *episode;
            }
        }
        for (to, (ply, ..)) in self
            .ply
            .bind(py)
            .try_readwrite()?
            .as_slice_mut()?
            .iter_mut()
            .zip(&saved.boards)
        {
            *to = *ply;
        }
        self.observe(py, &mut boards)
    }

    fn clone(&self, py: Python<'_>) -> PyResult<VecEnv> {
        let boards = self.boards(py)?.clone();
        let twin = VecEnv::made(py, self.start.clone(), self.n, self.threads, boards.options)?;
        *twin.boards(py)? = boards;
        copy(py, &self.rewards, &twin.rewards)?;
        copy(py, &self.terminated, &twin.terminated)?;
        copy(py, &self.truncated, &twin.truncated)?;
        copy(py, &self.final_margin, &twin.final_margin)?;
        copy(py, &self.final_to_play, &twin.final_to_play)?;
        copy(py, &self.ply, &twin.ply)?;
        match (&self.final_obs, &twin.final_obs) {
            (Numbers::Bytes(from), Numbers::Bytes(to)) => copy(py, from, to)?,
            (Numbers::Words(from), Numbers::Words(to)) => copy(py, from, to)?,
            (Numbers::Bytes(_), Numbers::Words(_)) | (Numbers::Words(_), Numbers::Bytes(_)) => {
                unreachable!("both are of one game")
            }
        }
        let mut boards = twin.boards(py)?;
        twin.observe(py, &mut boards)?;
        drop(boards);
        Ok(twin)
    }

    fn __len__(&self) -> usize {
        self.n
    }

    fn __repr__(&self) -> String {
        format!("VecEnv('{}', {})", self.start.rules(), self.n)
    }
}

/// Copies an array into another of its shape.
fn copy<T: Element + Copy, D: Dimension>(
    py: Python<'_>,
    from: &Py<PyArray<T, D>>,
    to: &Py<PyArray<T, D>>,
) -> PyResult<()> {
    let from = from.bind(py).try_readonly()?;
    to.bind(py)
        .try_readwrite()?
        .as_slice_mut()?
        .copy_from_slice(from.as_slice()?);
    Ok(())
}

/// A state that was saved.
struct Saved {
    seed: u64,
    samples: u64,
    /// For each board the plies of its game, the games begun, and the position.
    boards: Vec<(i32, u32, Start)>,
}

impl Saved {
    fn read(state: &[u8], start: &Start, n: usize) -> Result<Saved, &'static str> {
        let text = std::str::from_utf8(state).map_err(|_| "it is no text")?;
        let mut lines = text.lines();
        if lines.next() != Some(TITLE) {
            return Err("it has another title");
        }
        if lines.next() != Some(start.rules().in_full().as_str()) {
            return Err("it is of other rules");
        }
        let head: Vec<u64> = lines
            .next()
            .into_iter()
            .flat_map(|line| line.split(' '))
            .map_while(|word| word.parse().ok())
            .collect();
        let [boards, seed, samples] = head[..] else {
            return Err("its third line is not three numbers");
        };
        if boards != n as u64 {
            return Err("it has another number of boards");
        }
        let board = |line: &str| {
            let (ply, rest) = line.split_once(' ')?;
            let (episode, position) = rest.split_once(' ')?;
            let position = Start::read(position, start.rules(), true).ok();
            let position = position.filter(|position| !position.is_over())?;
            Some((ply.parse().ok()?, episode.parse().ok()?, position))
        };
        let boards: Option<Vec<_>> = lines.map(board).collect();
        let boards = boards.filter(|boards| boards.len() == n);
        Ok(Saved {
            seed,
            samples,
            boards: boards.ok_or("a board of it cannot be read")?,
        })
    }
}
