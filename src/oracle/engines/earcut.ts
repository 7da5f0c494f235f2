import { constructing, type Triangulate } from './constructions.js';
import type { Engine } from './engine.js';
import { importOptional } from './import-optional.js';

/**
 * earcut: polygons in triangles by clipping ears. It promises to cover the polygon, not that triangles fit together; how they do is
 * a question of its own.
 */
export async function loadEarcut(): Promise<Engine | undefined> {
  const loaded = await importOptional('earcut');
  if (loaded === undefined) return undefined;
  const earcut = loaded.default as (flat: readonly number[]) => number[];
  const triangulate: Triangulate = (ring) => earcut(ring.flat());
  return constructing('earcut', {
    polygonTriangulation2d: triangulate,
    conformingTriangulation2d: triangulate,
  });
}
