//! The texts of SQL, and what they answer.

pub(crate) mod games;
pub(crate) mod people;
