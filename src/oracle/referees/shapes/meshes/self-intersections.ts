/**
 * Where a mesh meets itself: the common part of all pairs of triangles, each clipped by the other in rationals. The
 * kernel proves most pairs apart by the stars of vertices, and decides the rest by signs of orientations.
 */
import { type PairText, pairsText } from '../../../answers/meshes.js';
import { ALL, meshAt } from '../../../cases/meshes/values.js';
import { exactScene } from './exact-mesh.js';
import { selfPairs } from './pairs.js';

export function referee(v: Float64Array): string {
  const { meshes } = exactScene([meshAt(v, 0, ALL)]);
  const pairs = selfPairs(meshes[0]!).map(({ a, b, contact }): PairText => [a, b, contact]);
  return pairs.length === 0 ? 'none' : pairsText(pairs);
}
