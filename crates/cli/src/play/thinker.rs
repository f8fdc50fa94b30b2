//! The engine on a thread of its own, so that no thread with other work waits for it.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::{Duration, Instant};

use engine::{Engine, EngineOptions, Limits, Player, Report};
use rules::{Move, Position, RuleSet, Side};

use crate::endings;

/// A question to the engine.
#[derive(Clone, Debug)]
pub(crate) enum Question {
    /// A move of its own.
    Move {
        position: Box<Position>,
        player: Player,
    },
    /// Advice for a person.
    Hint { position: Box<Position>, side: Side },
}

impl Question {
    /// The game it is about.
    fn rules(&self) -> RuleSet {
        match self {
            Question::Move { position, .. } | Question::Hint { position, .. } => *position.rules(),
        }
    }
}

/// The answer to a question.
#[derive(Clone, Debug)]
pub(crate) struct Thought {
    /// The number of the question, counted from 1.
    pub(crate) number: u64,
    /// The move; in a choice of both players at once, the house.
    pub(crate) mv: Option<Move>,
    /// The certainty of the move's value; `None` without a move.
    pub(crate) certainty: Option<rules::Certainty>,
    /// Whether the value of every position that can still come is known.
    pub(crate) perfect: bool,
}

impl Thought {
    /// The result of a search.
    pub(crate) fn new(number: u64, mv: Option<Move>, report: &Report) -> Thought {
        let value = report.value();
        Thought {
            number,
            mv,
            certainty: value.map(|value| value.source),
            perfect: report.perfect,
        }
    }
}

/// Advice may take no longer than this.
const HINT_TIME: Duration = Duration::from_millis(1500);
/// The most positions of a search for a hint.
const HINT_NODES: u64 = 500_000;

#[derive(Debug)]
pub(crate) struct Thinker {
    questions: Sender<(u64, Question, Arc<AtomicBool>)>,
    thoughts: Receiver<Thought>,
    /// Whether the last question is to be answered at once.
    hurry: Arc<AtomicBool>,
    asked: u64,
}

impl Thinker {
    pub(crate) fn start() -> Thinker {
        let (questions, to_answer) = mpsc::channel::<(u64, Question, Arc<AtomicBool>)>();
        let (answers, thoughts) = mpsc::channel();
        // The thread ends when the asking end is gone.
        std::thread::spawn(move || {
            let mut engine = Engine::new(EngineOptions::default());
            let mut prepared: Option<RuleSet> = None;
            for (number, question, hurry) in to_answer {
                let rules = question.rules();
                if prepared != Some(rules) {
                    endings::give(&mut engine, &rules, endings::SEEDS);
                    prepared = Some(rules);
                }
                let thought = answer(&mut engine, number, question, &hurry);
                if answers.send(thought).is_err() {
                    break;
                }
            }
        });
        Thinker {
            questions,
            thoughts,
            hurry: Arc::default(),
            asked: 0,
        }
    }

    /// Asks something; an earlier question that is still open is hurried up. Returns its number.
    pub(crate) fn ask(&mut self, question: Question) -> u64 {
        self.asked += 1;
        self.hurry();
        self.hurry = Arc::default();
        self.questions
            .send((self.asked, question, Arc::clone(&self.hurry)))
            .expect("the thread lives as long as questions can come");
        self.asked
    }

    /// Makes the engine answer now, as well as it can.
    pub(crate) fn hurry(&self) {
        self.hurry.store(true, Ordering::Relaxed);
    }

    /// An answer, if there is one by now.
    pub(crate) fn poll(&self) -> Option<Thought> {
        self.thoughts.try_recv().ok()
    }

    /// The answer to this question.
    pub(crate) fn wait(&self, number: u64) -> Option<Thought> {
        self.thoughts
            .iter()
            .find(|thought| thought.number == number)
    }
}

fn answer(engine: &mut Engine, number: u64, question: Question, hurry: &AtomicBool) -> Thought {
    let start = Instant::now();
    let (mv, report): (Option<Move>, Report) = match question {
        Question::Move { position, player } => {
            let is_late = || hurry.load(Ordering::Relaxed);
            let choice = engine.choose(&position, player, Some(&is_late));
            (choice.mv, choice.report)
        }
        Question::Hint { position, side } => {
            let is_late = || hurry.load(Ordering::Relaxed) || start.elapsed() >= HINT_TIME;
            let limits = Limits {
                nodes: Some(HINT_NODES),
                deadline: Some(&is_late),
                side: Some(side),
                ..Limits::default()
            };
            let report = engine.search(&position, &limits, &mut |_| ControlFlow::Continue(()));
            (report.best(), report)
        }
    };
    Thought::new(number, mv, &report)
}
