import { expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import { facetsOf } from '../../../src/oracle/referees/shapes/distance/wrapped-hull.js';
import {
  cross,
  dot,
  isZero,
  multiply,
  subtract,
  type Vector,
} from '../../../src/oracle/referees/shapes/vectors.js';

const random = new Random(8, 6, 4, 2);
const lattice = (size: number) => BigInt(random.between(-size, size));

function lowestTerms(n: Vector): Vector {
  const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));
  const common = n.reduce(gcd);
  return [n[0] / common, n[1] / common, n[2] / common];
}

/** By the definition: all planes through three points with all others behind or on them. */
function byDefinition(points: readonly Vector[]): string[] {
  const found = new Set<string>();
  for (const p of points) {
    for (const q of points) {
      for (const r of points) {
        const n = cross(subtract(q, p), subtract(r, p));
        if (isZero(n) || points.some((s) => dot(n, subtract(s, p)) > 0n)) continue;
        const normal = lowestTerms(n);
        found.add(`${normal} ${dot(normal, p)}`);
      }
    }
  }
  return [...found].sort();
}

const textsOf = (points: readonly Vector[]) =>
  facetsOf(points)
    .map(({ normal, height }) => `${normal} ${height}`)
    .sort();

const distinct = (points: readonly Vector[]) =>
  points.filter((p, i) => points.findIndex((q) => q.join() === p.join()) === i);

/** Points of a small lattice, of a plane, of a line, sums of two sets, or any. */
function pointSet(kind: number): Vector[] {
  const some = (count: number, size: number): Vector[] =>
    Array.from({ length: count }, () => [lattice(size), lattice(size), lattice(size)]);
  const count = 1 + random.below(14);
  if (kind === 0) return some(count, 1);
  if (kind === 1) return some(count, 1000);
  const [u, v] = some(2, 2) as [Vector, Vector];
  const combined = (a: bigint, b: bigint): Vector => [
    a * u[0] + b * v[0],
    a * u[1] + b * v[1],
    a * u[2] + b * v[2],
  ];
  if (kind === 2) return Array.from({ length: count }, () => combined(lattice(2), lattice(2)));
  if (kind === 3) return Array.from({ length: count }, () => multiply(u, lattice(5)));
  return some(4, 2).flatMap((p) => some(4, 1).map((q) => subtract(p, q)));
}

it('finds the facets that the definition finds', () => {
  const sizes = new Set<number>();
  for (let i = 0; i < 2000; i++) {
    const points = distinct(pointSet(i % 5));
    const expected = byDefinition(points);
    expect(textsOf(points), points.join(' ')).toEqual(expected);
    sizes.add(expected.length);
  }
  // None, for points on a line; both sides of a plane; and solids.
  for (const size of [0, 2, 4, 5, 6, 7, 8, 10]) expect(sizes.has(size)).toBe(true);
});

it('takes the sides of a cube of many points as one facet each', () => {
  const points: Vector[] = [];
  for (let i = 0; i < 64; i++) points.push([BigInt(i & 3), BigInt((i >> 2) & 3), BigInt(i >> 4)]);
  expect(textsOf(points)).toEqual(['-1,0,0 0', '0,-1,0 0', '0,0,-1 0', '0,0,1 3', '0,1,0 3', '1,0,0 3']);
});
