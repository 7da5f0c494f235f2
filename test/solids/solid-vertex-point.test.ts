import { describe, expect, it } from 'vitest';
import { exactCoordinates, side } from '../../src/implicit/index.js';
import {
  solidDifference,
  solidFromMesh,
  solidIntersection,
  solidVertexPoint,
} from '../../src/solids/index.js';
import { box } from './meshes.js';

const cube = solidFromMesh(box([0, 0, 0], [3, 3, 3]));
/** A tetrahedron that cuts thirds out of the cube. */
const wedge = solidFromMesh({
  positions: [-1, -1, -1, 9, 0, 0, 0, 9, 1, 0, 1, 9],
  indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3],
});

describe('solidVertexPoint', () => {
  it('is on the planes that the vertex is made of', () => {
    const solid = solidDifference(cube, wedge);
    const kinds = { plain: 0, made: 0 };
    solid.vertices.forEach((vertex, i) => {
      const point = solidVertexPoint(solid, i);
      if ('planes' in vertex) {
        kinds.made++;
        for (const plane of vertex.planes) expect(side(solid.planes[plane]!, point)).toBe(0);
      } else {
        kinds.plain++;
        expect(point).toEqual([...vertex]);
        expect(point).not.toBe(vertex);
      }
    });
    expect(kinds.plain).toBeGreaterThan(0);
    expect(kinds.made).toBeGreaterThan(0);
  });

  it('can be spread into the nearest doubles', () => {
    const solid = solidIntersection(cube, wedge);
    const all = solid.vertices.map((_, i) => solidVertexPoint(solid, i));
    const largest = Math.max(...all.flatMap((point) => [...point]));
    expect(largest).toBe(3);
    for (const point of all) {
      const [x, y, z] = point;
      const exact = exactCoordinates(point).map((c) => Number(c.numerator) / Number(c.denominator));
      for (const [k, c] of [x, y, z].entries())
        expect(Math.abs(c! - exact[k]!)).toBeLessThanOrEqual(2 ** -50);
    }
  });

  it('takes a solid that was read, and refuses what is none, or no vertex of it', () => {
    expect(solidVertexPoint(structuredClone(cube), 7)).toEqual([3, 3, 3]);
    expect(() => solidVertexPoint(cube, 8)).toThrow(
      'solidVertexPoint: vertex must be an integer from 0 to 7, got 8',
    );
    expect(() => solidVertexPoint({} as never, 0)).toThrow(/^solidVertexPoint: solid must be/);
  });
});
