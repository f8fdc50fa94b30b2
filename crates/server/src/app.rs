//! What the handlers share.

use std::sync::Arc;

use crate::page::Page;

/// Handed to every handler; cloning it copies pointers.
#[derive(Clone, Debug)]
pub struct App {
    pub(crate) page: Arc<Page>,
}

impl App {
    /// An application that serves this page.
    pub fn new(page: Page) -> Self {
        Self {
            page: Arc::new(page),
        }
    }
}
