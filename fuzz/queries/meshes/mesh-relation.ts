import type { ExactMesh } from './exact-mesh.js';
import { pairsBetween } from './pairs.js';
import { whereIs } from './where.js';

/** How two closed meshes lie to each other. */
export type MeshRelation = 'contact' | 'a-inside-b' | 'b-inside-a' | 'disjoint';

/** Whether all vertices of a mesh (all that its triangles have) are inside another one. */
function isInside({ vertices, triangles }: ExactMesh, other: ExactMesh): boolean {
  const used = [...new Set(triangles.flat())];
  return used.length > 0 && used.every((i) => whereIs(vertices[i]!, other) === 'inside');
}

/**
 * `contact` if the surfaces have a point in common; else a component of one is inside or outside the other as a whole,
 * so that its vertices tell where it is, and all components have to be inside.
 */
export function relationBetween(a: ExactMesh, b: ExactMesh): MeshRelation {
  if (pairsBetween(a, b).length > 0) return 'contact';
  if (isInside(a, b)) return 'a-inside-b';
  return isInside(b, a) ? 'b-inside-a' : 'disjoint';
}
