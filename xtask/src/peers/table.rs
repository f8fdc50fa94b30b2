//! The table of what was measured.

use std::fmt;

/// The direction in which a number is better.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Better {
    More,
    Less,
}

/// One measurement of ours and one of another program.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) what: String,
    pub(super) ours: Option<f64>,
    pub(super) peer: &'static str,
    pub(super) theirs: Option<f64>,
    pub(super) better: Better,
}

/// All rows, as Markdown. A ratio above 1 is good for us.
#[derive(Debug, Default)]
pub(super) struct Table {
    rows: Vec<Row>,
}

impl Table {
    pub(super) fn add(&mut self, row: Row) {
        self.rows.push(row);
    }
}

impl Row {
    fn ratio(&self) -> Option<f64> {
        let (ours, theirs) = (self.ours?, self.theirs?);
        Some(match self.better {
            Better::More => ours / theirs,
            Better::Less => theirs / ours,
        })
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| what | ours | theirs | ratio | whose |")?;
        writeln!(f, "|---|---|---|---|---|")?;
        for row in &self.rows {
            let ratio = row
                .ratio()
                .map_or("–".to_owned(), |ratio| format!("{ratio:.2}"));
            writeln!(
                f,
                "| {} | {} | {} | {ratio} | {} |",
                row.what,
                number(row.ours),
                number(row.theirs),
                row.peer
            )?;
        }
        Ok(())
    }
}

/// A number with as many digits as are significant; a dash where there is none.
fn number(value: Option<f64>) -> String {
    match value {
        None => "–".to_owned(),
        Some(value) if value >= 1e6 => format!("{:.2} million", value / 1e6),
        Some(value) if value >= 1e3 => format!("{:.1} thousand", value / 1e3),
        Some(value) if value.fract() == 0.0 => format!("{value:.0}"),
        Some(value) => format!("{value:.2}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratios_above_one_are_good() {
        let row = |ours, theirs, better| Row {
            what: String::new(),
            ours,
            peer: "",
            theirs,
            better,
        };
        assert_eq!(row(Some(6.0), Some(2.0), Better::More).ratio(), Some(3.0));
        assert_eq!(
            row(Some(6.0), Some(2.0), Better::Less).ratio(),
            Some(1.0 / 3.0)
        );
        assert_eq!(row(Some(6.0), None, Better::More).ratio(), None);
    }

    #[test]
    fn numbers_are_short() {
        for (value, text) in [
            (None, "–"),
            (Some(21.0), "21"),
            (Some(0.671), "0.67"),
            (Some(68_300.0), "68.3 thousand"),
            (Some(5_554_890.0), "5.55 million"),
        ] {
            assert_eq!(number(value), text);
        }
    }
}
