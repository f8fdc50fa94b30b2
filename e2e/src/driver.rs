//! The three browser engines, and the programs through which they are driven.

use std::fs;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Map, Value, json};
use tempfile::TempDir;

use crate::process::{Process, tied};

/// The longest time until something appears on the page.
pub const PATIENCE: Duration = Duration::from_secs(45);
/// Ports and displays are taken by other programs between being found free and being used.
const ATTEMPTS: u32 = 6;
/// The pause between two tries to reach a driver that does not report when it listens.
const PAUSE: Duration = Duration::from_millis(20);
/// The longest time until it listens.
const START: Duration = Duration::from_secs(30);

/// The variable by which `cargo xtask` gives the path of Firefox's driver.
const GECKODRIVER: &str = "GECKODRIVER";
/// The plain browser that comes with WebKitGTK, as Debian has it, for this machine's architecture.
const MINI_BROWSERS: [&str; 2] = [
    "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
];

/// The style of the toolbar, which otherwise would keep the window wider than a telephone.
const STYLE: &str = "button, entry, toolbar, toolitem {
    min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px;
}";
/// The message of the last tab.
const LAST: &str = "the end";
/// WebKitGTK, unlike Safari, is built without manifests, and calls the directive for them unknown.
const UNKNOWN_HERE: &str = "Unrecognized Content-Security-Policy directive 'manifest-src'";

/// The sandbox needs rights that containers lack; the rest keeps Chromium from asking its makers
/// for updates. Through the pipe it notices when its driver is gone, and ends too.
const CHROMIUM: [&str; 11] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--remote-debugging-pipe",
];

/// A browser engine.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Engine {
    /// Chromium: what most people have.
    Chromium,
    /// Gecko, in Firefox.
    Firefox,
    /// WebKit, in the small browser of WebKitGTK: the engine of Safari, and of every browser on an
    /// iPhone.
    WebKit,
}

/// A WebDriver server that listens.
#[derive(Debug)]
pub(crate) struct Driver {
    process: Process,
    port: u16,
    /// The screen that WebKit draws on; the others need none.
    _screen: Option<Screen>,
}

/// A virtual screen.
#[derive(Debug)]
struct Screen {
    _process: Process,
    display: String,
    /// The home folder of the browsers on it: empty but for [`STYLE`].
    home: TempDir,
}

impl Driver {
    /// Starts the driver of an engine, again if another program has taken what it needs.
    pub(crate) fn start(engine: Engine) -> Driver {
        let mut printed = String::new();
        for _ in 0..ATTEMPTS {
            let started = match engine {
                Engine::Chromium => chromium(),
                Engine::Firefox => firefox(),
                Engine::WebKit => webkit(),
            };
            match started {
                Ok(driver) => return driver,
                Err(why) => printed += &why,
            }
        }
        panic!("no driver of {engine:?} in {ATTEMPTS} attempts: {printed}");
    }

    /// The address that it listens on.
    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Everything that driver and browser have printed.
    pub(crate) fn printed(&self) -> String {
        self.process.printed()
    }
}

fn chromium() -> Result<Driver, String> {
    // Browsers that wait for another test go out of no scope.
    let process = Process::start(tied("chromedriver").arg("--port=0"));
    let port = process.wait_for(|line| {
        line.strip_prefix("ChromeDriver was started successfully on port ")?
            .trim_end_matches('.')
            .parse()
            .ok()
    })?;
    Ok(Driver {
        process,
        port,
        _screen: None,
    })
}

fn firefox() -> Result<Driver, String> {
    let program = std::env::var_os(GECKODRIVER).unwrap_or_else(|| {
        panic!("{GECKODRIVER} names no program: run these tests with `cargo xtask browser`")
    });
    let process = Process::start(Command::new(program).args([
        "--port=0",
        // The console of the browser is read with the browser's own rights.
        "--allow-system-access",
    ]));
    let port = process.wait_for(|line| {
        let (_, address) = line.split_once("Listening on ")?;
        address.rsplit(':').next()?.trim().parse().ok()
    })?;
    Ok(Driver {
        process,
        port,
        _screen: None,
    })
}

