//! Games online: what joins the hall, the store and the sockets.

mod crowd;
mod drive;
mod house;
mod names;
mod origin;
mod random;
mod session;
mod socket;
mod time;

pub use house::Online;

pub(crate) use crowd::{Crowd, CrowdLimits};
pub(crate) use names::{is_child_name, is_name};
pub(crate) use origin::{Site, check_origin, is_changing, visitor};
pub(crate) use random::{bits, secret, sha256};
pub(crate) use session::{Session, clear_cookie, session};
pub(crate) use socket::open as open_socket;
pub(crate) use time::now_ms;
