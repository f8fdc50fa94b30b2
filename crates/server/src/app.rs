//! The state that the handlers share.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use protocol::tables::Looked;
use rules::Position;
use tablebase::{Folder, FolderError, Tables};
use tokio::sync::Semaphore;
use tokio::{task, time};

use crate::error::ApiError;
use crate::online::{Crowd, CrowdLimits, Online, Site};
use crate::options::{Limits, Options};
use crate::page::Page;

/// Handed to every handler; cloning it copies pointers.
#[derive(Clone, Debug)]
pub struct App {
    pub(crate) page: Arc<Page>,
    /// The tables by the names of their games.
    tables: Arc<BTreeMap<String, TablesOf>>,
    looking: Arc<Semaphore>,
    wait_time: Duration,
    online: Option<Online>,
    pub(crate) site: Arc<Site>,
    pub(crate) is_loopback: bool,
    pub(crate) crowd: Crowd,
}

/// The tables of a game: those that are whole, and the fault of the first one that is not.
#[derive(Debug)]
pub(crate) struct TablesOf {
    pub(crate) tables: Tables,
    pub(crate) fault: Option<Arc<FolderError>>,
}

impl App {
    /// An application that serves this page.
    pub fn new(page: Page, limits: &Limits) -> Self {
        Self {
            page: Arc::new(page),
            tables: Arc::default(),
            looking: Arc::new(Semaphore::new(limits.look_ups_max)),
            wait_time: limits.wait_time,
            online: None,
            site: Arc::default(),
            is_loopback: true,
            crowd: crowd(limits),
        }
    }

    /// Lets games be played online, under the names of these options.
    #[must_use]
    pub fn with_online(self, online: Online, options: &Options) -> Self {
        let site = Site {
            public: options.public_url.clone(),
            has_names: !options.hosts.is_empty(),
            proxies: options.trusted_proxies.clone(),
        };
        Self {
            online: Some(online),
            site: Arc::new(site),
            crowd: crowd(&options.limits),
            is_loopback: options.address.ip().is_loopback() && options.public_url.is_none(),
            ..self
        }
    }

    /// Games online.
    ///
    /// # Errors
    /// [`ApiError::Offline`] if there are none here.
    pub(crate) fn online(&self) -> Result<&Online, ApiError> {
        self.online.as_ref().ok_or(ApiError::Offline)
    }

    /// Opens the tables of all games in a folder: no request ever waits for that. Tables that are
    /// added later are seen after a restart. A damaged one is reported, and those of the same game
    /// with more seeds are not used.
    ///
    /// # Errors
    /// Those of the system, if the folder cannot be read.
    pub fn with_tables(self, folder: &Path) -> io::Result<Self> {
        let mut tables = BTreeMap::new();
        for found in Folder::all(folder)? {
            let folder = match found {
                Ok(folder) => folder,
                Err(fault) => {
                    tracing::error!(%fault, "a damaged table");
                    continue;
                }
            };
            let game = folder.rules().to_string();
            let (whole, fault) = folder.open_whole();
            if let Some(fault) = &fault {
                tracing::error!(%game, %fault, "a damaged table");
            }
            tracing::info!(%game, layers = whole.layers().len(), "tables");
            let fault = fault.map(Arc::new);
            let whole = TablesOf {
                tables: whole,
                fault,
            };
            tables.insert(game, whole);
        }
        Ok(Self {
            tables: Arc::new(tables),
            ..self
        })
    }

    /// The tables of every game that has some.
    pub(crate) fn tables(&self) -> impl Iterator<Item = (&String, &TablesOf)> {
        self.tables.iter()
    }

    /// The number of files that are open as long as the server runs.
    pub fn files(&self) -> usize {
        let layers = |of: &TablesOf| of.tables.layers().len();
        self.tables.values().map(layers).sum()
    }

    /// The values of a position and of its moves.
    pub(crate) async fn look_up(&self, position: Position) -> Result<Looked, ApiError> {
        let looking = Arc::clone(&self.looking).acquire_owned();
        let place = time::timeout(self.wait_time, looking).await;
        let place = place
            .map_err(|_| ApiError::Busy)?
            .expect("nobody closes it");
        let tables = Arc::clone(&self.tables);
        // What is not in memory yet is read from the disk.
        let found = task::spawn_blocking(move || {
            let _place = place;
            let game = tablebase::key(position.rules()).to_string();
            let of = tables.get(&game).ok_or(ApiError::Uncovered)?;
            match of.tables.look_up(&position) {
                Ok(Some(found)) => Ok(Looked::new(&position, found.value, &found.moves)),
                Ok(None) => Err(of
                    .fault
                    .clone()
                    .map_or(ApiError::Uncovered, |fault| ApiError::Damaged(fault))),
                Err(fault) => Err(ApiError::Damaged(Arc::new(fault))),
            }
        });
        found.await.map_err(ApiError::failed)?
    }
}

fn crowd(limits: &Limits) -> Crowd {
    Crowd::new(CrowdLimits {
        all: limits.sockets_max,
        of_an_address: limits.sockets_of_an_address_max,
        of_a_player: limits.sockets_of_a_player_max,
    })
}
