import { describe, expect, it } from 'vitest';
import { edge, type Feature, face, INTERIOR, vertex } from '../../../src/core/feature.js';
import type { Box3 } from '../../../src/core/shapes.js';
import { boxContainsPoint, pointBox } from '../../../src/spatial/generated/boxes.js';

const box = (min: number[], max: number[]): Box3 => ({ min, max });
const unit = box([0, 0, 0], [1, 1, 1]);
const on = (feature: Feature) => ({ location: 'boundary', feature });

describe('the numbering of a box', () => {
  const levels = [0, 0.5, 1];
  it('names vertices by bits, edges by axis, faces by axis and end', () => {
    const found = levels.flatMap((z) =>
      levels.flatMap((y) => levels.map((x) => pointBox([x, y, z], unit).feature)),
    );
    // x runs fastest.
    expect(found).toEqual([
      ...[vertex(0), edge(0), vertex(1), edge(4), face(4), edge(5), vertex(2), edge(1), vertex(3)],
      ...[edge(8), face(2), edge(9), face(0), INTERIOR, face(1), edge(10), face(3), edge(11)],
      ...[vertex(4), edge(2), vertex(5), edge(6), face(5), edge(7), vertex(6), edge(3), vertex(7)],
    ]);
  });

  it('names the first of coinciding features', () => {
    expect(pointBox([1, 2, 3], box([1, 2, 3], [1, 2, 3]))).toEqual(on(vertex(0)));
    expect(pointBox([1, 2, 3], box([1, 2, 0], [1, 2, 5]))).toEqual(on(edge(8)));
    expect(pointBox([1, 2, 3], box([0, 2, 0], [5, 2, 5]))).toEqual(on(face(2)));
    expect(pointBox([5, 2, 3], box([0, 2, 0], [5, 2, 5]))).toEqual(on(edge(9)));
  });
});

const LARGEST = Number.MAX_VALUE;
const SMALLEST = Number.MIN_VALUE;

describe('a point and a box', () => {
  it.each([0, 1, 2])('is outside beyond each end of axis %i', (axis) => {
    for (const x of [-SMALLEST, 1 + Number.EPSILON, LARGEST, -LARGEST]) {
      const p = [0.5, 0.5, 0.5];
      p[axis] = x;
      expect(pointBox(p, unit)).toEqual({ location: 'outside', feature: null });
      expect(boxContainsPoint(unit, p)).toBe(false);
    }
  });

  it('takes zero of either sign', () => {
    expect(pointBox([-0, 0, -0], unit)).toEqual(on(vertex(0)));
    expect(boxContainsPoint(box([-0, -0, -0], [1, 1, 1]), [0, 0, 0])).toBe(true);
  });
});
