import * as rational from '../../../arithmetic/rational.js';
import type { Surd } from '../../../arithmetic/surd.js';
import * as surd from '../../../arithmetic/surd.js';
import { compareDistance } from '../../../distance/index.js';
import {
  capsuleBoxDistance,
  capsuleBoxDistance2d,
  capsuleCapsuleDistance,
  capsuleCapsuleDistance2d,
  capsuleConvexPolyhedronDistance,
  capsuleInfiniteCylinderDistance,
  capsuleLozengeDistance,
  capsuleOrientedBoxDistance,
  capsulePlaneDistance,
  capsuleTetrahedronDistance,
  capsuleTriangleDistance,
  capsuleTriangleDistance2d,
  circleBoxDistance2d,
  circleCapsuleDistance2d,
  circleCircleDistance2d,
  circleTriangleDistance2d,
  infiniteCylinderBoxDistance,
  infiniteCylinderConvexPolyhedronDistance,
  infiniteCylinderInfiniteCylinderDistance,
  infiniteCylinderOrientedBoxDistance,
  infiniteCylinderPlaneDistance,
  infiniteCylinderTetrahedronDistance,
  infiniteCylinderTriangleDistance,
  lineCapsuleDistance,
  lineCapsuleDistance2d,
  lineCircleDistance2d,
  lineInfiniteCylinderDistance,
  lineLozengeDistance,
  lineSphereDistance,
  lozengeBoxDistance,
  lozengeConvexPolyhedronDistance,
  lozengeInfiniteCylinderDistance,
  lozengeLozengeDistance,
  lozengeOrientedBoxDistance,
  lozengePlaneDistance,
  lozengeTetrahedronDistance,
  lozengeTriangleDistance,
  pointCapsuleDistance,
  pointCapsuleDistance2d,
  pointCircleDistance2d,
  pointInfiniteCylinderDistance,
  pointLozengeDistance,
  pointSphereDistance,
  rayCapsuleDistance,
  rayCapsuleDistance2d,
  rayCircleDistance2d,
  rayInfiniteCylinderDistance,
  rayLozengeDistance,
  raySphereDistance,
  type SweptDistance,
  segmentCapsuleDistance,
  segmentCapsuleDistance2d,
  segmentCircleDistance2d,
  segmentInfiniteCylinderDistance,
  segmentLozengeDistance,
  segmentSphereDistance,
  sphereBoxDistance,
  sphereCapsuleDistance,
  sphereConvexPolyhedronDistance,
  sphereInfiniteCylinderDistance,
  sphereLozengeDistance,
  sphereOrientedBoxDistance,
  spherePlaneDistance,
  sphereSphereDistance,
  sphereTetrahedronDistance,
  sphereTriangleDistance,
} from '../../../round/index.js';
import { distanceText } from '../../answers/distances.js';
import { featureText } from '../../answers/text.js';
import { type SweptPair, sweptDistanceName, sweptShapes } from '../../cases/round/swept-distances.js';

type Measure = (a: never, b: never) => SweptDistance;

