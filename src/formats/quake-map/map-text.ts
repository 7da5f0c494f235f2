import { looksLikeUtf16, markLength } from '../byte-order-mark.js';
import { RollingBuffer } from '../byte-source.js';
import { byteSize, FormatError } from '../format-error.js';
import { chunksOf, type MeshBytes } from '../mesh-bytes.js';

/** Nobody draws larger maps; a text of this size is within what all engines hold as one string. */
export const LARGEST_MAP = 1 << 28;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const latin1 = new TextDecoder('latin1');

/**
 * The text of a map file, without a byte order mark: UTF-8, or a character for each byte where it is none, as old editors wrote.
 *
 * @throws FormatError if it is too large, or text in UTF-16
 * @throws RangeError if it is nothing that has bytes
 */
export async function mapText(
  where: string,
  file: string,
  bytes: MeshBytes,
  signal?: AbortSignal,
): Promise<string> {
  if (typeof bytes !== 'string') return decoded(file, await collected(where, file, bytes, signal));
  requireSize(file, bytes.length);
  return bytes.startsWith('\ufeff') ? bytes.slice(1) : bytes;
}

function requireSize(file: string, size: number): void {
  if (size > LARGEST_MAP) throw new FormatError(file, `is larger than ${byteSize(LARGEST_MAP)}`);
}

async function collected(
  where: string,
  file: string,
  source: MeshBytes,
  signal: AbortSignal | undefined,
): Promise<Uint8Array> {
  const { bytes } = chunksOf(source, undefined, where);
  if (bytes instanceof Uint8Array) {
    requireSize(file, bytes.length);
    return bytes;
  }
  const buffer = new RollingBuffer();
  for await (const chunk of bytes) {
    signal?.throwIfAborted();
    requireSize(file, buffer.length + chunk.length);
    buffer.append(chunk);
  }
  return buffer.bytes.subarray(buffer.start, buffer.end);
}

function decoded(file: string, bytes: Uint8Array): string {
  if (looksLikeUtf16(bytes)) {
    throw new FormatError(file, 'is text in UTF-16, which is not read: save it as UTF-8');
  }
  const text = bytes.subarray(markLength(bytes));
  try {
    return utf8.decode(text);
  } catch {
    return latin1.decode(text);
  }
}
