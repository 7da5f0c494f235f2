import * as rational from '../../../arithmetic/rational.js';
import type { Surd } from '../../../arithmetic/surd.js';
import * as surd from '../../../arithmetic/surd.js';
import { compareDistance } from '../../../distance/index.js';
import type { SweptDistance } from '../../../round/index.js';
import * as kernel from '../../../round/index.js';
import { distanceText } from '../../answers/distances.js';
import { featureText } from '../../answers/text.js';
import { type SweptPair, sweptDistanceName, sweptShapes } from '../../cases/round/swept-distances.js';
import { functionNamed } from '../named.js';

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
  const measure = functionNamed<SweptDistance>(kernel, sweptDistanceName(pair));
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
