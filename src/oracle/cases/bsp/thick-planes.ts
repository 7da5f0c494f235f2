import { planeOf, pointOf, triangleOf } from '../shapes.js';
import { TREE_OTHER } from './explicit-trees.js';

/**
 * The values of questions on planes with thickness: the metric, a way to give the plane, its coefficients, three
 * points, half the thickness, then the other shape.
 */
export const METRIC = 0;
export const BY_POINTS = 1;
export const PLANE = 2;
export const POINTS = 6;
export const HALF_THICKNESS = 15;
export const SHAPE = 16;

/** Of a polygon: how many of its vertices count, and where they start. */
export const COUNT = SHAPE;
export const VERTICES = SHAPE + 1;
export const MOST_VERTICES = 6;

/** Which metric a case is about. */
export function metricOf(v: ArrayLike<number>, at = METRIC): 'distance' | 'form' {
  return v[at] === 1 ? 'form' : 'distance';
}

/** The thick plane of a case as plain data, its plane as `{ normal, constant }` or as three points `{ a, b, c }`. */
export function thickPlaneOf(v: ArrayLike<number>) {
  const plane = v[BY_POINTS] === 1 ? triangleOf(v, POINTS) : planeOf(v, PLANE);
  return { plane, halfThickness: v[HALF_THICKNESS]!, metric: metricOf(v) };
}

/** The vertices of the polygon that count. */
export function polygonOf(v: ArrayLike<number>): [number, number, number][] {
  return Array.from({ length: v[COUNT]! }, (_, i) => pointOf(v, VERTICES + 3 * i));
}

/** The faces of a tetrahedron of four points: face i lies opposite vertex i. */
export const TETRAHEDRON: readonly (readonly number[])[] = [
  [1, 2, 3],
  [0, 3, 2],
  [0, 1, 3],
  [0, 2, 1],
];

/** Four points as a convex polyhedron. */
export function polyhedronOf(v: ArrayLike<number>) {
  return { vertices: [0, 3, 6, 9].map((at) => pointOf(v, SHAPE + at)), faces: TETRAHEDRON };
}

/**
 * A point with a thickness and a tree that is given node by node: where the values are that follow the tree's.
 */
export const THICK_POINT = {
  point: TREE_OTHER,
  halfThickness: TREE_OTHER + 3,
  metric: TREE_OTHER + 4,
} as const;
