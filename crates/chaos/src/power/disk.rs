//! A disk between two syncs, and what it may hold after a loss of power.

use std::collections::BTreeMap;

use rules::Random;

/// The part of a write that is on the disk whole, or not at all.
const SECTOR: usize = 512;

/// A request to a disk, which may not be done yet.
#[derive(Clone, Debug)]
enum Change {
    Write { offset: usize, bytes: Vec<u8> },
    Truncate { length: usize },
}

#[derive(Clone, Debug, Default)]
struct File {
    /// The content that is there whatever happens.
    durable: Vec<u8>,
    pending: Vec<Change>,
}

/// All files that matter: the database, and its log.
#[derive(Clone, Debug, Default)]
pub(super) struct Disk {
    files: BTreeMap<String, File>,
    /// For each thread that waits for a sync the file, and how many changes came before it.
    syncing: BTreeMap<u32, (String, usize)>,
}

/// The possible content of the disk after a loss of power.
#[derive(Clone, Debug)]
pub(super) struct Image {
    pub(super) files: BTreeMap<String, Vec<u8>>,
    /// Which of the changes it has.
    pub(super) told: String,
}

/// The fate of a change.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Fate {
    Done,
    Undone,
    /// Only this many sectors, from the start or to the end.
    Head(usize),
    Tail(usize),
}

impl Disk {
    fn file(&mut self, name: &str) -> Option<&mut File> {
        // The index of the log is made anew from it.
        let counts = matches!(name.rsplit_once('.'), Some((_, "db" | "db-wal")));
        counts.then(|| self.files.entry(name.to_owned()).or_default())
    }

    pub(super) fn write(&mut self, name: &str, offset: usize, bytes: Vec<u8>) {
        if let Some(file) = self.file(name) {
            file.pending.push(Change::Write { offset, bytes });
        }
    }

    pub(super) fn truncate(&mut self, name: &str, length: usize) {
        if let Some(file) = self.file(name) {
            file.pending.push(Change::Truncate { length });
        }
    }

    pub(super) fn sync_begins(&mut self, thread: u32, name: &str) {
        if let Some(file) = self.file(name) {
            let before = file.pending.len();
            self.syncing.insert(thread, (name.to_owned(), before));
        }
    }

    /// All that came before the beginning of the sync is on the disk.
    pub(super) fn sync_ends(&mut self, thread: u32) {
        let Some((name, before)) = self.syncing.remove(&thread) else {
            return;
        };
        let file = self.files.entry(name.clone()).or_default();
        // Another sync may have ended in the meantime.
        let before = before.min(file.pending.len());
        for change in file.pending.drain(..before) {
            apply(&mut file.durable, &change, Fate::Done);
        }
        for (other, count) in self.syncing.values_mut() {
            if *other == name {
                *count -= before.min(*count);
            }
        }
    }

    /// Images of this moment: without what is pending, with all of it, its beginnings, without one
    /// change, with one alone, and some by chance.
    pub(super) fn images(&self, by_chance: usize, random: &mut Random) -> Vec<Image> {
        let count = self.files.values().map(|file| file.pending.len()).sum();
        let fates = |is_done: &dyn Fn(usize) -> bool| -> Vec<Fate> {
            let fate = |index| {
                if is_done(index) {
                    Fate::Done
                } else {
                    Fate::Undone
                }
            };
            (0..count).map(fate).collect()
        };
        let mut all = vec![fates(&|_| false)];
        for index in 0..count {
            all.push(fates(&|other| other <= index));
            all.push(fates(&|other| other != index));
            all.push(fates(&|other| other == index));
        }
        for _ in 0..by_chance.min(count * count) {
            all.push((0..count).map(|_| by_lot(random)).collect());
        }
        all.dedup();
        all.into_iter().map(|fates| self.image(&fates)).collect()
    }

    fn image(&self, fates: &[Fate]) -> Image {
        let mut fates_left = fates.iter();
        let mut files = BTreeMap::new();
        for (name, file) in &self.files {
            let mut bytes = file.durable.clone();
            for (change, &fate) in file.pending.iter().zip(&mut fates_left) {
                apply(&mut bytes, change, fate);
            }
            files.insert(name.clone(), bytes);
        }
        let done = fates.iter().filter(|fate| **fate == Fate::Done).count();
        let told = format!("{done} of {} writes whole", fates.len());
        Image { files, told }
    }
}

fn by_lot(random: &mut Random) -> Fate {
    let bits = random.bits();
    let sectors = (bits >> 8) as usize % 8;
    match bits % 4 {
        0 => Fate::Undone,
        1 => Fate::Head(sectors),
        2 => Fate::Tail(sectors),
        _ => Fate::Done,
    }
}

fn apply(content: &mut Vec<u8>, change: &Change, fate: Fate) {
    match change {
        Change::Truncate { .. } if fate != Fate::Done => {}
        Change::Truncate { length } => content.resize(*length, 0),
        Change::Write { offset, bytes } => {
            // Sectors are counted from the start of the file.
            let edge = |sectors: usize| {
                let end = (offset / SECTOR + sectors + 1) * SECTOR;
                end.saturating_sub(*offset).min(bytes.len())
            };
            let part = match fate {
                Fate::Undone => return,
                Fate::Done => 0..bytes.len(),
                Fate::Head(sectors) => 0..edge(sectors),
                Fate::Tail(sectors) => edge(sectors)..bytes.len(),
            };
            let (from, to) = (offset + part.start, offset + part.end);
            if content.len() < to && !part.is_empty() {
                content.resize(to, 0);
            }
            if !part.is_empty() {
                content[from..to].copy_from_slice(&bytes[part]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_synced_is_in_every_image_and_the_rest_in_some() {
        let mut disk = Disk::default();
        disk.write("a.db", 0, vec![1; 600]);
        disk.write("a.db-shm", 0, vec![1; 600]);
        disk.sync_begins(5, "a.db");
        disk.write("a.db", 600, vec![2; 600]);
        disk.sync_ends(5);
        disk.write("a.db", 1_200, vec![3; 600]);
        let images = disk.images(40, &mut Random::new(1));
        let mut lengths: Vec<usize> = images
            .iter()
            .map(|image| image.files["a.db"].len())
            .collect();
        assert!(images.iter().all(|image| image.files.len() == 1));
        assert!(
            images
                .iter()
                .all(|image| image.files["a.db"][..600] == [1; 600])
        );
        lengths.sort_unstable();
        lengths.dedup();
        // Nothing of both, one of them, and all.
        for length in [600, 1_200, 1_800] {
            assert!(lengths.contains(&length), "{length} in {lengths:?}");
        }
        let holes = |image: &&Image| image.files["a.db"].get(600..1_200) == Some(&[0; 600]);
        let alone = images.iter().filter(holes).count();
        assert!(alone > 0, "a later write alone");
    }

    #[test]
    fn a_write_is_torn_between_sectors() {
        let change = Change::Write {
            offset: 600,
            bytes: vec![7; 600],
        };
        for (fate, expected) in [
            (Fate::Undone, 600..600),
            (Fate::Head(0), 600..1_024),
            (Fate::Head(1), 600..1_200),
            (Fate::Tail(0), 1_024..1_200),
            (Fate::Done, 600..1_200),
        ] {
            let mut content = vec![1; 600];
            apply(&mut content, &change, fate);
            let written: Vec<usize> = (0..content.len()).filter(|&at| content[at] == 7).collect();
            assert_eq!(written, expected.collect::<Vec<_>>(), "{fate:?}");
        }
    }
}
