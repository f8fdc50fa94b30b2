//! Games online on the disk: what is acknowledged is there, whatever is killed.
//!
//! [`Store`] is a folder with a database. All writing goes through one [writer](Store::append) that
//! gathers what waits into one transaction, and answers when that is on the disk; reading has
//! connections of its own.
#![forbid(unsafe_code)]

mod backup;
mod error;
mod games;
mod people;
mod schema;
mod sql;
mod store;
mod writer;

pub use backup::{Checked, backup, check, restore};
pub use error::{Denied, StoreError};
pub use games::GameRow;
pub use people::{Invitation, InvitationState, Kept, Player};
pub use sql::people::NewPlayer;
pub use store::{Durability, Store};
pub use writer::Appended;
