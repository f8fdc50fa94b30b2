//! Games online: what joins the hall, the store and the sockets.

mod crowd;
mod drive;
mod house;
mod limiter;
mod metrics;
mod names;
mod origin;
mod outbox;
mod random;
mod seeks;
mod session;
mod socket;
mod time;
mod visitor;

pub use house::Online;

pub(crate) use crowd::{Crowd, CrowdLimits};
pub(crate) use names::{is_child_name, is_name};
pub(crate) use origin::{Site, check_host, check_origin, is_changing, is_online};
pub(crate) use random::{bits, secret, sha256};
pub(crate) use seeks::{Seek, SeekState};
pub(crate) use session::{Session, clear_cookie, session};
pub(crate) use socket::open as open_socket;
pub(crate) use time::now_ms;
pub(crate) use visitor::{Visitor, origin_of};
