//! A browser with a server of its own.

mod console;
mod session;
mod tabs;

use std::fs;
use std::panic::panic_any;
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use fantoccini::actions::{
    InputSource as _, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
};
use fantoccini::error::CmdError;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};

use self::session::Session;
use crate::command::Extension;
use crate::driver::{Engine, PATIENCE};
use crate::line::{Line, Speed};
use crate::process::Server;

/// The pause between two questions.
const PAUSE: Duration = Duration::from_millis(60);
/// The time after which a page that asks itself gives up, to be asked anew: it may have hung.
const ASKING: Duration = Duration::from_secs(2);
/// A window that has not changed for so long has the size that it was told to have.
const SETTLED: Duration = Duration::from_millis(500);

/// A function of the page: where to click an element, if it can be clicked; then the page waits for the
/// click.
const POINT: &str = "wanted => {
    const middle = () => {
        const { left, top, width, height } = wanted.getClientRects()[0];
        return [left + width / 2, top + height / 2];
    };
    const isSeen = () => wanted.contains(document.elementFromPoint(...middle()));
    if (!isSeen()) wanted.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (!isSeen()) return null;
    const stop = event => { event.stopImmediatePropagation(); event.preventDefault(); };
    window.clicking?.abort();
    window.clicking = new AbortController();
    const options = { capture: true, signal: window.clicking.signal };
    window.clicked = 'elsewhere';
    addEventListener('pointerdown', event => {
        if (event.composedPath().includes(wanted)) window.clicked = 'there';
        else { stop(event); addEventListener('click', stop, options); }
    }, { ...options, once: true });
    return middle();
}";

/// The first element of a selector, as an expression of the page.
fn first(selector: &str) -> String {
    format!("document.querySelector({})", json!(selector))
}

/// The folder for screenshots. Git ignores it.
const OUTPUT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/output");

/// An open page.
#[derive(Debug)]
pub struct Browser {
    name: String,
    /// There until the end.
    session: Option<Session>,
    server: Arc<Server>,
    line: Option<Line>,
}

impl Browser {
    /// The path of a text of every server: what a device keeps can be set there before the page, which
    /// takes a second to load and to compile, is opened for the first time.
    pub const BARE: &str = "/sw.js";

    /// Starts a server and a browser, and opens the page at `path`. The name is the test's: it
    /// begins the names of its screenshots.
    pub fn open(name: &str, path: &str) -> Self {
        Self::open_in(Engine::Chromium, name, path)
    }

    /// The same in another engine, which allows less: the methods here, but no developer tools.
    pub fn open_in(engine: Engine, name: &str, path: &str) -> Self {
        let browser = Self::start(engine, name, Arc::new(Server::start()), None);
        browser.go(path);
        browser
    }

    /// The same with a line in between, and nothing opened yet.
    pub fn with_line(name: &str, speed: Speed) -> Self {
        let server = Arc::new(Server::start());
        let line = Line::to(server.address(), speed);
        Self::start(Engine::Chromium, name, server, Some(line))
    }

    /// Another browser with an empty profile at the same server: somebody else's.
    #[must_use]
    pub fn beside(&self, name: &str) -> Self {
        Self::start(Engine::Chromium, name, Arc::clone(&self.server), None)
    }

    /// The same with a line in between.
    #[must_use]
    pub fn beside_with_line(&self, name: &str, speed: Speed) -> Self {
        let line = Line::to(self.server.address(), speed);
        Self::start(Engine::Chromium, name, Arc::clone(&self.server), Some(line))
    }

    /// The server.
    pub fn server(&self) -> &Server {
        &self.server
    }

    fn start(engine: Engine, name: &str, server: Arc<Server>, line: Option<Line>) -> Self {
        let session = Some(Session::take(engine));
        let browser = Self {
            name: name.to_owned(),
            session,
            server,
            line,
        };
        browser.make_small();
        browser.resize(1366, 768);
        browser
    }

    /// Opens another path of the same server.
    pub fn go(&self, path: &str) {
        let address = format!("{}{path}", self.address());
        self.wait(self.client().goto(&address));
        self.listen();
    }

