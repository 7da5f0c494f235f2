/**
 * Plain data as bytes: texts, doubles, lists and objects, one value after the other, each with a byte in front that
 * says what it is. Lists of integers of 32 bits and lists of doubles are packed; a text that came before is told by its
 * number.
 */

const TEXT = 0;
const KNOWN_TEXT = 1;
const DOUBLE = 2;
const INTEGERS = 3;
const DOUBLES = 4;
const LIST = 5;
const OBJECT = 6;

/** What can be written. */
export type Plain = string | number | readonly Plain[] | { readonly [key: string]: Plain };

/** Bytes that grow. */
class Writer {
  #bytes = new Uint8Array(1024);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;

  /** Room for more bytes, in wider bytes if need be; where it begins. */
  #room(count: number): number {
    const at = this.#length;
    this.#length += count;
    if (this.#length > this.#bytes.length) {
      const wider = new Uint8Array(2 * this.#length);
      wider.set(this.#bytes);
      this.#bytes = wider;
      this.#view = new DataView(wider.buffer);
    }
    return at;
  }

  byte(value: number): void {
    const at = this.#room(1);
    this.#bytes[at] = value;
  }

  word(value: number): void {
    const at = this.#room(4);
    this.#view.setInt32(at, value, true);
  }

  double(value: number): void {
    const at = this.#room(8);
    this.#view.setFloat64(at, value, true);
  }

  bytes(values: Uint8Array): void {
    const at = this.#room(values.length);
    this.#bytes.set(values, at);
  }

  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }
}

/** A header of words, and a value. */
export function plainToBytes(header: readonly number[], value: Plain): Uint8Array {
  const writer = new Writer();
  for (const word of header) writer.word(word);
  write(writer, value, new Map());
  return writer.finish();
}

function write(writer: Writer, value: Plain, texts: Map<string, number>): void {
  if (typeof value === 'string') writeText(writer, value, texts);
  else if (typeof value === 'number') {
    writer.byte(DOUBLE);
    writer.double(value);
  } else if (isList(value)) writeList(writer, value, texts);
  else {
    const entries = Object.entries(value);
    writer.byte(OBJECT);
    writer.word(entries.length);
    for (const [key, part] of entries) {
      writeText(writer, key, texts);
      write(writer, part, texts);
    }
  }
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}

function writeText(writer: Writer, text: string, texts: Map<string, number>): void {
  const known = texts.get(text);
  if (known !== undefined) {
    writer.byte(KNOWN_TEXT);
    writer.word(known);
    return;
  }
  texts.set(text, texts.size);
  const bytes = new TextEncoder().encode(text);
  writer.byte(TEXT);
  writer.word(bytes.length);
  writer.bytes(bytes);
}

function writeList(writer: Writer, list: readonly Plain[], texts: Map<string, number>): void {
  if (list.every((x) => Number.isInteger(x) && Object.is((x as number) | 0, x))) {
    writer.byte(INTEGERS);
    writer.word(list.length);
    for (const x of list) writer.word(x as number);
  } else if (list.every((x) => typeof x === 'number')) {
    writer.byte(DOUBLES);
    writer.word(list.length);
    for (const x of list) writer.double(x as number);
  } else {
    writer.byte(LIST);
    writer.word(list.length);
    for (const part of list) write(writer, part, texts);
  }
}

/** Why bytes are none of these. */
export class MalformedBytes extends Error {}

/** Deeper data are none: lists of points of planes of points are. */
const DEEPEST = 1000;

/** The value behind a header of so many bytes. @throws MalformedBytes if there is none, or there is more behind it */
export function plainFromBytes(bytes: Uint8Array, header: number): Plain {
  const reader = new Reader(bytes, header);
  const value = reader.value(0);
  if (reader.at !== bytes.length) throw new MalformedBytes(`${bytes.length - reader.at} bytes too many`);
  return value;
}

class Reader {
  readonly #view: DataView;
  readonly #texts: string[] = [];
  at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.at = at;
  }

  /** Where the next bytes begin, if there are as many. */
  #take(count: number): number {
    const { at } = this;
    if (!(count >= 0 && at + count <= this.#view.byteLength)) throw new MalformedBytes('an end too early');
    this.at += count;
    return at;
  }

  #word(): number {
    return this.#view.getInt32(this.#take(4), true);
  }

  /** How many values follow, each of so many bytes at least. */
  #count(each: number): number {
    const count = this.#word();
    if (!(count >= 0 && this.at + each * count <= this.#view.byteLength)) {
      throw new MalformedBytes('a length beyond the end');
    }
    return count;
  }

  value(depth: number): Plain {
    if (depth > DEEPEST) throw new MalformedBytes('data in data without an end');
    const tag = this.#view.getUint8(this.#take(1));
    switch (tag) {
      case TEXT:
      case KNOWN_TEXT:
        return this.#text(tag);
      case DOUBLE:
        return this.#view.getFloat64(this.#take(8), true);
      case INTEGERS:
        return this.#list(4, () => this.#word());
      case DOUBLES:
        return this.#list(8, () => this.#view.getFloat64(this.#take(8), true));
      case LIST:
        return this.#list(1, () => this.value(depth + 1));
      case OBJECT:
        return Object.fromEntries(
          this.#list(
            2,
            () => [this.#text(this.#view.getUint8(this.#take(1))), this.value(depth + 1)] as const,
          ),
        );
      default:
        throw new MalformedBytes(`the unknown mark ${tag}`);
    }
  }

  #list<T>(each: number, read: () => T): T[] {
    const count = this.#count(each);
    const list: T[] = [];
    for (let i = 0; i < count; i++) list.push(read());
    return list;
  }

  #text(tag: number): string {
    if (tag === KNOWN_TEXT) {
      const known = this.#texts[this.#word()];
      if (known === undefined) throw new MalformedBytes('a text that was not there before');
      return known;
    }
    if (tag !== TEXT) throw new MalformedBytes(`the mark ${tag} instead of a text`);
    const length = this.#count(1);
    const from = this.#view.byteOffset + this.#take(length);
    const text = new TextDecoder().decode(new Uint8Array(this.#view.buffer, from, length));
    this.#texts.push(text);
    return text;
  }
}
