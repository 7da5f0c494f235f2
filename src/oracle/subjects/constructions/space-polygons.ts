import { triangulatePolygon } from '../../../triangulation/index.js';
import { spaceCutRings } from '../../cases/constructions/large-polygons.js';
import { spaceRingOf } from '../../cases/constructions/polygons.js';

/** The same of a polygon that is made from a few numbers, with holes. */
export function largeSpacePolygonSubject(v: Float64Array): string {
  const [outer, ...holes] = spaceCutRings(v);
  const { shape, triangles } = triangulatePolygon(holes.length === 0 ? outer! : { outer: outer!, holes });
  return JSON.stringify({ shape, triangles: Array.from(triangles) });
}

/** The kernel's triangles, and what it says that the polygon is. */
export function spacePolygonSubject(v: Float64Array): string {
  const { shape, triangles } = triangulatePolygon(spaceRingOf(v));
  return JSON.stringify({ shape, triangles: Array.from(triangles) });
}
