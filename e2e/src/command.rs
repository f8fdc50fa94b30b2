//! Commands of drivers beyond the standard.

use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// A command that only one driver knows.
#[derive(Debug)]
pub(crate) struct Extension {
    path: &'static str,
    body: Value,
}

impl Extension {
    /// Chromium: a command of the protocol that its own developer tools speak.
    pub(crate) fn developer_tools(command: &str, parameters: &Value) -> Self {
        Self {
            path: "goog/cdp/execute",
            body: json!({ "cmd": command, "params": parameters }),
        }
    }

    /// Chromium: the messages written to the console since the last call.
    pub(crate) fn console() -> Self {
        Self {
            path: "se/log",
            body: json!({ "type": "browser" }),
        }
    }

    /// Firefox: scripts run in the page (`content`) or in the browser itself (`chrome`).
    pub(crate) fn context(name: &str) -> Self {
        Self {
            path: "moz/context",
            body: json!({ "context": name }),
        }
    }
}

impl WebDriverCompatibleCommand for Extension {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!(
            "session/{}/{}",
            session.unwrap_or_default(),
            self.path
        ))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
