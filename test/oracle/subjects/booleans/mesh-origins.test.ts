import { describe, expect, it } from 'vitest';
import type { DoubleMesh } from '../../../../src/mesh/index.js';
import { areaFaults, placeFaults } from '../../../../src/oracle/subjects/booleans/mesh-origins.js';
import {
  type CombinedMesh,
  meshDifference,
  meshIntersection,
  meshSymmetricDifference,
  meshUnion,
} from '../../../../src/solids/index.js';
import { cornersOfResult } from '../../../../src/solids/meshes/made-corners.js';
import { rememberResult } from '../../../../src/solids/meshes/result-memory.js';
import { box, DrawnMeshes, type PlainMesh } from '../../../solids/meshes/drawn-meshes.js';

const inDoubles = ({ positions, indices }: PlainMesh): DoubleMesh => ({
  positions: Float64Array.from(positions),
  indices: Uint32Array.from(indices),
});
const cubes = [box([0, 0, 0], [2, 2, 2]), box([1, 1, 1], [3.3, 3.7, 3.1])].map(inDoubles);

function resultOrNull(run: () => CombinedMesh): CombinedMesh | null {
  try {
    return run();
  } catch {
    return null;
  }
}

describe('origins', () => {
  it('are the parts of triangles that they say, and all of them, of drawn meshes', () => {
    const drawn = new DrawnMeshes(17);
    let found = 0;
    for (let i = 0; i < 25; i++) {
      const meshes = drawn.meshes().map(inDoubles);
      for (const combine of [meshUnion, meshIntersection, meshDifference, meshSymmetricDifference]) {
        const result = resultOrNull(() => combine(meshes));
        if (result === null || result.origins === null) continue;
        expect(placeFaults(result, meshes)).toBe('');
        found += result.origins.triangles.length;
      }
      const [a, b] = meshes as [DoubleMesh, DoubleMesh];
      if (resultOrNull(() => meshDifference([a, b])) !== null) expect(areaFaults(a, b)).toBe('');
    }
    expect(found).toBeGreaterThan(500);
  });

  it('are seen to be wrong where they are', () => {
    const result = meshUnion(cubes);
    expect(placeFaults(result, cubes)).toBe('');
    const other = inDoubles(box([1, 1, 1], [3.3, 3.7, 3.2]));
    expect(placeFaults(result, [cubes[0]!, other])).toMatch(/ELSEWHERE/);
    const { memory } = cornersOfResult(result.origins!)!;
    const cornerOf = memory.cornerOf.map((k) => Math.max(k, 0));
    const origins = { ...result.origins! };
    rememberResult({ ...memory, origins, cornerOf });
    expect(placeFaults({ ...result, origins }, cubes)).toMatch(/ELSEWHERE/);
  });
});
