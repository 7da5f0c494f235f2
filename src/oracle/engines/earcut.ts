import { builder } from './builder.js';
import type { Engine } from './engine.js';
import { type ImportPackage, importOptional } from './import-optional.js';

type Ring = readonly (readonly number[])[];
type Earcut = (vertices: number[], holes: number[]) => number[];

/**
 * earcut. By its documentation a correct triangulation is not guaranteed on arbitrary input; the polygons that it is
 * asked about are valid. It promises no triangulation edge to edge: that is a question of its own, in which nothing is
 * declared.
 */
export async function loadEarcut(load: ImportPackage = importOptional): Promise<Engine | undefined> {
  const loaded = await load('earcut');
  if (loaded === undefined) return undefined;
  const earcut = loaded.default as Earcut;
  const triangles = (polygon: Ring | { readonly outer: Ring; readonly holes: readonly Ring[] }) => {
    const rings = 'outer' in polygon ? [polygon.outer, ...polygon.holes] : [polygon];
    const starts = rings
      .slice(1)
      .map((_, i) => rings.slice(0, i + 1).reduce((sum, ring) => sum + ring.length, 0));
    return earcut(rings.flat(2) as number[], starts);
  };
  return builder('earcut', {
    polygonTriangulationValid2d: triangles,
    polygonTriangulationConforming2d: triangles,
  });
}
