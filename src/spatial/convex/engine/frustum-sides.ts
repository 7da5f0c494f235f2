import type { ConvexSet } from './convex-set.js';
import type { FrustumSet } from './frustum-set.js';
import { extremePoints } from './set-contact.js';
import { type ContainedContact, setContact } from './triangle-set.js';
import { sideOfWall } from './wall.js';

/** What plane-by-plane tests say of a shape to a frustum. `intersecting` includes some shapes that are outside. */
export type FrustumCulling = 'outside' | 'intersecting' | 'inside';

/**
 * The quick answer, plane by plane: `outside` if all corners are behind one plane, `inside` if none is behind any.
 * The rest counts as intersecting, also shapes that are outside near an edge or a corner of the frustum.
 */
export function cull({ vertices }: ConvexSet, frustum: FrustumSet): FrustumCulling {
  if (frustum.hasNoPoint) return 'outside';
  let isInside = true;
  for (const wall of frustum.halfSpaces) {
    let behind = 0;
    for (const corner of vertices) if (sideOfWall(wall, corner) > 0) behind++;
    if (behind === vertices.length) return 'outside';
    if (behind > 0) isInside = false;
  }
  return isInside ? 'inside' : 'intersecting';
}

/** How a frustum and a bounded shape meet: corners against planes first, which tell most disjoint pairs apart. */
export function frustumContact(shape: ConvexSet, frustum: FrustumSet): ContainedContact {
  if (cull(shape, frustum) === 'outside') return { relation: 'disjoint', containment: 'none', contact: [] };
  return setContact(shape, frustum);
}

/** Whether a frustum and a bounded shape have a common point: the quick answer, where it is certain. */
export function frustumMeets(shape: ConvexSet, frustum: FrustumSet): boolean {
  const quick = cull(shape, frustum);
  if (quick !== 'intersecting') return quick === 'inside';
  const holds = (corner: (typeof shape.vertices)[number]) =>
    frustum.halfSpaces.every((wall) => sideOfWall(wall, corner) <= 0);
  return shape.vertices.some(holds) || extremePoints(shape, frustum).length > 0;
}
