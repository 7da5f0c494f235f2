import { constructing, type Triangulate } from './constructions.js';
import type { Engine } from './engine.js';
import { importOptional } from './import-optional.js';

type Delaunator = { from(points: readonly (readonly [number, number])[]): { triangles: Uint32Array } };

/** delaunator: Delaunay triangulation of points, by a sweep; its orientation test is robust, its circle test is not. */
export async function loadDelaunator(): Promise<Engine | undefined> {
  const loaded = await importOptional('delaunator');
  if (loaded === undefined) return undefined;
  const triangulate: Triangulate = (points) => (loaded.default as Delaunator).from(points).triangles;
  return constructing('delaunator', { triangulation2d: triangulate, delaunayTriangulation2d: triangulate });
}
