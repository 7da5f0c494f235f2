import { describe, expect, it } from 'vitest';
import type { ContainedContact } from '../../../src/spatial/convex/engine/triangle-set.js';
import { frustumFromMatrix } from '../../../src/spatial/convex/frustum.js';
import {
  frustumOrientedBox,
  frustumOrientedBoxConservative,
} from '../../../src/spatial/convex/frustum-oriented-box.js';

/** Rows to the elements of three.js, column by column. */
const columns = (...rows: readonly (readonly number[])[]) =>
  [0, 1, 2, 3].flatMap((j) => rows.map((row) => row[j]!));

const cube = frustumFromMatrix(columns([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]));

/** As the quick tests say it. */
const wordOf = ({ relation, containment }: ContainedContact) =>
  relation === 'disjoint' ? 'outside' : /containing|equal/.test(containment) ? 'inside' : 'intersecting';

describe('a frustum and an oriented box', () => {
  const turned = (x: number, y: number, z: number, size: number) => ({
    center: [x, y, z],
    axes: [
      [1, 1, 0],
      [-1, 1, 0],
      [0, 0, 1],
    ] as const,
    halfSize: [size, size, size],
  });
  it.each([
    [turned(0, 0, 0, 0.5), 'inside', 'inside'],
    [turned(3, 0, 0, 1), 'intersecting', 'intersecting'],
    [turned(2.5, 2.5, 0, 1), 'outside', 'intersecting'],
    [turned(2, 2, 0, 1), 'intersecting', 'intersecting'],
    [turned(0, 0, 0, 9), 'intersecting', 'intersecting'],
    [turned(9, 0, 0, 1), 'outside', 'outside'],
  ] as const)('%#', (shape, answer, quick) => {
    expect(wordOf(frustumOrientedBox(cube, shape))).toBe(answer);
    expect(frustumOrientedBoxConservative(cube, shape)).toBe(quick);
  });

  it('refuses dependent axes', () => {
    const bad = {
      ...turned(0, 0, 0, 1),
      axes: [
        [1, 0, 0],
        [2, 0, 0],
        [0, 0, 1],
      ] as const,
    };
    expect(() => frustumOrientedBox(cube, bad)).toThrow(/^frustumOrientedBox: box\.axes/);
    expect(() => frustumOrientedBoxConservative(cube, bad)).toThrow(
      /^frustumOrientedBoxConservative: box\.axes/,
    );
  });
});
