import { absolute } from '../../../../arithmetic/integers.js';
import { cross, dot, greater, isZero, sameVector, subtract, type Vector } from '../vectors.js';

/**
 * Vectors from a first point, divided by the greatest power of two that all their coordinates, and some lengths, have
 * in common.
 */
export interface ShortVectors {
  readonly vectors: readonly Vector[];
  readonly lengths: readonly bigint[];
  /** What they were divided by. */
  readonly unit: bigint;
}

/**
 * What does not change where things are moved and scaled is asked of these: their numbers are as short as the points
 * are near to each other.
 */
export function shortVectors(points: readonly Vector[], lengths: readonly bigint[] = []): ShortVectors {
  const from = points.map((p) => subtract(p, points[0]!));
  const all = [...from.flat(), ...lengths].reduce((bits, x) => bits | x, 0n);
  const unit = all === 0n ? 1n : all & -all;
  if (unit === 1n) return { vectors: from, lengths, unit };
  const shift = BigInt(unit.toString(2).length - 1);
  return {
    vectors: from.map(([x, y, z]) => [x >> shift, y >> shift, z >> shift]),
    lengths: lengths.map((x) => x >> shift),
    unit,
  };
}

/** More digits, to the base 16, than a double has, and less than what is too great for one. */
const LEADING_DIGITS = 200;

/**
 * Integers divided by about the greatest size among them, as doubles that are 1 in size at most: each is off by 2^-52
 * at most.
 */
export function asDoubles(integers: readonly bigint[]): Float64Array {
  const greatest = integers.map(absolute).reduce(greater, 1n);
  const digits = greatest.toString(16).length - LEADING_DIGITS;
  const shift = digits > 0 ? BigInt(4 * digits) : 0n;
  const size = Number(greatest >> shift);
  return Float64Array.from(integers, (x) => Number(x >> shift) / size);
}

/**
 * The narrowest slab around points: every normal to three of them, or to two pairs, is tried with all points. Doubles
 * tell first which slabs are wider than another one for certain; the rest is compared over integers.
 */

/** A fraction. */
type Fraction = readonly [numerator: bigint, denominator: bigint];

/** Directions between points, by the numbers of their ends. */
type Ends = readonly (readonly [number, number])[];

/**
 * The extent across directions a and b is max n · p - min n · p over |n|, n = a x b; and n · p is the determinant of a,
 * b and p. So the points may be stretched for the extents, as that multiplies them all by one number: three coordinates
 * that are 1 in size at most, one of them the height over a plane, however flat the points are. The lengths |n| are
 * those of the points as they are.
 *
 * What an extent and a length may be wrong by in doubles: let u = 2^-53. Coordinates are off by 2u, and at most 1 in
 * size; differences of them by 2 · 2u and their rounding 2u, and at most 2 in size. A product of two is off by 2 · 2 ·
 * 6u + 36u² and 4u, a coordinate of n by less than twice 29u and the rounding 8u, 66u, and is at most 8 in size; |n| by
 * less than 66u √3 and the rounding of squares and root, 4u of 14: less than 256u. A product n_k p_k is off by 66u +
 * 8 · 2u and 8u, the sum of three by 3 · 91u and the roundings of sums, 16u and 24u: 313u; an extent by twice as much
 * and 48u: less than 1024u. This is eight times as much, so that it covers the rounding of sums and products with it.
 */
const WRONG_BY = 2 ** -40;

/** The pairs of directions whose slabs may be the narrowest: i times their number and j for the pair of i and j. */
function narrowPairs(points: Float64Array, stretched: Float64Array, ends: Ends): number[] {
  const near: number[] = [];
  const [extents, lengths]: [number[], number[]] = [[], []];
  const [ways, stretchedWays] = [differences(points, ends), differences(stretched, ends)];
  const n = new Float64Array(3);
  // No slab that is the narrowest has a greater extent for its length.
  let most = Number.POSITIVE_INFINITY;
  for (let i = 0; i < ends.length; i++) {
    for (let j = i + 1; j < ends.length; j++) {
      crossInto(n, ways, i, j);
      const length = Math.sqrt(n[0]! * n[0]! + n[1]! * n[1]! + n[2]! * n[2]!);
      crossInto(n, stretchedWays, i, j);
      const extent = extentAlong(stretched, n, most * (length + WRONG_BY) + WRONG_BY);
      if (extent === undefined) continue;
      near.push(i * ends.length + j);
      extents.push(extent);
      lengths.push(length);
      if (length > 2 * WRONG_BY) most = Math.min(most, (extent + WRONG_BY) / (length - WRONG_BY));
    }
  }
  return near.filter((_, k) => extents[k]! <= most * (lengths[k]! + WRONG_BY) + WRONG_BY);
}

function differences(x: Float64Array, ends: Ends): Float64Array {
  return Float64Array.from(ends.flatMap(([i, j]) => [0, 1, 2].map((k) => x[3 * j + k]! - x[3 * i + k]!)));
}

function crossInto(n: Float64Array, x: Float64Array, i: number, j: number): void {
  const [ax, ay, az] = [x[3 * i]!, x[3 * i + 1]!, x[3 * i + 2]!];
  const [bx, by, bz] = [x[3 * j]!, x[3 * j + 1]!, x[3 * j + 2]!];
  n[0] = ay * bz - az * by;
  n[1] = az * bx - ax * bz;
  n[2] = ax * by - ay * bx;
}

