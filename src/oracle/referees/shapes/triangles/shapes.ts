import { polygonShape, type Shape, segmentShape } from '../shape.js';
import { type Exact, vectorAt } from '../vectors.js';

/** The triangle of nine values over the rationals. */
export function exactTriangle(values: Exact, at: number): Shape {
  return exactPolygon(values, at, 3);
}

/** The convex polygon of n points over the rationals. */
export function exactPolygon(values: Exact, at: number, n: number): Shape {
  return polygonShape(Array.from({ length: n }, (_, i) => vectorAt(values, at + 3 * i, 3)));
}

/** The segment of six values over the rationals. */
export function exactSegment(values: Exact, at: number): Shape {
  return segmentShape(vectorAt(values, at, 3), vectorAt(values, at + 3, 3));
}
