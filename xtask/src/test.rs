//! `cargo xtask test`: everything that must hold before a change is taken.

use std::time::Instant;

use anyhow::{Context, Result};

use crate::{axe, geckodriver, install, serve, shell, tidy, web};

/// Runs all checks, the quick ones first.
pub(crate) fn run() -> Result<()> {
    let begun = Instant::now();
    shell::run(&mut shell::cargo(&["fmt", "--all", "--check"]))?;
    tidy::run()?;
    shell::run(&mut shell::cargo(&[
        "clippy",
        "--workspace",
        "--all-targets",
        "--features=e2e/browser",
        "--",
        "--deny=warnings",
    ]))?;
    shell::run(
        shell::cargo(&["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-Dwarnings"),
    )?;
    shell::run(&mut shell::cargo(&["test", "--workspace"]))?;
    browser(&[])?;
    shell::say(&format!(
        "all checks passed in {} s",
        begun.elapsed().as_secs()
    ));
    Ok(())
}

/// Runs the browser tests against the program as a user gets it.
pub(crate) fn browser(args: &[String]) -> Result<()> {
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
    )?;
    let axe = axe::ensure()?;
    let geckodriver = geckodriver::ensure()?;
    let program = serve::build()?;
    std::fs::create_dir_all(shell::root().join("e2e/output"))
        .context("cannot create e2e/output, where the screenshots go")?;
    shell::run(
        shell::cargo(&[
            "test",
            "--package=e2e",
            "--features=browser",
            "--test=it",
            "--",
        ])
        .args(args)
        .env("MANCALA_BIN", program)
        .env("AXE_SCRIPT", axe)
        .env("GECKODRIVER", geckodriver)
        .env(
            "MANCALA_FIRST_GAME_MAX",
            web::FIRST_GAME_TRANSFER_MAX.to_string(),
        ),
    )
}
