//! The formatter of one text, for the part of Project Fluent that our catalogues use.
//!
//! That is: text, `{ $argument }`, `{ message }` and `{ message.attribute }` (which see the same
//! arguments), string and number literals, and selection by word, exact number or plural category.
//! Terms and functions are not used; they stand in the result in braces, which a test finds, as
//! does a missing argument.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};

use crate::argument::Argument;
use crate::catalogue::Sheets;
use crate::language::Language;

/// A message in a message in a message … more than this is a circle.
const DEPTH_MAX: usize = 6;

/// The text of a pattern. Never fails: what cannot be resolved stays in braces.
pub(crate) fn format(
    language: Language,
    sheets: Sheets<'_>,
    pattern: &Pattern<&'static str>,
    arguments: &[(&str, Argument<'_>)],
) -> String {
    let mut text = String::new();
    let scope = Scope {
        language,
        sheets,
        arguments,
    };
    scope.pattern(&mut text, pattern, DEPTH_MAX);
    text
}

/// The names that a placeable may refer to.
struct Scope<'a> {
    language: Language,
    sheets: Sheets<'a>,
    arguments: &'a [(&'a str, Argument<'a>)],
}

impl Scope<'_> {
    fn pattern(&self, text: &mut String, pattern: &Pattern<&'static str>, depth: usize) {
        for element in &pattern.elements {
            match element {
                // Long texts are broken over lines in the files, not on the screen.
                PatternElement::TextElement { value } => {
                    text.push_str(&self.language.spelt(&value.replace('\n', " ")));
                }
                PatternElement::Placeable { expression } => {
                    self.expression(text, expression, depth);
                }
            }
        }
    }

    fn expression(&self, text: &mut String, expression: &Expression<&'static str>, depth: usize) {
        match expression {
            Expression::Inline(inline) => self.inline(text, inline, depth),
            Expression::Select { selector, variants } => {
                let chosen = variants
                    .iter()
                    .find(|variant| self.matches(selector, &variant.key))
                    .or_else(|| variants.iter().find(|variant| variant.default));
                if let Some(variant) = chosen {
                    self.pattern(text, &variant.value, depth);
                }
            }
        }
    }

    fn inline(&self, text: &mut String, inline: &InlineExpression<&'static str>, depth: usize) {
        match inline {
            InlineExpression::StringLiteral { value }
            | InlineExpression::NumberLiteral { value } => {
                text.push_str(&self.language.spelt(value));
            }
            InlineExpression::VariableReference { id } => match self.argument(id.name) {
                Some(Argument::Text(value)) => text.push_str(value),
                Some(Argument::Number(number)) => text.push_str(&number_text(*number)),
                None => unresolved(text, "$", id.name),
            },
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name);
                match self.sheets.pattern(id.name, attribute) {
                    Some(pattern) if depth > 0 => self.pattern(text, pattern, depth - 1),
                    _ => unresolved(text, "", id.name),
                }
            }
            InlineExpression::Placeable { expression } => {
                self.expression(text, expression, depth);
            }
            InlineExpression::TermReference { id, .. } => unresolved(text, "-", id.name),
            InlineExpression::FunctionReference { id, .. } => unresolved(text, "", id.name),
        }
    }

    fn argument(&self, name: &str) -> Option<&Argument<'_>> {
        self.arguments
            .iter()
            .find(|(key, _)| *key == name)
            .map(|(_, argument)| argument)
    }

    fn matches(
        &self,
        selector: &InlineExpression<&'static str>,
        key: &VariantKey<&'static str>,
    ) -> bool {
        let InlineExpression::VariableReference { id } = selector else {
            return false;
        };
        match (self.argument(id.name), key) {
            (Some(Argument::Text(text)), VariantKey::Identifier { name }) => text == name,
            (Some(&Argument::Number(number)), VariantKey::Identifier { name }) => {
                self.language.plural(number).key() == *name
            }
            (Some(Argument::Number(number)), VariantKey::NumberLiteral { value }) => {
                value.parse() == Ok(*number)
            }
            _ => false,
        }
    }
}

/// A number with a true minus sign.
fn number_text(number: i64) -> String {
    let digits = number.unsigned_abs();
    if number < 0 {
        format!("−{digits}")
    } else {
        digits.to_string()
    }
}

fn unresolved(text: &mut String, sigil: &str, name: &str) {
    text.push('{');
    text.push_str(sigil);
    text.push_str(name);
    text.push('}');
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A message with a variant for each category is said in the right one.
    #[test]
    fn every_plural_category_chooses() {
        let text = "seeds =\n    { $n ->\n        [zero] Z\n        [one] O\n        [two] T\n        \
                    [few] F\n        [many] M\n        [7] seven\n       *[other] R\n    } { $n }\n";
        let catalogue = crate::catalogue::Catalogue::read(text);
        let pattern = catalogue.pattern("seeds", None).unwrap();
        let say = |language, number: i64| {
            format(
                language,
                Sheets([Some(&catalogue), None]),
                pattern,
                &[("n", number.into())],
            )
        };
        let all = |language| {
            let numbers = [0, 1, 2, 3, 11, 100, -1];
            numbers.map(|number| say(language, number)).join(", ")
        };
        assert_eq!(
            all(Language::English),
            "R 0, O 1, R 2, R 3, R 11, R 100, O −1"
        );
        assert_eq!(
            all(Language::French),
            "O 0, O 1, R 2, R 3, R 11, R 100, O −1"
        );
        assert_eq!(
            all(Language::Malay),
            "R 0, R 1, R 2, R 3, R 11, R 100, R −1"
        );
        let mirrored = all(Language::Mirrored);
        assert_eq!(mirrored, "ز 0, و 1, ت 2, ف 3, م 11, ر 100, و −1");
    }
}
