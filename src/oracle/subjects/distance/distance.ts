import { toNumber } from '../../../arithmetic/rational.js';
import {
  boxBoxDistance,
  boxBoxDistance2d,
  boxBoxSquaredDistance,
  boxConvexPolyhedronDistance,
  boxOrientedBoxDistance,
  type ClosestPair,
  convexPolyhedronConvexPolyhedronDistance,
  type Distance,
  lineBoxDistance,
  lineBoxDistance2d,
  lineConvexPolyhedronDistance,
  lineLineDistance,
  lineLineDistance2d,
  lineOrientedBoxDistance,
  linePlaneDistance,
  lineRayDistance,
  lineRayDistance2d,
  lineSegmentDistance,
  lineSegmentDistance2d,
  lineTetrahedronDistance,
  lineTriangleDistance,
  lineTriangleDistance2d,
  orientedBoxConvexPolyhedronDistance,
  orientedBoxOrientedBoxDistance,
  planeBoxDistance,
  planeConvexPolyhedronDistance,
  planeOrientedBoxDistance,
  planePlaneDistance,
  planeTetrahedronDistance,
  pointBoxDistance,
  pointBoxDistance2d,
  pointConvexPolyhedronDistance,
  pointLineDistance,
  pointLineDistance2d,
  pointOrientedBoxDistance,
  pointPlaneDistance,
  pointPointDistance,
  pointPointDistance2d,
  pointRayDistance,
  pointRayDistance2d,
  pointSegmentDistance,
  pointSegmentDistance2d,
  pointTetrahedronDistance,
  pointTriangleDistance,
  pointTriangleDistance2d,
  rayBoxDistance,
  rayBoxDistance2d,
  rayConvexPolyhedronDistance,
  rayOrientedBoxDistance,
  rayPlaneDistance,
  rayRayDistance,
  rayRayDistance2d,
  raySegmentDistance,
  raySegmentDistance2d,
  rayTetrahedronDistance,
  rayTriangleDistance,
  rayTriangleDistance2d,
  segmentBoxDistance,
  segmentBoxDistance2d,
  segmentConvexPolyhedronDistance,
  segmentOrientedBoxDistance,
  segmentPlaneDistance,
  segmentSegmentDistance,
  segmentSegmentDistance2d,
  segmentSegmentSquaredDistance,
  segmentTetrahedronDistance,
  segmentTriangleDistance,
  segmentTriangleDistance2d,
  segmentTriangleSquaredDistance,
  tetrahedronBoxDistance,
  tetrahedronConvexPolyhedronDistance,
  tetrahedronOrientedBoxDistance,
  tetrahedronTetrahedronDistance,
  triangleBoxDistance,
  triangleBoxDistance2d,
  triangleConvexPolyhedronDistance,
  triangleOrientedBoxDistance,
  trianglePlaneDistance,
  triangleTetrahedronDistance,
  triangleTriangleDistance,
  triangleTriangleDistance2d,
  triangleTriangleSquaredDistance,
  triangleTriangleSquaredDistanceAt,
} from '../../../distance/index.js';
import { type DistanceLike, distanceText } from '../../answers/distances.js';
import { featureText } from '../../answers/text.js';
import {
  distanceName,
  type Kind,
  type Kind2d,
  shapePair,
  shapePair2d,
} from '../../cases/distance/operands.js';

function pairOf({ a, b, rounded }: ClosestPair): DistanceLike['pairs'][number] {
  return { a: featureText(a), b: featureText(b), ...rounded };
}

function textOf({ squaredDistance, distance, unique, closest }: Distance): string {
  const { numerator, denominator } = squaredDistance;
  const squared = `${numerator}/${denominator}`;
  return distanceText({ squared, distance, isUnique: unique, pairs: closest.map(pairOf) });
}

type Measure = (a: never, b: never) => Distance;

/** What is wrong with the proof of a distance, if it has one. */
export type ProofCheck = (shapes: readonly [unknown, unknown], found: Distance) => string | undefined;

