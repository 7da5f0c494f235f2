import { FormatError } from './format-error.js';
import type { Chunks } from './mesh-bytes.js';
import type { Pause } from './pause.js';

/** The bytes of a file as they arrive, with what is known about them. */
export interface ByteSource {
  /** In error messages. */
  readonly name: string;
  /** How many bytes there are, if known. */
  readonly total: number | undefined;
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** To be awaited now and then where work takes long. */
  readonly pause: Pause;
}

/** What a chunk is cut into, so that no buffer is larger than it must be. */
const PIECE = 1 << 20;
/** How many of the first bytes tell what a file is. */
export const HEAD = 4096;

/** A source whose first bytes are known. Those that stream are to be closed. */
export interface Opened extends Omit<ByteSource, 'name' | 'pause'> {
  /** The first bytes: `HEAD`, or all if there are fewer. A copy. */
  readonly head: Uint8Array;
  /** Whether these are all. */
  readonly ended: boolean;
  close(): Promise<void>;
}

/** Looks at the first bytes of a file, all of which are still to be read. */
export async function opened({ bytes, total }: Chunks, signal?: AbortSignal): Promise<Opened> {
  if (bytes instanceof Uint8Array) {
    const head = bytes.slice(0, HEAD);
    return { bytes, total, head, ended: head.length === bytes.length, close: async () => {} };
  }
  const chunks = bytes[Symbol.asyncIterator]();
  let first = new Uint8Array();
  let ended = false;
  while (first.length < HEAD && !ended) {
    const { done, value } = await chunks.next();
    ended = done === true;
    // The buffer of a chunk may be used again for the next one.
    if (done !== true) first = joined(first, value);
  }
  return {
    bytes: resumed(first, chunks, signal),
    total,
    head: first.slice(0, HEAD),
    ended: ended && first.length <= HEAD,
    close: async () => void (await chunks.return?.()),
  };
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/** The first bytes, and what else arrives. */
async function* resumed(
  first: Uint8Array,
  chunks: AsyncIterator<Uint8Array, unknown>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  yield first;
  for (let { done, value } = await chunks.next(); done !== true; { done, value } = await chunks.next()) {
    signal?.throwIfAborted();
    yield value as Uint8Array;
  }
}

/** The bytes in pieces of at most 1 MiB. */
export async function* pieces({ bytes, pause }: ByteSource): AsyncGenerator<Uint8Array> {
  if (bytes instanceof Uint8Array) {
    for (let i = 0; i < bytes.length; i += PIECE) {
      if (i > 0) await pause();
      yield bytes.subarray(i, i + PIECE);
    }
    return;
  }
  for await (const chunk of bytes) {
    for (let i = 0; i < chunk.length; i += PIECE) yield chunk.subarray(i, i + PIECE);
  }
}

/** Bytes that have arrived and are not consumed yet: those of `bytes` from `start` up to `end`. */
export class RollingBuffer {
  bytes = new Uint8Array(1 << 12);
  start = 0;
  end = 0;
  /** How many bytes of the file were dropped before `bytes[0]`. */
  dropped = 0;

  /** How many bytes wait. */
  get length(): number {
    return this.end - this.start;
  }

  /** The place in the file of the first byte that waits. */
  get offset(): number {
    return this.dropped + this.start;
  }

  append(piece: Uint8Array): void {
    if (this.end + piece.length > this.bytes.length) this.#makePlace(piece.length);
    this.bytes.set(piece, this.end);
    this.end += piece.length;
  }

  #makePlace(more: number): void {
    const { bytes, start, end, length } = this;
    const roomy = 2 * (length + more) <= bytes.length;
    const target = roomy ? bytes : new Uint8Array(Math.max(2 * bytes.length, length + more));
    target.set(bytes.subarray(start, end), 0);
    this.bytes = target;
    this.dropped += start;
    this.start = 0;
    this.end = length;
  }
}

/** Takes from the buffer what is complete; at the last call everything. */
export type Consume = (buffer: RollingBuffer, last: boolean) => void;

/** Feeds all bytes of a source to a consumer, and calls it a last time at the end. */
export async function feed(source: ByteSource, consume: Consume): Promise<void> {
  const buffer = new RollingBuffer();
  for await (const piece of pieces(source)) {
    buffer.append(piece);
    consume(buffer, false);
  }
  consume(buffer, true);
}

/** All bytes of a source in one array, for a format that cannot be read in pieces. */
export async function collect(source: ByteSource): Promise<Uint8Array> {
  if (source.bytes instanceof Uint8Array) return source.bytes;
  const buffer = new RollingBuffer();
  for await (const piece of pieces(source)) buffer.append(piece);
  return buffer.bytes.subarray(buffer.start, buffer.end);
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const BACKSLASH = 92;
/** Longer lines are not held in memory: a face with a million corners fits. */
const LONGEST_LINE = 1 << 24;

/**
 * Finds how far the complete lines in a buffer reach. Lines end in a line feed, before which a carriage return counts
 * as a space; or all in a single carriage return, as the first one does: these are replaced by line feeds.
 */
export class LineSplitter {
  readonly #file: string;
  readonly #continued: boolean;
  /** Whether lines end in a single carriage return; not known before the first line ends. */
  #bare: boolean | undefined;
  /** Up to which place in the file there is no end of a line behind the last complete one. */
  #searched = 0;

  /** @param continued whether a backslash before its end joins a line with the next */
  constructor(file: string, continued = false) {
    this.#file = file;
    this.#continued = continued;
  }

  /** The place in `bytes` behind the last complete line; `buffer.start` if there is none. */
  end(buffer: RollingBuffer, last: boolean): number {
    if (last) buffer.append(Uint8Array.of(LINE_FEED));
    const from = Math.max(this.#searched - buffer.dropped, buffer.start);
    if (this.#bare === undefined) this.#findEnding(buffer, from);
    if (this.#bare === undefined) return this.#nothing(buffer);
    if (this.#bare) replaceReturns(buffer.bytes, from, buffer.end);
    this.#searched = buffer.dropped + buffer.end;
    if (last) return buffer.end;
    for (let i = buffer.end - 1; i >= from; i--) {
      if (buffer.bytes[i] === LINE_FEED && !(this.#continued && continues(buffer, i))) return i + 1;
    }
    return this.#nothing(buffer);
  }

  #nothing(buffer: RollingBuffer): number {
    if (buffer.length > LONGEST_LINE) {
      throw new FormatError(this.#file, `a line is longer than ${LONGEST_LINE} bytes`, {
        offset: buffer.offset,
      });
    }
    return buffer.start;
  }

  #findEnding({ bytes, end, dropped }: RollingBuffer, from: number): void {
    for (let i = from; i < end; i++) {
      if (bytes[i] !== LINE_FEED && bytes[i] !== CARRIAGE_RETURN) continue;
      if (bytes[i] === LINE_FEED) this.#bare = false;
      else if (i + 1 < end) this.#bare = bytes[i + 1] !== LINE_FEED;
      // A return at the very end: the next byte tells.
      else this.#searched = dropped + i;
      return;
    }
    this.#searched = dropped + end;
  }
}

function replaceReturns(bytes: Uint8Array, from: number, to: number): void {
  for (let i = from; i < to; i++) if (bytes[i] === CARRIAGE_RETURN) bytes[i] = LINE_FEED;
}

function continues({ bytes, start }: RollingBuffer, newline: number): boolean {
  let i = newline - 1;
  if (i >= start && bytes[i] === CARRIAGE_RETURN) i--;
  return i >= start && bytes[i] === BACKSLASH;
}
