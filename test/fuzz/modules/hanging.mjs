// The plain formula, but it never returns where the first point is (1, 1).
export function orient2d(ax, ay, bx, by, cx, cy) {
  while (ax === 1 && ay === 1);
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}
