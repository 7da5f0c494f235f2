/**
 * How two meshes lie: all pairs of triangles, clipped by each other in rationals; for solids that meet, volumes
 * (solid-volumes.ts); without a contact, where each vertex is. The kernel has trees, signs, and points of parts of
 * faces.
 */
import { type PairText, pairsText } from '../../../answers/meshes.js';
import { meshAt, meshSize, PAIRED } from '../../../cases/meshes/values.js';
import { isZero } from '../index.js';
import { type ExactMesh, exactScene, isClosed } from './exact-mesh.js';
import { relationApart } from './mesh-relation.js';
import { pairsBetween, selfPairs } from './pairs.js';
import { solidRelation } from './solid-volumes.js';
import { normalOf } from './textbook.js';

function isSolid(mesh: ExactMesh): boolean {
  const hasArea = mesh.triangles.some((_, t) => !isZero(normalOf(mesh, t)));
  return hasArea && isClosed(mesh.triangles) && selfPairs(mesh).length === 0;
}

export function referee(v: Float64Array): string {
  const { meshes } = exactScene([meshAt(v, 0, PAIRED), meshAt(v, meshSize(PAIRED), PAIRED)]);
  const [a, b] = [meshes[0]!, meshes[1]!];
  const pairs = pairsBetween(a, b).map((pair): PairText => [pair.a, pair.b, pair.contact]);
  if (pairs.length === 0) return relationApart(a, b);
  const text = pairsText(pairs);
  const surfaces = `${text.slice(0, text.indexOf(':'))} -`.replace(/^overlapping/, () =>
    pairs.some(([, , contact]) => contact.startsWith('crossing')) ? 'crossing' : 'overlapping',
  );
  return `${isSolid(a) && isSolid(b) ? solidRelation(a, b) : surfaces} ${text}`;
}
