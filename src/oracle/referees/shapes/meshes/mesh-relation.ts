import { type ExactMesh, isClosed } from './exact-mesh.js';
import { pairsBetween } from './pairs.js';
import { whereIs } from './where.js';

/** How two meshes lie to each other. */
export type MeshRelation = 'contact' | 'a-inside-b' | 'b-inside-a' | 'disjoint' | 'nested';

/** Which of a mesh's vertices (all that its triangles have) are inside another one. */
function inside({ vertices, triangles }: ExactMesh, other: ExactMesh): 'none' | 'some' | 'all' {
  if (!isClosed(other.triangles)) return 'none';
  const used = [...new Set(triangles.flat())];
  const found = used.filter((i) => whereIs(vertices[i]!, other).startsWith('inside')).length;
  return found === 0 ? 'none' : found === used.length ? 'all' : 'some';
}

/**
 * `contact` if the surfaces have a point in common; else a component of one is inside or outside the other as a whole,
 * so that its vertices tell where it is.
 */
export function relationBetween(a: ExactMesh, b: ExactMesh): MeshRelation {
  return pairsBetween(a, b).length > 0 ? 'contact' : relationApart(a, b);
}

/** The relation of two meshes without a common point. */
export function relationApart(a: ExactMesh, b: ExactMesh): MeshRelation {
  const [aInB, bInA] = [inside(a, b), inside(b, a)];
  if (aInB === 'none' && bInA === 'none') return 'disjoint';
  if (aInB === 'all' && bInA === 'none') return 'a-inside-b';
  return aInB === 'none' && bInA === 'all' ? 'b-inside-a' : 'nested';
}
