import { describe, expect, it } from 'vitest';
import type { Placement } from '../../src/core/shapes.js';
import {
  exactPlacement,
  isMirrored,
  placedPlane,
  placedPoint,
  relativePlacement,
  unplacedPlane,
} from '../../src/implicit/exact-placement.js';
import { exactSide } from '../../src/implicit/exact-side.js';
import { homogeneous } from '../../src/implicit/forms.js';
import { Random } from '../../src/oracle/cases/random.js';

const random = new Random(4, 3, 2, 1);
const numbers = (count: number) =>
  Array.from({ length: count }, () => (random.unit() - 0.5) * 2 ** random.between(-40, 40));

const drawn: readonly (() => Placement)[] = [
  () => ({ type: 'matrix', elements: [0, 1, 2, 3].flatMap((i) => [...numbers(3), i === 3 ? 1 : 0]) }),
  () => ({ type: 'parts', translation: numbers(3), rotation: numbers(4), scale: numbers(3) }),
  () => ({ type: 'reflection', plane: { normal: numbers(3), constant: numbers(1)[0]! } }),
];

describe('exactPlacement', () => {
  it('takes points of planes to points of planes, also where a division leaves nothing', () => {
    for (let i = 0; i < 90; i++) {
      const to = exactPlacement('f', 'to', drawn[i % 3]!());
      const [a, b, c, x, y] = Array.from({ length: 5 }, () => BigInt(random.between(-1e9, 1e9))) as [
        bigint,
        bigint,
        bigint,
        bigint,
        bigint,
      ];
      // z is such that the point is on the plane.
      const plane = { a: a * c, b: b * c, c: c * c, d: 7n * c, normalExponent: -3, constantExponent: 4 };
      const z = -(a * x + b * y + 7n * 2n ** 7n) * c;
      const on = { x: x * c * c, y: y * c * c, z, w: c * c, exponent: 0 };
      const there = placedPoint(to, on);
      const image = placedPlane(to, plane);
      const unit = Math.min(image.normalExponent + there.exponent, image.constantExponent);
      const sum =
        (image.a * there.x + image.b * there.y + image.c * there.z) <<
        BigInt(image.normalExponent + there.exponent - unit);
      expect(sum + ((image.d * there.w) << BigInt(image.constantExponent - unit))).toBe(0n);
    }
  });

  it('knows what mirrors', () => {
    const isSo = (placement: Placement) => isMirrored(exactPlacement('f', 'to', placement));
    expect(isSo({ type: 'reflection', plane: { normal: [1, 2, 3], constant: 4 } })).toBe(true);
    expect(isSo({ type: 'parts', scale: [1, -1, 1] })).toBe(true);
    expect(isSo({ type: 'parts', scale: [-1, -1, 1], rotation: [1, 2, 3, 4] })).toBe(false);
  });
});

describe('relativePlacement', () => {
  it('and the second placement are the first one, of points and of planes', () => {
    for (let i = 0; i < 90; i++) {
      const [first, second] = [drawn[i % 3]!(), drawn[Math.floor(i / 3) % 3]!()].map((placement) =>
        exactPlacement('f', 'to', placement),
      );
      const between = relativePlacement(first!, second!);
      const p = homogeneous(numbers(3));
      const [there, again] = [placedPoint(first!, p), placedPoint(second!, placedPoint(between, p))];
      const unit = Math.min(there.exponent, again.exponent);
      const [up, down] = [BigInt(there.exponent - unit), BigInt(again.exponent - unit)];
      for (const k of ['x', 'y', 'z'] as const)
        expect((there[k] * again.w) << up).toBe((again[k] * there.w) << down);
      expect(isMirrored(between)).toBe(isMirrored(first!) !== isMirrored(second!));
      // A plane through the point, and what it comes from.
      const plane = { a: 3n, b: -5n, c: 7n, d: 0n, normalExponent: 0, constantExponent: 0 };
      const own = unplacedPlane(between, plane);
      expect(exactSide(own, p)).toBe(exactSide(plane, placedPoint(between, p)));
      expect(exactSide(placedPlane(between, own), placedPoint(between, p))).toBe(exactSide(own, p));
    }
  });

  it('is nothing between a placement and itself', () => {
    const to = exactPlacement('f', 'to', {
      type: 'parts',
      rotation: [1, 2, 3, 4],
      translation: [0.1, 0.2, 0.3],
    });
    const { matrix, shift, weight } = relativePlacement(to, to);
    expect([matrix, shift, weight]).toEqual([
      [
        [1n, 0n, 0n],
        [0n, 1n, 0n],
        [0n, 0n, 1n],
      ],
      [0n, 0n, 0n],
      1n,
    ]);
  });
});
