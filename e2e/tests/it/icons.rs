//! The kept pictures of the icon are those of its drawing. `MANCALA_LOOKS=write cargo xtask browser
//! icons` draws them anew.

use std::fs;
use std::path::PathBuf;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use e2e::Browser;
use serde_json::json;

/// Name, width in pixels, and what of the width is margin on each side; without one the corners
/// stay transparent. Systems that cut an icon to a shape of their own leave a circle of four fifths
/// of its width whole, says the specification of manifests.
const PICTURES: [(&str, u32, Option<f64>); 4] = [
    ("icon-192", 192, None),
    ("icon-512", 512, None),
    ("icon-maskable", 512, Some(0.1)),
    ("icon-apple", 180, Some(0.0)),
];

/// The distance of a colour, of 255, allowed on average: edges are drawn a little differently by
/// each version of a browser.
const MEAN_MAX: f64 = 1.0;

/// Draws the icon; answers with the picture, and with its mean distance from the kept one.
const DRAW: &str = "
    const [drawing, kept, size, margin, done] = [...SETUP, arguments[0]];
    const shown = source => new Promise((resolve, reject) => {
        const image = new Image();
        image.onload = () => resolve(image);
        image.onerror = reject;
        image.src = source;
    });
    const canvas = () => Object.assign(document.createElement('canvas'), { width: size, height: size });
    const pixels = one => one.getContext('2d').getImageData(0, 0, size, size).data;
    (async () => {
        const fresh = canvas();
        const pen = fresh.getContext('2d');
        if (margin != null) {
            pen.fillStyle = '#8a5a34';
            pen.fillRect(0, 0, size, size);
        }
        const by = (margin ?? 0) * size;
        pen.drawImage(await shown(drawing), by, by, size - 2 * by, size - 2 * by);
        const old = canvas();
        old.getContext('2d').drawImage(await shown(kept), 0, 0);
        const [a, b] = [pixels(fresh), pixels(old)];
        const apart = a.reduce((sum, one, at) => sum + Math.abs(one - b[at]), 0) / a.length;
        done([fresh.toDataURL(), apart]);
    })().catch(error => done(String(error)));";

#[test]
fn pictures_are_those_of_the_drawing() {
    let browser = Browser::open("icons", "/");
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../crates/web/icons");
    let write = std::env::var_os("MANCALA_LOOKS").is_some_and(|it| it == "write");
    let source = |name: &str, kind: &str| {
        let bytes = fs::read(folder.join(name)).unwrap_or_default();
        format!("data:image/{kind};base64,{}", STANDARD.encode(bytes))
    };
    let drawing = source("icon.svg", "svg+xml");
    for (name, size, margin) in PICTURES {
        let file = format!("{name}.png");
        let kept = if write {
            drawing.clone()
        } else {
            source(&file, "png")
        };
        let setup = json!([drawing, kept, size, margin]).to_string();
        let answer = browser.run_async(&DRAW.replace("SETUP", &setup));
        if write {
            let (_, fresh) = answer[0]
                .as_str()
                .unwrap_or_default()
                .split_once(',')
                .expect("a picture");
            let fresh = STANDARD.decode(fresh).expect("a browser writes base64");
            fs::write(folder.join(file), fresh).expect("a file can be written");
        } else {
            let apart = answer[1].as_f64();
            assert!(
                apart.is_some_and(|it| it <= MEAN_MAX),
                "{name} is another picture: {answer:.200}"
            );
        }
    }
}
