/** Files of meshes: what runs in every engine. */
export { formatByContent, formatByName } from './detect-format.js';
export { FormatError } from './format-error.js';
export { type FormatOptions, formatMesh } from './format-mesh.js';
export type { ByteBlob, ByteStream, MeshBytes } from './mesh-bytes.js';
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
  type NodePart,
  originOfTriangle,
  originOfVertex,
  type PartNames,
  type TriangleOrigin,
  type VertexOrigin,
} from './origin.js';
export { parseMesh } from './parse-mesh.js';
export type { ReadOptions } from './read-options.js';
export type { WriteOptions } from './write-options.js';
