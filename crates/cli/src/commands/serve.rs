//! `mancala serve`: the web application.

use std::io::Write as _;

use anyhow::{Context as _, Result};
use server::{Options, Page};

use crate::answer::Answer;
use crate::args::Serve;

pub(super) fn run(args: &Serve, page: Page) -> Result<Answer> {
    if let Some(data) = &args.data {
        std::fs::create_dir_all(data)
            .with_context(|| format!("cannot use {} for data", data.display()))?;
    }
    let options = Options {
        address: args.addr,
        tables: args.tables.clone(),
        ..Options::default()
    };
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    runtime.block_on(server::run(page, options, |address| {
        // A script may have read the address and closed the pipe; the server goes on.
        let _ = writeln!(std::io::stdout(), "http://{address}/");
        let _ = writeln!(
            std::io::stderr(),
            "Open this address in a browser. Ctrl-C ends the server."
        );
    }))?;
    Ok(Answer::Yes)
}
