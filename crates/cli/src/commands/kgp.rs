//! `mancala kgp`: the Kalah Game Protocol.

use std::env;
use std::io::Write as _;
use std::net::SocketAddr;

use anyhow::{Context as _, Result};
use engine::EngineOptions;
use rules::Side;
use serde::Serialize;

use crate::answer::Answer;
use crate::args::{Kgp, KgpClient, KgpCommand, KgpServe, KgpSkill};
use crate::kgp::server::{self, Finished};
use crate::kgp::{self, Client, Skill};
use crate::{output, play, signals};

pub(super) fn run(args: &Kgp) -> Result<Answer> {
    match &args.command {
        KgpCommand::Client(args) => kgp::run_client(client(args)?)?,
        KgpCommand::Process(args) => kgp::run_process(&skill(args))?,
        KgpCommand::Serve(args) => serve(args)?,
    }
    Ok(Answer::Yes)
}

fn skill(args: &KgpSkill) -> Skill {
    Skill {
        level: args.level,
        time: args.time,
        engine: EngineOptions {
            hash_bytes: usize::from(args.hash) << 20,
            threads: usize::from(args.threads),
        },
        seed: play::any_seed(),
    }
}

fn client(args: &KgpClient) -> Result<Client> {
    let variable = |name| env::var(name).ok().filter(|text| !text.is_empty());
    let port = match (args.port, variable("KGP_PORT")) {
        (Some(port), _) => port,
        (None, Some(text)) => text
            .parse()
            .with_context(|| format!("KGP_PORT cannot be `{text}`; it is from 0 to 65535"))?,
        (None, None) => protocol::kgp::PORT,
    };
    let host = args.host.clone().or_else(|| variable("KGP_HOST"));
    let optional = [
        ("info:authors", &args.authors),
        ("info:description", &args.description),
        // Some servers take the name for the token unless it comes after all else.
        ("auth:token", &args.token),
    ];
    let optional = optional
        .into_iter()
        .filter_map(|(option, value)| value.clone().map(|value| (option, value)));
    Ok(Client {
        host: host.unwrap_or_else(|| "localhost".to_owned()),
        port,
        introduction: [("info:name", args.name.clone())]
            .into_iter()
            .chain(optional)
            .collect(),
        mode: args.mode,
        skill: skill(&args.skill),
    })
}

#[derive(Debug, Serialize)]
struct Listening {
    address: SocketAddr,
}

/// A game that is over.
#[derive(Debug, Serialize)]
struct Outcome<'a> {
    number: u64,
    game: &'a str,
    south: &'a str,
    north: &'a str,
    score: [i16; 2],
    winner: &'static str,
    /// The reason why the loser lost, if it was not on the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    resigned: Option<&'static str>,
    moves: Vec<Made<'a>>,
}

#[derive(Debug, Serialize)]
struct Made<'a> {
    #[serde(rename = "move")]
    mv: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    comment: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    by_server: Option<&'static str>,
}

fn serve(args: &KgpServe) -> Result<()> {
    let options = server::Options {
        address: args.addr,
        houses: args.size,
        seeds: args.seeds.unwrap_or(args.size),
        time: args.time,
        games: args.games,
        against: args.against,
        seed: args.seed.unwrap_or_else(play::any_seed),
    };
    let json = args.format.json;
    let on_listening = |address| {
        if json {
            return output::json(&Listening { address });
        }
        Ok(writeln!(output::data(), "{address}")?)
    };
    let on_finished = |finished: &Finished| {
        if json {
            return output::json(&of(finished));
        }
        Ok(writeln!(output::data(), "{}", line(finished))?)
    };
    signals::watch();
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    let served = runtime.block_on(server::run(options, on_listening, on_finished));
    // A thought that goes on is thought in vain.
    runtime.shutdown_background();
    served
}

fn of(finished: &Finished) -> Outcome<'_> {
    let moves = finished.moves.iter().map(|made| Made {
        mv: &made.text,
        comment: made.comment.as_deref(),
        by_server: made.by_server,
    });
    Outcome {
        number: finished.number,
        game: &finished.game,
        south: &finished.names[Side::South],
        north: &finished.names[Side::North],
        score: finished.score,
        winner: finished.winner.map_or("draw", Side::name),
        resigned: finished.resigned,
        moves: moves.collect(),
    }
}

/// A game in a line: `1: alice 30, bob 18: alice wins`.
fn line(finished: &Finished) -> String {
    let Finished {
        number,
        names: [south, north],
        score: [of_south, of_north],
        winner,
        ..
    } = finished;
    let end = match winner {
        None => "a draw".to_owned(),
        Some(side) => {
            let why = finished.resigned.map_or(String::new(), |why| {
                format!(", {} {why}", finished.names[!*side])
            });
            format!("{} wins{why}", finished.names[*side])
        }
    };
    format!("{number}: {south} {of_south}, {north} {of_north}: {end}")
}
