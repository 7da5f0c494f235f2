import { requireIndex, requireList } from '../core/arguments/index.js';
import { boxesOverlap as overlap, boxesOverlapBetween as overlapBetween } from './boxes.js';

/**
 * Do box i and box j of an array have a point in common? They are closed: touching at a face, an edge or a corner
 * counts. That the boxes are there is checked; that their numbers are boxes is not (see `requireBoxes`).
 *
 * Source: Ericson, Real-Time Collision Detection, 4.2.1.
 *
 * @throws RangeError naming the argument, if there is no box i or j
 * @example
 * boxesOverlap(new Float64Array([0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2]), 0, 1); // true: at a corner
 */
export function boxesOverlap(boxes: Float64Array, i: number, j: number): boolean {
  requireBox('boxesOverlap', 'boxes', boxes, 'i', i);
  requireBox('boxesOverlap', 'boxes', boxes, 'j', j);
  return overlap(boxes, i, j);
}

/**
 * Do box i of one array and box j of another have a point in common? As {@link boxesOverlap}.
 *
 * @throws RangeError naming the argument, if there is no box i or j
 * @example
 * const unit = new Float64Array([0, 0, 0, 1, 1, 1]);
 * boxesOverlapBetween(unit, 0, new Float64Array([2, 0, 0, 3, 1, 1]), 0); // false
 */
export function boxesOverlapBetween(a: Float64Array, i: number, b: Float64Array, j: number): boolean {
  requireBox('boxesOverlapBetween', 'a', a, 'i', i);
  requireBox('boxesOverlapBetween', 'b', b, 'j', j);
  return overlapBetween(a, i, b, j);
}

function requireBox(where: string, name: string, boxes: Float64Array, argument: string, i: number): void {
  requireList(where, name, 'a list of numbers', boxes);
  requireIndex(where, argument, i, Math.floor(boxes.length / 6));
}
