import { describe, expect, it } from 'vitest';
import { thickPlaneMesh } from '../../../src/bsp/index.js';
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
});
