import type { FileHandle } from 'node:fs/promises';
import { HEAD } from './byte-source.js';
import { FormatError } from './format-error.js';

const CHUNK = 1 << 20;

/** A pipe is looked at so often. */
const POLL_MS = 20;

/**
 * So long a pipe is waited for that nobody has opened to write: two programs that are started together find each other
 * long before.
 */
export const PATIENCE_MS = 5000;

/** What is done while bytes arrive. */
interface Reading {
  readonly signal?: AbortSignal;
  readonly onProgress?: (bytesRead: number, totalBytes: number) => void;
}

/** A file that is open for reading. */
export interface OpenFile {
  /** The size; undefined for pipes and devices. */
  readonly total: number | undefined;
  /** The bytes from where the file stands, always in the same buffer. */
  readonly chunks: AsyncGenerator<Uint8Array>;
  close(): Promise<void>;
}

/**
 * Opens a file to be read. A pipe is opened without waiting for whoever writes to it: in the system's wait a program
 * could not be stopped any more.
 *
 * @throws the system's error if it cannot be opened
 */
export async function openFile(path: string, reading: Reading): Promise<OpenFile> {
  // Not imported above, so that this module can be loaded in a browser.
  const { constants, open, stat } = await import('node:fs/promises');
  const isPipe = (await stat(path)).isFIFO();
  const file = await open(path, isPipe ? constants.O_RDONLY | constants.O_NONBLOCK : constants.O_RDONLY);
  try {
    const now = await file.stat();
    const total = now.isFile() ? now.size : undefined;
    const read = isPipe ? pipeReader(path, file) : (into: Uint8Array) => readInto(file, into);
    return { total, chunks: chunksOf(read, total ?? 0, reading), close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** How many bytes were read; 0 at the end. */
type Read = (into: Uint8Array, signal?: AbortSignal) => Promise<number>;

async function readInto(file: FileHandle, into: Uint8Array): Promise<number> {
  return (await file.read(into, 0, into.length, null)).bytesRead;
}

/** Bytes that were read; `none` yet, from somebody who writes; `nobody`, if it is not open there. */
async function readPipe(file: FileHandle, into: Uint8Array): Promise<number | 'none' | 'nobody'> {
  try {
    return (await readInto(file, into)) || 'nobody';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return 'none';
    throw error;
  }
}

function pipeReader(path: string, file: FileHandle): Read {
  let hasBegun = false;
  return async (into, signal) => {
    const since = performance.now();
    for (;;) {
      signal?.throwIfAborted();
      const found = await readPipe(file, into);
      if (typeof found === 'number' || found === 'none') hasBegun = true;
      if (typeof found === 'number') return found;
      if (found === 'nobody' && hasBegun) return 0;
      if (found === 'nobody' && performance.now() - since > PATIENCE_MS)
        throw new FormatError(path, `is a pipe, and nobody has written to it for ${PATIENCE_MS / 1000} s`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  };
}

async function* chunksOf(
  read: Read,
  total: number,
  { signal, onProgress }: Reading,
): AsyncGenerator<Uint8Array> {
  const buffer = new Uint8Array(Math.min(CHUNK, Math.max(total, HEAD)));
  let done = 0;
  for (;;) {
    signal?.throwIfAborted();
    const length = await read(buffer, signal);
    if (length === 0) return;
    done += length;
    yield buffer.subarray(0, length);
    onProgress?.(done, Math.max(done, total));
  }
}
