import { looksLikeUtf16, markLength } from '../byte-order-mark.js';
import { RollingBuffer } from '../byte-source.js';
import { byteSize, FormatError } from '../format-error.js';
import { chunksOf, type MeshBytes } from '../mesh-bytes.js';

/** Nobody draws larger maps; a text of this size is within what all engines hold as one string. */
const LARGEST = 1 << 28;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const latin1 = new TextDecoder('latin1');

/**
 * The text of a map file, without a byte order mark: UTF-8, or a character for each byte where it is none, as old
 * editors wrote.
 *
 * @throws FormatError if it is too large, or text in UTF-16
 * @throws RangeError if it is nothing that has bytes
 */
export async function mapText(
  where: string,
  file: string,
  bytes: MeshBytes,
  signal?: AbortSignal,
  most = LARGEST,
): Promise<string> {
  if (typeof bytes !== 'string') {
    const chunks = chunksOf(bytes, undefined, where).bytes;
    return decoded(file, await collected(file, chunks, signal, most));
  }
  requireSize(file, bytes.length, most);
  // A comment may name a file as well.
  if (/^(?!\s*(?:\/\/|[;#]))[^\n{]*\.map$/i.test(bytes)) {
    throw new FormatError(file, 'is a text that looks like the name of a file: pass what the file holds');
  }
  return bytes.startsWith('\ufeff') ? bytes.slice(1) : bytes;
}

function requireSize(file: string, size: number, most: number): void {
  if (size > most) throw new FormatError(file, `is larger than ${byteSize(most)}`);
}

async function collected(
  file: string,
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
  most: number,
): Promise<Uint8Array> {
  if (bytes instanceof Uint8Array) {
    requireSize(file, bytes.length, most);
    return bytes;
  }
  const buffer = new RollingBuffer();
  for await (const chunk of bytes) {
    signal?.throwIfAborted();
    requireSize(file, buffer.length + chunk.length, most);
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
