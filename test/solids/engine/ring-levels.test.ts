import { describe, expect, it } from 'vitest';
import { LinePlanePointObject } from '../../../src/implicit/objects/line-plane-point.js';
import { CoefficientsPlaneObject } from '../../../src/implicit/objects/planes.js';
import { RingLevels } from '../../../src/solids/engine/ring-levels.js';
import { numbersFrom } from '../voxel-solids.js';

const FLOOR = new CoefficientsPlaneObject([0, 0, 1], 0);
const onFloor = (x: number, y: number) => new LinePlanePointObject([x, y, 0, 0, 0, 1], 'direction', FLOOR);

describe('RingLevels', () => {
  it('finds the edges that pass a height, and no vertex of that height', () => {
    const random = numbersFrom(3);
    for (let k = 0; k < 60; k++) {
      const points = Array.from({ length: 30 }, () => [
        Math.floor(12 * random()),
        Math.floor(12 * random()),
        0,
      ]);
      const sizes = [3, 12, 4];
      const rings = sizes.map((size) => ({
        vertices: Array.from({ length: size }, () => Math.floor(30 * random())),
        edges: [],
      }));
      const heights = rings.flatMap(({ vertices }) => vertices.map((v) => points[v]![1]!));
      const levels = new RingLevels(points as [number, number, number][], rings, 1);
      for (let height = -1; height <= 13; height += 0.5) {
        const found = levels.at(onFloor(0, height));
        expect(found === null).toBe(heights.includes(height));
        if (found === null) continue;
        const expected = rings.flatMap(({ vertices }) =>
          vertices.flatMap((u, i) => {
            const v = vertices[(i + 1) % vertices.length]!;
            const [from, to] = [points[u]!, points[v]!];
            const passes = Math.min(from[1]!, to[1]!) < height && height < Math.max(from[1]!, to[1]!);
            return passes ? [`${from} ${to} ${Math.sign(to[1]! - from[1]!)}`] : [];
          }),
        );
        expect(found.map(({ from, to, rise }) => `${from} ${to} ${rise}`).sort()).toEqual(expected.sort());
      }
    }
  });
});
