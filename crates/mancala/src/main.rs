//! The program `mancala`: the commands of `crates/cli`, and the page.
#![forbid(unsafe_code)]

use std::process::ExitCode;

use server::{File, Page};

/// One file of the page as the build script found it.
struct Embedded {
    path: &'static str,
    plain: &'static [u8],
    gzip: &'static [u8],
    brotli: &'static [u8],
}

/// The files that the build script found; empty if no page was built.
static EMBEDDED: &[Embedded] = include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

fn main() -> ExitCode {
    cli::run(page)
}

/// The page that is part of this program, or one that says how to build it.
fn page() -> Page {
    if EMBEDDED.is_empty() {
        return Page::unbuilt();
    }
    Page::new(EMBEDDED.iter().map(|file| {
        File::new(file.path, file.plain)
            .with_gzip(file.gzip)
            .with_brotli(file.brotli)
    }))
}
