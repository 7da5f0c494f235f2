/**
 * Polynomials with integer coefficients as plain lists, lowest power first: [c, b, a] is a x² + b x + c. The leading
 * coefficient is not 0; the polynomial 0 is the empty list. What is done here keeps roots and signs: factors that are
 * left out are positive.
 *
 * Source: Knuth, TAOCP 2, section 4.6.1; von zur Gathen, Gerhard 2013, "Modern Computer Algebra", chapters 6 and 14.
 */
import { greatestCommonDivisor } from './integers.js';
import { integerModulo, inverseModulo, minusModulo, timesModulo } from './residues.js';

export type Coefficients = readonly bigint[];

/** Without leading zeros. @example trimmed([1n, 2n, 0n]); // [1n, 2n] */
export function trimmed(p: Coefficients): Coefficients {
  let length = p.length;
  while (length > 0 && p[length - 1] === 0n) length--;
  return length === p.length ? p : p.slice(0, length);
}

/** The leading coefficient of what is not 0. @example leading([1n, 2n]); // 2n */
export const leading = (p: Coefficients): bigint => p[p.length - 1]!;

/** The derivative. @example derivativeOf([5n, 1n, 3n]); // [1n, 6n] */
export function derivativeOf(p: Coefficients): Coefficients {
  return p.slice(1).map((c, i) => c * BigInt(i + 1));
}

/** p - q. @example differenceOf([1n, 2n], [0n, 2n]); // [1n] */
export function differenceOf(p: Coefficients, q: Coefficients): Coefficients {
  const length = Math.max(p.length, q.length);
  return trimmed(Array.from({ length }, (_, i) => (p[i] ?? 0n) - (q[i] ?? 0n)));
}

/** p + q. @example sumOf([1n, 2n], [0n, -2n]); // [1n] */
export function sumOf(p: Coefficients, q: Coefficients): Coefficients {
  const length = Math.max(p.length, q.length);
  return trimmed(Array.from({ length }, (_, i) => (p[i] ?? 0n) + (q[i] ?? 0n)));
}

/** p · q. @example productOf([1n, 1n], [-1n, 1n]); // [-1n, 0n, 1n] */
export function productOf(p: Coefficients, q: Coefficients): Coefficients {
  if (p.length === 0 || q.length === 0) return [];
  const product = new Array<bigint>(p.length + q.length - 1).fill(0n);
  for (const [i, x] of p.entries()) for (const [j, y] of q.entries()) product[i + j]! += x * y;
  return product;
}

/**
 * p without the greatest common divisor of its coefficients, which is positive: with the same signs everywhere.
 *
 * @example
 * primitive([-4n, 6n]); // [-2n, 3n]
 */
export function primitive(p: Coefficients): Coefficients {
  const content = contentOf(p);
  return content === 1n || content === 0n ? p : p.map((c) => c / content);
}

function contentOf(p: Coefficients): bigint {
  let content = 0n;
  // From the small end often: the leading coefficients of remainders are the largest.
  for (const c of p) {
    content = greatestCommonDivisor(content, c);
    if (content === 1n) break;
  }
  return content;
}

/** Quotient and remainder of multiplier · p by q. */
export interface PseudoQuotient {
  readonly quotient: Coefficients;
  readonly remainder: Coefficients;
  /** A power of the absolute value of q's leading coefficient, so that no fractions appear. */
  readonly multiplier: bigint;
}

/**
 * Pseudo-division: multiplier · p = quotient · q + remainder, with a remainder of lower degree than q and a positive
 * multiplier.
 *
 * @example
 * pseudoQuotient([1n, 0n, 1n], [1n, 2n]); // { quotient: [-1n, 2n], remainder: [5n], multiplier: 4n }
 */
export function pseudoQuotient(p: Coefficients, q: Coefficients): PseudoQuotient {
  const lead = leading(q);
  const [size, sign] = lead < 0n ? [-lead, -1n] : [lead, 1n];
  const rest = [...p];
  const count = p.length - q.length + 1;
  const quotient = new Array<bigint>(Math.max(count, 0)).fill(0n);
  let multiplier = 1n;
  for (let shift = count - 1; shift >= 0; shift--) {
    const factor = rest.pop()! * sign;
    for (let i = 0; i < rest.length; i++) rest[i]! *= size;
    for (let i = shift + 1; i < count; i++) quotient[i]! *= size;
    quotient[shift] = factor;
    for (let i = 0; i + 1 < q.length; i++) rest[shift + i]! -= factor * q[i]!;
    multiplier *= size;
  }
  return { quotient: trimmed(quotient), remainder: trimmed(rest), multiplier };
}

/**
 * p / q, for a q that divides p without a remainder and whose coefficients have no common factor: then the quotient has
 * integers (Gauss's lemma).
 *
 * @example
 * exactQuotient([-1n, 0n, 1n], [1n, 1n]); // [-1n, 1n]
 */
