import { requireLinear2, requirePoint2 } from '../core/arguments/index.js';
import type { Line, Point2, Ray, Segment } from '../core/shapes.js';
import type { LineBy, LineLinePoint } from './data.js';
import { LineLinePointObject } from './objects/line-line-point.js';
import { exists2 } from './objects/point2-object.js';

/**
 * The point where the line through a and b crosses the line through c and d; null if the lines are parallel or
 * identical, or if one of them is no line because its points are equal.
 *
 * The point is a + (cross(c - a, d - c) / cross(b - a, d - c)) (b - a): homogeneous coordinates of degree 3 and 2.
 *
 * @throws RangeError if a coordinate is not finite
 * @example coordinates2d(lineLinePoint2d([0, 0], [2, 2], [0, 2], [2, 0])!); // [1, 1]
 */
export function lineLinePoint2d(
  a: Point2,
  b: Point2,
  c: Point2,
  d: Point2,
): (LineLinePoint & Iterable<number>) | null {
  requirePoint2('lineLinePoint2d', 'a', a);
  requirePoint2('lineLinePoint2d', 'b', b);
  requirePoint2('lineLinePoint2d', 'c', c);
  requirePoint2('lineLinePoint2d', 'd', d);
  const p = [a[0]! + 0, a[1]! + 0, b[0]! + 0, b[1]! + 0];
  const q = [c[0]! + 0, c[1]! + 0, d[0]! + 0, d[1]! + 0];
  const point = new LineLinePointObject(p, 'points', q, 'points');
  return exists2(point) ? point : null;
}

/**
 * The point of the plane where the lines of two segments, rays or lines cross, of one kind or of two; null if they are
 * parallel or identical, or if a segment is a point. Whether the point lies on the rays or segments is another
 * question: this one is about the whole lines.
 *
 * @throws RangeError if a number is not finite or a direction is zero
 * @example
 * const ray = { origin: [0, 0], direction: [1, 1] };
 * coordinates2d(linearCrossingPoint2d(ray, { start: [0, 2], end: [2, 0] })!); // [1, 1]
 */
export function linearCrossingPoint2d(
  a: Segment | Ray | Line,
  b: Segment | Ray | Line,
): (LineLinePoint & Iterable<number>) | null {
  requireLinear2('linearCrossingPoint2d', 'a', a);
  requireLinear2('linearCrossingPoint2d', 'b', b);
  const point = new LineLinePointObject(numbersOf2(a), by(a), numbersOf2(b), by(b));
  return exists2(point) ? point : null;
}

/** How a shape gives its line. */
export function by(linear: Segment | Ray | Line): LineBy {
  return 'start' in linear ? 'points' : 'direction';
}

/** The four numbers of a line of the plane, without -0. */
export function numbersOf2(linear: Segment | Ray | Line): number[] {
  const [p, q] = 'start' in linear ? [linear.start, linear.end] : [linear.origin, linear.direction];
  return [p[0]! + 0, p[1]! + 0, q[0]! + 0, q[1]! + 0];
}
