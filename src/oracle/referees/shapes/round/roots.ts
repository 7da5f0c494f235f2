/**
 * Roots of quadratics for referees: a rational number, or one that is not, as an isolating interval that is made smaller until it decides. The kernel
 * takes signs of squares instead.
 */
import { absolute, integerSquareRoot } from '../../../../arithmetic/integers.js';
import { nearestDouble } from '../nearest-double.js';
import { signOf } from '../vectors.js';

/** a t² + b t + c. */
export type Quadratic = readonly [a: bigint, b: bigint, c: bigint];
/** slope · t + offset. */
export type Linear = readonly [slope: bigint, offset: bigint];

/** (p ± √n) / q with q > 0: rational where n is 0, else irrational; `of` is its quadratic. */
export interface Root {
  readonly p: bigint;
  readonly n: bigint;
  readonly isUpper: boolean;
  readonly q: bigint;
  readonly of: Quadratic;
}

/** The rational number p / q. */
export function fraction(p: bigint, q: bigint): Root {
  return q < 0n ? fraction(-p, -q) : { p, n: 0n, isUpper: true, q, of: [0n, q, -p] };
}

/** The real roots of a quadratic that is not constant; none of one that is. */
export function rootsOf([a, b, c]: Quadratic): Root[] {
  if (a < 0n) return rootsOf([-a, -b, -c]);
  if (a === 0n) return b === 0n ? [] : [fraction(-c, b)];
  const n = b * b - 4n * a * c;
  if (n < 0n) return [];
  const root = integerSquareRoot(n);
  if (root * root === n)
    return root === 0n ? [fraction(-b, 2n * a)] : [fraction(-b - root, 2n * a), fraction(-b + root, 2n * a)];
  return [false, true].map((isUpper) => ({ p: -b, n, isUpper, q: 2n * a, of: [a, b, c] as const }));
}

/** Bounds of a root times its q · 2^bits, one apart where it is irrational. */
function bounds({ p, n, isUpper }: Root, bits: bigint): readonly [bigint, bigint] {
  const base = p << bits;
  if (n === 0n) return [base, base];
  const root = integerSquareRoot(n << (2n * bits));
  return isUpper ? [base + root, base + root + 1n] : [base - root - 1n, base - root];
}

/** The sign of slope · t + offset: no irrational t is a root of it. */
export function linearSign(t: Root, [slope, offset]: Linear): number {
  if (slope === 0n) return signOf(offset);
  for (let bits = 8n; ; bits *= 4n) {
    const signs = bounds(t, bits).map((at) => signOf(slope * at + ((offset * t.q) << bits)));
    if (signs[0] === signs[1]) return signs[0]!;
    // A bound may be zero: the number itself lies beyond it.
    if (signs[0] === 0 || signs[1] === 0) continue;
  }
}

/** The sign of a quadratic: what is left of it modulo that of the root is linear. */
export function quadraticSign(t: Root, [a, b, c]: Quadratic): number {
  if (t.n === 0n) return signOf(a * t.p * t.p + b * t.p * t.q + c * t.q * t.q);
  const [d, e, f] = t.of;
  // d (a t² + b t + c) - a (d t² + e t + f), where d > 0.
  return linearSign(t, [d * b - a * e, d * c - a * f]);
}

/** The order of two roots. */
export function compareRoots(s: Root, t: Root): number {
  if (s.n === 0n) return t.n === 0n ? signOf(s.p * t.q - t.p * s.q) : -linearSign(t, [s.q, -s.p]);
  if (t.n === 0n) return linearSign(s, [t.q, -t.p]);
  if (s.isUpper === t.isUpper && isProportional(s.of, t.of)) return 0;
  for (let bits = 8n; ; bits *= 4n) {
    const [lowS, highS] = bounds(s, bits);
    const [lowT, highT] = bounds(t, bits);
    if (highS * t.q < lowT * s.q) return -1;
    if (lowS * t.q > highT * s.q) return 1;
  }
}

/** Irrational roots of two quadratics over the integers are equal only if the quadratics are multiples of each other. */
function isProportional([a, b, c]: Quadratic, [d, e, f]: Quadratic): boolean {
  return a * e === b * d && a * f === c * d && b * f === c * e;
}

/** The double nearest to (u + v t) / w, w > 0. */
export function roundedAt(t: Root, u: bigint, v: bigint, w: bigint): number {
  const start = BigInt(absolute(v).toString(2).length + 64);
  for (let bits = start; ; bits *= 2n) {
    const below = (w * t.q) << bits;
    const [first, second] = bounds(t, bits).map((at) => nearestDouble(v * at + ((u * t.q) << bits), below));
    if (first === second) return first!;
  }
}

/** A rational number between two roots, of which the first is less. */
export function between(s: Root, t: Root): Root {
  for (let bits = 8n; ; bits *= 4n) {
    const high = bounds(s, bits)[1];
    const low = bounds(t, bits)[0];
    // high / (s.q 2^bits) < low / (t.q 2^bits)
    if (high * t.q < low * s.q) return fraction(high * t.q + low * s.q, (2n * s.q * t.q) << bits);
  }
}
