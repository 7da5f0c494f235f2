import type { Ring } from '../../../core/shapes.js';
import { triangulatePolygon2d } from '../../../triangulation/index.js';

/** The kernel's triangles of a ring. */
export function triangulateRing(ring: Ring): string {
  const triangles = triangulatePolygon2d(ring);
  return triangles === null ? 'null' : JSON.stringify(Array.from(triangles));
}
