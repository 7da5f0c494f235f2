// The plain formula, as a promise.
export const orient2d = async (ax, ay, bx, by, cx, cy) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
