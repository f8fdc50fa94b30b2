//! `cargo xtask solved`: solves games, and keeps what is known of them in `docs/solved.jsonl` and
//! `docs/solved.md`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::process::Command;

use anyhow::{Context as _, Result};
use serde_json::Value;

use crate::{serve, shell};

const DATA: &str = "docs/solved.jsonl";
const PAGE: &str = "docs/solved.md";
/// The text on the page above the tables.
const HEAD: &str = include_str!("solved/head.md");
/// The text below those of six houses.
const SIX: &str = include_str!("solved/six.md");
/// The text below all tables: games of the general machine.
const GENERAL: &str = include_str!("solved/general.md");

/// Games, and how much may be done for each.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// The games to solve, such as `kalah:houses=5` [default: every variant of Kalah on small
    /// boards, and small boards of other games]
    #[arg(value_name = "GAME")]
    games: Vec<String>,

    /// Seconds for each game
    #[arg(long, default_value_t = 60)]
    time: u32,

    /// Passed on to `mancala solve`, such as `--memory 8000 --endings 24`
    #[arg(last = true)]
    more: Vec<String>,

    /// Write the page anew from what is known
    #[arg(long)]
    render: bool,
}

/// The variants whose boards have a table each, with what it is called.
const VARIANTS: [(&str, &str); 8] = [
    ("", "Standard"),
    (
        "capture=empty",
        "A last seed in an empty house is always won",
    ),
    ("capture=seed-only", "Only the last seed is won"),
    ("capture=none", "No captures"),
    ("end=to-move", "Ends when the player to move has nothing"),
    ("leftovers=uncounted", "What is left belongs to nobody"),
    ("skip-start=on", "A sowing that comes round skips its house"),
    ("direction=clockwise", "Sown clockwise"),
];
const SIZE_MAX: u32 = 6;
/// Seeds of one player, in the boards that are solved when no game is named.
const SEEDS_MAX: u32 = 24;

/// A game whose boards are listed, each in a line.
struct Other {
    name: &'static str,
    title: &'static str,
    text: &'static str,
    /// Those that are solved when no game is named.
    small: &'static [&'static str],
}

const OTHERS: [Other; 3] = [
    Other {
        name: "kid-cala-beginner",
        title: "Kid-Cala, beginners",
        text: "Who is first to clear his houses wins; there is no other margin.",
        small: &["kid-cala-beginner:seeds=1", "kid-cala-beginner:seeds=2"],
    },
    Other {
        name: "congkak",
        title: "Congkak",
        text: "One round, sown in turn.",
        small: &[
            "congkak:houses=5,seeds=1",
            "congkak:houses=5,seeds=2",
            "congkak:houses=5,seeds=3",
            "congkak:houses=5,seeds=4",
            "congkak:houses=5",
            "congkak:houses=6,seeds=1",
            "congkak:houses=6,seeds=2",
            "congkak:houses=6,seeds=3",
            "congkak:seeds=1",
            "congkak:seeds=2",
            "congkak:seeds=3",
        ],
    },
    Other {
        name: "oware",
        title: "Oware",
        text: "Looked up in all endings of the board, for positions come back. The game ends when a\n\
               player has more than half of all seeds: who wins is proved, and the number is what \
               he wins\nby if it is played on. Where each takes his own side when a position comes \
               back (the usual rule),\nless is known; `repetition=split` leaves nothing open.",
        small: &[
            "oware:seeds=1,houses=2",
            "oware:seeds=2,houses=2",
            "oware:seeds=1,houses=3",
            "oware:seeds=2,houses=3",
            "oware:seeds=1,houses=4",
            "oware:seeds=1,houses=2,repetition=split",
            "oware:seeds=2,houses=2,repetition=split",
            "oware:seeds=3,houses=2,repetition=split",
            "oware:seeds=4,houses=2,repetition=split",
            "oware:seeds=1,houses=3,repetition=split",
            "oware:seeds=2,houses=3,repetition=split",
            "oware:seeds=3,houses=3,repetition=split",
            "oware:houses=3,repetition=split",
            "oware:seeds=1,houses=4,repetition=split",
            "oware:seeds=2,houses=4,repetition=split",
            "oware:seeds=3,houses=4,repetition=split",
            "oware:seeds=1,houses=5,repetition=split",
            "oware:seeds=2,houses=5,repetition=split",
            "oware:seeds=1,repetition=split",
            "oware:seeds=2,repetition=split",
        ],
    },
];

