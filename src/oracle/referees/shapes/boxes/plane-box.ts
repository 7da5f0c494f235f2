/**
 * All corners of the box on their sides, and the box cut by the plane over the rationals, with the features at the
 * corners of the section by membership. The kernel asks for the nearest and the farthest corner along the normal, and
 * only of a box that is cut for the others.
 */
import { cornersOf, cut } from '../clip.js';
import { dimensionOf } from '../contact.js';
import type { Halfspace } from '../halfspace.js';
import { featureAt, hullOf, type Shape } from '../shape.js';
import { type Exact, exact, signOf, vectorAt } from '../vectors.js';
import { centroid, exactBox, exactOrientedBox } from './shapes.js';

/** The answer for a plane and a box of any kind. */
function planeText(by: Halfspace, shape: Shape): string {
  const hull = hullOf(shape);
  const sides = shape.points.map((p) =>
    signOf(by.normal[0] * p[0] + by.normal[1] * p[1] + by.normal[2] * p[2] + by.constant),
  );
  const side = sides.every((s) => s >= 0) ? 1 : sides.every((s) => s <= 0) ? -1 : 0;
  const corners = cut(cornersOf(hull), by, 'equation').map(({ at }) => at);
  if (corners.length === 0) return `disjoint ${side} -`;
  const rest = [
    featureAt(shape, centroid(corners)),
    ...corners.map((corner) => `f0/${featureAt(shape, corner)}`).sort(),
  ].join(' ');
  if (sides.every((s) => s === 0)) return `overlapping 0 ${rest}`;
  if (side !== 0) return `touching ${side} ${rest}`;
  return `${dimensionOf(corners) < Math.min(2, hull.dimension) ? 'crossing' : 'overlapping'} 0 ${rest}`;
}

/** The plane of four values, in units in which points are numerators over `one`. */
export function exactPlane(values: Exact, at: number): Halfspace {
  return { normal: vectorAt(values, at, 3), constant: values.numerators[at + 3]! * values.one };
}

/** A plane and a box. */
export function planeBoxReferee(v: Float64Array): string {
  const values = exact(v);
  return planeText(exactPlane(values, 0), exactBox(values, 4));
}

/** A plane and an oriented box. */
export function planeOrientedBoxReferee(v: Float64Array): string {
  const values = exact(v);
  const constant = values.numerators[3]! * values.one * values.one;
  return planeText({ normal: vectorAt(values, 0, 3), constant }, exactOrientedBox(values, 4));
}
