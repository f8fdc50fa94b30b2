//! The files of the page, in memory.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hasher as _};

use axum::body::Bytes;
use axum::http::HeaderValue;
use game::address;

/// Shown instead of a page when none was built.
const UNBUILT: &[u8] = include_bytes!("unbuilt.html");
/// The folder of files that carry a fingerprint in their name.
const ASSETS: &str = "/assets/";
const INDEX: &str = "/index.html";

/// The files of the page by their path.
#[derive(Clone, Debug)]
pub struct Page {
    files: HashMap<String, File>,
}

impl Page {
    /// A page of these files. The one called `/index.html` is shown at every address of a screen,
    /// but where `/early-GAME.html` has a picture of the board that is seen there first.
    pub fn new(files: impl IntoIterator<Item = File>) -> Self {
        Self {
            files: files
                .into_iter()
                .map(|file| (file.path.clone(), file))
                .collect(),
        }
    }

    /// A page that says how to build the real one.
    pub fn unbuilt() -> Self {
        Self::new([File::new(INDEX, UNBUILT)])
    }

    /// The file to show at an address. The page itself has many addresses, one for each position of
    /// each game, but none that looks like a file: a missing file should be reported, not hidden.
    ///
    /// Nothing is read from disk, so no address can lead out of the page.
    pub(crate) fn find(&self, path: &str, query: &str) -> Found<'_> {
        let looks_like_a_file = || {
            let name = path.rsplit('/').next().unwrap_or_default();
            path.starts_with(ASSETS) || name.contains('.')
        };
        match (self.files.get(path), self.files.get(INDEX)) {
            (Some(file), _) => Found::File(file),
            (None, Some(page)) if !looks_like_a_file() => {
                if address::is_screen(path) {
                    Found::File(self.with_board(path, query).unwrap_or(page))
                } else {
                    Found::Instead(page)
                }
            }
            (None, _) => Found::Nothing,
        }
    }

    /// The page with a picture of the board that an address shows first.
    fn with_board(&self, path: &str, query: &str) -> Option<&File> {
        let game = address::start_shown(path, query)?;
        self.files.get(&format!("/early-{game}.html"))
    }
}

/// The file at an address.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Found<'a> {
    /// A file, or the page at an address of its own.
    File(&'a File),
    /// The page at an address that is none, for people who have mistyped theirs.
    Instead(&'a File),
    /// None.
    Nothing,
}

/// One file of the page, with its compressed forms.
#[derive(Clone, Debug)]
pub struct File {
    path: String,
    /// The name of the content in each form: caches must not take one for another.
    tags: [HeaderValue; 3],
    plain: Bytes,
    gzip: Option<Bytes>,
    brotli: Option<Bytes>,
}

impl File {
    /// A file without compressed forms.
    pub fn new(path: &str, bytes: &'static [u8]) -> Self {
        let mut hasher = DefaultHasher::new();
        hasher.write(bytes);
        let fingerprint = hasher.finish();
        let tag = |form| {
            let tag = format!("\"{fingerprint:016x}-{form}\"");
            HeaderValue::try_from(tag).expect("letters and digits")
        };
        Self {
            path: path.to_owned(),
            tags: [tag(0), tag(1), tag(2)],
            plain: Bytes::from_static(bytes),
            gzip: None,
            brotli: None,
        }
    }

    /// Adds the form that every browser understands.
    #[must_use]
    pub fn with_gzip(mut self, bytes: &'static [u8]) -> Self {
        self.gzip = Some(Bytes::from_static(bytes));
        self
    }

    /// Adds the smallest form.
    #[must_use]
    pub fn with_brotli(mut self, bytes: &'static [u8]) -> Self {
        self.brotli = Some(Bytes::from_static(bytes));
        self
    }

    pub(crate) fn is_for_ever(&self) -> bool {
        self.path.starts_with(ASSETS)
    }

    pub(crate) fn tag(&self, encoding: Encoding) -> &HeaderValue {
        &self.tags[encoding as usize]
    }

    pub(crate) fn body(&self, encoding: Encoding) -> Bytes {
        let compressed = match encoding {
            Encoding::Plain => None,
            Encoding::Gzip => self.gzip.as_ref(),
            Encoding::Brotli => self.brotli.as_ref(),
        };
        compressed.unwrap_or(&self.plain).clone()
    }

    pub(crate) fn content_type(&self) -> HeaderValue {
        let (_, extension) = self.path.rsplit_once('.').unwrap_or_default();
        HeaderValue::from_static(match extension {
            "html" => "text/html; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "wasm" => "application/wasm",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "json" => "application/json",
            "webmanifest" => "application/manifest+json",
            "woff2" => "font/woff2",
            "ogg" => "audio/ogg",
            "ftl" | "txt" => "text/plain; charset=utf-8",
            _ => "application/octet-stream",
        })
    }
}

/// The form in which a file travels, the largest first.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(crate) enum Encoding {
    Plain,
    Gzip,
    Brotli,
}

