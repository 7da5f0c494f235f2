import { requireList } from '../../core/errors.js';
import type { Point3, Ring } from '../../core/shapes.js';
import { type Convexity, polygonConvexity2d } from '../../planar/polygons/polygon-convexity.js';
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

/** Checks every vertex of a polygon in space. */
export function requirePolygon(where: string, polygon: Ring): void {
  requireList(where, 'polygon', 'a list of points', polygon);
  polygon.forEach((p, i) => {
    loadPoint(where, `polygon[${i}]`, FIRST, p);
  });
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
  requirePolygon('polygonPlanarity', polygon);
  const witness = affineBasis(polygon);
  const dimension = (witness.length - 1) as Planarity['dimension'];
  return { planar: dimension < 3, dimension, witness };
}

/** The coordinate that may be left out of points in the plane of three vertices that are not collinear. */
export function axisOf(polygon: Ring, [i, j, k]: readonly number[]): Axis {
  [i, j, k].forEach((index, place) => {
    loadPoint('axisOf', 'polygon', FIRST + 3 * place, polygon[index!]!);
  });
  return AXES.find((axis) => turn(axis, FIRST, FIRST + 3, FIRST + 6) !== 0)!;
}

/** A polygon without one coordinate: the next two in cyclic order stay. */
export function withoutAxis(polygon: Ring, axis: Axis): Point3[] {
  const [u, v] = axis === 0 ? [1, 2] : axis === 1 ? [2, 0] : [0, 1];
  return polygon.map((p) => [p[u]!, p[v]!]);
}

/**
 * Is a polygon in space convex? The answer of `polygonConvexity2d` for its plane, or `not planar`.
 *
 * `strictly-convex`, `convex` (some vertices are no corners), `not-convex`, `degenerate` (all vertices on one line).
 *
 * Source: Ericson, Real-Time Collision Detection, 3.7.1, with an exact projection instead of the quad's normals.
 *
 * @throws RangeError naming the vertex that has not three finite coordinates
 * @example
 * polygonConvexity3d([[0, 0, 0], [2, 0, 2], [2, 2, 4], [0, 2, 2]]); // 'strictly-convex'
 * polygonConvexity3d([[0, 0, 0], [2, 0, 2], [2, 2, 4], [0, 2, 3]]); // 'not planar'
 * polygonConvexity3d([[0, 0, 0], [4, 0, 0], [1, 1, 0], [0, 4, 0]]); // 'not-convex'
 */
export function polygonConvexity3d(polygon: Ring): Convexity | 'not planar' {
  const { dimension, witness } = polygonPlanarity(polygon);
  if (dimension === 3) return 'not planar';
  if (dimension < 2) return 'degenerate';
  return polygonConvexity2d(withoutAxis(polygon, axisOf(polygon, witness)));
}
