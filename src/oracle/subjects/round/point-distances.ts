import * as rational from '../../../arithmetic/rational.js';
import type { Surd } from '../../../arithmetic/surd.js';
import * as surd from '../../../arithmetic/surd.js';
import { compareDistance } from '../../../distance/index.js';
import {
  pointCircleDistance,
  pointConeDistance,
  pointCylinderDistance,
  pointDiskDistance,
  pointTruncatedConeDistance,
  type RoundDistance,
} from '../../../round/index.js';
import { featureText } from '../../answers/text.js';
import { type DistanceKind, pointAndShape } from '../../cases/round/point-distances.js';

type Measure = (point: never, shape: never) => RoundDistance;

const MEASURES: Readonly<Record<DistanceKind, Measure>> = {
  circle: pointCircleDistance,
  disk: pointDiskDistance,
  cylinder: pointCylinderDistance,
  cone: pointConeDistance,
  truncatedCone: pointTruncatedConeDistance,
};

const numberText = (x: number): string => (Object.is(x, -0) ? '-0' : String(x));

/** Whether the exact points are as far from each other as is said. */
function isConsistent({ squaredDistance, closest }: RoundDistance): boolean {
  const { pointA, pointB } = closest[0]!;
  const squares = pointB.map((x, i) => surd.square(surd.subtract(x, surd.fromRational(pointA[i]!))));
  return surd.equals(squares.reduce(surd.add), squaredDistance);
}

function squareText(square: Surd): string {
  const fraction = surd.toRational(square);
  return fraction === null ? 'irrational' : `${fraction.numerator}/${fraction.denominator}`;
}

/** The kernel's distance of a point from a round shape, and its order with a length. */
export function pointDistanceSubject(kind: DistanceKind): (values: Float64Array) => string {
  const measure = MEASURES[kind] as (...shapes: readonly unknown[]) => RoundDistance;
  const shapesOf = pointAndShape(kind);
  return (values) => {
    const [point, shape, reach] = shapesOf(values);
    const found = measure(point, shape);
    const { squaredDistance, distance, unique, closest } = found;
    const [{ b, rounded }] = closest as readonly [RoundDistance['closest'][number]];
    const isMeeting = surd.compareRational(squaredDistance, rational.fromNumber(0)) === 0;
    const word = isMeeting ? 'meeting' : unique ? b.type : 'several';
    const text = `${featureText(b)}(${rounded.pointB.map(numberText).join(',')})`;
    const differs = isConsistent(found) ? '' : ' POINTS DIFFER';
    return `${word} ${numberText(distance)} ${squareText(squaredDistance)} ${text} ${compareDistance(found, reach)}${differs}`;
  };
}
