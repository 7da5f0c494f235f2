import type { Random } from '../random.js';
import { spelled } from './spellings.js';
import type { Dialect, TEXT_FEATURES } from './values.js';

type TextFeature = (typeof TEXT_FEATURES)[number];

/** Comments that hold what a hasty reader takes for something else. */
const COMMENTS = ['# f 1 2 3', '#', '# v 0 0 0', '#OFF 3 1 0', '# solid \\ facet'];

/** Readers look at so many bytes before they begin: only behind these does it matter how the others arrive. */
const HEAD = 4096;

/** Lines of words, ended and spaced as a dialect does. */
export class TextFile<F extends string> {
  readonly #lines: string[] = [];
  readonly #dialect: Dialect<F | TextFeature>;
  readonly #random: Random;

  constructor(dialect: Dialect<F | TextFeature>) {
    this.#dialect = dialect;
    this.#random = dialect.random;
  }

  /** A line of words, now and then with empty lines or comments before it, or a comment behind it. */
  line(words: readonly (string | number)[], mayComment = true): void {
    const [random, dialect] = [this.#random, this.#dialect];
    const isCommented = mayComment && dialect.has('comments');
    if (isCommented && random.oneIn(4)) this.#lines.push(random.oneIn(3) ? '' : this.#comment());
    const behind = isCommented && random.oneIn(6) ? ` ${this.#comment()}` : '';
    this.#lines.push(this.#spaced(words) + behind);
  }

  /** What stands for nothing, in a long file now and then so much that what follows arrives piece by piece. */
  padding(): string {
    const random = this.#random;
    return this.#dialect.has('long') && random.oneIn(4) ? 'x'.repeat(random.between(HEAD - 20, HEAD)) : '';
  }

  /** A line of padding behind what makes it a comment, if there is any. */
  padded(comment: string): void {
    const padding = this.padding();
    if (padding !== '') this.raw(`${comment} ${padding}`);
  }

  /** A line as it stands. */
  raw(line: string): void {
    this.#lines.push(line);
  }

  #comment(): string {
    return COMMENTS[this.#random.below(COMMENTS.length)]!;
  }

  #spaced(words: readonly (string | number)[]): string {
    const random = this.#random;
    if (!this.#dialect.has('blanks')) return words.join(' ');
    const blank = () => [' ', '\t', '  ', ' \t '][random.below(4)]!;
    const inner = words.map((word, i) => (i === 0 ? word : blank() + word)).join('');
    return `${random.oneIn(3) ? blank() : ''}${inner}${random.oneIn(3) ? blank() : ''}`;
  }

  /** A number as the dialect spells it, or what is none where the file is to have that fault. */
  number(x: number, isFaulty: boolean): string {
    const { fault, spelling } = this.#dialect;
    if (isFaulty && fault === 'no-number')
      return ['nan', '1e', '0x1p3', '1,5', '--1'][this.#random.below(5)]!;
    if (isFaulty && fault === 'number-beyond') return ['1e309', '-2e308', 'inf'][this.#random.below(3)]!;
    return spelled(x, spelling, this.#random);
  }

  get text(): string {
    const dialect = this.#dialect;
    const end = dialect.has('cr') ? '\r' : dialect.has('crlf') ? '\r\n' : '\n';
    const mark = dialect.has('byte-order-mark') ? '\xef\xbb\xbf' : '';
    return mark + this.#lines.join(end) + (dialect.has('no-last-end') ? '' : end);
  }
}

/** Text of one byte for each character. */
export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
