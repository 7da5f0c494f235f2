import {
  capsuleBoxPenetration,
  capsuleBoxPenetration2d,
  capsuleCapsulePenetration,
  capsuleCapsulePenetration2d,
  capsuleConvexPolyhedronPenetration,
  capsuleLozengePenetration,
  capsuleOrientedBoxPenetration,
  capsulePlanePenetration,
  capsuleTetrahedronPenetration,
  capsuleTrianglePenetration,
  capsuleTrianglePenetration2d,
  circleBoxPenetration2d,
  circleCapsulePenetration2d,
  circleCirclePenetration2d,
  circleTrianglePenetration2d,
  lozengeBoxPenetration,
  lozengeConvexPolyhedronPenetration,
  lozengeLozengePenetration,
  lozengeOrientedBoxPenetration,
  lozengePlanePenetration,
  lozengeTetrahedronPenetration,
  lozengeTrianglePenetration,
  pointCapsulePenetration,
  pointCapsulePenetration2d,
  pointCirclePenetration2d,
  pointLozengePenetration,
  pointSpherePenetration,
  type SweptPenetration,
  segmentCapsulePenetration,
  segmentCapsulePenetration2d,
  segmentCirclePenetration2d,
  segmentLozengePenetration,
  segmentSpherePenetration,
  sphereBoxPenetration,
  sphereCapsulePenetration,
  sphereConvexPolyhedronPenetration,
  sphereLozengePenetration,
  sphereOrientedBoxPenetration,
  spherePlanePenetration,
  sphereSpherePenetration,
  sphereTetrahedronPenetration,
  sphereTrianglePenetration,
} from '../../../round/index.js';
import { penetrationText } from '../../answers/penetration.js';
import { featureText } from '../../answers/text.js';
import { type SweptPair, sweptPenetrationName, sweptShapes } from '../../cases/round/swept-distances.js';
import { squareText } from './swept-distances.js';

type Measure = (a: never, b: never) => SweptPenetration | null;

const MEASURES: Readonly<Record<string, Measure>> = {
  pointSpherePenetration,
  pointCapsulePenetration,
  pointLozengePenetration,
  segmentSpherePenetration,
  segmentCapsulePenetration,
  segmentLozengePenetration,
  sphereTrianglePenetration,
  spherePlanePenetration,
  sphereTetrahedronPenetration,
  sphereBoxPenetration,
  sphereOrientedBoxPenetration,
  sphereConvexPolyhedronPenetration,
  sphereSpherePenetration,
  sphereCapsulePenetration,
  sphereLozengePenetration,
  capsuleTrianglePenetration,
  capsulePlanePenetration,
  capsuleTetrahedronPenetration,
  capsuleBoxPenetration,
  capsuleOrientedBoxPenetration,
  capsuleConvexPolyhedronPenetration,
  capsuleCapsulePenetration,
  capsuleLozengePenetration,
  lozengeTrianglePenetration,
  lozengePlanePenetration,
  lozengeTetrahedronPenetration,
  lozengeBoxPenetration,
  lozengeOrientedBoxPenetration,
  lozengeConvexPolyhedronPenetration,
  lozengeLozengePenetration,
  pointCirclePenetration2d,
  pointCapsulePenetration2d,
  segmentCirclePenetration2d,
  segmentCapsulePenetration2d,
  circleTrianglePenetration2d,
  circleBoxPenetration2d,
  circleCirclePenetration2d,
  circleCapsulePenetration2d,
  capsuleTrianglePenetration2d,
  capsuleBoxPenetration2d,
  capsuleCapsulePenetration2d,
};

/** The kernel's answer for two shapes. */
export function sweptPenetrationSubject(pair: SweptPair): (values: Float64Array) => string {
  const measure = MEASURES[sweptPenetrationName(pair)] as (
    ...shapes: readonly unknown[]
  ) => SweptPenetration | null;
  const shapesOf = sweptShapes(pair);
  return (values) => {
    const found = measure(...shapesOf(values));
    if (found === null) return penetrationText(undefined);
    const { squaredDepth, depth, ways } = found;
    return penetrationText({
      squared: squareText(squaredDepth),
      depth,
      ways: ways.map(({ direction, a, b }) => ({ direction, a: featureText(a), b: featureText(b) })),
    });
  };
}
