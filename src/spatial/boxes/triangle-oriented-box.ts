import type { OrientedBox, Triangle } from '../../core/shapes.js';
import { triangleOrientedBoxSeparation } from '../../predicates/separating-axes/oriented-box-separation.js';
import { SEPARATED } from '../../predicates/separating-axes/separation.js';
import { requireNumbersAt, requireTriangle } from './box-arguments.js';
import { orientedBoxArrows, relationOf, triangleArrows } from './convex-relation.js';
import { orientedBoxNumbers, requireOrientedBoxAt } from './oriented-box-arguments.js';
import { featureAt } from './point-oriented-box.js';
import type { TriangleBox } from './triangle-box.js';

/**
 * Have a triangle and an oriented box a common point? Both are closed; triangles that are segments or points and half
 * sizes of zero are in the domain.
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
  requireTriangle(where, 'triangle', triangle);
  return separation(triangle, orientedBoxNumbers(where, 'box', box)) !== SEPARATED;
}

/**
 * `triangleIntersectsOrientedBox` over flat buffers: the corners are the vertices number a, b and c of `positions` (three
 * numbers each), the box is number `box` of `boxes` (15 numbers each: center, three axes, half sizes).
 *
 * @throws RangeError if a number is not finite, a half size is negative, or the axes are linearly dependent
 * @example
 * const box = [0, 0, 0, 1, 1, 0, -1, 1, 0, 0, 0, 1, 1, 1, 1];
 * triangleIntersectsOrientedBoxAt([2, -1, 0, 2, 1, 0, 4, 0, 0], 0, 1, 2, box, 0); // true
 */
export function triangleIntersectsOrientedBoxAt(
  positions: ArrayLike<number>,
  a: number,
  b: number,
  c: number,
  boxes: ArrayLike<number>,
  box: number,
): boolean {
  const where = 'triangleIntersectsOrientedBoxAt';
  requireNumbersAt(where, 'positions', positions, 3, 'a', a);
  requireNumbersAt(where, 'positions', positions, 3, 'b', b);
  requireNumbersAt(where, 'positions', positions, 3, 'c', c);
  requireOrientedBoxAt(where, 'boxes', boxes, 'box', box);
  return triangleOrientedBoxSeparation(boxes, 15 * box, positions, 3 * a, 3 * b, 3 * c) !== SEPARATED;
}

/**
 * How a triangle and an oriented box meet: disjoint, touching, crossing (a flat box), overlapping; and whether the
 * triangle lies in the box.
 *
 * @throws RangeError if a number is not finite, a half size is negative, or the axes are linearly dependent
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * const touching = { a: [2, -1, 0], b: [2, 1, 0], c: [4, 0, 0] };
 * triangleOrientedBox(touching, box); // { relation: 'touching', contained: false }
 * triangleOrientedBox({ a: [2, 0, 0], b: [0, 2, 0], c: [0, 0, 0] }, box).contained; // true
 */
export function triangleOrientedBox(triangle: Triangle, box: OrientedBox): TriangleBox {
  requireTriangle('triangleOrientedBox', 'triangle', triangle);
  const numbers = orientedBoxNumbers('triangleOrientedBox', 'box', box);
  const code = separation(triangle, numbers);
  const relation = relationOf(code, triangleArrows(triangle), orientedBoxArrows(box));
  const { a, b, c } = triangle;
  return {
    relation,
    contained: code !== SEPARATED && [a, b, c].every((p) => featureAt(numbers, p) !== null),
  };
}

function separation({ a, b, c }: Triangle, box: readonly number[]) {
  const positions = [a[0]!, a[1]!, a[2]!, b[0]!, b[1]!, b[2]!, c[0]!, c[1]!, c[2]!];
  return triangleOrientedBoxSeparation(box, 0, positions, 0, 3, 6);
}
