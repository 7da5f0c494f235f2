import { boxOf, orientedBoxOf, pointOf, triangleOf } from './shapes.js';

/** Decoding the flat values of questions on frusta. */

/** Behind the 16 elements of the matrix and the depth. */
export const DEPTH = 16;
export const SHAPE = 17;

/** The frustum as plain data, to be made by `frustumFromMatrix`. */
export function matrixOf(v: ArrayLike<number>, at: number, depth: number | undefined) {
  const elements = Array.from({ length: 16 }, (_, i) => v[at + i]!);
  return { elements, depth: depth === 1 ? ('zero-to-w' as const) : ('minus-w-to-w' as const) };
}

export type MatrixLike = ReturnType<typeof matrixOf>;

/** The matrix of the first values. */
const firstMatrix = (v: ArrayLike<number>) => matrixOf(v, 0, v[DEPTH]);

/** A frustum's matrix and the shape behind it. */
export const boxAndFrustum = (v: ArrayLike<number>) => [boxOf(v, SHAPE), firstMatrix(v)] as const;
export const orientedBoxAndFrustum = (v: ArrayLike<number>) =>
  [orientedBoxOf(v, SHAPE), firstMatrix(v)] as const;
export const triangleAndFrustum = (v: ArrayLike<number>) => [triangleOf(v, SHAPE), firstMatrix(v)] as const;
export const pointAndFrustum = (v: ArrayLike<number>) => [pointOf(v, SHAPE), firstMatrix(v)] as const;

/** Decoding the flat values of questions on k-DOPs of usual axes. */

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
function dopOf(v: ArrayLike<number>, kind: number, at: number) {
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

/** Decoding the flat values of a k-DOP with axes of its own. */

/** The most axes. */
export const AXES = 5;

/** How many values it takes. */
export const K_DOP_SIZE = 1 + 5 * AXES;

/** n, then five axes, five lower and five upper bounds; the first n count. */
export function kDopOf(v: ArrayLike<number>, at: number) {
  const n = v[at]!;
  const axes = Array.from({ length: n }, (_, i) => [
    v[at + 1 + 3 * i]!,
    v[at + 2 + 3 * i]!,
    v[at + 3 + 3 * i]!,
  ]);
  const bounds = Array.from({ length: n }, (_, i) => [v[at + 16 + i]!, v[at + 21 + i]!]);
  return { axes, min: bounds.map((b) => Math.min(...b)), max: bounds.map((b) => Math.max(...b)) };
}
