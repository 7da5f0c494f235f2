import { orient3dAt } from '../predicates/generated/at/orient3d.js';
import { orient2d } from '../predicates/index.js';

/** The projections along the axes, by the two coordinates that remain; cyclic, so that signs are those of a normal. */
export const PROJECTIONS = [
  [1, 2],
  [2, 0],
  [0, 1],
] as const;

/** orient2d of three points of space, looking along an axis. */
export function turnAlong(x: Float64Array, axis: 0 | 1 | 2, i: number, j: number, k: number): -1 | 0 | 1 {
  const [u, v] = PROJECTIONS[axis];
  return orient2d(x[3 * i + u]!, x[3 * i + v]!, x[3 * j + u]!, x[3 * j + v]!, x[3 * k + u]!, x[3 * k + v]!);
}

/** Whether two points of a buffer are equal. */
export function arePlacesEqual(x: Float64Array, i: number, j: number): boolean {
  return x[3 * i] === x[3 * j] && x[3 * i + 1] === x[3 * j + 1] && x[3 * i + 2] === x[3 * j + 2];
}

/** Whether three points of a buffer are on a line. */
export function areCollinear(x: Float64Array, i: number, j: number, k: number): boolean {
  return turnAlong(x, 2, i, j, k) === 0 && turnAlong(x, 0, i, j, k) === 0 && turnAlong(x, 1, i, j, k) === 0;
}

/** The number with the greatest measure; `undefined` if none is above 0. */
function farthest(count: number, measure: (i: number) => number): number | undefined {
  let most = 0;
  let found: number | undefined;
  for (let i = 0; i < count; i++) {
    const size = measure(i);
    if (!(size > most)) continue;
    most = size;
    found = i;
  }
  return found;
}

/** The one that doubles take for the farthest, if that is independent of those before; else the first that is. */
function independent(
  count: number,
  measure: (i: number) => number,
  isIndependent: (i: number) => boolean,
): number | undefined {
  const guess = farthest(count, measure);
  if (guess !== undefined && isIndependent(guess)) return guess;
  for (let i = 0; i < count; i++) if (isIndependent(i)) return i;
  return undefined;
}

/**
 * Numbers of up to four affinely independent points, as far apart as a look in doubles tells: as many as the dimension
 * of what all points span, and one more. No points give none.
 *
 * @param x finite coordinates of points of space
 */
export function firstSimplex(x: Float64Array): number[] {
  const count = x.length / 3;
  if (count === 0) return [];
  const axis = longestAxis(x);
  let a = 0;
  for (let i = 1; i < count; i++) if (x[3 * i + axis]! < x[3 * a + axis]!) a = i;
  const fromA = (i: number, k: number) => x[3 * i + k]! - x[3 * a + k]!;
  const b = independent(
    count,
    (i) => fromA(i, axis),
    (i) => !arePlacesEqual(x, a, i),
  );
  if (b === undefined) return [a];
  const ab = [0, 1, 2].map((k) => fromA(b, k)) as [number, number, number];
  const normalTo = (i: number) => crossed(ab, fromA(i, 0), fromA(i, 1), fromA(i, 2));
  const c = independent(
    count,
    (i) => {
      const [nx, ny, nz] = normalTo(i);
      return nx * nx + ny * ny + nz * nz;
    },
    (i) => !areCollinear(x, a, b, i),
  );
  if (c === undefined) return [a, b];
  const [nx, ny, nz] = normalTo(c);
  const d = independent(
    count,
    (i) => Math.abs(nx * fromA(i, 0) + ny * fromA(i, 1) + nz * fromA(i, 2)),
    (i) => orient3dAt(x, a, b, c, i) !== 0,
  );
  return d === undefined ? [a, b, c] : [a, b, c, d];
}

function crossed([ax, ay, az]: readonly [number, number, number], bx: number, by: number, bz: number) {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx] as const;
}

/** Of each axis the difference of the greatest and the least coordinate, rounded. */
export function extentOf(x: Float64Array): Float64Array {
  return new Float64Array([0, 1, 2].map((k) => extentAlong(x, k)));
}

function extentAlong(x: Float64Array, axis: number): number {
  let low = x[axis]!;
  let high = low;
  for (let at = axis; at < x.length; at += 3) {
    const value = x[at]!;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return high - low;
}

function longestAxis(x: Float64Array): 0 | 1 | 2 {
  const [ex, ey, ez] = extentOf(x) as unknown as [number, number, number];
  if (ez > ex && ez > ey) return 2;
  return ey > ex ? 1 : 0;
}
