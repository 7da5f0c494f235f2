/** Decoding the flat values of questions on frusta. */
import { triangleOf } from '../triangles/values.js';
import { boxOf, orientedBoxOf, pointOf } from './values.js';

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
