/** Two edges: from point 0 to point 1, and from point 2 to point 3. */
import type { ContactPoint } from '../../core/contact.js';
import { edge, type Feature, vertex } from '../../core/feature.js';
import type { Sign } from '../../core/sign.js';
import { type Encounter, NONE } from './encounter.js';
import { AXES, type Axis, type LinearMotion, type Pair, vanishes } from './linear-motion.js';
import type { Moment } from './moment.js';
import { collinearity, differences, featureOfSegment } from './on-segment.js';

const FIRST: Pair = [0, 1];
const SECOND: Pair = [2, 3];

/** A component of the cross product of both edges: not 0 for all axes where they are no parallels and no points. */
const normal = (motion: LinearMotion, axis: Axis) => motion.cross(FIRST, SECOND, axis);

/** How an edge and a point turn in a projection. */
const turn = (motion: LinearMotion, [i, j]: Pair, p: number, axis: Axis) =>
  motion.cross([p, i], [p, j], axis);

/**
 * The feature of an edge by the signs of its ends beside the other edge's line, which it crosses; `null` if it ends
 * before.
 */
function featureBetween(start: Sign, end: Sign): Feature | null {
  if (start * end > 0) return null;
  return start === 0 ? vertex(0) : end === 0 ? vertex(1) : edge(0);
}

/** Coplanar edges whose lines cross in one point, also in the projection along an axis. */
function contactOfCrossing(motion: LinearMotion, at: Moment, axis: Axis): readonly ContactPoint[] {
  const side = (line: Pair, p: number): Sign => at(turn(motion, line, p, axis));
  const a = featureBetween(side(SECOND, 0), side(SECOND, 1));
  if (a === null) return NONE;
  const b = featureBetween(side(FIRST, 2), side(FIRST, 3));
  return b === null ? NONE : [{ a, b }];
}

/** Whether the second edge runs along the first one in the other direction; neither is a point. */
function isOpposite(motion: LinearMotion, at: Moment): boolean {
  return AXES.some((axis) => at(motion.difference(FIRST, axis)) * at(motion.difference(SECOND, axis)) < 0);
}

/**
 * Parallel edges, or such as are points: the extreme points of what they have in common are ends, in their order along
 * the first edge.
 */
function contactOfParallels(motion: LinearMotion, at: Moment): readonly ContactPoint[] {
  const found: ContactPoint[] = [];
  const add = (a: Feature | null, b: Feature | null): void => {
    if (a === null || b === null || found.some((one) => one.a === a && one.b === b)) return;
    found.push({ a, b });
  };
  const addEnd = (i: number): void =>
    add(featureOfSegment(motion, at, i, FIRST), featureOfSegment(motion, at, i, SECOND));
  addEnd(0);
  for (const i of isOpposite(motion, at) ? [3, 2] : [2, 3]) addEnd(i);
  addEnd(1);
  return found;
}

export const edgeEdge: Encounter = {
  count: 4,

  vanishing: (motion) => [motion.determinant()],

  critical(motion) {
    const axis = AXES.find((one) => !vanishes(normal(motion, one)));
    const ends = [
      [FIRST, 2],
      [FIRST, 3],
      [SECOND, 0],
      [SECOND, 1],
    ] as const;
    if (axis !== undefined)
      return [normal(motion, axis), ...ends.map(([line, p]) => turn(motion, line, p, axis))];
    return [
      ...ends.flatMap(([line, p]) => collinearity(motion, p, line)),
      ...ends.flatMap(([line, p]) => differences(motion, p, line)),
    ];
  },

  contactAt(motion, at) {
    const axis = AXES.find((one) => at(normal(motion, one)) !== 0);
    return axis === undefined ? contactOfParallels(motion, at) : contactOfCrossing(motion, at, axis);
  },
};
