//! Complaints of a browser, in each engine's own way.

use fantoccini::error::CmdError;
use serde_json::Value;

use super::Browser;
use crate::command::Extension;
use crate::driver::Engine;

/// The script for all errors and warnings that Firefox has reported of pages and their workers,
/// which are then forgotten. Messages about the browser's own scripts are left out.
const FIREFOX: &str = "
    const told = Services.console.getMessageArray()
        .filter(it => it instanceof Ci.nsIScriptError && /^https?:/.test(it.sourceName || ''))
        .map(it => it.toString());
    const logged = Cc['@mozilla.org/consoleAPI-storage;1'].getService(Ci.nsIConsoleAPIStorage);
    const calls = logged.getEvents()
        .filter(it => ['error', 'warn', 'assert'].includes(it.level) && /^https?:/.test(it.filename))
        .map(it => it.level + ': ' + it.arguments.map(String).join(' '));
    Services.console.reset();
    logged.clearEvents();
    return told.concat(calls);";

/// WebKit's driver does not give the console. The page itself records its uncaught errors, from the
/// moment when this script runs; [`errors_in_webkit`](crate::errors_in_webkit) gets those before.
const WEBKIT: &str = "
    if (!window.faults) {
        window.faults = [];
        const note = text => window.faults.push(String(text));
        addEventListener('error', it => note(it.message || it.target.outerHTML), true);
        addEventListener('unhandledrejection', it => note(it.reason));
        addEventListener('securitypolicyviolation', it => note(it.violatedDirective + it.blockedURI));
        const { error, warn } = console;
        Object.assign(console, {
            error: (...all) => { note(all); error(...all); },
            warn: (...all) => { note(all); warn(...all); },
        });
    }
    return window.faults.splice(0);";

impl Browser {
    /// The complaints of the browser since the last call: failed loads, broken policies, panics of
    /// the page. A test should end with none.
    #[track_caller]
    pub fn complaints(&self) -> Vec<String> {
        self.heard().expect("the browser has a console")
    }

    pub(super) fn heard(&self) -> Result<Vec<String>, CmdError> {
        match self.session().engine {
            Engine::Chromium => {
                let console = self.console(Extension::console())?;
                let entries = console.as_array().into_iter().flatten();
                let complaints = entries.filter(|entry| entry["level"] != "INFO");
                let mut complaints = texts(complaints.map(|entry| &entry["message"]));
                // The page names its icon; a bare text cannot, and is asked for this one.
                complaints.retain(|text| !text.contains("/favicon.ico"));
                Ok(complaints)
            }
            Engine::Firefox => {
                self.console(Extension::context("chrome"))?;
                let console = self.driven(self.client().execute(FIREFOX, Vec::new()));
                self.console(Extension::context("content"))?;
                let mut complaints = texts(console?.as_array().into_iter().flatten());
                // It says how busy the machine is, and nothing about the page.
                complaints.retain(|text| !text.contains("was not used within a few seconds"));
                Ok(complaints)
            }
            Engine::WebKit => {
                let noted = self.driven(self.client().execute(WEBKIT, Vec::new()));
                Ok(texts(noted?.as_array().into_iter().flatten()))
            }
        }
    }

    /// Lets a page that was just opened note its faults, where only the page itself can.
    pub(super) fn listen(&self) {
        match self.session().engine {
            Engine::Chromium | Engine::Firefox => {}
            Engine::WebKit => drop(self.run(WEBKIT)),
        }
    }

    fn console(&self, command: Extension) -> Result<Value, CmdError> {
        self.driven(self.client().issue_cmd(command))
    }
}

fn texts<'a>(values: impl Iterator<Item = &'a Value>) -> Vec<String> {
    let texts = values.map(|value| value.as_str().unwrap_or_default().to_owned());
    texts.collect()
}
