import { FormatError } from './format-error.js';
import { nameOf } from './name-of.js';
import { scanNumber } from './scan-number.js';

const LINE_FEED = 10;
const TAB = 9;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const BACKSLASH = 92;
const HASH = 35;
const ZERO = 48;
/** How far the end of a line is looked for byte by byte, before a search starts that costs more to begin. */
const NEAR = 40;

/**
 * Reads words and numbers from a block of complete lines, straight from the bytes. Every line of the block ends in a
 * line feed, which no scan passes, so there are no checks for the end.
 */
export class TextScanner {
  bytes: Uint8Array = new Uint8Array(0);
  pos = 0;
  end = 0;
  /** The number of the current line; the first is 1. */
  line = 1;
  readonly file: string;
  /** Whether a backslash at the end of a line joins it with the next. */
  readonly #continued: boolean;
  /** The text of the block, once it is needed. */
  #text: string | undefined;
  #from = 0;

  constructor(file: string, continued = false) {
    this.file = file;
    this.#continued = continued;
  }

  /** Takes the next block: bytes from `from` up to `to`, the last of which is a line feed. */
  load(bytes: Uint8Array, from: number, to: number): void {
    this.bytes = bytes;
    this.pos = from;
    this.end = to;
    this.#from = from;
    this.#text = undefined;
  }

  /** Whether lines are left in the block. */
  get more(): boolean {
    return this.pos < this.end;
  }

  /** Passes spaces; the code of the byte behind them. */
  skipBlanks(): number {
    const bytes = this.bytes;
    let i = this.pos;
    let code = bytes[i]!;
    // Zeros and other control characters are no spaces: a file that has them is not text.
    while (code === SPACE || (code <= CARRIAGE_RETURN && code >= TAB && code !== LINE_FEED))
      code = bytes[++i]!;
    this.pos = i;
    return code === BACKSLASH && this.#continued ? this.#continueLine() : code;
  }

  /** Passes a backslash before the end of a line; elsewhere it is a part of a word. */
  #continueLine(): number {
    let i = this.pos + 1;
    while (this.bytes[i]! <= SPACE && this.bytes[i] !== LINE_FEED) i++;
    if (this.bytes[i] !== LINE_FEED || i + 1 >= this.end) return BACKSLASH;
    this.pos = i + 1;
    this.line++;
    return this.skipBlanks();
  }

  /** Whether nothing, or nothing but a comment, is left in the line. */
  atLineEnd(): boolean {
    const code = this.skipBlanks();
    return code === LINE_FEED || code === HASH;
  }

  /** Goes to the next line. */
  nextLine(): void {
    const bytes = this.bytes;
    let i = this.pos;
    const near = Math.min(this.end, i + NEAR);
    while (i < near && bytes[i] !== LINE_FEED) i++;
    if (bytes[i] !== LINE_FEED) i = bytes.indexOf(LINE_FEED, i);
    this.pos = i + 1;
    this.line++;
  }

  /** Goes to the next line, as `nextLine`, but a continued line is passed as a whole. */
  nextStatement(): void {
    while (this.#continued && this.#endsInBackslash()) this.nextLine();
    this.nextLine();
  }

  #endsInBackslash(): boolean {
    const newline = this.bytes.indexOf(LINE_FEED, this.pos);
    let i = newline - 1;
    while (i > this.pos && this.bytes[i]! <= SPACE) i--;
    return i >= this.pos && this.bytes[i] === BACKSLASH && newline + 1 < this.end;
  }

  /**
   * Reads a decimal into `out[at]`: the nearest double. Where no decimal stands, or one beyond the doubles, the
   * answer is false and nothing is passed but spaces.
   */
  number(out: Float64Array, at: number): boolean {
    this.skipBlanks();
    return scanNumber(this, out, at);
  }

  /**
   * Reads a whole number of decimal digits without a sign; -1 where none stands, and nothing is passed but spaces.
   * Above 2^53 it is some number above 2^53.
   */
  wholeNumber(): number {
    let code = this.skipBlanks();
    const bytes = this.bytes;
    let i = this.pos;
    let n = 0;
    while (code >= ZERO && code < ZERO + 10) {
      n = n * 10 + (code - ZERO);
      code = bytes[++i]!;
    }
    if (i === this.pos || code > SPACE) return -1;
    this.pos = i;
    return n;
  }

  /** Passes a word. */
  skipWord(): void {
    let code = this.skipBlanks();
    const bytes = this.bytes;
    let i = this.pos;
    while (code > SPACE || code < TAB || (code > CARRIAGE_RETURN && code < SPACE)) code = bytes[++i]!;
    this.pos = i;
  }

  /** Passes a word and returns it; empty at the end of the line. */
  word(): string {
    this.skipBlanks();
    const start = this.pos;
    this.skipWord();
    return this.slice(start, this.pos);
  }

  /**
   * What is left of the line without the spaces around it, as a name that a person reads: UTF-8 if it is, control
   * characters replaced.
   */
  restOfLine(): string {
    this.skipBlanks();
    const end = this.bytes.indexOf(LINE_FEED, this.pos);
    const rest = nameOf(this.bytes.subarray(this.pos, end));
    this.pos = end;
    return rest;
  }

  /** Whether the word here is this one, in any case of letters; if so, it is passed. */
  passWord(word: string): boolean {
    this.skipBlanks();
    let i = this.pos;
    for (let k = 0; k < word.length; k++, i++) {
      // Folds the case of letters; the words that are asked for have nothing else.
      if ((this.bytes[i]! | SPACE) !== word.charCodeAt(k)) return false;
    }
    if (this.bytes[i]! > SPACE) return false;
    this.pos = i;
    return true;
  }

  /** The bytes from a place to another of the block as text, a character for each. */
  slice(from: number, to: number): string {
    this.#text ??= new TextDecoder('latin1').decode(this.bytes.subarray(this.#from, this.end));
    return this.#text.slice(from - this.#from, to - this.#from);
  }

  /** Throws the error about the current line. */
  fail(what: string): never {
    throw new FormatError(this.file, what, { line: this.line });
  }
}
