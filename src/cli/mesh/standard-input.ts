import { fstatSync } from 'node:fs';
import { unreadOf } from '../../formats/detect-format.js';
import { FormatError, formatByContent, MESH_FORMATS, type MeshFile, parseMesh } from '../../formats/index.js';

import { UsageError } from '../usage-error.js';
import { type MeshSource, STANDARD_INPUT } from './mesh-source.js';

/** So many bytes tell what format they are, if their beginning tells. */
const ENOUGH = 4096;

/** @throws UsageError if standard input is a folder, from which nothing ever comes */
export function requireInput(): void {
  if (fstatSync(0).isDirectory()) throw new UsageError(`${STANDARD_INPUT}: this is a folder`);
}

/** The size of what is read, where it is a file (`< mesh.stl`). */
function inputSize(): number | undefined {
  const stat = fstatSync(0);
  return stat.isFile() ? stat.size : undefined;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
}

/** What was read already, and then the rest. */
async function* again(
  first: readonly Uint8Array[],
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

/**
 * Reads a mesh from a stream. Its format is the given one, or what its first bytes show; binary STL, which shows in its
 * size only, is held whole for that if the size is not known.
 *
 * @throws FormatError if it is broken, or of no known format
 */
export async function parseStream(
  stream: AsyncIterable<Uint8Array>,
  format: MeshSource['format'],
  size: number | undefined,
): Promise<MeshFile> {
  const options = { name: STANDARD_INPUT };
  if (format !== undefined) return parseMesh(stream, format, options);
  const rest = stream[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  let length = 0;
  const readUpTo = async (enough: number): Promise<void> => {
    while (length < enough) {
      const next = await rest.next();
      if (next.done === true) return;
      read.push(next.value);
      length += next.value.length;
    }
  };
  await readUpTo(ENOUGH);
  const unread = unreadOf(joined(read));
  if (unread !== undefined) throw new FormatError(STANDARD_INPUT, `is ${unread}`);
  let found = formatByContent(joined(read), size);
  if (found === undefined && size === undefined) {
    await readUpTo(Infinity);
    found = formatByContent(joined(read), length);
  }
  if (found !== undefined) return parseMesh(again(read, rest), found, options);
  const known = MESH_FORMATS.join(', ');
  throw new FormatError(
    STANDARD_INPUT,
    `its first bytes do not tell its format: give --format, one of ${known}`,
  );
}

/** The bytes of standard input, with a word about each chunk, until they are wanted no more. */
async function* chunksOf(
  signal: AbortSignal,
  onProgress: (bytesRead: number) => void,
): AsyncGenerator<Uint8Array> {
  const { stdin } = process;
  const stop = () => stdin.destroy(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  let read = 0;
  for await (const chunk of stdin as AsyncIterable<Uint8Array>) {
    read += chunk.length;
    yield chunk;
    onProgress(read);
  }
}

/** Whether some text can only be JSON: no mesh begins like that. Undefined, if it has not begun yet. */
export function beginsAsJson(bytes: Uint8Array): boolean | undefined {
  const first = bytes.find((byte) => !' \t\r\n'.includes(String.fromCharCode(byte)));
  return first === undefined ? undefined : first === '{'.charCodeAt(0);
}

/** Reads JSON from a stream, as text, or else a mesh as {@link parseStream} does. */
export async function parseJsonOrMesh(
  stream: AsyncIterable<Uint8Array>,
  format: MeshSource['format'],
  size: number | undefined,
): Promise<MeshFile | string> {
  const rest = stream[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  let isJson: boolean | undefined;
  while (isJson !== false) {
    const next = await rest.next();
    if (next.done === true) break;
    read.push(next.value);
    isJson ??= beginsAsJson(next.value);
  }
  if (isJson === true) return new TextDecoder().decode(joined(read));
  return parseStream(again(read, rest), format, size);
}

/** Reads standard input, as far as the signal lets it. */
export async function readStandardInput<T>(
  parse: (stream: AsyncIterable<Uint8Array>, format: MeshSource['format'], size?: number) => Promise<T>,
  format: MeshSource['format'],
  signal: AbortSignal,
  onProgress: (bytesRead: number, total: number) => void,
): Promise<T> {
  const size = inputSize();
  return parse(
    chunksOf(signal, (read) => onProgress(read, size ?? 0)),
    format,
    size,
  );
}
