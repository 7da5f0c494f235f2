import { absolute, trailingZeros } from '../../arithmetic/integers.js';
import { type OverDivisors, productOf } from '../../measures/over-divisors.js';
import type { Solid } from '../solid.js';
import type { Corner } from './corner.js';

/**
 * A number: numerator · 2^exponent over the product of the divisors of some corners. They are named by their ranks, in
 * ascending order: what two numbers have in common in their denominators is then seen without a division.
 */
interface Share {
  readonly numerator: bigint;
  readonly exponent: number;
  readonly over: readonly number[];
}

const ZERO: Share = { numerator: 0n, exponent: 0, over: [] };

/** Numerator, exponent and divisors, in whatever terms. */
export type VolumeSum = OverDivisors;

export { inLowestTerms, quotientOf } from '../../measures/over-divisors.js';

/** The ranks of one list that are not in another one; both are in ascending order. */
function without(list: readonly number[], other: readonly number[]): readonly number[] {
  const rest: number[] = [];
  let k = 0;
  for (const rank of list) {
    while (k < other.length && other[k]! < rank) k++;
    if (other[k] !== rank) rest.push(rank);
  }
  return rest;
}

/** A corner without its divisor, which is odd and positive. */
export interface Divided {
  readonly at: readonly [bigint, bigint, bigint];
  readonly exponent: number;
  /** Its rank among the corners that have a divisor; -1 if it has none. */
  readonly rank: number;
}

/**
 * The ranks of the corners with a divisor: neighbours in rings come one after another, so that what is summed up first
 * has much in common.
 */
function ranksOf({ faces }: Solid, hasDivisor: readonly boolean[]): Int32Array {
  const neighbours: number[][] = hasDivisor.map(() => []);
  for (const { rings } of faces) {
    for (const ring of rings) {
      ring.forEach((corner, i) => {
        const next = ring[i + 1 === ring.length ? 0 : i + 1]!;
        if (hasDivisor[corner] && hasDivisor[next]) neighbours[corner]!.push(next);
      });
    }
  }
  const ranks = new Int32Array(hasDivisor.length).fill(-1);
  let count = 0;
  hasDivisor.forEach((has, first) => {
    if (!has || ranks[first]! >= 0) return;
    const queue = [first];
    ranks[first] = count++;
    for (let k = 0; k < queue.length; k++)
      for (const next of neighbours[queue[k]!]!)
        if (ranks[next]! < 0) {
          ranks[next] = count++;
          queue.push(next);
        }
  });
  return ranks;
}

/** Adds up shares over divisors. */
class Adder {
  readonly #divisors: readonly bigint[];

  constructor(divisors: readonly bigint[]) {
    this.#divisors = divisors;
  }

  sum(shares: readonly Share[], from = 0, to = shares.length): Share {
    if (to - from === 0) return ZERO;
    if (to - from === 1) return shares[from]!;
    const middle = (from + to) >>> 1;
    return this.#sumOfTwo(this.sum(shares, from, middle), this.sum(shares, middle, to));
  }

  #sumOfTwo(a: Share, b: Share): Share {
    if (a.numerator === 0n) return b;
    if (b.numerator === 0n) return a;
    const exponent = Math.min(a.exponent, b.exponent);
    const missingInA = without(b.over, a.over);
    const p = this.#product(missingInA) * (a.numerator << BigInt(a.exponent - exponent));
    const q = this.#product(without(a.over, b.over)) * (b.numerator << BigInt(b.exponent - exponent));
    const over = missingInA.length === 0 ? a.over : [...a.over, ...missingInA].sort((x, y) => x - y);
    return { numerator: p + q, exponent, over };
  }

  #product(ranks: readonly number[]): bigint {
    return productOf(ranks.map((rank) => this.#divisors[rank]!));
  }
}

/** The corner without its divisor. */
function divided({ at, w, exponent }: Corner, rank: number): Divided {
  if (w === 1n) return { at, exponent, rank };
  const sign = w < 0n ? -1n : 1n;
  return { at: [sign * at[0], sign * at[1], sign * at[2]], exponent: exponent - trailingZeros(w), rank };
}

