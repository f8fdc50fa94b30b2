//! Names and secrets that nobody can guess.

use sha2::{Digest as _, Sha256};

/// Digits and letters without those that are mistaken for others.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// The letters of an invitation or a secret: 130 bits.
const LENGTH: usize = 26;

fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    bytes
}

/// Random bits.
pub(crate) fn bits() -> u64 {
    u64::from_le_bytes(bytes())
}

/// The number of a player: positive for every database.
pub(crate) fn id() -> u64 {
    bits() >> 1
}

/// A secret to be written into an address.
pub(crate) fn secret() -> String {
    let letter = |byte: u8| char::from(ALPHABET[usize::from(byte & 31)]);
    bytes::<LENGTH>().into_iter().map(letter).collect()
}

/// The hash by which a secret is known: the secret itself is never kept.
pub(crate) fn sha256(secret: &str) -> Vec<u8> {
    Sha256::digest(secret.as_bytes()).to_vec()
}