/**
 * The difference of the greatest and the least product of points, the origin one of them, with a vector; `undefined` if
 * it is more than enough.
 */
function extentAlong(x: Float64Array, n: Float64Array, enough: number): number | undefined {
  let [low, high] = [0, 0];
  for (let at = 0; at < x.length; at += 3) {
    const height = n[0]! * x[at]! + n[1]! * x[at + 1]! + n[2]! * x[at + 2]!;
    if (height < low) low = height;
    if (height > high) high = height;
    if (high - low > enough) return undefined;
  }
  return high - low;
}

/** A normal to two of some vectors, about the longest one; that of all is zero if they are on a line. */
function longNormal(vectors: readonly Vector[], x: Float64Array): Vector {
  const n = new Float64Array(3);
  let [first, second, most] = [0, 0, 0];
  for (let i = 0; i < vectors.length; i++) {
    for (let j = i + 1; j < vectors.length; j++) {
      crossInto(n, x, i, j);
      const square = n[0]! * n[0]! + n[1]! * n[1]! + n[2]! * n[2]!;
      if (square > most) [first, second, most] = [i, j, square];
    }
  }
  const normal = cross(vectors[first]!, vectors[second]!);
  if (!isZero(normal)) return normal;
  const along = vectors.find((v) => !isZero(v)) ?? normal;
  return cross(along, vectors.find((v) => !isZero(cross(along, v))) ?? along);
}

/** A slab: its extent times the length of the normal, and the square of that length. */
type Slab = readonly [extent: bigint, square: bigint];

/**
 * Integers up to this size have normals up to 2^25, squares of their lengths up to 2^52, and extents up to 2^39:
 * doubles are exact.
 */
const SMALL = 2n ** 11n;

/** The slab across two directions, over integers. */
function slabAcross(vectors: readonly Vector[], a: Vector, b: Vector): Slab {
  const normal = cross(a, b);
  const heights = vectors.map((p) => dot(normal, p));
  return [heights.reduce(greater) + heights.map((h) => -h).reduce(greater), dot(normal, normal)];
}

/** The same over small integers. */
function smallSlabAcross(vectors: readonly Place[], a: Place, b: Place): readonly [number, number] {
  const [x, y, z] = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  let [low, high] = [0, 0];
  for (const p of vectors) {
    const height = x * p[0] + y * p[1] + z * p[2];
    low = Math.min(low, height);
    high = Math.max(high, height);
  }
  return [high - low, x * x + y * y + z * z];
}

type Place = readonly [number, number, number];

/** The slabs across pairs of directions; of neighbours in the list that are the same one. */
function* slabsAcross(
  vectors: readonly Vector[],
  directions: readonly Vector[],
  pairs: readonly number[],
): Generator<Slab> {
  const count = directions.length;
  const isSmall = [...vectors, ...directions].every((v) => v.every((x) => x <= SMALL && -x <= SMALL));
  const small = (v: Vector): Place => [Number(v[0]), Number(v[1]), Number(v[2])];
  const [places, ways] = isSmall ? [vectors.map(small), directions.map(small)] : [[], []];
  let last: readonly [number, number] = [0, 0];
  for (const pair of pairs) {
    const [i, j] = [Math.floor(pair / count), pair % count];
    if (!isSmall) yield slabAcross(vectors, directions[i]!, directions[j]!);
    else {
      const [extent, square] = smallSlabAcross(places, ways[i]!, ways[j]!);
      if (extent === last[0] && square === last[1]) continue;
      last = [extent, square];
      yield [BigInt(extent), BigInt(square)];
    }
  }
}

/** The square of the least distance of two planes with all points between them. */
export function leastSquaredWidth(points: readonly Vector[]): Fraction {
  const { vectors, unit } = shortVectors(points);
  const distinct = vectors.filter((p, i) => vectors.findIndex((q) => sameVector(p, q)) === i);
  const x = asDoubles(distinct.flat());
  const normal = longNormal(distinct, x);
  // The first vector is zero: a plane through the origin.
  const heights = distinct.map((p) => dot(normal, p));
  if (heights.every((height) => height === 0n)) return [0n, 1n];
  const ends = distinct.flatMap((_, i) => distinct.slice(i + 1).map((_, j) => [i, i + 1 + j] as const));
  const directions = ends.map(([i, j]) => subtract(distinct[j]!, distinct[i]!));
  let [numerator, denominator]: Fraction = [1n, 0n];
  const near = narrowPairs(x, stretchedBy(distinct, normal, heights), ends);
  for (const [extent, square] of slabsAcross(distinct, directions, near)) {
    if (square === 0n) continue;
    const squared = extent * extent;
    if (squared * denominator < numerator * square) [numerator, denominator] = [squared, square];
  }
  return [numerator * unit * unit, denominator];
}

/**
 * Heights over a plane in place of the coordinate in which the plane's normal is greatest, and each coordinate divided
 * by the greatest one.
 */
function stretchedBy(vectors: readonly Vector[], normal: Vector, heights: readonly bigint[]): Float64Array {
  const sizes = normal.map(absolute);
  const axis = sizes.findIndex((size) => sizes.every((other) => other <= size));
  const columns = [0, 1, 2].map((k) => asDoubles(k === axis ? heights : vectors.map((v) => v[k]!)));
  return Float64Array.from(vectors.flatMap((_, i) => columns.map((column) => column[i]!)));
}
