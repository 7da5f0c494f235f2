import { FormatError } from '../format-error.js';
import { quoted } from '../scan-error.js';

const SPACE = 32;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const QUOTE = 34;
const SLASH = 47;
const PLUS = 43;
const MINUS = 45;
const SEMICOLON = 59;
const POINT = 46;
const ZERO = 48;
const LOWER_E = 101;
const BRACKETS: readonly number[] = codesOf('()[]{}');
/** What ends a number, as white space does. */
const ENDS_NUMBER: readonly number[] = [...BRACKETS, QUOTE, SLASH];
/** More than a message shows of a word. */
const LONGEST_FOUND = 60;

function codesOf(characters: string): number[] {
  return Array.from(characters, (character) => character.charCodeAt(0));
}

function isDigit(code: number): boolean {
  return code >= ZERO && code < ZERO + 10;
}

/** The text of a map: a string, or in tests what counts how often it is looked at. */
export interface MapText {
  readonly length: number;
  charCodeAt(index: number): number;
  slice(from: number, to: number): string;
}

/** A place in the text: line and column, both from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * Reads the marks, words, numbers and quoted texts of a map. As in the compilers of the games, all characters up to
 * the space are white space. No character is looked at more than a few times.
 */
export class MapScanner {
  pos = 0;
  /** The number of the current line; the first is 1. */
  line = 1;
  readonly #file: string;
  readonly #text: MapText;
  #lineStart = 0;

  constructor(file: string, text: MapText) {
    this.#file = file;
    this.#text = text;
  }

  /** Passes white space and comments; the code of the character behind them, NaN at the end of the text. */
  skip(): number {
    const text = this.#text;
    for (;;) {
      const code = text.charCodeAt(this.pos);
      if (code === LINE_FEED || code === CARRIAGE_RETURN) this.#passLineEnd(code);
      else if (code <= SPACE) this.pos++;
      else if (code === SEMICOLON || (code === SLASH && text.charCodeAt(this.pos + 1) === SLASH))
        this.#passComment();
      else return code;
    }
  }

  /** A line ends in a line feed, in a carriage return, or in both. */
  #passLineEnd(code: number): void {
    this.pos++;
    if (code === CARRIAGE_RETURN && this.#text.charCodeAt(this.pos) === LINE_FEED) this.pos++;
    this.line++;
    this.#lineStart = this.pos;
  }

  #passComment(): void {
    const { length } = this.#text;
    while (this.pos < length) {
      const code = this.#text.charCodeAt(this.pos);
      if (code === LINE_FEED || code === CARRIAGE_RETURN) return;
      this.pos++;
    }
  }

  get atEnd(): boolean {
    return Number.isNaN(this.skip());
  }

  /** Whether the next character is this one. */
  isAt(mark: string): boolean {
    return this.skip() === mark.charCodeAt(0);
  }

  /** Whether the next character is this one; if so, it is passed. */
  pass(mark: string): boolean {
    const is = this.isAt(mark);
    if (is) this.pos++;
    return is;
  }

  /** Whether a number begins here. */
  get atNumber(): boolean {
    const code = this.skip();
    return isDigit(code) || code === MINUS || code === PLUS || code === POINT;
  }

  /** Passes a decimal and returns the nearest double, ties to even. */
  number(what: string): number {
    this.skip();
    const end = this.#decimalEnd(this.pos);
    if (end < 0) this.failExpecting(`a number for ${what}`);
    const digits = this.#text.slice(this.pos, end);
    // ECMAScript requires this to round correctly.
    const value = Number(digits);
    if (!Number.isFinite(value)) {
      this.fail(`${what} is beyond the largest double, 1.7976931348623157e+308: ${quoted(digits)}`);
    }
    this.pos = end;
    return value;
  }

  /** Where the decimal ends that begins at a place; -1 if none does. */
  #decimalEnd(from: number): number {
    const text = this.#text;
    const whole = this.#behindSign(from);
    let end = this.#digitsEnd(whole);
    let digits = end - whole;
    if (text.charCodeAt(end) === POINT) {
      const fraction = end + 1;
      end = this.#digitsEnd(fraction);
      digits += end - fraction;
    }
    if (digits === 0) return -1;
    // Folds the case of the letter.
    if ((text.charCodeAt(end) | SPACE) === LOWER_E) {
      const exponent = this.#behindSign(end + 1);
      end = this.#digitsEnd(exponent);
      if (end === exponent) return -1;
    }
    const code = text.charCodeAt(end);
    return code > SPACE && !ENDS_NUMBER.includes(code) ? -1 : end;
  }

  #behindSign(at: number): number {
    const code = this.#text.charCodeAt(at);
    return code === MINUS || code === PLUS ? at + 1 : at;
  }

  #digitsEnd(from: number): number {
    let at = from;
    while (isDigit(this.#text.charCodeAt(at))) at++;
    return at;
  }

  /** Passes a word, which white space ends and nothing else; empty at the end of the text. */
  word(): string {
    this.skip();
    const start = this.pos;
    while (this.#text.charCodeAt(this.pos) > SPACE) this.pos++;
    return this.#text.slice(start, this.pos);
  }

  /**
   * Passes what stands in quotes here, and returns it. It may go over lines, and nothing in it has another meaning.
   */
  quoted(): string {
    const begin = this.#place();
    const start = ++this.pos;
    for (;;) {
      const code = this.#text.charCodeAt(this.pos);
      if (code === QUOTE) break;
      if (Number.isNaN(code)) this.fail('expected a quotation mark that ends this, found none', begin);
      if (code === LINE_FEED || code === CARRIAGE_RETURN) this.#passLineEnd(code);
      else this.pos++;
    }
    return this.#text.slice(start, this.pos++);
  }

  #place(): Place {
    return { line: this.line, column: this.pos - this.#lineStart + 1 };
  }

  /** Throws the error about this place, or about an earlier one. */
  fail(what: string, place: Place = this.#place()): never {
    throw new FormatError(this.#file, what, place);
  }

  /** Throws the error about what stands here: `expected a number, found "x"`. */
  failExpecting(what: string): never {
    const found = this.atEnd ? 'the end of the file' : quoted(this.#found());
    this.fail(`expected ${what}, found ${found}`);
  }

  /** The beginning of what stands here. */
  #found(): string {
    const text = this.#text;
    let end = this.pos + 1;
    if (BRACKETS.includes(text.charCodeAt(this.pos))) return text.slice(this.pos, end);
    while (end < this.pos + LONGEST_FOUND && text.charCodeAt(end) > SPACE) end++;
    return text.slice(this.pos, end);
  }
}
