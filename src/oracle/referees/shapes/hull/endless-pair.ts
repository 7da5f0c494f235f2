/**
 * Lines and rays of space against a ray: the parameters of the first are clipped by planes through the second's line
 * and by its half-space, over the rationals. The kernel leaves out a coordinate, and takes signs.
 */
import { canonicalRing } from '../../../answers/text.js';
import { halfspaceThrough } from '../halfspace.js';
import { compareParameters, line, lineRelation, pointAt, ray } from '../line.js';
import { cross, exact, isZero, towards, type Vector, vectorAt } from '../vectors.js';

const AXES: readonly Vector[] = [
  [1n, 0n, 0n],
  [0n, 1n, 0n],
  [0n, 0n, 1n],
];

/** The referee of a line or a ray, and a ray. */
export function endlessPairReferee(kind: 'line' | 'ray'): (values: Float64Array) => string {
  return (values) => {
    const numbers = exact(values);
    const [p, d, origin, e] = [0, 3, 6, 9].map((i) => vectorAt(numbers, i, 3)) as [
      Vector,
      Vector,
      Vector,
      Vector,
    ];
    const normals = AXES.map((axis) => cross(e, axis)).filter((normal) => !isZero(normal));
    const whole = kind === 'line' ? line(p, d) : ray(p, d);
    const { relation, part } = lineRelation(whole, {
      equations: normals.map((normal) => halfspaceThrough(origin, normal)),
      facets: [halfspaceThrough(origin, e)],
      dimension: 1,
    });
    const ends = [part?.low, part?.high].filter((t) => t !== undefined);
    const texts = ends.map((t) => {
      const own = whole.low !== undefined && compareParameters(t, whole.low) === 0 ? 'v0' : 'e0';
      return `${own}/${isZero(towards(origin, pointAt(whole, t))) ? 'v0' : 'e0'}`;
    });
    return [relation, ...canonicalRing([...new Set(texts)])].join(' ');
  };
}
