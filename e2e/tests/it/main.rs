//! What a person sees and does, in a real browser.

mod budget;
mod computer;
mod engine;
mod games;
mod kept;
mod kids;
mod languages;
mod learn;
mod offline;
mod people;
mod puzzles;
mod screens;
mod serve;
mod smoke;
mod study;
mod table;
