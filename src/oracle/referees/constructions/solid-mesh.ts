import { crossingsFrom } from '../shapes/meshes/crossings.js';
import { type Corners, type ExactMesh, edgesOf, exactMesh } from '../shapes/meshes/exact-mesh.js';
import { commonPart } from '../shapes/meshes/pairs.js';
import { cross, dot, isZero, subtract, type Vector } from '../shapes/vectors.js';

const cornersOf = ({ vertices, triangles }: ExactMesh): (readonly [Vector, Vector, Vector])[] =>
  triangles.map(([i, j, k]) => [vertices[i]!, vertices[j]!, vertices[k]!]);

/** Six times the volume that triangles enclose. */
export function sixVolumes(mesh: ExactMesh): bigint {
  return cornersOf(mesh).reduce((sum, [a, b, c]) => sum + dot(a, cross(b, c)), 0n);
}

/** Whether every edge belongs to two triangles, which run along it in different directions. */
function isManifold({ triangles }: ExactMesh): boolean {
  const edges = triangles.flatMap(edgesOf).map(([from, to]) => `${from} ${to}`);
  const known = new Set(edges);
  return known.size === edges.length && edges.every((edge) => known.has(edge.split(' ').reverse().join(' ')));
}

/** Whether triangles have nothing in common but the vertices and edges that are theirs by number. */
function isEmbedded({ triangles, shapes }: ExactMesh): boolean {
  return triangles.every((t, i) =>
    triangles.every((s, j) => {
      if (j <= i) return true;
      const shared = t.filter((corner) => s.includes(corner)).length;
      const common = commonPart(shapes[i]!, shapes[j]!);
      return shared === 0 ? common === undefined : common!.dimension < shared;
    }),
  );
}

/** The triangles of each connected part. */
function partsOf({ triangles }: ExactMesh): Corners[][] {
  const parts: Corners[][] = [];
  for (const triangle of triangles) {
    const touched = parts.filter((part) => part.some((other) => other.some((i) => triangle.includes(i))));
    const rest = parts.filter((part) => !touched.includes(part));
    parts.splice(0, parts.length, ...rest, [...touched.flat(), triangle]);
  }
  return parts;
}

/**
 * Whether every part that looks outwards is in nothing, and every one that looks inwards in one other more than out of.
 */
function isNestedWell(mesh: ExactMesh): boolean {
  const parts = partsOf(mesh).map((triangles) => exactMesh(mesh.vertices, triangles.flat()));
  return parts.every((part) => {
    const others = exactMesh(
      mesh.vertices,
      parts.filter((other) => other !== part).flatMap(({ triangles }) => triangles.flat()),
    );
    const around = crossingsFrom(mesh.vertices[part.triangles[0]![0]]!, others).signed;
    return around === (sixVolumes(part) > 0n ? 0 : 1);
  });
}

/**
 * Whether a mesh is the boundary of what it winds around once: manifold, without self-intersections, looking outwards.
 */
export function isSolidMesh(mesh: ExactMesh): boolean {
  const hasAreas = cornersOf(mesh).every(([a, b, c]) => !isZero(cross(subtract(b, a), subtract(c, a))));
  return hasAreas && isManifold(mesh) && isEmbedded(mesh) && isNestedWell(mesh);
}
