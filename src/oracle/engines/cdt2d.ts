import { builder } from './builder.js';
import type { Engine } from './engine.js';
import { type ImportPackage, importOptional } from './import-optional.js';

type Point = readonly number[];
type Triangulate = (points: readonly Point[], edges: readonly Point[]) => number[][];

/** Whether no point comes twice: it says that it takes no others. */
const areDistinct = (points: readonly Point[]): boolean =>
  points.every(([x, y], i) => points.every((q, j) => j <= i || q[0] !== x || q[1] !== y));

/**
 * cdt2d: constrained Delaunay triangulations. By its documentation it takes no duplicate points, and edges that do not
 * cross.
 */
export async function loadCdt2d(load: ImportPackage = importOptional): Promise<Engine | undefined> {
  const loaded = await load('cdt2d');
  if (loaded === undefined) return undefined;
  const triangulate = loaded.default as Triangulate;
  const triangles = (points: readonly Point[], edges: readonly Point[] = []) =>
    areDistinct(points) ? triangulate(points, edges).flat() : undefined;
  return builder('cdt2d', {
    triangulationValid2d: (points) => triangles(points),
    triangulationDelaunay2d: (points) => triangles(points),
    constrainedTriangulation2d: triangles,
  });
}
