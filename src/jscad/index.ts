/**
 * Geometries of JSCAD, known by their members, and its booleans, exactly: nothing of the package is imported. See
 * docs/adapters.md.
 */

export type { Rational } from '../arithmetic/rational.js';
export type { Point2, PolygonWithHoles, Ring } from '../core/shapes.js';
export type { DoubleMesh, IndexedMesh, MeshInput } from '../mesh/structure/indexed-mesh.js';
export type { FindingType } from '../mesh/validation/finding-kinds.js';
export type {
  PolygonGeometry,
  PolygonOperand,
  PolygonRings,
  PolygonSet,
  PolygonSetVertex,
  SetPolygon,
} from '../polygons/index.js';
export type { CombinedMesh } from '../solids/meshes/combined-mesh.js';
export type { MeshOrigins } from '../solids/meshes/written-mesh.js';
export type { MeshFault } from '../solids/output/mesh-faults.js';
export type { MeshCertificate } from '../solids/output/solid-to-mesh.js';
export {
  booleansWith,
  intersect,
  type JscadBoolean,
  type JscadBooleanOptions,
  type Nested,
  subtract,
  union,
} from './booleans.js';
export { geom2FromPolygons, polygonsFromGeom2 } from './geom2.js';
export {
  type Geom3Mesh,
  type Geom3MeshOptions,
  type Geom3Options,
  geom3FromMesh,
  meshFromGeom3,
} from './geom3.js';
export type {
  Geom2Like,
  Geom3Like,
  JscadColor,
  MadeGeom2,
  MadeGeom3,
  MadePoly3,
  Poly3Like,
  Vec2,
  Vec3,
} from './structures.js';
