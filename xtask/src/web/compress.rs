//! Writes a `.gz` and a `.br` beside every file, so that the server compresses nothing, and says
//! how large everything is.

use std::fs;
use std::io::Write as _;
use std::path::Path;

use anyhow::{Context, Result};
use brotli::enc::BrotliEncoderParams;

use super::{file_name, files_in, read};
use crate::shell;

/// Compresses every file of the page.
pub(super) fn compress(folder: &Path) -> Result<()> {
    let mut files = files_in(folder)?;
    files.extend(files_in(&folder.join("assets"))?);
    shell::say(&format!("{:>42} {:>9} {:>9}", "bytes", "gzip", "brotli"));
    let mut total = [0; 3];
    for file in files {
        let bytes = read(&file)?;
        let (gz, br) = (gzip(&bytes)?, brotli(&bytes)?);
        for (extension, content) in [("gz", &gz), ("br", &br)] {
            let mut name = file.clone().into_os_string();
            name.push(".");
            name.push(extension);
            fs::write(&name, content)
                .with_context(|| format!("cannot write {}", file.display()))?;
        }
        let sizes = [bytes.len(), gz.len(), br.len()];
        show(&file_name(&file), sizes);
        for (sum, size) in total.iter_mut().zip(sizes) {
            *sum += size;
        }
    }
    show("all", total);
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

fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let parameters = BrotliEncoderParams {
        quality: 11,
        lgwin: 22,
        ..Default::default()
    };
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut compressed, &parameters)?;
    Ok(compressed)
}
