//! `mancala man`: manual pages.

use std::io::Write as _;

use anyhow::{Context as _, Result, anyhow};
use clap::{Command, CommandFactory as _};
use clap_mangen::Man;

use crate::answer::Answer;
use crate::args::{self, Args};
use crate::output;

pub(super) fn run(args: &args::Man) -> Result<Answer> {
    let mut program = Args::command();
    program.build();
    if let Some(folder) = &args.dir {
        std::fs::create_dir_all(folder)
            .and_then(|()| clap_mangen::generate_to(program, folder))
            .with_context(|| format!("cannot write pages into {}", folder.display()))?;
        return Ok(Answer::Yes);
    }
    let page = match &args.command {
        None => render(program)?,
        Some(name) => render(command(&program, name)?)?,
    };
    output::data().write_all(&page)?;
    Ok(Answer::Yes)
}

fn command(program: &Command, name: &str) -> Result<Command> {
    program.find_subcommand(name).cloned().ok_or_else(|| {
        let known: Vec<&str> = program.get_subcommands().map(Command::get_name).collect();
        anyhow!("unknown command `{name}` (known: {})", known.join(", "))
    })
}

fn render(command: Command) -> Result<Vec<u8>> {
    let mut page = Vec::new();
    Man::new(command).render(&mut page)?;
    Ok(page)
}
