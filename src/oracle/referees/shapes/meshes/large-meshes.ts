import { type PairText, pairsText } from '../../../answers/meshes.js';
import { largeMesh, pointOfLarge } from '../../../cases/meshes/large-meshes.js';
import { exactScene, isBalanced, isClosed } from './exact-mesh.js';
import { selfPairs } from './pairs.js';
import { featureOn, whereIs, windingAround } from './where.js';

/** Where a point is, and how often the mesh goes round it: as of the small meshes. */
export function largeLocationReferee(v: Float64Array): string {
  const { meshes, others } = exactScene([largeMesh(v)], pointOfLarge(v));
  const [mesh, p] = [meshes[0]!, others[0]!];
  const location = isClosed(mesh.triangles) ? whereIs(p, mesh) : `open ${featureOn(p, mesh) ?? '-'}`;
  if (!isBalanced(mesh.triangles)) return `${location} unbalanced`;
  return `${location} ${featureOn(p, mesh) === undefined ? `winding ${windingAround(p, mesh)}` : 'boundary'}`;
}

/** Where the mesh meets itself. */
export function largeSelfIntersectionsReferee(v: Float64Array): string {
  const pairs = selfPairs(exactScene([largeMesh(v)]).meshes[0]!).map(
    ({ a, b, contact }): PairText => [a, b, contact],
  );
  return pairs.length === 0 ? 'none' : pairsText(pairs);
}
