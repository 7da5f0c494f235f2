import { describe, expect, it } from 'vitest';
import { compare, fromNumber, type Rational, subtract } from '../../../src/arithmetic/rational.js';
import { difference, dot, type Vector } from '../../../src/enclosing/points/vectors.js';
import * as rectangle from '../../../src/enclosing/volumes/rectangle-distance.js';
import {
  boundOfSquares,
  exactSquareToSegment,
  squareToSegment,
} from '../../../src/enclosing/volumes/segment-distance.js';
import { rowsOfOneSize, rowsOfSizes } from '../../../src/oracle/cases/enclosing/any-sizes.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { volumeFault } from '../../../src/oracle/referees/shapes/enclosing/volumes.js';
import { volumeSubject } from '../../../src/oracle/subjects/enclosing/volumes.js';

const U = 2 ** -53;

/** Numbers of sizes between and around the limits, each vector of one. */
const rowsAtLimits = (random: Random, columns: number) => () => {
  const scale = 2 ** random.between(-215, 265);
  return Array.from({ length: columns }, () => (2 * random.unit() - 1) * scale);
};

const ROWS = [
  ['of one size', rowsOfOneSize],
  ['of sizes that differ', rowsOfSizes],
  ['of sizes around the limits', rowsAtLimits],
] as const;

const vectorsOf = (next: () => number[], count: number) =>
  Array.from({ length: count }, () => next() as unknown as Vector);

/** Whether an exact number is above one of doubles by a bound at most. */
const isWithin = (exact: Rational, estimate: number, bound: number): boolean =>
  compare(subtract(exact, fromNumber(estimate)), fromNumber(bound)) <= 0;

describe('the bound of squares of distances from a segment', () => {
  it('follows from the operations', () => {
    // Errors in u of |v|², |v| |e|, |e|², all of which are at most D² = 1; terms of second order are what the room is
    // for.
    const products = 2 + 1 + 2;
    const squareOfAlong = 2 * products + 1;
    const quotient = squareOfAlong + products + 1;
    const beside = products + quotient + 1;
    expect(beside).toBe(23);
    // At the other end: w = v - e errs by u (|v| + |e| + |w|) <= 3u D, and its square has three roundings more.
    const beyond = 2 * 3 + 3;
    expect(Math.max(beside, beyond)).toBeLessThan(2 ** -48 / U - 8);
  });

  it('has limits that follow from the operations', () => {
    const [least, most] = [-400, 500];
    // Exponents: the square of v · e; and of what underflows in v · e, its square, e · e, as parts of the least D².
    expect(2 * most).toBeLessThan(1023);
    const fromAlong = most / 2 - least / 2 - 1072;
    const fromSquare = -1075 - least;
    const fromSquares = -1073 - least + most;
    for (const error of [fromAlong, fromSquare, fromSquares - most]) {
      expect(error).toBeLessThan(-53 + least - 100);
    }
    expect(bound(2 ** -201)).toBe(Infinity);
    expect(bound(2 ** -199)).toBeLessThan(2 ** -440);
    expect(bound(2 ** 249)).toBeLessThan(2 ** 460);
    expect(bound(2 ** 251)).toBe(Infinity);
  });

  const bound = (size: number) => boundOfSquares(new Float64Array([size, 0, 0]), [[0, 0, 0]], [size * size]);

  it.each(ROWS)('holds for points %s', (_, rows) => {
    const random = new Random(5, 5, 9, 2);
    let known = 0;
    for (let round = 0; round < 3000; round++) {
      const [p, s, t] = vectorsOf(rows(random, 3), 3) as [Vector, Vector, Vector];
      const e = difference(t, s);
      const square = dot(e, e);
      const wrong = boundOfSquares(Float64Array.from(p), [s, t], square === 0 ? [] : [square]);
      if (!Number.isFinite(wrong)) continue;
      known++;
      const exact = exactSquareToSegment(p, s, t);
      expect(isWithin(exact, squareToSegment(p, s, e), wrong), [p, s, t].join(' ')).toBe(true);
    }
    expect(known).toBeGreaterThan(100);
  });
});

describe('the bound of squares of distances from a rectangle', () => {
  it('follows from the operations', () => {
    // Errors in u F of a coordinate: the vector and both edges are at most F together, and each of two differences is.
    const coordinate = 1 + 1 + 1;
    const length = Math.sqrt(3) * coordinate;
    const longest = Math.sqrt(3);
    const square = 2 * longest * length + 3 * longest ** 2;
    expect(square).toBeLessThan(2 ** -47 / U - 16);
  });

  it.each(ROWS)('holds for points %s', (_, rows) => {
    const random = new Random(5, 5, 9, 3);
    let known = 0;
    for (let round = 0; round < 3000; round++) {
      const [p, o, u, v] = vectorsOf(rows(random, 3), 4) as [Vector, Vector, Vector, Vector];
      const wrong = rectangle.boundOfSquares(Float64Array.from(p), o, [u, v]);
      if (!Number.isFinite(wrong)) continue;
      known++;
      const exact = rectangle.exactSquareToRectangle(p, o, [u, v]);
      const estimate = rectangle.squareToRectangle(difference(p, o), [u, v]);
      expect(isWithin(exact, estimate, wrong), [p, o, u, v].join(' ')).toBe(true);
    }
    expect(known).toBeGreaterThan(100);
  });
});

describe('bounding volumes whose squares of squares overflow or underflow', () => {
  const LATTICE = [4, 0, 2, -3, 4, -4, 2, -4, 3, -3, -4, 3, -2, 4, -3, -2, 2, 3];

  it.each([300, 400, 490, -140, -268, -300])('contain all points of a lattice times 2^%s', (power) => {
    const values = Float64Array.from([6, ...LATTICE.map((x) => x * 2 ** power)]);
    for (const kind of ['capsule', 'cylinder', 'lozenge'] as const) {
      const said = volumeSubject(values, kind);
      expect(volumeFault(values, said, kind), `${kind} ${said}`).toBeUndefined();
    }
  });

  it('reach as far as those of the same points times a power of two', () => {
    const random = new Random(3, 1, 4, 1);
    for (let round = 0; round < 20; round++) {
      const lattice = Array.from({ length: 18 }, () => random.between(-4, 4));
      const radii = [0, 280, -250].map((power) => {
        const values = Float64Array.from([6, ...lattice.map((x) => x * 2 ** power)]);
        return (['capsule', 'cylinder', 'lozenge'] as const).map((kind) => {
          const radius = (JSON.parse(volumeSubject(values, kind)) as number[]).at(-1)!;
          return radius * 2 ** -power;
        });
      });
      expect(radii[1]).toEqual(radii[0]);
      expect(radii[2]).toEqual(radii[0]);
    }
  });
});
