//! What a person sees and does, in a real browser.

mod serve;
mod smoke;
