//! A server as a process of its own, which can be killed and started again.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio::time::sleep;

/// The longest time until a server answers.
const START: Duration = Duration::from_secs(20);

/// `mancala serve` with a folder of its own.
#[derive(Debug)]
pub struct Service {
    program: PathBuf,
    folder: PathBuf,
    host: String,
    child: Child,
}

/// The room on the disk.
#[derive(Clone, Copy, Debug)]
pub enum Room {
    /// As much as there is.
    Plenty,
    /// No file may be larger than this.
    Kilobytes(u64),
}

impl Service {
    /// Starts the program over a folder, on a free port that it keeps over all restarts.
    ///
    /// # Errors
    /// The program does not start, or does not answer.
    pub async fn start(program: &Path, folder: &Path) -> Result<Service> {
        Service::start_with(program, folder, Room::Plenty).await
    }

    /// The same with less room on the disk.
    ///
    /// # Errors
    /// The program does not start, or does not answer.
    pub async fn start_with(program: &Path, folder: &Path, room: Room) -> Result<Service> {
        let free = TcpListener::bind("127.0.0.1:0").context("no port is free")?;
        let host = free.local_addr()?.to_string();
        drop(free);
        let child = spawn(program, folder, &host, room)?;
        let service = Service {
            program: program.to_owned(),
            folder: folder.to_owned(),
            host,
            child,
        };
        service.answers().await?;
        Ok(service)
    }

    /// Its host and port.
    pub fn host(&self) -> &str {
        &self.host
    }

    /// The folder of its games.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Kills it without warning and starts it again, with plenty of room; returns the time until it answers.
    ///
    /// # Errors
    /// The program does not start, or does not answer.
    pub async fn kill(&mut self) -> Result<Duration> {
        self.child.kill().await.context("cannot kill the server")?;
        let begun = Instant::now();
        self.child = spawn(&self.program, &self.folder, &self.host, Room::Plenty)?;
        self.answers().await?;
        Ok(begun.elapsed())
    }

    /// Ends it as an operator does.
    ///
    /// # Errors
    /// It cannot be ended.
    pub async fn end(mut self) -> Result<PathBuf> {
        self.child.kill().await.context("cannot end the server")?;
        Ok(self.folder.clone())
    }

    /// The number of its process.
    pub fn id(&self) -> Option<u32> {
        self.child.id()
    }

    /// Kilobytes that it holds in memory, where the system tells.
    pub fn resident_kb(&self) -> Option<u64> {
        let id = self.child.id()?;
        let status = std::fs::read_to_string(format!("/proc/{id}/status")).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse().ok()
    }

    async fn answers(&self) -> Result<()> {
        let begun = Instant::now();
        while TcpStream::connect(&self.host).await.is_err() {
            ensure!(begun.elapsed() < START, "the server does not answer");
            sleep(Duration::from_millis(5)).await;
        }
        Ok(())
    }
}

fn spawn(program: &Path, folder: &Path, host: &str, room: Room) -> Result<Child> {
    let mut command = match room {
        Room::Plenty => Command::new(program),
        Room::Kilobytes(kilobytes) => {
            // Blocks of 512 bytes. Without the trap the system would end the program.
            let limited = format!(
                "trap '' XFSZ; ulimit -f {}; exec \"$0\" \"$@\"",
                2 * kilobytes
            );
            let mut command = Command::new("sh");
            command.arg("-c").arg(limited).arg(program);
            command
        }
    };
    command
        .args(["serve", "--log", "error", "--addr", host, "--data"])
        .arg(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .with_context(|| format!("cannot start {}", program.display()))
}
