/** Triangles and planes beside sets of half-spaces, which have been checked. */
import { rejectWords, requirePlane, requireTriangle3 } from '../../core/arguments/index.js';
import type { Plane, Triangle } from '../../core/shapes.js';
import { planeOf, side } from '../../implicit/index.js';
import type { HalfSpaceSet } from './engine/half-space-set.js';
import { KDopSet } from './engine/k-dop-set.js';
import { extremePoints } from './engine/set-contact.js';
import { triangleSet } from './engine/triangle-set.js';
import { sideOfWall } from './engine/wall.js';
import { type Frustum, frustumSet, requireFrustum } from './frustum.js';
import { type KDop, requireKDop } from './k-dop.js';

/** A triangle, checked. */
export function checkedTriangle(where: string, name: string, triangle: Triangle): Triangle {
  requireTriangle3(where, name, triangle);
  return triangle;
}

/** A plane, checked. */
export function checkedPlane(where: string, name: string, plane: Plane): Plane {
  requirePlane(where, name, plane);
  return plane;
}

/** A k-DOP as a convex set, checked. It may be empty. */
export function checkedKDop(where: string, name: string, dop: KDop): HalfSpaceSet {
  requireKDop(where, name, dop);
  return new KDopSet(dop);
}

/** A frustum with an end in every direction, checked. It may be empty. */
export function checkedFrustum(where: string, name: string, frustum: Frustum): HalfSpaceSet {
  requireFrustum(where, name, frustum);
  const set = frustumSet(frustum);
  if (!set.isBounded) rejectWords(where, name, 'bounded', 'a frustum without an end');
  return set;
}

/** Do a triangle and a set have a common point? All corners beyond one wall, or one in the set, tell without more. */
export function triangleMeetsSet(triangle: Triangle, set: HalfSpaceSet): boolean {
  const corners = [triangle.a, triangle.b, triangle.c];
  const sides = set.halfSpaces.map((wall) => corners.map((p) => sideOfWall(wall, p)));
  if (sides.some((row) => row.every((sign) => sign > 0))) return false;
  if (corners.some((_, i) => sides.every((row) => row[i]! <= 0))) return true;
  return extremePoints(triangleSet(triangle), set).length > 0;
}

/** Do a plane and a bounded set have a common point? It has corners on the plane, or on both sides. */
export function planeMeetsSet({ normal, constant }: Plane, { vertices }: HalfSpaceSet): boolean {
  const plane = planeOf({ normal, constant });
  const signs = vertices.map((vertex) => side(plane, vertex));
  return signs.includes(0) || (signs.includes(1) && signs.includes(-1));
}
