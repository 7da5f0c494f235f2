import { reject, requireObject } from '../core/errors.js';
import type { Line, Ray, Segment } from '../core/shapes.js';
import { cross, type ImplicitPoint2, requirePoint2 } from './implicit-point2.js';
import { cross2d, type Parameter } from './parameter.js';

/** The numbers of a line, ray or segment: a point, then a second point or a direction. */
function numbersOf(where: string, name: string, linear: Segment | Ray | Line): number[] {
  requireObject(where, name, '{start, end} or {origin, direction}', linear);
  const [first, second] = 'start' in linear ? ['start', 'end'] : ['origin', 'direction'];
  const [p, q] = 'start' in linear ? [linear.start, linear.end] : [linear.origin, linear.direction];
  requirePoint2(where, `${name}.${first}`, p);
  requirePoint2(where, `${name}.${second}`, q);
  if (second === 'direction' && q[0] === 0 && q[1] === 0) {
    reject(where, `${name}.direction`, 'other than zero', '(0, 0)');
  }
  return [p[0]!, p[1]!, q[0]!, q[1]!];
}

/**
 * The point of the plane where the lines of two segments, rays or lines cross, of one kind or of two; undefined if they
 * are parallel or identical, or if a segment is a point. Whether the point lies on the rays or segments is another
 * question: this one is about the whole lines.
 *
 * @throws RangeError if a number is not finite or a direction is zero
 * @example
 * const ray = { origin: [0, 0], direction: [1, 1] };
 * coordinates2d(linearCrossingPoint(ray, { start: [0, 2], end: [2, 0] })!); // [1, 1]
 */
export function linearCrossingPoint(
  a: Segment | Ray | Line,
  b: Segment | Ray | Line,
): ImplicitPoint2 | undefined {
  const p = numbersOf('linearCrossingPoint', 'a', a);
  return cross(p, 'start' in a, numbersOf('linearCrossingPoint', 'b', b), 'start' in b);
}

/**
 * Where on a that point is, exactly: the t of start + t · (end - start), or of origin + t · direction. Undefined if the
 * lines are parallel or identical, or if a segment is a point.
 *
 * @throws RangeError if a number is not finite or a direction is zero
 * @example
 * const ray = { origin: [0, 0], direction: [3, 3] };
 * linearCrossingParameter2d(ray, { start: [0, 2], end: [2, 0] })!.toNumber(); // 1 / 3
 */
export function linearCrossingParameter2d(
  a: Segment | Ray | Line,
  b: Segment | Ray | Line,
): Parameter | undefined {
  const p = numbersOf('linearCrossingParameter2d', 'a', a);
  return cross2d(p, 'start' in a, numbersOf('linearCrossingParameter2d', 'b', b), 'start' in b);
}
