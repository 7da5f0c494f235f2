/** Files of meshes and of maps: what runs in every engine. */
export { formatByContent, formatByName } from './detect-format.js';
export { FormatError } from './format-error.js';
export { type FormatOptions, formatMesh } from './format-mesh.js';
export type { ByteBlob, ByteStream, MeshBytes } from './mesh-bytes.js';
export {
  type FormatNote,
  MESH_FORMATS,
  type MeshFile,
  type MeshFormat,
  type NoteType,
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
export { brushPlanes } from './quake-map/brush-planes.js';
export { formatQuakeMap } from './quake-map/format-quake-map.js';
export { parseQuakeMap, type QuakeMapOptions } from './quake-map/parse-quake-map.js';
export type {
  QuakeMap,
  QuakeMapBrush,
  QuakeMapEntity,
  QuakeMapFace,
  QuakeMapNote,
  QuakeMapNoteType,
} from './quake-map/quake-map.js';
export type { ReadOptions } from './read-options.js';
export type { WriteOptions } from './write-options.js';
