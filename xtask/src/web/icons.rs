//! The icon as pictures, for systems that install the page: drawn from its one drawing.

use anyhow::{Context, Result};
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// What systems ask for. Those that cut the icon to a shape of their own get one without corners:
/// a circle of four fifths of the width stays whole, says the specification of manifests.
const PICTURES: [Picture; 4] = [
    Picture::new("icon-192.png", 192, Shape::Rounded),
    Picture::new("icon-512.png", 512, Shape::Rounded),
    Picture::new("icon-maskable.png", 512, Shape::Filled { margin: 0.1 }),
    Picture::new("icon-apple.png", 180, Shape::Filled { margin: 0.0 }),
];

/// The colour of the drawing's own ground, which fills the corners.
const GROUND: (u8, u8, u8) = (0x8a, 0x5a, 0x34);

struct Picture {
    name: &'static str,
    /// Width and height, in pixels.
    size: u16,
    shape: Shape,
}

#[derive(Clone, Copy)]
enum Shape {
    /// As it is drawn, corners transparent.
    Rounded,
    /// A full square, with so much of its width as a margin on each side.
    Filled { margin: f32 },
}

impl Picture {
    const fn new(name: &'static str, size: u16, shape: Shape) -> Picture {
        Picture { name, size, shape }
    }

    fn draw(&self, tree: &Tree) -> Result<Vec<u8>> {
        let mut pixmap =
            Pixmap::new(self.size.into(), self.size.into()).context("a picture has a size")?;
        let margin = match self.shape {
            Shape::Rounded => 0.0,
            Shape::Filled { margin } => {
                let (red, green, blue) = GROUND;
                pixmap.fill(Color::from_rgba8(red, green, blue, u8::MAX));
                margin
            }
        };
        let size = f32::from(self.size);
        let scale = size * (1.0 - 2.0 * margin) / tree.size().width();
        let place =
            Transform::from_scale(scale, scale).post_translate(size * margin, size * margin);
        resvg::render(tree, place, &mut pixmap.as_mut());
        pixmap
            .encode_png()
            .with_context(|| format!("cannot write {}", self.name))
    }
}

/// Every picture with its name.
pub(super) fn pictures(drawing: &[u8]) -> Result<Vec<(&'static str, Vec<u8>)>> {
    let tree = Tree::from_data(drawing, &Options::default()).context("cannot read the icon")?;
    PICTURES
        .iter()
        .map(|picture| Ok((picture.name, picture.draw(&tree)?)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const DRAWING: &[u8] = include_bytes!("../../../crates/web/icons/icon.svg");

    #[test]
    fn pictures_have_the_size_of_their_name_and_the_corners_of_their_shape() {
        for (picture, (name, bytes)) in PICTURES.iter().zip(pictures(DRAWING).unwrap()) {
            let drawn = Pixmap::decode_png(&bytes).unwrap();
            let size = u32::from(picture.size);
            assert_eq!((drawn.width(), drawn.height()), (size, size));
            let corner = drawn.pixel(0, 0).unwrap().demultiply();
            let ground = (corner.red(), corner.green(), corner.blue());
            match picture.shape {
                Shape::Rounded => assert_eq!(corner.alpha(), 0, "{name}"),
                Shape::Filled { .. } => {
                    assert_eq!((ground, corner.alpha()), (GROUND, 255), "{name}");
                }
            }
        }
    }
}