/** The determinant of three corners, times what is below them. */
export function determinant(a: Divided['at'], b: Divided['at'], c: Divided['at']): bigint {
  return (
    a[0] * (b[1] * c[2] - b[2] * c[1]) +
    a[1] * (b[2] * c[0] - b[0] * c[2]) +
    a[2] * (b[0] * c[1] - b[1] * c[0])
  );
}

/**
 * Shares as they come. Those without a divisor, nearly all of them in most solids, are added up at once, by exponent.
 */
export class Shares {
  readonly #whole = new Map<number, bigint>();
  readonly #divided: Share[] = [];

  /** Adds numerator · 2^exponent over the divisors of three corners. */
  add(numerator: bigint, exponent: number, o: Divided, p: Divided, q: Divided): void {
    if (numerator === 0n) return;
    if (o.rank < 0 && p.rank < 0 && q.rank < 0)
      this.#whole.set(exponent, (this.#whole.get(exponent) ?? 0n) + numerator);
    else {
      const over = [o.rank, p.rank, q.rank].filter((rank) => rank >= 0).sort((x, y) => x - y);
      this.#divided.push({ numerator, exponent, over });
    }
  }

  /** Those first that are over the divisors of the least ranks. */
  inOrder(): readonly Share[] {
    const whole = Array.from(this.#whole, ([exponent, numerator]) => ({ numerator, exponent, over: [] }));
    return [...whole, ...this.#divided.sort((a, b) => a.over[0]! - b.over[0]!)];
  }
}

/** A corner of a face without a divisor, if there is one. */
function originOf(rings: readonly (readonly number[])[], points: readonly Divided[]): number {
  for (const ring of rings) for (const corner of ring) if (points[corner]!.rank < 0) return corner;
  return rings[0]![0]!;
}

/** The corners of a solid without their divisors, and the divisors by rank. */
export interface DividedCorners {
  readonly points: readonly Divided[];
  readonly divisors: readonly bigint[];
}

export function dividedCorners(solid: Solid, corners: readonly Corner[]): DividedCorners {
  const odd = corners.map(({ w }) => (w === 1n ? w : absolute(w) >> BigInt(trailingZeros(w))));
  const ranks = ranksOf(
    solid,
    odd.map((w) => w !== 1n),
  );
  const divisors: bigint[] = [];
  ranks.forEach((rank, i) => {
    if (rank >= 0) divisors[rank] = odd[i]!;
  });
  return { points: corners.map((corner, i) => divided(corner, ranks[i]!)), divisors };
}

/**
 * Visits a triangle o p q for each edge p q of each ring, with a corner o of the same face: with signs they cover the
 * face. All o in the plane of a face give the same sums, so that one without a divisor is taken where there is one;
 * then only the corners that were made have a share in the denominator, each of them once.
 */
export function visitTriangles(
  { faces }: Solid,
  points: readonly Divided[],
  visit: (o: Divided, p: Divided, q: Divided) => void,
): void {
  for (const { rings } of faces) {
    const origin = originOf(rings, points);
    for (const ring of rings) {
      ring.forEach((p, i) => {
        const q = ring[i + 1 === ring.length ? 0 : i + 1]!;
        if (p !== origin && q !== origin) visit(points[origin]!, points[p]!, points[q]!);
      });
    }
  }
}

/** Six times the volume of a solid: the sum of the determinants of its triangles, as the divergence theorem has it. */
export function volumeSum(solid: Solid, corners: readonly Corner[]): VolumeSum {
  const { points, divisors } = dividedCorners(solid, corners);
  const shares = new Shares();
  visitTriangles(solid, points, (o, p, q) => {
    shares.add(determinant(o.at, p.at, q.at), o.exponent + p.exponent + q.exponent, o, p, q);
  });
  return sumOver(shares, divisors);
}

/** The sum of shares, each over the divisors of its corners. */
export function sumOver(shares: Shares, divisors: readonly bigint[]): VolumeSum {
  const { numerator, exponent, over } = new Adder(divisors).sum(shares.inOrder());
  return { numerator, exponent, divisors: over.map((rank) => divisors[rank]!) };
}
