//! Seeds laid out like the spots of dice: up to five are seen at a glance, more are fives and the
//! rest.

/// The number of spots in a full pattern.
const FULL: usize = 5;

/// The spots of one pattern, from −1 to 1.
const PATTERNS: [&[[f64; 2]]; FULL] = [
    &[[0.0, 0.0]],
    &[[-1.0, -1.0], [1.0, 1.0]],
    &[[-1.0, -1.0], [0.0, 0.0], [1.0, 1.0]],
    &[[-1.0, -1.0], [1.0, -1.0], [-1.0, 1.0], [1.0, 1.0]],
    &[
        [-1.0, -1.0],
        [1.0, -1.0],
        [0.0, 0.0],
        [-1.0, 1.0],
        [1.0, 1.0],
    ],
];

/// The spot of one of `count` seeds in its house, in parts of half its width and height: right,
/// down.
pub(crate) fn spot(index: usize, count: usize) -> [f64; 2] {
    let (group, groups) = (index / FULL, count.div_ceil(FULL).max(1));
    let here = (count - FULL * group.min(count / FULL)).clamp(1, FULL);
    let [x, y] = PATTERNS[here - 1]
        .get(index % FULL)
        .copied()
        .unwrap_or([0.0, 0.0]);
    match groups {
        1 => [0.52 * x, 0.52 * y],
        2 => [beside(group, count - FULL) + 0.32 * x, 0.44 * y],
        // Two above, one below.
        _ => {
            let (right, down) = [(-0.5, -0.5), (0.5, -0.5), (0.0, 0.5)][group.min(2)];
            [right + 0.26 * x, down + 0.28 * y]
        }
    }
}

/// The middle of the five and of the rest beside it; both together stand in the middle of the house.
fn beside(group: usize, rest: usize) -> f64 {
    /// Half the width of a pattern of several, and the distance of two.
    const HALF: f64 = 0.32;
    const GAP: f64 = 0.3;
    let half_rest = if rest == 1 { 0.0 } else { HALF };
    let left = -(2.0 * HALF + GAP + 2.0 * half_rest) / 2.0;
    if group == 0 {
        left + HALF
    } else {
        -left - half_rest
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::seeds::HOUSE_LAYER;

    #[test]
    fn spots_lie_inside_and_apart() {
        for count in 1..=HOUSE_LAYER {
            let spots: Vec<[f64; 2]> = (0..count).map(|index| spot(index, count)).collect();
            for (index, [x, y]) in spots.iter().enumerate() {
                assert!(x.abs() <= 0.9 && y.abs() <= 0.9, "{count}: {x} {y}");
                let apart = spots[..index]
                    .iter()
                    .all(|other| (other[0] - x).hypot(other[1] - y) > 0.2);
                assert!(apart, "{count}: seed {index} lies on another");
            }
        }
    }

    #[test]
    fn six_is_five_and_one() {
        assert!(spot(5, 6)[0] > spot(4, 6)[0]);
    }

    #[test]
    fn up_to_ten_stand_in_the_middle() {
        for count in 1..=10 {
            let across = (0..count).map(|index| spot(index, count)[0]);
            let [least, most] =
                across.fold([0.0_f64; 2], |[least, most], x| [least.min(x), most.max(x)]);
            assert!((least + most).abs() < 1e-9, "{count}: {least} {most}");
        }
    }
}