/// The suffix of the name of a game of which only the first turn was asked about.
const TURN: &str = " --turn";

/// Solves, keeps, and writes the page.
pub(crate) fn run(options: &Options) -> Result<()> {
    let path = shell::root().join(DATA);
    let text = fs::read_to_string(&path).unwrap_or_default();
    let mut known = read(&text)?;
    // Lines stay as the program wrote them.
    let keys = text
        .lines()
        .map(|line| Ok((key(&parse(line)?)?, line.to_owned())));
    let mut lines: BTreeMap<String, String> = keys.collect::<Result<_>>()?;
    let games = match (options.render, options.games.is_empty()) {
        (true, _) => Vec::new(),
        (false, false) => options.games.clone(),
        (false, true) => small_games(),
    };
    if !games.is_empty() {
        let program = serve::build_program()?;
        for game in games {
            let mut command = Command::new(&program);
            command.args([
                "solve",
                &game,
                "--json",
                "--time",
                &options.time.to_string(),
            ]);
            // Its status says whether all is known; a range is news too.
            let output = command.args(&options.more).output()?;
            let line = String::from_utf8(output.stdout)?;
            let news: Value = serde_json::from_str(&line)
                .with_context(|| String::from_utf8_lossy(&output.stderr).into_owned())?;
            shell::say(&format!("{game}: {}", margin(&news)));
            let game = key(&news)?;
            let is_better = |old: &Value| news["proved"] == true || old["proved"] != true;
            if known.get(&game).is_none_or(is_better) {
                lines.insert(game.clone(), line.trim().to_owned());
                known.insert(game, news);
            }
            let all: Vec<&str> = lines.values().map(String::as_str).collect();
            fs::write(&path, all.join("\n") + "\n")?;
        }
    }
    fs::write(shell::root().join(PAGE), page(&known))?;
    Ok(())
}

fn read(text: &str) -> Result<BTreeMap<String, Value>> {
    text.lines()
        .map(|line| {
            let solved = parse(line)?;
            Ok((key(&solved)?, solved))
        })
        .collect()
}

fn parse(line: &str) -> Result<Value> {
    serde_json::from_str(line).context(DATA)
}

/// The key of an answer: its game, and whether only a turn was asked about.
fn key(solved: &Value) -> Result<String> {
    let game = solved["game"].as_str().context("a game has a name")?;
    let turn = if solved["turn"].is_array() { TURN } else { "" };
    Ok(format!("{game}{turn}"))
}

/// The name of a variant on a board, as the program writes it.
fn name(variant: &str, houses: u32, seeds: u32) -> String {
    let mut options = Vec::new();
    if houses != 6 {
        options.push(format!("houses={houses}"));
    }
    if seeds != 4 {
        options.push(format!("seeds={seeds}"));
    }
    if !variant.is_empty() {
        options.push(variant.to_owned());
    }
    let sign = if options.is_empty() { "" } else { ":" };
    format!("kalah{sign}{}", options.join(","))
}

fn small_games() -> Vec<String> {
    let sizes = (1..=SIZE_MAX).flat_map(|houses| (1..=SIZE_MAX).map(move |seeds| (houses, seeds)));
    let sizes: Vec<_> = sizes
        .filter(|(houses, seeds)| houses * seeds <= SEEDS_MAX)
        .collect();
    let kalah = VARIANTS.iter().flat_map(|(variant, _)| {
        let sizes = sizes.iter();
        sizes.map(|&(houses, seeds)| name(variant, houses, seeds))
    });
    let others = OTHERS.iter().flat_map(|other| other.small);
    kalah.chain(others.map(|&game| game.to_owned())).collect()
}

/// A value with its sign, or at least and at most.
fn margin(solved: &Value) -> String {
    let signed = |value: &Value| value.as_i64().map(|value| format!("{value:+}"));
    let range = |range: &Value| Some(format!("{} … {}", signed(&range[0])?, signed(&range[1])?));
    signed(&solved["value"])
        .or_else(|| signed(&solved["played_on"]))
        .or_else(|| range(&solved["range"]))
        .or_else(|| range(&solved["played_on_range"]))
        .or_else(|| Some(solved["banked"].as_u64()?.to_string()))
        .unwrap_or_default()
        .replace('-', "−")
}

