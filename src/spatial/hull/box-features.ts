import { edge, type Feature, face, INTERIOR, vertex } from '../../core/feature.js';

/** Where a coordinate lies in the interval of a box along one axis. */
export type Place = typeof AT_MIN | typeof AT_MAX | typeof BETWEEN;

/** At the interval's lower end (at both, if the interval is a point). */
export const AT_MIN = 0;
/** At its upper end. */
export const AT_MAX = 1;
/** Strictly between the ends. */
export const BETWEEN = 2;

/**
 * The feature of a box, by where a point of it lies along each axis. **The numbering of boxes**, axis-aligned and
 * oriented ones (for the latter x, y, z are the axes 0, 1, 2, and min and max the ends at -halfSize and +halfSize):
 *
 * - vertex i: bit 0 of i is set at the upper end of x, bit 1 of y, bit 2 of z (vertex 0 = min, vertex 7 = max);
 * - edges 0-3 run along x, 4-7 along y, 8-11 along z; within the four, bit 0 is the end of the first of the two other
 *   axes (y for edges along x, else x), bit 1 that of the second;
 * - face 2a is at the lower end of axis a, face 2a + 1 at the upper one.
 *
 * An interval that is a point counts as its lower end, so that the first of coinciding features is named.
 *
 * Source of the numbering: Ericson, Real-Time Collision Detection, 5.5.7 (corners by bits).
 *
 * @example
 * boxFeature(AT_MAX, AT_MIN, AT_MAX); // { type: 'vertex', index: 5 }
 * boxFeature(BETWEEN, AT_MAX, AT_MIN); // { type: 'edge', index: 1 }
 * boxFeature(BETWEEN, BETWEEN, AT_MAX); // { type: 'face', index: 5 }
 */
export function boxFeature(x: Place, y: Place, z: Place): Feature {
  if (x === BETWEEN) {
    if (y === BETWEEN) return z === BETWEEN ? INTERIOR : face(z === AT_MIN ? 4 : 5);
    if (z === BETWEEN) return face(y === AT_MIN ? 2 : 3);
    return edge(bits(y, z, AT_MIN));
  }
  if (y === BETWEEN) return z === BETWEEN ? face(x === AT_MIN ? 0 : 1) : edge(4 | bits(x, z, AT_MIN));
  return z === BETWEEN ? edge(8 | bits(x, y, AT_MIN)) : vertex(bits(x, y, z));
}

function bits(first: Place, second: Place, third: Place): number {
  return (first === AT_MAX ? 1 : 0) | (second === AT_MAX ? 2 : 0) | (third === AT_MAX ? 4 : 0);
}

/** Where a coordinate lies in [min, max]; `null` outside. */
export function placeIn(x: number, min: number, max: number): Place | null {
  if (x < min || x > max) return null;
  return x === min ? AT_MIN : x === max ? AT_MAX : BETWEEN;
}