export function exactQuotient(p: Coefficients, q: Coefficients): Coefficients {
  const lead = leading(q);
  const rest = [...p];
  const quotient: bigint[] = [];
  for (let shift = p.length - q.length; shift >= 0; shift--) {
    const factor = rest.pop()! / lead;
    quotient.unshift(factor);
    for (let i = 0; i + 1 < q.length; i++) rest[shift + i]! -= factor * q[i]!;
  }
  return quotient;
}

/**
 * Divided by what they have in common, with a positive leading coefficient.
 *
 * @example
 * upright([4n, -2n]); // [-2n, 1n]
 */
export function upright(p: Coefficients): Coefficients {
  const lowest = primitive(p);
  return lowest.length > 0 && leading(lowest) < 0n ? lowest.map((c) => -c) : lowest;
}

/**
 * A greatest common divisor, without common factors of its coefficients and with a positive leading one; of two
 * polynomials without one, [1n]. Euclid's algorithm with pseudo-remainders made primitive; most have nothing in common,
 * which residues show.
 *
 * @example
 * commonDivisor([-1n, 0n, 1n], [2n, 4n, 2n]); // [1n, 1n]
 */
export function commonDivisor(p: Coefficients, q: Coefficients): Coefficients {
  if (p.length === 0 || q.length === 0) return upright(p.length === 0 ? q : p);
  if (areCoprimeModulo(p, q)) return [1n];
  let [first, second] = p.length < q.length ? [primitive(q), primitive(p)] : [primitive(p), primitive(q)];
  while (second.length > 0) {
    [first, second] = [second, primitive(pseudoQuotient(first, second).remainder)];
  }
  return upright(first);
}

/**
 * Certainly without a common divisor: a common divisor's residue divides both residues, and keeps its degree where the
 * prime divides neither leading coefficient.
 */
function areCoprimeModulo(p: Coefficients, q: Coefficients): boolean {
  let first = p.map(integerModulo);
  let second = q.map(integerModulo);
  if (first[first.length - 1] === 0 || second[second.length - 1] === 0) return false;
  while (second.length > 1) [first, second] = [second, remainderModulo(first, second)];
  return second.length === 1;
}

function remainderModulo(p: readonly number[], q: readonly number[]): number[] {
  const rest = [...p];
  const inverse = inverseModulo(q[q.length - 1]!);
  while (rest.length >= q.length) {
    const factor = timesModulo(rest.pop()!, inverse);
    const shift = rest.length + 1 - q.length;
    for (let i = 0; i + 1 < q.length; i++) {
      rest[shift + i] = minusModulo(rest[shift + i]!, timesModulo(factor, q[i]!));
    }
  }
  while (rest.length > 0 && rest[rest.length - 1] === 0) rest.pop();
  return rest;
}

/** A factor without multiple roots, and how often it divides. */
export interface PowerOfFactor {
  readonly factor: Coefficients;
  readonly multiplicity: number;
}

/**
 * The factors of p by the multiplicity of their roots, which no two of them have in common; constants are left out. p
 * must not be 0.
 *
 * Source: Yun 1976, "On square-free decomposition algorithms".
 *
 * @example
 * factorsByMultiplicity([1n, 3n, 3n, 1n]); // [{ factor: [1n, 1n], multiplicity: 3 }]
 */
export function factorsByMultiplicity(p: Coefficients): PowerOfFactor[] {
  const whole = upright(p);
  const slope = derivativeOf(whole);
  const common = commonDivisor(whole, slope);
  let factor = exactQuotient(whole, common);
  let rest = differenceOf(exactQuotient(slope, common), derivativeOf(factor));
  const factors: PowerOfFactor[] = [];
  for (let multiplicity = 1; factor.length > 1; multiplicity++) {
    const simple = commonDivisor(factor, rest);
    if (simple.length > 1) factors.push({ factor: simple, multiplicity });
    factor = exactQuotient(factor, simple);
    rest = differenceOf(exactQuotient(rest, simple), derivativeOf(factor));
  }
  return factors;
}

/**
 * The product of p's different factors: with the same roots, each once.
 *
 * @example
 * squareFree([1n, 2n, 1n]); // [1n, 1n]
 */
export function squareFree(p: Coefficients): Coefficients {
  const whole = upright(p);
  const common = commonDivisor(whole, derivativeOf(whole));
  return common.length > 1 ? exactQuotient(whole, common) : whole;
}

/** How often the signs of a list change, zeros left out. @example signChanges([1n, 0n, -1n, 2n]); // 2 */
export function signChanges(list: readonly bigint[]): number {
  let changes = 0;
  let last = 0n;
  for (const x of list) {
    if (x === 0n) continue;
    if (last !== 0n && x > 0n !== last > 0n) changes++;
    last = x;
  }
  return changes;
}
