import { type PointList, requireNoMore } from '../core/arguments/index.js';
import type { MeshInput } from '../mesh/structure/indexed-mesh.js';
import { singleHull } from '../solids/meshes/single-hull.js';
import { type SingleCertificate, singleMesh } from '../solids/meshes/single-mesh.js';

/** What `ColliderDesc.trimesh` of Rapier takes, and what is certain about it. */
export interface RapierTrimesh {
  readonly vertices: Float32Array;
  readonly indices: Uint32Array;
  /** For each triangle the number of the one of the mesh that it lies along: its own, unless the mesh was repaired. */
  readonly triangles: Uint32Array;
  readonly certificate: SingleCertificate;
}

/** What `ColliderDesc.convexHull` and `ColliderDesc.convexMesh` of Rapier take. */
export interface RapierHull {
  /** The corners of the hull, and no other points. */
  readonly vertices: Float32Array;
  /** Its faces, cut into triangles. */
  readonly indices: Uint32Array;
  /**
   * The largest change of a coordinate by rounding to 32 bits, exactly: no point of the hull is further from that of
   * the points, in any coordinate, nor the other way.
   */
  readonly deviation: number;
}

/**
 * What `ColliderDesc.trimesh(vertices, indices)` of Rapier takes, of any mesh: closed or open, terrain, and what
 * `meshUnion` and its kin gave.
 *
 * Coordinates are rounded to 32 bits, and `certificate` says whether nothing meets that did not before. Where it does
 * with the nearest numbers, the boundary of a solid is repaired as `meshUnion` with `{ precision: 'single' }` does; of
 * another mesh, open or meeting itself, the certificate is `unresolved`, and `remaining` names what meets.
 *
 * Source: Devillers, Lazard, Lenhart 2018, "3D Snap Rounding".
 *
 * @throws RangeError naming what is wrong with the mesh, or a coordinate beyond 32 bits
 * @example
 * const indices = [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3];
 * const tetrahedron = { positions: [0, 0, 0, 0.1, 0, 0, 0, 1, 0, 0, 0, 1], indices };
 * const { vertices, certificate } = rapierFromMesh(tetrahedron);
 * vertices[3]; // Math.fround(0.1)
 * certificate; // { type: 'valid', deviation: Math.fround(0.1) - 0.1, remaining: [] }
 */
export function rapierFromMesh(mesh: MeshInput): RapierTrimesh {
  const where = 'rapierFromMesh';
  if (arguments.length > 1) requireNoMore(where, 1, arguments[1], 'one mesh at a time');
  const { positions, indices, triangles, certificate } = singleMesh(where, 'mesh', mesh);
  return { vertices: positions, indices, triangles, certificate };
}

/**
 * The convex hull of points for Rapier: `ColliderDesc.convexHull(vertices)`, or `ColliderDesc.convexMesh(vertices,
 * indices)`, which calculates no hull of its own.
 *
 * Points are rounded to 32 bits first, so that the hull is convex exactly, as the engine has it. It has the corners of
 * the hull alone: points inside of faces, which engines that round may take for corners, are left out.
 *
 * Source: Barber, Dobkin and Huhdanpaa 1996, "The quickhull algorithm for convex hulls".
 *
 * @param points a list of points, or their coordinates one behind the other: `mesh.positions`
 * @throws RangeError naming the point that is wrong or beyond 32 bits; for points that are in one plane, once rounded
 * @example
 * const { vertices, indices, deviation } = rapierHull([[0, 0, 0], [2, 0, 0], [0, 2, 0], [0, 0, 2], [1, 1, 0]]);
 * vertices.length / 3; // 4
 * indices.length / 3; // 4
 * deviation; // 0
 */
export function rapierHull(points: PointList): RapierHull {
  const where = 'rapierHull';
  if (arguments.length > 1) requireNoMore(where, 1, arguments[1]);
  const { positions, indices, deviation } = singleHull(where, 'points', points);
  return { vertices: positions, indices, deviation };
}
