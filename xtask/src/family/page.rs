//! The numbers as Markdown.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::Duration;

use game::Tally;

/// A game in numbers.
#[derive(Debug)]
pub(super) struct Line {
    pub(super) game: String,
    pub(super) family: String,
    /// Of the first player, between equal levels.
    pub(super) played: Tally,
    pub(super) plies: f64,
    pub(super) choices: f64,
    /// Of the first player, by chance.
    pub(super) chance: Tally,
    pub(super) chance_plies: f64,
    /// Games by chance that were given up.
    pub(super) unfinished: u64,
}

/// The leaves of a game tree, and the time to make them.
#[derive(Debug)]
pub(super) struct Speed {
    pub(super) game: String,
    pub(super) family: String,
    pub(super) depth: u32,
    pub(super) leaves: u64,
    pub(super) time: Duration,
}

/// The endings of a game, as far as they are listed.
#[derive(Debug)]
pub(super) struct Endings {
    pub(super) game: String,
    pub(super) found: Result<Found, String>,
}

/// The endings that are listed.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Found {
    /// The most seeds on the board up to which every position is known exactly.
    pub(super) all: u64,
    /// The most seeds for which positions are listed.
    pub(super) seeds: u64,
    /// Positions with that many seeds.
    pub(super) positions: u64,
    /// Those known exactly.
    pub(super) known: u64,
}

/// A part of the page that can be made alone.
#[derive(Clone, Copy, Debug, Eq, PartialEq, clap::ValueEnum)]
pub(crate) enum Part {
    /// Games of the engine with itself, and by chance
    Games,
    /// Endings that are known exactly
    Endings,
    /// Leaves a second
    Leaves,
}

impl Part {
    /// Every part, in the order of the page.
    pub(super) const ALL: [Part; 3] = [Part::Games, Part::Endings, Part::Leaves];

    /// The beginning of the part.
    const fn heading(self) -> &'static str {
        match self {
            Part::Games => "# The family in numbers\n",
            Part::Endings => "## Endings\n",
            Part::Leaves => "## Leaves a second\n",
        }
    }
}

/// A page with some parts anew; the others stay as they are.
pub(super) fn renewed(page: &str, parts: &[(Part, String)]) -> String {
    let texts = Part::ALL.map(|part| {
        let new = parts.iter().find(|(made, _)| *made == part);
        let old = || {
            let start = page.find(part.heading())?;
            let text = &page[start..];
            let end = text.find("\n## ").map_or(text.len(), |end| end + 1);
            Some(text[..end].trim_end().to_owned() + "\n")
        };
        new.map(|(_, text)| text.clone()).or_else(old)
    });
    texts.into_iter().flatten().collect::<Vec<_>>().join("\n")
}

/// The games in numbers.
pub(super) fn games(lines: &[Line], games: u32, level: u8, playouts: u32) -> String {
    let mut text = format!(
        "\
# The family in numbers

<!-- Made by `cargo xtask family`. -->

The games of the general machine, each with its default options. *First player* is the share of the
points that South gets, a draw counting half, with the interval in which the true share lies with a
probability of 95 %: in {games} games of level {level} with itself, after two plies by chance, without which
many of them would be alike. It is what the first move is worth between such players, and not what the
game is worth: that is known for few games ([solved.md](solved.md)). *Plies* and *moves* are the mean
length of these games and the mean number of legal moves at a turn; games that go round for 2,000 plies are
drawn. The last columns are {playouts} games by chance, of which those that go on for too long are given up:
a star stands where that befell more than one in a hundred.

| game | family | first player | plies | moves | first, by chance | plies |
|---|---|---|---|---|---|---|
"
    );
    for line in lines {
        writeln!(text, "{}", row(line)).expect("a string takes everything");
    }
    text
}

/// The endings of all games.
pub(super) fn endings(listed: &[Endings], most: u32) -> String {
    let mut text = format!(
        "\
## Endings

All positions with so many seeds in houses, every way to put them and every score, whether a game can
come there or not, while they are {most} at most for a game, which takes some seconds: up to how many seeds
each of them is known exactly, the most seeds for which they were listed, how many positions have that
number, and how many of these are known. In what is not known neither player can force more than to go
round for ever. `cargo run --release -p solver --example endings -- bestemshe 20000000` lists more.

| game | all known | listed | positions | known |
|---|---|---|---|---|
"
    );
    let mut refused: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for Endings { game, found } in listed {
        match found {
            Ok(found) => {
                writeln!(text, "{}", endings_row(game, *found)).expect("a string takes everything");
            }
            Err(why) => refused.entry(why).or_default().push(format!("`{game}`")),
        }
    }
    for (why, games) in refused {
        write!(text, "\nNot listed, as {why}: {}.\n", games.join(", "))
            .expect("a string takes everything");
    }
    text
}

