/**
 * Intervals that hold one real root each, by Descartes' rule of signs in the Bernstein basis: an interval with one
 * change of sign has one root, one without has none, and others are divided; where roots stay together, by Newton's
 * steps (root-clusters.ts).
 *
 * Source: Collins, Akritas 1976, "Polynomial real root isolation using Descartes' rule of signs"; Lane,
 * Riesenfeld 1981. For roots of very different magnitudes, intervals over several powers of two are divided at one.
 */
import type { Dyadic } from './dyadic.js';
import { add, compare, negate } from './dyadic.js';
import type { Coefficients } from './integer-polynomials.js';
import { exactQuotient } from './integer-polynomials.js';
import { bitLength } from './integers.js';
import { changesBetween, signAtDyadic } from './polynomial-values.js';
import { clusterWithin } from './root-clusters.js';
import { type Isolated, refined } from './root-refinement.js';

const ZERO: Dyadic = { mantissa: 0n, exponent: 0 };
const power = (exponent: number): Dyadic => ({ mantissa: 1n, exponent });
const mirrored = ({ lower, upper }: Isolated): Isolated => ({ lower: negate(upper), upper: negate(lower) });

/**
 * The middle.
 *
 * @example
 * middleOf({ mantissa: 1n, exponent: 0 }, { mantissa: 1n, exponent: 1 }); // { mantissa: 3n, exponent: -1 }
 */
export function middleOf(lower: Dyadic, upper: Dyadic): Dyadic {
  const sum = add(lower, upper);
  return sum.mantissa === 0n ? sum : { mantissa: sum.mantissa, exponent: sum.exponent - 1 };
}

/** The least k with |x| < 2^k. */
const sizeOf = (x: Dyadic): number => x.exponent + bitLength(x.mantissa);

/** Whether no more than one power of two is inside of an interval above 0. */
const areNear = (lower: Dyadic, upper: Dyadic): boolean => sizeOf(upper) - 1 <= sizeOf(lower);

/** Where an interval above 0 is divided: in the middle, or at a power of two in the middle of several. */
function divisionOf(lower: Dyadic, upper: Dyadic): Dyadic {
  const [low, high] = [sizeOf(lower), sizeOf(upper) - 1];
  return areNear(lower, upper) ? middleOf(lower, upper) : power((low + high) >> 1);
}

/**
 * An exponent k such that the positive roots are below 2^k: for x >= 2 max (|c| / a)^(1/i), over the coefficients c of
 * x^(n-i) whose sign is not that of the leading one, a, the terms with c add up to less than a x^n (Kioustelidis 1986).
 *
 * @example
 * exponentAboveRoots([-2n, 0n, 1n]); // 2
 */
export function exponentAboveRoots(p: Coefficients): number {
  const degree = p.length - 1;
  const lead = p[degree]!;
  const leadBits = bitLength(lead);
  let exponent = -Infinity;
  for (const [i, c] of p.entries()) {
    // |c| / a < 2^(bits - leadBits + 1).
    if (c !== 0n && c > 0n !== lead > 0n) {
      exponent = Math.max(exponent, Math.ceil((bitLength(c) - leadBits + 1) / (degree - i)));
    }
  }
  return exponent + 1;
}

/** After so many halvings in which all roots stayed together, they are looked for as a cluster. */
const HALVINGS_BEFORE_CLUSTERS = 4;

/**
 * Roots of p between lower and upper, both not negative and no end counted, in order. `together`: the bits that were
 * won while as many changes stayed together.
 */
function isolateBetween(p: Coefficients, lower: Dyadic, upper: Dyadic, before = 0, together = 0): Isolated[] {
  const changes = changesBetween(p, lower, upper);
  if (changes === 0) return [];
  if (changes === 1) return [withSignsAtEnds(p, lower, upper)];
  const bits = changes === before ? together + 1 : 0;
  if (bits >= HALVINGS_BEFORE_CLUSTERS && areNear(lower, upper)) {
    const cluster = clusterWithin(p, lower, upper, changes, bits);
    if (cluster !== null) return isolateBetween(p, cluster.lower, cluster.upper, changes, 2 * bits);
    return isolateHalves(p, lower, upper, changes, Math.max(HALVINGS_BEFORE_CLUSTERS, bits >> 1));
  }
  return isolateHalves(p, lower, upper, changes, bits);
}

