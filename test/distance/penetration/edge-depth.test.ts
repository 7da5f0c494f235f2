import { expect, it } from 'vitest';
import * as rational from '../../../src/arithmetic/rational.js';
import { type Cells, normalOf, type ScaledCells } from '../../../src/distance/engine/cells.js';
import { onCommonScale } from '../../../src/distance/engine/common-scale.js';
import type { Doubles } from '../../../src/distance/engine/doubles.js';
import { scaledRational } from '../../../src/distance/engine/measure.js';
import { cross, dot, minus, type Vector } from '../../../src/distance/engine/vectors.js';
import { nearNormalOf } from '../../../src/distance/penetration/crossing-arcs.js';
import {
  type Depth,
  depthAcross,
  depthAlong,
  type Edge,
  type ScaledPair,
  scaledPair,
} from '../../../src/distance/penetration/edge-depth.js';
import { orientedBoxCells, tetrahedronCells } from '../../../src/distance/shapes/solids.js';
import { Random } from '../../../src/oracle/cases/random.js';

const random = new Random(2, 7, 1, 8);
const U = 2 ** -53;

/** Numbers of a lattice, with products that are 0; the same a little moved; or any. All times a power of two. */
function vector(kind: number, power: number): number[] {
  return [0, 1, 2].map(() => {
    const lattice = random.between(-4, 4);
    return 2 ** power * [lattice, lattice + random.between(-3, 3) * 2 ** -50, 8 * random.unit() - 4][kind]!;
  });
}

function tetrahedron(kind: number, power: number): ScaledCells {
  const [a, b, c, d] = [0, 1, 2, 3].map(() => vector(kind, power)) as [
    number[],
    number[],
    number[],
    number[],
  ];
  return tetrahedronCells('test', 'tetrahedron', { a, b, c, d });
}

/** Its corners are sums of products of two numbers: of twice the exponent, and rounded. */
function orientedBox(kind: number, power: number): ScaledCells {
  const across = random.between(-1, 1) * 2 ** -random.between(1, 50);
  const [u, v, w] = [
    [1, across, 0.5],
    [0, 1, across],
    [0.25, 0, 1],
  ].map((axis) => axis.map((x) => 2 ** power * x)) as [number[], number[], number[]];
  const halfSize = vector(kind, power).map(Math.abs);
  return orientedBoxCells('test', 'box', { center: vector(kind, power * 2), axes: [u, v, w], halfSize });
}

/** Is the depth across two edges, exactly, within the bound of what doubles say of it? */
function isWithin(a: ScaledCells, b: ScaledCells, e: Edge, f: Edge): boolean | undefined {
  const pair = scaledPair(a.points.doubles!, b.points.doubles!);
  return isBounded(a, b, pair, depthAcross(pair, e, f), (first, second) =>
    cross(
      minus(first.points.at(e[1]), first.points.at(e[0])),
      minus(second.points.at(f[1]), second.points.at(f[0])),
    ),
  );
}

/** The same across a face of the first. */
function isWithinAcross(a: ScaledCells, b: ScaledCells, face: readonly number[]): boolean | undefined {
  const pair = scaledPair(a.points.doubles!, b.points.doubles!);
  const near = depthAlong(pair, nearNormalOf(pair.a, face, pair.reach));
  return isBounded(a, b, pair, near, (first) => normalOf(face.map((i) => first.points.at(i))));
}

/** Is a depth along a direction within its bound? */
function isBounded(
  a: ScaledCells,
  b: ScaledCells,
  pair: ScaledPair,
  { depth, error }: Depth,
  along: (first: Cells, second: Cells) => Vector,
): boolean | undefined {
  if (Number.isNaN(depth)) return undefined;
  const { a: first, b: second, scale } = onCommonScale(a, b);
  const n = along(first, second);
  const size = dot(n, n);
  // Parallel edges, or a face without an area, have no depth: the bound must be of no use.
  if (size === 0n) return depth + error > 2 * pair.reach;
  const [one, other] = [first, second].map(({ points }) => points.all().map((v) => dot(n, v)));
  const greatest = (x: bigint, y: bigint) => (x > y ? x : y);
  const least = (x: bigint, y: bigint) => (x < y ? x : y);
  const reach = least(
    other!.reduce(greatest) - one!.reduce(least),
    one!.reduce(greatest) - other!.reduce(least),
  );
  // The depth is reach / root(size), in units of the common scale; its square with its sign is compared with those of
  // the bounds.
  const unit = rational.multiply(
    scaledRational(1n, scale.denominator, scale.exponent),
    rational.fromNumber(pair.scale),
  );
  const signedSquare = (x: rational.Rational) =>
    rational.sign(x) < 0 ? rational.negate(rational.square(x)) : rational.square(x);
  const above = rational.multiply(signedSquare(rational.fromParts(reach, 1n)), rational.square(unit));
  const square = rational.divide(above, rational.fromParts(size, 1n));
  const [middle, off] = [rational.fromNumber(depth), rational.fromNumber(error)];
  return (
    rational.compare(signedSquare(rational.subtract(middle, off)), square) <= 0 &&
    rational.compare(square, signedSquare(rational.add(middle, off))) <= 0
  );
}

