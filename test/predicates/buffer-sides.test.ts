import { describe, expect, it } from 'vitest';
import { FanSides } from '../../src/predicates/fan-sides.js';
import { orient2d, orient3d } from '../../src/predicates/index.js';
import { orient2dAt } from '../../src/predicates/orient2d-at.js';
import { sideOfEdge2d, sideOfTriangle } from '../../src/predicates/point-sides.js';

let state = 11;
function random(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

/** Coordinates that make zeros, near zeros, underflow and overflow common. */
const scalars: Record<string, () => number> = {
  lattice: () => Math.floor(4 * random()) - 2,
  'lattice of 2^-1074': () => (Math.floor(4 * random()) - 2) * 5e-324,
  'near a line': () => 0.1 + 2 ** -53 * Math.floor(8 * random()),
  unit: () => random(),
  'any exponent': () => (random() - 0.5) * 2 ** Math.floor(2000 * random() - 1000),
  'small products': () => (random() - 0.5) * 2 ** -360,
  'near the end': () => (random() - 0.5) * 2 * 1.7e308,
};

const CASES = 3000;

describe.each(Object.entries(scalars))('over a buffer: %s', (_, scalar) => {
  const buffers = Array.from({ length: CASES }, () => Float64Array.from({ length: 15 }, scalar));
  const point = (x: Float64Array, i: number) => [x[3 * i]!, x[3 * i + 1]!, x[3 * i + 2]!] as const;

  it('orient2dAt is orient2d of two coordinates', () => {
    for (const x of buffers) {
      for (const [u, v] of [
        [0, 1],
        [1, 2],
        [2, 0],
      ] as const) {
        const of = (i: number) => [x[3 * i + u]!, x[3 * i + v]!] as const;
        const expected = orient2d(...of(0), ...of(1), ...of(2));
        expect(orient2dAt(x, u, v, 0, 1, 2)).toBe(expected);
        expect(sideOfEdge2d(x, u, v, 0, 1, Float64Array.from(point(x, 2)))).toBe(expected);
      }
    }
  });

  it('sideOfTriangle is orient3d', () => {
    for (const x of buffers) {
      const expected = orient3d(...point(x, 0), ...point(x, 1), ...point(x, 2), ...point(x, 3));
      expect(sideOfTriangle(x, 0, 1, 2, x.subarray(9))).toBe(expected);
    }
  });

  it('FanSides gives orient3d of every triangle of a fan', () => {
    for (const x of buffers) {
      const fan = new FanSides(x);
      fan.start(4);
      fan.set(0, 0, 1);
      fan.set(1, 2, 3);
      expect([fan.next(1), fan.previous(1)]).toEqual([2, 3]);
      for (let w = 0; w < 5; w++) {
        expect(fan.side(0, w)).toBe(orient3d(...point(x, 4), ...point(x, 0), ...point(x, 1), ...point(x, w)));
        expect(fan.side(1, w)).toBe(orient3d(...point(x, 4), ...point(x, 2), ...point(x, 3), ...point(x, w)));
      }
    }
  });
});

it('a fan grows', () => {
  const x = Float64Array.from({ length: 300 }, () => random());
  const fan = new FanSides(x);
  fan.start(99);
  for (let i = 0; i < 90; i++) fan.set(i, i, i + 1);
  const at = (i: number) => [x[3 * i]!, x[3 * i + 1]!, x[3 * i + 2]!] as const;
  for (let i = 0; i < 90; i++) {
    expect(fan.side(i, 95)).toBe(orient3d(...at(99), ...at(i), ...at(i + 1), ...at(95)));
  }
});
