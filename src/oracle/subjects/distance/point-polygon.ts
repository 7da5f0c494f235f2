import { pointPolygonDistance2d } from '../../../distance/index.js';
import { featureText } from '../../answers/text.js';
import { pointAndPolygon } from '../../cases/planar/rings.js';

/** The kernel's distance of a point from a polygon, and whether a point in the polygon is its own closest one. */
export function pointPolygonDistanceSubject(values: Float64Array): string {
  const [point, polygon, rule] = pointAndPolygon(values);
  const { squaredDistance, distance, unique, closest } = pointPolygonDistance2d(point, polygon, rule);
  const [pair] = closest;
  const squared = `${squaredDistance.numerator}/${squaredDistance.denominator}`;
  if (squared === '0/1') {
    const isOwn = unique && pair!.rounded.pointB.every((x, i) => x === point[i]) && closest.length === 1;
    return `within ${squared} ${distance}${isOwn ? '' : ' ELSEWHERE'}`;
  }
  const points = closest.map(({ b, rounded }) => `${featureText(b)}.${b.ring}(${rounded.pointB})`);
  const first = unique ? pair!.b.type : 'several';
  return [first, squared, distance, ...points].join(' ');
}
