//! Problems for clients that want to know whether they understand the rules.

use std::collections::HashMap;

use protocol::kgp::{Argument, Message};
use rules::Random;

use super::peer::{Gone, Peer};
use crate::kgp::board::{self, Solved};

/// The problems set to one client.
#[derive(Debug)]
pub(super) struct Verification {
    random: Random,
    /// The expected answer to each.
    open: HashMap<u64, Solved>,
}

impl Verification {
    pub(super) fn new(random: Random) -> Verification {
        Verification {
            random,
            open: HashMap::new(),
        }
    }

    /// Sets the next problem.
    pub(super) fn set_problem(&mut self, peer: &Peer) -> Result<(), Gone> {
        let (board, house, solved) = problem(&mut self.random);
        let id = peer.send(
            Message::new("problem")
                .with(Argument::Board(board))
                .with(Argument::Integer(i64::from(house))),
        )?;
        self.open.insert(id, solved);
        Ok(())
    }

    /// Judges a solution, and sets the next problem.
    pub(super) fn solution(
        &mut self,
        peer: &Peer,
        message: &Message,
        board: &str,
        repeat: &Argument,
    ) -> Result<(), Gone> {
        let reference = message.reference;
        let solved = reference.and_then(|reference| self.open.remove(&reference));
        let fault = match &solved {
            None => Some("it answers no open problem".to_owned()),
            Some(solved) => fault(solved, board, repeat),
        };
        let answer = match fault {
            None => Message::new("ok"),
            Some(why) => Message::new("error").with(Argument::Text(why)),
        };
        peer.send(answer.answering(message.id))?;
        match solved {
            Some(_) => self.set_problem(peer),
            None => Ok(()),
        }
    }
}

/// The fault of a solution.
fn fault(solved: &Solved, board: &str, repeat: &Argument) -> Option<String> {
    if board != solved.board {
        return Some(format!("the board is {}", solved.board));
    }
    let is_repeat = match repeat {
        Argument::Integer(number) => *number != 0,
        Argument::Word(word) if ["true", "t", "yes"].contains(&word.as_str()) => true,
        Argument::Word(word) if ["false", "f", "no"].contains(&word.as_str()) => false,
        _ => return Some(format!("`{repeat}` is neither `true` nor `false`")),
    };
    // When the game is over there is no further move to make: clients differ, and both are right.
    if is_repeat == solved.is_repeat || solved.is_over {
        return None;
    }
    let negation = if solved.is_repeat { "" } else { " not" };
    Some(format!("it was{negation} a repeat move"))
}

/// A board on which the game is not over, a house that can be played, counted from 0, and what
/// becomes of it.
fn problem(random: &mut Random) -> (String, u8, Solved) {
    loop {
        let size = 6 + random.below(6);
        let mut numbers = vec![size, random.below(4 * size), random.below(4 * size)];
        numbers.extend((0..2 * size).map(|_| random.below(2 * size)));
        let house = random.below(size) as u8;
        let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
        let board = format!("<{}>", numbers.join(","));
        let is_open = board::read(&board).is_ok_and(|position| !board::is_final(&position));
        if let (true, Ok(solved)) = (is_open, board::solve(&board, house)) {
            return (board, house, solved);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solutions_are_judged() {
        let solved = board::solve("<3,0,0,3,3,3,3,3,3>", 0).unwrap();
        assert_eq!(solved.board, "<3,1,0,0,4,4,3,3,3>");
        let word = |text: &str| Argument::Word(text.to_owned());
        for right in [word("true"), word("yes"), Argument::Integer(1)] {
            assert_eq!(fault(&solved, "<3,1,0,0,4,4,3,3,3>", &right), None);
        }
        for (board, repeat, part) in [
            ("<3,1,0,0,4,4,3,3,3>", word("false"), "it was a repeat move"),
            ("<3,1,0,0,4,4,3,3,3>", word("maybe"), "`maybe` is neither"),
            (
                "<3,0,0,0,4,4,4,3,3>",
                word("true"),
                "the board is <3,1,0,0,4",
            ),
        ] {
            assert!(fault(&solved, board, &repeat).unwrap().contains(part));
        }
        // The last seed, into the store: the game is over.
        let solved = board::solve("<3,4,4,0,0,1,0,3,0>", 2).unwrap();
        assert!(solved.is_over && solved.is_repeat);
        for repeat in ["true", "false"] {
            assert_eq!(fault(&solved, "<3,5,7,0,0,0,0,0,0>", &word(repeat)), None);
        }
    }

    #[test]
    fn problems_can_be_solved() {
        let mut random = Random::new(1);
        for _ in 0..100 {
            let (board, house, solved) = problem(&mut random);
            assert_eq!(board::solve(&board, house).unwrap(), solved);
        }
    }
}
