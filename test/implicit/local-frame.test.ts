import { expect, it } from 'vitest';
import * as rational from '../../src/arithmetic/rational.js';
import type { Placement } from '../../src/core/shapes.js';
import { exactPlacement, placedPoint, unplacedPoint } from '../../src/implicit/exact-placement.js';
import { homogeneous } from '../../src/implicit/forms.js';
import type { HomogeneousPoint } from '../../src/implicit/homogeneous.js';
import { LocalFrame } from '../../src/implicit/local-frame.js';

let state = 11;
function random(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32 - 0.5;
}

const numbers = (count: number, unit = 1): number[] => Array.from({ length: count }, () => unit * random());

/** The coordinates of a point by its integers. */
function fractions({ x, y, z, w, exponent }: HomogeneousPoint): rational.Rational[] {
  const up = BigInt(Math.max(exponent, 0));
  const down = BigInt(Math.max(-exponent, 0));
  const way = w < 0n ? -1n : 1n;
  return [x, y, z].map((n) => rational.fromParts((way * n) << up, (way * w) << down));
}

function placements(unit: number): readonly Placement[] {
  const [a, b, c] = [numbers(3, unit), numbers(3, unit), numbers(3, unit)];
  return [
    { type: 'matrix', elements: [...a, 0, ...b, 0, ...c, 0, ...numbers(3, 100), 1] },
    { type: 'parts', rotation: numbers(4), scale: numbers(3, unit), translation: numbers(3, 1e6) },
    { type: 'reflection', plane: { normal: numbers(3), constant: random() } },
  ];
}

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
