/**
 * The point of a polygon that is nearest to 0, in doubles, likely: nothing relies on it. The polygon is that of the
 * differences (differences.ts) at one time.
 *
 * Source: Ericson 2005, "Real-Time Collision Detection", sections 5.1.2 and 5.1.5.
 */
import { allocateScratch } from '../../../arithmetic/scratch.js';
import { D } from '../differences.js';

/** The corners at one time, three numbers each. */
const AT: Float64Array = /* @__PURE__ */ allocateScratch(12);

/** The weights of the corners in the nearest point. */
export const WEIGHTS: Float64Array = /* @__PURE__ */ allocateScratch(4);

/** The nearest point, as the sum of the corners by their weights. */
export const POINT: Float64Array = /* @__PURE__ */ allocateScratch(3);

/** A direction along which all corners are likely beyond 0: the way to the nearest point, or the normal there. */
export const WAY: Float64Array = /* @__PURE__ */ allocateScratch(3);

/** The normal of a polygon. */
const N: Float64Array = /* @__PURE__ */ allocateScratch(3);

function placeAt(corners: number, t: number): void {
  for (let k = 0; k < 3 * corners; k++) AT[k] = (1 - t) * D[k]! + t * D[k + 12]!;
}

/** The normal, which is as long as the area of the parallelogram of the first corner's edges. @returns its square */
function placeNormal(last: number): number {
  const [ux, uy, uz] = [AT[3]! - AT[0]!, AT[4]! - AT[1]!, AT[5]! - AT[2]!];
  const [wx, wy, wz] = [AT[last]! - AT[0]!, AT[last + 1]! - AT[1]!, AT[last + 2]! - AT[2]!];
  N[0] = uy * wz - uz * wy;
  N[1] = uz * wx - ux * wz;
  N[2] = ux * wy - uy * wx;
  return N[0] * N[0] + N[1] * N[1] + N[2] * N[2];
}

/** Twice the area of 0's foot and an edge, times the normal's length. */
function areaOf(i: number, j: number): number {
  return (
    N[0]! * (AT[i + 1]! * AT[j + 2]! - AT[i + 2]! * AT[j + 1]!) +
    N[1]! * (AT[i + 2]! * AT[j]! - AT[i]! * AT[j + 2]!) +
    N[2]! * (AT[i]! * AT[j + 1]! - AT[i + 1]! * AT[j]!)
  );
}

function placeWeights(a: number, b: number, c: number, d: number): void {
  WEIGHTS[0] = a;
  WEIGHTS[1] = b;
  WEIGHTS[2] = c;
  WEIGHTS[3] = d;
}

/** Whether the foot of 0 is in the face; then it is the nearest point. */
function isInTriangle(): boolean {
  const square = placeNormal(6);
  if (!(square > 0)) return false;
  const [a, b, c] = [areaOf(3, 6), areaOf(6, 0), areaOf(0, 3)];
  if (!(a > 0 && b > 0 && c > 0)) return false;
  const sum = a + b + c;
  placeWeights(a / sum, b / sum, c / sum, 0);
  return true;
}

function isInParallelogram(): boolean {
  const square = placeNormal(9);
  if (!(square > 0)) return false;
  const [s, r] = [areaOf(9, 0) / square, areaOf(0, 3) / square];
  if (!(s > 0 && r > 0 && s < 1 && r < 1)) return false;
  placeWeights((1 - s) * (1 - r), s * (1 - r), s * r, (1 - s) * r);
  return true;
}

/** The nearest point of all edges. */
function nearestOfEdges(corners: number): void {
  let least = Infinity;
  for (let i = 0; i < (corners < 3 ? 1 : corners); i++) {
    const p = 3 * i;
    const q = i + 1 < corners ? p + 3 : 0;
    const [ex, ey, ez] = [AT[q]! - AT[p]!, AT[q + 1]! - AT[p + 1]!, AT[q + 2]! - AT[p + 2]!];
    const square = ex * ex + ey * ey + ez * ez;
    const along = -(AT[p]! * ex + AT[p + 1]! * ey + AT[p + 2]! * ez);
    const s = along > 0 && square > 0 ? Math.min(1, along / square) : 0;
    const [x, y, z] = [AT[p]! + s * ex, AT[p + 1]! + s * ey, AT[p + 2]! + s * ez];
    const size = x * x + y * y + z * z;
    if (!(size < least)) continue;
    least = size;
    placeWeights(0, 0, 0, 0);
    WEIGHTS[p / 3] = 1 - s;
    WEIGHTS[q / 3]! += s;
  }
}

/** Finds the nearest point at a time, its weights, and a direction. */
export function findNearest(corners: number, t: number): void {
  placeAt(corners, t);
  const isInFace = corners === 3 ? isInTriangle() : corners === 4 && isInParallelogram();
  if (!isInFace) nearestOfEdges(corners);
  const side = N[0]! * AT[0]! + N[1]! * AT[1]! + N[2]! * AT[2]!;
  for (let axis = 0; axis < 3; axis++) {
    let sum = 0;
    for (let k = 0; k < corners; k++) sum += WEIGHTS[k]! * AT[3 * k + axis]!;
    POINT[axis] = sum;
    WAY[axis] = isInFace ? (side < 0 ? -N[axis]! : N[axis]!) : sum;
  }
}
