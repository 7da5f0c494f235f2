import { printable } from './name-of.js';
import type { TextScanner } from './text-scanner.js';

/** How much of a wrong word a message quotes. */
const QUOTED = 40;

/** How programs write what is not a finite number: `nan`, `-inf`, `-nan(ind)`, `1.#QNAN`. */
export const NOT_FINITE = /^[+-]?(?:nan|inf|\d+\.#)/i;

/** A byte order mark of UTF-8, a character for each byte, or as one. One at the beginning of a file is passed. */
const MARK = /^(?:\xef\xbb\xbf|\ufeff)/;

/** A word of a file in quotes, and shortened. */
export function quoted(word: string): string {
  const mark = MARK.exec(word)?.[0];
  // Nobody sees one in an editor, and what its bytes look like tells nobody what to look for.
  if (mark !== undefined) return `a byte order mark before ${quoted(word.slice(mark.length))}`;
  return `"${printable(word.length > QUOTED ? `${word.slice(0, QUOTED)}...` : word)}"`;
}

/** What stands at the scanner's place: the next word in quotes, or that the line ends. */
function found(scanner: TextScanner): string {
  return scanner.atLineEnd() ? 'the end of the line' : quoted(scanner.word());
}

/** Throws the error about what stands here: `expected a number, found "x"`. */
export function failExpecting(scanner: TextScanner, what: string): never {
  scanner.fail(`expected ${what}, found ${found(scanner)}`);
}

/** Throws the error about a coordinate that is no finite decimal. */
export function failAtNumber(scanner: TextScanner, coordinate: string): never {
  if (scanner.atLineEnd()) failExpecting(scanner, `a number for ${coordinate}`);
  const word = scanner.word();
  if (NOT_FINITE.test(word)) {
    scanner.fail(`${coordinate} must be a finite number, found ${quoted(word)}`);
  }
  if (/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(word)) {
    scanner.fail(`${coordinate} is beyond the largest double, 1.7976931348623157e+308: ${quoted(word)}`);
  }
  scanner.fail(`expected a number for ${coordinate}, found ${quoted(word)}`);
}

/**
 * Throws the error about the number of a vertex that is none.
 *
 * @param hint more to say, behind a semicolon
 */
export function failAtIndex(scanner: TextScanner, vertices: number, hint = ''): never {
  if (scanner.atLineEnd()) failExpecting(scanner, 'the number of a vertex');
  const word = scanner.word();
  if (/^-?\d+$/.test(word)) {
    const which = vertices === 0 ? 'none' : `${vertices} (0 to ${vertices - 1})`;
    scanner.fail(`vertex ${quoted(word).slice(1, -1)} does not exist: the file declares ${which}${hint}`);
  }
  scanner.fail(`expected the number of a vertex, found ${quoted(word)}${hint}`);
}

/** Throws the error about the number of a vertex that is larger than any file. */
export function failAtHugeIndex(scanner: TextScanner, digits: string): never {
  scanner.fail(`vertex ${quoted(digits).slice(1, -1)} does not exist: no file has as many`);
}
