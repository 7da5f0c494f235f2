/** What a link of the playground opens, as the fragment of its address. */
export type Place =
  | { readonly type: 'code'; readonly code: string }
  | { readonly type: 'example' | 'lesson' | 'case'; readonly name: string };

/** Longer programs are nobody's that was made here. */
const LONGEST = 200_000;

async function through(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const readable = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream);
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = (readable as ReadableStream<Uint8Array>).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > LONGEST) {
      await reader.cancel();
      throw new RangeError(`a program in a link has at most ${LONGEST} bytes`);
    }
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/**
 * A program as the fragment of a link.
 *
 * @throws RangeError for a program that is too long
 * @example (await codeFragment('1 + 1;')).startsWith('#code='); // true
 */
export async function codeFragment(code: string): Promise<string> {
  const text = new TextEncoder().encode(code);
  if (text.length > LONGEST) throw new RangeError(`a program in a link has at most ${LONGEST} bytes`);
  const bytes = await through(text, new CompressionStream('deflate-raw'));
  return `#code=${toBase64Url(bytes)}`;
}

/** A name as it was before it became part of an address. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error('this link cannot be read: it has a % that begins no character');
  }
}

/**
 * What a fragment opens; `undefined` for any other one.
 *
 * @throws Error for a program or a name that cannot be read
 */
export async function placeOf(fragment: string): Promise<Place | undefined> {
  const [, type, rest] = /^#(code|example|lesson|case)=(.*)$/s.exec(fragment) ?? [];
  if (rest === undefined) return undefined;
  if (type !== 'code') return { type: type as 'example', name: decoded(rest) };
  try {
    const bytes = await through(fromBase64Url(rest), new DecompressionStream('deflate-raw'));
    return { type, code: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (error) {
    // Browsers speak of their functions.
    const why = error instanceof RangeError ? error.message : 'it is cut off, or was not made here';
    throw new Error(`the program of this link cannot be read: ${why}`);
  }
}
