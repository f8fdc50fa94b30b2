//! What a person sees and does, in a real browser.

mod axe;
mod budget;
mod computer;
mod embed;
mod engine;
mod frames;
mod games;
mod kept;
mod keyboard;
mod kids;
mod languages;
mod learn;
mod looks;
mod offline;
mod own_keys;
mod people;
mod pointer;
mod puzzles;
mod screens;
mod serve;
mod share;
mod smoke;
mod study;
mod table;
mod text;
mod winner;
