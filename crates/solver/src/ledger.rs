//! The text of a campaign: what it is about, then a line for each job that was done. Lines are only
//! ever added, so whatever kills the program costs no more than the last one.

use rules::{Position, RuleSet, RuleSetError, SetupError};
use thiserror::Error;

use crate::campaign::Campaign;
use crate::entry::Entry;
use crate::solve::SolveError;

const TITLE: &str = "mancala campaign ";
const VERSION: &str = "1";
/// Months of jobs.
const LINES_MAX: usize = 200_000;
const EXPECTED: &str = "expected ";

/// The reason why a text is not that of a campaign.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum LedgerError {
    /// It has another title.
    #[error("it does not begin with `{TITLE}{VERSION}`")]
    Title,
    /// It is of another version.
    #[error("it is of version `{found}`, and this program reads version {VERSION}")]
    Version {
        /// The version it names.
        found: String,
    },
    /// Its second line is no game.
    #[error("line 2: {0}")]
    Game(RuleSetError),
    /// Its third line is no position of the game.
    #[error("line 3: {0}")]
    Position(SetupError),
    /// Its fourth line expects something that is no margin.
    #[error("line 4: `{found}` is no margin")]
    Expected {
        /// The word.
        found: String,
    },
    /// It has more lines than are read.
    #[error("it has more than {LINES_MAX} lines")]
    TooLong,
    /// There is no method for its position.
    #[error(transparent)]
    Unsolvable(#[from] SolveError),
}

/// A line that was left out.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct LeftOut {
    /// The number of the line, from 1.
    pub line: usize,
    /// The fault, as a sentence that begins with "it".
    pub why: String,
}

impl Campaign {
    /// The lines before those of jobs.
    pub fn head(&self) -> String {
        let position = self.position();
        let rules = position.rules().in_full();
        let expected = self.expected();
        let expected = expected.map_or_else(String::new, |margin| format!("{EXPECTED}{margin}\n"));
        format!("{TITLE}{VERSION}\n{rules}\n{position}\n{expected}")
    }

    /// Reads a campaign, and the lines that were left out because they are damaged.
    ///
    /// # Errors
    /// [`LedgerError`] if the text is of something else.
    pub fn read(text: &str) -> Result<(Campaign, Vec<LeftOut>), LedgerError> {
        let mut lines = (1..).zip(text.lines()).peekable();
        let mut next = || lines.next().map_or("", |(_, line)| line);
        let version = next().strip_prefix(TITLE).ok_or(LedgerError::Title)?;
        if version != VERSION {
            let found = version.to_owned();
            return Err(LedgerError::Version { found });
        }
        let rules: RuleSet = next().parse().map_err(LedgerError::Game)?;
        let position = Position::read(next(), &rules, true).map_err(LedgerError::Position)?;
        let expected = lines
            .peek()
            .and_then(|(_, line)| line.strip_prefix(EXPECTED));
        let margin = |word: &str| {
            let most = i32::from(position.pieces_total());
            let margin = word.parse().ok();
            let margin = margin.filter(|&margin: &i16| i32::from(margin).abs() <= most);
            margin.ok_or_else(|| LedgerError::Expected {
                found: word.to_owned(),
            })
        };
        let expected = expected.map(margin).transpose()?;
        if expected.is_some() {
            lines.next();
        }
        let mut campaign = Campaign::new(&position, expected)?;
        if lines.clone().count() > LINES_MAX {
            return Err(LedgerError::TooLong);
        }
        let mut left_out = Vec::new();
        for (line, text) in lines.filter(|(_, text)| !text.is_empty()) {
            let entry = Entry::read(text, &rules).map_err(str::to_owned);
            let taken = entry.and_then(|entry| {
                campaign
                    .note(&entry)
                    .map_err(|contradiction| contradiction.to_string())
            });
            if let Err(why) = taken {
                left_out.push(LeftOut { line, why });
            }
        }
        campaign.conclude();
        Ok((campaign, left_out))
    }
}
