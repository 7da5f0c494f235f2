import { describe, expect, it } from 'vitest';
import type { ContainedContact } from '../../../src/spatial/convex/engine/triangle-set.js';
import { frustumFromMatrix } from '../../../src/spatial/convex/frustum.js';
import { boxFrustum, boxFrustumConservative } from '../../../src/spatial/generated/convex.js';

/** Rows to the elements of three.js, column by column. */
const columns = (...rows: readonly (readonly number[])[]) =>
  [0, 1, 2, 3].flatMap((j) => rows.map((row) => row[j]!));

/** Looking along -z from the origin, 90 degrees wide, from z = -1 to z = -3. */
const perspective = columns([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, -2, -3], [0, 0, -1, 0]);

const view = frustumFromMatrix(perspective);

/** As the quick tests say it. */
const wordOf = ({ relation, containment }: ContainedContact) =>
  relation === 'disjoint' ? 'outside' : /inside|equal/.test(containment) ? 'inside' : 'intersecting';

const box = (min: number[], max: number[]) => ({ min, max });

describe('a frustum and a box', () => {
  it.each([
    ['inside', [-1, -1, -3], [1, 1, -1], 'inside', 'inside'],
    ['across a side', [-3, -1, -2], [0, 1, -1], 'intersecting', 'intersecting'],
    ['around everything', [-9, -9, -9], [9, 9, 9], 'intersecting', 'intersecting'],
    ['at a corner', [3, 3, -5], [4, 4, -3], 'intersecting', 'intersecting'],
    ['along an edge of the near plane', [1, 0, -1], [2, 0, 0], 'intersecting', 'intersecting'],
    ['behind a plane', [4, 0, -3], [5, 1, -1], 'outside', 'outside'],
    ['behind the far plane', [2.75, -6, -6], [9, 6, -3.01], 'outside', 'outside'],
    ['past an edge, kept plane by plane', [3.1, -1, -9], [9, 1, -2.9], 'outside', 'intersecting'],
    ['at that edge', [3, -1, -9], [9, 1, -2.9], 'intersecting', 'intersecting'],
    ['a beam through', [-9, 0, -2], [9, 0, -2], 'intersecting', 'intersecting'],
    ['a point', [0, 0, -3], [0, 0, -3], 'inside', 'inside'],
  ] as const)('%s', (_, min, max, answer, quick) => {
    expect(wordOf(boxFrustum(box([...min], [...max]), view))).toBe(answer);
    expect(boxFrustumConservative(box([...min], [...max]), view)).toBe(quick);
  });
});
