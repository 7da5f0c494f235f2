/**
 * Where in a file something is wrong: a line of text and a column in it (the first are 1), or a byte (the first is 0).
 */
export interface FilePlace {
  readonly line?: number;
  readonly column?: number;
  readonly offset?: number;
}

function placed(file: string, { line, column, offset }: FilePlace, what: string): string {
  if (line !== undefined && column !== undefined) return `${file}:${line}:${column}: ${what}`;
  if (line !== undefined) return `${file}:${line}: ${what}`;
  return offset === undefined ? `${file}: ${what}` : `${file}: byte ${offset}: ${what}`;
}

/**
 * The one error that readers throw for a file that is not what its format says: which file, which line or byte, what
 * was expected and what is there instead.
 *
 * @example
 * new FormatError('cube.obj', 'expected 3 numbers after "v", found 2', { line: 12 }).message; // 'cube.obj:12: expected 3 numbers after "v", found 2'
 * new FormatError('cube.map', 'expected "("', { line: 3, column: 7 }).message; // 'cube.map:3:7: expected "("'
 * new FormatError('cube.ply', 'unexpected end', { offset: 1043 }).message; // 'cube.ply: byte 1043: unexpected end'
 */
export class FormatError extends Error {
  override readonly name = 'FormatError';
  /** What is wrong, without the place. */
  readonly what: string;
  /** The file's name as it was given to the reader. */
  readonly file: string;
  /** The line, if the place is in text. */
  declare readonly line?: number;
  /** The column in the line, where lines may be long. */
  declare readonly column?: number;
  /** The byte, if the place is in binary data. */
  declare readonly offset?: number;

  constructor(file: string, what: string, place: FilePlace & { readonly cause?: unknown } = {}) {
    super(placed(file, place, what), 'cause' in place ? { cause: place.cause } : undefined);
    this.what = what;
    this.file = file;
    if (place.line !== undefined) this.line = place.line;
    if (place.column !== undefined) this.column = place.column;
    if (place.offset !== undefined) this.offset = place.offset;
  }
}

/** 1234567 as 1,234,567. */
export function grouped(n: number): string {
  return n.toLocaleString('en-US');
}

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'];

/** A number of bytes for a person: `100 bytes`, `17.9 GB`. */
export function byteSize(bytes: number): string {
  let unit = 0;
  let size = bytes;
  while (size >= 1000 && unit < UNITS.length - 1) {
    size /= 1000;
    unit++;
  }
  return unit === 0 ? `${bytes} bytes` : `${size.toFixed(1)} ${UNITS[unit]}`;
}

/** A count with its noun: `1 face`, `12 faces`. */
export function counted(n: number, noun: string, plural = `${noun}s`): string {
  return `${grouped(n)} ${n === 1 ? noun : plural}`;
}
