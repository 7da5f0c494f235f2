import type { Contact } from '../../core/contact.js';
import { requireObject } from '../../core/errors.js';
import type { ConvexPolyhedron, Tetrahedron } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { type ExactPlane, type PointLike3, side } from '../../implicit/index.js';
import { checkPoint, checkPoints } from '../hull/solid-arguments.js';
import { convexPolyhedronSolid } from './convex-polyhedron-solid.js';
import { edgeSeparation } from './edge-separation.js';
import type { Solid } from './solid.js';
import { contactOf, extremePoints, relationOfSolids } from './solid-contact.js';
import { tetrahedronSolid } from './tetrahedron-solid.js';

/**
 * A plane that separates two convex sets A and B, each on one side of it:
 *
 * - `face`: the plane of a face of the first (`of` is 'a') or the second set; a flat set has in place of faces its own
 *   plane and planes through its edges. `plane` has that set behind it or on it, the other one in front of it or on it;
 * - `edges`: the plane through the edge `a` of A, parallel to the edge `b` of B (each by its two vertices).
 *
 * For disjoint sets the other set (for `edges`: B) lies strictly on its side; for touching ones not both sets lie on
 * the plane.
 */
export type Separation =
  | { readonly type: 'face'; readonly of: 'a' | 'b'; readonly plane: ExactPlane }
  | {
      readonly type: 'edges';
      readonly a: readonly [number, number];
      readonly b: readonly [number, number];
    };

/** See {@link convexPolyhedronPair}. */
export interface SolidPair extends Contact {
  /** A plane that proves that the relative interiors do not meet, or, if disjoint, that nothing does. */
  readonly separation: Separation | undefined;
  /** A common point, if there is one: it proves the opposite. */
  readonly common: PointLike3 | undefined;
}

/** Whether signs lie on one side: all `want` where it must be strict, else none of the other sign. */
function onSide(signs: readonly Sign[], want: Sign, strict: boolean): boolean {
  return signs.every((sign) => (strict ? sign === want : sign !== -want));
}

function faceSeparation(of: 'a' | 'b', own: Solid, other: Solid, strict: boolean): Separation | undefined {
  for (const { plane, equality } of own.walls) {
    const signs = other.vertices.map((v) => side(plane, v));
    if (!onSide(signs, 1, strict)) continue;
    if (!equality || signs.includes(1)) return { type: 'face', of, plane };
  }
  return undefined;
}

/** A separating plane of disjoint (`strict`) or touching solids: it always exists among faces and pairs of edges. */
function separate(a: Solid, b: Solid, strict: boolean): Separation | undefined {
  const face = faceSeparation('a', a, b, strict) ?? faceSeparation('b', b, a, strict);
  if (face !== undefined) return face;
  const edges = edgeSeparation(a, b, strict);
  return edges === undefined ? undefined : { type: 'edges', ...edges };
}

/** {@link convexPolyhedronPair} for prepared solids whose vertices are plain points. */
function pairOf(a: Solid, b: Solid): SolidPair {
  const points = extremePoints(a, b);
  const relation = relationOfSolids(a, b, points);
  const apart = relation === 'disjoint' || relation === 'touching';
  return {
    relation,
    contact: contactOf(a, b, points),
    separation: apart ? separate(a, b, relation === 'disjoint') : undefined,
    common: points[0]?.point,
  };
}

/**
 * How do two convex polyhedra meet? The relation with its proof: a separating plane (of a face, or through an edge of
 * one parallel to an edge of the other) where the polyhedra are disjoint or touch, and a common point where they meet.
 * `contact` has the extreme points of the common part with both features, in no special order; features are numbered as
 * `convexPolyhedronSolid` says.
 *
 * All edges of each are clipped by the other; the extreme points of the common part are among the ends. Time: as
 * `convexPolyhedronSolid`, the edges of each times the faces of the other, and where only a pair of edges separates, a few signs
 * for each pair (of a flat polyhedron, each two vertices are an edge).
 *
 * Source: Ericson, Real-Time Collision Detection, 9.1 (boundary test) and 5.2.1 (separating axes).
 *
 * @throws RangeError if a polyhedron is not closed and convex, or a number is not finite
 * @example
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * const a = { vertices: [[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]], faces };
 * const b = { vertices: [[4, 0, 0], [9, 0, 0], [9, 4, 0], [9, 0, 4]], faces };
 * const { relation, contact, separation } = convexPolyhedronPair(a, b);
 * relation; // 'touching'
 * contact; // [{ a: { type: 'vertex', index: 1 }, b: { type: 'vertex', index: 0 } }]
 * separation.type; // 'face'
 */
