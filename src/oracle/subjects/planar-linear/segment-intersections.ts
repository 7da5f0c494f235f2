import { exactCoordinates2d } from '../../../implicit/index.js';
import { segmentIntersections2d } from '../../../planar/linear/segment-intersections.js';
import { featureText } from '../../answers/text.js';
import { segmentsOf } from '../../cases/planar/shapes.js';

type PointLike = Parameters<typeof exactCoordinates2d>[0];

/** A point by its exact coordinates in lowest terms: `1/2,3/1`. */
function pointText(point: PointLike): string {
  const [x, y] = exactCoordinates2d(point);
  return [x, y].map(({ numerator, denominator }) => `${numerator}/${denominator}`).join(',');
}

/** The kernel's answer for a list of segments, once the answer for a flat array is seen to be the same. */
export function subject(values: Float64Array): string {
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
