import { describe, expect, it } from 'vitest';
import { edge, face, INTERIOR, vertex } from '../../../src/core/feature.js';
import { orientedBoxContainsPoint, pointOrientedBox } from '../../../src/spatial/generated/boxes.js';
import { oriented } from '../../support/oriented-boxes.js';

const diamond = oriented([0, 0, 0], [1, 1, 0], [-1, 1, 0], [0, 0, 1], [1, 1, 1]);

/** Oblique and left-handed. */
const oblique = oriented([1, 2, 3], [0, 1, 0], [1, 0, 0], [1, 1, 2], [1, 2, 3]);

describe('a point and an oriented box', () => {
  it.each([
    [[2, 0, 1], vertex(5)],
    [[0, -2, -1], vertex(0)],
    [[2, 0, 0], edge(9)],
    [[1, 1, 1], edge(7)],
    [[1, 1, 0], face(1)],
    [[-1, 1, 0], face(3)],
    [[0, 0, -1], face(4)],
    [[1, 0.5, 0.5], INTERIOR],
    [[1, 1 + Number.EPSILON, 0], null],
    [[0, 0, 1 + Number.EPSILON], null],
  ] as const)('%j: %j', (point, feature) => {
    expect(pointOrientedBox(point, diamond).feature).toEqual(feature);
    expect(orientedBoxContainsPoint(diamond, point)).toBe(feature !== null);
  });

  it('takes oblique, left-handed and tiny axes as they are', () => {
    expect(pointOrientedBox([1 + 2 + 3, 2 + 1 + 3, 3 + 6], oblique).feature).toEqual(vertex(7));
    expect(pointOrientedBox([1 + 2, 2, 3], oblique).feature).toEqual(face(3));
    expect(pointOrientedBox([1 + 3, 2 + 3, 3 + 6], oblique).feature).toEqual(face(5));
    const tiny = oriented([0, 0, 0], [5e-324, 0, 0], [0, 5e-324, 0], [0, 0, 5e-324], [1, 2, 1e308]);
    expect(pointOrientedBox([5e-324, 0, 0], tiny).feature).toEqual(face(1));
    expect(pointOrientedBox([1e-323, 0, 0], tiny).feature).toBeNull();
    expect(pointOrientedBox([0, 0, 1e-16], tiny)).toEqual({ location: 'inside', feature: INTERIOR });
    expect(pointOrientedBox([0, 0, 1], tiny).feature).toBeNull();
  });

  it('has flat boxes', () => {
    const sheet = { ...diamond, halfSize: [1, 0, 1] as const };
    expect(pointOrientedBox([0.5, 0.5, 0], sheet)).toEqual({ location: 'boundary', feature: face(2) });
    expect(pointOrientedBox([1, 1, 1], sheet).feature).toEqual(vertex(5));
    expect(pointOrientedBox([0.5, 0.5 + Number.EPSILON, 0], sheet).feature).toBeNull();
  });
});
