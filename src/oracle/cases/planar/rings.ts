import { type Exact, pointsAt, type Vector } from '../../referees/shapes/vectors.js';

/** Rings have a fixed number of places; a count in front says how many are used. */
export const MOST_VERTICES = 8;

/** How many values a ring takes. */
export const ringSize = (most = MOST_VERTICES): number => 1 + 2 * most;

/** The points of the ring whose count stands at `at`. */
export function ringAt(values: ArrayLike<number>, at: number): [number, number][] {
  return Array.from({ length: values[at]! }, (_, i) => [values[at + 1 + 2 * i]!, values[at + 2 + 2 * i]!]);
}

/** The same, exactly: over the common denominator of all values. The count is an exact value like the others. */
export function exactRingAt(values: Exact, at: number): Vector[] {
  return pointsAt(values, 2, at + 1, Number(values.numerators[at]! / values.one));
}

/** Writes a ring and its count. */
export function putRing(out: Float64Array, at: number, ring: readonly (readonly [number, number])[]): void {
  out[at] = ring.length;
  ring.forEach(([x, y], i) => {
    out[at + 1 + 2 * i] = x;
    out[at + 2 + 2 * i] = y;
  });
}

/** A ring without its last point, if that is equal to the first: closed rings are the same rings. */
export function openVectors(ring: readonly Vector[]): readonly Vector[] {
  const [first, last] = [ring[0], ring.at(-1)];
  return ring.length > 1 && first![0] === last![0] && first![1] === last![1] ? ring.slice(0, -1) : ring;
}
