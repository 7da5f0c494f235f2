/** Booleans over flat buffers: boxes of 6 numbers, oriented boxes of 15, triangles by the numbers of their vertices. */
import { requireBoxAt, requireVertexAt } from '../../core/arguments/at.js';
import type { Coordinates } from '../../core/shapes.js';
import {
  orientedBoxesSeparation,
  triangleOrientedBoxSeparation,
} from '../../predicates/separating-axes/oriented-box-separation.js';
import { SEPARATED } from '../../predicates/separating-axes/separation.js';
import { boxNumbersMeet } from './box-pair.js';
import { requireOrientedBoxAt } from './oriented-box-numbers.js';
import { triangleBoxSeparation } from './triangle-box-axes.js';

/**
 * {@link boxesIntersect} for boxes in flat buffers, six numbers each, min before max: box number i of the first and
 * number j of the second, which may be the same. Allocates nothing.
 *
 * @throws RangeError if a number is not finite, or min > max in a coordinate
 * @example
 * boxesIntersectAt([0, 0, 0, 1, 1, 1, 2, 0, 0, 3, 1, 1], 0, [0, 0, 0, 2, 2, 2], 0); // true
 */
export function boxesIntersectAt(boxes: Coordinates, i: number, boxesB: Coordinates, j: number): boolean {
  requireBoxAt('boxesIntersectAt', 'boxes', boxes, 'i', i);
  requireBoxAt('boxesIntersectAt', 'boxesB', boxesB, 'j', j);
  const [k, l] = [6 * i, 6 * j];
  return boxNumbersMeet(boxes, k, boxes, k + 3, boxesB, l, boxesB, l + 3);
}

/**
 * {@link orientedBoxesIntersect} over flat buffers, 15 numbers each (center, three axes, half sizes): box number i of
 * the first and number j of the second, which may be the same. Allocates nothing unless the boxes are so close to
 * touching that big integers must decide.
 *
 * @throws RangeError if a number is not finite, a half size is negative, or the axes are linearly dependent
 * @example
 * const boxes = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 3, 0, 0, 1, 1, 0, -1, 1, 0, 0, 0, 1, 1, 1, 1];
 * orientedBoxesIntersectAt(boxes, 0, boxes, 1); // true: an edge of the second lies in a face of the first
 */
export function orientedBoxesIntersectAt(
  boxes: Coordinates,
  i: number,
  boxesB: Coordinates,
  j: number,
): boolean {
  requireOrientedBoxAt('orientedBoxesIntersectAt', 'boxes', boxes, 'i', i);
  requireOrientedBoxAt('orientedBoxesIntersectAt', 'boxesB', boxesB, 'j', j);
  return orientedBoxesSeparation(boxes, 15 * i, boxesB, 15 * j) !== SEPARATED;
}

/**
 * {@link triangleIntersectsBox} over flat buffers: the corners are the vertices i, j, k of `positions` (three numbers
 * each), the box is number `box` of `boxes` (six numbers each, min before max). Allocates nothing.
 *
 * @throws RangeError if a number is not finite, or min > max in a coordinate
 * @example
 * triangleIntersectsBoxAt([3, 0, 0, 0, 3, 0, 0, 0, 3], 0, 1, 2, [0, 0, 0, 1, 1, 1], 0); // true
 */
export function triangleIntersectsBoxAt(
  positions: Coordinates,
  i: number,
  j: number,
  k: number,
  boxes: Coordinates,
  box: number,
): boolean {
  requireVertexAt('triangleIntersectsBoxAt', 'positions', positions, 'i', i);
  requireVertexAt('triangleIntersectsBoxAt', 'positions', positions, 'j', j);
  requireVertexAt('triangleIntersectsBoxAt', 'positions', positions, 'k', k);
  requireBoxAt('triangleIntersectsBoxAt', 'boxes', boxes, 'box', box);
  const [p, q, r, b] = [3 * i, 3 * j, 3 * k, 6 * box];
  return (
    triangleBoxSeparation(positions, p, positions, q, positions, r, boxes, b, boxes, b + 3, SEPARATED) !==
    SEPARATED
  );
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
