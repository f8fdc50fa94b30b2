//! The numbers as Markdown.

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

/// The whole page.
pub(super) fn text(
    lines: &[Line],
    speeds: &[Speed],
    games: u32,
    level: u8,
    playouts: u32,
) -> String {
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
    text += "
## Leaves a second

One game of each family: the leaves of its tree at a depth that takes a third of a second or more, each
leaf played, on one core of a virtual machine with two that had other work at the time. The numbers
swing by a half from run to run; the program's start is in them.

| family | command | leaves | leaves a second |
|---|---|---|---|
";
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
        let text = text(&[line(0)], &[speed], 200, 6, 2000);
        assert!(text.contains("in 200 games of level 6"));
        assert_eq!(
            text.lines().filter(|line| line.starts_with("| ")).count(),
            4
        );
    }
}
