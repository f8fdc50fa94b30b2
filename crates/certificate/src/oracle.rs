//! The properties of every file, for the tests and the fuzz targets.
//!
//! Each function panics when something is wrong. A file that is refused is fine.

use std::io::Cursor;
use std::ops::ControlFlow;

use rules::oracle::Minimax;

use crate::check::check;
use crate::error::CheckError;
use crate::file::{Claim, Writer};

/// The memory and the work of a check.
const MEMORY: u64 = 1 << 20;
const REPORTS_MAX: u32 = 64;
/// The most seeds of a position that is played out.
const SEEDS_MAX: u16 = 5;

/// A file is refused, or what it claims is true.
pub fn file(bytes: &[u8]) {
    if let Ok(claim) = checked(bytes) {
        is_true(&claim);
    }
}

/// As [`file()`], for a head followed by the choices, a byte for each: packed, and with a hash that
/// fits.
pub fn choices(bytes: &[u8]) {
    let mut parts = bytes.splitn(5, |&byte| byte == b'\n');
    let lines = [(); 4].map(|()| std::str::from_utf8(parts.next()?).ok());
    let [Some(title), Some(rules), Some(position), Some(margin)] = lines else {
        return;
    };
    let Ok(claim) = Claim::read([title, rules, position, margin]) else {
        return;
    };
    let mut writer = Writer::new(&claim);
    for &choice in parts.next().unwrap_or_default() {
        writer.push(choice);
    }
    if let Ok(proved) = checked(&writer.finish()) {
        assert_eq!(proved.margin, claim.margin);
        is_true(&proved);
    }
}

fn checked(bytes: &[u8]) -> Result<Claim, CheckError> {
    let mut reports = 0;
    check(Cursor::new(bytes), MEMORY, &mut |_| {
        reports += 1;
        if reports < REPORTS_MAX {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    })
}

/// Plays a position out, if it is small.
fn is_true(claim: &Claim) {
    let Claim { position, margin } = claim;
    if position.seeds_in_houses() > SEEDS_MAX || position.properties().is_cyclic {
        return;
    }
    let value = Minimax::default().value(position);
    let is_true = margin.least().is_none_or(|least| least <= value)
        && margin.most().is_none_or(|most| value <= most);
    assert!(is_true, "{margin} of {position}, which is worth {value}");
}
