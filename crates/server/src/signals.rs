//! Being asked to end: Ctrl-C in a terminal, SIGTERM from whatever supervises the server, SIGHUP
//! when the terminal is closed.

use std::io;

use tokio::sync::mpsc;

/// Gets a message each time the process is asked to end. From now on the signals no longer kill it.
#[cfg(unix)]
pub(crate) fn listen() -> io::Result<mpsc::Receiver<()>> {
    use tokio::signal::unix::{SignalKind, signal};

    let (asked, asking) = mpsc::channel(2);
    for kind in [
        SignalKind::interrupt(),
        SignalKind::terminate(),
        SignalKind::hangup(),
    ] {
        let mut signal = signal(kind)?;
        let asked = asked.clone();
        tokio::spawn(async move {
            while signal.recv().await.is_some() && asked.send(()).await.is_ok() {}
        });
    }
    Ok(asking)
}

/// Gets a message each time the process is asked to end.
#[cfg(windows)]
pub(crate) fn listen() -> io::Result<mpsc::Receiver<()>> {
    let (asked, asking) = mpsc::channel(2);
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    tokio::spawn(async move {
        while interrupt.recv().await.is_some() && asked.send(()).await.is_ok() {}
    });
    Ok(asking)
}
