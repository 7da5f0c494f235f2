import type { ByteSource, RollingBuffer } from './byte-source.js';
import { counted, FormatError } from './format-error.js';
import type { MeshFile } from './mesh-file.js';
import { requireBytes, trusted } from './parse-context.js';
import { NORMAL, StlBuilder, VERTICES } from './stl-builder.js';

const HEADER = 84;
const FACET = 50;

/** Reads binary STL: 80 bytes of anything, the count, and 50 bytes for each facet. */
export class StlBinaryReader {
  readonly #source: ByteSource;
  readonly #builder = new StlBuilder();
  /** How many facets are declared; undefined before the header. */
  #declared: number | undefined;
  #attributes = 0;
  #trailing = 0;

  constructor(source: ByteSource) {
    this.#source = source;
  }

  readonly consume = (buffer: RollingBuffer, last: boolean): void => {
    const view = new DataView(buffer.bytes.buffer);
    if (this.#declared === undefined && !this.#header(buffer, view, last)) return;
    const declared = this.#declared!;
    while (buffer.length >= FACET && this.#builder.count < declared) {
      this.#facet(buffer, view);
      buffer.start += FACET;
    }
    if (this.#builder.count === declared) {
      this.#trailing += buffer.length;
      buffer.start = buffer.end;
    } else if (last) {
      const what = `declares ${counted(declared, 'triangle')}, the file ends in number ${this.#builder.count}`;
      this.#fail(buffer.dropped + buffer.end, what);
    }
  };

  #header(buffer: RollingBuffer, view: DataView, last: boolean): boolean {
    if (buffer.length < HEADER) {
      if (last)
        this.#fail(buffer.dropped + buffer.end, 'the file ends in the header of binary STL (84 bytes)');
      return false;
    }
    const declared = view.getUint32(buffer.start + HEADER - 4, true);
    requireBytes(this.#source, HEADER + FACET * declared, counted(declared, 'triangle'));
    this.#declared = declared;
    this.#builder.indices.reserve(3 * trusted(this.#source, declared, FACET));
    buffer.start += HEADER;
    return true;
  }

  #facet(buffer: RollingBuffer, view: DataView): void {
    const { facet } = this.#builder;
    const at = buffer.start;
    for (let i = NORMAL; i < 12; i++) {
      facet[i] = view.getFloat32(at + 4 * i, true);
      if (i >= VERTICES && !Number.isFinite(facet[i])) {
        const axis = 'xyz'[i % 3];
        const vertex = Math.floor(i / 3) - 1;
        const what = `${axis} of vertex ${vertex} of triangle ${this.#builder.count} must be a finite number`;
        this.#fail(buffer.dropped + at + 4 * i, `${what}, found ${facet[i]}`);
      }
    }
    if (view.getUint16(at + 48, true) !== 0) this.#attributes++;
    this.#builder.add();
  }

  finish(): MeshFile {
    const { notes } = this.#builder;
    const attributes = `${counted(this.#attributes, 'facet')} with attribute bytes (colours): ignored`;
    notes.add('attribute-bytes', this.#attributes, attributes);
    notes.add(
      'trailing-data',
      this.#trailing,
      `${counted(this.#trailing, 'byte')} behind the last facet: not read`,
    );
    return this.#builder.finish();
  }

  #fail(offset: number, what: string): never {
    throw new FormatError(this.#source.name, what, { offset });
  }
}
