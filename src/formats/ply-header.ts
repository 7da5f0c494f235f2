import type { ByteSource, RollingBuffer } from './byte-source.js';
import { FormatError } from './format-error.js';
import { printable } from './name-of.js';
import { quoted } from './scan-error.js';

/** The types of numbers in PLY, by their older and their newer names. */
const TYPES = {
  char: 'int8',
  uchar: 'uint8',
  short: 'int16',
  ushort: 'uint16',
  int: 'int32',
  uint: 'uint32',
  float: 'float32',
  double: 'float64',
  int8: 'int8',
  uint8: 'uint8',
  int16: 'int16',
  uint16: 'uint16',
  int32: 'int32',
  uint32: 'uint32',
  float32: 'float32',
  float64: 'float64',
} as const;

/** A type of numbers. */
export type PlyType = (typeof TYPES)[keyof typeof TYPES];

/** How many bytes a number takes. */
export const SIZE_OF: Readonly<Record<PlyType, number>> = {
  int8: 1,
  uint8: 1,
  int16: 2,
  uint16: 2,
  int32: 4,
  uint32: 4,
  float32: 4,
  float64: 8,
};

/** A property of an element: a number, or a list of them behind their count. */
export interface PlyProperty {
  readonly name: string;
  readonly type: PlyType;
  /** The type of the count, if it is a list. */
  readonly countType: PlyType | undefined;
}

/** A kind of things that the file has so many of, one behind the other. */
export interface PlyElement {
  readonly name: string;
  readonly count: number;
  readonly properties: readonly PlyProperty[];
}

/** What a header says. */
export interface PlyHeader {
  readonly format: 'ascii' | 'binary_little_endian' | 'binary_big_endian';
  readonly elements: readonly PlyElement[];
  /** How many lines the header has. */
  readonly lines: number;
  /** How many of them are comments without the word for it. */
  readonly unmarked: number;
  /** Whether the list of a face's vertices was declared for vertices, in a file without faces: it is nowhere then. */
  readonly strayList: boolean;
}

/** The byte order mark of UTF-8, a character for each byte. */
const MARK = /^\xef\xbb\xbf/;
/** What Blender 2.4 wrote before the first element, and forgot to call a comment. */
const CREATED = /^Created by /;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const LONGEST_LINE = 1 << 16;
/** More elements and properties than anybody means. */
const MOST_PROPERTIES = 10_000;

/** Reads a header line by line, each of which may arrive in parts. Source: Turk 1994, "The PLY Polygon File Format". */
export class PlyHeaderReader {
  readonly #source: ByteSource;
  #line = 0;
  /** The byte that ends a line: what ends the first one. */
  #ending: number | undefined;
  #format: PlyHeader['format'] | undefined;
  readonly #elements: { name: string; count: number; properties: PlyProperty[] }[] = [];
  #properties = 0;
  #unmarked = 0;

  constructor(source: ByteSource) {
    this.#source = source;
  }

  /** Takes the lines that are complete; the header, once its last line was taken. */
  consume(buffer: RollingBuffer, last: boolean): PlyHeader | undefined {
    for (let line = this.#take(buffer, last); line !== undefined; line = this.#take(buffer, last)) {
      this.#line++;
      const header = this.#read(line);
      if (header !== undefined) return header;
    }
    if (!last) return undefined;
    this.#line++;
    return this.#fail('expected "end_header", found the end of the file');
  }

