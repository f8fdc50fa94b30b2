//! `mancala backup`, `restore` and `store check`: the games that were played online.

use std::io::Write as _;
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use etcetera::BaseStrategy as _;
use tokio::runtime::Builder;

use crate::answer::Answer;
use crate::args::{Backup, DataFolder, Restore, StoreCommand, StoreOf};
use crate::{harmless, output};

/// The folder of games online that is used unless another is named.
pub(crate) fn usual_folder() -> Option<PathBuf> {
    let system = etcetera::choose_base_strategy().ok()?;
    Some(system.data_dir().join("mancala"))
}

impl DataFolder {
    fn path(&self) -> Result<PathBuf> {
        let asked = self.data.clone().or_else(usual_folder);
        asked.context("this system has no folder for data; name one by --data")
    }
}

fn wait<T>(work: impl Future<Output = T>) -> Result<T> {
    let runtime = Builder::new_current_thread().enable_time().build();
    Ok(runtime.context("cannot start")?.block_on(work))
}

pub(super) fn backup(args: &Backup) -> Result<Answer> {
    let folder = args.folder.path()?;
    wait(store::backup(&folder, &args.file))??;
    output::message(&format!("{} is a whole copy", args.file.display()));
    Ok(Answer::Yes)
}

pub(super) fn restore(args: &Restore) -> Result<Answer> {
    let folder = args.folder.path()?;
    wait(store::restore(&args.file, &folder))??;
    output::message(&format!("{} has all of it", folder.display()));
    Ok(Answer::Yes)
}

pub(super) fn run(args: &StoreOf) -> Result<Answer> {
    let StoreCommand::Check(folder) = &args.command;
    let checked = wait(store::check(&folder.path()?))??;
    let mut data = output::data();
    for (game, why) in &checked.faults {
        writeln!(data, "{game}: {}", harmless::lines(why))?;
    }
    let faults = checked.faults.len();
    writeln!(
        data,
        "{} games with {} events were played again, {faults} of them are damaged",
        checked.games, checked.events
    )?;
    Ok(if faults == 0 { Answer::Yes } else { Answer::No })
}
