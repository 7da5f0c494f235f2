/**
 * What two triangles of a mesh may have in common: nothing, a corner of both, or an edge of both. Corners are points
 * here, not numbers: in a mesh that stores a point twice the triangles around it are neighbours all the same.
 */
import type { Contact, ContactPoint } from '../../core/contact.js';
import { loadedTriangleContact } from '../../spatial/triangles/triangle-contact.js';
import { loadedTrianglesMeet } from '../../spatial/triangles/triangles-intersect.js';
import { FIRST, loadVertex, projectionOf, SECOND } from '../../spatial/triangles/workspace.js';
import type { DoubleMesh } from './indexed-mesh.js';

/** Puts triangle t into the workspace. */
export function loadTriangleOf(at: number, positions: Float64Array, indices: Uint32Array, t: number): void {
  loadVertex(at, positions, indices[3 * t]!);
  loadVertex(at + 3, positions, indices[3 * t + 1]!);
  loadVertex(at + 6, positions, indices[3 * t + 2]!);
}

/** Whether the corners of triangle t are on no line. */
export function hasArea({ positions, indices }: DoubleMesh, t: number): boolean {
  loadTriangleOf(FIRST, positions, indices, t);
  return projectionOf(FIRST) !== -1;
}

/**
 * Whether a contact of two triangles is proper for a mesh: a point that is a corner of both, or a segment from corner
 * to corner of both. (The common part is convex, and these are its extreme points; so it is the hull of the common
 * corners.)
 */
export function isProperContact({ contact }: Contact): boolean {
  return contact.length < 3 && contact.every(isCommonCorner);
}

function isCommonCorner({ a, b }: ContactPoint): boolean {
  return a.type === 'vertex' && b.type === 'vertex';
}

/** Whether the triangles of the workspace meet elsewhere than in common corners and edges. */
export function loadedTrianglesClash(): boolean {
  return loadedTrianglesMeet() && !isProperContact(loadedTriangleContact());
}

/** The contact of two triangles of meshes, which may be the same. */
export function contactOfTriangles(
  positionsA: Float64Array,
  indicesA: Uint32Array,
  a: number,
  positionsB: Float64Array,
  indicesB: Uint32Array,
  b: number,
): Contact {
  loadTriangleOf(FIRST, positionsA, indicesA, a);
  loadTriangleOf(SECOND, positionsB, indicesB, b);
  return loadedTriangleContact();
}
