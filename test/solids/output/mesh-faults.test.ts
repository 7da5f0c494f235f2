import { describe, expect, it } from 'vitest';
import { MOST_PAIRS, meshFaults } from '../../../src/solids/output/mesh-faults.js';

/** A tetrahedron with an edge along the x axis, and so many small ones that stand on this edge with one vertex each. */
function onOneEdge(tips: number) {
  const long = 2 * (tips + 1);
  const positions = [0, 0, 0, long, 0, 0, 0, 2, -1, 0, -2, -1];
  const indices = [0, 1, 2, 0, 3, 1, 0, 2, 3, 1, 3, 2];
  const corner: number[] = [];
  for (let i = 1; i <= tips; i++) {
    const [x, v] = [2 * i, positions.length / 3];
    positions.push(x, 0, 0, x, 0, 1, x + 1, 0, 1, x, 1, 1);
    indices.push(v, v + 2, v + 1, v, v + 3, v + 2, v, v + 1, v + 3, v + 1, v + 2, v + 3);
    corner.push(v);
  }
  return { positions: Float64Array.from(positions), indices: Uint32Array.from(indices), corner };
}

const kindsOf = (tips: number, moved: readonly number[]) => {
  const { positions, indices, corner } = onOneEdge(tips);
  const isExact = new Uint8Array(positions.length / 3).fill(1);
  for (const i of moved) isExact[corner[i]!] = 0;
  return meshFaults(positions, indices, isExact).faults.map(({ type: kind }) => kind);
};

describe('faults of meshes that touch themselves', () => {
  it('are none where nothing that touches was moved', () => {
    expect(kindsOf(3, [])).toEqual([]);
    expect(kindsOf(3, [2])).toEqual(['t-junction', 'touching-triangles']);
  });

  it('are contacts only if all of them were looked at: one vertex behind those that are listed was moved', () => {
    expect(kindsOf(MOST_PAIRS + 1, [MOST_PAIRS])).toContain('t-junction');
  });

  it('are none only if all pairs were looked for: those that were not may cross', () => {
    const { positions, indices } = onOneEdge(3);
    const isExact = new Uint8Array(positions.length / 3).fill(1);
    expect(meshFaults(positions, indices, isExact).faults).toEqual([]);
    expect(meshFaults(positions, indices, isExact, 2).faults.map(({ type: kind }) => kind)).toContain(
      'touching-triangles',
    );
  });
});
