import {
  boxPolygonDistance2d,
  linePolygonDistance2d,
  type PolygonDistance2d,
  polygonPolygonDistance2d,
  rayPolygonDistance2d,
  segmentPolygonDistance2d,
  trianglePolygonDistance2d,
} from '../../../distance/index.js';
import { distanceText } from '../../answers/distances.js';
import { polygonFeatureText } from '../../answers/text.js';
import { type PolygonPartner, polygonPartners } from '../../cases/distance/polygons.js';

type Measure = (a: never, b: never, rule: never) => PolygonDistance2d;

const MEASURES: Readonly<Record<PolygonPartner, Measure>> = {
  line: linePolygonDistance2d,
  ray: rayPolygonDistance2d,
  segment: segmentPolygonDistance2d,
  triangle: trianglePolygonDistance2d,
  box: boxPolygonDistance2d,
  polygon: polygonPolygonDistance2d,
};

/** The kernel's distance of a shape from a polygon. */
export function polygonDistanceSubject(kind: PolygonPartner): (values: Float64Array) => string {
  const shapesOf = polygonPartners(kind);
  const measure = MEASURES[kind] as (...shapes: readonly unknown[]) => PolygonDistance2d;
  return (values) => {
    const { squaredDistance, distance, unique, closest } = measure(...shapesOf(values));
    return distanceText({
      squared: `${squaredDistance.numerator}/${squaredDistance.denominator}`,
      distance,
      isUnique: unique,
      pairs: closest.map(({ a, b, rounded }) => ({
        a: polygonFeatureText(a),
        b: polygonFeatureText(b),
        ...rounded,
      })),
    });
  };
}
