import type { FileHandle } from 'node:fs/promises';
import { requireFunction, requireOptions, requireString } from '../core/arguments/index.js';
import { HEAD } from './byte-source.js';
import { requireFormat, requireSignal } from './check-arguments.js';
import type { MeshFile } from './mesh-file.js';
import { parseMesh } from './parse-mesh.js';
import type { ReadOptions } from './read-options.js';

const CHUNK = 1 << 20;

/** The bytes of an open file from where it stands, always in the same buffer. */
async function* chunksOf(file: FileHandle, total: number, options: ReadOptions): AsyncGenerator<Uint8Array> {
  const buffer = new Uint8Array(Math.min(CHUNK, Math.max(total, HEAD)));
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

/**
 * Reads a mesh from a file, in Node. See `parseMesh` for what is read and how. What the file is, its first bytes tell, else its
 * extension; where they contradict each other, the content is right, and a note tells.
 *
 * @param path     the file; messages name it as it is given here
 * @param options  the format, a callback for progress, a signal to stop
 * @throws RangeError (the promise is rejected) naming the argument, if one is no path or no option
 * @throws FormatError (the promise is rejected) if the file is not what its format says, or the format is not known
 * @throws the system's error if the file cannot be opened or read; the signal's reason if it is aborted
 */
export async function readMesh(path: string, options: ReadOptions = {}): Promise<MeshFile> {
  requireString('readMesh', 'path', path);
  requireOptions('readMesh', 'options', options);
  requireFormat('readMesh', 'options.format', options.format);
  if (options.onProgress !== undefined) requireFunction('readMesh', 'options.onProgress', options.onProgress);
  requireSignal('readMesh', 'options.signal', options.signal);
  options.signal?.throwIfAborted();
  // Not imported above, so that this module can be loaded in a browser.
  const { open } = await import('node:fs/promises');
  const file = await open(path);
  try {
    const stat = await file.stat();
    // Pipes and devices have no size.
    const total = stat.isFile() ? stat.size : undefined;
    const { signal } = options;
    return await parseMesh(chunksOf(file, total ?? 0, options), options.format, {
      name: path,
      ...(total !== undefined && { totalBytes: total }),
      ...(signal !== undefined && { signal }),
    });
  } finally {
    await file.close();
  }
}
