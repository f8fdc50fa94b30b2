//! Names at the ends of the lines, kept apart from each other.

use std::fmt::{self, Write as _};

use super::frame::{self, Frame};
use super::line::Line;
use super::svg::{escaped, float};
use crate::ladder::options::TOP;
use crate::ladder::page;

/// The least distance between two names.
const APART: f64 = 19.0;
/// The distance from the middle of a line of type down to its base.
const BASE: f64 = 4.5;

/// The distance from a level to the start of the threads of whole lines, and from the end of a
/// shorter one.
const PAST: f64 = 32.0;
const NEAR: f64 = 9.0;

/// Heights as close as possible to those wanted, with room between them and none below `bottom`.
///
/// Names that would touch become a group, which stands around the middle of what its members
/// want; groups that touch then become one.
fn apart(wanted: &[f64], bottom: f64) -> Vec<f64> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|&one, &other| wanted[one].total_cmp(&wanted[other]));
    let mut groups: Vec<Group> = Vec::new();
    for index in order {
        let mut group = Group {
            members: vec![index],
            middle: wanted[index].min(bottom),
        };
        while let Some(above) = groups.pop_if(|above| above.end() + APART > group.begin()) {
            let (one, other) = (float(above.members.len()), float(group.members.len()));
            group.middle = (above.middle * one + group.middle * other) / (one + other);
            group.members.splice(0..0, above.members);
            group.middle = group.middle.min(bottom - group.half());
        }
        groups.push(group);
    }
    let mut heights = wanted.to_vec();
    for group in groups {
        for (place, &index) in group.members.iter().enumerate() {
            heights[index] = group.begin() + float(place) * APART;
        }
    }
    heights
}

/// The height of the name of each line.
pub(super) fn heights(lines: &[Line<'_>], frame: &Frame) -> Vec<f64> {
    let ends: Vec<f64> = lines
        .iter()
        .map(|line| frame.y(line.last().value))
        .collect();
    apart(&ends, frame.bottom)
}

/// A name and its rating, with the thread that leads to them from the end of the line.
pub(super) fn draw(svg: &mut String, line: &Line<'_>, height: f64, frame: &Frame) -> fmt::Result {
    let (x, y) = *line.places(frame).last().expect("a line has ends");
    // Threads of whole lines begin together, past all of their markers.
    let begin = if line.top() == TOP {
        frame::x(TOP) + PAST
    } else {
        x + NEAR
    };
    let end = frame::label() - 6.0;
    let turn = end - 10.0;
    let on = (turn - 10.0).max(begin);
    writeln!(
        svg,
        r#"<path class="lead" d="M{begin:.1} {y:.1}H{on:.1}L{turn:.1} {height:.1}H{end:.1}"/>"#
    )?;
    writeln!(
        svg,
        r#"<text class="name" x="{:.1}" y="{:.1}">{} <tspan class="soft">{}</tspan></text>"#,
        frame::label(),
        height + BASE,
        escaped(line.game),
        escaped(&page::short(line.last()))
    )
}

#[derive(Debug)]
struct Group {
    members: Vec<usize>,
    middle: f64,
}

impl Group {
    fn half(&self) -> f64 {
        (float(self.members.len()) - 1.0) * APART / 2.0
    }

    fn begin(&self) -> f64 {
        self.middle - self.half()
    }

    fn end(&self) -> f64 {
        self.middle + self.half()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_do_not_touch() {
        assert_eq!(apart(&[100.0, 10.0], 300.0), [100.0, 10.0]);
        assert_eq!(apart(&[100.0, 101.0], 300.0), [91.0, 110.0]);
        // The group of two moves up to the third and becomes one of three.
        assert_eq!(apart(&[101.0, 84.0, 100.0], 300.0), [114.0, 76.0, 95.0]);
        // At the bottom a group grows upwards.
        assert_eq!(apart(&[300.0, 310.0], 300.0), [281.0, 300.0]);
        assert!(apart(&[], 300.0).is_empty());
    }
}
