/** A point and a segment that move: what they have in common at one time. */
import type { Coefficients } from '../../arithmetic/integer-polynomials.js';
import { edge, type Feature, vertex } from '../../core/feature.js';
import { AXES, type LinearMotion, type Pair } from './linear-motion.js';
import type { Moment } from './moment.js';

/** Components of a cross product that are all 0 where p is on the line through a and b, or these are one point. */
export function collinearity(motion: LinearMotion, p: number, [a, b]: Pair): Coefficients[] {
  return AXES.map((axis) => motion.cross([p, a], [p, b], axis));
}

/** The coordinates of points beside those of p: what changes where p passes an end. */
export function differences(motion: LinearMotion, p: number, ends: readonly number[]): Coefficients[] {
  return ends.flatMap((end) => AXES.map((axis) => motion.difference([p, end], axis)));
}

/** Whether two points are in one place. */
export function coincide(motion: LinearMotion, at: Moment, pair: Pair): boolean {
  return AXES.every((axis) => at(motion.difference(pair, axis)) === 0);
}

/**
 * The feature of the segment from a to b that p is on: vertex 0 or 1, or edge 0; `null` if it is on none. On the line,
 * p is on the segment where each of its coordinates is between those of the ends. A segment may be a point.
 */
export function featureOfSegment(motion: LinearMotion, at: Moment, p: number, ends: Pair): Feature | null {
  const [a, b] = ends;
  for (const axis of AXES) {
    const [first, second] = [at(motion.difference([p, a], axis)), at(motion.difference([p, b], axis))];
    if (first * second > 0) return null;
  }
  if (collinearity(motion, p, ends).some((component) => at(component) !== 0)) return null;
  if (coincide(motion, at, [p, a])) return vertex(0);
  return coincide(motion, at, [p, b]) ? vertex(1) : edge(0);
}
