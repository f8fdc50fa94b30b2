//! `cargo xtask web`: compiles the page and lays everything out for the server.

mod assets;
mod compile;
mod compress;
#[path = "../../crates/words/gather.rs"]
mod gather;
mod names;
mod order;
mod split;

use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use walrus::Module;
use wasm_bindgen_cli_support::Bindgen;
use words::{Language, Sheet, english_rules};

use crate::files::{file_name, files_in, name_no_folder, read, read_text, remove_if_there};
use crate::{shell, supply};
use assets::{Dist, When};
pub(crate) use compress::FIRST_GAME_TRANSFER_MAX;

/// The package that becomes the program, and what is appended to the generated script: what it
/// calls.
const PACKAGE: &str = "web";
const DEVICE: &str = "crates/web/device.js";

/// The script that is fetched when there is a gamepad.
const GAMEPAD: &str = "crates/web/gamepad.js";

/// The scripts that start the program: in a page and in a worker.
const STARTS: [&str; 2] = ["crates/web/start.js", "crates/web/worker.js"];

/// The text that is appended to the script that fetches parts.
const SHARED: &str = "crates/web/shared.js";

/// The page's other sources, besides its modules, icons and style sheets.
const INDEX: &str = "crates/web/index.html";
const MANIFEST: &str = "crates/web/manifest.webmanifest";
const SERVICE_WORKER: &str = "crates/web/sw.js";

/// The folder of boards that are seen before the program is there.
const EARLY: &str = "early";

/// Builds the page if anything changed; returns the folder it is in.
pub(crate) fn build() -> Result<PathBuf> {
    let compiled = compile::compile(PACKAGE)?;

    let web = shell::root().join("target/web");
    let folder = web.join("dist");
    let stamp = web.join("stamp");
    let notices = supply::notices()?;
    let state = state(&compiled, &notices)?;
    if fs::read_to_string(&stamp).is_ok_and(|old| old == state) {
        shell::say("the page is up to date");
        return Ok(folder);
    }
    shell::say(&format!("laying out the page in {}", folder.display()));
    // Without its stamp a half-written folder is never taken for a whole one.
    remove_if_there(fs::remove_file(&stamp))?;
    remove_if_there(fs::remove_dir_all(&folder))?;

    let dist = lay_out(&compiled, notices)?;
    dist.write(&folder)?;
    name_no_folder(&files_in(&folder.join("assets"))?)?;
    compress::compress(&folder, |name| {
        // The service worker's copy of the index comes later: no game waits for it.
        dist.is_first(name) && !name.starts_with("index-")
    })?;
    fs::write(&stamp, state).context("cannot write the stamp")?;
    Ok(folder)
}

fn lay_out(compiled: &Path, notices: String) -> Result<Dist> {
    let sources = shell::root().join("crates/web");
    let mut dist = Dist::default();
    for icon in files_in(&sources.join("icons"))? {
        // Only systems that install the page ask for pictures of its drawing.
        let is_drawing = icon.extension().is_some_and(|it| it == "svg");
        let when = if is_drawing { When::First } else { When::Later };
        dist.add_when(when, &[(&file_name(&icon), read(&icon)?)]);
    }
    for Texts { code, games, rest } in texts()? {
        // A reader without a network and without their own language has this one.
        let when = if code == Language::English.code() {
            When::First
        } else {
            When::Later
        };
        dist.add_when(when, &[(&format!("words-{code}.ftl"), games.into_bytes())]);
        dist.add_when(
            When::Later,
            &[(&format!("more-{code}.ftl"), rest.into_bytes())],
        );
    }
    for file in files_in(&sources.join("puzzles"))? {
        let name = format!("puzzles-{}", file_name(&file));
        dist.add_when(When::Later, &[(&name, read(&file)?)]);
    }
    let manifest = read(&shell::root().join(MANIFEST))?;
    dist.add(&[("manifest.webmanifest", manifest)]);
    dist.add_when(When::Later, &[("notices.txt", notices.into_bytes())]);
    for font in files_in(&sources.join("fonts"))? {
        if font.extension().is_some_and(|it| it == "woff2") {
            dist.add(&[(&file_name(&font), read(&font)?)]);
        }
    }
    let mut style = Vec::new();
    for sheet in files_in(&sources.join("style"))? {
        style.extend(compact(&read_text(&sheet)?).into_bytes());
    }
    dist.add(&[("style.css", style)]);
    for sheet in files_in(&sources.join("style/later"))? {
        let style = compact(&read_text(&sheet)?).into_bytes();
        dist.add_when(When::Later, &[(&file_name(&sheet), style)]);
    }
    add_program(&mut dist, compiled)?;
    let index = dist.with_fingerprints(&read(&shell::root().join(INDEX))?);
    // The service worker keeps the index by a name that belongs to its version.
    dist.add(&[("index.html", index.clone())]);
    for board in files_in(&sources.join(EARLY))? {
        let page = with_board(&index, &read_text(&board)?)?;
        dist.add_at_root(&format!("early-{}", file_name(&board)), page);
    }
    dist.add_at_root("index.html", index);
    let service_worker = compact(&read_text(&shell::root().join(SERVICE_WORKER))?);
    dist.add_at_root("sw.js", dist.with_list(&service_worker)?);
    Ok(dist)
}

