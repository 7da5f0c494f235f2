import { describe, expect, test } from 'vitest';
import * as rational from '../../src/arithmetic/rational.js';
import { Random } from '../../src/oracle/cases/random.js';
import { exact, type Vector } from '../../src/oracle/referees/shapes/vectors.js';
import { type Frame, frameAround, frameFor, magnification, placed } from '../../src/pictures/exact/frame.js';
import {
  clippedPolygon,
  clippedSegment,
  type Homogeneous,
  rounded,
} from '../../src/pictures/exact/homogeneous.js';

/** Points of the plane with doubles for coordinates, over one denominator. */
function scene(values: readonly number[]): { points: Vector[]; one: bigint } {
  const { numerators, one } = exact(values);
  const points: Vector[] = [];
  for (let i = 0; i < values.length; i += 2) points.push([numerators[i]!, numerators[i + 1]!, 0n]);
  return { points, one };
}

/** (x - center) / half, as the definition says. */
function byDefinition({ center, over, half }: Frame, x: bigint, axis: 0 | 1): number {
  const moved = rational.subtract(rational.fromParts(x, 1n), rational.fromParts(center[axis], over));
  const size = rational.fromParts(half.numerator, half.denominator);
  return rational.toNumber(rational.divide(moved, size));
}

describe('frames', () => {
  test('the overview has all points in it, and one of them at its border', () => {
    const { points } = scene([-3, 1, 5, 2, 0, 0.5]);
    const frame = frameAround(points, 1n);
    const drawn = points.map((p) => rounded(placed(frame, p), 2));
    expect(drawn).toEqual([
      [-1, -0.0625],
      [1, 0.1875],
      [-0.25, -0.1875],
    ]);
  });

  test('a magnified place is moved and scaled exactly: doubles beside each other are seen apart', () => {
    const next = 0.5 + 2 ** -53;
    const { points } = scene([0.5, 0.5, next, 0.5]);
    const frame = frameFor(points[0]!, { numerator: (points[1]![0] - points[0]![0]) ** 2n, denominator: 1n });
    const [a, b] = points.map((p) => rounded(placed(frame, p), 2));
    expect(a).toEqual([0, 0]);
    expect(b).toEqual([0.25, 0]);
    // The same in doubles from the middle of a large picture would be no distance at all.
    expect(next + 1e3 - (0.5 + 1e3)).toBe(0);
  });

  test('whatever the numbers are, from 5e-324 to 1.8e308, a place is the rounded true one', () => {
    const random = new Random(5, 1, 2, 3);
    const values = [5e-324, 1.7976931348623157e308, 0.1, -3, 1e-200, 1e16 + 2];
    for (let i = 0; i < 40; i++)
      values.push((2 ** 21 * random.below(2 ** 21) + random.below(2 ** 21)) * 2 ** random.between(-900, 900));
    const { points } = scene(values);
    for (const center of points) {
      const frame = frameFor(center, { numerator: points[0]![0] ** 2n, denominator: 3n });
      for (const p of points.slice(0, 5)) {
        const [x, y] = rounded(placed(frame, p), 2);
        expect([x, y]).toEqual([byDefinition(frame, p[0], 0), byDefinition(frame, p[1], 1)]);
      }
    }
  });

  test('the distance that a frame is made for takes from an eighth to a half of what is seen to one side', () => {
    for (const square of [1n, 2n, 3n, 10n, 1000n, 12345678901234567890n, 2n ** 301n]) {
      const frame = frameFor([0n, 0n, 0n], { numerator: square, denominator: 7n });
      const half = rational.toNumber(rational.fromParts(frame.half.numerator, frame.half.denominator));
      const share = Math.sqrt(Number(square) / 7) / half;
      expect(share).toBeGreaterThanOrEqual(1 / 8);
      expect(share).toBeLessThanOrEqual(1 / 2);
    }
  });

  test('how many times larger', () => {
    const [far, near] = [
      frameAround(scene([0, 0, 8, 0]).points, 1n),
      frameFor([0n, 0n, 0n], { numerator: 1n, denominator: 1n }),
    ];
    const { numerator, denominator } = magnification(far, near);
    expect(
      rational.toNumber(rational.fromParts(numerator, denominator)),
    ) /* half of 8, over 4 times the distance 1 */
      .toBe(4 / 4);
  });
});

const at = (x: bigint, y: bigint, z = 0n): Homogeneous => ({ at: [x, y, z], w: 1n });

describe('what is cut off at the border', () => {
  test('a segment with ends far away passes where it should, to the last bit', () => {
    // From (-10^40, -10^40 - 1) to (10^40, 10^40): at x = 0 it is at -1/2.
    const far = 10n ** 40n;
    const [p, q] = clippedSegment(at(-far, -far - 1n), at(far, far), 2, 2n)!;
    const [a, b] = [rounded(p, 2), rounded(q, 2)];
    expect((a[1]! - a[0]! + b[1]! - b[0]!) / 2).toBeCloseTo(-0.5, 15);
    expect([a[1], b[0]]).toEqual([-2, 2]);
  });

  test('rays go to the border, and are not seen where they lead away', () => {
    const direction = { at: [3n, 1n, 0n] as const, w: 0n };
    expect(clippedSegment(at(0n, 0n), direction, 2, 2n)!.map((p) => rounded(p, 2))).toEqual([
      [0, 0],
      [2, 2 / 3],
    ]);
    expect(clippedSegment(at(5n, 0n), direction, 2, 2n)).toBeUndefined();
    expect(
      clippedSegment(at(0n, 5n), { at: [0n, -1n, 0n], w: 0n }, 2, 2n)!.map((p) => rounded(p, 2)),
    ).toEqual([
      [0, 2],
      [0, -2],
    ]);
  });

  test('a triangle around the whole frame leaves the frame, one beside it nothing', () => {
    const ring = clippedPolygon([at(-100n, -100n), at(100n, -100n), at(0n, 500n)], 2, 2n);
    const area = ring
      .map((p) => rounded(p, 2))
      .reduce((sum, [x, y], i, all) => {
        const [u, v] = all[(i + 1) % all.length]!;
        return sum + (x! * v! - u! * y!) / 2;
      }, 0);
    expect(area).toBe(16);
    expect(clippedPolygon([at(3n, 3n), at(4n, 3n), at(3n, 4n)], 2, 2n)).toEqual([]);
  });

  test('in space six sides cut', () => {
    const ring = clippedPolygon([at(-9n, -9n, 1n), at(9n, -9n, 1n), at(9n, 9n, 1n), at(-9n, 9n, 1n)], 3, 2n);
    expect(ring.map((p) => rounded(p, 3))).toHaveLength(4);
    expect(clippedPolygon([at(-9n, -9n, 3n), at(9n, -9n, 3n), at(0n, 9n, 3n)], 3, 2n)).toEqual([]);
  });
});
