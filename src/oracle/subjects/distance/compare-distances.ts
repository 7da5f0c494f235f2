import { compareDistance, compareDistances, pointSegmentDistance } from '../../../distance/index.js';
import { pointOf, segmentOf } from '../../cases/shapes.js';

/** The kernel's order of two distances, and of the first and a radius. */
export function compareDistancesSubject(v: Float64Array): string {
  const first = pointSegmentDistance(pointOf(v, 0), segmentOf(v, 3));
  const second = pointSegmentDistance(pointOf(v, 9), segmentOf(v, 12));
  const order = compareDistances(first, second);
  const turned = compareDistances(second, first) === 0 - order ? '' : ' NOT ANTISYMMETRIC';
  return `${order} ${compareDistance(first, v[18]!)}${turned}`;
}
