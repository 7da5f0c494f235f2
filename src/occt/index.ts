/**
 * Meshes of OpenCascade in JavaScript, in the form that occt-import-js gives, known by their members: nothing of the
 * package is imported. See docs/adapters.md.
 */

export type { DoubleMesh, IndexedMesh, MeshInput } from '../mesh/structure/indexed-mesh.js';
export type { FindingType } from '../mesh/validation/finding-kinds.js';
export type { CombinedMesh } from '../solids/meshes/combined-mesh.js';
export type { MeshOrigins } from '../solids/meshes/written-mesh.js';
export type { MeshFault } from '../solids/output/mesh-faults.js';
export type { MeshCertificate } from '../solids/output/solid-to-mesh.js';
export { meshFromOcct, type OcctMesh, type OcctMeshOptions } from './mesh-from-occt.js';
export { type OcctOptions, occtFromMesh } from './occt-from-mesh.js';
export type { OcctColor, OcctFaceLike, OcctMeshData, OcctMeshLike, OcctNumbers } from './structures.js';
