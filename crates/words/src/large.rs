//! Large numbers as people write them, of which only the first digits matter.

use crate::Words;

impl Words {
    /// A number as people say it: "950", "12 k", "1.9 M"; half a million is "0.5 M".
    pub fn large(self, number: u64) -> String {
        match number {
            0..1_000 => number.to_string(),
            1_000..500_000 => {
                let thousands = (number + 500) / 1_000;
                self.text_with("large-thousands", &[("n", thousands.into())])
            }
            _ => {
                let tenths = number.saturating_add(50_000) / 100_000;
                let parts = [("n", tenths / 10), ("tenth", tenths % 10)];
                self.text_with("large-millions", &parts.map(|(name, n)| (name, n.into())))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn only_the_first_digits_are_told() {
        let told = |language| {
            let numbers = [950, 1_863, 499_400, 866_000, 1_863_000, 12_345_678];
            numbers.map(|number| Words::new(language).large(number).replace('\u{a0}', " "))
        };
        let english = ["950", "2 k", "499 k", "0.9 M", "1.9 M", "12.3 M"];
        assert_eq!(told(Language::English), english);
        assert_eq!(told(Language::French)[4], "1,9 M");
    }
}
