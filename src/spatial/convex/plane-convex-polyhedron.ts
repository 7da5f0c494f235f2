import type { Relation } from '../../core/contact.js';
import { reject, requireList, requireObject } from '../../core/errors.js';
import type { ConvexPolyhedron, Plane, Point3, Tetrahedron } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { requirePlane, requireVector } from '../boxes/box-arguments.js';
import { affineBasis } from '../hull/affine-hull.js';
import { sideOf } from '../triangles/plane-or-triangle.js';

/** How the convex hull of a few points lies to a plane. */
export interface PlaneConvexPolyhedron {
  /**
   * `disjoint`; `touching`: a vertex, edge or face lies in the plane, the rest on one side; `crossing`: what is flat is
   * cut; `overlapping`: a solid is cut, or something flat lies in the plane.
   */
  readonly relation: Relation;
  /** 1: all of it is in front of the plane (touching or not), -1: behind it; 0: on both sides, or in the plane. */
  readonly side: Sign;
  /** The side of each vertex: those with 0 are what touches. */
  readonly sides: readonly Sign[];
}

function sidesOf(
  where: string,
  plane: Plane,
  vertices: readonly Point3[],
  name: (i: number) => string,
): Sign[] {
  requirePlane(where, 'plane', plane);
  vertices.forEach((v, i) => {
    requireVector(where, name(i), v);
  });
  return vertices.map((v) => sideOf(plane, v));
}

function cornersOf({ a, b, c, d }: Tetrahedron): Point3[] {
  return [a, b, c, d];
}

function tetrahedronSides(where: string, plane: Plane, tetrahedron: Tetrahedron): Sign[] {
  requireObject(where, 'tetrahedron', '{a, b, c, d}', tetrahedron);
  return sidesOf(where, plane, cornersOf(tetrahedron), (i) => `tetrahedron.${'abcd'[i]}`);
}

function polyhedronSides(where: string, plane: Plane, polyhedron: ConvexPolyhedron): Sign[] {
  requireObject(where, 'polyhedron', '{vertices, faces}', polyhedron);
  const { vertices } = polyhedron;
  requireList(where, 'polyhedron.vertices', 'a list of points', vertices);
  if (vertices.length === 0) reject(where, 'polyhedron.vertices', 'at least one point', vertices);
  return sidesOf(where, plane, vertices, (i) => `polyhedron.vertices[${i}]`);
}

/** Whether not all are strictly on one side. */
function meets(sides: readonly Sign[]): boolean {
  return sides.some((side) => side >= 0) && sides.some((side) => side <= 0);
}

function classify(sides: readonly Sign[], vertices: readonly Point3[]): PlaneConvexPolyhedron {
  const [front, behind] = [sides.includes(1), sides.includes(-1)];
  if (front && behind) {
    const relation = affineBasis(vertices).length === 4 ? 'overlapping' : 'crossing';
    return { relation, side: 0, sides };
  }
  const side = front ? 1 : behind ? -1 : 0;
  const relation = side === 0 ? 'overlapping' : sides.includes(0) ? 'touching' : 'disjoint';
  return { relation, side, sides };
}

/**
 * How a tetrahedron lies to a plane: in front, behind, touching, or cut; and the side of each vertex. Flat tetrahedra are in
 * the domain.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.8 (supporting plane).
 *
 * @throws RangeError naming the argument, if a number is not finite or the normal is zero
 * @example
 * const t = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
 * planeTetrahedron({ normal: [1, 1, 1], constant: -4 }, t); // { relation: 'touching', side: -1, sides: [-1, 0, 0, 0] }
 * planeTetrahedron({ normal: [0, 0, 1], constant: -1 }, t).relation; // 'overlapping'
 */
export function planeTetrahedron(plane: Plane, tetrahedron: Tetrahedron): PlaneConvexPolyhedron {
  return classify(tetrahedronSides('planeTetrahedron', plane, tetrahedron), cornersOf(tetrahedron));
}

/**
 * Have a plane and a tetrahedron a common point? Touching counts.
 *
 * @throws RangeError naming the argument, if a number is not finite or the normal is zero
 * @example
 * const t = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
 * planeIntersectsTetrahedron({ normal: [1, 1, 1], constant: -5 }, t); // false
 */
export function planeIntersectsTetrahedron(plane: Plane, tetrahedron: Tetrahedron): boolean {
  return meets(tetrahedronSides('planeIntersectsTetrahedron', plane, tetrahedron));
}

/**
 * How a convex polyhedron lies to a plane: in front, behind, touching, or cut; and the side of each vertex. The faces are not
 * looked at: the answer is that for the convex hull of the vertices, which may be flat.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.8 (supporting plane).
 *
 * @throws RangeError naming the argument, if a number is not finite, the normal is zero, or there is no vertex
 * @example
 * const vertices = [[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]];
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * planeConvexPolyhedron({ normal: [0, 0, 2], constant: 0 }, { vertices, faces }); // { relation: 'touching', side: 1, sides: [0, 0, 0, 1] }
 */
export function planeConvexPolyhedron(plane: Plane, polyhedron: ConvexPolyhedron): PlaneConvexPolyhedron {
  return classify(polyhedronSides('planeConvexPolyhedron', plane, polyhedron), polyhedron.vertices);
}

/**
 * Have a plane and a convex polyhedron a common point? Touching counts.
 *
 * @throws RangeError naming the argument, if a number is not finite, the normal is zero, or there is no vertex
 * @example
 * const vertices = [[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]];
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * planeIntersectsConvexPolyhedron({ normal: [0, 0, 2], constant: 1 }, { vertices, faces }); // false
 */
export function planeIntersectsConvexPolyhedron(plane: Plane, polyhedron: ConvexPolyhedron): boolean {
  return meets(polyhedronSides('planeIntersectsConvexPolyhedron', plane, polyhedron));
}
