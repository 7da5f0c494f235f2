import { sortedOrder } from '../indexes/sorted-order.js';

/** Fewer edges are in the processor's caches anyway; and few rings are long, and in order themselves. */
const MANY_EDGES = 1 << 15;
const MANY_RINGS = 64;

/** Every other bit of a number below 2^16, from the lowest on. */
function spread(x: number): number {
  let bits = x;
  bits = (bits | (bits << 8)) & 0x00ff00ff;
  bits = (bits | (bits << 4)) & 0x0f0f0f0f;
  bits = (bits | (bits << 2)) & 0x33333333;
  return (bits | (bits << 1)) & 0x55555555;
}

/**
 * An order of rings in which those near each other in the plane come near each other: along a curve that fills the
 * square of their first points. What is done with them one after the other finds in memory what it needs.
 *
 * Source: Morton 1966, "A computer oriented geodetic data base"; Ericson, Real-Time Collision Detection, 13.3.
 *
 * @param at x, for k = 0, or y of the first point of ring i
 * @returns null if that is not worth it
 */
export function nearbyOrder(
  rings: number,
  edges: number,
  at: (i: number, k: 0 | 1) => number,
): Uint32Array | null {
  if (rings < MANY_RINGS || edges < MANY_EDGES) return null;
  const keys = new Float64Array(rings);
  for (const k of [0, 1] as const) {
    let [least, most] = [Infinity, -Infinity];
    for (let i = 0; i < rings; i++) {
      least = Math.min(least, at(i, k));
      most = Math.max(most, at(i, k));
    }
    // The widths of the largest numbers overflow: then all are in one place, and stay in their order.
    const scale = 65535 / (most - least);
    for (let i = 0; i < rings; i++) {
      const place = Math.floor((at(i, k) - least) * scale) || 0;
      keys[i]! += (1 + k) * spread(Math.min(Math.max(place, 0), 65535));
    }
  }
  return sortedOrder(keys);
}
