/**
 * Penetration over the rationals: the convex hull of all differences of two vertices, by gift wrapping. The kernel
 * takes faces and pairs of edges instead.
 */

import { type PenetrationLike, penetrationText } from '../../../answers/distances.js';
import { fractionText } from '../../../answers/numbers.js';
import { type Kind, shapePair } from '../../../cases/distance/operands.js';
import { relation } from '../contact.js';
import { nearestRoot } from '../nearest-double.js';
import { featureAt, type Shape } from '../shape.js';
import { add, dot, multiply, ORIGIN, type Vector } from '../vectors.js';
import { exactOperands, type Operand } from './operands.js';
import { type Facet, facetsOfDifferences, inLowestTerms } from './wrapped-hull.js';

/** The referee of two solids; `rejected` where a polyhedron is none. */
export function penetrationReferee(a: Kind, b: Kind): (values: Float64Array) => string {
  return (values) => {
    const operands = exactOperands([a, b], shapePair(a, b, values));
    if (operands === undefined) return 'rejected';
    const [first, second] = [(operands.a as Operand).shape, (operands.b as Operand).shape];
    if (relation(first, second) === 'disjoint') return penetrationText(undefined);
    return penetrationText(deepest(first, second, operands.unit));
  };
}

function deepest(a: Shape, b: Shape, unit: bigint): PenetrationLike {
  // Large numbers have a large power of two in common, and planes through three of thousands of points are slow with
  // them.
  const power = commonPower([...a.points, ...b.points]);
  const [first, second] = [a, b].map(({ points }) => points.map((v) => divided(v, power)));
  const nearest = nearestOf(facetsOfDifferences(second!, first!));
  const [one] = nearest;
  const [above, below] =
    one === undefined ? [0n, 1n] : [(one.height * power) ** 2n, dot(one.normal, one.normal) * unit ** 2n];
  return {
    squared: fractionText(above, below),
    depth: nearestRoot(above, below),
    ways: nearest.map(({ normal }) => ({
      direction: normal,
      a: lowest(a, normal),
      b: lowest(b, multiply(normal, -1n)),
    })),
  };
}

/** The greatest power of two that divides all coordinates; 1 if all of them are 0. */
function commonPower(points: readonly Vector[]): bigint {
  const bits = points.reduce((all, v) => all | v[0] | v[1] | v[2], 0n);
  return bits === 0n ? 1n : bits & -bits;
}

const divided = (v: Vector, by: bigint): Vector => [v[0] / by, v[1] / by, v[2] / by];

/** The facets nearest to the origin, in the order of the lines of their normals, which are in lowest terms. */
function nearestOf(facets: readonly Facet[]): Facet[] {
  let nearest: Facet[] = [];
  let [above, below] = [0n, 1n];
  for (const facet of facets) {
    const [square, size] = [facet.height ** 2n, dot(facet.normal, facet.normal)];
    const order = nearest.length === 0 ? -1n : square * below - above * size;
    if (order > 0n) continue;
    if (order < 0n) [nearest, above, below] = [[], square, size];
    nearest.push(facet);
  }
  return nearest.map(inLowestTerms).sort((f, g) => compareWays(f.normal, g.normal));
}

/**
 * The order of directions by their lines: lexicographic where the first coordinate that is not 0 is negative; of two
 * along one line, such a one comes first.
 */
export function compareWays(p: Vector, q: Vector): number {
  return inOrder(downwards(p), downwards(q)) || inOrder(p, q);
}

function downwards(p: Vector): Vector {
  return p.find((x) => x !== 0n)! < 0n ? p : multiply(p, -1n);
}

function inOrder(p: Vector, q: Vector): number {
  const k = p.findIndex((x, i) => x !== q[i]);
  return k < 0 ? 0 : p[k]! < q[k]! ? -1 : 1;
}

/** The feature in the middle of what is lowest along a direction. */
export function lowest(shape: Shape, n: Vector): string {
  const heights = shape.points.map((p) => dot(n, p));
  const points = shape.points.filter((_, i) => heights.every((h) => heights[i]! <= h));
  const [x, y, z] = points.reduce(add, ORIGIN);
  return featureAt(shape, { x, y, z, w: BigInt(points.length) });
}
