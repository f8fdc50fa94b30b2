//! `mancala serve`: the web application.

use std::io::{self, IsTerminal as _, Write as _};

use anyhow::Result;
use server::{Data, Options, Page};
use tracing::Level;

use crate::answer::Answer;
use crate::args::{Log, Serve};

pub(super) fn run(args: &Serve, page: Page) -> Result<Answer> {
    log_to_standard_error(args.log);
    let options = Options {
        address: args.addr,
        hosts: args.hosts.clone(),
        tables: args.tables.clone(),
        public_url: args.public_url.clone(),
        trusted_proxies: args.trusted_proxies.clone(),
        metrics: args.metrics,
        data: data(args),
        ..Options::default()
    };
    server::run(page, options, |address| {
        // A script may have read the address and closed the pipe; the server goes on.
        let _ = writeln!(io::stdout(), "http://{address}/");
        let _ = writeln!(
            io::stderr(),
            "Open this address in a browser. Ctrl-C ends the server."
        );
    })?;
    Ok(Answer::Yes)
}

/// The folder that was asked for, or the usual one, without which the page is served all the same.
fn data(args: &Serve) -> Option<Data> {
    let asked = args.data.clone();
    let is_optional = asked.is_none();
    let folder = asked.or_else(super::store::usual_folder)?;
    Some(Data {
        folder,
        is_optional,
    })
}

/// Sends what the server tells to standard error.
fn log_to_standard_error(log: Log) {
    let level = match log {
        Log::Error => Level::ERROR,
        Log::Warn => Level::WARN,
        Log::Info => Level::INFO,
        Log::Debug => Level::DEBUG,
    };
    tracing_subscriber::fmt()
        .with_max_level(level)
        .with_ansi(io::stderr().is_terminal())
        .with_target(false)
        .with_writer(io::stderr)
        .init();
}
