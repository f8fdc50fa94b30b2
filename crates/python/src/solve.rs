//! Exact answers: proofs, what is certain so far, and certificates.

use std::io::Cursor;
use std::ops::ControlFlow;
use std::sync::{Mutex, MutexGuard};

use ::solver::{Builder, CertifyError, Means, Question, SolveError};
use certificate::CheckError;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyTuple};
use rules::{Position as Start, RuleSet};
use tablebase::rows::SEEDS_MAX;

use crate::class::{CLAIM, MOVE_RANGE};
use crate::interrupt::{Watch, duration};
use crate::moves;
use crate::position::{Position, position_of};
use crate::{error, within};

/// The part of all seeds up to which endings are built beforehand, and the most work for that, as in
/// `mancala solve`.
const ENDINGS: [usize; 2] = [5, 12];
const ENDINGS_WORK: u128 = 1 << 31;
/// The number of positions after which easier questions are asked first.
const PATIENCE: u64 = 300_000_000;
/// The most memory that may be asked for, in MiB.
const MEMORY_MB_MAX: u64 = 1 << 24;
/// The most memory for checking what is handed out.
const CHECK_BYTES: u64 = 1 << 30;

/// The solver of one position, which goes on where it was stopped.
#[derive(Debug)]
#[pyclass(frozen, module = "mancala")]
pub(crate) struct Solver {
    kept: Mutex<Kept>,
    position: Start,
    means: Means,
    endings: Option<usize>,
}

/// The state of the work.
#[derive(Debug, Default)]
struct Kept {
    /// Made by the first question; none where the value is looked up, or the position not searched.
    solver: Option<::solver::Solver>,
    solution: Option<(Question, ::solver::Solution)>,
}

/// What is certain about a position.
#[derive(Debug)]
#[pyclass(frozen, module = "mancala")]
pub(crate) struct Solution {
    solver: Py<Solver>,
    question: Question,
    found: ::solver::Solution,
}

/// The exception for a position that cannot be solved.
fn refused(py: Python<'_>, error: &SolveError) -> PyErr {
    match error {
        SolveError::Unsupported { .. } | SolveError::Opening | SolveError::TooManySeeds { .. } => {
            error::UNSUPPORTED.of(py, error)
        }
        SolveError::Positions { .. }
        | SolveError::Memory { .. }
        | SolveError::NotGiven { .. }
        | SolveError::Endings => error::ENGINE.of(py, error),
    }
}

fn question_of(text: &str) -> PyResult<Question> {
    match text {
        "value" => Ok(Question::Value),
        "moves" => Ok(Question::Moves),
        "winner" => Ok(Question::Winner),
        _ => {
            let sentence = format!("question is `value`, `moves` or `winner`, not `{text}`");
            Err(PyValueError::new_err(sentence))
        }
    }
}

/// The seeds up to which endings are built before a search.
fn endings(position: &Start, asked: Option<usize>, bytes: u64) -> Option<usize> {
    let rules = position.rules();
    if !::solver::is_searched(rules) || position.has_burnt() {
        return None;
    }
    let seeds = usize::from(position.seeds_in_houses()).min(SEEDS_MAX);
    let fits = |endings: &usize| {
        let work = ::solver::effort(rules, *endings);
        work.is_some_and(|work| work <= ENDINGS_WORK)
            && Builder::memory(rules, *endings).saturating_mul(5) / 4 <= bytes
    };
    let wanted = asked.map_or(seeds * ENDINGS[0] / ENDINGS[1], |asked| asked.min(seeds));
    (1..=wanted).rev().find(fits)
}

/// Builds endings; `None` if that was stopped.
pub(crate) fn build(
    rules: &RuleSet,
    seeds: usize,
    threads: usize,
    watch: &Watch,
) -> Result<Option<Builder>, ::solver::BuildError> {
    let mut builder = Builder::new(rules, seeds, threads)?;
    while builder.layers() <= seeds {
        if builder.build(&|_| watch.go_on()).is_break() {
            return Ok(None);
        }
    }
    Ok(Some(builder))
}

