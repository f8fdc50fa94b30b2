//! What the handlers share.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use rules::RuleSet;
use tablebase::{Folder, Tables};

use crate::error::ApiError;
use crate::page::Page;

/// Handed to every handler; cloning it copies pointers.
#[derive(Clone, Debug)]
pub struct App {
    pub(crate) page: Arc<Page>,
    /// The folder of all tables.
    folder: Option<Arc<PathBuf>>,
    /// Those that somebody has asked for, by the names of their games.
    opened: Arc<Mutex<BTreeMap<String, Arc<Tables>>>>,
}

impl App {
    /// An application that serves this page.
    pub fn new(page: Page) -> Self {
        Self {
            page: Arc::new(page),
            folder: None,
            opened: Arc::default(),
        }
    }

    /// With the tables in a folder.
    #[must_use]
    pub fn with_tables(self, folder: Option<PathBuf>) -> Self {
        Self {
            folder: folder.map(Arc::new),
            ..self
        }
    }

    /// The tables of a game, opened when they are first asked for; what is added to the folder
    /// later is seen after a new start.
    pub(crate) fn tables(&self, rules: &RuleSet) -> Result<Arc<Tables>, ApiError> {
        let folder = self.folder.as_deref().ok_or(ApiError::Uncovered)?;
        let folder = Folder::new(folder, rules);
        let name = folder.rules().to_string();
        let mut opened = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(tables) = opened.get(&name) {
            return Ok(Arc::clone(tables));
        }
        let tables = folder.open_all().map_err(|_| ApiError::Damaged)?;
        let tables = Arc::new(tables);
        // Who invents games that have no tables must not fill the memory.
        if !tables.layers().is_empty() {
            opened.insert(name, Arc::clone(&tables));
        }
        Ok(tables)
    }
}
