//! The properties of every file, for the tests and the fuzz targets.
//!
//! Each function panics when something is wrong. A file that is refused is fine.

use rules::RuleSet;

use crate::file::{ENTRY_BYTES, HASH_BYTES, Layer, START_BYTES, SUM_BYTES, read_head};
use crate::grid::Grid;
use crate::rows::Rows;
use crate::tables::Tables;
use crate::wire::Reader;

/// The most positions of a layer that is read whole.
const POSITIONS_MAX: u64 = 1 << 14;

/// A file is refused, or each of its values can be asked for.
pub fn file(bytes: &[u8]) {
    let mut bytes = bytes.to_vec();
    open(bytes.clone());
    // What has sums that fit is not believed, either.
    let _ = make_sums_fit(&mut bytes);
    open(bytes);
}

fn open(bytes: Vec<u8>) {
    let Ok(layer) = Layer::open(Box::new(bytes)) else {
        return;
    };
    let head = layer.head();
    let (rules, seeds): (RuleSet, usize) = (head.rules, head.seeds);
    if head.positions <= POSITIONS_MAX {
        for own in 0..=seeds {
            let _ = layer.values(own, 1);
        }
        let _ = layer.check_hash();
    }
    let is_first = seeds == 0 && rules == crate::key(&rules);
    assert_eq!(Tables::new(&rules).push(layer), is_first, "{rules} {seeds}");
}

/// Writes the checksums that belong to what the file says; `None` if it says too little for that.
fn make_sums_fit(bytes: &mut [u8]) -> Option<()> {
    let (start, _) = bytes.split_at_checked(START_BYTES)?;
    let data = u32::from_le_bytes(*start.last_chunk()?) as usize;
    let (head, _) = bytes.split_at_mut_checked(data)?;
    sum_up(head)?;

    let head = bytes.get(START_BYTES..data.checked_sub(SUM_BYTES)?)?;
    let (head, _) = read_head(&mut Reader::new(head)).ok()?;
    let rows = Rows::new(head.rules.houses());
    let grid = Grid::of_positions(&rows, head.seeds, head.positions)?;
    let entries = grid.tiles.checked_mul(ENTRY_BYTES)?;
    let list = bytes.len().checked_sub(HASH_BYTES + SUM_BYTES + entries)?;
    let (before, list) = bytes.split_at_mut(list);
    let (list, _) = list.split_at_mut(entries + SUM_BYTES);
    let tiles = before.get(data..)?;
    let mut begin = 0;
    for entry in list[..entries].as_chunks_mut::<ENTRY_BYTES>().0 {
        let (end, sum) = entry.split_at_mut(SUM_BYTES);
        let end = 2 * u32::from_le_bytes(*end.first_chunk()?) as usize;
        if let Some(tile) = tiles.get(begin..end) {
            sum.copy_from_slice(&crc32fast::hash(tile).to_le_bytes());
        }
        begin = end;
    }
    sum_up(list)
}

/// Writes the checksum of some bytes at their end.
fn sum_up(bytes: &mut [u8]) -> Option<()> {
    let (bytes, sum) = bytes.split_last_chunk_mut::<SUM_BYTES>()?;
    *sum = crc32fast::hash(bytes).to_le_bytes();
    Some(())
}
