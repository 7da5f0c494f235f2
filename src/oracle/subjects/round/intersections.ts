import { compare, type NumberLike, segmentCrossingParameter } from '../../../implicit/index.js';
import {
  circleCircleIntersection2d,
  type RoundHit,
  segmentSphere,
  sphereSphereIntersection,
} from '../../../round/index.js';
import { shapeAt } from '../../cases/round/operands.js';
import { planeOf, segmentOf } from '../../cases/shapes.js';

const numberText = (x: number): string => (Object.is(x, -0) ? '-0' : String(x));

/** The kernel's points of two circles. */
export function circleCirclePointsSubject(v: Float64Array): string {
  const { relation, points } = circleCircleIntersection2d(
    shapeAt('circle', v, 0) as never,
    shapeAt('circle', v, 3) as never,
  );
  const texts = points.map(({ rounded }) => `(${rounded.point.map(numberText).join(',')})`);
  return [relation, ...texts].join(' ');
}

/** The kernel's circle of two spheres. */
export function sphereSphereCircleSubject(v: Float64Array): string {
  const { relation, circle } = sphereSphereIntersection(
    shapeAt('sphere', v, 0) as never,
    shapeAt('sphere', v, 4) as never,
  );
  if (circle === null) return relation;
  const { rounded, radius, squaredRadius } = circle;
  const { numerator, denominator } = squaredRadius;
  return `${relation} (${Array.from(rounded.center, numberText).join(' ')}) ${numberText(radius)} ${numerator}/${denominator}`;
}

/** The kernel's orders of parameters. */
export function hitOrderSubject(v: Float64Array): string {
  const segment = segmentOf(v, 0);
  const [first, second] = [6, 10].map(
    (at) => segmentSphere(segment, shapeAt('sphere', v, at) as never).entry,
  ) as [RoundHit | null, RoundHit | null];
  const crossing = segmentCrossingParameter(segment.start, segment.end, planeOf(v, 14));
  const order = (s: RoundHit | null, t: NumberLike | undefined | null): string =>
    s === null || t === null || t === undefined ? '-' : String(compare(s.parameter, t));
  return `${order(first, second?.parameter)} ${order(first, crossing)}`;
}
