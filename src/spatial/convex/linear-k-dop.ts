import type { Line, Ray, Segment } from '../../core/shapes.js';
import { kDopSolid } from './half-space-solid.js';
import type { KDop } from './k-dop.js';
import {
  hitsOf,
  lineComponent,
  meets,
  rayComponent,
  type SolidHits,
  segmentComponent,
} from './linear-solid.js';

/**
 * Where does a line pass through a k-DOP? Relation, entry and exit, each with both features and the exact
 * parameter, as `lineSolid` says. Features of the solid are numbered as `kDopSolid` says; prepare the solid by it
 * if many questions are asked.
 *
 * Source: Kay and Kajiya 1986; Ericson, Real-Time Collision Detection, 5.3.3 and 4.6.1.
 *
 * @throws RangeError if the direction is zero, a number is not finite, an axis is zero, the axes do not span space,
 *   or min > max
 * @example
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]];
 * const dop = { axes, min: [0, 0, 0, 0], max: [4, 4, 4, 4] };
 * const { relation, contact } = lineKDop({ origin: [1, 1, -2], direction: [0, 0, 2] }, dop);
 * relation; // 'overlapping'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['face', 4, 1], ['face', 7, 2]]
 */
export function lineKDop(line: Line, dop: KDop): SolidHits {
  return hitsOf(lineComponent('lineKDop', line), kDopSolid(dop));
}

/**
 * Where does a ray pass through a k-DOP? Relation, entry and exit, each with both features and the exact parameter,
 * as `raySolid` says. Features of the solid are numbered as `kDopSolid` says; prepare the solid by it if many
 * questions are asked.
 *
 * Source: Kay and Kajiya 1986; Ericson, Real-Time Collision Detection, 5.3.3 and 4.6.1.
 *
 * @throws RangeError if the direction is zero, a number is not finite, an axis is zero, the axes do not span space,
 *   or min > max
 * @example
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]];
 * const dop = { axes, min: [0, 0, 0, 0], max: [4, 4, 4, 4] };
 * const { relation, contact } = rayKDop({ origin: [1, 1, 1], direction: [1, 1, 1] }, dop);
 * relation; // 'overlapping'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['interior', 0, 0], ['face', 7, 1 / 3]]
 */
export function rayKDop(ray: Ray, dop: KDop): SolidHits {
  return hitsOf(rayComponent('rayKDop', ray), kDopSolid(dop));
}

/**
 * Where does a segment pass through a k-DOP? Relation, entry and exit, each with both features and the exact
 * parameter, as `segmentSolid` says. Features of the solid are numbered as `kDopSolid` says; prepare the solid by
 * it if many questions are asked.
 *
 * Source: Kay and Kajiya 1986; Ericson, Real-Time Collision Detection, 5.3.3 and 4.6.1.
 *
 * @throws RangeError if a number is not finite, an axis is zero, the axes do not span space, or min > max
 * @example
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]];
 * const dop = { axes, min: [0, 0, 0, 0], max: [4, 4, 4, 4] };
 * const { relation, contact } = segmentKDop({ start: [1, 1, 1], end: [1, 1, 9] }, dop);
 * relation; // 'overlapping'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['interior', 0, 0], ['face', 7, 1 / 8]]
 */
export function segmentKDop(segment: Segment, dop: KDop): SolidHits {
  return hitsOf(segmentComponent('segmentKDop', segment), kDopSolid(dop));
}

/**
 * Does a line meet a k-DOP? Touching counts.
 *
 * @throws RangeError if the direction is zero, a number is not finite, an axis is zero, the axes do not span space,
 *   or min > max
 * @example
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]];
 * const dop = { axes, min: [0, 0, 0, 0], max: [4, 4, 4, 4] };
 * lineIntersectsKDop({ origin: [1, 1, -2], direction: [0, 0, 2] }, dop); // true
 * lineIntersectsKDop({ origin: [3, 3, -2], direction: [0, 0, 2] }, dop); // false
 */
export function lineIntersectsKDop(line: Line, dop: KDop): boolean {
  return meets(lineComponent('lineIntersectsKDop', line), kDopSolid(dop));
}

/**
 * Does a ray meet a k-DOP? Touching counts.
 *
 * @throws RangeError if the direction is zero, a number is not finite, an axis is zero, the axes do not span space,
 *   or min > max
 * @example
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]];
 * const dop = { axes, min: [0, 0, 0, 0], max: [4, 4, 4, 4] };
 * rayIntersectsKDop({ origin: [1, 1, -2], direction: [0, 0, 2] }, dop); // true
 * rayIntersectsKDop({ origin: [1, 1, -2], direction: [0, 0, -2] }, dop); // false
 */
export function rayIntersectsKDop(ray: Ray, dop: KDop): boolean {
  return meets(rayComponent('rayIntersectsKDop', ray), kDopSolid(dop));
}

/**
 * Does a segment meet a k-DOP? Touching counts.
 *
 * @throws RangeError if a number is not finite, an axis is zero, the axes do not span space, or min > max
 * @example
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]];
 * const dop = { axes, min: [0, 0, 0, 0], max: [4, 4, 4, 4] };
 * segmentIntersectsKDop({ start: [1, 1, 1], end: [1, 1, 9] }, dop); // true
 * segmentIntersectsKDop({ start: [2, 2, 2], end: [1, 1, 9] }, dop); // false
 */
export function segmentIntersectsKDop(segment: Segment, dop: KDop): boolean {
  return meets(segmentComponent('segmentIntersectsKDop', segment), kDopSolid(dop));
}
