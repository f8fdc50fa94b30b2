//! The files of the page, in memory.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hasher as _};

use axum::body::Bytes;
use axum::http::HeaderValue;

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
    /// A page of these files. The one called `/index.html` is shown at every address that is
    /// not a file.
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
    pub(crate) fn find(&self, path: &str) -> Option<&File> {
        let looks_like_a_file = || {
            let name = path.rsplit('/').next().unwrap_or_default();
            path.starts_with(ASSETS) || name.contains('.')
        };
        match self.files.get(path) {
            Some(file) => Some(file),
            None if looks_like_a_file() => None,
            None => self.files.get(INDEX),
        }
    }
}

/// One file of the page, with its compressed forms.
#[derive(Clone, Debug)]
pub struct File {
    path: String,
    fingerprint: u64,
    plain: Bytes,
    gzip: Option<Bytes>,
    brotli: Option<Bytes>,
}

impl File {
    /// A file without compressed forms.
    pub fn new(path: &str, bytes: &'static [u8]) -> Self {
        let mut hasher = DefaultHasher::new();
        hasher.write(bytes);
        Self {
            path: path.to_owned(),
            fingerprint: hasher.finish(),
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

    /// Names content and form: caches must not take one form for another.
    pub(crate) fn tag(&self, encoding: Encoding) -> String {
        format!("\"{:016x}-{}\"", self.fingerprint, encoding as u8)
    }

    pub(crate) fn body(&self, encoding: Encoding) -> Bytes {
        let compressed = match encoding {
            Encoding::Plain => None,
            Encoding::Gzip => self.gzip.as_ref(),
            Encoding::Brotli => self.brotli.as_ref(),
        };
        compressed.unwrap_or(&self.plain).clone()
    }

    pub(crate) fn content_type(&self) -> &'static str {
        let (_, extension) = self.path.rsplit_once('.').unwrap_or_default();
        match extension {
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
        }
    }
}

/// The form in which a file travels.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Encoding {
    Plain,
    Gzip,
    Brotli,
}

impl Encoding {
    /// The smallest form that the file has and the client accepts.
    pub(crate) fn choose(accepted: &str, file: &File) -> Self {
        if file.brotli.is_some() && accepts(accepted, "br") {
            Self::Brotli
        } else if file.gzip.is_some() && accepts(accepted, "gzip") {
            Self::Gzip
        } else {
            Self::Plain
        }
    }

    pub(crate) fn name(self) -> Option<HeaderValue> {
        match self {
            Self::Plain => None,
            Self::Gzip => Some(HeaderValue::from_static("gzip")),
            Self::Brotli => Some(HeaderValue::from_static("br")),
        }
    }
}

/// Does an `Accept-Encoding` name this form, and not with the weight 0?
fn accepts(accepted: &str, form: &str) -> bool {
    accepted.split(',').any(|offer| {
        let mut parts = offer.split(';').map(str::trim);
        let is_named = parts
            .next()
            .is_some_and(|name| name.eq_ignore_ascii_case(form));
        let is_refused = parts.any(|part| {
            part.strip_prefix("q=")
                .is_some_and(|weight| weight.parse() == Ok(0.0))
        });
        is_named && !is_refused
    })
}

#[cfg(test)]
mod tests {
    use super::*;

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
            ("identity", Encoding::Plain, Encoding::Plain),
            ("", Encoding::Plain, Encoding::Plain),
        ] {
            assert_eq!(Encoding::choose(accepted, &both), of_both, "{accepted}");
            assert_eq!(
                Encoding::choose(accepted, &only_gzip),
                of_gzip,
                "{accepted}"
            );
            assert_eq!(
                Encoding::choose(accepted, &file()),
                Encoding::Plain,
                "{accepted}"
            );
        }
    }
}
