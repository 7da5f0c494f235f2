import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { D } from '../../src/arithmetic/double-words.js';
import {
  HEIGHT,
  isMeasured,
  SQUARED_LENGTH,
  setCrossProduct,
  setHeight,
  setSquaredLength,
  setVectorBetween,
  sizeOfVector,
} from '../../src/arithmetic/word-vectors.js';
import { fixed } from './doubles.js';
import { halfUnits, UNIT_BITS } from './exact.js';

const [E, F, R, N, X] = [0, 6, 12, 18, 24] as const;
type Vector = readonly [bigint, bigint, bigint];

const cross = (e: Vector, f: Vector): Vector => [
  e[1] * f[2] - e[2] * f[1],
  e[2] * f[0] - e[0] * f[2],
  e[0] * f[1] - e[1] * f[0],
];
const dot = (e: Vector, f: Vector) => e[0] * f[0] + e[1] * f[1] + e[2] * f[2];
const magnitude = (x: bigint) => (x < 0n ? -x : x);
const size = ([x, y, z]: Vector) => magnitude(x) + magnitude(y) + magnitude(z);

/** The pair at a place, in half units to a power. */
const pairAt = (k: number, power: bigint) =>
  (halfUnits(D[k]!) + halfUnits(D[k + 1]!)) << (UNIT_BITS * (power - 1n));

/** Four points: any, with all mantissas; close to each other; on or beside a line or a plane through the others. */
const points = fc
  .record({
    numbers: fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 12, maxLength: 12 }),
    shares: fc.array(fc.integer({ min: -8, max: 8 }), { minLength: 4, maxLength: 4 }),
    kind: fc.constantFrom('any', 'near', 'flat', 'needle'),
    exponent: fc.integer({ min: -140, max: 140 }),
  })
  .map(({ numbers: n, shares: [s, t, u, v], kind, exponent }) => {
    const p = [...n];
    for (let c = 0; c < 3; c++) {
      if (kind === 'near') for (const i of [3, 6, 9]) p[i + c] = n[c]! + n[i + c]! * 2 ** -20;
      if (kind === 'needle') p[6 + c] = n[c]! + (n[3 + c]! - n[c]!) * (u! / 3) * (1 + v! * 2 ** -50);
      if (kind !== 'any' && kind !== 'near')
        p[9 + c] = n[c]! + (n[3 + c]! - n[c]!) * (s! / 7) + (p[6 + c]! - n[c]!) * (t! / 5);
    }
    return p.map((x) => x * 2 ** exponent);
  });

describe('vectors of pairs of doubles', () => {
  it('have errors within their bounds, and of that order', () => {
    let [heights, lengths, measured] = [0, 0, 0];
    fc.assert(
      fc.property(points, (p) => {
        for (const [k, at] of [
          [E, 3],
          [F, 6],
          [R, 9],
        ] as const)
          setVectorBetween(k, p, 0, at);
        if (![E, F, R].every((k) => isMeasured(sizeOfVector(k)))) return;
        measured++;
        const way = (at: number) =>
          [0, 1, 2].map((c) => halfUnits(p[at + c]!) - halfUnits(p[c]!)) as unknown as Vector;
        const [e, f, r] = [way(3), way(6), way(9)];
        for (const [k, exact] of [
          [E, e],
          [F, f],
          [R, r],
        ] as const)
          expect([0, 2, 4].map((c) => pairAt(k + c, 1n))).toEqual(exact);
        setCrossProduct(N, E, F);
        const n = cross(e, f);
        setHeight(X, N, R);
        const u =
          Number((magnitude(pairAt(X, 3n) - dot(n, r)) << 140n) / (size(e) * size(f) * size(r))) / 2 ** 140;
        setSquaredLength(X, N);
        const v =
          Number((magnitude(pairAt(X, 4n) - dot(n, n)) << 140n) / (size(e) * size(f)) ** 2n) / 2 ** 140;
        setSquaredLength(X, E);
        const w = Number((magnitude(pairAt(X, 2n) - dot(e, e)) << 140n) / size(e) ** 2n) / 2 ** 140;
        expect(u).toBeLessThan(HEIGHT);
        expect(v).toBeLessThan(SQUARED_LENGTH);
        expect(w).toBeLessThan(SQUARED_LENGTH);
        heights = Math.max(heights, u);
        lengths = Math.max(lengths, v);
      }),
      fixed(20_000),
    );
    // Bounds add up the worst of all steps.
    expect(measured).toBeGreaterThan(5_000);
    expect(heights).toBeGreaterThan(HEIGHT / 200);
    expect(lengths).toBeGreaterThan(SQUARED_LENGTH / 200);
  });

  it('are measured between 2^-150 and 2^150, and no others', () => {
    expect([2 ** -149, 1, 2 ** 149].map(isMeasured)).toEqual([true, true, true]);
    expect([0, 2 ** -150, 2 ** 150, Infinity, NaN].map(isMeasured)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
