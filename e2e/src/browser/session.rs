//! A browser that runs, and those that wait for the next test: to start one costs more than a second of a
//! processor.

use std::sync::{Mutex, MutexGuard, PoisonError};

use fantoccini::error::CmdError;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use tokio::time::timeout;

use crate::command::Extension;
use crate::driver::{Driver, Engine, PATIENCE, capabilities};

/// The browsers that no test uses now.
static IDLE: Mutex<Vec<Session>> = Mutex::new(Vec::new());

/// A browser under the orders of its driver.
#[derive(Debug)]
pub(super) struct Session {
    pub(super) engine: Engine,
    pub(super) client: Client,
    pub(super) runtime: Runtime,
    // Dropped in this order: the driver first, the profile when nothing writes to it any more.
    pub(super) driver: Driver,
    _profile: TempDir,
}

impl Session {
    /// A browser with an empty tab: an idle one, else a new one.
    pub(super) fn take(engine: Engine) -> Self {
        let idle = match engine {
            Engine::Chromium => idle().pop(),
            Engine::Firefox | Engine::WebKit => None,
        };
        idle.unwrap_or_else(|| Self::start(engine))
    }

    fn start(engine: Engine) -> Self {
        let profile = TempDir::new().expect("a temporary folder can be made");
        let driver = Driver::start(engine);
        let runtime = Builder::new_current_thread()
            .enable_all()
            .build()
            .expect("a runtime starts");
        let client = runtime
            .block_on(
                ClientBuilder::new(HttpConnector::new())
                    .capabilities(capabilities(engine, profile.path()))
                    .connect(&driver.address()),
            )
            .unwrap_or_else(|error| panic!("no {engine:?}: {error}; {}", driver.printed()));
        Self {
            engine,
            client,
            runtime,
            driver,
            _profile: profile,
        }
    }

    /// Keeps the browser for a test to come, without what pages of these addresses have left in it. Only
    /// Chromium forgets as much by means of its driver.
    pub(super) fn keep(self, addresses: &[&str]) {
        if self.engine != Engine::Chromium {
            return;
        }
        let cleared = async { timeout(PATIENCE, self.clear(addresses)).await };
        // One that does not answer ends instead.
        if let Ok(Ok(())) = self.runtime.block_on(cleared) {
            idle().push(self);
        }
    }

    /// What a test emulates ends with its tabs; what a page keeps, with its address, which the system
    /// gives to another server later.
    async fn clear(&self, addresses: &[&str]) -> Result<(), CmdError> {
        let client = &self.client;
        let new = client.new_window(true).await?.handle;
        for tab in client.windows().await? {
            if tab != new {
                client.switch_to_window(tab).await?;
                client.close_window().await?;
            }
        }
        client.switch_to_window(new).await?;
        for address in addresses {
            let kept = json!({ "origin": address, "storageTypes": "all" });
            let forget = Extension::developer_tools("Storage.clearDataForOrigin", &kept);
            client.issue_cmd(forget).await?;
        }
        let forget = Extension::developer_tools("Network.clearBrowserCache", &json!({}));
        client.issue_cmd(forget).await?;
        // What the console has said until now.
        client.issue_cmd(Extension::console()).await?;
        Ok(())
    }
}

fn idle() -> MutexGuard<'static, Vec<Session>> {
    IDLE.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Drop for Session {
    fn drop(&mut self) {
        let client = self.client.clone();
        // If it does not close, it ends with its driver.
        let _ = self
            .runtime
            .block_on(async { timeout(PATIENCE, client.close()).await });
    }
}
