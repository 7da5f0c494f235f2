import { type ByteSource, feed, type RollingBuffer } from './byte-source.js';
import type { MeshFile } from './mesh-file.js';
import { PlyBinaryBody } from './ply-binary-body.js';
import { PlyBuilder } from './ply-builder.js';
import { PlyHeaderReader } from './ply-header.js';
import { PlyTextBody } from './ply-text-body.js';
import { LineFeeder } from './read-lines.js';

/** The header, and then what it describes. */
class PlyReader {
  readonly #source: ByteSource;
  readonly #header: PlyHeaderReader;
  #builder: PlyBuilder | undefined;
  #consumeBody: ((buffer: RollingBuffer, last: boolean) => void) | undefined;

  constructor(source: ByteSource) {
    this.#source = source;
    this.#header = new PlyHeaderReader(source);
  }

  readonly consume = (buffer: RollingBuffer, last: boolean): void => {
    if (this.#consumeBody === undefined && !this.#readHeader(buffer, last)) return;
    this.#consumeBody!(buffer, last);
  };

  #readHeader(buffer: RollingBuffer, last: boolean): boolean {
    const header = this.#header.consume(buffer, last);
    if (header === undefined) return false;
    const builder = new PlyBuilder(this.#source, header, buffer.offset);
    this.#builder = builder;
    this.#consumeBody =
      header.format === 'ascii' ? textBody(builder, header.lines) : new PlyBinaryBody(builder).consume;
    return true;
  }

  finish(): Promise<MeshFile> {
    return this.#builder!.finish();
  }
}

function textBody(builder: PlyBuilder, lines: number): (buffer: RollingBuffer, last: boolean) => void {
  const body = new PlyTextBody(builder);
  const feeder = new LineFeeder(builder.source.name, body.block);
  feeder.scanner.line = lines + 1;
  return (buffer, last) => {
    feeder.consume(buffer, last);
    if (last) body.finish(feeder.scanner);
  };
}

/** Reads PLY. What is decided where the format leaves a choice is told in `parseMesh`. */
export async function readPly(source: ByteSource): Promise<MeshFile> {
  const reader = new PlyReader(source);
  await feed(source, reader.consume);
  return reader.finish();
}
