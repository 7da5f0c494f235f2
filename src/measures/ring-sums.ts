/** Areas and centroids of rings, exactly: sums over edges, over integers in one unit. */
import type { Rational } from '../arithmetic/rational.js';
import * as rational from '../arithmetic/rational.js';
import { type PositiveRoot, roundRootTotal } from '../arithmetic/root-total.js';
import { commonExponent, scaledIntegers } from '../arithmetic/scaled-integers.js';

/** Rings as integers; a coordinate is an integer times 2^exponent. */
interface IntegerRings {
  readonly rings: readonly (readonly bigint[])[];
  readonly exponent: number;
}

function integersOf(rings: readonly (readonly number[])[]): IntegerRings {
  const exponent = rings.reduce((least, ring) => Math.min(least, commonExponent(ring)), 0);
  return { rings: rings.map((ring) => scaledIntegers(ring, exponent) as bigint[]), exponent };
}

/** Twice the signed area of a ring, and six times the integrals of x and y. */
interface RingSums {
  twice: bigint;
  readonly first: [bigint, bigint];
}

/** The shoelace formula: the sums over the triangles of the origin and an edge. */
function ringSums(ring: readonly bigint[]): RingSums {
  const sums: RingSums = { twice: 0n, first: [0n, 0n] };
  for (let i = 0; i < ring.length; i += 2) {
    const j = i + 2 < ring.length ? i + 2 : 0;
    const [x, y, u, v] = [ring[i]!, ring[i + 1]!, ring[j]!, ring[j + 1]!];
    const cross = x * v - u * y;
    sums.twice += cross;
    sums.first[0] += cross * (x + u);
    sums.first[1] += cross * (y + v);
  }
  return sums;
}

/** Of rings with coordinates one behind the other: a polygon without holes is one ring, and its area has a sign. */
export type Rings2 = readonly (readonly number[])[];

function polygonSums(rings: readonly (readonly bigint[])[], isSigned: boolean): RingSums {
  if (isSigned) return ringSums(rings[0]!);
  const total: RingSums = { twice: 0n, first: [0n, 0n] };
  rings.forEach((ring, i) => {
    const { twice, first } = ringSums(ring);
    // What crosses itself and has no area has no direction either.
    if (twice === 0n) return;
    // The outer ring counts as if it ran counterclockwise, holes as if clockwise.
    const sign = twice > 0n === (i === 0) ? 1n : -1n;
    total.twice += sign * twice;
    total.first[0] += sign * first[0];
    total.first[1] += sign * first[1];
  });
  return total;
}

/** integer · 2^exponent / divisor. */
function fraction(integer: bigint, exponent: number, divisor: bigint): Rational {
  return exponent >= 0
    ? rational.fromParts(integer << BigInt(exponent), divisor)
    : rational.fromParts(integer, divisor << BigInt(-exponent));
}

/** The area: of a ring signed, of a polygon with holes that of its outer ring less those of its holes. */
export function areaOfRings(polygon: Rings2, isSigned: boolean): Rational {
  const { rings, exponent } = integersOf(polygon);
  return fraction(polygonSums(rings, isSigned).twice, 2 * exponent, 2n);
}

/** The centroid; null if the area is 0. */
export function centroidOfRings(polygon: Rings2, isSigned: boolean): [Rational, Rational] | null {
  const { rings, exponent } = integersOf(polygon);
  const { twice, first } = polygonSums(rings, isSigned);
  if (twice === 0n) return null;
  return [fraction(first[0], exponent, 3n * twice), fraction(first[1], exponent, 3n * twice)];
}

type Vector = readonly [bigint, bigint, bigint];

const pointAt = (ring: readonly bigint[], i: number): Vector => [ring[i]!, ring[i + 1]!, ring[i + 2]!];
const cross = (p: Vector, q: Vector): Vector => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
];
const plus = (p: Vector, q: Vector): Vector => [p[0] + q[0], p[1] + q[1], p[2] + q[2]];
const minus = (p: Vector, q: Vector): Vector => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
const dot = (p: Vector, q: Vector): bigint => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];

/** Newell's sum over integers: that of the cross products of all edges' ends. */
function newellSum(ring: readonly bigint[]): Vector {
  let sum: Vector = [0n, 0n, 0n];
  for (let i = 0; i < ring.length; i += 3) {
    sum = plus(sum, cross(pointAt(ring, i), pointAt(ring, i + 3 < ring.length ? i + 3 : 0)));
  }
  return sum;
}

/** Newell's normal of a ring in space, twice its vector area. */
export function newellOf(positions: readonly number[]): [Rational, Rational, Rational] {
  const { rings, exponent } = integersOf([positions]);
  const [x, y, z] = newellSum(rings[0]!);
  const component = (n: bigint) => fraction(n, 2 * exponent, 1n);
  return [component(x), component(y), component(z)];
}

/** Half the length of Newell's normal as a root. */
function areaRoot(positions: readonly number[]): PositiveRoot {
  const { rings, exponent } = integersOf([positions]);
  const sum = newellSum(rings[0]!);
  return { radicand: dot(sum, sum), exponent: 2 * exponent - 1, denominator: 1n };
}

/** Half the length of Newell's normal, rounded to the nearest double. */
export function areaOfRing3(positions: readonly number[]): number {
  return roundRootTotal([areaRoot(positions)]);
}

/**
 * The centroid of a ring whose vertices are in one plane; null if its area is 0.
 *
 * It is the mean of the centroids of the triangles between the first vertex and each edge, weighted by their areas with
 * signs: those along Newell's normal.
 */
export function centroidOfRing3(positions: readonly number[]): [Rational, Rational, Rational] | null {
  const { rings, exponent } = integersOf([positions]);
  const ring = rings[0]!;
  const normal = newellSum(ring);
  const square = dot(normal, normal);
  if (square === 0n) return null;
  const origin = pointAt(ring, 0);
  let sum: Vector = [0n, 0n, 0n];
  for (let i = 3; i + 3 < ring.length; i += 3) {
    const [p, q] = [minus(pointAt(ring, i), origin), minus(pointAt(ring, i + 3), origin)];
    const weight = dot(cross(p, q), normal);
    const both = plus(p, q);
    sum = plus(sum, [weight * both[0], weight * both[1], weight * both[2]]);
  }
  const coordinate = (k: 0 | 1 | 2) => fraction(sum[k] + 3n * square * origin[k], exponent, 3n * square);
  return [coordinate(0), coordinate(1), coordinate(2)];
}
