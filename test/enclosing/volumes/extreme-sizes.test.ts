import { describe, expect, it } from 'vitest';
import { nextDown } from '../../../src/arithmetic/float64.js';
import {
  enclosingCapsule,
  enclosingCylinder,
  enclosingEllipsoid,
  enclosingLozenge,
  enclosingOrientedBox,
} from '../../../src/enclosing/index.js';
import { cloudFamilies } from '../../../src/oracle/cases/enclosing/clouds.js';
import { REFUSAL } from '../../../src/oracle/cases/enclosing/merges.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { type VolumeKind, volumeFault } from '../../../src/oracle/referees/shapes/enclosing/volumes.js';
import { volumeSubject } from '../../../src/oracle/subjects/enclosing/volumes.js';

const TINY = Number.MIN_VALUE;
const valuesOf = (points: readonly (readonly number[])[]) =>
  Float64Array.from([points.length, ...points.flat()]);
const faultOf = (points: readonly (readonly number[])[], kind: VolumeKind) =>
  volumeFault(valuesOf(points), volumeSubject(valuesOf(points), kind), kind);

describe('a cylinder', () => {
  it('is found where a coordinate that all points have is so large that axes do not move it', () => {
    const points = [
      [1, 2e-323, -2e-323],
      [1, -1.5e-323, 0],
      [1, 5e-324, 2e-323],
    ];
    expect(faultOf(points, 'cylinder')).toBeUndefined();
    const { start, end, radius } = enclosingCylinder(points);
    // Its axis is chosen so that rounding does not make it longer than the points are apart.
    expect([start[0], end[0]]).toEqual([1, 1]);
    expect(radius).toBeLessThan(1e-322);
  });

  it.each([0, -1074, -1000, -537, 300, 900])('of a disc is flat, for a size of 2^%s', (power) => {
    const disc = [
      [3, 0, 0],
      [0, 3, 0],
      [-3, 0, 0],
      [0, -3, 0],
    ].map((p) => p.map((x) => x * 2 ** power));
    expect(faultOf(disc, 'cylinder')).toBeUndefined();
    const { start, end, radius } = enclosingCylinder(disc);
    expect(radius).toBe(3 * 2 ** power);
    expect([start[0], start[1], end[0], end[1]]).toEqual([0, 0, 0, 0]);
    expect(end[2]! - start[2]!).toBeLessThanOrEqual(Math.max(2 ** (power - 48), 2 * TINY));
  });

  it('of points on a line, or of one, is as long as they are, or hardly longer', () => {
    for (const scale of [TINY, 2 ** -600, 1, 2 ** 1000]) {
      const { start, end, radius } = enclosingCylinder([
        [-scale, 0, 0],
        [scale, 0, 0],
      ]);
      expect(radius).toBe(0);
      expect([start, end].map((p) => Math.abs(p[0]!))).toEqual([scale, scale]);
      const point = enclosingCylinder([[scale, 0, 0]]);
      expect(Math.abs(point.end[0]! - point.start[0]!)).toBeLessThanOrEqual(
        Math.max(2 ** -50 * scale, 2 * TINY),
      );
      expect(point.radius).toBe(0);
    }
    expect(enclosingCylinder([[0, 0, 0]])).toEqual({ start: [-TINY, 0, 0], end: [TINY, 0, 0], radius: 0 });
  });
});

describe('an ellipsoid', () => {
  const longest = (points: readonly (readonly number[])[]) =>
    Math.max(...enclosingEllipsoid(points).axes.flatMap((axis) => Array.from(axis, Math.abs)));

  it('of one point is as small as digits of its coordinates are', () => {
    expect(longest([[0, 0, 0]])).toBe(TINY);
    expect(longest([[TINY, TINY, TINY]])).toBe(TINY);
    expect(longest([[1, 2, 3]])).toBeLessThan(2 ** -47);
    expect(longest([[2 ** 1000, 0, 0]])).toBeLessThan(2 ** 952);
    expect(longest([[-(2 ** -700), 0, 0]])).toBeLessThan(2 ** -748);
  });

  it('of points on a line or plane of the smallest doubles is a little thick, not as thick as they are apart', () => {
    const axesOf = (points: readonly (readonly number[])[]) =>
      enclosingEllipsoid(points).axes.map((axis) => Math.max(...Array.from(axis, Math.abs)));
    const [a, b, c] = axesOf([
      [-1000 * TINY, 0, 0],
      [1000 * TINY, 0, 0],
    ]);
    expect([a! < 1010 * TINY, b, c]).toEqual([true, TINY, TINY]);
    expect(
      axesOf([
        [5, 5, 5],
        [5, 5, 5],
      ]),
    ).toEqual(axesOf([[5, 5, 5]]));
  });
});

describe('bounding volumes of every size', () => {
  const KINDS = ['orientedBox', 'capsule', 'lozenge', 'cylinder', 'ellipsoid'] as const;

  it('are refused where coordinates are near the largest double only, and never have numbers that are none', () => {
    const { MAX_VALUE } = Number;
    const far = [
      [MAX_VALUE, MAX_VALUE, MAX_VALUE],
      [-MAX_VALUE, -MAX_VALUE, -MAX_VALUE],
      [MAX_VALUE, -MAX_VALUE, 0],
    ];
    for (const enclose of [enclosingCapsule, enclosingLozenge, enclosingCylinder, enclosingEllipsoid]) {
      expect(() => enclose(far)).toThrow(
        /^enclosing\w+: points must be points that an? \w+ of doubles can enclose/,
      );
    }
    expect(Array.from(enclosingOrientedBox(far).halfSize).every(Number.isFinite)).toBe(true);
    const random = new Random(1, 6, 1, 8);
    for (let round = 0; round < 12; round++) {
      const scale = 2 ** (1020 - random.below(3));
      const points = Array.from({ length: 4 }, () => [0, 1, 2].map(() => random.between(-1, 1) * scale));
      for (const kind of KINDS) {
        expect(volumeSubject(valuesOf(points), kind)).not.toBe(REFUSAL);
        expect(faultOf(points, kind), `${kind} ${points.join(' ')}`).toBeUndefined();
      }
    }
  });

  it('do not depend on the order of the points', () => {
    const random = new Random(2, 6, 1, 9);
    for (const digits of [
      () => random.between(-3, 3),
      () => random.between(-9, 9) / 10,
      () => random.unit(),
    ]) {
      for (let round = 0; round < 8; round++) {
        const points = Array.from({ length: 7 }, () => [digits(), digits(), digits()]);
        const others = [...points.slice(3), ...points.slice(0, 3).reverse()];
        for (const kind of KINDS) {
          expect(volumeSubject(valuesOf(others), kind)).toBe(volumeSubject(valuesOf(points), kind));
        }
      }
    }
  });

  it('have the least radius that is a double', () => {
    const random = new Random(1, 6, 1, 9);
    const values = new Float64Array(37);
    for (const family of cloudFamilies[3]) {
      for (let round = 0; round < 2; round++) {
        family.fill(random, values);
        for (const kind of ['capsule', 'lozenge', 'cylinder'] as const) {
          const said = volumeSubject(values, kind);
          if (said === REFUSAL) continue;
          const numbers = JSON.parse(said) as number[];
          const radius = numbers.pop()!;
          if (radius === 0) continue;
          const less = JSON.stringify([...numbers, nextDown(radius)]);
          expect(volumeFault(values, less, kind), `${kind} ${values.join()}`).toMatch(/is outside$/);
        }
      }
    }
  });
});