impl Encoding {
    /// The form that the client likes best of those that the file has, and of several the smallest.
    /// `accepted` are the values of all `Accept-Encoding` headers.
    pub(crate) fn choose<'a>(accepted: impl IntoIterator<Item = &'a str>, file: &File) -> Self {
        let mut best = (0, Self::Plain);
        for offer in accepted.into_iter().flat_map(|header| header.split(',')) {
            let (name, weight) = weighted(offer);
            let form = match name.to_ascii_lowercase().as_str() {
                "br" if file.brotli.is_some() => Self::Brotli,
                "gzip" if file.gzip.is_some() => Self::Gzip,
                _ => continue,
            };
            if weight > 0 {
                best = best.max((weight, form));
            }
        }
        best.1
    }

    pub(crate) fn name(self) -> Option<HeaderValue> {
        match self {
            Self::Plain => None,
            Self::Gzip => Some(HeaderValue::from_static("gzip")),
            Self::Brotli => Some(HeaderValue::from_static("br")),
        }
    }
}

/// The name and the weight, in thousandths, in a part of an `Accept-Encoding`: `br;q=0.5`
/// (RFC 9110, 12.4.2). What cannot be read has the weight 0.
fn weighted(offer: &str) -> (&str, u16) {
    let mut parts = offer.split(';').map(str::trim);
    let name = parts.next().unwrap_or_default();
    let weight = parts.find_map(|part| {
        let (key, weight) = part.split_once('=')?;
        let weight: f32 = weight.trim().parse().unwrap_or(0.0);
        #[expect(clippy::cast_sign_loss, reason = "what is negative becomes 0")]
        let thousandths = (weight * 1000.0) as u16;
        key.trim().eq_ignore_ascii_case("q").then_some(thousandths)
    });
    (name, weight.unwrap_or(1000))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_start_is_sent_with_its_board() {
        let page = Page::new(["/index.html", "/early-oware.html"].map(|path| File::new(path, b"")));
        for (query, expected) in [
            ("game=oware&north=level-2", "/early-oware.html"),
            ("game=oware&moves=A", "/index.html"),
            ("game=kalah", "/index.html"),
            ("", "/index.html"),
        ] {
            let Found::File(file) = page.find("/play", query) else {
                panic!("{query}");
            };
            assert_eq!(file.path, expected, "{query}");
        }
        assert!(
            matches!(page.find("/", "game=oware"), Found::File(file) if file.path == "/index.html")
        );
    }

    #[test]
    fn accepted_forms() {
        let file = || File::new("/a.js", b"plain");
        let both = file().with_gzip(b"gzip").with_brotli(b"brotli");
        let only_gzip = file().with_gzip(b"gzip");
        for (accepted, of_both, of_gzip) in [
            ("gzip, deflate, br, zstd", Encoding::Brotli, Encoding::Gzip),
            ("GZIP", Encoding::Gzip, Encoding::Gzip),
            ("br;q=0, gzip;q=0.5", Encoding::Gzip, Encoding::Gzip),
            ("br; q=0.000", Encoding::Plain, Encoding::Plain),
            ("br;Q=0", Encoding::Plain, Encoding::Plain),
            ("br;q= 0, gzip", Encoding::Gzip, Encoding::Gzip),
            ("gzip;q=1, br;q=0.1", Encoding::Gzip, Encoding::Gzip),
            ("gzip;q=0.5, br;q=0.5", Encoding::Brotli, Encoding::Gzip),
            ("br;q=much, gzip;q=0.1", Encoding::Gzip, Encoding::Gzip),
            ("identity", Encoding::Plain, Encoding::Plain),
            ("", Encoding::Plain, Encoding::Plain),
        ] {
            let choose = |file| Encoding::choose([accepted], file);
            assert_eq!(choose(&both), of_both, "{accepted}");
            assert_eq!(choose(&only_gzip), of_gzip, "{accepted}");
            assert_eq!(choose(&file()), Encoding::Plain, "{accepted}");
        }
        assert_eq!(Encoding::choose(["gzip", "br"], &both), Encoding::Brotli);
    }
}
