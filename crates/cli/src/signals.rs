//! Ctrl-C: ends cleanly, whatever was going on.

use std::io::{IsTerminal as _, Write as _};

/// The status of a program ended by Ctrl-C.
const INTERRUPTED: u8 = 130;

/// From now on Ctrl-C, or a request to terminate, ends the program with [`INTERRUPTED`].
pub(crate) fn end_on_interrupt() {
    // Without a handler the system ends the program, less neatly.
    let _ = ctrlc::set_handler(|| {
        let mut terminal = std::io::stderr();
        if terminal.is_terminal() {
            // The prompt of the shell belongs below a line left unfinished.
            let _ = writeln!(terminal);
        }
        std::process::exit(i32::from(INTERRUPTED));
    });
}
