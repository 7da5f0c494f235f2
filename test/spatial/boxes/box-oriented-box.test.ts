import { describe, expect, it } from 'vitest';
import { boxIntersectsOrientedBox, boxOrientedBox } from '../../../src/spatial/generated/boxes.js';
import { oriented } from '../../support/oriented-boxes.js';

/** The cube from -1 to 1, and the cube turned by 45 degrees and stretched by the root of 2. */
const cube = oriented([0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]);

const diamond = oriented([0, 0, 0], [1, 1, 0], [-1, 1, 0], [0, 0, 1], [1, 1, 1]);

describe('an axis-aligned and an oriented box', () => {
  it.each([
    [[1, 1, 0], [2, 2, 2], 'touching', 'none'],
    [[1.5, 1, 0], [2, 2, 2], 'disjoint', 'none'],
    [[-2, -2, -1], [2, 2, 1], 'overlapping', 'containing'],
    [[-1, -1, -1], [1, 1, 1], 'overlapping', 'inside'],
    [[0, 0, 1], [0, 0, 1], 'touching', 'inside'],
    [[-2, -2, 0], [2, 2, 0], 'overlapping', 'none'],
  ] as const)('%j to %j: %s %s', (min, max, relation, containment) => {
    expect(boxOrientedBox({ min, max }, diamond)).toMatchObject({ relation, containment });
    expect(boxIntersectsOrientedBox({ min, max }, diamond)).toBe(relation !== 'disjoint');
  });

  it('is the same box', () => {
    expect(boxOrientedBox({ min: [-1, -1, -1], max: [1, 1, 1] }, cube).containment).toBe('equal');
  });

  it('takes centers that are no doubles', () => {
    const max = 1 + Number.EPSILON;
    const box = { min: [0, 0, 0], max: [max, 1, 1] };
    const other = oriented([2, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1], [1 - Number.EPSILON, 1, 1]);
    expect(boxOrientedBox(box, other).relation).toBe('touching');
    expect(boxOrientedBox({ min: [-1e308, 0, 0], max: [1.5e308, 1, 1] }, other).relation).toBe('overlapping');
  });
});
