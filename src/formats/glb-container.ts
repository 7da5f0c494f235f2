import { byteSize, FormatError } from './format-error.js';

const MAGIC = 0x4654_6c67;
const JSON_CHUNK = 0x4e4f_534a;
const BINARY_CHUNK = 0x004e_4942;
const HEADER = 12;
const CHUNK_HEADER = 8;

/** The two parts of a GLB file. */
export interface GlbParts {
  readonly json: Readonly<Record<string, unknown>>;
  readonly binary: Uint8Array<ArrayBuffer>;
  /** How many bytes stand behind what the header declares. */
  readonly trailing: number;
}

/**
 * Takes a GLB file apart. Source: Khronos Group, "glTF 2.0 Specification", section 4.
 *
 * @throws FormatError if a length is not kept, or the first part is no JSON
 */
export function glbParts(file: string, bytes: Uint8Array): GlbParts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const fail = (what: string, offset: number): never => {
    throw new FormatError(file, what, { offset });
  };
  if (bytes.length < HEADER || view.getUint32(0, true) !== MAGIC)
    fail('expected "glTF", the beginning of a GLB file', 0);
  const version = view.getUint32(4, true);
  if (version !== 2) fail(`expected version 2 of GLB, found ${version}`, 4);
  const length = view.getUint32(8, true);
  if (length > bytes.length) fail(`declares ${byteSize(length)}, the file has ${byteSize(bytes.length)}`, 8);
  let json: Uint8Array | undefined;
  let binary: Uint8Array | undefined;
  for (let at = HEADER; at < length; ) {
    if (at + CHUNK_HEADER > length) fail('the file ends in the header of a chunk', at);
    const size = view.getUint32(at, true);
    const type = view.getUint32(at + 4, true);
    const start = at + CHUNK_HEADER;
    if (size > length - start)
      fail(`a chunk declares ${byteSize(size)}, ${byteSize(length - start)} are left`, at);
    if (at === HEADER && type !== JSON_CHUNK) fail('expected JSON as the first chunk', at);
    if (type === JSON_CHUNK) json ??= bytes.subarray(start, start + size);
    if (type === BINARY_CHUNK) binary ??= bytes.subarray(start, start + size);
    at = start + size;
  }
  if (json === undefined) return fail('expected JSON as the first chunk', HEADER);
  // A copy starts where numbers of any size may start.
  return {
    json: parseJson(file, json),
    binary: new Uint8Array(binary ?? []),
    trailing: bytes.length - length,
  };
}

function parseJson(file: string, bytes: Uint8Array): Readonly<Record<string, unknown>> {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new FormatError(file, 'the first chunk is not JSON', { offset: HEADER + CHUNK_HEADER, cause });
  }
  if (typeof json === 'object' && json !== null && !Array.isArray(json))
    return json as Record<string, unknown>;
  throw new FormatError(file, 'the first chunk is not a JSON object', { offset: HEADER + CHUNK_HEADER });
}
