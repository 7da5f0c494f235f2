import { describe, expect, it } from 'vitest';
import type { ContainedContact } from '../../../src/spatial/convex/engine/triangle-set.js';
import { frustumFromMatrix } from '../../../src/spatial/convex/frustum.js';
import { triangleFrustum, triangleFrustumConservative } from '../../../src/spatial/generated/convex.js';

/** Rows to the elements of three.js, column by column. */
const columns = (...rows: readonly (readonly number[])[]) =>
  [0, 1, 2, 3].flatMap((j) => rows.map((row) => row[j]!));

const cube = frustumFromMatrix(columns([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]));

/** As the quick tests say it. */
const wordOf = ({ relation, containment }: ContainedContact) =>
  relation === 'disjoint' ? 'outside' : /inside|equal/.test(containment) ? 'inside' : 'intersecting';

describe('a frustum and a triangle', () => {
  const triangle = (...v: number[]) => ({ a: v.slice(0, 3), b: v.slice(3, 6), c: v.slice(6, 9) });
  it.each([
    ['a corner of the cube in it', [3, 0, 0, 0, 3, 0, 0, 0, 3], 'intersecting', 'intersecting'],
    ['the plane beyond the corner', [4, 0, 0, 0, 4, 0, 0, 0, 4], 'outside', 'intersecting'],
    ['the cube through it', [-9, -9, 0, 9, -9, 0, 0, 9, 0], 'intersecting', 'intersecting'],
    ['an edge through the cube', [-9, 0, 0, 9, 0, 0, 0, 50, 90], 'intersecting', 'intersecting'],
    ['inside', [0, 0, 0, 1, 0, 0, 0, 1, 1], 'inside', 'inside'],
    ['behind', [2, 0, 0, 3, 0, 0, 2, 1, 0], 'outside', 'outside'],
    ['a segment past an edge', [3, 0, 0, 0, 3, 0, 0, 3, 0], 'outside', 'intersecting'],
    ['a segment at an edge', [2, 0, 0, 0, 2, 0, 1, 1, 0], 'intersecting', 'intersecting'],
    ['a point', [1, 1, 1, 1, 1, 1, 1, 1, 1], 'inside', 'inside'],
    ['flat in a face plane', [1, 3, 0, 1, -3, 0, 1, 0, 5], 'intersecting', 'intersecting'],
    ['flat beside a face', [1, 3, 0, 1, 9, 0, 1, 5, 5], 'outside', 'outside'],
  ] as const)('%s', (_, v, answer, quick) => {
    for (const shift of [0, 3, 6]) {
      const t = triangle(...v.slice(shift), ...v.slice(0, shift));
      expect(wordOf(triangleFrustum(t, cube))).toBe(answer);
      expect(triangleFrustumConservative(t, cube)).toBe(quick);
    }
  });
});
