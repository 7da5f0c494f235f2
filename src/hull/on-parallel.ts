/**
 * Whether a point is on a line through one of three points that is parallel to an axis and to an edge between two of
 * them. If so, the four are in a plane: of three points the edge and the third one make it, and the line is in it.
 *
 * @param x coordinates of points of space
 */
export function isOnParallel(x: Float64Array, a: number, b: number, c: number, point: number): boolean {
  return (
    isParallelAt(x, a, a, b, c, point) ||
    isParallelAt(x, b, a, b, c, point) ||
    isParallelAt(x, c, a, b, c, point)
  );
}

function isParallelAt(
  x: Float64Array,
  corner: number,
  a: number,
  b: number,
  c: number,
  point: number,
): boolean {
  const isX = x[3 * corner] === x[3 * point];
  const isY = x[3 * corner + 1] === x[3 * point + 1];
  const isZ = x[3 * corner + 2] === x[3 * point + 2];
  if (isX && isY) return isZ || hasEdgeAlong(x, 0, 1, a, b, c);
  if (isY && isZ) return hasEdgeAlong(x, 1, 2, a, b, c);
  return isZ && isX && hasEdgeAlong(x, 2, 0, a, b, c);
}

/** Whether an edge between two of three points is parallel to an axis. */
export function hasEdgeAlongAxis(x: Float64Array, a: number, b: number, c: number): boolean {
  return hasEdgeAlong(x, 0, 1, a, b, c) || hasEdgeAlong(x, 1, 2, a, b, c) || hasEdgeAlong(x, 2, 0, a, b, c);
}

/** Whether two of three points have two coordinates in common. */
function hasEdgeAlong(x: Float64Array, u: number, v: number, a: number, b: number, c: number): boolean {
  return isAlong(x, u, v, a, b) || isAlong(x, u, v, b, c) || isAlong(x, u, v, c, a);
}

function isAlong(x: Float64Array, u: number, v: number, i: number, j: number): boolean {
  return x[3 * i + u] === x[3 * j + u] && x[3 * i + v] === x[3 * j + v];
}
