import { type PointList, requireFunction, requireObject, requireOptions } from '../core/arguments/index.js';
import type { MeshInput } from '../mesh/structure/indexed-mesh.js';
import { singleHull } from '../solids/meshes/single-hull.js';
import { type SingleCertificate, singleMesh } from '../solids/meshes/single-mesh.js';
import type { JoltHullClasses, JoltHullSettings, JoltMeshClasses, JoltMeshSettings } from './structures.js';

/** The `MeshShapeSettings` of a mesh, and what is certain about them. */
export interface JoltMesh<S> {
  /** They are yours: `jolt.destroy(settings)` gives them back. */
  readonly settings: S;
  /**
   * For each triangle of the settings the number of the one of the mesh that it lies along: its own, unless the mesh
   * was repaired, or Jolt left a triangle out that names a vertex twice.
   */
  readonly triangles: Uint32Array;
  /** About the settings: the shape that Jolt makes of them has coarser vertices. */
  readonly certificate: SingleCertificate;
}

/** The `ConvexHullShapeSettings` of points. */
export interface JoltHull<S> {
  /** They are yours: `jolt.destroy(settings)` gives them back. */
  readonly settings: S;
  /**
   * The largest change of a coordinate by rounding to 32 bits, exactly: no point of the hull is further from that of
   * the points, in any coordinate, nor the other way.
   */
  readonly deviation: number;
}

/**
 * The `MeshShapeSettings` of jolt-physics of any mesh, closed or open: terrain, and what `meshUnion` and its kin gave.
 *
 * Coordinates are rounded to 32 bits, and `certificate` says whether nothing meets that did not before. Where it does
 * with the nearest numbers, the boundary of a solid is repaired as `meshUnion` with `{ precision: 'single' }` does; of
 * another mesh, open or meeting itself, the certificate is `unresolved`, and `remaining` names what meets. A
 * `MeshShape` keeps vertices in 21 bits of the size of its box: `meshFromJolt` reads which ones.
 *
 * Each triangle has the number of its triangle of the mesh as user data: with `settings.mPerTriangleUserData = true`,
 * `shape.GetTriangleUserData(id)` says which one a ray has hit.
 *
 * The settings are yours, and `jolt.destroy(settings)` gives them back; all lists that were made on the way are given
 * back already. `settings.Create().Get()` makes the shape, which the settings hold: call `shape.AddRef()`, or give it
 * to a body, before they are destroyed, and `shape.Release()` when it is not needed any more.
 *
 * Source: Devillers, Lazard, Lenhart 2018, "3D Snap Rounding".
 *
 * @param options `jolt`, the module: what the function that jolt-physics exports resolves to
 * @throws RangeError naming what is wrong with the mesh, a coordinate beyond 32 bits, or a class that is not there
 * @example
 * import initJolt from 'jolt-physics';
 * const jolt = await initJolt();
 * const indices = [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3];
 * const tetrahedron = { positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1], indices };
 * const { settings, certificate } = joltFromMesh(tetrahedron, { jolt });
 * certificate; // { type: 'valid', deviation: 0, remaining: [] }
 * const shape = settings.Create().Get();
 * shape.AddRef();
 * jolt.destroy(settings);
 * meshFromJolt(shape, { jolt }).indices.length; // 12
 * shape.Release();
 */
