import { describe, expect, it } from 'vitest';
import type { ContainedContact } from '../../../src/spatial/convex/engine/triangle-set.js';
import { frustumFromMatrix } from '../../../src/spatial/convex/frustum.js';
import { orientedBoxFrustum, orientedBoxFrustumConservative } from '../../../src/spatial/generated/convex.js';

/** Rows to the elements of three.js, column by column. */
const columns = (...rows: readonly (readonly number[])[]) =>
  [0, 1, 2, 3].flatMap((j) => rows.map((row) => row[j]!));

const cube = frustumFromMatrix(columns([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]));

/** As the quick tests say it. */
const wordOf = ({ relation, containment }: ContainedContact) =>
  relation === 'disjoint' ? 'outside' : /inside|equal/.test(containment) ? 'inside' : 'intersecting';

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
    expect(wordOf(orientedBoxFrustum(shape, cube))).toBe(answer);
    expect(orientedBoxFrustumConservative(shape, cube)).toBe(quick);
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
    expect(() => orientedBoxFrustum(bad, cube)).toThrow(/^orientedBoxFrustum: box\.axes/);
    expect(() => orientedBoxFrustumConservative(bad, cube)).toThrow(
      /^orientedBoxFrustumConservative: box\.axes/,
    );
  });
});