  #take(buffer: RollingBuffer, last: boolean): string | undefined {
    const { bytes, start, end } = buffer;
    this.#ending ??= findEnding(bytes, start, end);
    const at = this.#ending === undefined ? -1 : bytes.subarray(start, end).indexOf(this.#ending);
    if (at < 0) {
      if (end - start > LONGEST_LINE) this.#fail(`a line of the header is longer than ${LONGEST_LINE} bytes`);
      // The header may be all there is, and its last line without an end.
      if (!last || start === end) return undefined;
      buffer.start = end;
      return decode(bytes, start, end);
    }
    buffer.start = start + at + 1;
    return decode(bytes, start, start + at);
  }

  #read(line: string): PlyHeader | undefined {
    const words = line.trim().split(/\s+/);
    if (this.#line === 1) {
      if (line.replace(MARK, '').trim() !== 'ply') this.#fail(`expected "ply", found ${quoted(words[0]!)}`);
      return undefined;
    }
    if (this.#format === undefined && words[0] !== 'format' && !isComment(words[0]!)) {
      this.#fail(`expected the format, found ${quoted(words[0]!)}`);
    }
    if (words[0] === 'format') this.#readFormat(words);
    else if (words[0] === 'element') this.#readElement(words);
    else if (words[0] === 'property') this.#readProperty(words);
    else if (words[0] === 'end_header') return this.#finish();
    else if (this.#elements.length === 0 && CREATED.test(line)) this.#unmarked++;
    else if (!isComment(words[0]!)) {
      this.#fail(`expected "element", "property", "comment" or "end_header", found ${quoted(words[0]!)}`);
    }
    return undefined;
  }

  #readFormat([, format, version]: readonly string[]): void {
    if (this.#format !== undefined) this.#fail('the format is given twice');
    if (format !== 'ascii' && format !== 'binary_little_endian' && format !== 'binary_big_endian') {
      const known = '"ascii", "binary_little_endian" or "binary_big_endian"';
      this.#fail(`expected the format ${known}, found ${quoted(format ?? '')}`);
    }
    if (version !== '1.0') this.#fail(`expected version "1.0", found ${quoted(version ?? '')}`);
    this.#format = format;
  }

  #readElement([, name, count]: readonly string[]): void {
    if (name === undefined || count === undefined) this.#fail('expected a name and a count after "element"');
    if (!/^\d+$/.test(count)) this.#fail(`expected the number of ${quoted(name)}, found ${quoted(count)}`);
    const n = Number(count);
    if (!Number.isSafeInteger(n)) this.#fail(`the number of ${quoted(name)} is beyond 2^53`);
    if (this.#elements.some((element) => element.name === name)) {
      this.#fail(`element ${quoted(name)} is declared twice`);
    }
    this.#limit();
    this.#elements.push({ name: printable(name), count: n, properties: [] });
  }

  #readProperty(words: readonly string[]): void {
    const element = this.#elements.at(-1);
    if (element === undefined) this.#fail('a property stands before the first element');
    const isList = words[1] === 'list';
    const countType = isList ? this.#type(words[2]) : undefined;
    if (countType?.startsWith('float')) this.#fail('the count of a list must be of an integer type');
    const type = this.#type(words[isList ? 3 : 1]);
    const name = words[isList ? 4 : 2];
    if (name === undefined) this.#fail('expected the name of the property, found the end of the line');
    if (element.properties.some((property) => property.name === name)) {
      this.#fail(`property ${quoted(name)} of ${quoted(element.name)} is declared twice`);
    }
    this.#limit();
    element.properties.push({ name: printable(name), type, countType });
  }

  #limit(): void {
    if (++this.#properties > MOST_PROPERTIES)
      this.#fail(`more than ${MOST_PROPERTIES} elements and properties`);
  }

  #type(name: string | undefined): PlyType {
    const type = Object.hasOwn(TYPES, name ?? '') ? TYPES[name as keyof typeof TYPES] : undefined;
    return type ?? this.#fail(`expected a type such as "double" or "int", found ${quoted(name ?? '')}`);
  }

  #finish(): PlyHeader {
    const strayList = this.#dropStrayList();
    return {
      format: this.#format!,
      elements: this.#elements,
      lines: this.#line,
      unmarked: this.#unmarked,
      strayList,
    };
  }

  /** Blender 2.7 declares the list of faces even where it declares no faces: behind the vertices, whose it is not. */
  #dropStrayList(): boolean {
    if (this.#elements.some(({ name }) => name === 'face')) return false;
    const vertex = this.#elements.find(({ name }) => name === 'vertex');
    const last = vertex?.properties.at(-1);
    if (last?.countType === undefined || !/^vertex_ind(?:ex|ices)$/.test(last.name)) return false;
    vertex!.properties.pop();
    return true;
  }

  #fail(what: string): never {
    throw new FormatError(this.#source.name, what, { line: this.#line });
  }
}

function isComment(word: string): boolean {
  return word === 'comment' || word === 'obj_info' || word === '';
}

/** What ends the first line; undefined while it is not known. A return before a line feed is a space. */
function findEnding(bytes: Uint8Array, start: number, end: number): number | undefined {
  for (let i = start; i < end; i++) {
    if (bytes[i] === LINE_FEED) return LINE_FEED;
    if (bytes[i] !== CARRIAGE_RETURN) continue;
    if (i + 1 === end) return undefined;
    return bytes[i + 1] === LINE_FEED ? LINE_FEED : CARRIAGE_RETURN;
  }
  return undefined;
}

function decode(bytes: Uint8Array, from: number, to: number): string {
  return new TextDecoder('latin1').decode(bytes.subarray(from, to));
}
