import {
  reject,
  rejectIndex,
  rejectWords,
  requireIndex,
  requireObject,
  requireOneOf,
} from '../core/arguments/index.js';
import type { PlaneObject } from '../implicit/objects/plane-object.js';
import { sideOfAny } from '../implicit/side-of-plane.js';
import { edgesOfFaces, nameOfEdge } from './edges-of-faces.js';
import type { Solid, SolidFace } from './solid.js';
import type { SolidPoints } from './solid-points.js';

/**
 * Checks the faces of a solid: that each has a plane, a facing and rings of vertices that lie in the plane, and that
 * together they are closed.
 *
 * @param points the planes and vertices, which have been checked
 * @throws RangeError naming the part that is wrong
 */
export function requireFaces(where: string, path: string, faces: Solid['faces'], parts: SolidPoints): void {
  for (const [i, face] of faces.entries()) requireFace(where, `${path}[${i}]`, face, parts);
  requireClosed(where, path, faces, parts.points.length);
}

function requireFace(where: string, path: string, face: SolidFace, { planes, points }: SolidPoints): void {
  requireObject(where, path, '{plane, facing, rings}', face);
  const { plane, facing, rings } = face;
  requireIndex(where, `${path}.plane`, plane, planes.length);
  requireOneOf(where, `${path}.facing`, facing, [1, -1]);
  const areRings = Array.isArray(rings) && rings.length > 0;
  if (!areRings) reject(where, `${path}.rings`, 'an array of at least one ring', rings);
  for (const [k, ring] of rings.entries()) {
    requireRing(where, `${path}.rings[${k}]`, ring, planes[plane]!, points);
  }
}

function requireRing(
  where: string,
  path: string,
  ring: readonly number[],
  plane: PlaneObject,
  points: SolidPoints['points'],
): void {
  const isRing = Array.isArray(ring) && ring.length >= 3;
  if (!isRing) reject(where, path, 'an array of at least 3 vertex numbers', ring);
  const seen = new Set<number>();
  for (const [k, v] of ring.entries()) {
    const isVertex = Number.isInteger(v) && v >= 0 && v < points.length;
    if (!isVertex) rejectIndex(where, `${path}[${k}]`, v, points.length);
    if (seen.has(v)) {
      rejectWords(where, `${path}[${k}]`, 'a vertex that the ring passes once', `${v} again`);
    }
    seen.add(v);
    if (sideOfAny(plane, points[v]!) !== 0) {
      rejectWords(where, `${path}[${k}]`, 'a vertex in the plane of its face', 'one beside it');
    }
  }
}

/** Is each edge run as often one way as the other? */
function requireClosed(where: string, path: string, faces: Solid['faces'], vertices: number): void {
  for (const [key, { balance }] of edgesOfFaces(faces, vertices)) {
    if (balance === 0) continue;
    rejectWords(where, path, 'closed', `an open edge from vertex ${nameOfEdge(key, vertices)}`);
  }
}
