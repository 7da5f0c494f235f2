import { type ExactMesh, isClosed } from './exact-mesh.js';
import { whereIs } from './where.js';

/** Which of a mesh's vertices (all that its triangles have) are inside another one. */
function inside({ vertices, triangles }: ExactMesh, other: ExactMesh): 'none' | 'some' | 'all' {
  if (!isClosed(other.triangles)) return 'none';
  const used = [...new Set(triangles.flat())];
  const found = used.filter((i) => whereIs(vertices[i]!, other).startsWith('inside')).length;
  return found === 0 ? 'none' : found === used.length ? 'all' : 'some';
}

/**
 * Relation and containment of two meshes without a common point: a component of one is inside or outside the other as a
 * whole, so that its vertices tell where it is.
 */
export function relationApart(a: ExactMesh, b: ExactMesh): string {
  const [aInB, bInA] = [inside(a, b), inside(b, a)];
  if (aInB === 'none' && bInA === 'none') return 'disjoint none';
  if (aInB === 'all' && bInA === 'none') return 'overlapping inside';
  return aInB === 'none' && bInA === 'all' ? 'overlapping containing' : 'overlapping none';
}
