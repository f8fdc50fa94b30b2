//! Work that goes on in a worker of its own until it is stopped.

use leptos::prelude::*;
use protocol::worker::lab::{NAME, News, Question, Work};
use rules::RuleSet;

use super::findings::Findings;
use crate::running::Running;

/// One question about one set of rules, and what is known of it.
#[derive(Clone, Copy)]
pub(super) struct Bench {
    pub(super) findings: RwSignal<Findings>,
    pub(super) is_running: RwSignal<bool>,
    worker: StoredValue<Option<Running>, LocalStorage>,
}

impl Bench {
    pub(super) fn new() -> Bench {
        let bench = Bench {
            findings: RwSignal::new(Findings::default()),
            is_running: RwSignal::new(false),
            worker: StoredValue::new_local(None),
        };
        on_cleanup(move || bench.stop());
        bench
    }

    /// Begins anew.
    pub(super) fn start(self, rules: &RuleSet, work: Work) {
        self.clear();
        let hear = move |message: Result<Vec<u8>, String>| {
            let news = message.map(|bytes| News::decode(&bytes));
            let news = match news {
                Ok(Ok(news)) => news,
                Ok(Err(error)) => News::Failed {
                    why: error.to_string(),
                },
                Err(why) => News::Failed { why },
            };
            let mut goes_on = false;
            // Somebody may have left the lab.
            let heard = self.findings.try_update(|findings| {
                goes_on = findings.hear(&news);
            });
            if heard.is_some() && !goes_on {
                // Its own listener is running just now.
                queue_microtask(move || self.stop());
            }
        };
        let question = Question {
            game: rules.to_string(),
            work,
        };
        match Running::start(NAME, hear) {
            Ok(running) => {
                running.send(&question.encode());
                self.worker.set_value(Some(running));
                self.is_running.set(true);
            }
            Err(why) => self.findings.update(|findings| findings.failed = Some(why)),
        }
    }

    /// Stops; what is known stays.
    pub(super) fn stop(self) {
        // With the screen all of it goes, in whatever order.
        let _ = self.worker.try_set_value(None);
        let _ = self.is_running.try_set(false);
    }

    /// Forgets what is known, of other rules perhaps.
    pub(super) fn clear(self) {
        self.stop();
        self.findings.set(Findings::default());
    }
}
