//! Installs the system packages that a task needs and that are missing.

use std::process::Command;
use std::sync::{Mutex, PoisonError};

use anyhow::{Result, bail};

use crate::shell;

/// Held by whoever installs: `apt-get` refuses to run twice at the same time.
static INSTALLING: Mutex<()> = Mutex::new(());

/// Makes sure that all `programs` are there, else installs the Debian `packages` with them.
pub(crate) fn ensure(programs: &[&str], packages: &[&str]) -> Result<()> {
    let Some(missing) = programs
        .iter()
        .find(|program| shell::find(program).is_none())
    else {
        return Ok(());
    };
    shell::say(&format!("`{missing}` is missing"));
    install(packages)
}

/// Installs Debian packages.
pub(crate) fn install(packages: &[&str]) -> Result<()> {
    let wanted = packages.join(" ");
    if shell::find("apt-get").is_none() {
        bail!("no `apt-get` here; please install what your system calls: {wanted}");
    }
    let _alone = INSTALLING.lock().unwrap_or_else(PoisonError::into_inner);
    shell::say(&format!("installing {wanted}"));
    // An old list names versions that are gone, a new machine has none at all.
    shell::run(apt_get().args(["update", "--quiet=2"]))?;
    shell::run(
        apt_get()
            .args(["install", "--quiet=2", "--yes", "--no-install-recommends"])
            .args(packages),
    )
}

fn apt_get() -> Command {
    // The variable goes through `env` because `sudo` drops it otherwise.
    let words = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
    let mut command = if is_root() {
        Command::new(words[0])
    } else {
        let mut sudo = Command::new("sudo");
        sudo.arg(words[0]);
        sudo
    };
    command.args(&words[1..]);
    command
}

fn is_root() -> bool {
    shell::output(Command::new("id").arg("-u")).is_ok_and(|user| user.trim() == "0")
}
