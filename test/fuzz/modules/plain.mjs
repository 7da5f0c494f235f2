// The plain formula, as the built-in target `naive` has it.
export const orient2d = (ax, ay, bx, by, cx, cy) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
