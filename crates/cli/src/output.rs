//! Standard output for data, standard error for messages.

use std::io::Write;

use anyhow::Result;
use serde::Serialize;

use crate::harmless;

/// Standard output; colours are dropped where they are not wanted or not understood.
pub(crate) fn data() -> impl Write {
    anstream::stdout()
}

/// Prints a value as JSON, on one line.
pub(crate) fn json(value: &impl Serialize) -> Result<()> {
    let text = serde_json::to_string(value)?;
    Ok(writeln!(data(), "{text}")?)
}

/// Prints a message that is not part of the data.
pub(crate) fn message(text: &str) {
    // With standard error closed, a failure cannot be reported.
    // It may repeat what a file or another program says.
    let text = harmless::lines(text);
    let _ = writeln!(anstream::stderr(), "mancala: {text}");
}
