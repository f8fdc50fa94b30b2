//! The engine on a thread of its own: it takes work, can be hurried, and reports its news.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, Sender, SyncSender};
use std::time::{Duration, Instant};

use engine::{Engine, EngineOptions, Info, Limits, Lines, Player, Report};
use rules::{Move, Position, RuleSet};

use super::clock::Allowance;
use crate::endings;

/// A search.
#[derive(Clone, Debug)]
pub(super) struct Job {
    /// Memory and threads.
    pub(super) equipment: Equipment,
    pub(super) position: Position,
    /// The player that chooses; `None` plays as well as possible, within the following limits.
    pub(super) player: Option<Player>,
    pub(super) depth: Option<u32>,
    pub(super) nodes: Option<u64>,
    pub(super) lines: Lines,
    /// The time for it; `None` is until told to stop.
    pub(super) allowance: Option<Allowance>,
}

/// The options and endings of an engine, given before it searches.
#[derive(Clone, Copy, Debug)]
pub(super) struct Equipment {
    pub(super) options: EngineOptions,
    pub(super) game: RuleSet,
    /// Seeds of the endings of that game that it knows.
    pub(super) endings: u16,
}

impl Equipment {
    fn same(&self, other: &Equipment) -> bool {
        let same_endings = self.endings == 0 && other.endings == 0
            || self.endings == other.endings && self.game == other.game;
        self.options.hash_bytes == other.options.hash_bytes
            && self.options.threads == other.options.threads
            && same_endings
    }
}

/// The news of a search.
#[derive(Clone, Debug)]
pub(super) enum News {
    /// A depth is completed.
    Depth { info: Info, elapsed: Duration },
    /// The search is over.
    Done {
        report: Report,
        /// The move that a player of a level chose.
        chosen: Option<Move>,
        elapsed: Duration,
    },
}

#[derive(Debug)]
enum Task {
    Prepare(Equipment, Sender<()>),
    Forget,
    Search(Box<Job>, Arc<Control>),
}

/// The control of a search that goes on.
#[derive(Debug)]
struct Control {
    started: Instant,
    stopped: AtomicBool,
    /// Nanoseconds after the start: when no further depth is begun, when the search ends.
    enough: AtomicU64,
    most: AtomicU64,
}

impl Control {
    fn new() -> Control {
        Control {
            started: Instant::now(),
            stopped: AtomicBool::new(false),
            enough: AtomicU64::new(u64::MAX),
            most: AtomicU64::new(u64::MAX),
        }
    }

    /// Sets the time for the search from now on.
    fn allow(&self, allowance: Allowance) {
        let now = self.started.elapsed();
        let nanos = |time: Duration| u64::try_from((now + time).as_nanos()).unwrap_or(u64::MAX);
        self.enough
            .store(nanos(allowance.enough), Ordering::Relaxed);
        self.most.store(nanos(allowance.most), Ordering::Relaxed);
    }

    fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    fn is_past(&self, time: &AtomicU64) -> bool {
        self.started.elapsed().as_nanos() >= u128::from(time.load(Ordering::Relaxed))
    }

    fn is_over(&self) -> bool {
        self.stopped.load(Ordering::Relaxed) || self.is_past(&self.most)
    }
}

/// The most tasks in the queue; a sender with more of them waits.
const TASKS_MAX: usize = 4;

/// The thread, seen by who gives it work.
#[derive(Debug)]
pub(super) struct Searcher {
    tasks: SyncSender<Task>,
    /// The search given last.
    control: Arc<Control>,
}

impl Searcher {
    pub(super) fn start<E: From<News> + Send + 'static>(events: SyncSender<E>) -> Searcher {
        let (tasks, to_do) = mpsc::sync_channel(TASKS_MAX);
        // The thread ends when the sending end is gone.
        std::thread::spawn(move || work(&to_do, &events));
        Searcher {
            tasks,
            control: Arc::new(Control::new()),
        }
    }

    /// Prepares memory, threads and endings; returns when they are ready, and all earlier work is
    /// done.
    pub(super) fn prepare(&self, equipment: Equipment) {
        let (done, wait) = mpsc::channel();
        self.give(Task::Prepare(equipment, done));
        wait.recv().expect("the thread answers before it goes on");
    }

    /// A new game: forgets what was searched.
    pub(super) fn forget(&self) {
        self.give(Task::Forget);
    }

    /// Begins a search; the one before is over.
    pub(super) fn search(&mut self, job: Box<Job>) {
        let control = Control::new();
        if let Some(allowance) = job.allowance {
            control.allow(allowance);
        }
        self.control = Arc::new(control);
        self.give(Task::Search(job, Arc::clone(&self.control)));
    }

    /// Sets the time for the search that goes on, from now on.
    pub(super) fn allow(&self, allowance: Allowance) {
        self.control.allow(allowance);
    }

    /// Ends the search that goes on.
    pub(super) fn stop(&self) {
        self.control.stop();
    }

    fn give(&self, task: Task) {
        self.tasks
            .send(task)
            .expect("the thread lives as long as work can come");
    }
}

fn work<E: From<News>>(to_do: &Receiver<Task>, events: &SyncSender<E>) {
    let mut engine = None;
    for task in to_do {
        match task {
            Task::Prepare(equipment, done) => {
                prepare(&mut engine, equipment);
                // A sender that does not wait for it does not need it.
                let _ = done.send(());
            }
            Task::Forget => {
                if let Some((engine, _)) = &mut engine {
                    engine.forget();
                }
            }
            Task::Search(job, control) => {
                let engine = prepare(&mut engine, job.equipment);
                let news = search(engine, &job, &control, events);
                if events.send(news.into()).is_err() {
                    return;
                }
            }
        }
    }
}

/// The engine equipped like this: the one there is, if it is.
fn prepare(kept: &mut Option<(Engine, Equipment)>, equipment: Equipment) -> &mut Engine {
    // The old memory goes before the new one is taken.
    *kept = kept.take().filter(|(_, had)| had.same(&equipment));
    let (engine, _) = kept.get_or_insert_with(|| {
        let mut engine = Engine::new(equipment.options);
        endings::give(&mut engine, &equipment.game, equipment.endings);
        (engine, equipment)
    });
    engine
}

fn search<E: From<News>>(
    engine: &mut Engine,
    job: &Job,
    control: &Control,
    events: &SyncSender<E>,
) -> News {
    let is_over = || control.is_over();
    let (report, chosen) = if let Some(player) = job.player {
        let choice = engine.choose(&job.position, player, Some(&is_over));
        (choice.report, choice.mv)
    } else {
        let limits = Limits {
            depth: job.depth,
            nodes: job.nodes,
            deadline: Some(&is_over),
            lines: job.lines,
            ..Limits::default()
        };
        let mut tell = |info: &Info| {
            let elapsed = control.started.elapsed();
            let info = info.clone();
            let told = events.send(News::Depth { info, elapsed }.into());
            if told.is_err() || control.is_past(&control.enough) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        };
        (engine.search(&job.position, &limits, &mut tell), None)
    };
    News::Done {
        report,
        chosen,
        elapsed: control.started.elapsed(),
    }
}
