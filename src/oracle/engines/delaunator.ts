import { builder } from './builder.js';
import type { Engine } from './engine.js';
import { type ImportPackage, importOptional } from './import-optional.js';

interface Delaunator {
  from(points: readonly (readonly number[])[]): {
    readonly triangles: Uint32Array;
    readonly hull: Uint32Array;
  };
}

/**
 * delaunator: `triangles`, and `hull`. By its documentation duplicates are skipped, the hull is counterclockwise (where
 * y points downwards, as it has it: the list is turned round for us), and the output is valid also on highly degenerate
 * input. Nothing is declared.
 */
export async function loadDelaunator(load: ImportPackage = importOptional): Promise<Engine | undefined> {
  const loaded = await load('delaunator');
  if (loaded === undefined) return undefined;
  const delaunator = loaded.default as Delaunator;
  const triangles = (points: readonly (readonly number[])[]) => Array.from(delaunator.from(points).triangles);
  return builder('delaunator', {
    triangulationValid2d: triangles,
    triangulationDelaunay2d: triangles,
    convexHullWeak2d: (points) => Array.from(delaunator.from(points).hull).reverse(),
  });
}
