//! Whether the engine still searches as it did when its behaviour was last changed on purpose.

use engine::bench;

/// What `mancala bench` counted when the engine was last changed; the message of that commit
/// names it, too.
const SIGNATURE: &str = include_str!("../../signature.txt");

#[test]
fn the_signature_is_that_of_the_last_change() {
    let nodes = bench::signature();
    assert_eq!(
        SIGNATURE.trim(),
        nodes.to_string(),
        "the engine searches otherwise than before: if that is meant, write the new number into \
         crates/engine/signature.txt and the message of the commit"
    );
}
