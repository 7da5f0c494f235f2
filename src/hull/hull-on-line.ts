import { EDGE, VERTEX } from './feature-codes.js';
import { arePlacesEqual } from './first-simplex.js';
import type { ConvexHull } from './hull.js';

/** Whether point i comes before point j in lexicographic order. */
function isBefore(x: Float64Array, i: number, j: number): boolean {
  for (let k = 0; k < 2; k++) {
    if (x[3 * i + k] !== x[3 * j + k]) return x[3 * i + k]! < x[3 * j + k]!;
  }
  return x[3 * i + 2]! < x[3 * j + 2]!;
}

/** The hull of points on a line: its two ends, or one point, or none. */
export function hullOnLine(x: Float64Array): ConvexHull {
  const count = x.length / 3;
  let [low, high] = [0, 0];
  for (let i = 1; i < count; i++) {
    if (isBefore(x, i, low)) low = i;
    if (isBefore(x, high, i)) high = i;
  }
  const ends = low === high ? [low] : [Math.min(low, high), Math.max(low, high)];
  const vertices = Uint32Array.from(ends.slice(0, count));
  const featureTypes = new Uint8Array(count).fill(EDGE);
  const featureIndices = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    const at = ends.findIndex((end) => arePlacesEqual(x, end, i));
    if (at < 0) continue;
    featureTypes[i] = VERTEX;
    featureIndices[i] = at;
  }
  return {
    dimension: (vertices.length - 1) as -1 | 0 | 1,
    vertices,
    faceStarts: new Uint32Array(1),
    corners: new Uint32Array(0),
    featureTypes,
    featureIndices,
  };
}
