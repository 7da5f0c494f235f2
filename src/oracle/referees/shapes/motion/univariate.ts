/**
 * Polynomials in one variable for referees, as a textbook has them: roots counted by Sturm's sequences, signs at roots
 * by those of Tarski. The kernel isolates by Descartes' rule, and takes signs at surds by squares.
 *
 * Source: Basu, Pollack, Roy 2006, "Algorithms in Real Algebraic Geometry", chapter 2.
 */
import {
  absolute,
  bitLength,
  greatestCommonDivisor,
  trailingZeros,
} from '../../../../arithmetic/integers.js';
import { nearest, nearestDouble } from '../nearest-double.js';
import { signOf } from '../vectors.js';

/** Integer coefficients, the lowest power first, without leading zeros. */
export type Poly = readonly bigint[];

/** A fraction with a positive denominator. */
export type Fraction = readonly [numerator: bigint, denominator: bigint];

/** The one root in an interval without its ends, which are no roots; or the root itself, as both ends. */
export interface IsolatedRoot {
  readonly of: Poly;
  readonly low: Fraction;
  readonly high: Fraction;
}

function trim(p: bigint[]): Poly {
  while (p.length > 0 && p[p.length - 1] === 0n) p.pop();
  return p;
}

/** p + factor q. */
export function sum(p: Poly, q: Poly, factor = 1n): Poly {
  const length = Math.max(p.length, q.length);
  return trim(Array.from({ length }, (_, i) => (p[i] ?? 0n) + factor * (q[i] ?? 0n)));
}

export function product(p: Poly, q: Poly): Poly {
  const out = new Array<bigint>(Math.max(p.length + q.length - 1, 0)).fill(0n);
  for (let i = 0; i < p.length; i++) for (let j = 0; j < q.length; j++) out[i + j]! += p[i]! * q[j]!;
  return trim(out);
}

function derivative(p: Poly): Poly {
  return trim(p.slice(1).map((c, i) => c * BigInt(i + 1)));
}

/** Divided by the greatest common divisor of the coefficients. */
function primitive(p: Poly): Poly {
  let common = 0n;
  for (const c of p) common = greatestCommonDivisor(common, absolute(c));
  return common <= 1n ? p : p.map((c) => c / common);
}

/** The quotient and the remainder of p by q, times a positive number. */
function divided(p: Poly, q: Poly): readonly [quotient: Poly, remainder: Poly] {
  const lead = q[q.length - 1]!;
  const size = absolute(lead);
  let [rest, quotient]: [Poly, bigint[]] = [p, []];
  while (rest.length >= q.length) {
    const shift = rest.length - q.length;
    const top = rest[rest.length - 1]! * (lead < 0n ? -1n : 1n);
    quotient = quotient.map((c) => c * size);
    while (quotient.length <= shift) quotient.push(0n);
    quotient[shift]! += top;
    const subtrahend = [...new Array<bigint>(shift).fill(0n), ...q.map((c) => c * top)];
    rest = sum(
      rest.map((c) => c * size),
      subtrahend,
      -1n,
    );
  }
  return [trim(quotient), rest];
}

function commonDivisor(p: Poly, q: Poly): Poly {
  let [a, b] = [primitive(p), primitive(q)];
  while (b.length > 0) [a, b] = [b, primitive(divided(a, b)[1])];
  return a;
}

/** The same roots, each once. */
export function simple(p: Poly): Poly {
  return primitive(divided(p, commonDivisor(p, derivative(p)))[0]);
}

/** The sign of p at a fraction. */
export function signAt(p: Poly, [n, d]: Fraction): number {
  let value = 0n;
  let power = 1n;
  for (let i = p.length - 1; i >= 0; i--) {
    value = value * n + p[i]! * power;
    power *= d;
  }
  return signOf(value);
}

