//! Markers: a shape for each game, for those who do not see its colour.

/// The radius of a circle.
const RADIUS: f64 = 5.0;
/// The distances of the corners of each shape from the centre, in radii of a circle, clockwise from
/// the top, so that all shapes look equally large.
const SHAPES: [&[(f64, f64)]; 5] = [
    &[],
    &[(-0.88, -0.88), (0.88, -0.88), (0.88, 0.88), (-0.88, 0.88)],
    &[(0.0, -1.25), (1.18, 0.85), (-1.18, 0.85)],
    &[(0.0, -1.32), (1.32, 0.0), (0.0, 1.32), (-1.32, 0.0)],
    &[(0.0, 1.25), (-1.18, -0.85), (1.18, -0.85)],
];

/// The outline of a game's marker.
pub(super) fn path(index: usize, x: f64, y: f64) -> String {
    let corners = SHAPES[index % SHAPES.len()];
    if corners.is_empty() {
        let left = x - RADIUS;
        let (over, back) = (2.0 * RADIUS, -2.0 * RADIUS);
        return format!(
            "M{left:.1} {y:.1}a{RADIUS} {RADIUS} 0 1 1 {over} 0a{RADIUS} {RADIUS} 0 1 1 {back} 0z"
        );
    }
    let corners: Vec<String> = corners
        .iter()
        .map(|(right, down)| format!("{:.1} {:.1}", x + right * RADIUS, y + down * RADIUS))
        .collect();
    format!("M{}z", corners.join("L"))
}
