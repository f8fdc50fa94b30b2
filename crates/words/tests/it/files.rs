//! Reads the catalogue files as their authors wrote them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource,
};

/// One message of a catalogue.
#[derive(Debug, Default)]
pub(crate) struct Message {
    pub(crate) has_value: bool,
    pub(crate) attributes: BTreeSet<String>,
    pub(crate) variables: BTreeSet<String>,
    pub(crate) references: BTreeSet<String>,
}

/// The messages of some files, by id.
pub(crate) type Messages = BTreeMap<String, Message>;

/// Where this crate lies.
pub(crate) fn home() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The catalogue files of a language, sorted.
pub(crate) fn files(language: &str) -> Vec<PathBuf> {
    let folder = home().join("locales").join(language);
    let mut files = Vec::new();
    for folder in [folder.join("later"), folder.join("terminal"), folder] {
        let entries = std::fs::read_dir(folder).unwrap();
        let paths = entries.map(|entry| entry.unwrap().path());
        files.extend(paths.filter(|path| path.is_file()));
    }
    files.sort();
    files
}

/// Reads one file such as `fr/play.ftl`; it must be free of mistakes.
pub(crate) fn read(file: &Path) -> Messages {
    let text = std::fs::read_to_string(file).unwrap();
    read_text(&text, &file.display().to_string())
}

/// Reads a catalogue; `name` is for complaints.
pub(crate) fn read_text(text: &str, name: &str) -> Messages {
    let resource: Resource<String> = fluent_syntax::parser::parse(text.to_owned())
        .unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
    let mut messages = Messages::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let mut read = Message {
                    has_value: message.value.is_some(),
                    ..Message::default()
                };
                message
                    .value
                    .iter()
                    .for_each(|pattern| read.pattern(pattern));
                for Attribute { id, value, .. } in &message.attributes {
                    read.attributes.insert(id.name.clone());
                    read.pattern(value);
                }
                let id = message.id.name;
                assert!(
                    messages.insert(id.clone(), read).is_none(),
                    "`{id}` stands twice in {name}"
                );
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(_) | Entry::Junk { .. } => {
                panic!("{name}: {entry:?} is not used here")
            }
        }
    }
    messages
}

/// Reads files of one language by name.
pub(crate) fn read_named(language: &str, names: &[&str]) -> Messages {
    let folder = home().join("locales").join(language);
    names
        .iter()
        .flat_map(|name| read(&folder.join(format!("{name}.ftl"))))
        .collect()
}

/// Reads those files of a language that English has too: not its overlays of what `rules` says
/// in English.
pub(crate) fn read_as_english(language: &str) -> Messages {
    let locales = home().join("locales");
    let of_english = locales.join("en");
    let own = locales.join(language);
    files("en")
        .iter()
        .filter_map(|file| file.strip_prefix(&of_english).ok())
        .flat_map(|file| read(&own.join(file)))
        .collect()
}

impl Message {
    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.clone());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.clone());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            other => panic!("{other:?} is beyond what format.rs understands"),
        }
    }
}
