import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import * as spatial from '../../../src/spatial/index.js';

const random = new Random(1, 6, 1, 8);
const AXES = [
  [1, 1, 0],
  [-1, 1, 0],
  [0, 0, 1],
] as const;

const lattice = (length: number) => Array.from({ length }, () => random.below(4));

function box() {
  const min = lattice(3);
  return { min, max: min.map((x) => x + random.below(3)) };
}

describe('forms over flat buffers', () => {
  it('say what their functions of objects say', () => {
    for (let n = 0; n < 400; n++) {
      const [a, b] = [box(), box()];
      const boxes = [a, b].flatMap(({ min, max }) => [...min, ...max]);
      expect(spatial.boxesIntersectAt(boxes, 0, boxes, 1)).toBe(spatial.boxesIntersect(a, b));
      const oriented = [0, 1].map(() => ({
        center: lattice(3),
        axes: AXES,
        halfSize: Array.from({ length: 3 }, () => random.below(3) / 2),
      }));
      const numbers = oriented.flatMap(({ center, axes, halfSize }) => [
        ...center,
        ...axes.flat(),
        ...halfSize,
      ]);
      expect(spatial.orientedBoxesIntersectAt(numbers, 0, numbers, 1)).toBe(
        spatial.orientedBoxesIntersect(oriented[0]!, oriented[1]!),
      );
      const corners = lattice(9);
      const triangle = { a: corners.slice(0, 3), b: corners.slice(3, 6), c: corners.slice(6) };
      expect(spatial.triangleIntersectsBoxAt(corners, 0, 1, 2, boxes, 1)).toBe(
        spatial.triangleIntersectsBox(triangle, b),
      );
      expect(spatial.triangleIntersectsOrientedBoxAt(corners, 0, 1, 2, numbers, 1)).toBe(
        spatial.triangleIntersectsOrientedBox(triangle, oriented[1]!),
      );
    }
  });

  it('name the buffer, the number and what is wrong', () => {
    const boxes = [0, 0, 0, 1, 1, 1];
    expect(() => spatial.boxesIntersectAt(boxes, 0, boxes, 1)).toThrow('boxesIntersectAt: j');
    expect(() => spatial.boxesIntersectAt([1, 0, 0, 0, 1, 1], 0, boxes, 0)).toThrow(
      'boxesIntersectAt: boxes[',
    );
    const flat = [0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0, 1, 1, 1];
    expect(() => spatial.orientedBoxesIntersectAt(flat, 0, flat, 0)).toThrow(
      'orientedBoxesIntersectAt: boxes[0].axes must be linearly independent',
    );
  });
});
