/**
 * Meshes of jolt-physics: the module is handed over, and nothing of it is imported. See docs/adapters.md.
 */

export type { PointList } from '../core/arguments/point-lists.js';
export type { Coordinates } from '../core/shapes.js';
export type { DoubleMesh, IndexedMesh, MeshInput } from '../mesh/structure/indexed-mesh.js';
export type { FindingType } from '../mesh/validation/finding-kinds.js';
export type { SingleCertificate } from '../solids/meshes/single-mesh.js';
export type { MeshFault } from '../solids/output/mesh-faults.js';
export { type JoltHull, type JoltMesh, joltFromMesh, joltHull } from './jolt-from-mesh.js';
export { meshFromJolt } from './mesh-from-jolt.js';
export type {
  JoltBoxes,
  JoltFloat3,
  JoltHullClasses,
  JoltHullSettings,
  JoltList,
  JoltMemory,
  JoltMeshClasses,
  JoltMeshSettings,
  JoltSettings,
  JoltShape,
  JoltShapeClasses,
  JoltShapeResult,
  JoltTriangle,
  JoltTriangles,
  JoltVec3,
} from './structures.js';
