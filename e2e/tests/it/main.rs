//! What a person sees and does, in a real browser.

mod computer;
mod engine;
mod games;
mod kids;
mod languages;
mod learn;
mod people;
mod puzzles;
mod screens;
mod serve;
mod smoke;
mod table;
