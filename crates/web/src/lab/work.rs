//! Work that runs in a separate worker until it is stopped.

use leptos::prelude::*;
use protocol::worker::lab::{NAME, News, Question, Work};
use rules::RuleSet;

use super::findings::Findings;
use crate::running::{Running, Said};
use crate::thinker::Trouble;

/// One question about one set of rules, and its findings.
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

    /// Begins the work anew.
    pub(super) fn start(self, rules: &RuleSet, work: Work) {
        self.clear();
        let hear = move |said: Said| {
            let news = match said {
                Said::Bytes(bytes) => News::decode(&bytes).map_err(|error| error.to_string()),
                Said::Stopped(why) => Err(why),
                Said::Nothing => {
                    // The lab may have been left.
                    let silent = Some(Trouble::Silent);
                    let _ = self
                        .findings
                        .try_update(|findings| findings.trouble = silent);
                    return;
                }
            };
            let news = news.unwrap_or_else(|why| News::Failed { why });
            // The watch ends: each step may take longer than the one before, without a sign of
            // life.
            let _ = self
                .worker
                .try_with_value(|worker| worker.as_ref().map(Running::rest));
            let mut goes_on = false;
            // The lab may have been left.
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
                running.ask(&question.encode());
                self.worker.set_value(Some(running));
                self.is_running.set(true);
            }
            Err(why) => self
                .findings
                .update(|findings| findings.trouble = Some(Trouble::Failed(why))),
        }
    }

    /// Stops the work; the findings stay.
    pub(super) fn stop(self) {
        // When the lab is left, the signals may be gone before this runs.
        let _ = self.worker.try_set_value(None);
        let _ = self.is_running.try_set(false);
    }

    /// Stops the work and forgets the findings, which may be about other rules.
    pub(super) fn clear(self) {
        self.stop();
        self.findings.set(Findings::default());
    }
}
