import { reject, requireMesh, requireOneOf, requireOptions } from '../core/arguments/index.js';
import type { IndexedMesh } from '../mesh/structure/indexed-mesh.js';
import { MESH_FORMATS, type MeshFormat } from './mesh-file.js';
import { writePlyBinary, writeStlBinary } from './write-binary.js';
import { writeGlb } from './write-glb.js';
import { writeStlText } from './write-stl-text.js';
import { writeObj, writeOff, writePlyText } from './write-text.js';

/** The names of them. */
export const FORMAT_OPTIONS = 'binary bigEndian round';

/** How to write a mesh. */
export interface FormatOptions {
  /** PLY and STL: whether in binary (the default) or as text. */
  readonly binary?: boolean;
  /** Binary PLY: whether in big-endian order. */
  readonly bigEndian?: boolean;
  /** Binary STL and GLB, which hold binary32: whether coordinates may be rounded to it. */
  readonly round?: boolean;
}

function requireFloats(
  where: string,
  positions: IndexedMesh['positions'],
  holder: string,
  round: boolean,
): void {
  for (let i = 0; i < positions.length; i++) {
    const x = positions[i]!;
    if (Math.fround(x) === x) continue;
    const name = `mesh.positions[${i}]`;
    if (!round) {
      reject(
        where,
        name,
        `a binary32 number, which ${holder} holds (pass { round: true } to round to the nearest; solids: solidToMesh(solid, { precision: 'single' }))`,
        x,
      );
    }
    if (!Number.isFinite(Math.fround(x)))
      reject(where, name, 'at most 3.4028234663852886e+38, the largest binary32', x);
  }
}

/**
 * Writes a mesh as the bytes of a file, chunk by chunk: little more is held than the mesh. GLB is made whole.
 *
 * Nothing is lost: OBJ, OFF and text have for each double the fewest digits that are read back as the same, binary PLY
 * has `double`s. Binary STL and GLB hold binary32 by nature, so coordinates that are no binary32 numbers are refused,
 * unless `round` allows it; and STL has no vertices, only corners: those that are unused or equal to others are gone
 * after it.
 *
 * @param mesh     what is written; nothing is written before it is checked
 * @param format   one of obj, off, ply, stl, glb
 * @param options  binary or text, the order of bytes, whether rounding is allowed
 * @throws RangeError naming the argument: a mesh with indices out of range, numbers that are not finite, coordinates
 *   that the format does not hold, a mesh without triangles for GLB, which has no such thing
 * @example
 * const mesh = { positions: new Float64Array([0, 0, 0, 1, 0, 0, 0, 0.1, 5e-324]), indices: new Uint32Array([0, 1, 2]) };
 * let text = '';
 * for await (const chunk of formatMesh(mesh, 'off')) text += new TextDecoder().decode(chunk);
 * text; // 'OFF\n3 1 0\n0 0 0\n1 0 0\n0 0.1 5e-324\n3 0 1 2\n'
 */
export async function* formatMesh(
  mesh: IndexedMesh,
  format: MeshFormat,
  options: FormatOptions = {},
): AsyncGenerator<Uint8Array> {
  yield* formatFor('formatMesh', mesh, format, options);
}

/** {@link formatMesh} for the function that was called. */
export async function* formatFor(
  where: string,
  mesh: IndexedMesh,
  format: MeshFormat,
  options: FormatOptions,
): AsyncGenerator<Uint8Array> {
  requireOptions(where, 'options', options, `format ${FORMAT_OPTIONS}`);
  const { binary = true, bigEndian = false, round = false } = options;
  requireOneOf(where, 'format', format, MESH_FORMATS);
  requireMesh(where, 'mesh', mesh);
  if (format === 'glb') {
    if (mesh.indices.length === 0) reject(where, 'mesh.indices.length', 'above 0 for GLB', 0);
    requireFloats(where, mesh.positions, 'GLB', round);
    yield await writeGlb(mesh);
  } else if (format === 'stl') {
    if (binary) requireFloats(where, mesh.positions, 'binary STL', round);
    yield* binary ? writeStlBinary(mesh) : writeStlText(mesh);
  } else if (format === 'ply') yield* binary ? writePlyBinary(mesh, bigEndian) : writePlyText(mesh);
  else yield* format === 'obj' ? writeObj(mesh) : writeOff(mesh);
}
