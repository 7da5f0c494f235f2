/** Files of meshes (OBJ, OFF, PLY, STL, GLB) and of maps (Quake), read and written without losing a bit of a double. */
export * from './portable.js';
export { readMesh } from './read-mesh.js';
export { writeMesh } from './write-mesh.js';
