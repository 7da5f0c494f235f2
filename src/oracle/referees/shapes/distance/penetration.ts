/**
 * Penetration over the rationals: the convex hull of all differences of two vertices, by brute force: every plane through three of them that
 * has all of them on one side is that of a facet. The kernel takes faces and pairs of edges instead.
 */
import { absolute } from '../../../../arithmetic/integers.js';
import { fractionText } from '../../../answers/fractions.js';
import { type PenetrationLike, penetrationText } from '../../../answers/penetration.js';
import { type Kind, shapePair } from '../../../cases/distance/operands.js';
import { contact } from '../contact.js';
import { nearestRoot } from '../nearest-double.js';
import { featureAt, type Shape } from '../shape.js';
import { add, cross, dot, isZero, multiply, ORIGIN, sameVector, subtract, type Vector } from '../vectors.js';
import { exactOperands, type Operand } from './operands.js';

/** A direction across a facet, outwards, and how high the facet is along it. */
interface Facet {
  readonly normal: Vector;
  readonly height: bigint;
}

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

/** All planes through three points with all others behind or on them; of points in one plane, that plane either way. */
function facetsOf(points: readonly Vector[]): Facet[] {
  const found = new Map<string, Facet>();
  const offer = (p: Vector, n: Vector) => {
    const heights = points.map((q) => dot(n, subtract(q, p)));
    for (const sign of [1n, -1n]) {
      if (heights.some((h) => h * sign > 0n)) continue;
      const normal = shortest(multiply(n, sign));
      found.set(normal.join(), { normal, height: dot(normal, p) });
    }
  };
  points.forEach((p, i) => {
    points.slice(i + 1).forEach((q, j) => {
      for (const r of points.slice(i + j + 2)) {
        const n = cross(subtract(q, p), subtract(r, p));
        if (!isZero(n) && isSupported(points, p, n)) offer(p, n);
      }
    });
  });
  return [...found.values()];
}

/** Are no points on both sides? Ends with the first two that are. */
function isSupported(points: readonly Vector[], p: Vector, n: Vector): boolean {
  let side = 0n;
  for (const q of points) {
    const height = dot(n, subtract(q, p));
    if (height * side < 0n) return false;
    if (height !== 0n) side = height;
  }
  return true;
}

/** Divided by the greatest common divisor, which Euclid finds. */
function shortest(n: Vector): Vector {
  const common = n.map(absolute).reduce((x, y) => {
    let [p, q] = [x, y];
    while (q !== 0n) [p, q] = [q, p % q];
    return p;
  });
  return divided(n, common);
}

/** The facets nearest to the origin, in the order of their normals. */
function nearestOf(facets: readonly Facet[]): Facet[] {
  const isNearer = (f: Facet, g: Facet) =>
    f.height ** 2n * dot(g.normal, g.normal) - g.height ** 2n * dot(f.normal, f.normal);
  const nearest = facets.filter((f) => facets.every((g) => isNearer(f, g) <= 0n));
  return nearest.sort((f, g) => inOrder(f.normal, g.normal));
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
