//! Many puzzles in one text.

use std::collections::BTreeMap;
use std::fmt;

use crate::error::CollectionError;
use crate::puzzle::Puzzle;

/// The first line of every file, with the version of the format.
const TITLE: &str = "mancala puzzles 1";

/// The puzzles of a file, and what it says about them.
#[derive(Clone, Debug, Default)]
pub struct Collection {
    /// Lines about the puzzles, such as the command that has made them.
    pub remarks: Vec<String>,
    /// The puzzles, in the order of the file.
    pub puzzles: Vec<Puzzle>,
}

impl Collection {
    /// Reads a title, remarks (`# …`) and puzzles, one a line. Empty lines are forgiven.
    ///
    /// # Errors
    /// [`CollectionError`], which names the line.
    pub fn read(text: &str) -> Result<Collection, CollectionError> {
        let mut lines = text.lines().enumerate();
        let title = lines.next().map_or("", |(_, line)| line.trim());
        if title != TITLE {
            return Err(CollectionError::Title {
                found: title.to_owned(),
                expected: TITLE,
            });
        }
        let mut collection = Collection::default();
        let mut seen = BTreeMap::new();
        for (index, line) in lines {
            let (line, text) = (index + 1, line.trim());
            if let Some(remark) = text.strip_prefix('#') {
                collection.remarks.push(remark.trim().to_owned());
            } else if !text.is_empty() {
                let puzzle: Puzzle = text
                    .parse()
                    .map_err(|why| CollectionError::Line { line, why })?;
                for key in [puzzle.likeness(), puzzle.id()] {
                    if let Some(before) = seen.insert(key, line) {
                        return Err(CollectionError::Twice { line, before });
                    }
                }
                collection.puzzles.push(puzzle);
            }
        }
        Ok(collection)
    }
}

impl fmt::Display for Collection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{TITLE}")?;
        for remark in &self.remarks {
            writeln!(f, "# {remark}")?;
        }
        self.puzzles
            .iter()
            .try_for_each(|puzzle| writeln!(f, "{puzzle}"))
    }
}
