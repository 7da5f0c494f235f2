import { requireVertexAt } from '../../core/arguments/at.js';
import { requireTriangle3 } from '../../core/arguments/shapes.js';
import type { ContactPoint } from '../../core/contact.js';
import type { Coordinates, OrientedBox, Triangle } from '../../core/shapes.js';
import { shownWhole } from '../../core/shown-whole.js';
import { orientedBoxCorner } from '../../implicit/index.js';
import { triangleOrientedBoxSeparation } from '../../predicates/separating-axes/oriented-box-separation.js';
import { SEPARATED } from '../../predicates/separating-axes/separation.js';
import { OrientedBoxSet } from '../convex/engine/box-set.js';
import { hullWalls } from '../convex/engine/hull-walls.js';
import { trianglePoints } from '../convex/engine/triangle-set.js';
import { sideOfWall } from '../convex/engine/wall.js';
import { containmentOf } from './containment.js';
import { orientedBoxArrows, relationByAxes, triangleArrows } from './convex-relation.js';
import { orientedBoxNumbers, orientedBoxOf, requireOrientedBoxAt } from './oriented-box-numbers.js';
import { featureAt } from './point-oriented-box.js';
import type { TriangleBox } from './triangle-box.js';

/**
 * Do a triangle and an oriented box have a common point? Both are closed; triangles that are segments or points and
 * half sizes of zero are in the domain.
 *
 * Thirteen separating axes: the box's face normals, the triangle's normal, and the cross products of the box's axes
 * with the triangle's edges.
 *
 * Source: Eberly, 3D Game Engine Design, 6.4.3; Ericson, Real-Time Collision Detection, 5.2.9.
 *
 * @throws RangeError if a number is not finite, a half size is negative, or the axes are linearly dependent
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * triangleIntersectsOrientedBox({ a: [2, -1, 0], b: [2, 1, 0], c: [4, 0, 0] }, box); // true
 * triangleIntersectsOrientedBox({ a: [2.5, -1, 0], b: [2.5, 1, 0], c: [4, 0, 0] }, box); // false
 */
export function triangleIntersectsOrientedBox(triangle: Triangle, box: OrientedBox): boolean {
  const where = 'triangleIntersectsOrientedBox';
  requireTriangle3(where, 'triangle', triangle);
  const numbers = orientedBoxNumbers(where, 'box', box);
  return triangleOrientedBoxSeparation(numbers, 0, cornersOf(triangle), 0, 3, 6) !== SEPARATED;
}

/**
 * {@link triangleIntersectsOrientedBox} over flat buffers: the corners are the vertices i, j, k of `positions` (three
 * numbers each), the box is number `box` of `boxes` (15 numbers each: center, three axes, half sizes).
 *
 * @throws RangeError if a number is not finite, a half size is negative, or the axes are linearly dependent
 * @example
 * const box = [0, 0, 0, 1, 1, 0, -1, 1, 0, 0, 0, 1, 1, 1, 1];
 * triangleIntersectsOrientedBoxAt([2, -1, 0, 2, 1, 0, 4, 0, 0], 0, 1, 2, box, 0); // true
 */
export function triangleIntersectsOrientedBoxAt(
  positions: Coordinates,
  i: number,
  j: number,
  k: number,
  boxes: Coordinates,
  box: number,
): boolean {
  const where = 'triangleIntersectsOrientedBoxAt';
  requireVertexAt(where, 'positions', positions, 'i', i);
  requireVertexAt(where, 'positions', positions, 'j', j);
  requireVertexAt(where, 'positions', positions, 'k', k);
  requireOrientedBoxAt(where, 'boxes', boxes, 'box', box);
  return triangleOrientedBoxSeparation(boxes, 15 * box, positions, 3 * i, 3 * j, 3 * k) !== SEPARATED;
}

/**
 * How do a triangle and an oriented box meet? As for `triangleBox`: `disjoint`, `touching`, `crossing` (only a flat
 * box) or `overlapping`, what the triangle is to the box, and `contact`, which is found when it is first asked for. The
 * axes are taken as they are, and half sizes may be zero.
 *
 * @throws RangeError if a number is not finite, a half size is negative, or the axes are linearly dependent
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * const { relation, contact } = triangleOrientedBox({ a: [2, 0, 0], b: [4, 1, 0], c: [4, -1, 0] }, box);
 * relation; // 'touching'
 * contact; // [{ a: { type: 'vertex', index: 0 }, b: { type: 'edge', index: 9 } }]
 * triangleOrientedBox({ a: [2, 0, 0], b: [0, 2, 0], c: [0, 0, 0] }, box).containment; // 'inside'
 */
export function triangleOrientedBox(triangle: Triangle, box: OrientedBox): TriangleBox {
  requireTriangle3('triangleOrientedBox', 'triangle', triangle);
  const numbers = orientedBoxNumbers('triangleOrientedBox', 'box', box);
  const corners = cornersOf(triangle);
  const code = triangleOrientedBoxSeparation(numbers, 0, corners, 0, 3, 6);
  if (code === SEPARATED) return { relation: 'disjoint', contact: [], containment: 'none' };
  const { a, b, c } = triangle;
  const isInside =
    featureAt(numbers, a) !== null && featureAt(numbers, b) !== null && featureAt(numbers, c) !== null;
  let contact: readonly ContactPoint[] | undefined;
  return shownWhole({
    relation: relationByAxes(code, triangleArrows(triangle), orientedBoxArrows(box)),
    get contact() {
      contact ??= contactPoints(corners, orientedBoxOf(numbers));
      return contact;
    },
    containment: containmentOf(isInside, isFlat(box) && isInTriangle(box, triangle)),
  });
}

function contactPoints(n: readonly number[], box: OrientedBox): readonly ContactPoint[] {
  const triangle = { a: n.slice(0, 3), b: n.slice(3, 6), c: n.slice(6) };
  return trianglePoints(triangle, new OrientedBoxSet(box));
}

function isFlat({ halfSize }: OrientedBox): boolean {
  return halfSize[0] === 0 || halfSize[1] === 0 || halfSize[2] === 0;
}

/** Whether all corners of a flat box lie in the triangle. */
function isInTriangle(box: OrientedBox, { a, b, c }: Triangle): boolean {
  const walls = hullWalls([a, b, c]);
  for (let i = 0; i < 8; i++) {
    const corner = orientedBoxCorner(box, i);
    if (walls.some((wall) => sideOfWall(wall, corner) > 0)) return false;
  }
  return true;
}

function cornersOf({ a, b, c }: Triangle): readonly number[] {
  return [a[0]!, a[1]!, a[2]!, b[0]!, b[1]!, b[2]!, c[0]!, c[1]!, c[2]!];
}
