import {
  lineCapsule,
  lineCircle2d,
  lineCone,
  lineCylinder,
  lineEllipse2d,
  lineEllipsoid,
  lineInfiniteCylinder,
  lineIntersectsCapsule,
  lineIntersectsCircle2d,
  lineIntersectsCone,
  lineIntersectsCylinder,
  lineIntersectsEllipse2d,
  lineIntersectsEllipsoid,
  lineIntersectsInfiniteCylinder,
  lineIntersectsLozenge,
  lineIntersectsSphere,
  lineIntersectsTruncatedCone,
  lineLozenge,
  lineSphere,
  lineTruncatedCone,
  type RoundHit,
  type RoundHits,
  rayCapsule,
  rayCircle2d,
  rayCone,
  rayCylinder,
  rayEllipse2d,
  rayEllipsoid,
  rayInfiniteCylinder,
  rayIntersectsCapsule,
  rayIntersectsCircle2d,
  rayIntersectsCone,
  rayIntersectsCylinder,
  rayIntersectsEllipse2d,
  rayIntersectsEllipsoid,
  rayIntersectsInfiniteCylinder,
  rayIntersectsLozenge,
  rayIntersectsSphere,
  rayIntersectsTruncatedCone,
  rayLozenge,
  raySphere,
  rayTruncatedCone,
  segmentCapsule,
  segmentCircle2d,
  segmentCone,
  segmentCylinder,
  segmentEllipse2d,
  segmentEllipsoid,
  segmentInfiniteCylinder,
  segmentIntersectsCapsule,
  segmentIntersectsCircle2d,
  segmentIntersectsCone,
  segmentIntersectsCylinder,
  segmentIntersectsEllipse2d,
  segmentIntersectsEllipsoid,
  segmentIntersectsInfiniteCylinder,
  segmentIntersectsLozenge,
  segmentIntersectsSphere,
  segmentIntersectsTruncatedCone,
  segmentLozenge,
  segmentSphere,
  segmentTruncatedCone,
} from '../../../round/index.js';
import { featureText } from '../../answers/text.js';
import { type LinearKind, linearShape } from '../../cases/round/linear.js';
import { booleanName, pairName, type RoundKind, shapeAt } from '../../cases/round/operands.js';

type Ask = (a: never, b: never) => unknown;

const FUNCTIONS: Readonly<Record<string, Ask>> = {
  lineCapsule,
  lineCircle2d,
  lineCone,
  lineCylinder,
  lineEllipse2d,
  lineEllipsoid,
  lineInfiniteCylinder,
  lineIntersectsCapsule,
  lineIntersectsCircle2d,
  lineIntersectsCone,
  lineIntersectsCylinder,
  lineIntersectsEllipse2d,
  lineIntersectsEllipsoid,
  lineIntersectsInfiniteCylinder,
  lineIntersectsLozenge,
  lineIntersectsSphere,
  lineIntersectsTruncatedCone,
  lineLozenge,
  lineSphere,
  lineTruncatedCone,
  rayCapsule,
  rayCircle2d,
  rayCone,
  rayCylinder,
  rayEllipse2d,
  rayEllipsoid,
  rayInfiniteCylinder,
  rayIntersectsCapsule,
  rayIntersectsCircle2d,
  rayIntersectsCone,
  rayIntersectsCylinder,
  rayIntersectsEllipse2d,
  rayIntersectsEllipsoid,
  rayIntersectsInfiniteCylinder,
  rayIntersectsLozenge,
  rayIntersectsSphere,
  rayIntersectsTruncatedCone,
  rayLozenge,
  raySphere,
  rayTruncatedCone,
  segmentCapsule,
  segmentCircle2d,
  segmentCone,
  segmentCylinder,
  segmentEllipse2d,
  segmentEllipsoid,
  segmentInfiniteCylinder,
  segmentIntersectsCapsule,
  segmentIntersectsCircle2d,
  segmentIntersectsCone,
  segmentIntersectsCylinder,
  segmentIntersectsEllipse2d,
  segmentIntersectsEllipsoid,
  segmentIntersectsInfiniteCylinder,
  segmentIntersectsLozenge,
  segmentIntersectsSphere,
  segmentIntersectsTruncatedCone,
  segmentLozenge,
  segmentSphere,
  segmentTruncatedCone,
};

const numberText = (x: number): string => (Object.is(x, -0) ? '-0' : String(x));

function hitText(hit: RoundHit | null): string {
  if (hit === null) return '-';
  const { feature, rounded } = hit;
  return `${featureText(feature)}@${numberText(rounded.parameter)}(${rounded.point.map(numberText).join(',')})`;
}

/** The kernel's answer for a line, ray or segment and a round solid. */
export function linearSubject(
  linear: LinearKind,
  kind: RoundKind,
  dimension: 2 | 3,
): (values: Float64Array) => string {
  const suffix = dimension === 2 ? '2d' : '';
  const classify = FUNCTIONS[pairName(linear, kind, suffix)]! as (...shapes: unknown[]) => RoundHits;
  const meets = FUNCTIONS[booleanName(linear, kind, suffix)]! as (...shapes: unknown[]) => boolean;
  return (values) => {
    const shapes = [linearShape(linear, values, dimension), shapeAt(kind, values, 2 * dimension)];
    const { relation, entry, exit } = classify(...shapes);
    const differs = meets(...shapes) === (relation !== 'disjoint') ? '' : ' BOOLEAN DIFFERS';
    return relation === 'disjoint'
      ? `disjoint${differs}`
      : `${relation} ${hitText(entry)} ${hitText(exit)}${differs}`;
  };
}
