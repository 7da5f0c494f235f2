// The plain formula, but it throws where the points coincide.
export function orient2d(ax, ay, bx, by, cx, cy) {
  if (ax === bx && ay === by) throw new Error('coincident points');
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}