export function convexPolyhedronPair(a: ConvexPolyhedron, b: ConvexPolyhedron): SolidPair {
  checkVertices('convexPolyhedronPair', a, b);
  return pairOf(convexPolyhedronSolid(a), convexPolyhedronSolid(b));
}

/**
 * Have two convex polyhedra a common point? Touching counts.
 *
 * @throws RangeError if a polyhedron is not closed and convex, or a number is not finite
 * @example
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * const a = { vertices: [[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]], faces };
 * const b = { vertices: [[2, 2, 2], [9, 2, 2], [2, 9, 2], [2, 2, 9]], faces };
 * convexPolyhedraIntersect(a, a); // true
 * convexPolyhedraIntersect(a, b); // false
 */
export function convexPolyhedraIntersect(a: ConvexPolyhedron, b: ConvexPolyhedron): boolean {
  checkVertices('convexPolyhedraIntersect', a, b);
  return intersect(convexPolyhedronSolid(a), convexPolyhedronSolid(b));
}

/** A common point, or a plane with both on their sides, whichever is found first. */
function intersect(a: Solid, b: Solid): boolean {
  if (faceSeparation('a', a, b, true) !== undefined || faceSeparation('b', b, a, true) !== undefined)
    return false;
  return extremePoints(a, b).length > 0;
}

/**
 * How do two tetrahedra meet? As `convexPolyhedronPair`, with the numbers of `tetrahedronSolid`; either orientation,
 * and flat ones are the convex hulls of their corners.
 *
 * Source: Ericson, Real-Time Collision Detection, 9.1 and 5.2.1.
 *
 * @throws RangeError if a corner has not three finite coordinates
 * @example
 * const a = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
 * tetrahedronPair(a, { a: [1, 1, 1], b: [5, 5, 5], c: [5, 6, 5], d: [5, 5, 6] }).relation; // 'overlapping'
 */
export function tetrahedronPair(a: Tetrahedron, b: Tetrahedron): SolidPair {
  checkCorners('tetrahedronPair', a, b);
  return pairOf(tetrahedronSolid(a), tetrahedronSolid(b));
}

/**
 * Have two tetrahedra a common point? Touching counts.
 *
 * @throws RangeError if a corner has not three finite coordinates
 * @example
 * const a = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
 * tetrahedraIntersect(a, { a: [2, 2, 2], b: [5, 5, 5], c: [5, 6, 5], d: [5, 5, 6] }); // false
 */
export function tetrahedraIntersect(a: Tetrahedron, b: Tetrahedron): boolean {
  checkCorners('tetrahedraIntersect', a, b);
  return intersect(tetrahedronSolid(a), tetrahedronSolid(b));
}

/** Names the polyhedron, too, that has a bad vertex. */
function checkVertices(where: string, a: ConvexPolyhedron, b: ConvexPolyhedron): void {
  requireObject(where, 'a', '{vertices, faces}', a);
  requireObject(where, 'b', '{vertices, faces}', b);
  checkPoints(where, 'a.vertices', a.vertices);
  checkPoints(where, 'b.vertices', b.vertices);
}

/** Names the tetrahedron, too, that has a bad corner. */
function checkCorners(where: string, a: Tetrahedron, b: Tetrahedron): void {
  requireObject(where, 'a', '{a, b, c, d}', a);
  requireObject(where, 'b', '{a, b, c, d}', b);
  for (const corner of ['a', 'b', 'c', 'd'] as const) {
    checkPoint(where, `a.${corner}`, a[corner]);
    checkPoint(where, `b.${corner}`, b[corner]);
  }
}
