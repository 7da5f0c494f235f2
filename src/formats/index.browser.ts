/**
 * Files of meshes and of maps where there is no file system: nothing here, nor what it imports, names a module of Node.
 */

export { readMesh, writeMesh } from './no-file-system.js';
export * from './portable.js';
