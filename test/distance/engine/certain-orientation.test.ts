import { expect, it } from 'vitest';
import * as rational from '../../../src/arithmetic/rational.js';
import { fromNumber } from '../../../src/arithmetic/rational.js';
import { certainOrientation } from '../../../src/distance/engine/certain-orientation.js';
import type { Doubles } from '../../../src/distance/engine/doubles.js';
import { Random } from '../../../src/oracle/cases/random.js';

const random = new Random(1, 2, 3, 4);
const U = 2 ** -53;

type Exact = readonly rational.Rational[];

/** Four points and the doubles that are known of them: as they are, or off by up to 4 u of the reach. */
function points(kind: number, power: number): { doubles: Doubles; exact: Exact[] } {
  const scale = 2 ** power;
  const numbers = Array.from({ length: 12 }, () => {
    const lattice = random.between(-2, 2);
    return scale * [lattice, lattice + random.between(-3, 3) * 2 ** -50, 4 * random.unit() - 2][kind]!;
  });
  // The last point in the plane of the others, or nearly.
  if (random.oneIn(2)) {
    const [s, t] = [random.between(-2, 2) / 2, random.between(-2, 2) / 2];
    for (let k = 0; k < 3; k++) {
      numbers[9 + k] =
        numbers[k]! + s * (numbers[3 + k]! - numbers[k]!) + t * (numbers[6 + k]! - numbers[k]!);
    }
  }
  const size = [0, 1, 2].map((k) => Math.max(...[0, 3, 6, 9].map((i) => Math.abs(numbers[i + k]!))));
  const moved = random.oneIn(2);
  const exact = numbers.map((x, i) => {
    const off = moved ? random.between(-4, 4) * U * (size[i % 3]! / 2) : 0;
    return rational.add(fromNumber(x), fromNumber(off));
  });
  const [x, y, z] = size.map((s) => (moved ? s * (1 + 8 * U) : s)) as [number, number, number];
  return {
    doubles: { coordinates: Float64Array.from(numbers), reach: [x, y, z] },
    exact: [0, 3, 6, 9].map((i) => exact.slice(i, i + 3)),
  };
}

function determinant(exact: readonly Exact[]): number {
  const [p, q, r, s] = exact as [Exact, Exact, Exact, Exact];
  const from = (v: Exact) => v.map((x, k) => rational.subtract(x, p[k]!));
  const [a, b, c] = [from(q), from(r), from(s)];
  const minor = (i: number, j: number) =>
    rational.subtract(rational.multiply(a[i]!, b[j]!), rational.multiply(a[j]!, b[i]!));
  const terms = [minor(1, 2), minor(2, 0), minor(0, 1)].map((m, k) => rational.multiply(m, c[k]!));
  return rational.sign(terms.reduce((sum, term) => rational.add(sum, term)));
}

it('is never certain of a sign that is another one, also where coordinates are off', () => {
  const seen = { certain: 0, open: 0 };
  for (let i = 0; i < 12_000; i++) {
    const power = random.oneIn(8) ? random.between(-420, 420) : random.between(-40, 40);
    const { doubles, exact } = points(i % 3, power);
    const [p, q, r, s] = [0, 1, 2, 3].map((index) => ({ of: doubles, index }));
    const found = certainOrientation(p!, q!, r!, s!);
    if (found === 0) seen.open++;
    else {
      seen.certain++;
      expect(found, Array.from(doubles.coordinates).join()).toBe(determinant(exact));
    }
  }
  expect(seen.certain).toBeGreaterThan(4000);
  expect(seen.open).toBeGreaterThan(1000);
});

it('has a bound that follows from its operations', () => {
  // Of each value the greatest magnitude, and the error in units of u, of differences of coordinates of reach 1; terms of second order are what the room is for.
  const coordinate = { size: 1, error: 4.1 };
  const difference = { size: 2 * coordinate.size, error: 2 * coordinate.error + 2 * coordinate.size };
  const product = (
    a: { readonly size: number; readonly error: number },
    b: { readonly size: number; readonly error: number },
  ) => ({ size: a.size * b.size, error: a.error * b.size + a.size * b.error + a.size * b.size });
  const sum = (
    a: { readonly size: number; readonly error: number },
    b: { readonly size: number; readonly error: number },
  ) => ({ size: a.size + b.size, error: a.error + b.error + a.size + b.size });
  const minor = sum(product(difference, difference), product(difference, difference));
  const term = product(minor, difference);
  const value = sum(sum(term, term), term);
  const bound = 2 ** -43 / U;
  expect(value.error).toBeLessThan(bound * (1 - 16 * U));
  expect(value.error).toBeGreaterThan(0.9 * bound);
});

it('is not certain where products could underflow or overflow, or nothing is known of errors', () => {
  const corners = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1];
  const signs = [2 ** -301, 2 ** -300, 1, 2 ** 300, 2 ** 301].map((scale) => {
    const doubles: Doubles = {
      coordinates: Float64Array.from(corners, (x) => x * scale),
      reach: [scale, scale, scale],
    };
    const [p, q, r, s] = [0, 1, 2, 3].map((index) => ({ of: doubles, index }));
    return certainOrientation(p!, q!, r!, s!);
  });
  expect(signs).toEqual([0, 1, 1, 1, 0]);
  const unknown: Doubles = { coordinates: Float64Array.from(corners), reach: [1, Infinity, 1] };
  const [p, q, r, s] = [0, 1, 2, 3].map((index) => ({ of: unknown, index }));
  expect(certainOrientation(p!, q!, r!, s!)).toBe(0);
});
