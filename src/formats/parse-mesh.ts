import { reject } from '../core/errors.js';
import { type ByteSource, byteSource } from './byte-source.js';
import { FormatError } from './format-error.js';
import { readGlb } from './glb-reader.js';
import { MESH_FORMATS, type MeshFile, type MeshFormat, type ParseOptions } from './mesh-file.js';
import { readObj } from './obj-reader.js';
import { readOff } from './off-reader.js';
import { readPly } from './ply-reader.js';
import { readStl } from './stl-reader.js';

const READERS: Readonly<Record<MeshFormat, (source: ByteSource) => Promise<MeshFile>>> = {
  obj: readObj,
  off: readOff,
  ply: readPly,
  stl: readStl,
  glb: readGlb,
};

/**
 * Reads a mesh from bytes, in any JavaScript engine: all at once, or as they arrive. OBJ, OFF, PLY and STL are read
 * piece by piece, so that little more is held than the mesh; GLB is held whole.
 *
 * Coordinates are read without loss: a decimal becomes the nearest double (ties to even; subnormal numbers and -0
 * included), whatever type a text file declares for it, and binary numbers are taken as they are. Coordinates that are
 * NaN, infinite or beyond the largest double are errors, as are numbers of vertices that do not exist. Faces may name a
 * vertex twice, and vertices may be unused: those are left for a check of the mesh.
 *
 * What is decided where a format leaves a choice, and told in `notes` where it happens:
 * - Faces with more than three corners are cut into triangles between their corners: exactly planar and convex ones as fans from
 *   the first corner, other planar ones by clipping ears, those that are not planar as their shadow along an axis.
 * - STL has no shared vertices: corners with equal coordinates are welded (-0 equals 0; the first one's bits are kept).
 *   So are those of GLB if its corners have normals or the like, or if it has several parts; no others.
 * - Transforms of GLB nodes are applied in doubles, and round.
 * - The order of corners says which side is outside; normals are ignored.
 *
 * @param bytes    the file, or its chunks of any size
 * @param format   which of the formats it is; `formatByName` and `formatByContent` find out
 * @param options  the file's name for messages, and the size of a stream if it is known
 * @throws FormatError (the promise is rejected) telling the line or byte and what was expected
 * @throws RangeError if the format is none of those that are known
 * @example
 * const text = 'v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1e-1 0\nf 1 2 3 4\n';
 * const { mesh, faceOfTriangle, notes } = await parseMesh(new TextEncoder().encode(text), 'obj');
 * mesh.positions[10]; // 0.1
 * mesh.indices; // new Uint32Array([0, 1, 2, 0, 2, 3])
 * faceOfTriangle; // new Uint32Array([0, 0])
 * notes[0].message; // '1 face with more than three corners: triangulated'
 */
export async function parseMesh(
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
  format: MeshFormat,
  options: ParseOptions = {},
): Promise<MeshFile> {
  if (!MESH_FORMATS.includes(format))
    reject('parseMesh', 'format', `one of ${MESH_FORMATS.join(', ')}`, format);
  const source = byteSource(bytes, options.name ?? format, options);
  try {
    return await READERS[format](source);
  } catch (error) {
    // What an engine throws where an array or its stack would become too large.
    if (!(error instanceof RangeError)) throw error;
    throw new FormatError(source.name, `is too large to be read: ${error.message}`, { cause: error });
  }
}
