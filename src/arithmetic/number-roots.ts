/**
 * Signs and orders of numbers with square roots that are given by doubles: in doubles where that is certain, else in
 * integers.
 */
import { reject, requireFinite } from '../core/arguments/errors.js';
import type { Sign } from '../core/sign.js';
import { UNDECIDED } from '../core/sign.js';
import type { Dyadic } from './dyadic.js';
import { fromNumber } from './dyadic.js';
import { quadraticFilter } from './quadratic-filter.js';
import type { Quadratic, QuadraticRoot } from './quadratic-roots.js';
import { quadraticRootOrder, requireThree, rootSide } from './quadratic-roots.js';
import { rootSumFilter, surdFilter, surdOrderFilter } from './root-filters.js';
import { rootSumSign, surdSign } from './root-signs.js';
import { commonExponent, scaledIntegers } from './scaled-integers.js';

/** Whether all are doubles: what else there is, a sum would turn into one. */
const areNumbers = (a: unknown, b: unknown, c: unknown): boolean =>
  typeof a === 'number' && typeof b === 'number' && typeof c === 'number';

function requireNotNegativeRadicand(where: string, name: string, value: number): void {
  if (value < 0) reject(where, name, 'a finite number, at least 0', value);
}

/** x as integer · 4^half: what stands under a root. */
function radicandOf(x: number): { integer: bigint; half: number } {
  const { mantissa, exponent } = fromNumber(x);
  const half = Math.floor(exponent / 2);
  return { integer: mantissa << BigInt(exponent - 2 * half), half };
}

/** x · 2^shift. */
function shifted(x: number, shift: number): Dyadic {
  const { mantissa, exponent } = fromNumber(x);
  return { mantissa, exponent: mantissa === 0n ? 0 : exponent + shift };
}

/** Numbers as integers, all multiplied by one power of two. */
function aligned<Values extends readonly Dyadic[]>(
  values: readonly [...Values],
): { [Index in keyof Values]: bigint } {
  const present = values.filter(({ mantissa }) => mantissa !== 0n);
  const lowest = present.reduce((least, { exponent }) => Math.min(least, exponent), Infinity);
  const integers = values.map(({ mantissa, exponent }) =>
    mantissa === 0n ? 0n : mantissa << BigInt(exponent - lowest),
  );
  return integers as { [Index in keyof Values]: bigint };
}

/**
 * The sign of a + b√c.
 *
 * @throws RangeError if an argument is not finite, or c is negative
 * @example
 * surd.signOfNumbers(-1.5, 1, 2.25); // 0
 * surd.signOfNumbers(-Math.SQRT2, 1, 2); // -1
 */
export function signOfSurdOfNumbers(a: number, b: number, c: number): Sign {
  const filtered = areNumbers(a, b, c) ? surdFilter(a, b, c) : UNDECIDED;
  if (filtered !== UNDECIDED) return filtered;
  requireFinite('surd.signOfNumbers', 'a b c', [a, b, c]);
  requireNotNegativeRadicand('surd.signOfNumbers', 'c', c);
  const { integer, half } = radicandOf(c);
  const [first, second] = aligned([fromNumber(a), shifted(b, half)]);
  return surdSign(first, second, integer);
}

/**
 * The sign of (a + b√c) - (d + e√f).
 *
 * @throws RangeError if an argument is not finite, or c or f is negative
 * @example
 * surd.compareNumbers(1, 1, 2, 0, 1, 6); // -1
 * surd.compareNumbers(0, 1, 8, 0, 2, 2); // 0
 */
