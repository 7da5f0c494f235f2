/**
 * Meshes of manifold-3d, known by their members: nothing of the package is imported. See docs/adapters.md.
 */

export type { DoubleMesh, IndexedMesh, MeshInput } from '../mesh/structure/indexed-mesh.js';
export type { FindingType } from '../mesh/validation/finding-kinds.js';
export type { CombinedMesh } from '../solids/meshes/combined-mesh.js';
export type { MeshOrigins } from '../solids/meshes/written-mesh.js';
export type { MeshFault } from '../solids/output/mesh-faults.js';
export type { MeshCertificate } from '../solids/output/solid-to-mesh.js';
export {
  type MadeManifoldMesh,
  type ManifoldClasses,
  type ManifoldOptions,
  manifoldFromMesh,
} from './manifold-from-mesh.js';
export { type ManifoldMesh, meshFromManifold } from './mesh-from-manifold.js';
export type { ManifoldMeshData, ManifoldMeshLike } from './structures.js';
