//! Numbers and lengths as text for drawings and styles.

use std::fmt;

/// A length, to a hundredth. (The standard formatting of floating-point numbers would make the page
/// larger by several kilobytes.)
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Length(pub(crate) f64);

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (self.0 * 100.0).round() as i32;
        let sign = if hundredths < 0 { "-" } else { "" };
        let (whole, part) = (
            hundredths.unsigned_abs() / 100,
            hundredths.unsigned_abs() % 100,
        );
        match part {
            0 => write!(f, "{sign}{whole}"),
            part if part % 10 == 0 => write!(f, "{sign}{whole}.{}", part / 10),
            part => write!(f, "{sign}{whole}.{part:02}"),
        }
    }
}

/// A length in per cent, with the sign `%`.
pub(crate) fn percent(part: f64) -> String {
    format!("{}%", Length(part))
}

/// A number with the width of two digits, so that nothing moves when it gains one: the room is on
/// both sides of it.
pub(crate) fn roomy(number: u16) -> String {
    let room = if number < 10 { "\u{2005}" } else { "" };
    format!("{room}{number}{room}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_short() {
        let written = |length: f64| Length(length).to_string();
        assert_eq!(written(12.0), "12");
        assert_eq!(written(-0.5), "-0.5");
        assert_eq!(written(2.345_6), "2.35");
        assert_eq!(written(-7.061), "-7.06");
        assert_eq!(written(-0.001), "0");
        assert_eq!(percent(33.333), "33.33%");
    }
}
