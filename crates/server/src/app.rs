//! The state that the handlers share.

use std::path::PathBuf;
use std::sync::Arc;

use moka::sync::Cache;
use rules::RuleSet;
use tablebase::{Folder, Tables};

use crate::error::ApiError;
use crate::page::Page;

/// Games whose tables are open at the same time.
const GAMES_MAX: u64 = 256;

/// Handed to every handler; cloning it copies pointers.
#[derive(Clone, Debug)]
pub struct App {
    pub(crate) page: Arc<Page>,
    /// The folder of all tables.
    folder: Option<Arc<PathBuf>>,
    /// The tables that were asked for, by the names of their games.
    opened: Cache<String, Arc<Tables>>,
}

impl App {
    /// An application that serves this page.
    pub fn new(page: Page) -> Self {
        Self {
            page: Arc::new(page),
            folder: None,
            opened: Cache::new(GAMES_MAX),
        }
    }

    /// Adds the tables in a folder.
    #[must_use]
    pub fn with_tables(self, folder: Option<PathBuf>) -> Self {
        Self {
            folder: folder.map(Arc::new),
            ..self
        }
    }

    /// The tables of a game, opened when they are first asked for; a table that is added to the
    /// folder later is seen after a restart.
    pub(crate) fn tables(&self, rules: &RuleSet) -> Result<Arc<Tables>, ApiError> {
        let folder = self.folder.as_deref().ok_or(ApiError::Uncovered)?;
        let folder = Folder::new(folder, rules);
        let name = folder.rules().to_string();
        // If many ask for a game at once, one of them opens its tables. An empty result is not
        // cached: requests for invented games must not fill the memory.
        let opened = self.opened.try_get_with(name, || match folder.open_all() {
            Ok(tables) if tables.layers().is_empty() => Err(ApiError::Uncovered),
            Ok(tables) => Ok(Arc::new(tables)),
            Err(_) => Err(ApiError::Damaged),
        });
        opened.map_err(|error| ApiError::clone(&error))
    }
}
