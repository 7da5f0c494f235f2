import {
  boxBoxPenetration,
  boxConvexPolyhedronPenetration,
  boxOrientedBoxPenetration,
  convexPolyhedronConvexPolyhedronPenetration,
  orientedBoxConvexPolyhedronPenetration,
  orientedBoxOrientedBoxPenetration,
  type Penetration,
  tetrahedronBoxPenetration,
  tetrahedronConvexPolyhedronPenetration,
  tetrahedronOrientedBoxPenetration,
  tetrahedronTetrahedronPenetration,
} from '../../../distance/index.js';
import { penetrationText } from '../../answers/penetration.js';
import { featureText } from '../../answers/text.js';
import { type Kind, pairName, shapePair } from '../../cases/distance/operands.js';

type Measure = (a: never, b: never) => Penetration | null;

const MEASURES: Readonly<Record<string, Measure>> = {
  tetrahedronTetrahedronPenetration,
  tetrahedronBoxPenetration,
  tetrahedronOrientedBoxPenetration,
  tetrahedronConvexPolyhedronPenetration,
  boxBoxPenetration,
  boxOrientedBoxPenetration,
  boxConvexPolyhedronPenetration,
  orientedBoxOrientedBoxPenetration,
  orientedBoxConvexPolyhedronPenetration,
  convexPolyhedronConvexPolyhedronPenetration,
};

/** The kernel's answer for two solids. */
export function penetrationSubject(a: Kind, b: Kind): (values: Float64Array) => string {
  const measure = MEASURES[pairName(a, b, 'Penetration')]! as (a: unknown, b: unknown) => Penetration | null;
  return (values) => {
    const found = measure(...shapePair(a, b, values));
    return penetrationText(found === null ? undefined : likeOf(found));
  };
}

function likeOf({ squaredDepth: { numerator, denominator }, depth, ways }: Penetration) {
  return {
    squared: `${numerator}/${denominator}`,
    depth,
    ways: ways.map(({ direction, a, b }) => ({ direction, a: featureText(a), b: featureText(b) })),
  };
}
