import { largeMesh, pointOfLarge } from '../../cases/meshes/large-meshes.js';
import { locationText, windingText } from './locate-point.js';
import { selfIntersectionsText } from './self-intersections.js';

/** Where a point is, and how often the mesh goes round it. */
export function largeLocationSubject(v: Float64Array): string {
  const [mesh, p] = [largeMesh(v), pointOfLarge(v)];
  return `${locationText(mesh, p)} ${windingText(mesh, p)}`;
}

/** Where the mesh meets itself. */
export function largeSelfIntersectionsSubject(v: Float64Array): string {
  return selfIntersectionsText(largeMesh(v));
}
