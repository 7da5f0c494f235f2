/**
 * Meshes, shapes and rays of three.js as those of this package, and back. Nothing of three.js is imported: its objects
 * are taken by their members. See docs/adapters.md.
 */
export type {
  Box3,
  MatrixPlacement,
  PartsPlacement,
  Placement,
  Plane,
  Point3,
  Ray,
  ReflectionPlacement,
  Segment,
  Sphere,
  Triangle,
} from '../core/shapes.js';
export type { BufferGeometryLike } from '../mesh/structure/buffer-geometry.js';
export type { DoubleMesh, IndexedMesh, MeshInput } from '../mesh/structure/indexed-mesh.js';
export type { FindingType } from '../mesh/validation/finding-kinds.js';
export type { Tagged } from '../shapes/shape.js';
export type { CombinedMesh } from '../solids/meshes/combined-mesh.js';
export type { MeshOrigins } from '../solids/meshes/written-mesh.js';
export type { MeshFault } from '../solids/output/mesh-faults.js';
export type { MeshCertificate } from '../solids/output/solid-to-mesh.js';
export type { ClipDepth, Frustum } from '../spatial/convex/frustum.js';
export {
  type CloneableVector,
  type ExactIntersection,
  exactRaycast,
  exactRaycastWith,
  type PlaneVector,
  type Raycast,
  type RaycasterLike,
  type SettableVector,
} from './exact-raycast.js';
export { type CameraLike, frustumOfCamera } from './frustum-of-camera.js';
export {
  type AttributeData,
  type GeometryData,
  type GeometryOptions,
  type GeometrySink,
  type GroupData,
  geometryFromMesh,
  type MadeGeometry,
  type ThreeClasses,
} from './geometry-from-mesh.js';
export {
  type GeometryMesh,
  type GeometryMeshOptions,
  meshFromGeometry,
  meshFromObject,
  type ObjectMeshOptions,
} from './geometry-mesh.js';
export { placementOf } from './placement-of.js';
export {
  planesOfFrustum,
  shapeOfBox3,
  shapeOfLine3,
  shapeOfPlane,
  shapeOfRay,
  shapeOfSphere,
  shapeOfTriangle,
} from './shapes-of.js';
export type {
  GeometryLike,
  GroupLike,
  MaterialOf,
  MatrixLike,
  ObjectLike,
  VectorLike,
} from './structures.js';
