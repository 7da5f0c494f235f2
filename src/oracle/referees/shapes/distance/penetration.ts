/**
 * Penetration over the rationals: the convex hull of all differences of two vertices, by gift wrapping. The kernel takes faces and pairs of edges instead.
 */
import { fractionText } from '../../../answers/fractions.js';
import { type PenetrationLike, penetrationText } from '../../../answers/penetration.js';
import { type Kind, shapePair } from '../../../cases/distance/operands.js';
import { contact } from '../contact.js';
import { nearestRoot } from '../nearest-double.js';
import { featureAt, type Shape } from '../shape.js';
import { add, dot, multiply, ORIGIN, sameVector, subtract, type Vector } from '../vectors.js';
import { exactOperands, type Operand } from './operands.js';
import { type Facet, facetsOf } from './wrapped-hull.js';

/** The referee of two solids; `rejected` where a polyhedron is none. */
export function penetrationReferee(a: Kind, b: Kind): (values: Float64Array) => string {
  return (values) => {
    const operands = exactOperands([a, b], shapePair(a, b, values));
    if (operands === undefined) return 'rejected';
    const [first, second] = [(operands.a as Operand).shape, (operands.b as Operand).shape];
    if (contact(first, second).relation === 'disjoint') return penetrationText(undefined);
    return penetrationText(deepest(first, second, operands.unit));
  };
}

function deepest(a: Shape, b: Shape, unit: bigint): PenetrationLike {
  const differences = distinct(b.points.flatMap((q) => a.points.map((p) => subtract(q, p))));
  // Large numbers have a large power of two in common, and planes through three of thousands of points are slow with them.
  const power = commonPower(differences);
  const nearest = nearestOf(facetsOf(differences.map((v) => divided(v, power))));
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

function distinct(points: readonly Vector[]): Vector[] {
  return points.filter((p, i) => points.findIndex((q) => sameVector(p, q)) === i);
}

/** The facets nearest to the origin, in the order of the lines of their normals. */
function nearestOf(facets: readonly Facet[]): Facet[] {
  const isNearer = (f: Facet, g: Facet) =>
    f.height ** 2n * dot(g.normal, g.normal) - g.height ** 2n * dot(f.normal, f.normal);
  const nearest = facets.filter((f) => facets.every((g) => isNearer(f, g) <= 0n));
  return nearest.sort((f, g) => compareWays(f.normal, g.normal));
}

/** The order of directions by their lines: lexicographic where the first coordinate that is not 0 is negative; of two along one line, such a one comes first. */
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
function lowest(shape: Shape, n: Vector): string {
  const points = shape.points.filter((p) => shape.points.every((q) => dot(n, p) <= dot(n, q)));
  const [x, y, z] = points.reduce(add, ORIGIN);
  return featureAt(shape, { x, y, z, w: BigInt(points.length) });
}
