import type { Place } from '../answers/construction.js';
import { constructing, type Triangulate } from './constructions.js';
import type { Engine } from './engine.js';
import { importOptional } from './import-optional.js';

type Cdt2d = (
  points: readonly (readonly [number, number])[],
  edges: readonly (readonly [number, number])[],
  options: { readonly exterior?: boolean },
) => number[][];

/**
 * cdt2d: constrained Delaunay triangulation, by robust predicates. A polygon is given by its edges, and what is outside of them is left
 * out. It asks that no point is repeated: such sets are not given to it.
 */
export async function loadCdt2d(): Promise<Engine | undefined> {
  const loaded = await importOptional('cdt2d');
  if (loaded === undefined) return undefined;
  const cdt2d = loaded.default as Cdt2d;
  const isRepeated = ([x, y]: Place, i: number, all: readonly Place[]) =>
    all.findIndex((other) => other[0] === x && other[1] === y) < i;
  const ofPoints: Triangulate = (points) => (points.some(isRepeated) ? undefined : cdt2d(points, [], {}));
  const ofRing: Triangulate = (points) => {
    const ring = points.filter((point, i) => !isRepeated(point, i, points));
    const edges = ring.map((_, i) => [i, (i + 1) % ring.length] as const);
    return cdt2d(ring, edges, { exterior: false });
  };
  return constructing('cdt2d', {
    triangulation2d: ofPoints,
    delaunayTriangulation2d: ofPoints,
    polygonTriangulation2d: ofRing,
    conformingTriangulation2d: ofRing,
  });
}
