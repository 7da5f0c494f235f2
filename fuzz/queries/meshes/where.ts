import {
  cross,
  dot,
  isZero,
  onSegment,
  rational,
  sameVector,
  subtract,
  type Vector,
} from '../referee/index.js';
import { crossingsFrom } from './crossings.js';
import { type ExactMesh, edgesOf } from './exact-mesh.js';

/** Whether a point lies in a triangle with area: barycentric coordinates, by their signs. */
function inTriangle(p: Vector, a: Vector, b: Vector, c: Vector): boolean {
  const normal = cross(subtract(b, a), subtract(c, a));
  if (isZero(normal) || dot(normal, subtract(p, a)) !== 0n) return false;
  const weight = (from: Vector, to: Vector) => dot(normal, cross(subtract(to, from), subtract(p, from)));
  return weight(a, b) >= 0n && weight(b, c) >= 0n && weight(c, a) >= 0n;
}

/** The feature of a mesh that a point lies on: a vertex, else an edge, else a face, the first of each; or none. */
export function featureOn(p: Vector, { vertices, triangles }: ExactMesh): string | undefined {
  const corners = new Set(triangles.flat());
  const vertex = vertices.findIndex((v, i) => corners.has(i) && sameVector(v, p));
  if (vertex >= 0) return `vertex ${vertex}`;
  const at = rational(p);
  for (const triangle of triangles) {
    for (const [from, to] of edgesOf(triangle)) {
      if (onSegment(vertices[from]!, vertices[to]!, at))
        return `edge ${Math.min(from, to)} ${Math.max(from, to)}`;
    }
  }
  const face = triangles.findIndex(([i, j, k]) => inTriangle(p, vertices[i]!, vertices[j]!, vertices[k]!));
  return face < 0 ? undefined : `face ${face}`;
}

/** `inside`, `outside` (even-odd), or `on` with the feature. */
export function whereIs(p: Vector, mesh: ExactMesh): string {
  const feature = featureOn(p, mesh);
  if (feature !== undefined) return `on ${feature}`;
  return crossingsFrom(p, mesh).count % 2 === 1 ? 'inside' : 'outside';
}

/** How often the surface winds around a point that is not on it: 1 inside a mesh that is oriented as it should be. */
export function windingAround(p: Vector, mesh: ExactMesh): number {
  return crossingsFrom(p, mesh).signed + 0;
}
