import { expect, it } from 'vitest';
import * as rational from '../../src/arithmetic/rational.js';
import type { Placement } from '../../src/core/shapes.js';
import { exactPlacement, placedPoint, relativePlacement } from '../../src/implicit/exact-placement.js';
import { homogeneous } from '../../src/implicit/forms.js';
import { LocalFrame } from '../../src/implicit/local-frame.js';
import { relativeMap } from '../../src/implicit/relative-frame.js';
import { fractions, numbers, placements } from './random-placements.js';

const frameOf = (placement: Placement) => new LocalFrame(exactPlacement('test', 'placement', placement));

it('takes points from the frame of one placement to that of another, within its bound', () => {
  const from = frameOf({ type: 'parts', rotation: [0, 0, 1, 1], translation: [5, 0, 0] });
  const to = frameOf({ type: 'parts', scale: [2, 2, 2], translation: [1, 0, 0] });
  const { rows, error } = relativeMap(from.forward, to, to.forward, [0, 0, 0, 1, 2, 3])!;
  const [x, y, z] = [1, 2, 3];
  const at = [0, 1, 2].map(
    (i) => rows[4 * i]! * x + rows[4 * i + 1]! * y + rows[4 * i + 2]! * z + rows[4 * i + 3]!,
  );
  // A quarter turn takes (1, 2, 3) to (-2, 1, 3), which is moved to (3, 1, 3).
  [1, 0.5, 1.5].forEach((coordinate, i) => {
    expect(Math.abs(at[i]! - coordinate)).toBeLessThanOrEqual(error);
  });
  expect(error).toBeLessThan(1e-12);
  const huge = frameOf({ type: 'parts', scale: [1e100, 1e100, 1e100] });
  expect(relativeMap(huge.forward, to, to.forward, [0, 0, 0, 1, 1, 1])).toBeNull();
});

it('is within its bound wherever points are in their box, and not by far', () => {
  let most = 0;
  for (let round = 0; round < 200; round++) {
    for (const [one, other] of [
      [placements(1)[round % 3]!, placements(3)[0]!],
      [placements(1)[0]!, placements(3)[round % 3]!],
    ] as const) {
      const [from, to] = [frameOf(one), frameOf(other)];
      const p = numbers(3, 1000);
      const map = relativeMap(from.forward, to, to.forward, [...p, ...p])!;
      const { rows: m } = map;
      const bound = rational.fromNumber(map.error);
      fractions(placedPoint(relativePlacement(from.to, to.to), homogeneous(p))).forEach((x, i) => {
        const at = m[4 * i]! * p[0]! + m[4 * i + 1]! * p[1]! + m[4 * i + 2]! * p[2]! + m[4 * i + 3]!;
        const off = rational.subtract(x, rational.fromNumber(at));
        expect(rational.compare(off, bound)).toBeLessThanOrEqual(0);
        expect(rational.compare(rational.negate(off), bound)).toBeLessThanOrEqual(0);
        most = Math.max(most, Math.abs(rational.toNumber(off)) / map.error);
      });
    }
  }
  // A bound that is 64 times smaller would not hold.
  expect(most).toBeGreaterThan(1 / 64);
});
