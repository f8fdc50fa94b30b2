//! Progress of long work, shown on a terminal only.

use std::ops::ControlFlow;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use crate::signals;

/// A bar towards `length` steps, with the time taken and the time left; invisible unless standard
/// error is a terminal.
pub(crate) fn bar(length: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {elapsed} −{eta} {msg}")
        .expect("the template is fixed and valid");
    let bar = ProgressBar::new(length).with_style(style.progress_chars("█▉▊▋▌▍▎▏ "));
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// Advances a bar by the work done; breaks off when Ctrl-C is pressed.
pub(crate) fn counted(bar: &ProgressBar) -> impl Fn(u64) -> ControlFlow<()> + Sync {
    move |done| {
        bar.inc(done);
        signals::go_on()
    }
}

/// Counts the work done on a spinner; breaks off when Ctrl-C is pressed.
pub(crate) fn counting(spinner: &ProgressBar) -> impl FnMut(u64) -> ControlFlow<()> {
    let counted = counted(spinner);
    let mut all = 0;
    move |done| {
        all += done;
        spinner.set_message(all.to_string());
        counted(done)
    }
}

/// A sign of life for work of unknown length; invisible unless standard error is a terminal.
pub(crate) fn spinner() -> ProgressBar {
    let style = ProgressStyle::with_template("{spinner} {elapsed} {msg}")
        .expect("the template is fixed and valid");
    let bar = ProgressBar::new_spinner().with_style(style);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