    fn session(&self) -> &Session {
        self.session.as_ref().expect("it is taken at the end")
    }

    fn client(&self) -> &Client {
        &self.session().client
    }

    /// What the driver answers to a command.
    fn driven<T>(&self, command: impl Future<Output = T>) -> T {
        self.session().runtime.block_on(command)
    }

    fn address(&self) -> &str {
        match &self.line {
            Some(line) => line.address(),
            None => self.server.address(),
        }
    }

    /// The line between browser and server.
    #[track_caller]
    pub fn line(&self) -> &Line {
        self.line.as_ref().expect("opened through a line")
    }

    /// Loads the page again.
    pub fn reload(&self) {
        self.wait(self.client().refresh());
        self.listen();
    }

    /// The path, question and fragment in the address bar.
    pub fn path(&self) -> String {
        let address = self.wait(self.client().current_url());
        address
            .as_str()
            .strip_prefix(self.address())
            .unwrap_or_default()
            .to_owned()
    }

    /// Makes the page this large, as phones do, too: smaller than a window can be.
    pub fn resize(&self, width: u32, height: u32) {
        match self.session().engine {
            Engine::Chromium => {
                let metrics = json!({
                    "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false,
                });
                self.developer_tools("Emulation.setDeviceMetricsOverride", &metrics);
            }
            Engine::Firefox | Engine::WebKit => self.resize_window(width, height),
        }
    }

    /// Lets the window be as narrow as a telephone.
    fn make_small(&self) {
        if self.session().engine == Engine::Firefox {
            let context = |name| self.wait(self.client().issue_cmd(Extension::context(name)));
            context("chrome");
            self.run("document.documentElement.style.minWidth = 0");
            context("content");
        }
    }

    /// Makes the window as large as the page in it has to be, by what it is too large or small.
    /// The page hears of its size some time after the window has it: corrected before that, the
    /// size would swing to and fro for ever.
    fn resize_window(&self, width: u32, height: u32) {
        let (mut outer_width, mut outer_height) = (width, height);
        self.until("a window of that size", || {
            self.wait(self.client().set_window_size(outer_width, outer_height));
            let (inner_width, inner_height) = self.settled_size((width, height));
            let by = |wanted: u32, found: u32| wanted.cast_signed() - found.cast_signed();
            outer_width = outer_width.saturating_add_signed(by(width, inner_width));
            outer_height = outer_height.saturating_add_signed(by(height, inner_height));
            ((inner_width, inner_height) == (width, height)).then_some(())
        });
    }

    /// The size of the page: the wanted one as soon as it has it, else the one it stays at.
    fn settled_size(&self, wanted: (u32, u32)) -> (u32, u32) {
        let mut last = (0, 0);
        let mut since = Instant::now();
        loop {
            let inner = self.run("return [innerWidth, innerHeight]");
            let number = |index: usize| inner[index].as_u64().unwrap_or_default() as u32;
            let size = (number(0), number(1));
            if size == wanted || size == last && since.elapsed() > SETTLED {
                return size;
            }
            if size != last {
                (last, since) = (size, Instant::now());
            }
            thread::sleep(PAUSE);
        }
    }

    /// Sends a command of Chromium's developer tools, for what has no method here.
    pub fn developer_tools(&self, command: &str, parameters: &Value) -> Value {
        self.wait(
            self.client()
                .issue_cmd(Extension::developer_tools(command, parameters)),
        )
    }

    /// Runs a script in the page; `return` gives a value back.
    #[track_caller]
    pub fn run(&self, script: &str) -> Value {
        self.try_run(script)
            .unwrap_or_else(|error| self.fail(&error))
    }

    /// The same for repeated questions: while a page is being left or built, a script may fail.
    ///
    /// # Errors
    /// An exception of the script, or a refusal of the driver.
    pub fn try_run(&self, script: &str) -> Result<Value, CmdError> {
        let running = self.client().execute(script, Vec::new());
        self.driven(running)
    }

