import { describe, expect, it } from 'vitest';
import { edge, face, INTERIOR, vertex } from '../../../src/core/feature.js';
import { planeIntersectsOrientedBox, planeOrientedBox } from '../../../src/spatial/generated/boxes.js';
import { oriented } from '../../support/oriented-boxes.js';

const diamond = oriented([0, 0, 0], [1, 1, 0], [-1, 1, 0], [0, 0, 1], [1, 1, 1]);

describe('a plane and an oriented box', () => {
  it.each([
    [[1, 0, 0], -3, 'disjoint', -1, null],
    [[1, 0, 0], 3, 'disjoint', 1, null],
    [[1, 0, 0], -2, 'touching', -1, edge(9)],
    [[1, 0, 0], 2, 'touching', 1, edge(10)],
    [[1, 1, 0], -2, 'touching', -1, face(1)],
    [[-1, -1, 0], 2, 'touching', 1, face(1)],
    [[2, 1, 1], -5, 'touching', -1, vertex(5)],
    [[2, 1, 1], -4, 'overlapping', 0, INTERIOR],
  ] as const)('%j %d: %s', (normal, constant, relation, side, feature) => {
    const witness = feature && { a: face(0), b: feature };
    expect(planeOrientedBox({ normal, constant }, diamond)).toMatchObject({ relation, side, witness });
    expect(planeIntersectsOrientedBox({ normal, constant }, diamond)).toBe(relation !== 'disjoint');
  });

  it('lies in the plane of a flat box, or crosses it', () => {
    const sheet = { ...diamond, halfSize: [1, 0, 1] as const };
    const plane = { normal: [1, -1, 0], constant: 0 };
    expect(planeOrientedBox(plane, sheet)).toMatchObject({
      relation: 'overlapping',
      side: 0,
      witness: { b: face(2) },
    });
    expect(planeOrientedBox({ normal: [0, 0, 1], constant: 0 }, sheet).relation).toBe('crossing');
  });

  it('knows how far a huge box reaches', () => {
    const huge = oriented([1e308, 0, 0], [1e308, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]);
    expect(planeOrientedBox({ normal: [1, 0, 0], constant: 0 }, huge)).toMatchObject({
      side: 1,
      witness: { b: face(0) },
    });
    expect(planeIntersectsOrientedBox({ normal: [1, 0, 0], constant: 5e-324 }, huge)).toBe(false);
    expect(planeIntersectsOrientedBox({ normal: [5e-324, 0, 0], constant: -5e-324 }, huge)).toBe(true);
  });
});