impl Solver {
    fn kept(&self, py: Python<'_>) -> PyResult<MutexGuard<'_, Kept>> {
        self.kept
            .try_lock()
            .map_err(|_| error::BUSY.of(py, "the solver is at work in another thread"))
    }

    /// The solver with its endings; what was stopped meanwhile is not kept.
    fn begin(&self, watch: &Watch) -> Result<::solver::Solver, SolveError> {
        let rules = self.position.rules();
        let endings = endings(&self.position, self.endings, self.means.memory);
        let taken = endings.map_or(0, |endings| Builder::memory(rules, endings) / 2);
        let means = Means {
            memory: self.means.memory - taken.min(self.means.memory / 2),
            ..self.means
        };
        let mut solver = ::solver::Solver::new(&self.position, means)?;
        if let Some(seeds) = endings
            && let Ok(Some(builder)) = build(rules, seeds, means.threads, watch)
        {
            solver.use_endings(builder)?;
        }
        Ok(solver)
    }

    /// Solves by whichever way there is for the game.
    fn work(
        &self,
        kept: &mut Kept,
        question: Question,
        watch: &Watch,
        tell: &(dyn Fn(&::solver::Solution) -> ControlFlow<()> + Sync),
    ) -> Result<::solver::Solution, SolveError> {
        let position = &self.position;
        let rules = position.rules();
        let seeds = usize::from(position.seeds_in_houses());
        if position.properties().has_fruit {
            return ::solver::solve_fruit(position, self.means.memory, tell);
        }
        if position.is_general() {
            return ::solver::solve_general(position, self.means.memory, tell);
        }
        if !::solver::is_searched(rules) && ::solver::can_build(rules, seeds).is_ok() {
            let at_first = ::solver::at_first(position);
            if position.is_over() {
                return Ok(at_first);
            }
            ::solver::tells(position)?;
            let built = build(rules, seeds, self.means.threads, watch).expect("asked before");
            return built.map_or(Ok(at_first), |builder| {
                ::solver::look_up(position, &builder)
            });
        }
        if kept.solver.is_none() {
            kept.solver = Some(self.begin(watch)?);
        }
        let solver = kept.solver.as_mut().expect("made just now");
        Ok(solver.solve(question, tell))
    }
}

impl Kept {
    /// Proves what is known, for a certificate.
    fn certify(&mut self, watch: &Watch) -> Result<Vec<u8>, String> {
        let margin = self.solution.as_ref().and_then(|(_, found)| found.margin());
        let margin = margin.ok_or("nothing is proved yet: neither the value nor the winner")?;
        let solver = self.solver.as_mut();
        let solver = solver.ok_or("there are no certificates for this game")?;
        let proof = solver
            .certify(margin, &|_| watch.go_on())
            .map_err(|error: CertifyError| error.to_string())?;
        // Nothing is handed out that a reader would refuse.
        certificate::check(Cursor::new(&proof), CHECK_BYTES, &mut |_| watch.go_on())
            .map_err(|error: CheckError| error.to_string())?;
        Ok(proof)
    }
}

#[pymethods]
impl Solver {
    #[new]
    #[pyo3(signature = (position, *, memory_mb=512, threads=1, endings=None))]
    fn new(
        position: &Bound<'_, PyAny>,
        memory_mb: u64,
        threads: usize,
        endings: Option<usize>,
    ) -> PyResult<Solver> {
        within::check("memory_mb", memory_mb, 1..=MEMORY_MB_MAX)?;
        within::check("threads", threads, within::THREADS)?;
        let memory = memory_mb << 20;
        within::room(memory)?;
        let position = position_of(position)?;
        let means = Means {
            threads,
            memory,
            patience: PATIENCE,
        };
        let seeds = usize::from(position.seeds_in_houses());
        let has_way = position.properties().has_fruit
            || position.is_general()
            || !::solver::is_searched(position.rules())
                && ::solver::can_build(position.rules(), seeds).is_ok();
        if !has_way {
            // An impossible question is refused before any long work.
            ::solver::can_search(&position)
                .map_err(|error| Python::attach(|py| refused(py, &error)))?;
        }
        Ok(Solver {
            kept: Mutex::default(),
            position,
            means,
            endings,
        })
    }

    #[getter]
    fn position(&self) -> Position {
        Position::plain(self.position.clone())
    }

    #[pyo3(signature = (question="value", *, seconds=None, on_progress=None))]
    fn solve(
        slf: &Bound<'_, Self>,
        question: &str,
        seconds: Option<f64>,
        on_progress: Option<Py<PyAny>>,
    ) -> PyResult<Solution> {
        let py = slf.py();
        let question = question_of(question)?;
        let solver = slf.get();
        let mut guard = solver.kept(py)?;
        let kept = &mut *guard;
        let watch = Watch::new(duration(seconds)?);
        let tell = |found: &::solver::Solution| {
            let is_over = watch.ask(|py| match &on_progress {
                None => Ok(true),
                Some(on_progress) => {
                    let told = ((found.range[0], found.range[1]), found.nodes);
                    let answer = on_progress.bind(py).call1(told)?;
                    Ok(!answer.is(pyo3::types::PyBool::new(py, false)))
                }
            });
            if is_over {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        };
        let found = py.detach(|| solver.work(kept, question, &watch, &tell));
        watch.end()?;
        let found = found.map_err(|error| refused(py, &error))?;
        kept.solution = Some((question, found.clone()));
        Ok(Solution {
            solver: slf.clone().unbind(),
            question,
            found,
        })
    }

    fn certificate<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let mut guard = self.kept(py)?;
        let kept = &mut *guard;
        let watch = Watch::new(None);
        let proof = py.detach(|| kept.certify(&watch));
        watch.end()?;
        match proof {
            Ok(proof) => Ok(PyBytes::new(py, &proof)),
            Err(why) => Err(error::CERTIFICATE.of(py, why)),
        }
    }