export function joltFromMesh<S extends JoltMeshSettings>(
  mesh: MeshInput,
  options: { readonly jolt: JoltMeshClasses<S> },
): JoltMesh<S> {
  const where = 'joltFromMesh';
  const jolt = requireJolt(where, options, CLASSES_OF_MESHES) as JoltMeshClasses<S>;
  const { positions, indices, triangles, certificate } = singleMesh(where, 'mesh', mesh);
  const made: object[] = [];
  const keep = <T extends object>(one: T): T => {
    made.push(one);
    return one;
  };
  try {
    const vertices = keep(new jolt.VertexList());
    const vertex = keep(new jolt.Float3(0, 0, 0));
    vertices.reserve(positions.length / 3);
    for (let i = 0; i < positions.length; i += 3) {
      vertex.x = positions[i]!;
      vertex.y = positions[i + 1]!;
      vertex.z = positions[i + 2]!;
      vertices.push_back(vertex);
    }
    const list = keep(new jolt.IndexedTriangleList());
    const triangle = keep(new jolt.IndexedTriangle());
    list.reserve(triangles.length);
    triangles.forEach((source, t) => {
      for (let k = 0; k < 3; k++) triangle.set_mIdx(k, indices[3 * t + k]!);
      triangle.mUserData = source;
      list.push_back(triangle);
    });
    const materials = keep(new jolt.PhysicsMaterialList());
    const settings = new jolt.MeshShapeSettings(vertices as never, list as never, materials as never) as S;
    // Jolt leaves triangles out that name a vertex twice: those that it has say which they are.
    const { mIndexedTriangles: kept } = settings;
    const own = Uint32Array.from({ length: kept.size() }, (_, t) => kept.at(t).mUserData);
    return { settings, triangles: own, certificate };
  } finally {
    for (const one of made) jolt.destroy(one);
  }
}

/**
 * The `ConvexHullShapeSettings` of jolt-physics of the convex hull of points.
 *
 * Points are rounded to 32 bits, and their hull is taken exactly: Jolt is given its corners alone. Points inside of
 * faces, which an engine that rounds may take for corners, are left out.
 *
 * The settings are yours, and `jolt.destroy(settings)` gives them back: see {@link joltFromMesh}.
 *
 * Source: Barber, Dobkin and Huhdanpaa 1996, "The quickhull algorithm for convex hulls".
 *
 * @param points a list of points, or their coordinates one behind the other: `mesh.positions`
 * @param options `jolt`, the module: what the function that jolt-physics exports resolves to
 * @throws RangeError naming the point that is wrong or beyond 32 bits, or a class that is not there; for points that
 *   are in one plane, once rounded
 * @example
 * import initJolt from 'jolt-physics';
 * const jolt = await initJolt();
 * const points = [[0, 0, 0], [2, 0, 0], [0, 2, 0], [0, 0, 2], [1, 1, 0]];
 * const { settings, deviation } = joltHull(points, { jolt });
 * settings.mPoints.size(); // 4
 * deviation; // 0
 * jolt.destroy(settings);
 */
export function joltHull<S extends JoltHullSettings>(
  points: PointList,
  options: { readonly jolt: JoltHullClasses<S> },
): JoltHull<S> {
  const where = 'joltHull';
  const jolt = requireJolt(where, options, CLASSES_OF_HULLS) as JoltHullClasses<S>;
  const { positions, deviation } = singleHull(where, 'points', points);
  const settings = new jolt.ConvexHullShapeSettings();
  const point = new jolt.Vec3(0, 0, 0);
  const { mPoints } = settings;
  mPoints.reserve(positions.length / 3);
  for (let i = 0; i < positions.length; i += 3) {
    point.Set(positions[i]!, positions[i + 1]!, positions[i + 2]!);
    mPoints.push_back(point);
  }
  jolt.destroy(point);
  return { settings: settings as S, deviation };
}

const CLASSES_OF_MESHES =
  'Float3 VertexList IndexedTriangle IndexedTriangleList PhysicsMaterialList MeshShapeSettings destroy';
const CLASSES_OF_HULLS = 'Vec3 ConvexHullShapeSettings destroy';

/**
 * The module that options hand over.
 *
 * @param names the functions that it must have, one space between
 * @throws RangeError naming what is not there
 */
export function requireJolt(where: string, options: { readonly jolt: object }, names: string): object {
  requireObject(where, 'options', '{ jolt }, with the module of jolt-physics', options);
  requireOptions(where, 'options', options, 'jolt');
  const { jolt } = options;
  requireObject(where, 'options.jolt', 'the module of jolt-physics', jolt);
  for (const name of names.split(' '))
    requireFunction(where, `options.jolt.${name}`, (jolt as Record<string, unknown>)[name]);
  return jolt;
}
