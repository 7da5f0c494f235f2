/** Planes between two sets of points over the rationals: whether the convex hulls have a common point. */
import { add, fromNumber, multiply, type Rational, sign } from '../../../../arithmetic/rational.js';
import { pointSetsOf } from '../../../cases/distance/point-sets.js';
import { contact } from '../contact.js';
import type { Shape } from '../shape.js';
import { exact, type Vector } from '../vectors.js';

/** `meeting` or `apart`: by clipping one hull with the half-spaces of the other. */
export function separationReferee(values: Float64Array, dimension: 2 | 3): string {
  const [a, b] = pointSetsOf(values, dimension);
  const { numerators } = exact([...a.flat(), ...b.flat()]);
  const at = (i: number): Vector => [
    numerators[dimension * i]!,
    numerators[dimension * i + 1]!,
    dimension === 3 ? numerators[3 * i + 2]! : 0n,
  ];
  const [first, second] = [a.map((_, i) => at(i)), b.map((_, i) => at(a.length + i))];
  return contact(hullOf(first), hullOf(second)).relation === 'disjoint' ? 'apart' : 'meeting';
}

function hullOf(points: readonly Vector[]): Shape {
  return { points, edges: [], faces: [], solid: false };
}

/**
 * What is wrong with a plane or line that is said to have all of the first set in front and all of the second behind.
 */
export function separatorFault(
  a: readonly (readonly number[])[],
  b: readonly (readonly number[])[],
  { normal, constant }: { readonly normal: readonly Rational[]; readonly constant: Rational },
): string | undefined {
  const side = (p: readonly number[]) =>
    sign(p.reduce((sum, x, k) => add(sum, multiply(fromNumber(x), normal[k]!)), constant));
  if (!a.every((p) => side(p) > 0)) return 'A IS NOT IN FRONT';
  return b.every((p) => side(p) < 0) ? undefined : 'B IS NOT BEHIND';
}