const MEASURES: Readonly<Record<string, Measure>> = {
  pointPointDistance,
  pointLineDistance,
  pointRayDistance,
  pointSegmentDistance,
  pointTriangleDistance,
  pointPlaneDistance,
  pointTetrahedronDistance,
  pointBoxDistance,
  pointOrientedBoxDistance,
  pointConvexPolyhedronDistance,
  lineLineDistance,
  lineRayDistance,
  lineSegmentDistance,
  lineTriangleDistance,
  linePlaneDistance,
  lineTetrahedronDistance,
  lineBoxDistance,
  lineOrientedBoxDistance,
  lineConvexPolyhedronDistance,
  rayRayDistance,
  raySegmentDistance,
  rayTriangleDistance,
  rayPlaneDistance,
  rayTetrahedronDistance,
  rayBoxDistance,
  rayOrientedBoxDistance,
  rayConvexPolyhedronDistance,
  segmentSegmentDistance,
  segmentTriangleDistance,
  segmentPlaneDistance,
  segmentTetrahedronDistance,
  segmentBoxDistance,
  segmentOrientedBoxDistance,
  segmentConvexPolyhedronDistance,
  triangleTriangleDistance,
  trianglePlaneDistance,
  triangleTetrahedronDistance,
  triangleBoxDistance,
  triangleOrientedBoxDistance,
  triangleConvexPolyhedronDistance,
  planePlaneDistance,
  planeTetrahedronDistance,
  planeBoxDistance,
  planeOrientedBoxDistance,
  planeConvexPolyhedronDistance,
  tetrahedronTetrahedronDistance,
  tetrahedronBoxDistance,
  tetrahedronOrientedBoxDistance,
  tetrahedronConvexPolyhedronDistance,
  boxBoxDistance,
  boxOrientedBoxDistance,
  boxConvexPolyhedronDistance,
  orientedBoxOrientedBoxDistance,
  orientedBoxConvexPolyhedronDistance,
  convexPolyhedronConvexPolyhedronDistance,
};

/** The fast forms that give the square only. */
const SQUARES: Readonly<Record<string, (a: never, b: never) => number>> = {
  boxBoxDistance: boxBoxSquaredDistance,
  segmentSegmentDistance: segmentSegmentSquaredDistance,
  segmentTriangleDistance: segmentTriangleSquaredDistance,
  triangleTriangleDistance: triangleTriangleSquaredDistance,
};

/** The same over buffers. */
const SQUARES_AT: Readonly<Record<string, (values: Float64Array) => number>> = {
  triangleTriangleDistance: (v) => triangleTriangleSquaredDistanceAt(v, 0, 1, 2, v, 3, 4, 5),
};

/** The kernel's answer for a pair of shapes, and whether the fast forms agree. */
export function distanceSubject(a: Kind, b: Kind, faultOf: ProofCheck): (values: Float64Array) => string {
  const measure = MEASURES[distanceName(a, b)]! as (a: unknown, b: unknown) => Distance;
  const square = SQUARES[distanceName(a, b)] as ((a: unknown, b: unknown) => number) | undefined;
  const squareAt = SQUARES_AT[distanceName(a, b)];
  return (values) => {
    const [first, second] = shapePair(a, b, values);
    const found = measure(first, second);
    const rounded = toNumber(found.squaredDistance);
    const isSquare = (answer: number | undefined): boolean =>
      answer === undefined || Object.is(answer, rounded);
    const differs = !(isSquare(square?.(first, second)) && isSquare(squareAt?.(values)));
    const fault = faultOf([first, second], found);
    return `${textOf(found)}${differs ? ' SQUARE DIFFERS' : ''}${fault === undefined ? '' : ` ${fault}`}`;
  };
}

const MEASURES_2D: Readonly<Record<string, Measure>> = {
  pointPointDistance2d,
  pointLineDistance2d,
  pointRayDistance2d,
  pointSegmentDistance2d,
  pointTriangleDistance2d,
  pointBoxDistance2d,
  lineLineDistance2d,
  lineRayDistance2d,
  lineSegmentDistance2d,
  lineTriangleDistance2d,
  lineBoxDistance2d,
  rayRayDistance2d,
  raySegmentDistance2d,
  rayTriangleDistance2d,
  rayBoxDistance2d,
  segmentSegmentDistance2d,
  segmentTriangleDistance2d,
  segmentBoxDistance2d,
  triangleTriangleDistance2d,
  triangleBoxDistance2d,
  boxBoxDistance2d,
};

/** The kernel's answer for a pair of shapes of the plane. */
export function distanceSubject2d(a: Kind2d, b: Kind2d): (values: Float64Array) => string {
  const measure = MEASURES_2D[`${distanceName(a, b)}2d`]! as (a: unknown, b: unknown) => Distance;
  return (values) => textOf(measure(...shapePair2d(a, b, values)));
}
