//! The program `mancala` as a script sees it: output, messages and exit status.

mod commands;
mod mistakes;
mod pipes;
mod play;
mod program;
mod thinking;
