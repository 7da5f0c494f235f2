import { reject } from '../core/arguments/index.js';

/** What gives bytes one chunk after the other: the `body` of a `Response`, the `stream()` of a `File`. */
export interface ByteStream {
  /** What takes the chunks, one at a time. */
  getReader(): {
    /** The next chunk, or that there is none. */
    read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
    /** No more chunks are wanted. */
    cancel(reason?: unknown): Promise<unknown>;
  };
}

/** A `Blob` or a `File`. */
export interface ByteBlob {
  readonly size: number;
  /** Its bytes, from the beginning. */
  stream(): ByteStream;
}

/** The bytes of a file: text, whole or in chunks of any size. */
export type MeshBytes =
  | string
  | ArrayBuffer
  | ArrayBufferView
  | ByteBlob
  | ByteStream
  | AsyncIterable<Uint8Array>
  | Iterable<Uint8Array>;

/** Bytes as the readers take them, and how many there are if that is known. */
export interface Chunks {
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
  readonly total: number | undefined;
}

const EXPECTED = 'a string, an ArrayBuffer, a Uint8Array, a Blob, or a stream or an iterable of Uint8Arrays';

/**
 * Looks at what a caller calls the bytes of a file.
 *
 * @param where the function that was called
 * @throws RangeError if it is nothing that has bytes
 */
export function chunksOf(bytes: MeshBytes, totalBytes: number | undefined, where = 'parseMesh'): Chunks {
  if (typeof bytes === 'string') return whole(new TextEncoder().encode(bytes));
  if (isBuffer(bytes)) return whole(new Uint8Array(bytes));
  if (ArrayBuffer.isView(bytes))
    return whole(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (typeof bytes === 'object' && bytes !== null) {
    if (isBlob(bytes)) return { bytes: streamed(where, bytes.stream()), total: bytes.size };
    if ('getReader' in bytes) return { bytes: streamed(where, bytes), total: totalBytes };
    if (Symbol.asyncIterator in bytes || Symbol.iterator in bytes) {
      return { bytes: checked(where, bytes), total: totalBytes };
    }
  }
  const isResponse = typeof bytes === 'object' && bytes !== null && 'body' in bytes;
  return reject(where, 'bytes', EXPECTED, bytes, isResponse ? 'v.body' : '');
}

function whole(bytes: Uint8Array): Chunks {
  return { bytes, total: bytes.length };
}

/** Also one of another realm, and one that threads share. */
function isBuffer(bytes: object): bytes is ArrayBuffer {
  const tag = Object.prototype.toString.call(bytes);
  return tag === '[object ArrayBuffer]' || tag === '[object SharedArrayBuffer]';
}

function isBlob(bytes: object): bytes is ByteBlob {
  return 'stream' in bytes && typeof bytes.stream === 'function' && 'size' in bytes;
}

/** The chunks of a stream. Not all engines let streams be iterated. */
async function* streamed(where: string, stream: ByteStream): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  let ended = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      ended = done;
      if (done) return;
      yield requireChunk(where, value);
    }
  } finally {
    if (!ended) await reader.cancel();
  }
}

async function* checked(
  where: string,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) yield requireChunk(where, chunk);
}

function requireChunk(where: string, chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk;
  if (ArrayBuffer.isView(chunk)) return new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  return reject(where, 'bytes', 'given in chunks that are Uint8Arrays', chunk);
}
