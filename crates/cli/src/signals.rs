//! Ctrl-C: ends cleanly, whatever was going on.

use std::io::{IsTerminal as _, Write as _};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The status of a program ended by Ctrl-C.
pub(crate) const INTERRUPTED: u8 = 130;

/// The interval at which something that waits asks for [`interrupted`].
pub(crate) const GLANCE: Duration = Duration::from_millis(100);

/// Whether Ctrl-C has been pressed.
static PRESSED: AtomicBool = AtomicBool::new(false);
/// Whether the command looks at that itself.
static WATCHED: AtomicBool = AtomicBool::new(false);

/// Whether the command waits for keys of a terminal.
static TERMINAL: AtomicBool = AtomicBool::new(false);
/// The time in which a command that waits for keys has to end.
const GRACE: Duration = Duration::from_secs(1);

/// From now on Ctrl-C, or a request to terminate, ends the program with [`INTERRUPTED`]: at once,
/// or if the command [watches](watch) for it, when the command is ready or at the second time.
pub(crate) fn end_on_interrupt() {
    // Without a handler the system ends the program, less neatly.
    let _ = ctrlc::set_handler(|| {
        let first = !PRESSED.swap(true, Ordering::Relaxed);
        if first && WATCHED.load(Ordering::Relaxed) {
            if TERMINAL.load(Ordering::Relaxed) {
                end_if_stuck();
            }
            return;
        }
        let mut terminal = std::io::stderr();
        if terminal.is_terminal() {
            // The prompt of the shell belongs below a line left unfinished.
            let _ = writeln!(terminal);
        }
        std::process::exit(i32::from(INTERRUPTED));
    });
}

/// Ends the program after a grace period. If the terminal is gone, a wait for its keys never ends,
/// and the command would not see that the program was asked to end.
fn end_if_stuck() {
    std::thread::spawn(|| {
        std::thread::sleep(GRACE);
        std::process::exit(i32::from(INTERRUPTED));
    });
}

/// As [`watch`], for a command that waits for keys of a terminal.
pub(crate) fn watch_terminal() {
    TERMINAL.store(true, Ordering::Relaxed);
    watch();
}

/// Promises that the command checks [`interrupted`] often and then ends by itself.
pub(crate) fn watch() {
    WATCHED.store(true, Ordering::Relaxed);
}

/// Breaks off once Ctrl-C has been pressed.
pub(crate) fn go_on() -> ControlFlow<()> {
    if interrupted() {
        ControlFlow::Break(())
    } else {
        ControlFlow::Continue(())
    }
}

/// Whether Ctrl-C has been pressed.
pub(crate) fn interrupted() -> bool {
    PRESSED.load(Ordering::Relaxed)
}