/** p, q and the negative remainders of each by the next, times positive numbers. */
function signedRemainders(p: Poly, q: Poly): Poly[] {
  const chain = [p, primitive(q)];
  for (;;) {
    const last = chain[chain.length - 1]!;
    if (last.length === 0) return chain.slice(0, -1);
    chain.push(primitive(divided(chain[chain.length - 2]!, last)[1].map((c) => -c)));
  }
}

function changesAt(chain: readonly Poly[], x: Fraction): number {
  const signs = chain.map((p) => signAt(p, x)).filter((sign) => sign !== 0);
  return signs.filter((sign, i) => i > 0 && sign !== signs[i - 1]).length;
}

/** Without common powers of two: all denominators are such powers. */
function reduced(n: bigint, d: bigint): Fraction {
  if (n === 0n) return [0n, 1n];
  const shift = BigInt(Math.min(trailingZeros(absolute(n)), trailingZeros(d)));
  return [n >> shift, d >> shift];
}

const middle = ([a, b]: Fraction, [c, d]: Fraction): Fraction => reduced(a * d + c * b, 2n * b * d);
const compareFractions = ([a, b]: Fraction, [c, d]: Fraction): number => signOf(a * d - c * b);
const oneMinus = ([n, d]: Fraction): Fraction => [d - n, d];
const magnitude = ([n, d]: Fraction): number => bitLength(n) - bitLength(d);

/** Where an interval that begins at 0 or above is divided: at a power of two, if there are several in it. */
function divisionAboveZero(low: Fraction, high: Fraction): Fraction {
  if (low[0] === 0n)
    return 2n * high[0] > high[1] ? middle(low, high) : reduced(high[0] ** 2n, high[1] ** 2n);
  const [from, to] = [magnitude(low), magnitude(high)];
  return to - from < 4 ? middle(low, high) : [1n, 1n << BigInt(-Math.floor((from + to) / 2))];
}

/** Where an interval is divided: roots may be as near to 0 and to 1 as 2^-1000. */
function divisionOf(low: Fraction, high: Fraction): Fraction {
  if (2n * low[0] < low[1]) return divisionAboveZero(low, high);
  return oneMinus(divisionAboveZero(oneMinus(high), oneMinus(low)));
}

/** The roots of a simple polynomial from 0 to 1, in order. */
export function rootsFromZeroToOne(p: Poly): IsolatedRoot[] {
  const chain = signedRemainders(p, derivative(p));
  const found: IsolatedRoot[] = [];
  const at = (x: Fraction): IsolatedRoot => ({ of: p, low: x, high: x });
  // Sturm: from low, which does not count, to high, which does.
  const search = (low: Fraction, high: Fraction): void => {
    const count = changesAt(chain, low) - changesAt(chain, high);
    if (count === 0) return;
    const isEnd = signAt(p, high) === 0;
    if (count === 1 && isEnd) found.push(at(high));
    else if (count === 1 && signAt(p, low) !== 0) found.push({ of: p, low, high });
    else {
      const center = divisionOf(low, high);
      search(low, center);
      search(center, high);
    }
  };
  if (signAt(p, [0n, 1n]) === 0) found.push(at([0n, 1n]));
  search([0n, 1n], [1n, 1n]);
  return found;
}

const isExact = ({ low, high }: IsolatedRoot): boolean => low === high;

/** The sign that q has on the whole of an interval from 0 on, by Horner's rule with bounds; 0 if not certain. */
function signBetween(q: Poly, [a, b]: Fraction, [c, d]: Fraction): number {
  // All denominators are powers of two.
  const whole = b > d ? b : d;
  const [low, high] = [a * (whole / b), c * (whole / d)];
  let [least, most] = [0n, 0n];
  let power = 1n;
  for (let i = q.length - 1; i >= 0; i--) {
    least = least * (least < 0n ? high : low) + q[i]! * power;
    most = most * (most < 0n ? low : high) + q[i]! * power;
    power *= whole;
  }
  return least > 0n ? 1 : most < 0n ? -1 : 0;
}

