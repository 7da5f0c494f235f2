import { reject, requireString } from '../core/arguments/index.js';
import { markLength } from './byte-order-mark.js';
import { HEAD } from './byte-source.js';
import { requireSize } from './check-arguments.js';
import { MESH_FORMATS, type MeshFormat } from './mesh-file.js';

/** The first words of OBJ lines; it has no magic number. */
const OBJ_LINE = /^\s*(?:(?:v|vn|vt|vp)\s+[-+.\d]|f\s+-?\d|(?:o|g|s|usemtl|mtllib)\s+\S)/;

/**
 * The format that a file's extension names; undefined for one that is not known.
 *
 * @throws RangeError if the name is no string
 * @example
 * formatByName('models/Cube.STL'); // 'stl'
 * formatByName('cube.dat'); // undefined
 */
export function formatByName(name: string): MeshFormat | undefined {
  requireString('formatByName', 'name', name);
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  return MESH_FORMATS.find((format) => format === extension);
}

/** What compressed files and archives begin with, and how they are unpacked. */
const PACKED: readonly (readonly [magic: readonly number[], what: string])[] = [
  [[0x1f, 0x8b], 'compressed with gzip: unpack it first (gunzip)'],
  [[0x50, 0x4b, 0x03, 0x04], 'a ZIP archive: unpack it first (unzip)'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'compressed with zstd: unpack it first (unzstd)'],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a], 'compressed with xz: unpack it first (unxz)'],
  [[0x42, 0x5a, 0x68], 'compressed with bzip2: unpack it first (bunzip2)'],
];

/** What a file of glTF as text is, which names other files or holds their bytes as text. */
export const GLTF_TEXT =
  'glTF as JSON, which is not read: export it as GLB (with GLTFExporter of three.js: { binary: true })';

/** Whether a text begins as the JSON of glTF: an object that has `asset`, with the version. */
function looksLikeGltf(head: Uint8Array): boolean {
  return /^\s*\{[\s\S]*?"asset"\s*:\s*\{[\s\S]*?"version"/.test(
    new TextDecoder().decode(head.subarray(0, HEAD)),
  );
}

/**
 * What a file is that is known and not read, by its first bytes (a packed one, glTF as JSON), and what to do about it;
 * undefined if it is nothing of these.
 */
export function unreadOf(head: Uint8Array): string | undefined {
  const packed = PACKED.find(([magic]) => magic.every((byte, i) => head[i] === byte))?.[1];
  return packed ?? (looksLikeGltf(head) ? GLTF_TEXT : undefined);
}

/**
 * The format that the first bytes of a file show: a magic word, the size that binary STL must have, or, for OBJ, the
 * first line that is no comment. Undefined if there is none of them.
 *
 * @param bytes       the first bytes, 4096 at least if there are as many
 * @param totalBytes  the size of the file, if known; binary STL has no other sign than its size
 * @throws RangeError naming the argument that is no Uint8Array or no number of bytes
 * @example
 * formatByContent(new TextEncoder().encode('# a cube\nv 0 0 0\n')); // 'obj'
 * formatByContent(new TextEncoder().encode('OFF\n8 6 0\n')); // 'off'
 * formatByContent(new Uint8Array(84), 84); // 'stl'
 * formatByContent(new Uint8Array(84)); // undefined
 */
export function formatByContent(bytes: Uint8Array, totalBytes?: number): MeshFormat | undefined {
  if (!(bytes instanceof Uint8Array)) reject('formatByContent', 'bytes', 'a Uint8Array', bytes);
  requireSize('formatByContent', 'totalBytes', totalBytes);
  if (bytes.length >= 84) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (totalBytes === 84 + 50 * view.getUint32(80, true)) return 'stl';
  }
  const text = new TextDecoder('latin1').decode(bytes.subarray(markLength(bytes), HEAD));
  if (text.startsWith('glTF')) return 'glb';
  if (/^ply\s/.test(text)) return 'ply';
  if (/^\s*solid\s/i.test(text)) return 'stl';
  // What follows has no sign but words, and is text.
  if (text.includes('\0')) return undefined;
  const lines = text.split(/[\r\n]+/).filter((line) => !/^\s*(?:#|$)/.test(line));
  if (/^\s*(?:ST)?C?N?4?n?OFF(?:\d|\s|$)/.test(lines[0] ?? '')) return 'off';
  return OBJ_LINE.test(lines[0] ?? '') ? 'obj' : undefined;
}