function isolateHalves(
  p: Coefficients,
  lower: Dyadic,
  upper: Dyadic,
  before: number,
  together: number,
): Isolated[] {
  const middle = divisionOf(lower, upper);
  const there = signAtDyadic(p, middle) === 0 ? [{ lower: middle, upper: middle }] : [];
  return [
    ...isolateBetween(p, lower, middle, before, together),
    ...there,
    ...isolateBetween(p, middle, upper, before, together),
  ];
}

/** p without its root x. */
function withoutRoot(p: Coefficients, { mantissa, exponent }: Dyadic): Coefficients {
  const shift = BigInt(Math.abs(exponent));
  return exponent < 0
    ? exactQuotient(p, [-mantissa, 1n << shift])
    : exactQuotient(p, [-(mantissa << shift), 1n]);
}

/**
 * Around the one root between lower and upper, ends that are no roots themselves. A root of p at an end is left out of
 * what is made smaller: that has no other root in there than p, and its values lead away from an end at once.
 */
function withSignsAtEnds(p: Coefficients, lower: Dyadic, upper: Dyadic): Isolated {
  const ends = [lower, upper].filter((x) => signAtDyadic(p, x) === 0);
  if (ends.length === 0) return { lower, upper };
  const isEnd = (x: Dyadic) => ends.some((end) => compare(x, end) === 0);
  const others = ends.reduce(withoutRoot, p);
  return refined(others, { lower, upper }, (found) => !isEnd(found.lower) && !isEnd(found.upper));
}

const greater = (a: Dyadic, b: Dyadic | null): Dyadic => (b !== null && compare(b, a) > 0 ? b : a);
const lesser = (a: Dyadic, b: Dyadic | null): Dyadic => (b !== null && compare(b, a) < 0 ? b : a);

/** Roots of p, p(0) not 0, that are positive and between from and to. */
function isolatePositive(p: Coefficients, from: Dyadic | null, to: Dyadic | null): Isolated[] {
  const above = exponentAboveRoots(p);
  if (above === -Infinity) return [];
  // Not by a minus sign, which makes -0 of 0.
  const below = 0 - exponentAboveRoots([...p].reverse());
  const lower = greater(power(below), from);
  const upper = lesser(power(above), to);
  return compare(lower, upper) < 0 ? isolateBetween(p, lower, upper) : [];
}

const reflected = (p: Coefficients): Coefficients => p.map((c, i) => (i % 2 === 1 ? -c : c));

/** p without its root 0. */
const withoutZero = (p: Coefficients): Coefficients => (p[0] === 0n ? p.slice(1) : p);

/**
 * The real roots of a p without multiple roots, those from `from` to `to` (`null`: no end), both included, in order.
 *
 * @example
 * isolateRoots([0n, -1n, 1n], null, null).map(({ lower }) => dyadic.toNumber(lower)); // [0, 0.25]
 */
export function isolateRoots(p: Coefficients, from: Dyadic | null, to: Dyadic | null): Isolated[] {
  const inside = withoutZero(p);
  const negated = (x: Dyadic | null): Dyadic | null => (x === null ? null : negate(x));
  const negative = isolatePositive(reflected(inside), negated(to), negated(from)).map(mirrored).reverse();
  const positive = isolatePositive(inside, from, to);
  const ends = [from, ZERO, to].filter((x) => x !== null);
  const points = ends.filter(
    (x, i) => isRootFrom(p, x, from, to) && !ends.slice(0, i).some((y) => compare(x, y) === 0),
  );
  const exact = points.map((x) => ({ lower: x, upper: x }));
  return [...negative, ...exact, ...positive].sort(
    (a, b) => compare(a.lower, b.lower) || compare(a.upper, b.upper),
  );
}

function isRootFrom(p: Coefficients, x: Dyadic, from: Dyadic | null, to: Dyadic | null): boolean {
  const outside = (from !== null && compare(x, from) < 0) || (to !== null && compare(x, to) > 0);
  return !outside && signAtDyadic(p, x) === 0;
}
