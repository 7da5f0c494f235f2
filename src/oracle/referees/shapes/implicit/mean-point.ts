import { meanText } from '../../../answers/numbers.js';
import { meanChoices } from '../../../cases/implicit.js';
import { nearestDouble } from '../nearest-double.js';
import { exact, type Rational3 } from '../vectors.js';
import { pointOfChoice } from './points.js';

const sum = (p: Rational3, q: Rational3): Rational3 => ({
  x: p.x * q.w + q.x * p.w,
  y: p.y * q.w + q.y * p.w,
  z: p.z * q.w + q.z * p.w,
  w: p.w * q.w,
});

/**
 * Fractions, added and rounded by bisection over the doubles. The kernel takes another way for one and two plain
 * points.
 */
export function referee(v: Float64Array): string {
  const values = exact(v);
  const choices = meanChoices(v[0]!);
  const points = choices.map((choice) => pointOfChoice(values, choice));
  if (points.includes(undefined)) return 'undefined';
  const { x, y, z, w } = (points as Rational3[]).reduce(sum);
  const mean = [x, y, z].map((c) => nearestDouble(c, w * BigInt(points.length) * values.one));
  return meanText(
    choices.map(({ kind }) => kind !== 'plain'),
    mean,
  );
}
