import { FormatError } from '../formats/format-error.js';

/** No text of a person is as deep as this; engines have a stack of some thousand calls. */
const MOST_LEVELS = 500;

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const STRING = /"[ -!#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[ -!#-[\]-\uffff]*)*"/y;
const SPACE = /[\t\n\r ]*/y;
const WORD = /[^\s,[\]{}":]+/y;

/** Line and column of a place in a text; the first are 1. */
export function lineAndColumn(text: string, at: number): { readonly line: number; readonly column: number } {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < at; end = text.indexOf('\n', start)) {
    line++;
    start = end + 1;
  }
  return { line, column: at - start + 1 };
}

/** Reads JSON (RFC 8259) piece by piece, and knows where it is. */
export class JsonScanner {
  readonly text: string;
  readonly #name: string;
  at: number;
  #levels = 0;

  constructor(name: string, text: string) {
    this.#name = name;
    this.text = text;
    // What some editors write in front of UTF-8 is no part of the text.
    this.at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  }

  /** @throws FormatError naming the place */
  fail(what: string, at = this.at): never {
    throw new FormatError(this.#name, what, lineAndColumn(this.text, at));
  }

  /** What comes next, behind white space: '' at the end. */
  next(): string {
    this.#pass(SPACE);
    return this.text[this.at] ?? '';
  }

  /** What stands here, for messages. */
  found(): string {
    const character = this.next();
    if (character === '') return 'the end of the text';
    const word = this.#matched(WORD) ?? character;
    return `'${word.length > 30 ? `${word.slice(0, 30)}...` : word}'`;
  }

  /** Passes what has to stand here. */
  expect(character: string, what = `'${character}'`): void {
    if (this.next() !== character) this.fail(`expected ${what}, found ${this.found()}`);
    this.at++;
  }

  string(what = 'a string'): string {
    if (this.next() !== '"') this.fail(`expected ${what}, found ${this.found()}`);
    const found = this.#pass(STRING);
    if (found === undefined)
      this.fail('expected a string that ends, without control characters or unknown escapes');
    return JSON.parse(found) as string;
  }

  /** The text of a number. */
  number(): string {
    const found = this.#pass(NUMBER);
    if (found === undefined) this.fail(`expected a number, found ${this.found()}`);
    return found;
  }

  /** `null`, `true` or `false`. */
  word(): null | boolean {
    const start = this.at;
    const word = this.#pass(WORD);
    if (word === 'null') return null;
    if (word === 'true' || word === 'false') return word === 'true';
    this.at = start;
    return this.fail(`expected a JSON value, found ${this.found()}`);
  }

  /** Items between brackets; `item` reads one. */
  items(item: (index: number) => void): void {
    this.#within('[', ']', item);
  }

  /** Members between braces; `member` reads a value. */
  members(member: (key: string, at: number) => void): void {
    this.#within('{', '}', () => {
      this.next();
      const at = this.at;
      const key = this.string('the name of a member in double quotes');
      this.expect(':', `':' behind the name of a member`);
      this.next();
      member(key, at);
    });
  }

  #within(open: string, close: string, part: (index: number) => void): void {
    this.expect(open);
    this.#levels++;
    if (this.#levels > MOST_LEVELS) this.fail(`expected at most ${MOST_LEVELS} levels of lists and objects`);
    for (let index = 0; this.next() !== close || index > 0; index++) {
      part(index);
      if (this.next() === close) break;
      this.expect(',', `',' or '${close}'`);
      // A comma in front of the end is found by the part that is not there.
      this.next();
    }
    this.at++;
    this.#levels--;
  }

  #matched(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text)?.[0];
  }

  #pass(pattern: RegExp): string | undefined {
    const found = this.#matched(pattern);
    if (found !== undefined) this.at += found.length;
    return found;
  }
}
