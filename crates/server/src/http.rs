//! One file for each group of routes.

pub(crate) mod health;
pub(crate) mod page;
pub(crate) mod tables;
