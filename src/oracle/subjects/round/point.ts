import type { PointLocation } from '../../../core/location.js';
import {
  capsuleContainsPoint,
  capsuleContainsPoint2d,
  circleContainsPoint2d,
  coneContainsPoint,
  cylinderContainsPoint,
  ellipseContainsPoint2d,
  ellipsoidContainsPoint,
  infiniteCylinderContainsPoint,
  lozengeContainsPoint,
  pointCapsule,
  pointCapsule2d,
  pointCircle2d,
  pointCone,
  pointCylinder,
  pointEllipse2d,
  pointEllipsoid,
  pointInfiniteCylinder,
  pointLozenge,
  pointSphere,
  pointTruncatedCone,
  sphereContainsPoint,
  truncatedConeContainsPoint,
} from '../../../round/index.js';
import { featureText } from '../../answers/text.js';
import { booleanName, pairName, type RoundKind, shapeAt } from '../../cases/round/operands.js';

type Ask = (a: never, b: never) => unknown;

const FUNCTIONS: Readonly<Record<string, Ask>> = {
  capsuleContainsPoint,
  capsuleContainsPoint2d,
  circleContainsPoint2d,
  coneContainsPoint,
  cylinderContainsPoint,
  ellipseContainsPoint2d,
  ellipsoidContainsPoint,
  infiniteCylinderContainsPoint,
  lozengeContainsPoint,
  pointCapsule,
  pointCapsule2d,
  pointCircle2d,
  pointCone,
  pointCylinder,
  pointEllipse2d,
  pointEllipsoid,
  pointInfiniteCylinder,
  pointLozenge,
  pointSphere,
  pointTruncatedCone,
  sphereContainsPoint,
  truncatedConeContainsPoint,
};

/** The kernel's answer for a point and a round solid. */
export function roundPointSubject(kind: RoundKind, dimension: 2 | 3): (values: Float64Array) => string {
  const suffix = dimension === 2 ? '2d' : '';
  const locate = FUNCTIONS[pairName('point', kind, suffix)]! as (...shapes: unknown[]) => PointLocation;
  const contains = FUNCTIONS[booleanName('point', kind, suffix)]! as (...shapes: unknown[]) => boolean;
  return (values) => {
    const point = Array.from(values.subarray(0, dimension));
    const shape = shapeAt(kind, values, dimension);
    const { location, feature } = locate(point, shape);
    const differs = contains(shape, point) === (location !== 'outside') ? '' : ' BOOLEAN DIFFERS';
    return `${location} ${featureText(feature)}${differs}`;
  };
}
