import { requireLinear3 } from '../core/arguments/index.js';
import type { Line, Ray, Segment } from '../core/shapes.js';
import type { ParameterLike, PointOnLine } from './data.js';
import { by } from './line-line-point2d.js';
import { sixNumbers } from './line-plane-point.js';
import { PointOnLineObject } from './objects/point-on-line.js';
import { parameterFrom } from './revive.js';

/**
 * The point start + t (end - start) of a segment, or origin + t direction of a ray or a line, for an exact parameter t.
 *
 * @throws RangeError if the carrier is none, a coordinate is not finite, or t is no `Parameter`
 * @example
 * const third = crossingParameter([0, 0, 0], [1, 1, 3], { normal: [0, 0, 1], constant: -1 })!;
 * coordinates(pointAt({ origin: [0, 0, 0], direction: [1, 1, 3] }, third)); // [1 / 3, 1 / 3, 1]
 */
export function pointAt(
  carrier: Segment | Ray | Line,
  parameter: ParameterLike,
): PointOnLine & Iterable<number> {
  requireLinear3('pointAt', 'carrier', carrier);
  const [p, q] = 'start' in carrier ? [carrier.start, carrier.end] : [carrier.origin, carrier.direction];
  return new PointOnLineObject(
    sixNumbers(p, q),
    by(carrier),
    parameterFrom('pointAt', 'parameter', parameter),
  );
}
