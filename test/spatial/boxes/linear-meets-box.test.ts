import { describe, expect, it } from 'vitest';
import type { Box3 } from '../../../src/core/shapes.js';
import { lineIntersectsBox, rayIntersectsBox } from '../../../src/spatial/generated/convex.js';

const box = (min: number[], max: number[]): Box3 => ({ min, max });
const unit = box([0, 0, 0], [1, 1, 1]);

describe('lines, rays and segments', () => {
  const at = (origin: number[], direction: number[]) => ({ origin, direction });

  it.each([
    ['through', [-1, 0.5, 0.5], [1, 0, 0], true, true],
    ['away', [-1, 0.5, 0.5], [-1, 0, 0], true, false],
    ['past an edge', [2 + Number.EPSILON * 2, 0, 0.5], [-1, 1, 0], false, false],
    ['through an edge', [2, 0, 0.5], [-1, 1, 0], true, true],
    ['through a corner', [3, -1, 2], [-2, 2, -1], true, true],
    ['along a face', [-1, 1, 0.5], [1, 0, 0], true, true],
    ['beside a face', [-1, 1 + Number.EPSILON, 0.5], [1, 0, 0], false, false],
    ['from a face outwards', [1, 0.5, 0.5], [1, 1, 1], true, true],
    ['skew', [0.5, 3, 0], [0, 0, 1], false, false],
  ])('%s', (_, origin, direction, line, ray) => {
    expect(lineIntersectsBox(at(origin, direction), unit)).toBe(line);
    expect(rayIntersectsBox(at(origin, direction), unit)).toBe(ray);
    const back = direction.map((x) => -x);
    expect(lineIntersectsBox(at(origin, back), unit)).toBe(line);
  });
});
