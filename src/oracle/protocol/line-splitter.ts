import { LONGEST_LINE } from './version.js';

/** A line as it was read: its text, or why there is none. */
export type Line =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'unreadable'; readonly why: string };

const NEWLINE = 10;

/**
 * Bytes in pieces become lines. A line that is longer than the longest is told as soon as it is, and what is left of it
 * is skipped as it comes: no input, however large and whatever it is, takes more memory than one line and one piece.
 *
 * @example
 * const lines = new LineSplitter();
 * lines.push(new TextEncoder().encode('{}\n{"id'));
 * // [{ type: 'text', text: '{}' }]
 */
export class LineSplitter {
  readonly #longest: number;
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true });
  #pieces: Uint8Array[] = [];
  #length = 0;
  #skipping = false;

  /** `longest`: how many bytes a line may have, without its end. */
  constructor(longest: number = LONGEST_LINE) {
    this.#longest = longest;
  }

  /** The lines that end in this piece, and one that has become too long in it. */
  push(piece: Uint8Array): Line[] {
    const lines: Line[] = [];
    let from = 0;
    for (let end = piece.indexOf(NEWLINE); end >= 0; end = piece.indexOf(NEWLINE, from)) {
      this.#take(piece.subarray(from, end), lines);
      this.#finish(lines);
      from = end + 1;
    }
    this.#take(piece.subarray(from), lines);
    return lines;
  }

  /** What is left when there is no more: a last line without an end. */
  end(): Line[] {
    const lines: Line[] = [];
    if (this.#length > 0) this.#finish(lines);
    return lines;
  }

  #take(part: Uint8Array, lines: Line[]): void {
    if (this.#skipping || part.length === 0) return;
    if (this.#length + part.length > this.#longest) {
      lines.push({ type: 'unreadable', why: `the line is longer than ${this.#longest} bytes` });
      this.#skipping = true;
      this.#clear();
      return;
    }
    // Copied, or a few bytes would keep the whole piece.
    this.#pieces.push(part.slice());
    this.#length += part.length;
  }

  #clear(): void {
    this.#pieces = [];
    this.#length = 0;
  }

  #finish(lines: Line[]): void {
    if (!this.#skipping) lines.push(this.#decoded());
    this.#skipping = false;
    this.#clear();
  }

  #decoded(): Line {
    try {
      return { type: 'text', text: this.#utf8.decode(joined(this.#pieces, this.#length)) };
    } catch {
      return { type: 'unreadable', why: 'the line is not UTF-8' };
    }
  }
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  if (pieces.length === 1) return pieces[0]!;
  const all = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
