/**
 * Roots of quadratics for referees: a rational number, or one that is not, as an isolating interval that is made
 * smaller until it decides. The kernel takes signs of squares instead.
 */
import { absolute, integerSquareRoot } from '../../../../arithmetic/integers.js';
import { nearestDouble } from '../nearest-double.js';
import { signOf } from '../vectors.js';

/** Bounds that are farther apart than this part of them (2^-60) need not be rounded: they differ in doubles, mostly. */
const DIGITS = 60n;

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
  readonly digits: Digits;
}

/** ⌊√n · 2^bits⌋, with the most bits that were asked for. */
interface Digits {
  bits: bigint;
  floor: bigint;
}

const NONE: Digits = { bits: 0n, floor: 0n };

/** The rational number p / q. */
export function fraction(p: bigint, q: bigint): Root {
  return q < 0n ? fraction(-p, -q) : { p, n: 0n, isUpper: true, q, of: [0n, q, -p], digits: NONE };
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
  const [of, digits]: [Quadratic, Digits] = [[a, b, c], { bits: 0n, floor: root }];
  return [false, true].map((isUpper) => ({ p: -b, n, isUpper, q: 2n * a, of, digits }));
}

/** ⌊√n · 2^bits⌋: what was found with more bits is cut off. */
function floorOfRoot({ n, digits }: Root, bits: bigint): bigint {
  if (digits.bits < bits) {
    digits.bits = bits;
    digits.floor = integerSquareRoot(n << (2n * bits));
  }
  return digits.floor >> (digits.bits - bits);
}

/** How many bits are looked at: none behind the point at first, as the integers are long, mostly. */
function moreThan(bits: bigint): bigint {
  return bits === 0n ? 32n : 4n * bits;
}

/** Bounds of a root times its q · 2^bits, one apart where it is irrational. */
function bounds(t: Root, bits: bigint): readonly [bigint, bigint] {
  const base = t.p << bits;
  if (t.n === 0n) return [base, base];
  const root = floorOfRoot(t, bits);
  return t.isUpper ? [base + root, base + root + 1n] : [base - root - 1n, base - root];
}

/** The sign of slope · t + offset: no irrational t is a root of it. */
export function linearSign(t: Root, [slope, offset]: Linear): number {
  if (slope === 0n) return signOf(offset);
  const rational = slope * t.p + offset * t.q;
  if (t.n === 0n) return signOf(rational);
  // rational + factor · √n
  const factor = t.isUpper ? slope : -slope;
  for (let bits = 0n; ; bits = moreThan(bits)) {
    const first = (rational << bits) + factor * floorOfRoot(t, bits);
    const sign = signOf(first);
    // A bound may be zero: the number itself lies beyond it.
    if (sign !== 0 && sign === signOf(first + factor)) return sign;
  }
}

/** The sign of a quadratic: what is left of it modulo that of the root is linear. */
export function quadraticSign(t: Root, [a, b, c]: Quadratic): number {
  if (t.n === 0n) return signOf((a * t.p + b * t.q) * t.p + c * t.q * t.q);
  const [d, e, f] = t.of;
  // d (a t² + b t + c) - a (d t² + e t + f), where d > 0.
  return linearSign(t, [d * b - a * e, d * c - a * f]);
}

/** The order of two roots. */
export function compareRoots(s: Root, t: Root): number {
  if (s.n === 0n) return t.n === 0n ? signOf(s.p * t.q - t.p * s.q) : -linearSign(t, [s.q, -s.p]);
  if (t.n === 0n) return linearSign(s, [t.q, -t.p]);
  for (let bits = 0n; ; bits = moreThan(bits)) {
    const [lowS, highS] = bounds(s, bits);
    const [lowT, highT] = bounds(t, bits);
    if (highS * t.q < lowT * s.q) return -1;
    if (lowS * t.q > highT * s.q) return 1;
    if (bits === 0n && s.isUpper === t.isUpper && isProportional(s.of, t.of)) return 0;
  }
}

/**
 * Irrational roots of two quadratics over the integers are equal only if the quadratics are multiples of each other.
 */
function isProportional([a, b, c]: Quadratic, [d, e, f]: Quadratic): boolean {
  return a * e === b * d && a * f === c * d && b * f === c * e;
}

/** The double nearest to (u + v t) / w, w > 0. */
export function roundedAt(t: Root, u: bigint, v: bigint, w: bigint): number {
  const rational = u * t.q + v * t.p;
  const below = w * t.q;
  if (v === 0n || t.n === 0n) return nearestDouble(rational, below);
  const factor = t.isUpper ? v : -v;
  for (let bits = 0n; ; bits = bits === 0n ? 64n : 2n * bits) {
    // (rational + factor · √n) · 2^bits is between these.
    const first = (rational << bits) + factor * floorOfRoot(t, bits);
    const second = first + factor;
    if (absolute(first) < absolute(factor) << DIGITS) continue;
    const rounded = nearestDouble(first, below << bits);
    if (rounded === nearestDouble(second, below << bits)) return rounded;
  }
}

/** A rational number between two roots, of which the first is less. */
export function between(s: Root, t: Root): Root {
  for (let bits = 0n; ; bits = moreThan(bits)) {
    const high = bounds(s, bits)[1];
    const low = bounds(t, bits)[0];
    // high / (s.q 2^bits) < low / (t.q 2^bits)
    if (high * t.q < low * s.q) return fraction(high * t.q + low * s.q, (2n * s.q * t.q) << bits);
  }
}
