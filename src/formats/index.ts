/** Files of meshes (OBJ, OFF, PLY, STL, GLB) and of maps (Quake), read and written without losing a bit of a double. */

export type { Point3 } from '../core/shapes.js';
export type { ThreePointsPlane } from '../implicit/data.js';
export type { IndexedMesh } from '../mesh/structure/indexed-mesh.js';
export type { FacePart, FileOrigins, VertexPart } from './file-origins.js';
export type { FilePlace } from './format-error.js';
export type { NumberRuns } from './number-runs.js';
export * from './portable.js';
export { readMesh } from './read-mesh.js';
export type { Sections } from './section-list.js';
export { writeMesh } from './write-mesh.js';
