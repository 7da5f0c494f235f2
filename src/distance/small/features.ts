import { allocateIntegerScratch } from '../../arithmetic/scratch.js';

/**
 * A pair of features of two shapes of the arena that may be closest: so many vertices of the first (a point, an edge,
 * the triangle), then of the second, by their numbers.
 */
export const F: Int32Array = /* @__PURE__ */ allocateIntegerScratch(8);

/** How many of the numbers in F belong to the first shape, and to the second. */
export const COUNT_A = 6;
export const COUNT_B = 7;

/** The first shape's numbers stand from 0 on, the second one's from here. */
export const OF_B = 3;

/**
 * Names a pair: a vertex (`a1` negative), an edge (`a2` negative) or the triangle of the first shape, and of the
 * second.
 */
export function setPair(a0: number, a1: number, a2: number, b0: number, b1: number, b2: number): void {
  F[0] = a0;
  F[1] = a1;
  F[2] = a2;
  F[3] = b0;
  F[4] = b1;
  F[5] = b2;
  F[COUNT_A] = a1 < 0 ? 1 : a2 < 0 ? 2 : 3;
  F[COUNT_B] = b1 < 0 ? 1 : b2 < 0 ? 2 : 3;
}

/**
 * For each set of three vertices, as bits: the vertices in ascending order, then what is negative in both shapes, and
 * how many they are.
 */
const SETS: Int8Array = /* @__PURE__ */ new Int8Array([
  ...[-4, -4, -4, 0],
  ...[0, -4, -4, 1],
  ...[1, -4, -4, 1],
  ...[0, 1, -4, 2],
  ...[2, -4, -4, 1],
  ...[0, 2, -4, 2],
  ...[1, 2, -4, 2],
  ...[0, 1, 2, 3],
]);

/**
 * Names the feature of a shape, the first or the second one, whose vertices begin at `from`: those of a set, as bits.
 */
export function setFeature(shape: 0 | 1, from: 0 | typeof OF_B, set: number): void {
  const at = 4 * set;
  const count = SETS[at + 3]!;
  F[from] = from + SETS[at]!;
  F[from + 1] = SETS[at + 1]! + from;
  F[from + 2] = SETS[at + 2]! + from;
  F[COUNT_A + shape] = count;
}
