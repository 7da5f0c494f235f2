/**
 * Triangles by their points: what many triangles have in common is looked at once.
 *
 * Whether two triangles meet where they must not depends on their corners' coordinates alone. So vertices at one point
 * may have one name, and of triangles with the same three points one may stand for all.
 */

import { EqualGroups } from '../../core/collections/groups.js';
import { firstEqualTriangles } from './equal-triangles.js';
import { firstEqualVertices } from './equal-vertices.js';
import type { DoubleMesh } from './indexed-mesh.js';
import { PreparedMesh } from './prepared-mesh.js';

/** From this number of triangles around a vertex on, a star is large: looking at its pairs one by one is avoided. */
export const LARGE_STAR = 32;

/** In large meshes one vertex of so many is looked at to see whether points have several vertices. */
const SAMPLE = 16;
const SMALL_MESH = 4096;

/**
 * A mesh in which no vertex is at the point of another, and no triangle is another one, as far as it matters for the
 * time.
 */
export interface DistinctTriangles {
  readonly mesh: PreparedMesh;
  /** What its triangles stand for; null if each is the triangle of the same number. */
  readonly copies: EqualGroups | null;
}

/**
 * A mesh with the same triangles, each point named by one vertex, and each triangle once. The mesh itself, if its
 * points and triangles seem to be different; a few that are not cost little.
 */
export function distinctTriangles(mesh: PreparedMesh): DistinctTriangles {
  const named = seemsToRepeatPoints(mesh.positions) ? withNames(mesh) : mesh;
  const first = equalAtLargeStars(named);
  if (first === null) return { mesh: named, copies: null };
  const copies = new EqualGroups(first);
  const indices = new Uint32Array(3 * copies.length);
  for (let i = 0; i < copies.length; i++) {
    const t = copies.of(i)[0]!;
    indices.set(named.indices.subarray(3 * t, 3 * t + 3), 3 * i);
  }
  return { mesh: prepared({ positions: mesh.positions, indices }), copies };
}

function prepared(mesh: DoubleMesh): PreparedMesh {
  return new PreparedMesh(mesh, 'morton');
}

/** Whether some of the vertices, or of a sample, are at one point. */
function seemsToRepeatPoints(positions: Float64Array): boolean {
  const vertices = positions.length / 3;
  if (vertices <= SMALL_MESH) return repeatsPoint(positions);
  const sample = new Float64Array(3 * Math.floor(vertices / SAMPLE));
  for (let i = 0; i < sample.length / 3; i++) {
    // Now this, now that one of each sixteen: copies may be stored at equal distances.
    const v = SAMPLE * i + (Math.imul(i, 0x9e3779b1) >>> 28);
    for (let k = 0; k < 3; k++) sample[3 * i + k] = positions[3 * v + k]!;
  }
  return repeatsPoint(sample);
}

function repeatsPoint(positions: Float64Array): boolean {
  return firstEqualVertices(positions, () => undefined).some((first, v) => first !== v);
}

function withNames({ positions, indices }: PreparedMesh): PreparedMesh {
  const point = firstEqualVertices(positions, () => undefined);
  return prepared({ positions, indices: indices.map((v) => point[v]!) });
}

/**
 * For every triangle the first one with the same corners, if it has a corner with a large star; null if all are
 * different.
 */
function equalAtLargeStars(mesh: PreparedMesh): Uint32Array | null {
  const large = largeStars(mesh);
  if (large === null) return null;
  const { indices } = mesh;
  const equal = firstEqualTriangles(
    indices,
    null,
    () => undefined,
    (t) => large[indices[3 * t]!]! + large[indices[3 * t + 1]!]! + large[indices[3 * t + 2]!]! > 0,
  );
  return equal.some((f, t) => f !== t) ? equal : null;
}

/** 1 for each vertex with a large star; null if there is none. */
export function largeStars({ corners: { first }, vertices }: PreparedMesh): Uint8Array | null {
  let large: Uint8Array | null = null;
  for (let v = 0; v < vertices; v++) {
    if (first[v + 1]! - first[v]! < LARGE_STAR) continue;
    large ??= new Uint8Array(vertices);
    large[v] = 1;
  }
  return large;
}
