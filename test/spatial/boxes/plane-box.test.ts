import { describe, expect, it } from 'vitest';
import { edge, face, INTERIOR, vertex } from '../../../src/core/feature.js';
import type { Box3 } from '../../../src/core/shapes.js';
import { planeBox, planeIntersectsBox } from '../../../src/spatial/generated/boxes.js';

const box = (min: number[], max: number[]): Box3 => ({ min, max });
const unit = box([0, 0, 0], [1, 1, 1]);

describe('a plane and a box', () => {
  const plane = (normal: number[], constant: number) => ({ normal, constant });
  it.each([
    [[1, 1, 1], 1, 'disjoint', 1, null],
    [[1, 1, 1], -4, 'disjoint', -1, null],
    [[1, 1, 1], 0, 'touching', 1, vertex(0)],
    [[1, 1, 1], -3, 'touching', -1, vertex(7)],
    [[-1, 1, 0], 1, 'touching', 1, edge(9)],
    [[0, 0, -2], 0, 'touching', -1, face(4)],
    [[0, 0, -2], 2, 'touching', 1, face(5)],
    [[0, 0, 1], -0.5, 'overlapping', 0, INTERIOR],
  ] as const)('%j %d: %s', (normal, constant, relation, side, feature) => {
    const witness = feature && { a: face(0), b: feature };
    expect(planeBox(plane([...normal], constant), unit)).toMatchObject({ relation, side, witness });
    expect(planeIntersectsBox(plane([...normal], constant), unit)).toBe(relation !== 'disjoint');
  });

  it('lies in the plane, or crosses it, if it is flat', () => {
    const sheet = box([0, 0, 2], [1, 1, 2]);
    expect(planeBox(plane([0, 0, 1], -2), sheet)).toEqual({
      relation: 'overlapping',
      contact: [0, 1, 2, 3].map((i) => ({ a: face(0), b: vertex(i) })),
      side: 0,
      witness: { a: face(0), b: face(4) },
    });
    expect(planeBox(plane([1, 0, 0], -0.5), sheet)).toMatchObject({ relation: 'crossing', side: 0 });
    expect(planeBox(plane([1, 0, 0], -1), sheet)).toMatchObject({
      relation: 'touching',
      witness: { b: edge(5) },
    });
  });
});
