import { describe, expect, it } from 'vitest';
import {
  canonicalText,
  convexSolid,
  locatePointInSolid,
  solidDifference,
  solidFromMesh,
  solidIntersection,
  solidUnion,
} from '../../src/solids/index.js';
import { box } from './meshes.js';

const plane = (normal: readonly number[], constant: number) => ({ normal, constant });

/** The points from 0 on below a plane that meets the axes y and z at 2^500, and the axis x at 2^exponent. */
const corner = (exponent: number, ...more: ReturnType<typeof plane>[]) =>
  convexSolid([
    plane([-1, 0, 0], 0),
    plane([0, -1, 0], 0),
    plane([0, 0, -1], 0),
    plane([2 ** (500 - exponent), 1, 1], -(2 ** 500)),
    ...more,
  ]);

describe.each([10, 500, 1000, 1023, 1100, 1500])('a tetrahedron with a vertex at 2^%i', (exponent) => {
  const whole = corner(exponent);

  it.each<[string, ReturnType<typeof plane>]>([
    ['across the long edge', plane([-1, 0, 0], 1)],
    ['along it', plane([0, 0, -1], 2)],
    ['askew', plane([0, 1, -1], 0)],
  ])('is the union of what is cut off and what is left: %s', (_, cut) => {
    const part = corner(exponent, cut);
    const rest = solidDifference(whole, part);
    expect(rest.faces.length).toBeGreaterThan(3);
    expect(canonicalText(solidUnion(rest, part))).toBe(canonicalText(whole));
    expect(solidIntersection(rest, part).faces).toHaveLength(0);
  });

  it('without a box in a corner: a face that is not convex', () => {
    const cube = solidFromMesh(box([-1, -1, -1], [1, 1, 1]));
    const rest = solidDifference(whole, cube);
    expect(canonicalText(solidUnion(rest, solidIntersection(whole, cube)))).toBe(canonicalText(whole));
    expect(canonicalText(solidUnion(rest))).toBe(canonicalText(rest));
    expect(locatePointInSolid(rest, [0.5, 0.5, 0.5])).toBe('outside');
    expect(locatePointInSolid(rest, [1, 0.5, 0.5])).toBe('boundary');
  });
});

describe.each([5e-324, 2 ** -1060, 1, 2 ** 1021, 4.4e307, 8e307])(
  'an L of squares of the size %f',
  (size) => {
    const [one, two] = [size, 2 * size];
    const whole = solidDifference(
      solidFromMesh(box([-two, -two, -two], [two, two, two])),
      solidFromMesh(box([-one, -one, -two], [two, two, two])),
    );

    it('is what it was after it was put together with itself', () => {
      expect(whole.faces).toHaveLength(8);
      expect(canonicalText(solidUnion(whole))).toBe(canonicalText(whole));
      expect(canonicalText(solidIntersection(whole, whole))).toBe(canonicalText(whole));
      expect(solidDifference(whole, whole).faces).toHaveLength(0);
    });
  },
);
