import { expect, it } from 'vitest';
import * as rational from '../../src/arithmetic/rational.js';
import { exactPlacement, placedPoint, unplacedPoint } from '../../src/implicit/exact-placement.js';
import { homogeneous } from '../../src/implicit/forms.js';
import { LocalFrame } from '../../src/implicit/local-frame.js';
import { fractions, numbers, placements } from './random-placements.js';

it.each([1, 2 ** -400, 2 ** 400, 2 ** -1040])(
  'knows where points come from, and how far off the doubles are: numbers times %s',
  (unit) => {
    const out = new Float64Array(6);
    let certain = 0;
    for (let round = 0; round < 60; round++) {
      for (const placement of placements(unit)) {
        const to = exactPlacement('test', 'placement', placement);
        const point = numbers(3, 1000);
        const local = unplacedPoint(to, homogeneous(point));
        const back = fractions(placedPoint(to, local));
        point.forEach((x, k) => {
          expect(rational.equals(back[k]!, rational.fromNumber(x))).toBe(true);
        });
        const frame = new LocalFrame(to);
        frame.point(point, out, 0);
        if (!Number.isFinite(frame.error)) continue;
        certain++;
        const bound = rational.fromNumber(frame.error);
        fractions(local).forEach((x, k) => {
          const off = rational.subtract(x, rational.fromNumber(out[k]!));
          expect(rational.compare(off, bound)).toBeLessThanOrEqual(0);
          expect(rational.compare(rational.negate(off), bound)).toBeLessThanOrEqual(0);
        });
        // A vector is the difference of two points.
        const [dx, dy, dz] = numbers(3, 10) as [number, number, number];
        frame.vector(dx, dy, dz, out, 3);
        const from = fractions(unplacedPoint(to, homogeneous([0, 0, 0])));
        fractions(unplacedPoint(to, homogeneous([dx, dy, dz]))).forEach((x, k) => {
          const off = rational.subtract(rational.subtract(x, from[k]!), rational.fromNumber(out[3 + k]!));
          const most = rational.fromNumber(frame.error);
          expect(rational.compare(off, most)).toBeLessThanOrEqual(0);
          expect(rational.compare(rational.negate(off), most)).toBeLessThanOrEqual(0);
        });
      }
    }
    expect(certain).toBeGreaterThan(50);
  },
);
