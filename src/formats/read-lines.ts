import { markLength } from './byte-order-mark.js';
import { type ByteSource, feed, LineSplitter, type RollingBuffer } from './byte-source.js';
import { TextScanner } from './text-scanner.js';

/** Reads the lines of a block that the scanner has loaded. */
export type ReadBlock = (scanner: TextScanner) => void;

/** Hands the complete lines of a buffer to a reader. */
export class LineFeeder {
  readonly scanner: TextScanner;
  readonly #lines: LineSplitter;
  readonly #readBlock: ReadBlock;

  constructor(file: string, readBlock: ReadBlock, continued = false) {
    this.scanner = new TextScanner(file, continued);
    this.#lines = new LineSplitter(file, continued);
    this.#readBlock = readBlock;
  }

  readonly consume = (buffer: RollingBuffer, last: boolean): void => {
    const end = this.#lines.end(buffer, last);
    if (end === buffer.start) return;
    // A line that is complete has all of the mark.
    if (buffer.offset === 0) buffer.start += markLength(buffer.bytes, buffer.start);
    this.scanner.load(buffer.bytes, buffer.start, end);
    this.#readBlock(this.scanner);
    buffer.start = end;
  };
}

/** Feeds the lines of a text file to a reader, block by block; the scanner then stands at the end. */
export async function readLines(
  source: ByteSource,
  readBlock: ReadBlock,
  continued = false,
): Promise<TextScanner> {
  const feeder = new LineFeeder(source.name, readBlock, continued);
  await feed(source, feeder.consume);
  return feeder.scanner;
}
