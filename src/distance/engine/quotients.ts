import type { Quotient } from './cells.js';
import { type Doubles, exactDoubles } from './doubles.js';
import { compareVectors, dot, minus, plus, times, type Vector, ZERO } from './vectors.js';

/** A point over integers as a quotient. */
export function whole(v: Vector, denominator = 1n): Quotient {
  return { numerators: v, denominator };
}

/** The lexicographic order of two points. */
export function compareQuotients(p: Quotient, q: Quotient): number {
  const [over, under] = [p.denominator, q.denominator];
  if (over === under) return compareVectors(p.numerators, q.numerators);
  for (let i = 0; i < 3; i++) {
    const [u, v] = [p.numerators[i]! * under, q.numerators[i]! * over];
    if (u !== v) return u < v ? -1 : 1;
  }
  return 0;
}

/** The points in lexicographic order, each of them once. */
export function distinct(points: readonly Quotient[]): Quotient[] {
  const sorted = [...points].sort(compareQuotients);
  return sorted.filter((p, i) => i === 0 || compareQuotients(sorted[i - 1]!, p) !== 0);
}

/** A value with the sign of normal · (p - at); a positive multiple of it that depends on the denominators only. */
export function height(normal: Vector, at: Quotient, p: Quotient): bigint {
  return dot(normal, minus(times(p.numerators, at.denominator), times(at.numerators, p.denominator)));
}

/**
 * The point of the segment from p to q where the plane through `at` with this normal meets it; their heights have
 * opposite signs.
 */
export function crossingPoint(normal: Vector, at: Quotient, p: Quotient, q: Quotient): Quotient {
  // The heights over one denominator.
  const u = height(normal, at, p) * q.denominator;
  const v = height(normal, at, q) * p.denominator;
  return normalised(
    minus(times(q.numerators, u * p.denominator), times(p.numerators, v * q.denominator)),
    (u - v) * p.denominator * q.denominator,
  );
}

/** The point origin + (numerator / denominator) · direction. */
export function along(origin: Quotient, direction: Vector, numerator: bigint, denominator: bigint): Quotient {
  const base = times(origin.numerators, denominator);
  const step = times(direction, numerator * origin.denominator);
  return normalised(plus(base, step), denominator * origin.denominator);
}

function normalised(numerators: Vector, denominator: bigint): Quotient {
  return denominator > 0n
    ? { numerators, denominator }
    : { numerators: times(numerators, -1n), denominator: -denominator };
}

/** The point of a line that is nearest to the origin. */
export function footOnLine(through: Quotient, d: Vector): Quotient {
  return along(through, d, -dot(d, through.numerators), dot(d, d) * through.denominator);
}

/** The point of a plane that is nearest to the origin. */
export function footOnPlane(through: Quotient, n: Vector): Quotient {
  return along(whole(ZERO), n, dot(n, through.numerators), dot(n, n) * through.denominator);
}

/**
 * Points of fractions: each coordinate a quotient of two rounded integers, which is off by less than 3.1 · 2^-53 of it.
 * Nothing is known of a quotient by what is no double: it would be 0, and is not.
 */
export function doublesOfQuotients(points: readonly Quotient[]): Doubles {
  return exactDoubles(
    points.flatMap(({ numerators, denominator }) => {
      const below = Number(denominator);
      return numerators.map((x) => (below < Infinity ? Number(x) / below : Number.NaN));
    }),
  );
}
