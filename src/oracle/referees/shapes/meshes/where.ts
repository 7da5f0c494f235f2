import { cross, dot, isZero, onSegment, rational, sameVector, subtract, type Vector } from '../index.js';
import { crossingsAlong, crossingsFrom } from './crossings.js';
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
  for (const [t, triangle] of triangles.entries()) {
    for (const [k, [from, to]] of edgesOf(triangle).entries()) {
      if (onSegment(vertices[from]!, vertices[to]!, at))
        return `edge ${3 * t + k} from ${Math.min(from, to)} to ${Math.max(from, to)}`;
    }
  }
  const face = triangles.findIndex(([i, j, k]) => inTriangle(p, vertices[i]!, vertices[j]!, vertices[k]!));
  return face < 0 ? undefined : `face ${face}`;
}

/** `inside interior`, `outside` (even-odd), or `boundary` with the feature. */
export function whereIs(p: Vector, mesh: ExactMesh): string {
  const feature = featureOn(p, mesh);
  if (feature !== undefined) return `boundary ${feature}`;
  return crossingsFrom(p, mesh).count % 2 === 1 ? 'inside interior' : 'outside';
}

/**
 * Crossings along the normals less those against them, of the ray along an axis (0, 1, 2: upwards, 3, 4, 5: downwards)
 * from a point off the surface, moved by e in the next coordinate and by e squared in the one after that: with an e so
 * small that no smaller one gives another number, by Hadamard's bound.
 */
export function axisWinding(p: Vector, { vertices, triangles }: ExactMesh, direction: number): number {
  const w = direction % 3;
  const [u, v] = [(w + 1) % 3, (w + 2) % 3];
  const all = [p, ...vertices].flat();
  const bits = all.reduce((most, x) => Math.max(most, x.toString(2).length), 0);
  const shift = BigInt(2 * bits + 6);
  const moved = all.map((x) => x << (2n * shift));
  moved[u] = moved[u]! + (1n << shift);
  moved[v] = moved[v]! + 1n;
  const at = (i: number): Vector => [moved[3 * i]!, moved[3 * i + 1]!, moved[3 * i + 2]!];
  const along: Vector = [0, 1, 2].map((axis) => (axis === w ? (direction < 3 ? 1n : -1n) : 0n)) as never;
  const generic = crossingsAlong(
    at(0),
    along,
    vertices.map((_, i) => at(i + 1)),
    triangles,
  );
  if (generic === undefined) throw new Error('unreachable: the moved ray meets no edge');
  return generic.signed;
}

/** How often the surface winds around a point that is not on it: 1 inside a mesh that is oriented as it should be. */
export function windingAround(p: Vector, mesh: ExactMesh): number {
  return crossingsFrom(p, mesh).signed + 0;
}
