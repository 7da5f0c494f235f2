import { markLength } from './byte-order-mark.js';
import { type ByteSource, feed, type RollingBuffer } from './byte-source.js';
import type { MeshFile } from './mesh-file.js';
import { LineFeeder } from './read-lines.js';
import { StlBinaryReader } from './stl-binary-reader.js';
import { StlTextReader } from './stl-text-reader.js';

const HEADER = 84;
const FACET = 50;
/** How much of a file that may be text is looked at. */
const LOOKED_AT = 1 << 12;
const SOLID = [115, 111, 108, 105, 100];

/** Decides between text and binary, and hands the bytes on. */
class StlReader {
  readonly #source: ByteSource;
  #consume: ((buffer: RollingBuffer, last: boolean) => void) | undefined;
  #finish: (() => MeshFile) | undefined;

  constructor(source: ByteSource) {
    this.#source = source;
  }

  readonly consume = (buffer: RollingBuffer, last: boolean): void => {
    if (this.#consume === undefined) {
      if (!last && buffer.length < LOOKED_AT) return;
      this.#choose(isBinaryStl(buffer, last ? buffer.length : this.#source.total));
    }
    this.#consume!(buffer, last);
  };

  #choose(binary: boolean): void {
    if (binary) {
      const reader = new StlBinaryReader(this.#source);
      this.#consume = reader.consume;
      this.#finish = () => reader.finish();
      return;
    }
    const reader = new StlTextReader();
    const feeder = new LineFeeder(this.#source.name, reader.block);
    this.#consume = feeder.consume;
    this.#finish = () => reader.finish(feeder.scanner);
  }

  finish(): MeshFile {
    return this.#finish!();
  }
}

/**
 * Is it binary? If the size is exactly what the count in the header asks for, yes, whatever the file begins with: many
 * binary files begin with `solid`. Else if it does not begin so, or has a zero byte in its first 4096.
 */
function isBinaryStl({ bytes, start, end }: RollingBuffer, total: number | undefined): boolean {
  if (end - start >= HEADER) {
    const declared = new DataView(bytes.buffer).getUint32(start + HEADER - 4, true);
    if (total === HEADER + FACET * declared) return true;
  }
  let i = start + markLength(bytes, start);
  while (i < end && bytes[i]! <= 32 && bytes[i] !== 0) i++;
  const isSolid = SOLID.every((letter, k) => (bytes[i + k]! | 32) === letter && i + k < end);
  return !isSolid || bytes.subarray(start, Math.min(end, start + LOOKED_AT)).includes(0);
}

/** Reads STL. What is decided where the format leaves a choice is told in `parseMesh`. */
export async function readStl(source: ByteSource): Promise<MeshFile> {
  const reader = new StlReader(source);
  await feed(source, reader.consume);
  return reader.finish();
}
