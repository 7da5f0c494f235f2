import type { Rational } from '../../../arithmetic/rational.js';
import { separatingLine2d, separatingPlane } from '../../../distance/index.js';
import { pointSetsOf } from '../../cases/distance/point-sets.js';

/** What is wrong with a separator, if anything is. */
export type SeparatorCheck = (
  a: readonly (readonly number[])[],
  b: readonly (readonly number[])[],
  found: { readonly normal: readonly Rational[]; readonly constant: Rational },
) => string | undefined;

/** Whether the kernel finds a plane (a line) between two sets of points, and behind it what is wrong with that. */
export function separatingSubject(
  dimension: 2 | 3,
  faultOf: SeparatorCheck,
): (values: Float64Array) => string {
  return (values) => {
    const [a, b] = pointSetsOf(values, dimension);
    const found = dimension === 3 ? separatingPlane(a, b) : separatingLine2d(a, b);
    if (found === null) return 'meeting';
    const fault = faultOf(a, b, found);
    return fault === undefined ? 'apart' : `apart ${fault}`;
  };
}
