import { reject, requireFunction, requireOptions, requireString } from '../core/arguments/index.js';
import { requireFormat, requireSignal } from './check-arguments.js';
import { type OpenFile, openFile } from './file-chunks.js';
import type { MeshFile } from './mesh-file.js';
import { parseMesh } from './parse-mesh.js';
import type { ReadOptions } from './read-options.js';

/**
 * Reads a mesh from a file, in Node. See `parseMesh` for what is read and how. What the file is, its first bytes tell,
 * else its extension; where they contradict each other, the content is right, and a note tells. A pipe is read as it is
 * written; one that nobody opens to write for some seconds is an error.
 *
 * @param path     the file; messages name it as it is given here
 * @param options  the format, a callback for progress, a signal to stop
 * @throws RangeError (the promise is rejected) naming the argument, if one is no path or no option
 * @throws FormatError (the promise is rejected) if the file is not what its format says, or the format is not known
 * @throws the system's error if the file cannot be opened or read; the signal's reason if it is aborted
 */
export async function readMesh(path: string, options: ReadOptions = {}): Promise<MeshFile> {
  requireString('readMesh', 'path', path);
  requireOptions('readMesh', 'options', options, 'format onProgress signal');
  requireFormat('readMesh', 'options.format', options.format);
  if (options.onProgress !== undefined) requireFunction('readMesh', 'options.onProgress', options.onProgress);
  requireSignal('readMesh', 'options.signal', options.signal);
  options.signal?.throwIfAborted();
  const { signal } = options;
  const file = await opened(path, options);
  try {
    return await parseMesh(file.chunks, options.format, {
      name: path,
      ...(file.total !== undefined && { totalBytes: file.total }),
      ...(signal !== undefined && { signal }),
    });
  } finally {
    await file.close();
  }
}

/** Opens a file. A text that stands where its name should is told to be one: the system only finds no such file. */
async function opened(path: string, options: ReadOptions): Promise<OpenFile> {
  try {
    return await openFile(path, options);
  } catch (error) {
    // Names of files may have line feeds, too.
    if (path.includes('\n'))
      reject('readMesh', 'path', 'the name of a file', path, 'a text to parseMesh(text)');
    throw error;
  }
}
