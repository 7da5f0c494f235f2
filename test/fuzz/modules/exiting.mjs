// Takes its whole thread down where the first point is (1, 1).
export function orient2d(ax, ay, bx, by, cx, cy) {
  if (ax === 1 && ay === 1) process.exit(3);
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}