    /// The number of elements that the selector finds at this moment.
    #[track_caller]
    pub fn count(&self, selector: &str) -> usize {
        self.wait(self.client().find_all(Locator::Css(selector)))
            .len()
    }

    /// The visible text of the first such element, as soon as there is one.
    #[track_caller]
    pub fn text(&self, selector: &str) -> String {
        self.text_that(selector, "true")
    }

    /// The attribute of the first such element, as soon as there is one.
    #[track_caller]
    pub fn attribute(&self, selector: &str, name: &str) -> String {
        let attribute = format!("{}?.getAttribute({})", first(selector), json!(name));
        let value = self.ask(&format!("{name} of {selector}"), &attribute);
        value.as_str().expect("attributes are text").to_owned()
    }

    /// Waits until the text of the first such element contains this.
    #[track_caller]
    pub fn wait_for_text(&self, selector: &str, expected: &str) {
        self.text_that(selector, &format!("text.includes({})", json!(expected)));
    }

    /// The visible text of the first such element, as soon as this condition for a `text` holds.
    #[track_caller]
    fn text_that(&self, selector: &str, condition: &str) -> String {
        let text = format!(
            "(() => {{
                 const element = {};
                 if (!element) return null;
                 const seen = {{ opacityProperty: true, visibilityProperty: true }};
                 const text = element.checkVisibility(seen)
                     ? (element.innerText ?? element.textContent).replaceAll('\\u00a0', ' ').trim() : '';
                 return {condition} ? text : null;
             }})()",
            first(selector)
        );
        let text = self.ask(&format!("text of {selector} with {condition}"), &text);
        text.as_str().expect("it is text").to_owned()
    }

    /// Clicks the first such element, as soon as it can be clicked. The driver clicks at a point:
    /// where the page moved meanwhile, what else was there hears nothing and it is done again. What
    /// lies outside of the window, or under something else, is scrolled to its middle first.
    #[track_caller]
    pub fn click(&self, selector: &str) {
        let point = format!("({POINT})({})", first(selector));
        self.until(&format!("a click on {selector}"), || {
            let point = self.ask(&format!("{selector} that can be clicked"), &point);
            let (x, y) = (point[0].as_f64()?, point[1].as_f64()?);
            let click = MouseActions::new("mouse".to_owned())
                .then(PointerAction::MoveTo {
                    duration: None,
                    x,
                    y,
                })
                .then(PointerAction::Down {
                    button: MOUSE_BUTTON_LEFT,
                })
                .then(PointerAction::Up {
                    button: MOUSE_BUTTON_LEFT,
                });
            self.driven(self.client().perform_actions(click)).ok()?;
            // A script would take the place of an answer to what the browser asks.
            let is_asked = self.driven(self.client().get_alert_text()).is_ok();
            // A click that led to another page has left nothing behind.
            let is_there = || Some(self.try_run("return window.clicked").ok()? != "elsewhere");
            (is_asked || is_there()?).then_some(())
        });
    }

    /// Unfolds such a `details`. A click is repeated where the page moved under it.
    #[track_caller]
    pub fn unfold(&self, selector: &str) {
        self.until(&format!("{selector} to unfold"), || {
            let is_open = || {
                self.run(&format!(
                    "return document.querySelector('{selector}')?.open"
                ))
            };
            if is_open() == false {
                self.click(&format!("{selector} summary"));
            }
            (is_open() == true).then_some(())
        });
    }

    /// Scrolls the page to the first such element, as soon as there is one.
    #[track_caller]
    pub fn scroll_to(&self, selector: &str) {
        let scroll = "found => { found?.scrollIntoView(); return found != null; }";
        self.ask(selector, &format!("({scroll})({})", first(selector)));
    }

    /// Types on whatever has the focus at each key. `fantoccini::key::Key` has the keys that are no
    /// letters.
    #[track_caller]
    pub fn press(&self, keys: &str) {
        let typed = keys
            .chars()
            .fold(KeyActions::new("keyboard".to_owned()), |typed, value| {
                typed
                    .then(KeyAction::Down { value })
                    .then(KeyAction::Up { value })
            });
        self.wait(self.client().perform_actions(typed));
    }

    /// Tries again and again until there is an answer, and fails after [`PATIENCE`].
    #[track_caller]
    pub fn until<T>(&self, expected: &str, mut attempt: impl FnMut() -> Option<T>) -> T {
        let begun = Instant::now();
        loop {
            if let Some(answer) = attempt() {
                return answer;
            }
            assert!(begun.elapsed() < PATIENCE, "waited in vain for {expected}");
            thread::sleep(PAUSE);
        }
    }

    /// Waits until an expression has a value in the page other than `null`, `undefined` and `false`;
    /// returns it. The page asks itself: each question through the driver costs it and the browser 12 ms
    /// of a processor.
    #[track_caller]
    pub fn ask(&self, expected: &str, expression: &str) -> Value {
        let script = format!(
            "return new Promise(done => {{
                 const end = performance.now() + {};
                 const ask = () => {{
                     let answer;
                     // While the page is being left or built, it may fail.
                     try {{ answer = {expression}; }} catch {{}}
                     const is_answer = answer != null && answer !== false;
                     if (is_answer || performance.now() > end) done(is_answer ? answer : null);
                     else setTimeout(ask, {});
                 }};
                 ask();
             }})",
            ASKING.as_millis(),
            PAUSE.as_millis(),
        );
        self.until(expected, || {
            let answer = self.try_run(&script).ok()?;
            (!answer.is_null()).then_some(answer)
        })
    }

    /// A picture of the page, as a PNG.
    pub fn picture(&self) -> Vec<u8> {
        self.wait(self.client().screenshot())
    }

    /// Saves what the page looks like as `e2e/output/NAME-label.png`.
    pub fn screenshot(&self, label: &str) {
        let picture = self.picture();
        let file = Path::new(OUTPUT).join(format!("{}-{label}.png", self.name));
        fs::create_dir_all(OUTPUT)
            .and_then(|()| fs::write(&file, picture))
            .unwrap_or_else(|error| panic!("cannot write {}: {error}", file.display()));
    }

    #[track_caller]
    fn wait<T>(&self, done: impl Future<Output = Result<T, CmdError>>) -> T {
        let done = self.driven(done);
        done.unwrap_or_else(|error| self.fail(&error))
    }

    /// Ends the test with what the driver says instead of an answer.
    #[track_caller]
    fn fail(&self, error: &CmdError) -> ! {
        let window = self.driven(self.client().window());
        if window.is_err_and(|error| error.is_invalid_session_id()) {
            panic_any(Crash(format!(
                "{error}; {}",
                self.session().driver.printed()
            )));
        }
        panic!("the browser does not do what it is told: {error}");
    }
}

/// The end of a test whose browser, not the page in it, has ended.
#[derive(Debug)]
pub struct Crash(pub String);

impl Drop for Browser {
    fn drop(&mut self) {
        if thread::panicking() {
            self.show_failure();
        } else if let Some(session) = self.session.take() {
            session.keep(&[self.server.address(), self.address()]);
        }
    }
}

impl Browser {
    /// Leaves behind what explains a failed test, as far as the browser still answers.
    #[expect(
        clippy::print_stderr,
        reason = "shown by the test runner below the failed test"
    )]
    fn show_failure(&self) {
        match self.driven(self.client().screenshot()) {
            Ok(picture) => {
                let file = Path::new(OUTPUT).join(format!("{}-failed.png", self.name));
                let _ = fs::write(&file, picture);
                eprintln!("the page looked like {}", file.display());
            }
            // `cargo xtask` runs such a test once more.
            Err(CmdError::NotW3C(Value::String(why))) if why == "tab crashed" => {
                let test = thread::current();
                eprintln!(
                    "the browser has crashed in {}",
                    test.name().unwrap_or_default()
                );
            }
            Err(error) => eprintln!("there is no picture of the page: {error}"),
        }
        eprintln!("the console says {:#?}", self.heard());
    }
}
