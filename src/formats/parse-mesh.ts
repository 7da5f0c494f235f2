import { ArgumentError, requireOptions, requireString } from '../core/arguments/index.js';
import { looksLikeUtf16 } from './byte-order-mark.js';
import { type ByteSource, type Opened, opened } from './byte-source.js';
import { requireFormat, requireSignal, requireSize } from './check-arguments.js';
import { type Choice, chooseFormat, contentOf, LIKE_PATH, looksLikePath } from './choose-format.js';
import { unreadOf } from './detect-format.js';
import { FormatError } from './format-error.js';
import { readGlb } from './glb-reader.js';
import { chunksOf, type MeshBytes } from './mesh-bytes.js';
import type { MeshFile, MeshFormat, ParseOptions } from './mesh-file.js';
import { readObj } from './obj-reader.js';
import { readOff } from './off-reader.js';
import { pauseFor } from './pause.js';
import { readPly } from './ply-reader.js';
import { readStl } from './stl-reader.js';

const READERS: Readonly<Record<MeshFormat, (source: ByteSource) => Promise<MeshFile>>> = {
  obj: readObj,
  off: readOff,
  ply: readPly,
  stl: readStl,
  glb: readGlb,
};

const OPTIONS = 'format name totalBytes signal';

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
 * - Faces with more than three corners are cut into triangles between their corners: exactly planar and convex ones as
 *   fans from the first corner, other planar ones by clipping ears, those that are not planar as their shadow along an
 *   axis.
 * - STL has no shared vertices: corners with equal coordinates are welded (-0 equals 0; the first one's bits are kept).
 *   So are those of GLB if its corners have normals or the like, if a primitive has no indices, or if it has several
 *   parts; no others.
 * - Transforms of GLB nodes are multiplied exactly, and each coordinate is rounded once, to the nearest double.
 * - The order of corners says which side is outside; normals are ignored.
 *
 * Between bytes and options, the format may be given as an argument of its own; if none is given, the first bytes tell,
 * else `options.name`.
 *
 * @param bytes    the file: a string, an ArrayBuffer, a Uint8Array, a Blob, or a stream or an iterable of Uint8Arrays
 *   of any size
 * @param options  the format, the file's name for messages, the size of a stream if it is known, a signal to stop
 * @throws FormatError (the promise is rejected) telling the line or byte and what was expected
 * @throws RangeError naming the argument: bytes that are nothing of this, a format that is none of those that are known
 * @throws the signal's reason if it is aborted
 * @example
 * const text = 'v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1e-1 0\nf 1 2 3 4\n';
 * const { mesh, format, faceOfTriangle, notes } = await parseMesh(text);
 * format; // 'obj'
 * mesh.positions[10]; // 0.1
 * mesh.indices; // new Uint32Array([0, 1, 2, 0, 2, 3])
 * faceOfTriangle; // new Uint32Array([0, 0])
 * notes[0].message; // '1 face with more than three corners: triangulated'
 */
export async function parseMesh(bytes: MeshBytes, options?: ParseOptions): Promise<MeshFile>;
export async function parseMesh(
  bytes: MeshBytes,
  format?: MeshFormat,
  options?: ParseOptions,
): Promise<MeshFile>;
export async function parseMesh(
  bytes: MeshBytes,
  format?: MeshFormat | ParseOptions,
  options: ParseOptions = {},
): Promise<MeshFile> {
  if (typeof format === 'object' && format !== null) return parseWith(bytes, format);
  requireFormat('parseMesh', 'format', format);
  requireOptions('parseMesh', 'options', options, OPTIONS);
  return parseWith(bytes, format === undefined ? options : { ...options, format });
}

async function parseWith(bytes: MeshBytes, options: ParseOptions): Promise<MeshFile> {
  requireParseOptions(options);
  const { format, signal } = options;
  signal?.throwIfAborted();
  const source = await opened(chunksOf(bytes, options.totalBytes), signal);
  try {
    const unread = contentOf(source) === undefined ? unreadOf(source.head) : undefined;
    if (unread !== undefined) throw new FormatError(options.name ?? format ?? 'mesh', `is ${unread}`);
    const choice = format === undefined ? chooseFormat(options.name ?? 'mesh', source) : { format };
    return await read(source, choice, options);
  } finally {
    await source.close();
  }
}

function requireParseOptions(options: ParseOptions): void {
  requireOptions('parseMesh', 'options', options, OPTIONS);
  requireFormat('parseMesh', 'options.format', options.format);
  if (options.name !== undefined) requireString('parseMesh', 'options.name', options.name);
  requireSize('parseMesh', 'options.totalBytes', options.totalBytes);
  requireSignal('parseMesh', 'options.signal', options.signal);
}

async function read(source: Opened, { format, note }: Choice, options: ParseOptions): Promise<MeshFile> {
  const name = options.name ?? format;
  const found = contentOf(source);
  try {
    if (format !== 'glb' && found !== format && looksLikeUtf16(source.head)) {
      throw new FormatError(name, 'is text in UTF-16, which is not read: save it as UTF-8');
    }
    const pause = pauseFor(options.signal);
    const file = await READERS[format]({ name, total: source.total, bytes: source.bytes, pause });
    return note === undefined ? file : { ...file, notes: [note, ...file.notes] };
  } catch (error) {
    if (error instanceof ArgumentError) throw error;
    // What an engine throws where an array or its stack would become too large.
    if (error instanceof RangeError) {
      throw new FormatError(name, `is too large to be read: ${error.message}`, { cause: error });
    }
    if (error instanceof FormatError && looksLikePath(source)) throw new FormatError(name, LIKE_PATH);
    if (!(error instanceof FormatError) || found === undefined || found === format) throw error;
    const { what, line, offset } = error;
    const place = { ...(line !== undefined && { line }), ...(offset !== undefined && { offset }) };
    throw new FormatError(name, `${what}; it looks like ${found.toUpperCase()}`, place);
  }
}
