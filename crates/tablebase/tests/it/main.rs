//! Files of tables as strangers and accidents make them: none costs more than an error.

#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot write its files has failed"
)]

use std::fs::{self, OpenOptions};
use std::path::Path;

use rules::RuleSet;
use tablebase::{FileError, Folder, FolderError, Layer, Values, write};
use tempfile::TempDir;

/// The seeds of the largest layer of these tests.
const SEEDS: usize = 5;

/// Values that differ from cell to cell.
struct Mixed(usize);

impl Values for Mixed {
    fn line(&self, own: usize, rank: usize, from: usize, line: &mut [i8]) {
        for (column, value) in (from..).zip(line) {
            let won = (own + 3 * rank + column) % (self.0 + 1);
            *value = (2 * won) as i8 - self.0 as i8;
        }
    }
}

fn kalah() -> RuleSet {
    "kalah:houses=3".parse().unwrap()
}

fn file(seeds: usize) -> Vec<u8> {
    let mut file = Vec::new();
    write(&kalah(), seeds, &Mixed(seeds), 1, &mut file).unwrap();
    file
}

/// A folder with all layers.
fn folder(dir: &Path) -> Folder {
    let folder = Folder::new(dir, &kalah());
    let building = folder.lock().unwrap();
    for seeds in 0..=SEEDS {
        building
            .create(seeds, |out| out.write_all(&file(seeds)))
            .unwrap();
    }
    drop(building);
    folder
}

#[test]
fn a_layer_read_from_the_disk_has_the_values_of_one_in_memory() {
    let dir = TempDir::new().unwrap();
    let folder = folder(dir.path());
    for seeds in 0..=SEEDS {
        let disk = folder.open(seeds).unwrap().unwrap();
        let memory = Layer::open(Box::new(file(seeds))).unwrap();
        assert_eq!(disk.check_hash(), Ok(()));
        assert_eq!(disk.hash(), memory.hash());
        for own in 0..=seeds {
            assert_eq!(disk.values(own, 2), memory.values(own, 1));
        }
    }
}

#[test]
fn a_file_that_gets_shorter_while_it_is_open_is_an_error() {
    let dir = TempDir::new().unwrap();
    let folder = folder(dir.path());
    let layer = folder.open(SEEDS).unwrap().unwrap();
    let path = folder.file(SEEDS);
    for length in [layer.size() / 2, 0] {
        let file = OpenOptions::new().write(true).open(&path).unwrap();
        file.set_len(length).unwrap();
        assert!(matches!(layer.check_hash(), Err(FileError::Read { .. })));
    }
    assert!(matches!(layer.values(2, 1), Err(FileError::Read { .. })));
    assert!(matches!(folder.open(SEEDS), Err(FolderError::File { .. })));
}

#[test]
fn sizes_that_cannot_be_are_refused() {
    /// A head that states this game, these seeds and positions, and the right checksum.
    fn stated(game: &str, seeds: u16, positions: u64) -> Vec<u8> {
        let mut head = b"\x89mancala".to_vec();
        head.extend(2_u32.to_le_bytes());
        let probabilities = [0; 1 << 12];
        let length = 16 + 2 + game.len() + 4 + 32 + probabilities.len() + 4;
        head.extend((length as u32).to_le_bytes());
        head.extend((game.len() as u16).to_le_bytes());
        head.extend(game.as_bytes());
        head.extend(seeds.to_le_bytes());
        head.extend([(seeds as i8).wrapping_neg().cast_unsigned(), 1]);
        for count in [positions, 0, 0, 0] {
            head.extend(count.to_le_bytes());
        }
        head.extend(probabilities);
        let sum = crc32fast::hash(&head);
        head.extend(sum.to_le_bytes());
        // Room for a list and a hash.
        head.extend([0; 1 << 10]);
        head
    }
    let refused = |bytes: Vec<u8>| Layer::open(Box::new(bytes)).unwrap_err();
    for (game, seeds) in [
        ("kalah:houses=12", 127),
        ("kalah", 127),
        ("kalah", 128),
        ("kalah", 60),
    ] {
        for positions in [0, 1, 1 << 40, u64::MAX] {
            let error = refused(stated(game, seeds, positions));
            assert_eq!(error, FileError::Head, "{game} {seeds} {positions}");
        }
    }
    // As many as there are, in a file that has not so many.
    assert!(matches!(
        refused(stated("kalah", 30, 4_280_561_376)),
        FileError::Length { .. } | FileError::Head
    ));
    // A head that is longer than the file, or than any head.
    let mut long = file(3);
    long[12..16].copy_from_slice(&u32::MAX.to_le_bytes());
    assert_eq!(refused(long), FileError::Head);
}

#[test]
fn a_wrong_byte_is_found() {
    let good = file(4);
    let layer = Layer::open(Box::new(good.clone())).unwrap();
    let values: Vec<_> = (0..=4).map(|own| layer.values(own, 1).unwrap()).collect();
    for at in 0..good.len() {
        let mut bad = good.clone();
        bad[at] ^= 1 << (at % 8);
        let Ok(layer) = Layer::open(Box::new(bad)) else {
            continue;
        };
        assert!(layer.check_hash().is_err(), "byte {at}");
        for (own, values) in values.iter().enumerate() {
            let found = layer.values(own, 1);
            assert!(found.is_err() || found.as_ref() == Ok(values), "byte {at}");
        }
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_is_no_table() {
    let dir = TempDir::new().unwrap();
    let folder = folder(dir.path());
    let path = folder.file(SEEDS);
    fs::remove_file(&path).unwrap();
    let made = std::process::Command::new("mkfifo").arg(&path).status();
    assert!(made.unwrap().success());
    let error = folder.open(SEEDS).unwrap_err().to_string();
    assert!(error.contains("not an ordinary file"), "{error}");
}

#[test]
fn one_program_builds_in_a_folder_at_a_time() {
    let dir = TempDir::new().unwrap();
    let folder = Folder::new(dir.path(), &kalah());
    let building = folder.lock().unwrap();
    assert!(matches!(folder.lock(), Err(FolderError::Busy { .. })));
    drop(building);
    folder.lock().unwrap();
}

#[test]
fn what_is_damaged_is_discarded_before_it_is_built_again() {
    let dir = TempDir::new().unwrap();
    let folder = folder(dir.path());
    fs::write(folder.file(2), b"half").unwrap();
    let building = folder.lock().unwrap();
    let discarded = building.discard_damaged(SEEDS).unwrap();
    assert!(matches!(discarded[..], [FolderError::File { .. }]));
    assert!(folder.open(2).unwrap().is_none());
    building.create(2, |out| out.write_all(&file(2))).unwrap();
    assert_eq!(folder.open_all().unwrap().seeds_max(), Some(SEEDS));
}

#[cfg(unix)]
#[test]
fn a_link_in_the_place_of_an_unfinished_file_is_not_followed() {
    let dir = TempDir::new().unwrap();
    let folder = folder(dir.path());
    let kept = dir.path().join("kept");
    fs::write(&kept, "mine").unwrap();
    std::os::unix::fs::symlink(&kept, folder.file(1).with_extension("part")).unwrap();
    let building = folder.lock().unwrap();
    building.create(1, |out| out.write_all(&file(1))).unwrap();
    assert_eq!(fs::read_to_string(&kept).unwrap(), "mine");
    assert!(fs::symlink_metadata(folder.file(1)).unwrap().is_file());
}
