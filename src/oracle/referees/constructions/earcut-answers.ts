/** Triangles as earcut gives them: counterclockwise, of any rings. */
import { readIndices } from '../../answers/construction.js';
import { cutRings } from '../../cases/constructions/large-polygons.js';
import { scatteredRings } from '../../cases/constructions/scattered-rings.js';
import { exact, orientation2, pointsAt } from '../shapes/vectors.js';
import { coverFault, isEmptyRegion } from './covered-region.js';
import { chainFault, exactRings } from './large-triangulation.js';
import { type Points, triples } from './plane.js';
import { chained } from './ring-chains.js';

function scattered(v: Float64Array): Points[] {
  const rings = scatteredRings(v);
  const values = exact(rings.flat(2));
  let from = 0;
  return rings.map((ring) => {
    from += ring.length;
    return pointsAt(values, 2, 2 * (from - ring.length), ring.length);
  });
}

/** Do the rings bound anything, and how many vertices are there? */
export function scatteredReferee(v: Float64Array): string {
  const rings = scattered(v);
  return `${isEmptyRegion(rings) ? 'empty' : 'covered'} ${rings.flat().length}`;
}

/** What is wrong with triangles that have to be what the outer ring has and no hole winds around. */
export function checkScattered(v: Float64Array, said: string): string | undefined {
  const rings = scattered(v);
  return coverFault(rings, triples(readIndices(said, rings.flat().length, 3)));
}

/** What is wrong with triangles that have to be a polygon of many vertices; what is none has any triangles. */
export function checkLargeEarcut(v: Float64Array, said: string): string | undefined {
  const { rings } = exactRings(cutRings(v), 2);
  const vertices = rings.flat();
  const polygon = chained(rings);
  const triangles = triples(readIndices(said, vertices.length, 3));
  if (polygon.kind === 'none') {
    const turned = triangles.find(([a, b, c]) => orientation2(vertices[a]!, vertices[b]!, vertices[c]!) <= 0);
    return turned && `triangle ${turned.join(' ')} is not counterclockwise`;
  }
  // The chain of an only ring runs as this does.
  const isTurned = rings.length === 1 && polygon.way < 0;
  const alike = isTurned ? triangles.map(([a, b, c]) => [c, b, a] as const) : triangles;
  return chainFault(vertices, rings.length, polygon, alike);
}
