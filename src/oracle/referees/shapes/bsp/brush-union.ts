import { BRUSH_COUNT, OTHER, planeCount, planePlace } from '../../../cases/bsp/brushes.js';
import { type Halfspace, valueAt } from '../halfspace.js';
import { feasible, type Inequality } from '../linear-programming.js';
import { type Exact, exact, multiply, type Rational3, type Vector, vectorAt } from '../vectors.js';

/**
 * The union of brushes over the rationals, without a tree: a point is within if it is within a brush, and it is inside
 * if there is no direction that leads out of all brushes that contain it. Brushes without an inside contribute nothing:
 * the union is the closure of its interior.
 */

/** A brush: where all of its forms are at most zero, for points in units of 1 / one. */
export type ExactBrush = readonly Halfspace[];

/** The brushes of a case that have an inside. */
export function exactBrushes(v: ArrayLike<number>, values: Exact): ExactBrush[] {
  const all = Array.from({ length: v[BRUSH_COUNT]! }, (_, brush) =>
    Array.from({ length: planeCount(v, brush) }, (_, i) => {
      const at = planePlace(brush, i);
      return { normal: vectorAt(values, at, 3), constant: values.numerators[at + 3]! * values.one };
    }),
  );
  return all.filter((brush) => feasible(brush.map(strictlyWithin)));
}

/** Behind a plane, and not on it. */
export function strictlyWithin({ normal, constant }: Halfspace): Inequality {
  return { normal: multiply(normal, -1n), constant: -constant, strict: true };
}

const AXES: readonly Vector[] = [
  [1n, 0n, 0n],
  [0n, 1n, 0n],
  [0n, 0n, 1n],
];

/** Whether no direction leads along a brush without an end. */
export function isBoundedBrush(brush: ExactBrush): boolean {
  const rays = brush.map(({ normal }): Inequality => ({ normal: multiply(normal, -1n), constant: 0n }));
  const ways = AXES.flatMap((axis) => [axis, multiply(axis, -1n)]);
  return !ways.some((way) => feasible([...rays, { normal: way, constant: 0n, strict: true }]));
}

/** Where a point lies to the union. */
export function locationInUnion(
  brushes: readonly ExactBrush[],
  p: Rational3,
): 'inside' | 'boundary' | 'outside' {
  const around = brushes.filter((brush) => brush.every((plane) => valueAt(plane, p) <= 0n));
  if (around.length === 0) return 'outside';
  const tight = around.map((brush) => brush.filter((plane) => valueAt(plane, p) === 0n));
  return leadsOut(tight, []) ? 'boundary' : 'inside';
}

/** Is there a direction in front of one of the planes of each list, and of those that are chosen already? */
function leadsOut(
  [planes, ...others]: readonly (readonly Halfspace[])[],
  chosen: readonly Inequality[],
): boolean {
  if (planes === undefined) return true;
  return planes.some(({ normal }) => {
    const all = [...chosen, { normal, constant: 0n, strict: true }];
    return feasible(all) && leadsOut(others, all);
  });
}

/** A point against the union of brushes over the rationals, without a tree. */

/** Inside, outside, or on the boundary of the closure of the union's interior. */
export function pointBrushesReferee(v: Float64Array): string {
  const values = exact(v);
  const [x, y, z] = vectorAt(values, OTHER, 3);
  return locationInUnion(exactBrushes(v, values), { x, y, z, w: 1n });
}
