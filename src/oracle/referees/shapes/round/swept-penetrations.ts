/**
 * Depths of circles, spheres and what they sweep. If the cores are apart, the referee of flat shapes finds the slab
 * between them; if not, their differences are wrapped by planes (in the plane, by lines through any two of them), of
 * which the nearest to the origin count. From there it is as far as the radii together. The kernel walks over corrals,
 * and takes faces and pairs of edges.
 */

import { type PenetrationLike, penetrationText } from '../../../answers/distances.js';
import { fractionText } from '../../../answers/numbers.js';
import { isRound } from '../../../cases/round/operands.js';
import { type SweptPair, sweptShapes } from '../../../cases/round/swept-distances.js';
import { closenessOf } from '../distance/distance.js';
import { type Operand, type PlaneOperand, readerFor } from '../distance/operands.js';
import { compareWays, lowest } from '../distance/penetration.js';
import { type Facet, facetsOfDifferences, inLowestTerms } from '../distance/wrapped-hull.js';
import type { Shape } from '../shape.js';
import { cross, dot, greater, isZero, multiply, subtract, type Vector } from '../vectors.js';
import { rootsOf, roundedAt } from './roots.js';
import type { RoundOperand } from './swept.js';
import { operandOf } from './swept-distances.js';

/** The first core moves along a normal by height / |normal| and they touch; less than 0 if they are apart. */
type Way = Facet;

/** The referee of a pair; `rejected` where a polyhedron is none. */
export function sweptPenetrationReferee(pair: SweptPair): (values: Float64Array) => string {
  const { a, b, dimension } = pair;
  const shapesOf = sweptShapes(pair);
  return (values) => {
    const shapes = shapesOf(values);
    const reader = readerFor([a, b], shapes);
    const [first, second] = [a, b].map((kind, i) => operandOf(kind, shapes[i], reader, dimension));
    if (first === undefined || second === undefined) return 'rejected';
    const radii = first.radius + second.radius;
    const ways = waysOf(first.core, second.core, dimension);
    const [one] = ways;
    // Less than 0: the cores are farther apart than the radii.
    if (one !== undefined && one.height < 0n && one.height ** 2n > radii ** 2n * dot(one.normal, one.normal))
      return penetrationText(undefined);
    const depth = depthOf(radii, one ?? { normal: [1n, 0n, 0n], height: 0n }, reader.unit);
    const parts = [
      [first, a],
      [second, b],
    ] as const;
    const texts = ways.map(({ normal }) => ({
      direction: primitive(normal).slice(0, dimension),
      a: nameOf(...parts[0], normal),
      b: nameOf(...parts[1], multiply(normal, -1n)),
    }));
    return penetrationText({ ...depth, ways: texts });
  };
}

/** radii + height / |normal|, over a unit, and its square. */
function depthOf(radii: bigint, { normal, height }: Way, unit: bigint): Omit<PenetrationLike, 'ways'> {
  const size = dot(normal, normal);
  const length = rootsOf([1n, 0n, -size]).at(-1)!;
  const depth = roundedAt(length, radii * size, height, size * unit);
  const [whole, part] = [radii * radii * size + height * height, 2n * radii * height];
  const below = size * unit * unit;
  if (part === 0n) return { squared: fractionText(whole, below), depth };
  // part / |normal| = part |normal| / size
  if (length.n === 0n)
    return { squared: fractionText(whole * length.q + part * length.p, below * length.q), depth };
  const root = fractionText(part * part * size, below * below);
  return { squared: `${fractionText(whole, below)}${part < 0n ? '-' : '+'}√(${root})`, depth };
}

/** The shortest ways between cores that are apart, or out of each other. */
function waysOf(a: Operand | PlaneOperand, b: Operand | PlaneOperand, dimension: 2 | 3): Way[] {
  if ('normal' in a) throw new Error('unreachable: planes come second');
  if ('normal' in b) return fromPlane(a.shape, b);
  const { vector } = closenessOf(a, b).difference;
  if (!isZero(vector)) {
    const both = [vector, multiply(vector, -1n)];
    return both
      .map((normal) => ({ normal, height: spread(a.shape, b.shape, normal) }))
      .filter(({ height }) => height < 0n);
  }
  const facets =
    dimension === 3
      ? facetsOfDifferences(b.shape.points, a.shape.points)
      : linesAround(b.shape.points.flatMap((q) => a.shape.points.map((p) => subtract(q, p))));
  return nearestOf(facets);
}

/** How much higher B is along a vector than A is low. */
function spread(a: Shape, b: Shape, n: Vector): bigint {
  return greatest(b.points.map((p) => dot(n, p))) + greatest(a.points.map((p) => -dot(n, p)));
}

/** A plane has one height: it is left upwards or downwards. */
function fromPlane({ points }: Shape, { normal, constant }: PlaneOperand): Way[] {
  const heights = points.map((p) => dot(normal, p) + constant);
  const up = { normal, height: greatest(heights.map((h) => -h)) };
  return nearestOf([up, { normal: multiply(normal, -1n), height: greatest(heights) }]);
}

const greatest = (all: readonly bigint[]): bigint => all.reduce(greater);

/** The lines through two of some points of the plane with all others behind or on them, by their normals. */
function linesAround(points: readonly Vector[]): Facet[] {
  const facets: Facet[] = [];
  for (const p of points) {
    for (const q of points) {
      const normal = cross(subtract(q, p), [0n, 0n, 1n]);
      const height = dot(normal, p);
      if (!isZero(normal) && points.every((r) => dot(normal, r) <= height)) facets.push({ normal, height });
    }
  }
  return facets;
}

/** Those that are least high, each once, in the order of ways out. */
function nearestOf(facets: readonly Facet[]): Way[] {
  const order = (f: Facet, g: Facet): bigint => {
    const [s, t] = [f, g].map(({ height }) => (height < 0n ? -1n : 1n) * height * height);
    return s! * dot(g.normal, g.normal) - t! * dot(f.normal, f.normal);
  };
  const least = facets.filter((f) => facets.every((g) => order(f, g) <= 0n));
  const byText = new Map(least.map((f) => [primitive(f.normal).join(), f]));
  return [...byText.values()].sort((f, g) => compareWays(primitive(f.normal), primitive(g.normal)));
}

function primitive(v: Vector): Vector {
  return inLowestTerms({ normal: v, height: 0n }).normal;
}

/** What of a shape is lowest along a direction. */
function nameOf({ core, radius }: RoundOperand, kind: SweptPair['a'], n: Vector): string {
  if ('normal' in core) return 'f0';
  if (!isRound(kind)) return lowest(core.shape, n);
  if (kind === 'circle' || kind === 'capsule2d') return 'e0';
  if (kind !== 'capsule') return 'f0';
  const [start, end] = core.shape.points.map((p) => dot(n, p)) as [bigint, bigint];
  const [from, to] = core.shape.points as [Vector, Vector];
  if (isZero(subtract(to, from))) return 'f1';
  if (start === end) return 'f0';
  if (radius === 0n) return start < end ? 'e0' : 'e1';
  return start < end ? 'f1' : 'f2';
}
