import type { FileHandle } from 'node:fs/promises';
import { ENOUGH_TO_DETECT, formatByContent, formatByName } from './detect-format.js';
import { FormatError } from './format-error.js';
import { MESH_FORMATS, type MeshFile, type MeshFormat } from './mesh-file.js';
import { parseMesh } from './parse-mesh.js';

const CHUNK = 1 << 20;

/** How to read a file. */
export interface ReadOptions {
  /** The format; if not given, the file's extension tells, and else its first bytes. */
  readonly format?: MeshFormat;
  /** Is told how much was read, after each megabyte or less. */
  readonly onProgress?: (bytesRead: number, totalBytes: number) => void;
  /** Ends the reading: the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** The bytes of an open file from where it stands, always in the same buffer. */
async function* chunksOf(file: FileHandle, total: number, options: ReadOptions): AsyncGenerator<Uint8Array> {
  const buffer = new Uint8Array(Math.min(CHUNK, Math.max(total, ENOUGH_TO_DETECT)));
  let read = 0;
  for (;;) {
    options.signal?.throwIfAborted();
    const { bytesRead } = await file.read(buffer, 0, buffer.length, null);
    if (bytesRead === 0) return;
    read += bytesRead;
    yield buffer.subarray(0, bytesRead);
    options.onProgress?.(read, Math.max(read, total));
  }
}

async function detect(file: FileHandle, path: string, total: number | undefined): Promise<MeshFormat> {
  const named = formatByName(path);
  if (named !== undefined) return named;
  const known = MESH_FORMATS.join(', ');
  // What a pipe has given cannot be read again.
  if (total === undefined)
    throw new FormatError(path, `its name does not tell its format: give one of ${known}`);
  const buffer = new Uint8Array(ENOUGH_TO_DETECT);
  // From a given place: this does not move the one from which the file is read.
  const { bytesRead } = await file.read(buffer, 0, buffer.length, 0);
  const found = formatByContent(buffer.subarray(0, bytesRead), total);
  if (found !== undefined) return found;
  throw new FormatError(path, `neither its name nor its first bytes tell its format: give one of ${known}`);
}

/**
 * Reads a mesh from a file, in Node. See `parseMesh` for what is read and how.
 *
 * @param path     the file; messages name it as it is given here
 * @param options  the format, a callback for progress, a signal to stop
 * @throws FormatError (the promise is rejected) if the file is not what its format says, or the format is not known
 * @throws the system's error if the file cannot be opened or read; the signal's reason if it is aborted
 */
export async function readMesh(path: string, options: ReadOptions = {}): Promise<MeshFile> {
  options.signal?.throwIfAborted();
  // Not imported above, so that this module can be loaded in a browser.
  const { open } = await import('node:fs/promises');
  const file = await open(path);
  try {
    const stat = await file.stat();
    // Pipes and devices have no size.
    const total = stat.isFile() ? stat.size : undefined;
    const format = options.format ?? (await detect(file, path, total));
    const chunks = chunksOf(file, total ?? 0, options);
    return await parseMesh(chunks, format, { name: path, ...(total !== undefined && { totalBytes: total }) });
  } finally {
    await file.close();
  }
}
