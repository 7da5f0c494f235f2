import type { Ring } from '../../../core/shapes.js';
import { triangulatePolygon2d } from '../../../triangulation/index.js';

/** The kernel's triangles of a ring. */
export function triangulateRing(ring: Ring): string {
  const triangles = triangulatePolygon2d(ring);
  return triangles === null ? 'null' : JSON.stringify(Array.from(triangles));
}

/** The kernel's triangles of a polygon, of whose rings the first is the outer one. */
export function triangulateRings([outer, ...holes]: readonly Ring[]): string {
  if (holes.length === 0) return triangulateRing(outer!);
  const triangles = triangulatePolygon2d({ outer: outer!, holes });
  return triangles === null ? 'null' : JSON.stringify(Array.from(triangles));
}
