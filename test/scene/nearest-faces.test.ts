import { describe, expect, it } from 'vitest';
import { nearestFaces, type TreeShape } from '../../src/scene/index.js';
import { distance } from '../../src/shapes/index.js';
import {
  boxSolid,
  convexSolid,
  solidComplement,
  solidDifference,
  solidToMesh,
  solidUnion,
} from '../../src/solids/index.js';

type P = readonly [number, number, number];

const box = (min: P, max: P) => boxSolid({ min, max });
const shapes = (p: P): TreeShape[] => [
  p,
  { type: 'sphere', center: p, radius: 0.5 },
  { type: 'capsule', start: p, end: [p[0], p[1], p[2] + 1], radius: 0.25 },
  { type: 'box', min: p, max: [p[0] + 1, p[1] + 0.5, p[2] + 1] },
  { type: 'triangle', a: p, b: [p[0] + 1, p[1], p[2]], c: [p[0], p[1] + 1, p[2] + 1] },
];

describe('nearestFaces', () => {
  it('is as near as the nearest of all triangles, one by one', { timeout: 60_000 }, () => {
    const house = solidDifference(
      solidUnion(box([0, 0, 0], [6, 6, 6]), box([6, 0, 0], [9, 6, 2])),
      box([1, 1, 1], [5, 5, 8]),
    );
    const { positions, indices } = solidToMesh(house);
    const corner = (i: number) => [0, 1, 2].map((k) => positions[3 * i + k]!) as unknown as P;
    for (const at of [
      [-2, 3, 1],
      [3, 3, 3],
      [7, 3, 1],
      [8, 8, 8],
      [0, 0, 0],
      [0.25, 0.25, 0.25],
    ] as P[]) {
      for (const shape of shapes(at)) {
        let least = Infinity;
        for (let t = 0; t < indices.length; t += 3) {
          const [a, b, c] = [0, 1, 2].map((k) => corner(indices[t + k]!)) as [P, P, P];
          least = Math.min(
            least,
            distance({ type: 'triangle', a, b, c }, shape as { type: 'box'; min: P; max: P }).distance,
          );
        }
        const found = nearestFaces(house, shape);
        expect(found.distance.distance).toBe(least);
        for (const face of found.faces) expect(face).toBeLessThan(house.faces.length);
      }
    }
  });

  it('takes vertices as they are: a corner at a third', () => {
    const third = convexSolid([
      ...[
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ].flatMap((normal) => [
        { normal: normal.map((x) => 3 * x) as unknown as P, constant: -1 },
        { normal: normal.map((x) => -x) as unknown as P, constant: 0 },
      ]),
    ]);
    const { distance: found } = nearestFaces(third, [1, 1 / 8, 1 / 8]);
    expect(found.squaredDistance).toMatchObject({ rational: 4n, denominator: 9n });
    expect(nearestFaces(third, [1 / 3, 1 / 8, 1 / 8]).isInside).toBe(true);
  });

  it('tells inside from outside, also of what is not bounded', () => {
    const cube = box([0, 0, 0], [4, 4, 4]);
    const others = solidComplement(cube);
    for (const shape of shapes([1.5, 1.5, 1.5])) {
      expect(nearestFaces(cube, shape).isInside).toBe(true);
      expect(nearestFaces(others, shape).isInside).toBe(false);
      expect(nearestFaces(others, shape).distance.distance).toBe(nearestFaces(cube, shape).distance.distance);
    }
    for (const shape of shapes([9, 9, 9])) {
      expect(nearestFaces(cube, shape).isInside).toBe(false);
      expect(nearestFaces(others, shape).isInside).toBe(true);
    }
    const touching = nearestFaces(cube, { type: 'sphere', center: [1, 2, 2], radius: 1 });
    expect(touching.isInside).toBe(false);
    expect(touching.distance.distance).toBe(0);
  });

  it('says what is wrong', () => {
    const cube = box([0, 0, 0], [1, 1, 1]);
    expect(() => nearestFaces(solidDifference(cube, cube), [0, 0, 0])).toThrow(/a solid with faces, got one/);
    expect(() => nearestFaces(cube, { type: 'plane', normal: [1, 0, 0], constant: 0 } as never)).toThrow(
      /shape/,
    );
    expect(() => nearestFaces({} as never, [0, 0, 0])).toThrow(/nearestFaces: solid/);
    expect(() => nearestFaces(cube, [0, Number.NaN, 0])).toThrow(/shape/);
  });
});
