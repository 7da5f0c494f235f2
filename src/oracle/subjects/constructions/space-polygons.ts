import { triangulatePolygon } from '../../../triangulation/index.js';
import { spaceRingOf } from '../../cases/constructions/space-polygons.js';

/** The kernel's triangles, and what it says that the polygon is. */
export function spacePolygonSubject(v: Float64Array): string {
  const { shape, triangles } = triangulatePolygon(spaceRingOf(v));
  return JSON.stringify({ shape, triangles: Array.from(triangles) });
}
