/** A vertex (point 0) and a triangle (points 1, 2, 3). */
import type { ContactPoint } from '../../core/contact.js';
import { edge, type Feature, face, vertex } from '../../core/feature.js';
import { type Encounter, NONE } from './encounter.js';
import { AXES, type Axis, type LinearMotion, type Pair, vanishes } from './linear-motion.js';
import type { Moment } from './moment.js';
import { coincide, collinearity, differences, featureOfSegment } from './on-segment.js';

/** The triangle's edges: edge i runs from vertex i to the next. */
const EDGES: readonly Pair[] = [
  [1, 2],
  [2, 3],
  [3, 1],
];

/** A component of the triangle's normal. */
const normal = (motion: LinearMotion, axis: Axis) => motion.cross([1, 2], [1, 3], axis);

/** How the vertex and an edge turn in a projection: as the normal, if the vertex is on the triangle's side of it. */
const turn = (motion: LinearMotion, [i, j]: Pair, axis: Axis) => motion.cross([0, i], [0, j], axis);

/** The corner between an edge and the next one. */
const CORNER_AFTER = [1, 2, 0] as const;

/**
 * The feature of a triangle that is none in a projection along an axis (its normal's component there is not 0), at a
 * time at which the vertex is in its plane.
 */
function featureInProjection(motion: LinearMotion, at: Moment, axis: Axis): Feature | null {
  const side = at(normal(motion, axis));
  const zeros: number[] = [];
  for (const [i, ends] of EDGES.entries()) {
    const sign = at(turn(motion, ends, axis)) * side;
    if (sign < 0) return null;
    if (sign === 0) zeros.push(i);
  }
  const [first, second] = zeros;
  if (first === undefined) return face(0);
  if (second === undefined) return edge(first);
  return vertex(CORNER_AFTER[second - first === 1 ? first : second]!);
}

/** The feature of a triangle that is a segment or a point: the union of its edges. */
function featureOfFlat(motion: LinearMotion, at: Moment): Feature | null {
  for (let i = 0; i < 3; i++) if (coincide(motion, at, [0, i + 1])) return vertex(i);
  const i = EDGES.findIndex((ends) => featureOfSegment(motion, at, 0, ends) !== null);
  return i < 0 ? null : edge(i);
}

export const vertexFace: Encounter = {
  count: 4,

  vanishing: (motion) => [motion.determinant()],

  critical(motion) {
    const axis = AXES.find((one) => !vanishes(normal(motion, one)));
    if (axis !== undefined) return [normal(motion, axis), ...EDGES.map((ends) => turn(motion, ends, axis))];
    return [...EDGES.flatMap((ends) => collinearity(motion, 0, ends)), ...differences(motion, 0, [1, 2, 3])];
  },

  contactAt(motion, at): readonly ContactPoint[] {
    const axis = AXES.find((one) => at(normal(motion, one)) !== 0);
    const feature = axis === undefined ? featureOfFlat(motion, at) : featureInProjection(motion, at, axis);
    return feature === null ? NONE : [{ a: vertex(0), b: feature }];
  },
};