    fn checkpoint<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let kept = self.kept(py)?;
        let Some(solver) = &kept.solver else {
            return Err(PyRuntimeError::new_err("nothing has been searched yet"));
        };
        let mut bytes = Vec::new();
        py.detach(|| solver.save(&mut bytes))?;
        Ok(PyBytes::new(py, &bytes))
    }

    fn load(&self, py: Python<'_>, checkpoint: &[u8]) -> PyResult<()> {
        let mut kept = self.kept(py)?;
        if kept.solver.is_none() {
            let watch = Watch::new(None);
            let solver = py.detach(|| self.begin(&watch));
            watch.end()?;
            kept.solver = Some(solver.map_err(|error| refused(py, &error))?);
        }
        let solver = kept.solver.as_mut().expect("made just now");
        solver
            .load(&mut Cursor::new(checkpoint))
            .map_err(|error| error::ENGINE.of(py, error))
    }

    fn __repr__(&self) -> String {
        format!("Solver({})", self.position.rules())
    }
}

#[pymethods]
impl Solution {
    #[getter]
    fn range(&self) -> (i16, i16) {
        let [least, most] = self.found.range;
        (least, most)
    }

    #[getter]
    fn value(&self) -> Option<i16> {
        let [least, most] = self.found.range;
        (least == most).then_some(least)
    }

    #[getter]
    fn proved(&self) -> bool {
        self.found.answers(self.question)
    }

    #[getter]
    fn nodes(&self) -> u64 {
        self.found.nodes
    }

    /// Whether the margins are those of playing on after a majority has won.
    #[getter]
    fn played_on(&self) -> bool {
        let position = &self.solver.get().position;
        position.properties().ends_by_majority && !position.is_over()
    }

    #[getter]
    fn moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let moves = self.found.moves.iter().map(|known| {
            let fields = (moves::object(py, known.mv)?, known.least, known.most);
            MOVE_RANGE.get(py)?.call1(fields)
        });
        PyTuple::new(py, moves.collect::<PyResult<Vec<_>>>()?)
    }

    fn certificate<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        self.solver.get().certificate(py)
    }

    fn __repr__(&self) -> String {
        let [least, most] = self.found.range;
        let (proved, nodes) = (self.proved(), self.found.nodes);
        format!("<Solution range=({least}, {most}) proved={proved} nodes={nodes}>")
    }
}

/// The exact value of a position, or of the start of a game.
#[pyfunction]
#[pyo3(signature = (position, *, question="value", seconds=None, memory_mb=512, threads=1,
    endings=None, on_progress=None))]
pub(crate) fn solve(
    position: &Bound<'_, PyAny>,
    question: &str,
    seconds: Option<f64>,
    memory_mb: u64,
    threads: usize,
    endings: Option<usize>,
    on_progress: Option<Py<PyAny>>,
) -> PyResult<Solution> {
    let solver = Solver::new(position, memory_mb, threads, endings)?;
    let solver = Bound::new(position.py(), solver)?;
    Solver::solve(&solver, question, seconds, on_progress)
}

/// Checks a certificate by the rules alone.
#[pyfunction]
#[pyo3(signature = (certificate, *, seconds=600.0, memory_mb=1024))]
pub(crate) fn check_certificate(
    py: Python<'_>,
    certificate: &[u8],
    seconds: Option<f64>,
    memory_mb: u64,
) -> PyResult<Py<PyAny>> {
    within::check("memory_mb", memory_mb, 1..=MEMORY_MB_MAX)?;
    let watch = Watch::new(duration(seconds)?);
    let checked = py.detach(|| {
        let file = Cursor::new(certificate);
        certificate::check(file, memory_mb << 20, &mut |_| watch.go_on())
    });
    watch.end()?;
    let claim = checked.map_err(|error| error::CERTIFICATE.of(py, error))?;
    let (least, most) = (claim.margin.least(), claim.margin.most());
    let fields = (Position::plain(claim.position), least, most);
    Ok(CLAIM.get(py)?.call1(fields)?.unbind())
}
