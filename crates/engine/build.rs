//! Packs the networks: the trainer's lines of numbers as bytes that compress well, a fifth smaller
//! on the line than the text.
//!
//! A packed network is the number of places in a line, in blocks of 16, and then the lines place by
//! place, each number as its difference from the line before: first the low bytes of all, then the
//! high bytes. Differences have their sign in the lowest bit, so that small ones are small.

use std::path::Path;
use std::{env, fs};

/// The numbers in a block.
const LANES: usize = 16;

fn main() {
    println!("cargo::rerun-if-changed=nets");
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    for name in ["kalah", "oware", "congkak", "race"] {
        let source = format!("nets/{name}.txt");
        let text = fs::read_to_string(&source).unwrap_or_else(|error| panic!("{source}: {error}"));
        let target = Path::new(&out).join(name).with_extension("net");
        fs::write(target, pack(&text, &source)).expect("the folder of the build can be written");
    }
}

/// Packs what the trainer writes: lines of numbers; `#` begins a comment.
fn pack(text: &str, source: &str) -> Vec<u8> {
    let lines: Vec<Vec<i16>> = text
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            line.split(' ')
                .map(|it| it.parse().expect(source))
                .collect()
        })
        .collect();
    let places = lines[0].len();
    assert!(
        places.is_multiple_of(LANES) && lines.iter().all(|line| line.len() == places),
        "{source}: every line has the same whole number of blocks"
    );
    let columns = (0..places).flat_map(|place| {
        let mut before = 0_i16;
        lines.iter().map(move |line| {
            let difference = line[place].wrapping_sub(before);
            before = line[place];
            ((difference << 1) ^ (difference >> 15)).to_le_bytes()
        })
    });
    let (low, high): (Vec<u8>, Vec<u8>) = columns.map(|[low, high]| (low, high)).unzip();
    let blocks = u8::try_from(places / LANES).expect(source);
    [vec![blocks], low, high].concat()
}
