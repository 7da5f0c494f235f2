import { toNumber } from '../../../arithmetic/rational.js';
import * as kernel from '../../../distance/index.js';
import {
  boxBoxSquaredDistance,
  type ClosestPair,
  type Distance,
  segmentSegmentSquaredDistance,
  segmentTriangleSquaredDistance,
  triangleTriangleSquaredDistance,
  triangleTriangleSquaredDistanceAt,
} from '../../../distance/index.js';
import { type DistanceLike, distanceText } from '../../answers/distances.js';
import { featureText } from '../../answers/text.js';
import {
  capitalized,
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

/** What is wrong with the proof of a distance, if it has one. */
export type ProofCheck = (shapes: readonly [unknown, unknown], found: Distance) => string | undefined;

/** The kernel's functions by their names: those of all pairs are generated. */
const MEASURES = kernel as unknown as Readonly<Record<string, (a: unknown, b: unknown) => Distance>>;

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
  const measure = MEASURES[`${a}${capitalized(b)}Distance`]!;
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

/** The kernel's answer for a pair of shapes of the plane. */
export function distanceSubject2d(a: Kind2d, b: Kind2d): (values: Float64Array) => string {
  const measure = MEASURES[`${a}${capitalized(b)}Distance2d`]!;
  return (values) => textOf(measure(...shapePair2d(a, b, values)));
}
