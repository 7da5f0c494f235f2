/** Decoding the flat values of questions on k-DOPs of usual axes. */
import { pointOf } from './values.js';

/** Axes of the usual k-DOPs with 6, 14 and 18 half-spaces, and the 12 of three arbitrary ones beside the cube's. */
const CUBE = [1, 0, 0, 0, 1, 0, 0, 0, 1];
const CORNERS = [1, 1, 1, 1, 1, -1, 1, -1, 1, -1, 1, 1];
const EDGES = [1, 1, 0, 1, -1, 0, 1, 0, 1, 1, 0, -1, 0, 1, 1, 0, 1, -1];
export const KINDS = [
  CUBE,
  [...CUBE, ...CORNERS],
  [...CUBE, ...EDGES],
  [...CUBE, 2, 1, 0, 0, 3, -1, 1, 1, 2],
];
/** The most axes. */
export const MOST = 9;

/** The k-DOP of a kind with the bounds from value `at` on. */
export function dopOf(v: ArrayLike<number>, kind: number, at: number) {
  const flat = KINDS[kind]!;
  const n = flat.length / 3;
  const axes = Array.from({ length: n }, (_, i) => pointOf(flat, 3 * i));
  const bounds = Array.from({ length: n }, (_, i) => [v[at + 2 * i]!, v[at + 2 * i + 1]!] as const);
  return {
    axes,
    min: bounds.map(([a, b]) => Math.min(a, b)),
    max: bounds.map(([a, b]) => Math.max(a, b)),
  };
}

/** Two k-DOPs: the kinds of both, then their bounds. */
export const twoKDops = (v: ArrayLike<number>) =>
  [dopOf(v, v[0]!, 2), dopOf(v, v[1]!, 2 + 2 * MOST)] as const;

/** A point, then the kind of a k-DOP and its bounds. */
export const pointAndKDop = (v: ArrayLike<number>) => [pointOf(v, 0), dopOf(v, v[3]!, 4)] as const;

export type DopLike = ReturnType<typeof dopOf>;
