import { orient2d } from '../predicates/index.js';

/** Least x, least y, greatest x, greatest y. */
export type Bounds = readonly [minX: number, minY: number, maxX: number, maxY: number];

/** The bounds of the points from the place `from` to before the place `to`. */
export function boundsOf(data: Float64Array, from: number, to: number): Bounds {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = from; i < to; i += 2) {
    const [x, y] = [data[i]!, data[i + 1]!];
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  return [minX, minY, maxX, maxY];
}

/** How far a box reaches from the mean of a ring's points, of the way to its bounds: in a disk, and in a triangle. */
const REACHES = [0.7, 0.45];

/**
 * A box that is inside of a ring, by the even-odd rule: it has no point of the ring, and its middle is inside. Null if
 * none of those that are tried is. What is tried may be any boxes; that they are inside is decided exactly.
 */
export function boxInside(data: Float64Array, from: number, to: number, bounds: Bounds): Bounds | null {
  const count = (to - from) / 2;
  let [x, y] = [0, 0];
  for (let i = from; i < to; i += 2) {
    x += data[i]! / count;
    y += data[i + 1]! / count;
  }
  const [minX, minY, maxX, maxY] = bounds;
  for (const reach of REACHES) {
    const across = reach * Math.min(x - minX, maxX - x);
    const up = reach * Math.min(y - minY, maxY - y);
    const box: Bounds = [x - across, y - up, x + across, y + up];
    // Rings without an area, and sums that overflow.
    if (!(box[0] < box[2] && box[1] < box[3])) return null;
    if (isApart(data, from, to, box)) return hasInside(data, from, to, x, y) ? box : null;
  }
  return null;
}

/** Whether a closed box has no point of the edges of a ring. */
function isApart(data: Float64Array, from: number, to: number, [minX, minY, maxX, maxY]: Bounds): boolean {
  let [px, py] = [data[to - 2]!, data[to - 1]!];
  for (let i = from; i < to; i += 2) {
    const [qx, qy] = [data[i]!, data[i + 1]!];
    const isBeside =
      (px < minX && qx < minX) ||
      (px > maxX && qx > maxX) ||
      (py < minY && qy < minY) ||
      (py > maxY && qy > maxY);
    if (!isBeside) {
      // The corners that are farthest on the left and on the right of the edge.
      const [leftX, rightX] = qy < py ? [maxX, minX] : [minX, maxX];
      const [leftY, rightY] = qx > px ? [maxY, minY] : [minY, maxY];
      const isLeft = orient2d(px, py, qx, qy, rightX, rightY) > 0;
      if (!isLeft && orient2d(px, py, qx, qy, leftX, leftY) >= 0) return false;
    }
    [px, py] = [qx, qy];
  }
  return true;
}

/** Whether an odd number of edges of a ring are above a point that is on none. */
function hasInside(data: Float64Array, from: number, to: number, x: number, y: number): boolean {
  let isInside = false;
  let [px, py] = [data[to - 2]!, data[to - 1]!];
  for (let i = from; i < to; i += 2) {
    const [qx, qy] = [data[i]!, data[i + 1]!];
    // An edge has its left end, and not its right one: an edge that goes on counts once.
    if (px <= x !== qx <= x && orient2d(px, py, qx, qy, x, y) < 0 === px < qx) isInside = !isInside;
    [px, py] = [qx, qy];
  }
  return isInside;
}
