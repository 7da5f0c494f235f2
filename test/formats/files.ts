/** Small files, and ways to feed them. */

import type { FormatOptions, ParseOptions } from '../../src/formats/index.js';
import {
  FormatError,
  formatMesh,
  type MeshFile,
  type MeshFormat,
  parseMesh,
} from '../../src/formats/index.js';
import type { IndexedMesh } from '../../src/mesh/index.js';

export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

export function joined(...parts: readonly (Uint8Array | string)[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...(typeof part === 'string' ? bytesOf(part) : part)]));
}

/** Chunks of a given size, in a buffer that is used again, as that of a file is. */
export async function* chunked(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  const buffer = new Uint8Array(size);
  for (let i = 0; i < bytes.length; i += size) {
    const chunk = bytes.subarray(i, i + size);
    buffer.set(chunk);
    yield buffer.subarray(0, chunk.length);
    buffer.fill(0x55);
  }
}

export function parseText(text: string, format: MeshFormat, options?: ParseOptions): Promise<MeshFile> {
  return parseMesh(bytesOf(text), format, options);
}

/** The message of the one error that a file has; other errors and no error are told. */
export async function messageOf(bytes: Uint8Array | string, format: MeshFormat): Promise<string> {
  try {
    await parseMesh(typeof bytes === 'string' ? bytesOf(bytes) : bytes, format, { name: `m.${format}` });
    return 'no error';
  } catch (error) {
    return error instanceof FormatError ? error.message : `not a FormatError: ${String(error)}`;
  }
}

export async function written(
  mesh: IndexedMesh,
  format: MeshFormat,
  options?: FormatOptions,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const chunk of formatMesh(mesh, format, options)) parts.push(chunk.slice());
  return joined(...parts);
}

export function bitsOf(numbers: Float64Array): BigUint64Array {
  return new BigUint64Array(numbers.slice().buffer);
}

export function meshOf(positions: readonly number[], indices: readonly number[]): IndexedMesh {
  return { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
}

export const tetrahedron = meshOf([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1], [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3]);

/** Everything of a parsed file that can be compared. */
export function plain({ mesh, format, faceOfTriangle, origins, notes }: MeshFile): unknown {
  return {
    positions: [...bitsOf(mesh.positions)],
    indices: [...mesh.indices],
    format,
    faceOfTriangle: faceOfTriangle && [...faceOfTriangle],
    origins,
    notes,
  };
}

/** What parsing comes to: the mesh or the message. */
export async function outcome(
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
  format: MeshFormat,
  options?: ParseOptions,
): Promise<unknown> {
  try {
    return plain(await parseMesh(bytes, format, options));
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return error.message;
  }
}

/** A GLB file with this JSON and these binary data. */
export function glb(json: unknown, binary: Uint8Array = new Uint8Array()): Uint8Array {
  const text = typeof json === 'string' ? json : JSON.stringify(json);
  const padded = text.padEnd(Math.ceil(text.length / 4) * 4);
  const header = new DataView(new ArrayBuffer(20));
  header.setUint32(0, 0x46546c67, true);
  header.setUint32(4, 2, true);
  header.setUint32(8, 28 + padded.length + binary.length, true);
  header.setUint32(12, padded.length, true);
  header.setUint32(16, 0x4e4f534a, true);
  const chunk = new DataView(new ArrayBuffer(8));
  chunk.setUint32(0, binary.length, true);
  chunk.setUint32(4, 0x004e4942, true);
  return joined(new Uint8Array(header.buffer), padded, new Uint8Array(chunk.buffer), binary);
}