impl Screen {
    fn start() -> Result<Screen, String> {
        let arguments = "-displayfd 1 -screen 0 1600x1200x24 -nolisten tcp";
        let process = Process::start(Command::new("Xvfb").args(arguments.split(' ')));
        let display: u32 = process.wait_for(|line| line.trim().parse().ok())?;
        let home = TempDir::new().map_err(|error| error.to_string())?;
        let folder = home.path().join("gtk-3.0");
        fs::create_dir_all(&folder)
            .and_then(|()| fs::write(folder.join("gtk.css"), STYLE))
            .map_err(|error| error.to_string())?;
        Ok(Screen {
            _process: process,
            display: format!(":{display}"),
            home,
        })
    }

    /// A program that draws here.
    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command
            .env("DISPLAY", &self.display)
            .env("HOME", self.home.path())
            .env("XDG_CONFIG_HOME", self.home.path());
        command
    }
}

fn webkit() -> Result<Driver, String> {
    let screen = Screen::start()?;
    // It cannot be asked to find a free port by itself.
    let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).map_err(|error| error.to_string())?;
    let port = free.local_addr().map_err(|error| error.to_string())?.port();
    drop(free);
    let mut process = Process::start(
        screen
            .command("WebKitWebDriver")
            .arg(format!("--port={port}")),
    );
    let begun = Instant::now();
    while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
        if !process.is_running() || begun.elapsed() > START {
            return Err(process.printed());
        }
        thread::sleep(PAUSE);
    }
    Ok(Driver {
        process,
        port,
        _screen: Some(screen),
    })
}

/// The capabilities requested for a session; `profile` is an empty folder.
pub(crate) fn capabilities(engine: Engine, profile: &Path) -> Map<String, Value> {
    let mut capabilities = json!({ "timeouts": {
        "script": PATIENCE.as_millis() as u64,
        "pageLoad": PATIENCE.as_millis() as u64,
    } });
    match engine {
        Engine::Chromium => {
            let profile = format!("--user-data-dir={}", profile.display());
            let arguments: Vec<_> = CHROMIUM.into_iter().chain([profile.as_str()]).collect();
            capabilities["goog:chromeOptions"] = json!({ "args": arguments });
            capabilities["goog:loggingPrefs"] = json!({ "browser": "ALL" });
        }
        Engine::Firefox => {
            capabilities["moz:firefoxOptions"] = json!({ "args": ["-headless"] });
        }
        Engine::WebKit => {
            capabilities["webkitgtk:browserOptions"] = json!({
                "binary": mini_browser(),
                "args": ["--automation"],
            });
        }
    }
    capabilities.as_object().cloned().unwrap_or_default()
}

fn mini_browser() -> &'static str {
    let found = MINI_BROWSERS.into_iter().find(|it| Path::new(it).is_file());
    found.expect("MiniBrowser is installed")
}

/// Opens each address in a tab of WebKit without a driver, for only then it gives its console;
/// returns the errors in it, up to the one that a last tab makes by intention, and for a while
/// after that.
pub fn errors_in_webkit(addresses: &[String], while_: Duration) -> Vec<String> {
    let screen = Screen::start().unwrap_or_else(|why| panic!("no screen: {why}"));
    let browser = Process::start(
        screen
            .command(mini_browser())
            .arg("--enable-write-console-messages-to-stdout=true")
            .args(addresses)
            .arg(format!(
                "data:text/html,<script>console.error('{LAST}')</script>"
            )),
    );
    let last = browser.wait_for(|line| line.ends_with(LAST).then_some(()));
    last.unwrap_or_else(|printed| panic!("WebKit tells no console, but this: {printed}"));
    thread::sleep(while_);
    let printed = browser.printed();
    let errors = printed.lines().filter(|line| {
        let told = line.split_once("CONSOLE ").map(|(_, told)| told);
        let is_error = told.is_some_and(|told| told.split(' ').take(2).any(|it| it == "ERROR"));
        is_error && !line.ends_with(LAST) && !line.contains(UNKNOWN_HERE)
    });
    errors.map(str::to_owned).collect()
}
