import { requireNoMore, requireNoNumber, requireNotNegative } from '../core/arguments/index.js';
import { UNDECIDED } from '../core/sign.js';
import { compareDistance } from '../distance/index.js';
import { ask, bothKnown, noAnswer, type Row, rowOf, type Table } from './dispatch.js';
import { PLANAR_DISTANCES, SPATIAL_DISTANCES } from './generated/distances.js';
import type { AnswerAt, Partner, Shape } from './shape.js';
import { turnedDistance } from './turned.js';
import { compareNearly } from './within/is-near.js';
import { readAroundPoints } from './within/read-around.js';

/** The pairs of types that `distance` answers. */
export type DistancePair = keyof typeof PLANAR_DISTANCES | keyof typeof SPATIAL_DISTANCES;

/** The functions of the plane and of space. */
export const TABLES: readonly [plane: Table, space: Table] = [PLANAR_DISTANCES, SPATIAL_DISTANCES];

/** How far two shapes are apart: the answer of the named function, in the order of the call. */
export type ShapeDistance<A extends Shape, B extends Shape> =
  | AnswerAt<typeof PLANAR_DISTANCES, A, B>
  | AnswerAt<typeof SPATIAL_DISTANCES, A, B>;

/**
 * How far are two shapes apart, exactly, and where? Any two shapes for which there is a function of
 * `unerring/distance`; spheres, capsules and lozenges with these and each other; circles of the plane; points and
 * cones, cylinders, circles or disks of space; points, segments and polygons with polygon sets (`null` from an empty
 * one). In either order: the answer is that of the named function, with the first shape's points first.
 *
 * @throws RangeError naming the argument, if a shape has no `type` or is none, if one lies in the plane and the other
 *   one in space, or if there is no answer for the two types
 * @example
 * const box = { type: 'box', min: [0, 0, 0], max: [1, 1, 1] } as const;
 * distance(box, [4, 5, 1]).distance; // 5
 * distance(box, [4, 5, 1]).closest[0].rounded.pointA; // [1, 1, 1]
 */
export function distance<A extends Shape, B extends Partner<DistancePair, A>>(
  a: A,
  b: B,
): ShapeDistance<A, B> {
  if (arguments.length > 2) requireNoMore('distance', 2, arguments[2]);
  return distanceOf('distance', a, b) as ShapeDistance<A, B>;
}

/**
 * Are two shapes at most r apart, exactly? Any two shapes that `distance` takes, in either order.
 *
 * @throws RangeError as `distance`, and if r is negative or not finite
 * @example
 * const box = { type: 'box', min: [0, 0, 0], max: [1, 1, 1] } as const;
 * isWithin(box, [4, 5, 1], 5); // true
 * isWithin(box, [4, 5, 1], 4.999999999999999); // false
 */
export function isWithin<A extends Shape>(a: A, b: Partner<DistancePair, A>, r: number): boolean {
  if (arguments.length > 3) requireNoNumber('isWithin', 3, arguments[3]);
  requireNotNegative('isWithin', 'r', r);
  return shapesAreWithin(a, b, r);
}

function shapesAreWithin(a: Shape, b: Shape, r: number): boolean {
  const sign = compareNearly(a, b, r);
  if (sign !== UNDECIDED) return sign <= 0;
  const row = rowOfDistance('isWithin', a, b);
  // A name of its own: observe/cascades.ts looks for the text, and a bundler changes names that stand twice.
  const pointsSign = compareNearly(a, b, r, readAroundPoints);
  if (pointsSign === 1) return false;
  // How far they are apart does not depend on which comes first.
  const answer = ask('isWithin', row);
  // From an empty polygon set nothing is any distance apart.
  return answer !== null && compareDistance(answer as Parameters<typeof compareDistance>[0], r) <= 0;
}

function distanceOf(where: string, a: Shape, b: Shape): unknown {
  const row = rowOfDistance(where, a, b);
  const answer = ask(where, row);
  return row.isSwapped ? turnedDistance(answer as never) : answer;
}

function rowOfDistance(where: string, a: Shape, b: Shape): Row {
  const [x, y] = bothKnown(where, a, b);
  return rowOf(TABLES[x.isPlanar ? 0 : 1], x, y) ?? noAnswer(where, x, y);
}
