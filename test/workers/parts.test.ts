/** What is searched in parts, without threads: `mesh-workers.test.ts` has what threads find. */
import { describe, expect, it } from 'vitest';
import { prepareMesh, selfIntersections } from '../../src/mesh/index.js';
import { MeshWorkers } from '../../src/workers/index.js';

const FAN = [[4, 0], [0, 4], [4, 1], [1, 4], [0, 0]]; // biome-ignore format: corners

/** So many times two triangles of a plane that overlap and have a vertex in common, the last of their five. */
function overlappingFans(count: number) {
  const fans = Array.from({ length: count }, (_, i) => i);
  return {
    positions: Float64Array.from(fans.flatMap((i) => FAN.flatMap(([x, y]) => [x! + 9 * i, y!, 0]))),
    indices: Uint32Array.from(fans.flatMap((i) => [4, 0, 1, 4, 2, 3].map((v) => 5 * i + v))),
  };
}

describe('MeshWorkers', () => {
  const workers = new MeshWorkers({ workers: 1 });

  it('leaves out no vertex, whatever the number of vertices is', async () => {
    for (let count = 1; count <= 24; count++) {
      const mesh = prepareMesh(overlappingFans(count));
      const pairs = await workers.selfIntersections(mesh);
      expect([...pairs]).toEqual(Array.from({ length: 2 * count }, (_, i) => i));
      expect(pairs).toEqual(selfIntersections(mesh));
    }
  });

  it('leaves out no point and no ray beyond a batch', async () => {
    const mesh = prepareMesh({
      positions: Float64Array.from([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]),
      indices: Uint32Array.from([0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3]),
    });
    const points = new Float64Array(3 * 4097).fill(1);
    expect(await workers.locatePoints(mesh, points)).toEqual(new Int8Array(4097).fill(1));
    const rays = new Float64Array(6 * 4097).fill(1);
    expect(await workers.anyHits(mesh, rays)).toEqual(new Uint8Array(4097).fill(1));
  });
});