/// The page with a board in it, drawn without the program.
fn with_board(index: &[u8], board: &str) -> Result<Vec<u8>> {
    let index = str::from_utf8(index).context("the page is no text")?;
    let (head, body) = index
        .split_once("<body>\n")
        .context("the page has no body")?;
    Ok(format!("{head}<body>\n{board}{body}").into_bytes())
}

/// Adds the program and the scripts around it.
fn add_program(dist: &mut Dist, compiled: &Path) -> Result<()> {
    let program = split::split(&read(compiled)?, &shell::root().join("target/web/parts"))?;
    for part in program.parts {
        let when = if part.is_first {
            When::First
        } else {
            When::Later
        };
        dist.add_when(when, &[(&part.name, part.bytes)]);
    }
    let gamepad = compact(&read_text(&shell::root().join(GAMEPAD))?);
    dist.add_when(When::Later, &[("gamepad.js", gamepad.into_bytes())]);
    let (script, wasm) = bind(without_streams(&program.main)?)?;
    dist.add(&[("page.wasm", wasm)]);
    // Each imports the other. An import that is never fetched keeps the program's name for it.
    let script = script.replace(
        &format!("from \"{}\"", split::LINK),
        "from \"/assets/parts.js\"",
    );
    let (script, link) = (
        compact(&script).into_bytes(),
        compact(&(program.link + &read_text(&shell::root().join(SHARED))?)).into_bytes(),
    );
    dist.add(&[("page.js", script), ("parts.js", link)]);
    for path in STARTS {
        let start = shell::root().join(path);
        let script = compact(&read_text(&start)?);
        dist.add(&[(&file_name(&start), script.into_bytes())]);
    }
    Ok(())
}

/// The program without the streams of `wasm-streams`, which a server function of Leptos could need.
/// We have none of those, but streams are exported for scripts, so that no linker drops them.
fn without_streams(wasm: &[u8]) -> Result<Vec<u8>> {
    let mut module = Module::from_buffer(wasm).context("cannot read the program")?;
    let exports = module.exports.iter();
    let streams: Vec<_> = exports
        .filter(|export| export.name.contains("intounderlying"))
        .map(walrus::Export::id)
        .collect();
    ensure!(
        !streams.is_empty(),
        "there are no streams: this step is over"
    );
    for stream in streams {
        module.exports.delete(stream);
    }
    Ok(module.emit_wasm())
}

/// The bindings without the classes of those streams, whose functions are gone.
fn without_classes(script: &str) -> String {
    let mut kept = String::with_capacity(script.len());
    let (mut is_cut, mut depth) = (false, 0);
    for line in script.lines() {
        is_cut |= line.contains("IntoUnderlying");
        if !is_cut {
            kept.push_str(line);
            kept.push('\n');
            continue;
        }
        depth += line.matches(['{', '(']).count();
        depth -= line.matches(['}', ')']).count();
        // A class ends with its brace, a declaration with its semicolon; a choice goes on.
        is_cut = depth > 0 || !line.ends_with(['}', ';']) || line.trim_start().starts_with("? ");
    }
    kept
}