/** The sign of q at a root: how many roots of p there are with q > 0, less those with q < 0 (Tarski's query). */
export function signAtRoot(q: Poly, root: IsolatedRoot): number {
  if (q.length < 2) return signOf(q[0] ?? 0n);
  if (isExact(root)) return signAt(q, root.low);
  const certain = signBetween(q, root.low, root.high);
  if (certain !== 0) return certain;
  const chain = signedRemainders(root.of, product(derivative(root.of), q));
  return changesAt(chain, root.low) - changesAt(chain, root.high);
}

/** Half of the interval that has the root. */
function halved(root: IsolatedRoot): IsolatedRoot {
  if (isExact(root)) return root;
  const center = divisionOf(root.low, root.high);
  const sign = signAt(root.of, center);
  if (sign === 0) return { ...root, low: center, high: center };
  return sign === signAt(root.of, root.low) ? { ...root, low: center } : { ...root, high: center };
}

/** So many halvings make most signs certain without Tarski's queries. */
const HALVINGS = 64;

/** The same root in a small interval. */
export function narrowed(root: IsolatedRoot): IsolatedRoot {
  let narrow = root;
  for (let i = 0; i < HALVINGS; i++) narrow = halved(narrow);
  return narrow;
}

/** Whether two roots are one number: the first is a root of the other polynomial, and in the other interval. */
function areEqual(a: IsolatedRoot, b: IsolatedRoot): boolean {
  if (compareFractions(a.high, b.low) < 0 || compareFractions(b.high, a.low) < 0) return false;
  if (signAtRoot(b.of, a) !== 0) return false;
  const [low, high] = [b.low, b.high].map(([n, d]) => signAtRoot([-n, d], a));
  return isExact(b) ? low === 0 : low! > 0 && high! < 0;
}

/** Two different roots by intervals that have nothing in common, no end either. */
function apart(a: IsolatedRoot, b: IsolatedRoot): readonly [IsolatedRoot, IsolatedRoot] {
  let [first, second] = [a, b];
  const areNear = () =>
    compareFractions(first.high, second.low) >= 0 && compareFractions(second.high, first.low) >= 0;
  while (areNear()) [first, second] = [halved(first), halved(second)];
  return [first, second];
}

/** The order of two roots of which no two are equal. */
function order(a: IsolatedRoot, b: IsolatedRoot): number {
  if (a === b) return 0;
  const [first, second] = apart(a, b);
  return compareFractions(first.high, second.low) <= 0 ? -1 : 1;
}

/** The order of two roots. */
export function compareRoots(a: IsolatedRoot, b: IsolatedRoot): number {
  return a === b || areEqual(a, b) ? 0 : order(a, b);
}

/** The different roots from 0 to 1 of some simple polynomials, in order. */
export function rootsOfAll(polynomials: readonly Poly[]): IsolatedRoot[] {
  const roots: IsolatedRoot[] = [];
  for (const root of polynomials.flatMap(rootsFromZeroToOne).map(narrowed)) {
    if (!roots.some((other) => areEqual(root, other))) roots.push(root);
  }
  return roots.sort(order);
}

/** A fraction between two roots, the first of which is smaller. */
export function between(first: IsolatedRoot, second: IsolatedRoot): Fraction {
  const [before, after] = apart(first, second);
  return middle(before.high, after.low);
}

/** The double nearest to a root, ties to even. */
export function nearestToRoot(root: IsolatedRoot): number {
  const { of, low, high } = root;
  if (isExact(root)) return nearestDouble(...low);
  return nearest(nearestDouble(...low), (n, d) => {
    const x: Fraction = [n, d];
    if (compareFractions(x, low) <= 0) return 1;
    if (compareFractions(x, high) >= 0) return -1;
    const sign = signAt(of, x);
    return sign === 0 ? 0 : sign === signAt(of, low) ? 1 : -1;
  });
}
