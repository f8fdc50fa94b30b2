//! The texts that licences of others ask to be delivered.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use anyhow::Result;

use super::package::{Package, is_allowed};
use crate::files::{file_name, files_in, read, read_text};
use crate::shell;

/// The beginnings of the names of files with such texts.
const NAMES: [&str; 6] = [
    "LICENSE",
    "LICENCE",
    "COPYING",
    "COPYRIGHT",
    "NOTICE",
    "UNLICENSE",
];
/// The licences of which one is enough if a package offers several: the first is the shortest. By
/// their names, and by what is in the names of their files.
const PREFERRED: [(&str, &str); 2] = [("MIT", "MIT"), ("Apache-2.0", "APACHE")];

/// The licence of the two fonts.
const FONT_LICENCE: &str = "crates/web/fonts/OFL.txt";
/// The line between two texts.
const LINE: &str = "================================================================";

/// Writes the notices: every text, once, under the packages that it belongs to.
pub(super) fn write(packages: &[Package]) -> Result<String> {
    let mut by_text: BTreeMap<String, Vec<&Package>> = BTreeMap::new();
    let mut without = Vec::new();
    for package in packages {
        let texts = texts(package)?;
        if texts.is_empty() {
            without.push(package);
        }
        for text in texts {
            by_text.entry(text).or_default().push(package);
        }
    }
    let mut groups: Vec<(Vec<&Package>, String)> = by_text
        .into_iter()
        .map(|(text, users)| (users, text))
        .collect();
    groups.sort_by(|one, other| one.0[0].name.cmp(&other.0[0].name));

    let mut out =
        "Mancala is free software under MIT or Apache-2.0. It contains the work of others, \
                   whose licences\nask that these texts come with it.\n"
            .to_owned();
    for (users, text) in groups {
        let _ = writeln!(out, "\n{LINE}");
        for package in users {
            line(&mut out, package);
        }
        let _ = write!(out, "\n{text}\n");
    }
    let font = read_text(&shell::root().join(FONT_LICENCE))?;
    let _ = write!(out, "\n{LINE}\nThe two fonts\n\n{font}\n");
    if !without.is_empty() {
        let _ = writeln!(out, "\n{LINE}");
        out += "These come without a text, under the licences named.\n\n";
        for package in without {
            line(&mut out, package);
        }
    }
    Ok(out)
}

fn line(out: &mut String, package: &Package) {
    let Package {
        name,
        version,
        license,
        repository,
        ..
    } = package;
    let repository = repository.as_deref().unwrap_or_default();
    let _ = writeln!(out, "{name} {version} ({license}) {repository}");
}

/// The texts of a package that have to be delivered.
fn texts(package: &Package) -> Result<Vec<String>> {
    let mut files = Vec::new();
    for file in files_in(&package.folder)? {
        let name = file_name(&file).to_uppercase();
        if NAMES.iter().any(|begin| name.starts_with(begin)) {
            let text = String::from_utf8_lossy(&read(&file)?).replace("\r\n", "\n");
            files.push((name, text.trim().to_owned()));
        }
    }
    files.sort();
    let chosen = PREFERRED.iter().find(|(license, _)| {
        let alone = spdx::Licensee::parse(license).map(|license| vec![license]);
        alone.is_ok_and(|alone| is_allowed(&package.license, &alone).unwrap_or(false))
    });
    if let Some((_, mark)) = chosen
        && files.iter().any(|(name, _)| name.contains(mark))
    {
        // Copyrights and notices belong to whatever is chosen.
        let is_other = |name: &str| {
            PREFERRED
                .iter()
                .any(|(_, other)| other != mark && name.contains(other))
                || name.starts_with("UNLICENSE")
        };
        files.retain(|(name, _)| !is_other(name));
    }
    Ok(files.into_iter().map(|(_, text)| text).collect())
}
