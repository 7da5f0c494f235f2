import type { Point2 } from '../../../core/shapes.js';
import {
  compareAngle2d,
  compareDirections2d,
  sortByAngle2d,
  sortDirections2d,
} from '../../../planar/linear/sort-by-angle.js';
import { orderText } from '../../answers/polygons.js';
import { made } from '../../cases/planar/shapes.js';

function pointsFrom(v: Float64Array, from: number): Point2[] {
  return Array.from({ length: 5 }, (_, i) => made.point(v, from + 2 * i));
}

/** The kernel's order of five points around the center in front of them, and where it sees equal angles. */
export function sortByAngleSubject(v: Float64Array): string {
  const [center, all] = [made.point(v, 0), pointsFrom(v, 2)];
  return orderText(sortByAngle2d(all, center), (i, j) => compareAngle2d(center, all[i]!, all[j]!));
}

/** The kernel's order of five directions, and which it sees as equal. */
export function sortDirectionsSubject(v: Float64Array): string {
  const all = pointsFrom(v, 0);
  return orderText(sortDirections2d(all), (i, j) => compareDirections2d(all[i]!, all[j]!));
}