fn page(known: &BTreeMap<String, Value>) -> String {
    let mut page = HEAD.to_owned();
    for (variant, title) in VARIANTS {
        let option = if variant.is_empty() {
            "`kalah`".to_owned()
        } else {
            format!("`kalah:{variant}`")
        };
        let _ = write!(page, "\n## {title}: {option}\n\n| houses |");
        let seeds = || 1..=SIZE_MAX;
        for seeds in seeds() {
            let _ = write!(page, " {seeds} |");
        }
        let _ = write!(page, "\n|---|{}\n", "---|".repeat(SIZE_MAX as usize));
        for houses in 1..=SIZE_MAX {
            let _ = write!(page, "| {houses} |");
            for seeds in seeds() {
                let solved = known.get(&name(variant, houses, seeds));
                let _ = write!(page, " {} |", solved.map(margin).unwrap_or_default());
            }
            page.push('\n');
        }
    }
    page.push_str(
        "\n## Six houses\n\n| game | value | best | positions | seconds |\n|---|---|---|---|---|\n",
    );
    for (variant, _) in VARIANTS {
        for seeds in 1..=SIZE_MAX {
            let game = name(variant, 6, seeds);
            let Some(solved) = known.get(&game) else {
                continue;
            };
            line(&mut page, &game, &margin(solved), solved);
        }
    }
    page.push_str(SIX);
    for other in &OTHERS {
        let _ = write!(
            page,
            "\n## {}\n\n{}\n\n| game | winner | value | best | positions | seconds |\n\
             |---|---|---|---|---|---|\n",
            other.title, other.text
        );
        for (game, solved) in known.iter().filter(|(game, _)| is_of(game, other.name)) {
            let winner = solved["winner"].as_str().unwrap_or("?");
            line(
                &mut page,
                game,
                &format!("{winner} | {}", margin(solved)),
                solved,
            );
        }
    }
    page.push_str(TURNS);
    for (game, solved) in known.iter().filter(|(game, _)| game.ends_with(TURN)) {
        let sign = if solved["proved"] == true { "" } else { "≥ " };
        let _ = writeln!(
            page,
            "| `{game}` | {sign}{} of {} | {} | {} | {:.1} |",
            solved["banked"],
            solved["seeds"],
            letters(&solved["turn"]),
            solved["nodes"],
            solved["seconds"].as_f64().unwrap_or_default(),
        );
    }
    page.push_str(GENERAL);
    page
}

/// The text above the turns.
const TURNS: &str = "
## The first turn of Congkak

How many seeds South can have in his store before North moves for the first time: found by a search
through all the turns there are (`mancala solve congkak --turn`). Where it did not come to its end,
at least so many.

| game | banked | houses | positions | seconds |
|---|---|---|---|---|
";

/// Whether an answer is about a game of that name, and not about a turn.
fn is_of(game: &str, name: &str) -> bool {
    let rest = game.strip_prefix(name);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(':')) && !game.ends_with(TURN)
}

/// Letters in one word, eight at a time.
fn letters(turn: &Value) -> String {
    let moves: Vec<_> = turn.as_array().into_iter().flatten().collect();
    let words = moves.chunks(8).map(|word| {
        let letters = word.iter().filter_map(|mv| mv.as_str());
        letters.collect::<String>()
    });
    words.collect::<Vec<_>>().join(" ")
}

/// A line of a table: the game, what it is worth, and what that took.
fn line(page: &mut String, game: &str, worth: &str, solved: &Value) {
    let _ = writeln!(
        page,
        "| `{game}` | {worth} | {} | {} | {:.1} |",
        solved["best"].as_str().unwrap_or_default(),
        solved["nodes"],
        solved["seconds"].as_f64().unwrap_or_default(),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_the_program() {
        assert_eq!(name("", 6, 4), "kalah");
        assert_eq!(name("capture=empty", 6, 4), "kalah:capture=empty");
        assert_eq!(name("", 5, 3), "kalah:houses=5,seeds=3");
    }

    #[test]
    fn the_page_is_what_is_known() {
        let root = shell::root();
        let known = read(&fs::read_to_string(root.join(DATA)).unwrap()).unwrap();
        let written = fs::read_to_string(root.join(PAGE)).unwrap();
        assert!(page(&known) == written, "run `cargo xtask solved --render`");
    }
}
