import { countingSort } from '../../core/collections/counting-sort.js';
import type { CoordinateOrder } from './coordinate-order.js';

/** Bits of each axis in the code of a place on the curve: thirty bits in all, a small integer in every engine. */
const AXIS_BITS = 10;
const CELLS = 1 << AXIS_BITS;
/** Two digits hold a code. */
const DIGIT = 15;
/** A round of so few points is not divided further. */
const SMALLEST_ROUND = 64;

/**
 * The order in which points are inserted: rounds that are drawn by lot, each about as large as all before it, and
 * within a round along the Hilbert curve. So each point is near the one before, while the tetrahedra grow on all
 * sides alike. It guides the work, and the result does not depend on it.
 *
 * The curve runs through places among the sorted coordinates, not through the coordinates: one point that is far away
 * does not crowd the others into one cell.
 *
 * Source: Amenta, Choi and Rote 2003, "Incremental constructions con BRIO"; Skilling 2004, "Programming the Hilbert
 * curve".
 */
export function insertionOrder(distinct: Uint32Array, order: CoordinateOrder): Uint32Array {
  const { places, counts } = order;
  const count = distinct.length;
  const low = new Uint32Array(places.length / 3);
  const high = new Uint32Array(places.length / 3);
  const round = new Uint32Array(places.length / 3);
  let rounds = 1;
  for (let size = count; size > SMALLEST_ROUND; size >>= 1) rounds++;
  for (let k = 0; k < count; k++) {
    const i = distinct[k]!;
    const code = hilbertCode(
      scaled(places[3 * i]!, counts[0]),
      scaled(places[3 * i + 1]!, counts[1]),
      scaled(places[3 * i + 2]!, counts[2]),
    );
    low[i] = code & ((1 << DIGIT) - 1);
    high[i] = code >>> DIGIT;
    // The last round with one half of all points, the one before with a quarter, and so on.
    const lot = Math.clz32(drawn(k));
    round[i] = lot < rounds ? rounds - 1 - lot : 0;
  }
  const along = countingSort(countingSort(distinct, low, 1 << DIGIT), high, 1 << DIGIT);
  return countingSort(along, round, rounds);
}

function scaled(place: number, count: number): number {
  return Math.floor((place * CELLS) / count);
}

/** A number of 32 bits that looks random (the finalizer of MurmurHash3). */
function drawn(k: number): number {
  let h = Math.imul(k + 1, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Where a cell is on the Hilbert curve through a cube of cells. */
export function hilbertCode(x: number, y: number, z: number): number {
  for (let bit = CELLS >> 1; bit > 1; bit >>= 1) {
    const below = bit - 1;
    // Each axis in turn either reverses the first one, or changes places with it, in all bits below.
    if ((x & bit) !== 0) x ^= below;
    if ((y & bit) !== 0) x ^= below;
    else {
      const differ = (x ^ y) & below;
      x ^= differ;
      y ^= differ;
    }
    if ((z & bit) !== 0) x ^= below;
    else {
      const differ = (x ^ z) & below;
      x ^= differ;
      z ^= differ;
    }
  }
  y ^= x;
  z ^= y;
  let reversed = 0;
  for (let bit = CELLS >> 1; bit > 1; bit >>= 1) if ((z & bit) !== 0) reversed ^= bit - 1;
  return interleaved(x ^ reversed, y ^ reversed, z ^ reversed);
}

function interleaved(x: number, y: number, z: number): number {
  let code = 0;
  for (let bit = AXIS_BITS - 1; bit >= 0; bit--) {
    code = (code << 3) | (((x >> bit) & 1) << 2) | (((y >> bit) & 1) << 1) | ((z >> bit) & 1);
  }
  return code;
}
