//! What a person sees and does, in a real browser.

mod computer;
mod engine;
mod games;
mod languages;
mod people;
mod screens;
mod serve;
mod smoke;
mod table;