/// Splits what the compiler made into the script for the browser and a smaller WebAssembly file.
fn bind(wasm: Vec<u8>) -> Result<(String, Vec<u8>)> {
    let mut output = Bindgen::new()
        .input_bytes("page", wasm)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        // The parts use its table of functions.
        .keep_lld_exports(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()
        .context("cannot bind the program to the browser")?;
    let short = names::Short::of(output.js());
    let module = output.wasm_mut();
    for import in module.imports.iter_mut() {
        short.rename(&mut import.name);
    }
    for export in module.exports.iter_mut() {
        short.rename(&mut export.name);
    }
    let device = read_text(&shell::root().join(DEVICE))?;
    let script = format!("{}\n{device}", without_classes(&short.script));
    Ok((script, order::order(&output.wasm_mut().emit_wasm())?))
}

/// A script or style sheet without indentation, empty lines, and comments that have lines of their
/// own: the tools that make most of them write for people.
fn compact(text: &str) -> String {
    let mut compact = String::new();
    let mut in_comment = false;
    for line in text.lines().map(str::trim) {
        in_comment |= line.starts_with("/*");
        if !in_comment && !line.is_empty() && !line.starts_with("//") {
            compact.push_str(line);
            compact.push('\n');
        }
        in_comment &= !line.ends_with("*/");
    }
    compact
}

/// A number for everything that the folder is made of, the builder itself included.
fn state(compiled: &Path, notices: &str) -> Result<String> {
    let mut hasher = DefaultHasher::new();
    read(&std::env::current_exe().context("cannot find this program")?)?.hash(&mut hasher);
    read(compiled)?.hash(&mut hasher);
    for file in STARTS
        .into_iter()
        .chain([DEVICE, GAMEPAD, SHARED, INDEX, MANIFEST, SERVICE_WORKER])
    {
        read(&shell::root().join(file))?.hash(&mut hasher);
    }
    let sources = shell::root().join("crates/web");
    for folder in ["fonts", "icons", "puzzles", EARLY, "style", "style/later"] {
        for file in files_in(&sources.join(folder))? {
            file.hash(&mut hasher);
            read(&file)?.hash(&mut hasher);
        }
    }
    texts()?.hash(&mut hasher);
    notices.hash(&mut hasher);
    Ok(format!("{:016x}", hasher.finish()))
}

/// The texts of the page in one language.
#[derive(Hash)]
struct Texts {
    /// The language's code: `fr`.
    code: String,
    /// The texts that games need.
    games: String,
    /// The texts that only other screens need.
    rest: String,
}

/// The texts of every language.
fn texts() -> Result<Vec<Texts>> {
    let folders = gather::sorted(&shell::root().join("crates/words/locales"));
    let mut texts = Vec::new();
    for folder in folders.context("no catalogues")? {
        let gather = |folder: &Path| gather::gather(folder).context("cannot gather a catalogue");
        let code = file_name(&folder);
        let mut games = gather(&folder)?;
        let mut rest = gather(&folder.join(gather::LATER))?;
        if code == Language::English.code() {
            // The program does not carry it.
            games += &english_rules(Sheet::First);
            rest += &english_rules(Sheet::Later);
        }
        texts.push(Texts { code, games, rest });
    }
    Ok(texts)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::{compact, files_in, without_classes};
    use crate::files::read_text;
    use crate::shell;

    #[test]
    fn classes_of_streams_are_cut_out_of_the_bindings() {
        let script = "a();\nexport class IntoUnderlyingSink {\nfree() {\nwasm.b();\n}\n}\n\
            if (Symbol.dispose) IntoUnderlyingSink.prototype[c] = IntoUnderlyingSink.free;\nd();\n\
            const IntoUnderlyingSinkFinalization = (typeof e === 'undefined')\n\
            ? { register: () => {}, unregister: () => {} }\n\
            : new FinalizationRegistry(ptr => wasm.f(ptr, 1));\ng();";
        assert_eq!(without_classes(script), "a();\nd();\ng();\n");
    }

    /// A sheet that is fetched later would change what moves on the board.
    #[test]
    fn no_two_animations_have_one_name() {
        let sources = shell::root().join("crates/web");
        let mut names = HashSet::new();
        for folder in ["style", "style/later"] {
            for sheet in files_in(&sources.join(folder)).unwrap() {
                let text = read_text(&sheet).unwrap();
                for animation in text.split("@keyframes ").skip(1) {
                    let name = animation.split_whitespace().next().unwrap().to_owned();
                    assert!(names.insert(name.clone()), "{name} in {}", sheet.display());
                }
            }
        }
        assert!(names.contains("fall"));
    }

    /// Letters on screens have the sizes of one scale, which is named in the first sheet; those that
    /// belong to a drawing have its units.
    #[test]
    fn letters_have_the_sizes_of_one_scale() {
        let sources = shell::root().join("crates/web");
        for folder in ["style", "style/later"] {
            for sheet in files_in(&sources.join(folder)).unwrap() {
                let text = read_text(&sheet).unwrap();
                for size in text.split("font-size: ").skip(1) {
                    let size = size.split([';', '}']).next().unwrap().trim();
                    let is_plain_rem = size.ends_with("rem") && !size.contains('(');
                    assert!(!is_plain_rem, "{size} in {}", sheet.display());
                }
            }
        }
    }

    #[test]
    fn what_is_for_people_is_left_out() {
        let script =
            "/**\n * @param {any} it\n */\n  f(it) {\n\n    // Why.\n    return it; // kept\n  }\n";
        assert_eq!(compact(script), "f(it) {\nreturn it; // kept\n}\n");
        let style = "/* On one line. */\na {\n  color: red;\n}\n/* On\n   two. */\n";
        assert_eq!(compact(style), "a {\ncolor: red;\n}\n");
    }
}
