//! Writes a `.gz` and a `.br` beside every file, so that the server compresses nothing, says how
//! large everything is, and that it is not too large.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use brotli::enc::BrotliEncoderParams;
use brotli::enc::backward_references::BrotliEncoderMode;

use crate::files::{file_name, files_in, read};
use crate::{shell, spread};

/// The most bytes, with Brotli, that browsers load for the first game against the computer. Another
/// compiler may need a little more.
const FIRST_GAME_MAX: usize = 400_000;

/// The most bytes of the same on the line to a phone, with the headers of each answer. The browser
/// tests count them.
pub(crate) const FIRST_GAME_TRANSFER_MAX: usize = FIRST_GAME_MAX + 10_000;

/// The sizes of blocks that Brotli tries, as powers of two.
const BLOCKS: [i32; 2] = [16, 17];

/// The page of each game, which comes in place of the index, and the network it is played by.
const GAMES: [[&str; 2]; 6] = [
    ["early-kalah.", "part-kalah-"],
    ["early-oware.", "part-oware-"],
    ["early-congkak.", "part-congkak-"],
    ["early-kid-cala-beginner.", "part-race-"],
    ["early-kid-cala-classic.", "part-kalah-"],
    ["early-banana-cala.", "part-race-"],
];
/// Files that a game online needs beyond a first game, its texts left out; and all others online.
const GAME_ONLINE: [&str; 4] = [
    "part-online-",
    "part-shared-2-",
    "part-shared-4-",
    "online-",
];
const REST_ONLINE: [&str; 2] = ["part-meeting-", "meeting-"];
/// What comes in place of those where a game is chosen on the first screen.
const INDEX: &str = "index.html";
/// The texts of a language, of which a game needs one.
const TEXTS: &str = "words-";

/// Compresses every file of the page. The first game needs only some of them.
pub(super) fn compress(folder: &Path, is_first: impl Fn(&str) -> bool) -> Result<()> {
    let mut files = files_in(folder)?;
    files.extend(files_in(&folder.join("assets"))?);
    shell::say(&format!("{:>42} {:>9} {:>9}", "bytes", "gzip", "brotli"));
    let (mut total, mut first) = ([0; 3], [0; 3]);
    // Of games and languages one is needed: at worst the largest.
    let (mut games, mut texts) = ([0; GAMES.len()], 0);
    let (mut game_online, mut rest_online) = ([0; 3], [0; 3]);
    for (file, sizes) in files.iter().zip(all_sizes(&files)?) {
        let name = file_name(file);
        show(&name, sizes);
        add(&mut total, sizes);
        for (sum, starts) in [
            (&mut game_online, &GAME_ONLINE[..]),
            (&mut rest_online, &REST_ONLINE[..]),
        ] {
            if starts.iter().any(|start| name.starts_with(start)) {
                add(sum, sizes);
            }
        }
        let is_of = |game: &[&str; 2]| game.iter().any(|start| name.starts_with(start));
        if name.starts_with(TEXTS) {
            texts = sizes[2].max(texts);
        } else if GAMES.iter().any(is_of) {
            for (sum, game) in games.iter_mut().zip(&GAMES) {
                *sum += if is_of(game) { sizes[2] } else { 0 };
            }
        } else if is_first(&name) && name != INDEX {
            add(&mut first, sizes);
        }
    }
    show("all", total);
    show("whatever is played", first);
    show("a game online, beyond that", game_online);
    show("all else online", rest_online);
    let first_game = first[2] + texts + games.into_iter().max().unwrap_or_default();
    shell::say(&format!("the first game takes {first_game} bytes"));
    check_size(first_game)
}

/// Compresses files on all cores; returns the length of each: plain, with gzip and with Brotli.
fn all_sizes(files: &[PathBuf]) -> Result<Vec<[usize; 3]>> {
    let mut all = vec![[0; 3]; files.len()];
    let work = |(index, file): (usize, &PathBuf)| Ok((index, sizes(file)?));
    let numbered = files.iter().enumerate().collect();
    spread::spread(spread::cores(), numbered, work, |(index, sizes)| {
        all[index] = sizes;
        Ok(())
    })?;
    Ok(all)
}

/// Writes the compressed forms of a file beside it.
fn sizes(file: &Path) -> Result<[usize; 3]> {
    let bytes = read(file)?;
    let (gz, br) = (gzip(&bytes)?, brotli(&bytes)?);
    for (extension, content) in [("gz", &gz), ("br", &br)] {
        let name = file.with_added_extension(extension);
        fs::write(&name, content).with_context(|| format!("cannot write {}", name.display()))?;
    }
    Ok([bytes.len(), gz.len(), br.len()])
}

fn add(sum: &mut [usize; 3], sizes: [usize; 3]) {
    for (sum, size) in sum.iter_mut().zip(sizes) {
        *sum += size;
    }
}

fn check_size(bytes: usize) -> Result<()> {
    ensure!(
        bytes <= FIRST_GAME_MAX,
        "the first game takes {bytes} bytes, more than {FIRST_GAME_MAX}: find out what has grown"
    );
    Ok(())
}

fn show(name: &str, [bytes, gz, br]: [usize; 3]) {
    shell::say(&format!("{name:>32} {bytes:>9} {gz:>9} {br:>9}"));
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

/// The shortest of several: which size of blocks suits a file is luck, and four bytes more in the page's
/// program have made it 0.3 % longer.
fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    // Measured: with the upper bits of the bytes before as context a program is 1.5 % smaller than in the
    // mode for fonts, and texts are smallest in the usual one.
    let mode = if str::from_utf8(bytes).is_ok() {
        BrotliEncoderMode::BROTLI_MODE_GENERIC
    } else {
        BrotliEncoderMode::BROTLI_FORCE_MSB_PRIOR
    };
    let compress = |lgblock| {
        let parameters = BrotliEncoderParams {
            quality: 11,
            lgwin: 22,
            lgblock,
            mode,
            ..Default::default()
        };
        let mut compressed = Vec::new();
        brotli::BrotliCompress(&mut &*bytes, &mut compressed, &parameters)?;
        Ok(compressed)
    };
    let tried = BLOCKS.into_iter().map(compress);
    let tried = tried.collect::<Result<Vec<_>>>()?;
    let shortest = tried.into_iter().min_by_key(Vec::len);
    shortest.context("there are sizes of blocks to try")
}

#[cfg(test)]
mod tests {
    use super::{FIRST_GAME_MAX, check_size};

    #[test]
    fn a_page_that_grows_is_noticed() {
        assert!(check_size(FIRST_GAME_MAX).is_ok());
        let grown = FIRST_GAME_MAX + 1;
        let error = check_size(grown).unwrap_err().to_string();
        assert!(error.contains(&grown.to_string()), "{error}");
    }
}
