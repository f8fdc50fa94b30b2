//! Cuts the parts out of the program that are fetched when they are first needed: what only the
//! functions marked `wasm_split` use.

use std::fs;
use std::ops::Range;
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use wasm_split_cli_support::{Options, transform};

use super::order;
use crate::files::{file_name, read, remove_if_there};

/// The program's name for the script that fetches its parts.
pub(super) const LINK: &str = "./parts.js";

/// The program, cut into pieces.
pub(super) struct Program {
    /// The part that is always there; still to be bound to the browser.
    pub(super) main: Vec<u8>,
    /// The script that fetches parts; it imports `/assets/page.js`.
    pub(super) link: String,
    pub(super) parts: Vec<Part>,
}

/// A file that is fetched when it is first needed.
pub(super) struct Part {
    /// `part-engine.wasm`, or `part-shared-1.bin` for pieces that several of them share.
    pub(super) name: String,
    /// Whether a first game needs it.
    pub(super) is_first: bool,
    pub(super) bytes: Vec<u8>,
}

/// Pieces that are shared lie in the first of these files all of whose parts need them: what a first
/// game needs, what it needs on a wide screen and a game online needs, too, either alone, and the rest.
const SHARED: [(&str, &[&str]); 5] = [
    ("part-shared-1.bin", &FIRST),
    ("part-shared-2.bin", &["panel", "online"]),
    ("part-shared-3.bin", &["panel"]),
    ("part-shared-4.bin", &["online"]),
    ("part-shared-5.bin", &[]),
];
/// The parts that a first game needs, whichever it is.
const FIRST: [&str; 1] = ["engine"];

/// Cuts the program up. The folder is for what that makes.
pub(super) fn split(wasm: &[u8], folder: &Path) -> Result<Program> {
    remove_if_there(fs::remove_dir_all(folder))?;
    let main = folder.join("main.wasm");
    let mut options = Options::new(wasm);
    options.output_dir = folder;
    options.main_out_path = &main;
    options.main_module = "/assets/page.js";
    options.link_name = LINK;
    let made =
        transform(options).map_err(|error| anyhow!("cannot split the program: {error:?}"))?;
    let link = folder.join(LINK);
    let mut link =
        fs::read_to_string(&link).with_context(|| format!("cannot read {}", link.display()))?;
    let mut parts = SHARED.map(|(name, users)| Part {
        name: name.to_owned(),
        is_first: users == FIRST,
        bytes: Vec::new(),
    });
    let mut own = Vec::new();
    for file in made.split_modules {
        let module = file_name(&file);
        let stem = module.trim_end_matches(".wasm");
        let wasm = order::order(&read(&file)?).with_context(|| format!("cannot read {module}"))?;
        if let Some(part) = stem.strip_prefix("split_") {
            let name = format!("part-{part}.wasm");
            link = link.replace(&format!("./{module}"), &format!("/assets/{name}"));
            own.push(Part {
                name,
                is_first: FIRST.contains(&part),
                bytes: wasm,
            });
            continue;
        }
        let needs = |user: &&str| {
            let needed = made.prefetch_map.get(*user);
            needed.is_some_and(|needed| needed.iter().any(|one| one == stem))
        };
        let file = SHARED.iter().position(|(_, users)| users.iter().all(needs));
        let file = &mut parts[file.unwrap_or(SHARED.len() - 1)];
        let from = file.bytes.len();
        file.bytes.extend(wasm);
        link = take_from(&link, &module, &file.name, from..file.bytes.len())?;
    }
    let mut parts: Vec<Part> = parts
        .into_iter()
        .filter(|file| !file.bytes.is_empty())
        .collect();
    own.sort_by(|one, other| one.name.cmp(&other.name));
    parts.extend(own);
    let main = read(&main)?;
    Ok(Program { main, link, parts })
}

/// The script with a module taken out of a larger file, by the function of `shared.js`.
fn take_from(link: &str, module: &str, file: &str, range: Range<usize>) -> Result<String> {
    let fetch = format!("fetch(new URL(\"./{module}\", import.meta.url))");
    let (before, after) = link
        .split_once(&fetch)
        .with_context(|| format!("the script does not fetch {module}"))?;
    let after = after.replacen(
        "WebAssembly.instantiateStreaming(src, imports)",
        "WebAssembly.instantiate(await src, imports)",
        1,
    );
    let Range { start, end } = range;
    Ok(format!(
        "{before}shared(\"/assets/{file}\", {start}, {end}){after}"
    ))
}

#[cfg(test)]
mod tests {
    use super::take_from;

    #[test]
    fn a_shared_piece_is_taken_out_of_its_file() {
        let piece = |fetch: &str, make: &str| {
            format!(
                "const src = {fetch};\nreturn async (imports) => (WebAssembly.{make}, imports));\n"
            )
        };
        let own = |name: &str| {
            let fetch = format!("fetch(new URL(\"./{name}\", import.meta.url))");
            piece(&fetch, "instantiateStreaming(src")
        };
        let script = format!("{}{}", own("chunk_1.wasm"), own("chunk_2.wasm"));
        let taken = take_from(&script, "chunk_1.wasm", "part-shared-1.bin", 5..9).unwrap();
        let expected = piece(
            "shared(\"/assets/part-shared-1.bin\", 5, 9)",
            "instantiate(await src",
        );
        assert_eq!(taken, format!("{expected}{}", own("chunk_2.wasm")));
        assert!(take_from(&script, "chunk_3.wasm", "part-shared-1.bin", 5..9).is_err());
    }
}
