/** Points of the plane out of a pool, by other formulas than the kernel's, in integers over one denominator. */
import type { PlanarChoice } from '../../../cases/implicit.js';
import { add, cross, type Exact, type Rational3, rational, type Vector } from '../vectors.js';
import { poolPoint } from './points.js';

/** Lines as cross products of homogeneous points, their common point as the cross product of those. */
export function planarRefereePoint(values: Exact, { kind, indices }: PlanarChoice): Rational3 | undefined {
  const [a, b, c, d] = indices.map((i) => poolPoint(values, i, 2)) as [Vector, Vector, Vector, Vector];
  if (kind === 'plain') return rational(a);
  const [p, q] = kind === 'lines' ? [b, d] : [add(a, b), add(c, d)];
  const lift = ([x, y]: Vector): Vector => [x, y, 1n];
  const [x, y, w] = cross(cross(lift(a), lift(p)), cross(lift(c), lift(q)));
  if (w === 0n) return undefined;
  return w > 0n ? { x, y, z: 0n, w } : { x: -x, y: -y, z: 0n, w: -w };
}