export function compareSurdsOfNumbers(
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
): Sign {
  const isGood = areNumbers(a, b, c) && areNumbers(d, e, f);
  const filtered = isGood ? surdOrderFilter(a, b, c, d, e, f) : UNDECIDED;
  if (filtered !== UNDECIDED) return filtered;
  requireFinite('surd.compareNumbers', 'a b c d e f', [a, b, c, d, e, f]);
  requireNotNegativeRadicand('surd.compareNumbers', 'c', c);
  requireNotNegativeRadicand('surd.compareNumbers', 'f', f);
  const under = radicandOf(c);
  const other = radicandOf(f);
  const terms = [fromNumber(a), fromNumber(d), shifted(b, under.half), shifted(e, other.half)] as const;
  const [left, right, first, second] = aligned(terms);
  return rootSumSign(left - right, first, under.integer, -second, other.integer, 0n);
}

/**
 * The sign of a + b√c + d√e + f√(ce).
 *
 * @throws RangeError if an argument is not finite, or c or e is negative
 * @example
 * rootSum.signOfNumbers(0, 3, 2, -1, 18, 0); // 0
 * rootSum.signOfNumbers(-3, 1, 2, 1, 3, 0); // 1
 */
export function signOfRootSumOfNumbers(
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
): Sign {
  const isGood = areNumbers(a, b, c) && areNumbers(d, e, f);
  const filtered = isGood ? rootSumFilter(a, b, c, d, e, f) : UNDECIDED;
  if (filtered !== UNDECIDED) return filtered;
  requireFinite('rootSum.signOfNumbers', 'a b c d e f', [a, b, c, d, e, f]);
  requireNotNegativeRadicand('rootSum.signOfNumbers', 'c', c);
  requireNotNegativeRadicand('rootSum.signOfNumbers', 'e', e);
  const under = radicandOf(c);
  const other = radicandOf(e);
  const last = shifted(f, under.half + other.half);
  const terms = [fromNumber(a), shifted(b, under.half), shifted(d, other.half), last] as const;
  const [rational, first, second, both] = aligned(terms);
  return rootSumSign(rational, first, under.integer, second, other.integer, both);
}

/**
 * The sign of x - y for a real root x of p = a x² + b x + c, given as [a, b, c], and one y of q; `null` where either
 * has no real root. As {@link compareQuadraticRoots}, for doubles.
 *
 * @throws RangeError if a coefficient is not finite, or if all coefficients of p or of q are 0
 * @example
 * compareQuadraticRootsOfNumbers([1, 0, -2], 'greater', [0.5, 0, -1], 'greater'); // 0
 * compareQuadraticRootsOfNumbers([1, 0, -2], 'greater', [0, 5, -7], 'smaller'); // 1
 */
export function compareQuadraticRootsOfNumbers(
  p: readonly [a: number, b: number, c: number],
  rootOfP: QuadraticRoot,
  q: readonly [a: number, b: number, c: number],
  rootOfQ: QuadraticRoot,
): Sign | null {
  requireThree('compareQuadraticRootsOfNumbers', 'p', p);
  requireThree('compareQuadraticRootsOfNumbers', 'q', q);
  const s = rootSide('compareQuadraticRootsOfNumbers', 'rootOfP', rootOfP);
  const t = rootSide('compareQuadraticRootsOfNumbers', 'rootOfQ', rootOfQ);
  const isGood = areNumbers(p[0], p[1], p[2]) && areNumbers(q[0], q[1], q[2]);
  const filtered = isGood ? quadraticFilter(p[0], p[1], p[2], s, q[0], q[1], q[2], t) : UNDECIDED;
  if (filtered !== UNDECIDED) return filtered;
  return quadraticRootOrder(integersOf('p', p), s, integersOf('q', q), t);
}

/** A quadratic times a power of two, which has the same roots. */
function integersOf(name: string, [a, b, c]: readonly [a: number, b: number, c: number]): Quadratic {
  const numbers = [a, b, c] as const;
  requireFinite('compareQuadraticRootsOfNumbers', `${name}[0] ${name}[1] ${name}[2]`, numbers);
  if (numbers.every((x) => x === 0))
    reject('compareQuadraticRootsOfNumbers', name, 'other than zero', numbers);
  return scaledIntegers(numbers, commonExponent(numbers));
}
