//! `cargo xtask test`: everything that must hold before a change is taken.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result};
use serde_json::Value;
use tempfile::TempDir;

use crate::{again, geckodriver, install, npm, python, serve, shell, tidy, web};

/// The arguments by which the browser tests are compiled as all other tests are: alone their libraries
/// would have fewer features, and be compiled once more.
const BROWSER_TESTS: [&str; 7] = [
    "test",
    "--locked",
    "--workspace",
    "--exclude=xtask",
    "--features=e2e/browser",
    "--test=it",
    "--no-run",
];

/// Runs all checks, the quick ones first.
pub(crate) fn run() -> Result<()> {
    let begun = Instant::now();
    shell::run(&mut shell::cargo(&["fmt", "--all", "--check"]))?;
    tidy::run()?;
    npm::check_scripts()?;
    // They fill what the steps below leave idle.
    let browsers = thread::spawn(browsers);
    let geckodriver = thread::spawn(geckodriver::ensure);
    shell::run(&mut shell::cargo(&[
        "clippy",
        "--locked",
        "--workspace",
        "--all-targets",
        "--features=e2e/browser",
        "--",
        "--deny=warnings",
    ]))?;
    shell::run(
        shell::cargo(&["doc", "--locked", "--workspace", "--no-deps"])
            .env("RUSTDOCFLAGS", "-Dwarnings"),
    )?;
    // It records what a store asks of the disk, where a loss of power is tried.
    #[cfg(target_os = "linux")]
    install::ensure(&["strace"], &["strace"])?;
    // It waits for the network more than for a processor.
    let environment = thread::spawn(python::environment);
    // The tests of this package alone use the libraries that it was built with; together with all
    // others, whose libraries have more features, most of that would be compiled once more.
    shell::run(&mut shell::cargo(&["test", "--locked", "--package=xtask"]))?;
    // Its last two minutes take one core alone: they have to fall into a time when others use the other one.
    let page = thread::spawn(page_aside);
    let tests = ["test", "--locked", "--workspace", "--exclude=xtask"];
    shell::run(shell::cargo(&tests).arg("--no-run"))?;
    let environment = environment.join().expect("it does not panic")?;
    let wheel = python::quick_wheel(&environment)?;
    // It is one process, and most of what is tested here waits for one of its own at the end.
    let python = thread::spawn(move || python::check(&environment, &wheel));
    shell::run(&mut shell::cargo(&tests))?;
    python.join().expect("it does not panic")?;
    // The page takes one core to its end.
    shell::run(&mut shell::cargo(&BROWSER_TESTS))?;
    for step in [browsers, page] {
        step.join().expect("it does not panic")?;
    }
    geckodriver.join().expect("it does not panic")?;
    browser(&[])?;
    shell::say(&format!(
        "all checks passed in {} s",
        begun.elapsed().as_secs()
    ));
    Ok(())
}

/// Runs `cargo xtask web` beside what is more urgent.
fn page_aside() -> Result<()> {
    let this = std::env::current_exe().context("cannot find this program")?;
    shell::run(&mut shell::aside(Command::new(this).arg("web")))
}

/// Installs the browsers, their drivers, and the screen that one of them draws on.
fn browsers() -> Result<()> {
    // The fonts matter: without any, Chromium shows empty boxes and measures nonsense.
    install::ensure(
        &[
            "chromium",
            "chromedriver",
            "firefox-esr",
            "WebKitWebDriver",
            "Xvfb",
        ],
        &[
            "chromium",
            "chromium-driver",
            "firefox-esr",
            "webkit2gtk-driver",
            "xvfb",
            "fonts-dejavu-core",
        ],
    )
}

/// Runs the browser tests against the page as a user gets it, in a program that is compiled as for all
/// other tests: it says more of what goes wrong, and is ready in seconds.
pub(crate) fn browser(args: &[String]) -> Result<()> {
    browsers()?;
    let axe = npm::axe()?;
    let geckodriver = thread::spawn(geckodriver::ensure);
    let page = web::build();
    let geckodriver = geckodriver.join().expect("it does not panic")?;
    let (program, tests) = programs(&page?)?;
    std::fs::create_dir_all(shell::root().join("e2e/output"))
        .context("cannot create e2e/output, where the screenshots go")?;
    // Browsers that are kept from test to test leave their profiles behind.
    let scratch = scratch()?;
    let tests = || {
        let mut tests = Command::new(&tests);
        tests
            .env("TMPDIR", scratch.path())
            .current_dir(shell::root().join("e2e"))
            .env("MANCALA_BIN", &program)
            .env("AXE_SCRIPT", &axe)
            .env("GECKODRIVER", &geckodriver)
            .env(
                "MANCALA_FIRST_GAME_MAX",
                web::FIRST_GAME_TRANSFER_MAX.to_string(),
            );
        tests
    };
    again::run(tests, args)
}

/// A folder for what browsers write: in memory, if there is room. On a disk that is busy with other work,
/// their databases can stand still for a minute.
fn scratch() -> Result<TempDir> {
    /// More than all browsers write that run at the same time.
    const BYTES: u64 = 1 << 30;
    let memory = Path::new("/dev/shm");
    let has_room = fs4::available_space(memory).is_ok_and(|free| free >= BYTES);
    let folder = if has_room {
        TempDir::new_in(memory)
    } else {
        TempDir::new()
    };
    folder.context("cannot create a folder for the browsers")
}

/// Compiles the program with this page, and the browser tests; returns where both are.
fn programs(page: &Path) -> Result<(PathBuf, PathBuf)> {
    let mut cargo = shell::cargo(&BROWSER_TESTS);
    cargo.arg("--message-format=json-render-diagnostics");
    let messages = shell::output(cargo.env(serve::PAGE, page))?;
    let find = |source: &str| {
        let source = shell::root().join(source);
        let found = messages.lines().find_map(|message| {
            let message: Value = serde_json::from_str(message).ok()?;
            let target = message["target"]["src_path"].as_str()?;
            let program = message["executable"].as_str()?;
            (Path::new(target) == source).then(|| PathBuf::from(program))
        });
        found.with_context(|| format!("cargo has compiled no {}", source.display()))
    };
    Ok((
        find("crates/mancala/src/main.rs")?,
        find("e2e/tests/it/main.rs")?,
    ))
}
