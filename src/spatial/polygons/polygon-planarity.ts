import { requireRing3 } from '../../core/arguments/rings.js';
import { requireNoMore } from '../../core/arguments/surplus.js';
import type { Point3, Ring } from '../../core/shapes.js';
import { affineBasis } from '../hull/affine-hull.js';
import { AXES, type Axis, FIRST, loadPoint, turn } from '../triangles/workspace.js';

/** What dimension the vertices of a polygon in space have, and which of them show it. */
export interface Planarity {
  /** Whether all vertices lie in one plane: dimension 2 or less. */
  readonly planar: boolean;
  /** 0: one point; 1: on one line; 2: in one plane; 3: in none; -1: no vertices. */
  readonly dimension: -1 | 0 | 1 | 2 | 3;
  /** The numbers of the first affinely independent vertices: three that span the plane, or four that are in none. */
  readonly witness: readonly number[];
}

/**
 * Do the vertices of a polygon in space lie in one plane?
 *
 * Exactly, as doubles: a polygon of more than three vertices whose coordinates were rounded rarely does, unless it is
 * parallel to two axes. Four vertices that lie in no plane are named.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.7 and 12.4.2 (without its tolerance).
 *
 * @throws RangeError naming the vertex that has not three finite coordinates
 * @example
 * polygonPlanarity([[0, 0, 0], [2, 0, 0], [2, 2, 2], [0, 2, 2]]); // { planar: true, dimension: 2, witness: [0, 1, 2] }
 * polygonPlanarity([[0, 0, 0], [2, 0, 0], [2, 2, 2], [0, 2, 2.0000000000000004]]); // { planar: false, dimension: 3, witness: [0, 1, 2, 3] }
 */
export function polygonPlanarity(polygon: Ring): Planarity {
  if (arguments.length > 1) requireNoMore('polygonPlanarity', 1, arguments[1]);
  requireRing3('polygonPlanarity', 'polygon', polygon);
  return planarityOf(polygon);
}

/** {@link polygonPlanarity} of a polygon that has been checked. */
export function planarityOf(polygon: Ring): Planarity {
  const witness = affineBasis(polygon);
  const dimension = (witness.length - 1) as Planarity['dimension'];
  return { planar: dimension < 3, dimension, witness };
}

/** The coordinate that may be left out of points in the plane of three vertices that are not collinear. */
export function axisOf(polygon: Ring, [i, j, k]: readonly number[]): Axis {
  [i, j, k].forEach((index, place) => {
    loadPoint('', '', FIRST + 3 * place, polygon[index!]!);
  });
  return AXES.find((axis) => turn(axis, FIRST, FIRST + 3, FIRST + 6) !== 0)!;
}

/** A polygon without one coordinate: the next two in cyclic order stay. */
export function withoutAxis(polygon: Ring, axis: Axis): Point3[] {
  const [u, v] = axis === 0 ? [1, 2] : axis === 1 ? [2, 0] : [0, 1];
  return polygon.map((p) => [p[u]!, p[v]!]);
}