it('across a face is off by no more than its bound, at all exponents', () => {
  const seen = { certain: 0, open: 0 };
  for (let i = 0; i < 1500; i++) {
    const kind = i % 3;
    const power = random.between(-397, 397);
    const [a, b] = random.oneIn(3)
      ? [orientedBox(kind, power >> 1), tetrahedron(kind, power)]
      : [tetrahedron(kind, power), orientedBox(kind, power >> 1)];
    const found = isWithinAcross(a, b, a.faces[random.below(a.faces.length)]!);
    seen[found === undefined ? 'open' : 'certain']++;
    expect(found, `${a.points.doubles!.coordinates} | ${b.points.doubles!.coordinates}`).not.toBe(false);
  }
  expect(seen.certain).toBeGreaterThan(900);
  expect(seen.open).toBeGreaterThan(10);
});

it('is off by no more than its bound, at all exponents', () => {
  const seen = { certain: 0, open: 0 };
  for (let i = 0; i < 4000; i++) {
    const kind = i % 3;
    const power = random.between(-397, 397);
    const [a, b] = random.oneIn(3)
      ? [orientedBox(kind, power >> 1), orientedBox(kind, power >> 1)]
      : [
          tetrahedron(kind, power),
          tetrahedron(kind, random.oneIn(2) ? power : power - random.between(0, 60)),
        ];
    const [e, f] = [a.edges[random.below(a.edges.length)]!, b.edges[random.below(b.edges.length)]!];
    const found = isWithin(a, b, e, f);
    seen[found === undefined ? 'open' : 'certain']++;
    expect(found, `${a.points.doubles!.coordinates} | ${b.points.doubles!.coordinates}`).not.toBe(false);
  }
  expect(seen.certain).toBeGreaterThan(2500);
  expect(seen.open).toBeGreaterThan(100);
});

it('has a bound that follows from its operations', () => {
  // In units of u R, and of u R (l + m), with a product l m of at most R (l + m).
  const coordinate = 4.1;
  const edge = 2 * coordinate + 2;
  expect(edge).toBeLessThan(11);
  const product = 11 + 4;
  expect(product).toBeLessThan(20);
  const direction = 2 * 20;
  // Along n: what coordinates are off by, a product and two sums; the difference, the quotient, and the length, with
  // half of what is off below the root.
  const value = coordinate + 3 + 1 + 1 + (1 + 3 / 2);
  expect(value).toBeLessThan(32);
  // Read off a pair: edges of length 1 across each other, reaches of 1/2, 1/2, 1/2 and 1/2, 1/2, 1/2.
  const cube = (at: readonly number[]): Doubles => ({
    coordinates: Float64Array.from(at),
    reach: [0.5, 0.5, 0.5],
  });
  const pair = scaledPair(cube([-0.5, 0, 0, 0.5, 0, 0]), cube([0, -0.5, 0, 0, 0.5, 0]));
  expect(pair.scale).toBe(1);
  const { error } = depthAcross(pair, [0, 1], [0, 1]);
  expect(error).toBeCloseTo(2 * U * pair.reach * (32 + direction * pair.reach * 2), 30);
  expect(error).toBeGreaterThan(U * pair.reach * (value + 2 * product * pair.reach * 2));
});

it('is not certain of vector products that are so short that what underflows counts', () => {
  // What underflows, and the bound beside which it is nothing, as powers of two: reaches of 1/2 at least, and a vector
  // product of 2^-400.
  const [lost, u, n] = [-1075, -53, -400];
  const sides = n / 2;
  for (const bound of [u - 1, u - 1 + sides + 1, u - 1 + n, u + 2 * n])
    expect(lost).toBeLessThan(bound - 100);
  const points = (...at: number[]): Doubles => ({
    coordinates: Float64Array.from(at),
    reach: [0, 1, 2].map((k) => Math.max(...at.map((x, i) => (i % 3 === k ? Math.abs(x) : 0)))) as never,
  });
  const depthOf = (size: number) =>
    depthAcross(
      scaledPair(points(0, 0, 0, 0.5, 0, 0, size, 0, 0), points(0, 0, 0, 0, size, 0)),
      [0, 2],
      [0, 1],
    );
  expect(depthOf(2 ** -200).error).toBeGreaterThan(2 ** 100);
  expect(depthOf(2 ** -201)).toEqual({ depth: Number.NaN, error: Number.NaN });
  const unknown: Doubles = { ...points(0, 0, 0, 1, 0, 0), reach: [Infinity, 0, 0] };
  expect(depthAcross(scaledPair(unknown, points(0, 0, 0, 0, 1, 0)), [0, 1], [0, 1]).depth).toBeNaN();
});
