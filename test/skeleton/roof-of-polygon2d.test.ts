import { describe, expect, it } from 'vitest';
import { checkMesh } from '../../src/mesh/index.js';
import { Random } from '../../src/oracle/cases/random.js';
import { polygonValidity2d } from '../../src/planar/index.js';
import { roofOfPolygon2d } from '../../src/skeleton/index.js';
import { effort } from '../support/effort.js';

type Ring = (readonly [number, number])[];

const FAULTS = ['open-edge', 'boundary-edge', 'inconsistent-edge', 'non-manifold-edge'];
const faultsOf = (polygon: Parameters<typeof roofOfPolygon2d>[0]) =>
  checkMesh(roofOfPolygon2d(polygon)!).findings.filter(({ type }) => FAULTS.includes(type));

describe('roofOfPolygon2d', () => {
  it('is a closed mesh, whichever way rings run, also where they touch', () => {
    const house: Ring = [
      [0, 0],
      [0, 4],
      [10, 4],
      [10, 0],
      [6, 0],
      [6, 1],
      [4, 1],
      [4, 0],
    ];
    expect(checkMesh(roofOfPolygon2d(house)!).closed).toBe(true);
    expect(checkMesh(roofOfPolygon2d([...house].reverse())!).closed).toBe(true);
    const outer: Ring = [
      [0, 0],
      [9, 0],
      [9, 9],
      [0, 9],
    ];
    expect(
      checkMesh(
        roofOfPolygon2d({
          outer,
          holes: [
            [
              [3, 3],
              [6, 3],
              [6, 6],
              [3, 6],
            ],
          ],
        })!,
      ).closed,
    ).toBe(true);
    expect(
      faultsOf({
        outer,
        holes: [
          [
            [3, 3],
            [6, 3],
            [9, 6],
            [3, 6],
          ],
        ],
      }),
    ).toEqual([]);
    expect(
      faultsOf({
        outer,
        holes: [
          [
            [0, 4],
            [4, 0],
            [9, 4],
            [4, 9],
          ],
        ],
      }),
    ).toEqual([]);
    expect(
      faultsOf([
        [0, 0],
        [4, 0],
        [4, 0],
        [4, 4],
        [0, 4],
      ]),
    ).toEqual([]);
  });

  it('is closed for random polygons with a hole', () => {
    const random = new Random(5, 5, 5, 5);
    const draw = (count: number, size: number): Ring =>
      Array.from({ length: count }, () => [random.between(-size, size), random.between(-size, size)]);
    for (let asked = 0; asked < effort(10); ) {
      const polygon = { outer: draw(random.between(3, 7), 9), holes: [draw(3, 5)] };
      if (!polygonValidity2d(polygon).valid) continue;
      asked++;
      expect(faultsOf(polygon)).toEqual([]);
    }
  });

  it('says which triangle is of which face', () => {
    const { faces, indices, positions } = roofOfPolygon2d([
      [0, 0],
      [8, 0],
      [8, 4],
      [0, 4],
    ])!;
    expect([...faces].sort((a, b) => a - b)).toEqual([-1, -1, 0, 0, 1, 2, 2, 3]);
    expect(indices).toHaveLength(24);
    expect([...positions.slice(12)]).toEqual([2, 2, 2, 6, 2, 2]);
  });

  it('is none of what crosses itself', () => {
    expect(
      roofOfPolygon2d([
        [0, 0],
        [1, 1],
        [1, 0],
        [0, 1],
      ]),
    ).toBeNull();
  });
});
