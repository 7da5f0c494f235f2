import { describe, expect, it } from 'vitest';
import { thickPlaneMesh } from '../../../src/bsp/index.js';
import { meshEdges } from '../../../src/mesh/index.js';
import { plane } from './names.js';

describe('thickPlaneMesh', () => {
  it('puts every triangle into one list, and leaves loose vertices out', () => {
    const positions = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, -1, 9, 9, -9];
    const indices = [0, 1, 2, 0, 1, 3, 0, 1, 4, 0, 3, 4];
    const { classification, sides, triangles } = thickPlaneMesh(plane, { positions, indices });
    expect(classification).toBe('straddling');
    expect([...sides]).toEqual([0, 0, 0, 1, -1, -1]);
    expect(triangles).toEqual({ on: [0], front: [1], back: [2], straddling: [3] });
    const front = thickPlaneMesh(plane, { positions, indices: indices.slice(0, 6) });
    expect(front.classification).toBe('front');
    expect(thickPlaneMesh(plane, { positions, indices: [] }).classification).toBe('on');
    expect(() => thickPlaneMesh(plane, { positions, indices: [0, 1, 6] })).toThrow(
      'thickPlaneMesh: mesh.indices[2] must be',
    );
  });

  it('names each edge on the plane once, by its first half-edge', () => {
    // Two triangles in the plane with a common edge, one that stands on it, one that only touches, one that names a
    // vertex twice.
    const positions = [0, 0, 0, 4, 0, 0, 4, 4, 0, 0, 4, 0, 2, 2, 5, 9, 9, 0];
    const indices = [0, 1, 4, 0, 1, 2, 2, 3, 0, 3, 0, 4, 2, 4, 5, 2, 5, 5];
    const { edges, triangles } = thickPlaneMesh(plane, { positions, indices });
    // 0-1, 1-2, 2-0, 2-3, 3-0, 5-2: that of the last triangle is a side of the one before.
    expect(edges).toEqual([0, 4, 5, 6, 7, 14]);
    expect(triangles.on).toEqual([1, 2, 5]);
    const band = (halfThickness: number) => thickPlaneMesh({ plane, halfThickness }, { positions, indices });
    expect(band(4.5).edges).toEqual(edges);
    expect(band(5).edges).toEqual([0, 1, 2, 4, 5, 6, 7, 11, 12, 13, 14]);
    const above = { normal: [0, 0, 1], constant: -5 };
    expect(thickPlaneMesh(above, { positions, indices }).edges).toEqual([]);
    expect(thickPlaneMesh(plane, { positions, indices: [2, 5, 5] }).edges).toEqual([]);
    // The same pairs of vertices as in the table of edges.
    const mesh = { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
    const { first, halfEdges, count } = meshEdges(mesh);
    const all = Array.from({ length: count }, (_, e) => halfEdges[first[e]!]!).sort((g, h) => g - h);
    expect(band(99).edges).toEqual(all);
  });
});
