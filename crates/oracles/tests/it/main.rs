//! The saved seeds of the fuzz targets, whole and damaged.
#![expect(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use proptest::prelude::*;
use proptest::sample::Index;

/// The most damage of a seed.
const DAMAGES_MAX: usize = 6;

fn fuzz() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz")
}

/// The seeds of a target.
fn seeds(target: &str) -> Vec<Vec<u8>> {
    let files = fs::read_dir(fuzz().join("seeds").join(target)).unwrap();
    let mut paths: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

#[test]
fn every_oracle_has_a_target_and_seeds() {
    let names: BTreeSet<String> = oracles::ALL
        .iter()
        .map(|(name, _)| (*name).to_owned())
        .collect();
    for (folder, ending) in [("seeds", ""), ("fuzz_targets", ".rs")] {
        let found = fs::read_dir(fuzz().join(folder)).unwrap();
        let found = found.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let found: BTreeSet<String> = found
            .map(|name| name.trim_end_matches(ending).to_owned())
            .collect();
        assert_eq!(found, names, "{folder}");
    }
    for name in &names {
        assert!(!seeds(name).is_empty(), "{name}");
    }
}

#[test]
fn saved_seeds_hold() {
    for (name, oracle) in oracles::ALL {
        for seed in seeds(name) {
            oracle(&seed);
        }
    }
}

#[derive(Clone, Debug)]
enum Damage {
    Change(Index, u8),
    Insert(Index, u8),
    Remove(Index),
    Cut(Index),
    Double(Index),
}

fn damage() -> impl Strategy<Value = Damage> {
    let at = any::<Index>;
    prop_oneof![
        (at(), any::<u8>()).prop_map(|(at, byte)| Damage::Change(at, byte)),
        (at(), any::<u8>()).prop_map(|(at, byte)| Damage::Insert(at, byte)),
        at().prop_map(Damage::Remove),
        at().prop_map(Damage::Cut),
        at().prop_map(Damage::Double),
    ]
}

fn damaged(seed: &[u8], damages: &[Damage]) -> Vec<u8> {
    let mut bytes = seed.to_vec();
    for damage in damages {
        let at = |at: &Index, bytes: &[u8]| at.index(bytes.len() + 1);
        match damage {
            Damage::Insert(place, byte) => bytes.insert(at(place, &bytes), *byte),
            Damage::Cut(place) => bytes.truncate(at(place, &bytes)),
            Damage::Double(place) => {
                let tail = bytes[at(place, &bytes)..].to_vec();
                bytes.extend(tail);
            }
            Damage::Change(place, byte) => {
                if let Some(there) = bytes.get_mut(place.index(seed.len().max(1))) {
                    *there = *byte;
                }
            }
            Damage::Remove(place) => {
                if !bytes.is_empty() {
                    bytes.remove(place.index(bytes.len()));
                }
            }
        }
    }
    bytes
}

proptest! {
    #[test]
    fn damaged_seeds_hold(
        target in prop::sample::select(oracles::ALL.to_vec()),
        seed in any::<Index>(),
        damages in prop::collection::vec(damage(), 0..=DAMAGES_MAX),
    ) {
        let (name, oracle) = target;
        let seeds = seeds(name);
        oracle(&damaged(&seeds[seed.index(seeds.len())], &damages));
    }
}
