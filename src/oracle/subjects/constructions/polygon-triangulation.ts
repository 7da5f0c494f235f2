import { triangulatePolygon2d } from '../../../triangulation/index.js';
import { ringAt } from '../../cases/planar/rings.js';

/** The kernel's triangles. */
export function polygonTriangles(values: Float64Array): string {
  const triangles = triangulatePolygon2d(ringAt(values, 0));
  return triangles === null ? 'null' : JSON.stringify(Array.from(triangles));
}
