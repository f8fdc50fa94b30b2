//! Being asked to end: Ctrl-C in a terminal, SIGTERM from whatever supervises the server.

use std::future::Future;
use std::io;

/// Completes when the process is asked to end. From now on the signals no longer kill it.
#[cfg(unix)]
pub(crate) fn listen() -> io::Result<impl Future<Output = ()> + Send> {
    use tokio::signal::unix::{SignalKind, signal};

    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Completes when the process is asked to end.
#[cfg(windows)]
pub(crate) fn listen() -> io::Result<impl Future<Output = ()> + Send> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
    })
}
