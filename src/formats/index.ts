/** Files of meshes: OBJ, OFF, PLY, STL and GLB, read and written without losing a bit of a double. */
export { formatByContent, formatByName } from './detect-format.js';
export { FormatError } from './format-error.js';
export { type FormatOptions, formatMesh } from './format-mesh.js';
export {
  type FormatNote,
  MESH_FORMATS,
  type MeshFile,
  type MeshFormat,
  type NoteKind,
  type ParseOptions,
} from './mesh-file.js';
export {
  type NamedPart,
  originOfTriangle,
  originOfVertex,
  type PartNames,
  type TriangleOrigin,
  type VertexOrigin,
} from './origin.js';
export { parseMesh } from './parse-mesh.js';
export { type ReadOptions, readMesh } from './read-mesh.js';
export { type WriteOptions, writeMesh } from './write-mesh.js';
