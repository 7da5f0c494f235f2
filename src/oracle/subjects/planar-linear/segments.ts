import type { Point2 } from '../../../core/shapes.js';
import { exactCoordinates2d } from '../../../implicit/index.js';
import { crossingOrder2d } from '../../../planar/linear/crossing-order.js';
import { segmentIntersections2d } from '../../../planar/linear/segment-intersections.js';
import {
  compareAngle2d,
  compareDirections2d,
  sortByAngle2d,
  sortDirections2d,
} from '../../../planar/linear/sort-by-angle.js';
import { orderText } from '../../answers/polygons.js';
import { featureText } from '../../answers/text.js';
import { made, segmentsOf } from '../../cases/planar/shapes.js';

/** The kernel's order of the crossings with the second and the third segment's lines. */
export function crossingOrderSubject(v: Float64Array): -1 | 0 | 1 | null {
  return crossingOrder2d(made.segment(v, 0), made.segment(v, 4), made.segment(v, 8));
}

type PointLike = Parameters<typeof exactCoordinates2d>[0];

/** A point by its exact coordinates in lowest terms: `1/2,3/1`. */
function pointText(point: PointLike): string {
  const [x, y] = exactCoordinates2d(point);
  return [x, y].map(({ numerator, denominator }) => `${numerator}/${denominator}`).join(',');
}

/** The kernel's answer for a list of segments, once the answer for a flat array is seen to be the same. */
export function segmentIntersectionsSubject(values: Float64Array): string {
  const segments = segmentsOf(values);
  const { points, overlaps } = segmentIntersections2d(segments);
  const texts = [
    ...points.map(
      ({ point, segments: met }) =>
        `${pointText(point)}:${met.map(({ segment, feature }) => `${segment}${featureText(feature)}`).join()}`,
    ),
    ...overlaps.map(
      ({ start, end, segments: both }) => `${pointText(start)}..${pointText(end)}:${both.join()}`,
    ),
  ];
  const flat = segmentIntersections2d(values.slice(1, 1 + 4 * segments.length));
  const isSame = JSON.stringify(flat) === JSON.stringify({ points, overlaps });
  const kind = overlaps.length > 0 ? 'overlapping' : points.length > 0 ? 'meeting' : 'disjoint';
  return [kind, ...texts].join(' ') + (isSame ? '' : ' FLAT DIFFERS');
}

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
