import { expect, it } from 'vitest';
import * as rational from '../../src/arithmetic/rational.js';
import type { Placement } from '../../src/core/shapes.js';
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

it('brings points and vectors back exactly, or says that it does not', () => {
  const out = new Float64Array(3);
  for (let round = 0; round < 60; round++) {
    for (const placement of placements(1)) {
      const to = exactPlacement('test', 'placement', placement);
      const frame = new LocalFrame(to);
      const point = numbers(3, 1000).map((x) => (round % 2 === 0 ? Math.round(x) : x));
      const [x, y, z] = point as [number, number, number];
      const origin = fractions(unplacedPoint(to, homogeneous([0, 0, 0])));
      const local = fractions(unplacedPoint(to, homogeneous(point)));
      const along = local.map((at, k) => rational.subtract(at, origin[k]!));
      if (frame.exactPoint(point, out, 0)) {
        expect(local.map((at, k) => rational.equals(at, rational.fromNumber(out[k]!)))).toEqual([
          true,
          true,
          true,
        ]);
      }
      if (frame.exactVector(x, y, z, out, 0)) {
        expect(along.map((at, k) => rational.equals(at, rational.fromNumber(out[k]!)))).toEqual([
          true,
          true,
          true,
        ]);
      }
    }
  }
  const frameOf = (placement: Placement) => new LocalFrame(exactPlacement('test', 'placement', placement));
  const turned = frameOf({
    type: 'parts',
    rotation: [0, 0, 1, 1],
    scale: [2, 2, 2],
    translation: [3, 1, -2],
  });
  expect(turned.exactPoint([5, 7, 0], out, 0)).toBe(true);
  expect([...out]).toEqual([3, -1, 1]);
  expect(turned.exactVector(2, 0, 0, out, 0)).toBe(true);
  expect([...out]).toEqual([0, -1, 0]);
  // A third is no double, though its products with powers of two are not rounded.
  expect(frameOf({ type: 'parts', scale: [3, 1, 1] }).exactPoint([2, 0, 0], out, 0)).toBe(false);
  // The difference would be rounded.
  expect(frameOf({ type: 'parts', translation: [0.1, 0, 0] }).exactPoint([1e9, 0, 0], out, 0)).toBe(false);
});
