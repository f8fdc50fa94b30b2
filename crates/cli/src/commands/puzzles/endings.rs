//! The endings that puzzles are judged by.

use std::path::Path;

use anyhow::Result;
use rules::RuleSet;
use solver::Builder;
use tablebase::Folder;

use crate::commands::tables;
use crate::signals;

/// The endings of a game with up to `seeds` seeds; those in the folder are read from there.
pub(super) fn build(rules: &RuleSet, seeds: usize, folder: Option<&Path>) -> Result<Builder> {
    let mut builder = Builder::new(rules, seeds, 1)?;
    let folder = folder.map(|folder| Folder::new(folder, builder.rules()));
    let goes_on = signals::go_on;
    tables::layers(
        &mut builder,
        seeds,
        folder.as_ref(),
        &goes_on,
        |_, _| Ok(()),
    )?;
    Ok(builder)
}