/// The line of the endings of a game.
fn endings_row(game: &str, found: Found) -> String {
    let Found {
        all,
        seeds,
        positions,
        known,
    } = found;
    // Rounded down: only all are 100 %.
    let share = (1_000 * known).checked_div(positions).unwrap_or(0);
    let (whole, tenth) = (share / 10, share % 10);
    format!("| `{game}` | {all} | {seeds} | {positions} | {whole}.{tenth} % |")
}

/// The leaves a second of one game of each family.
pub(super) fn leaves(speeds: &[Speed]) -> String {
    let mut text = "\
## Leaves a second

One game of each family: the leaves of its tree at a depth that takes a third of a second or more, each
leaf played, on one core of a virtual machine with two that had other work at the time. The numbers
swing by a half from run to run; the program's start is in them.

| family | command | leaves | leaves a second |
|---|---|---|---|
"
    .to_owned();
    for speed in speeds {
        writeln!(text, "{}", speed_row(speed)).expect("a string takes everything");
    }
    text
}

/// The line of a game.
pub(super) fn row(line: &Line) -> String {
    let (low, high) = line.played.interval();
    let percent = |share: f64| format!("{:.0}", 100.0 * share);
    let games = u64::from(line.chance.games()) + line.unfinished;
    let star = if 100 * line.unfinished > games {
        " \\*"
    } else {
        ""
    };
    format!(
        "| `{}` | {} | {} % ({}–{}) | {:.0} | {:.1} | {} % | {:.0}{star} |",
        line.game,
        line.family,
        percent(line.played.score()),
        percent(low),
        percent(high),
        line.plies,
        line.choices,
        percent(line.chance.score()),
        line.chance_plies,
    )
}

/// The line of a count of leaves.
pub(super) fn speed_row(speed: &Speed) -> String {
    let thousands = u128::from(speed.leaves) / speed.time.as_millis().max(1);
    format!(
        "| {} | `mancala perft {} {} --played` | {} | {:.1} million |",
        speed.family,
        speed.game,
        speed.depth,
        speed.leaves,
        f64::from(thousands as u32) / 1000.0,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(unfinished: u64) -> Line {
        let tally = |won, drawn, lost| Tally { won, drawn, lost };
        Line {
            game: "bao".into(),
            family: "bao".into(),
            played: tally(110, 20, 70),
            plies: 51.6,
            choices: 4.04,
            chance: tally(600, 0, 400),
            chance_plies: 55.2,
            unfinished,
        }
    }

    #[test]
    fn a_game_is_a_line() {
        assert_eq!(
            row(&line(0)),
            "| `bao` | bao | 60 % (53–67) | 52 | 4.0 | 60 % | 55 |"
        );
        assert!(row(&line(20)).ends_with("| 55 \\* |"));
    }

    #[test]
    fn leaves_are_told_in_millions_a_second() {
        let speed = Speed {
            game: "bao".into(),
            family: "bao".into(),
            depth: 7,
            leaves: 1_400_000,
            time: Duration::from_millis(500),
        };
        assert_eq!(
            speed_row(&speed),
            "| bao | `mancala perft bao 7 --played` | 1400000 | 2.8 million |"
        );
        let games = games(&[line(0)], 200, 6, 2000);
        assert!(games.contains("in 200 games of level 6"));
        let rows = |text: &str| text.lines().filter(|line| line.starts_with("| ")).count();
        assert_eq!((rows(&games), rows(&leaves(&[speed]))), (2, 2));
    }

    #[test]
    fn a_part_is_made_anew_and_the_others_stay() {
        let listed = |known| Found {
            all: 3,
            seeds: 4,
            positions: 2_000,
            known,
        };
        let endings = |known| {
            let of = |game: &str, found| Endings {
                game: game.into(),
                found,
            };
            let held = Err("houses are held".to_owned());
            super::endings(&[of("wari", Ok(listed(known))), of("weg", held)], 1000)
        };
        assert!(endings(1_999).contains("| `wari` | 3 | 4 | 2000 | 99.9 % |"));
        assert!(endings(2_000).contains("| 100.0 % |"));
        assert!(endings(0).ends_with("Not listed, as houses are held: `weg`.\n"));
        let games = games(&[line(0)], 200, 6, 2000);
        let first = renewed("", &[(Part::Games, games), (Part::Leaves, leaves(&[]))]);
        let second = renewed(&first, &[(Part::Endings, endings(1_999))]);
        let third = renewed(&second, &[(Part::Endings, endings(2_000))]);
        assert_eq!(second.lines().count(), third.lines().count());
        assert_eq!(renewed(&third, &[(Part::Endings, endings(1_999))]), second);
        let without = second.replace(&(endings(1_999) + "\n"), "");
        assert_eq!(without, first);
    }
}
