/**
 * Shapes of Rapier, known by their members: nothing of the package is imported. See docs/adapters.md.
 */

export type { PointList } from '../core/arguments/point-lists.js';
export type { Coordinates } from '../core/shapes.js';
export type { DoubleMesh, IndexedMesh, MeshInput } from '../mesh/structure/indexed-mesh.js';
export type { FindingType } from '../mesh/validation/finding-kinds.js';
export type { SingleCertificate } from '../solids/meshes/single-mesh.js';
export type { MeshFault } from '../solids/output/mesh-faults.js';
export { meshFromRapier } from './mesh-from-rapier.js';
export { type RapierHull, type RapierTrimesh, rapierFromMesh, rapierHull } from './rapier-from-mesh.js';
export type { RapierShapeLike } from './structures.js';
