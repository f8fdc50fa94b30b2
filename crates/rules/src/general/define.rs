//! From keys and values to laws, and back to the shortest text.

use super::laws::{Laws, Row};
use crate::error::RuleSetError;
use crate::nearest::nearest;

/// The laws of a definition: those of `base` with some keys set, checked as a whole.
///
/// # Errors
/// [`RuleSetError`] for the first key that is unknown or has a wrong value, or for what does not go
/// together.
pub(crate) fn define(
    game: &'static str,
    base: Laws,
    pairs: &[(&str, &str)],
) -> Result<Laws, RuleSetError> {
    let mut laws = base;
    let mut rest: Vec<(&str, &str)> = pairs.to_vec();
    if let Some(index) = rest.iter().position(|(key, _)| *key == "rows") {
        let (_, rows) = rest.remove(index);
        laws = with_rows(game, base, rows)?;
    }
    for (key, value) in rest {
        if laws.set(key, value).is_none() {
            return Err(unknown(game, &laws, key, value));
        }
    }
    laws.checked().map_err(|fault| RuleSetError::Definition {
        game: game.to_owned(),
        key: fault.key(),
        why: fault.to_string(),
    })
}

/// The defaults of a kind of board.
fn with_rows(game: &'static str, base: Laws, rows: &str) -> Result<Laws, RuleSetError> {
    match (rows, base) {
        ("2", Laws::Two(_)) | ("4", Laws::Four(_) | Laws::Bao(_)) => Ok(base),
        ("2", _) if game == SOW => Ok(Laws::Two(super::laws::TwoRows::DEFAULT)),
        ("4", _) if game == SOW => Ok(Laws::Four(super::laws::FourRows::DEFAULT)),
        _ => Err(RuleSetError::UnknownValue {
            game,
            key: "rows",
            value: rows.to_owned(),
            nearest: None,
            allowed: match (game == SOW, base) {
                (true, _) => "2|4".to_owned(),
                (false, Laws::Two(_)) => "2".to_owned(),
                (false, Laws::Four(_) | Laws::Bao(_)) => "4".to_owned(),
            },
        }),
    }
}

/// The name of the bare machine.
pub(crate) const SOW: &str = "sow";

/// The error for a key or value that this kind of board does not know.
fn unknown(game: &'static str, laws: &Laws, key: &str, value: &str) -> RuleSetError {
    let keys = laws.keys();
    let Some(known) = keys.iter().find(|known| known.name == key) else {
        let names: Vec<&str> = keys.iter().map(|key| key.name).collect();
        return RuleSetError::UnknownKey {
            game,
            key: key.to_owned(),
            nearest: nearest(key, names.iter().copied()).map(str::to_owned),
            allowed: names.join(", "),
        };
    };
    RuleSetError::UnknownValue {
        game,
        key: known.name,
        value: value.to_owned(),
        nearest: nearest(value, (known.words)()).map(str::to_owned),
        allowed: known.allowed(),
    }
}

impl Laws {
    /// Each key whose value differs from that of other laws, in canonical order; `rows` comes first
    /// where the kind of board differs.
    pub fn differences(&self, usual: &Laws) -> Vec<(&'static str, String)> {
        let (usual, rows) = match (self, usual) {
            (Laws::Four(_), Laws::Two(_)) => {
                let usual = Laws::Four(super::laws::FourRows::DEFAULT);
                (usual, Some(("rows", "4".to_owned())))
            }
            _ => (*usual, None),
        };
        let usual = usual.values();
        let differing = self
            .values()
            .into_iter()
            .zip(usual)
            .filter(|(own, usual)| own != usual)
            .map(|(own, _)| own);
        rows.into_iter().chain(differing).collect()
    }

    /// The goal in a sentence.
    pub const fn goal(&self) -> &'static str {
        use super::laws::{FourGoal, FourRows, Goal, TwoRows};
        let immobilise = "Leave your opponent without a move.";
        let most = "Have more seeds than your opponent.";
        match self {
            Laws::Two(TwoRows { goal, .. }) => match goal {
                Goal::Most => most,
                Goal::Clear => "Be the first without seeds on your side.",
                Goal::Deprive => "Leave your opponent without seeds.",
                Goal::Immobilise => immobilise,
            },
            Laws::Four(FourRows { goal, .. }) => match goal {
                FourGoal::Immobilise => immobilise,
                FourGoal::Most => most,
            },
            Laws::Bao(_) => "Empty your opponent’s front row, or leave them without a move.",
        }
    }

    /// Houses of each player.
    pub fn houses(&self) -> u8 {
        match self {
            Laws::Two(laws) => laws.houses,
            Laws::Four(laws) => 2 * laws.columns,
            Laws::Bao(_) => 16,
        }
    }

    /// Seeds at the start, hands and stores included.
    pub fn seeds_total(&self) -> u16 {
        let row = |row: &Row, houses: u8| -> u16 {
            (0..usize::from(houses))
                .map(|house| u16::from(row.seeds(house)))
                .sum()
        };
        match self {
            Laws::Two(laws) => match &laws.setup {
                None => 2 * u16::from(laws.houses) * u16::from(laws.seeds),
                Some(setup) => {
                    let rows: u16 = setup.rows.iter().map(|it| row(it, laws.houses)).sum();
                    rows + setup.stores.iter().map(|&it| u16::from(it)).sum::<u16>()
                }
            },
            Laws::Four(laws) => {
                2 * laws
                    .setup
                    .iter()
                    .map(|it| row(it, laws.columns))
                    .sum::<u16>()
            }
            Laws::Bao(_) => 64,
        }
    }
}
