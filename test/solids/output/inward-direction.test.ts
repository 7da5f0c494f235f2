import { describe, expect, it } from 'vitest';
import { directionAway } from '../../../src/solids/output/inward-direction.js';
import { dot, unit, type Vector } from '../../../src/solids/output/near-points.js';
import { numbersFrom } from '../voxel-solids.js';

describe('directionAway', () => {
  it('is between the normals', () => {
    const [x, y, z] = directionAway([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ])!;
    for (const k of [x, y, z]) expect(k).toBeCloseTo(Math.sqrt(1 / 3), 4);
  });

  it('counts planes once, however many triangles are in them', () => {
    const many = Array.from({ length: 9 }, (): Vector => [1, 0, 0]);
    const [x, y] = directionAway([...many, [0, 1, 0]])!;
    expect(x).toBeCloseTo(y, 12);
  });

  it('goes into a wedge as thin as 2^-30', () => {
    const direction = directionAway([
      [0, 1, 0],
      [2 ** -30, -1, 0],
    ])!;
    expect(direction[0]).toBeCloseTo(1, 6);
  });

  it('is in the middle of needles of all widths, whatever else there is', () => {
    for (const width of [2 ** -8, 2 ** -24, 2 ** -48]) {
      const direction = directionAway([
        [0, 1, 0],
        [width, -1, 0],
        [0.8, 0, 0.6],
        [0.8, 0, -0.6],
      ])!;
      expect(direction[0]).toBeCloseTo(1, 4);
      expect(direction[1] / width).toBeCloseTo(0.5, 4);
    }
  });

  it('is none where there is none', () => {
    expect(directionAway([])).toBeNull();
    expect(
      directionAway([
        [1, 0, 0],
        [-1, 0, 0],
      ]),
    ).toBeNull();
  });

  it('goes away from all planes of random cones', () => {
    const random = numbersFrom(5);
    for (let k = 0; k < 100; k++) {
      const normals = Array.from(
        { length: 7 },
        () => unit([random() - 0.5, random() - 0.5, random() + 0.1])!,
      );
      const direction = directionAway(normals)!;
      expect(normals.every((normal) => dot(normal, direction) > 0)).toBe(true);
    }
  });
});
