import { describe, expect, it } from 'vitest';
import type { Ellipsoid } from '../../../src/core/shapes.js';
import { ellipsoidEllipsoid, ellipsoidsIntersect, sphereSphere } from '../../../src/round/index.js';

const ellipsoid = (
  center: readonly [number, number, number],
  a: number,
  b: number,
  c: number,
): Ellipsoid => ({
  center,
  axes: [
    [a, 0, 0],
    [0, b, 0],
    [0, 0, c],
  ],
});
const sphere = (center: readonly [number, number, number], radius: number) =>
  ellipsoid(center, radius, radius, radius);
const words = (a: Ellipsoid, b: Ellipsoid): string => {
  const { relation, containment, boundaries } = ellipsoidEllipsoid(a, b);
  expect(ellipsoidsIntersect(a, b)).toBe(relation !== 'disjoint');
  return `${relation} ${containment} ${boundaries}`;
};

describe('ellipsoidEllipsoid', () => {
  it('knows all positions', () => {
    const one = ellipsoid([0, 0, 0], 5, 3, 2);
    expect(words(one, ellipsoid([0, 4, 0], 7, 1, 9))).toBe('touching none touching');
    expect(words(one, ellipsoid([0, 4.5, 0], 7, 1, 9))).toBe('disjoint none disjoint');
    expect(words(one, ellipsoid([0, 3.5, 0], 7, 1, 9))).toBe('overlapping none crossing');
    expect(words(one, sphere([1, 0, 0], 1))).toBe('overlapping containing disjoint');
    expect(words(one, sphere([0, 2, 0], 1))).toBe('overlapping containing touching');
    expect(words(one, sphere([1, 0, 0], 7))).toBe('overlapping inside disjoint');
    expect(words(one, ellipsoid([0, 0, 0], 5, 4, 2))).toBe('overlapping inside touching');
    expect(words(one, one)).toBe('overlapping equal overlapping');
  });

  it('tells tangents along a circle from those in two points, and both from crossings', () => {
    const [round, flat] = [ellipsoid([0, 0, 0], 325, 300, 300), ellipsoid([0, 0, 0], 325, 300, 299)];
    expect(words(round, sphere([35, 0, 0], 288))).toBe('overlapping containing touching');
    expect(words(ellipsoid([0, 0, 0], 325, 300, 310), sphere([35, 0, 0], 288))).toBe(
      'overlapping containing touching',
    );
    expect(words(flat, sphere([35, 0, 0], 288))).toBe('overlapping none crossing');
    expect(words(sphere([35, 0, 0], 288 - 2 ** -44), round)).toBe('overlapping inside disjoint');
  });

  it('sees one ulp at skew tangents', () => {
    const map = ([x, y, z]: readonly number[]): [number, number, number] => [
      x! + 2 * y!,
      3 * y! - z!,
      z! + x!,
    ];
    const mapped = ({ center, axes }: Ellipsoid): Ellipsoid => ({
      center: map(center as number[]),
      axes: axes.map((axis) => map(axis as number[])) as unknown as Ellipsoid['axes'],
    });
    const at = (gap: number) => words(mapped(sphere([0, 0, 0], 5)), mapped(sphere([3 + gap, 4, 12], 8)));
    expect(at(0)).toBe('touching none touching');
    expect(at(2 ** -48)).toBe('disjoint none disjoint');
    expect(at(-(2 ** -48))).toBe('overlapping none crossing');
  });

  it('is right at the ends of the range of doubles', () => {
    const [tiny, huge] = [Number.MIN_VALUE, 2 ** 1023];
    expect(words(sphere([0, 0, 0], tiny), sphere([0, 2 * tiny, 0], tiny))).toBe('touching none touching');
    expect(words(sphere([0, 0, -huge], huge), sphere([0, 0, huge], huge))).toBe('touching none touching');
    expect(words(ellipsoid([0, 0, 0], huge, 1, tiny), sphere([0, 0, 0], tiny))).toBe(
      'overlapping containing touching',
    );
  });

  it('agrees with the spheres that ellipsoids can be', () => {
    for (let i = 0; i < 100; i++) {
      const [x, y, z, r, s] = [i % 5, (i % 7) - 3, i % 3, 1 + (i % 4), 1 + (i % 11) / 2] as const;
      const expected = sphereSphere({ center: [0, 0, 0], radius: r }, { center: [x, y, z], radius: s });
      expect(ellipsoidEllipsoid(sphere([0, 0, 0], r), sphere([x, y, z], s))).toMatchObject(expected);
    }
  });

  it('rejects what is no ellipsoid, by the name of the argument', () => {
    const flat = ellipsoid([0, 0, 0], 1, 1, 0);
    expect(() => ellipsoidEllipsoid(sphere([0, 0, 0], 1), flat)).toThrow(/ellipsoidEllipsoid: b\.axes/);
    expect(() => ellipsoidsIntersect(flat, flat)).toThrow(/ellipsoidsIntersect: a\.axes/);
  });
});
