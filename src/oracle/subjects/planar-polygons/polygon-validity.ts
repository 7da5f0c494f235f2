import { exactCoordinates2d } from '../../../implicit/index.js';
import { isValidPolygon2d, polygonValidity2d } from '../../../planar/polygons/polygon-validity.js';
import { polygonFeatureText } from '../../answers/text.js';
import { anyPolygon } from '../../cases/planar/rings.js';

type PointLike = Parameters<typeof exactCoordinates2d>[0];

function pointText(point: PointLike): string {
  return exactCoordinates2d(point)
    .map(({ numerator, denominator }) => `${numerator}/${denominator}`)
    .join();
}

/** All that the kernel says, and whether the boolean says the same. */
export function subject(values: Float64Array): string {
  const polygon = anyPolygon(values);
  const { valid, faults, orientations, repeated } = polygonValidity2d(polygon);
  const texts = faults.map(({ type: kind, rings, points, features }) =>
    [kind, rings.join(), points.map(pointText).join('..'), features.map(polygonFeatureText).join()].join(':'),
  );
  const isSame = isValidPolygon2d(polygon) === valid && valid === (faults.length === 0);
  const tail = [`ways:${orientations.join()}`, `repeated:${repeated.map(polygonFeatureText).join()}`];
  return [...(valid ? ['valid'] : texts), ...tail].join(' ') + (isSame ? '' : ' BOOLEAN DIFFERS');
}
