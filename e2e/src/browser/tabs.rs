//! Several tabs of one browser, tabs that crash, questions over the page.

use std::time::Duration;

use fantoccini::wd::WindowHandle;
use serde_json::json;
use tokio::time::timeout;

use super::Browser;
use crate::command::Extension;
use crate::driver::PATIENCE;

/// The time in which a crash has to happen.
const CRASH: Duration = Duration::from_secs(2);
/// The number of times that a page is opened after it.
const NAVIGATIONS: u32 = 3;

impl Browser {
    /// Opens another tab at a path and goes there; returns the one left.
    pub fn new_tab(&self, path: &str) -> WindowHandle {
        let before = self.wait(self.client().window());
        let tab = self.wait(self.client().new_window(true));
        self.switch_to(tab.handle);
        self.go(path);
        before
    }

    /// Goes to another tab.
    pub fn switch_to(&self, tab: WindowHandle) {
        self.wait(self.client().switch_to_window(tab));
    }

    /// Closes this tab and goes to another.
    pub fn close_tab(&self, next: WindowHandle) {
        self.wait(self.client().close_window());
        self.switch_to(next);
    }

    /// Answers the question that the browser asks over the page.
    #[track_caller]
    pub fn answer(&self, yes: bool) {
        self.until("a question", || {
            let answered = async {
                if yes {
                    self.client().accept_alert().await
                } else {
                    self.client().dismiss_alert().await
                }
            };
            self.driven(answered).ok()
        });
    }

    /// Lets the process of this tab crash, as if it had run out of memory, and opens the page anew
    /// at the address where it was.
    pub fn crash(&self) {
        let path = self.path();
        let here = self.wait(self.client().window());
        // Opened before: the driver opens nothing from a tab that is no more.
        let next = self.wait(self.client().new_window(true));
        self.switch_to(here);
        // No page is left to answer that.
        let crash = Extension::developer_tools("Page.crash", &json!({}));
        let crashed = async { timeout(CRASH, self.client().issue_cmd(crash)).await };
        let _ = self.driven(crashed);
        self.switch_to(next.handle);
        // The driver can wait in vain for the first page after a crash.
        let address = format!("{}{path}", self.address());
        let mut goes = (0..NAVIGATIONS).map(|_| self.driven(self.client().goto(&address)));
        assert!(goes.any(|it| it.is_ok()), "no page after the crash");
        self.listen();
    }

    /// Runs a script at the beginning of every page that is opened from now on.
    pub fn begin_with(&self, script: &str) {
        self.developer_tools(
            "Page.addScriptToEvaluateOnNewDocument",
            &json!({ "source": script }),
        );
    }

    /// Runs a script whose last argument takes the answer, for what browsers answer later.
    #[track_caller]
    pub fn run_async(&self, script: &str) -> serde_json::Value {
        let running = self.client().execute_async(script, Vec::new());
        let done = async { timeout(PATIENCE, running).await };
        let answer = self.driven(done).expect("the script ends in time");
        answer.expect("the script runs")
    }
}
