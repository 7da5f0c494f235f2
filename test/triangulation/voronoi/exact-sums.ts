import type { Rational } from '../../../src/arithmetic/rational.js';

type Quotient = readonly [bigint, bigint];

/** A sum of fractions, halves first, in whatever terms. */
function sumOf(fractions: readonly Rational[]): Quotient {
  if (fractions.length === 0) return [0n, 1n];
  if (fractions.length === 1) return [fractions[0]!.numerator, fractions[0]!.denominator];
  const middle = fractions.length >> 1;
  const [n, d] = sumOf(fractions.slice(0, middle));
  const [m, e] = sumOf(fractions.slice(middle));
  return d === e ? [n + m, d] : [n * e + m * d, d * e];
}

/** Whether fractions add up to another one. */
export function addUpTo(fractions: readonly Rational[], { numerator, denominator }: Rational): boolean {
  const [n, d] = sumOf(fractions);
  return n * denominator === numerator * d;
}
