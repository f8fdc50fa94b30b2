//! Screenshots as pixels.

/// The pixels of a screenshot.
pub(crate) struct Pixels {
    bytes: Vec<u8>,
    samples: usize,
    pub(crate) width: usize,
    pub(crate) height: usize,
}

impl Pixels {
    /// Decodes a PNG.
    pub(crate) fn read(picture: &[u8]) -> Pixels {
        let mut decoder = png::Decoder::new(std::io::Cursor::new(picture));
        decoder.set_transformations(png::Transformations::normalize_to_color8());
        let mut reader = decoder.read_info().expect("a screenshot is a picture");
        let mut bytes = vec![0; reader.output_buffer_size().expect("it fits into memory")];
        let info = reader.next_frame(&mut bytes).expect("it has pixels");
        Pixels {
            bytes,
            samples: info.color_type.samples(),
            width: info.width as usize,
            height: info.height as usize,
        }
    }

    /// Red, green and blue of a pixel.
    pub(crate) fn at(&self, x: usize, y: usize) -> [u8; 3] {
        let first = (y * self.width + x) * self.samples;
        [0, 1, 2].map(|sample| self.bytes[first + sample])
    }
}