const MEASURES: Readonly<Record<string, Measure>> = {
  pointSphereDistance,
  pointCapsuleDistance,
  pointCapsuleDistance2d,
  pointLozengeDistance,
  pointInfiniteCylinderDistance,
  lineSphereDistance,
  lineCapsuleDistance,
  lineCapsuleDistance2d,
  lineLozengeDistance,
  lineInfiniteCylinderDistance,
  raySphereDistance,
  rayCapsuleDistance,
  rayCapsuleDistance2d,
  rayLozengeDistance,
  rayInfiniteCylinderDistance,
  segmentSphereDistance,
  segmentCapsuleDistance,
  segmentCapsuleDistance2d,
  segmentLozengeDistance,
  segmentInfiniteCylinderDistance,
  sphereTriangleDistance,
  spherePlaneDistance,
  sphereTetrahedronDistance,
  sphereBoxDistance,
  sphereOrientedBoxDistance,
  sphereConvexPolyhedronDistance,
  sphereSphereDistance,
  sphereCapsuleDistance,
  sphereLozengeDistance,
  sphereInfiniteCylinderDistance,
  capsuleTriangleDistance,
  capsuleTriangleDistance2d,
  capsulePlaneDistance,
  capsuleTetrahedronDistance,
  capsuleBoxDistance,
  capsuleBoxDistance2d,
  capsuleOrientedBoxDistance,
  capsuleConvexPolyhedronDistance,
  capsuleCapsuleDistance,
  capsuleCapsuleDistance2d,
  capsuleLozengeDistance,
  capsuleInfiniteCylinderDistance,
  lozengeTriangleDistance,
  infiniteCylinderTriangleDistance,
  lozengePlaneDistance,
  infiniteCylinderPlaneDistance,
  lozengeTetrahedronDistance,
  infiniteCylinderTetrahedronDistance,
  lozengeBoxDistance,
  infiniteCylinderBoxDistance,
  lozengeOrientedBoxDistance,
  infiniteCylinderOrientedBoxDistance,
  lozengeConvexPolyhedronDistance,
  infiniteCylinderConvexPolyhedronDistance,
  lozengeLozengeDistance,
  lozengeInfiniteCylinderDistance,
  infiniteCylinderInfiniteCylinderDistance,
  pointCircleDistance2d,
  lineCircleDistance2d,
  rayCircleDistance2d,
  segmentCircleDistance2d,
  circleTriangleDistance2d,
  circleBoxDistance2d,
  circleCapsuleDistance2d,
  circleCircleDistance2d,
};

/** A fraction; or a fraction and the root of one, with its sign. */
export function squareText(square: Surd): string {
  const { rational: whole, coefficient, radicand, denominator } = square;
  const fraction = surd.toRational(square);
  if (fraction !== null) return `${fraction.numerator}/${fraction.denominator}`;
  const textOf = (n: bigint, d: bigint) => {
    const { numerator, denominator: below } = rational.fromParts(n, d);
    return `${numerator}/${below}`;
  };
  const root = textOf(coefficient ** 2n * radicand, denominator ** 2n);
  return `${textOf(whole, denominator)}${coefficient < 0n ? '-' : '+'}√(${root})`;
}

/** Whether all exact points are as far from each other as is said, and rounded to what is said. */
function isConsistent({ squaredDistance, closest }: SweptDistance): boolean {
  return closest.every(({ pointA, pointB, rounded }) => {
    const squares = pointB.map((x, i) => surd.square(surd.subtract(x, pointA[i]!)));
    const isRounded = (exact: readonly Surd[], point: readonly number[]) =>
      exact.every((x, i) => Object.is(surd.toNumber(x), point[i]));
    return (
      surd.equals(squares.reduce(surd.add), squaredDistance) &&
      isRounded(pointA, rounded.pointA) &&
      isRounded(pointB, rounded.pointB)
    );
  });
}

/** The kernel's distance of two shapes, and its order with what it is rounded to. */
export function sweptDistanceSubject(pair: SweptPair): (values: Float64Array) => string {
  const measure = MEASURES[sweptDistanceName(pair)] as (...shapes: readonly unknown[]) => SweptDistance;
  const shapesOf = sweptShapes(pair);
  return (values) => {
    const found = measure(...shapesOf(values));
    const { squaredDistance, distance, unique, closest } = found;
    const text = distanceText({
      squared: squareText(squaredDistance),
      distance,
      isUnique: unique,
      pairs: closest.map(({ a, b, rounded }) => ({ a: featureText(a), b: featureText(b), ...rounded })),
    });
    const order = distance < Infinity ? compareDistance(found, distance) : '-';
    return `${text} ${order}${isConsistent(found) ? '' : ' POINTS DIFFER'}`;
  };
}
