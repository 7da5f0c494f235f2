import { expect, it } from 'vitest';
import * as rational from '../../src/arithmetic/rational.js';
import { exactPlacement, placedPoint } from '../../src/implicit/exact-placement.js';
import { homogeneous } from '../../src/implicit/forms.js';
import { PlacedFrame } from '../../src/implicit/placed-frame.js';
import { fractions, numbers, placements } from './random-placements.js';

it.each([1, 2 ** -400, 2 ** 400, 2 ** -1040, 2 ** 1010])(
  'knows where points go, how far off the doubles are, and boxes around boxes: numbers times %s',
  (unit) => {
    const [out, box] = [new Float64Array(3), new Float64Array(6)];
    let certain = 0;
    for (let round = 0; round < 60; round++) {
      for (const placement of placements(unit)) {
        const to = exactPlacement('test', 'placement', placement);
        const frame = new PlacedFrame(to);
        const [p, q] = [numbers(3, 1000), numbers(3, 1000)];
        const bounds = [Math.min, Math.max].flatMap((end) => p.map((x, k) => end(x, q[k]!)));
        frame.box(bounds, 0, box);
        const there = fractions(placedPoint(to, homogeneous(p)));
        there.forEach((x, k) => {
          if (box[k]! > -Infinity) expect(rational.compare(x, rational.fromNumber(box[k]!))).toBe(1);
          if (box[k + 3]! < Infinity) expect(rational.compare(x, rational.fromNumber(box[k + 3]!))).toBe(-1);
        });
        frame.point(p, 0, out, 0);
        if (!Number.isFinite(frame.error)) continue;
        certain++;
        const bound = rational.fromNumber(frame.error);
        there.forEach((x, k) => {
          const off = rational.subtract(x, rational.fromNumber(out[k]!));
          expect(rational.compare(off, bound)).toBeLessThanOrEqual(0);
          expect(rational.compare(rational.negate(off), bound)).toBeLessThanOrEqual(0);
        });
      }
    }
    expect(certain).toBeGreaterThan(50);
  },
);

it('says nothing where numbers overflow', () => {
  const far = exactPlacement('test', 'placement', { type: 'parts', scale: [2 ** 1000, 2 ** 1000, 1] });
  const [frame, box] = [new PlacedFrame(far), new Float64Array(6)];
  frame.box([-1, -(2 ** 100), 0, 1, 2 ** 100, 1], 0, box);
  expect(box[1]).toBe(-Infinity);
  expect(box[4]).toBe(Infinity);
  expect(box[5]).toBeGreaterThanOrEqual(1);
});
