import { reject, rejectWords, requireIndex, requireObject, requirePoint3 } from '../core/arguments/index.js';
import { isDegenerateObject, type PlaneObject } from '../implicit/objects/plane-object.js';
import { exists3 } from '../implicit/objects/point3-object.js';
import { ThreePlanesPointObject } from '../implicit/objects/three-planes-point.js';
import { planeFrom } from '../implicit/revive.js';
import type { Solid, SolidVertex } from './solid.js';
import type { VertexPoint } from './solid-points.js';

/**
 * The planes of a solid.
 *
 * @throws RangeError naming the plane that is wrong
 */
export function requirePlanes(where: string, path: string, planes: Solid['planes']): PlaneObject[] {
  return Array.from(planes, (plane, i) => {
    const own = planeFrom(where, `${path}[${i}]`, plane);
    if (isDegenerateObject(own)) {
      rejectWords(where, `${path}[${i}]`, 'a plane', 'one whose normal is zero');
    }
    return own;
  });
}

/**
 * The vertices of a solid as points.
 *
 * @throws RangeError naming the vertex that is none, or does not exist
 */
export function requireVertices(
  where: string,
  path: string,
  vertices: Solid['vertices'],
  planes: readonly PlaneObject[],
): VertexPoint[] {
  return Array.from(vertices, (vertex, i) => pointOf(where, `${path}[${i}]`, vertex, planes));
}

function pointOf(
  where: string,
  path: string,
  vertex: SolidVertex,
  planes: readonly PlaneObject[],
): VertexPoint {
  requireObject(where, path, 'three coordinates or {planes}', vertex);
  if ('planes' in vertex) return commonPoint(where, `${path}.planes`, vertex.planes, planes);
  requirePoint3(where, path, vertex);
  // Without -0, which would come out of what is made of it.
  return [vertex[0] + 0, vertex[1] + 0, vertex[2] + 0];
}

function commonPoint(
  where: string,
  path: string,
  triple: readonly number[],
  planes: readonly PlaneObject[],
): VertexPoint {
  const isTriple = Array.isArray(triple) && triple.length === 3;
  if (!isTriple) reject(where, path, 'an array of three numbers of planes', triple);
  const [p, q, r] = [0, 1, 2].map((k) => {
    requireIndex(where, `${path}[${k}]`, triple[k]!, planes.length);
    return planes[triple[k]!]!;
  });
  const point = new ThreePlanesPointObject(p!, q!, r!);
  if (!exists3(point)) {
    rejectWords(where, path, 'planes with one common point', 'planes that have none, or more');
  }
  return point;
}
