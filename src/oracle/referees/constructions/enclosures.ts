import { roundQuotient } from '../../../arithmetic/rounding.js';
import { readNumberText } from '../../answers/construction.js';
import { cloudOf } from '../../cases/constructions/point-sets.js';
import { stepUlps } from '../../cases/doubles.js';
import {
  dot,
  type Exact,
  exact,
  greater,
  isZero,
  pointsAt,
  subtract,
  type Vector,
  vectorAt,
} from '../shapes/vectors.js';

/** The box of the points: the least and the greatest coordinates, which are doubles. */
export function enclosingBox(values: Float64Array): string {
  const points = cloudOf(values);
  const bound = (of: (...all: number[]) => number) => [0, 1, 2].map((k) => of(...points.map((p) => p[k]!)));
  return JSON.stringify([...bound(Math.min), ...bound(Math.max)].map((x) => x + 0));
}

/** Whether all points are equal. */
function kindOf(points: readonly Vector[]): 'point' | 'several' {
  return points.every((p) => isZero(subtract(p, points[0]!))) ? 'point' : 'several';
}

/** What is true of all enclosing shapes: whether all points are equal, and how many there are. */
export function enclosureReferee(values: Float64Array): string {
  const points = pointsAt(exact(values), 3, 1, values[0]!);
  return `${kindOf(points)} ${points.length}`;
}

/** What is wrong with a box, min and then max: a point outside, or a side that touches none. */
export function checkEnclosingBox(values: Float64Array, said: string): string | undefined {
  const box = readNumberText(said, 6);
  const points = cloudOf(values);
  for (let k = 0; k < 3; k++) {
    const outside = points.findIndex((p) => p[k]! < box[k]! || p[k]! > box[k + 3]!);
    if (outside >= 0) return `point ${outside} is outside`;
    for (const side of [k, k + 3]) {
      if (!points.some((p) => p[k] === box[side])) return `no point is at the side ${box[side]}`;
    }
  }
  return undefined;
}

interface Sphere {
  readonly points: readonly Vector[];
  readonly center: Vector;
  readonly radius: bigint;
}

/** Points, center and radius over one denominator. */
function sphereOf(values: Float64Array, said: readonly number[]): Sphere {
  const numbers: Exact = exact([...cloudOf(values).flat(), ...said]);
  const count = values[0]!;
  return {
    points: pointsAt(numbers, 3, 0, count),
    center: vectorAt(numbers, 3 * count, 3),
    radius: numbers.numerators[3 * count + 3]!,
  };
}

const squareTo = (p: Vector, q: Vector): bigint => dot(subtract(p, q), subtract(p, q));

/** By which part of itself the radius of the second question may be too short: 2^-40. */
export const SLACK = 40n;

/**
 * What is wrong with a sphere, center and then radius: a point outside of it, compared exactly, or outside of one with
 * a radius 1 + 2^-40 times as long if it `isNearly`; or a radius longer than all points are apart.
 */
export function checkEnclosingSphere(
  values: Float64Array,
  said: string,
  isNearly: boolean,
): string | undefined {
  const numbers = readNumberText(said, 4);
  if (numbers[3]! < 0) return `the radius is ${numbers[3]}`;
  const { points, center, radius } = sphereOf(values, numbers);
  const [unit, reach] = isNearly ? [1n << SLACK, (1n << SLACK) + 1n] : [1n, 1n];
  const outside = points.findIndex(
    (p) => squareTo(p, center) * unit * unit > radius * radius * reach * reach,
  );
  if (outside >= 0) return `point ${outside} is outside of the sphere`;
  const widest = points.flatMap((p) => points.map((q) => squareTo(p, q))).reduce(greater);
  // The smallest sphere is within √(3/8) of that; one around the middle of the box within √3/2. Rounding adds less than
  // half of the radius.
  const isTooLarge = radius * radius > 4n * widest && widest > 0n;
  return isTooLarge ? 'the radius is more than twice the distance of any two points' : undefined;
}

/** A sphere around the middle of the box: its radius is the first double that is long enough. */
export function enclosingSphere(values: Float64Array): string {
  const box = JSON.parse(enclosingBox(values)) as number[];
  const center = [0, 1, 2].map((k) => box[k]! / 2 + box[k + 3]! / 2);
  const at = (radius: number) => [...center, radius];
  const { points, center: middle } = sphereOf(values, at(0));
  const { one } = exact([...cloudOf(values).flat(), ...at(0)]);
  const farthest = points.map((p) => squareTo(p, middle)).reduce(greater);
  let radius = Math.sqrt(roundQuotient(farthest, one * one));
  while (checkEnclosingSphere(values, JSON.stringify(at(radius)), false)?.endsWith('outside of the sphere'))
    radius = stepUlps(radius, 1);
  return JSON.stringify(at(radius).map((x) => x + 0));
}
