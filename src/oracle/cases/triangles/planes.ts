/** Questions on planes that are given by coefficients or by three points: their values, and how to decode them. */
import { planeOf, triangleOf } from './values.js';

/** The values: a way to give the plane, its coefficients, three points, then the other shape. */
export const PLANE = 1;
export const POINTS = 5;
export const SHAPE = 14;

/** The plane of a case. */
export function eitherPlaneOf(v: ArrayLike<number>) {
  return v[0] === 1 ? triangleOf(v, POINTS) : planeOf(v, PLANE);
}
