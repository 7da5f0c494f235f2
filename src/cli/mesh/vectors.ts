import { readFileSync } from 'node:fs';
import { systemReason } from '../system-error.js';
import { UsageError } from '../usage-error.js';
import { nameOf } from './mesh-source.js';

/** What is read: `3 numbers x y z`. */
export interface VectorShape {
  readonly width: number;
  readonly names: string;
}

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** The nearest double to a decimal; NaN for what is none, or is too large. */
function decimal(text: string): number {
  const value = NUMBER.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : Number.NaN;
}

function expected({ width, names }: VectorShape): string {
  return `expected ${width} finite numbers ${names}`;
}

/** One vector of a text: numbers between spaces or commas. */
export function parseVector(text: string, where: string, shape: VectorShape): number[] {
  const words = text
    .trim()
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
  const numbers = words.map(decimal);
  if (numbers.length === shape.width && !numbers.some(Number.isNaN)) return numbers;
  const shown = text.trim().length > 60 ? `${text.trim().slice(0, 60)}...` : text.trim();
  throw new UsageError(`${where}: ${expected(shape)}, got '${shown}'`);
}

/** The vector in a line, which is number `line` of a text; none if there is nothing, or a comment only. */
function fromLine(text: string, name: string, line: number, shape: VectorShape): number[] {
  const content = text.replace(/#.*/, '');
  return content.trim() === '' ? [] : parseVector(content, `${name}, line ${line}`, shape);
}

const LINE_END = /\r\n|\r|\n/;

function fromText(text: string, name: string, shape: VectorShape): number[] {
  const numbers: number[] = [];
  text.split(LINE_END).forEach((line, i) => {
    for (const number of fromLine(line, name, i + 1, shape)) numbers.push(number);
  });
  return numbers;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function fromJson(text: string, name: string, shape: VectorShape): number[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new UsageError(`${name} is not JSON`);
  }
  if (!Array.isArray(parsed)) throw new UsageError(`${name}: expected an array of arrays of numbers`);
  const numbers: number[] = [];
  parsed.forEach((entry: unknown, i) => {
    if (!Array.isArray(entry) || entry.length !== shape.width || !entry.every(isNumber)) {
      const got = JSON.stringify(entry).slice(0, 60);
      throw new UsageError(`${name}, entry ${i}: ${expected(shape)}, got ${got}`);
    }
    for (const number of entry) numbers.push(number);
  });
  return numbers;
}

function textOf(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    const reason = systemReason(error as NodeJS.ErrnoException);
    throw new UsageError(`cannot read ${nameOf(path)}: ${reason}`);
  }
}

/**
 * Vectors from a file, or from standard input for `-`: a vector per line, numbers between spaces or commas, `#` begins
 * a comment; or a JSON array of arrays (a name that ends in .json, or a text that begins with a bracket). Decimals are
 * taken as the nearest doubles.
 *
 * @throws UsageError naming the file, the line and what is there
 */
export function readVectors(path: string, shape: VectorShape): number[] {
  const text = textOf(path);
  const name = nameOf(path);
  const json = path.endsWith('.json') || text.trimStart().startsWith('[');
  return json ? fromJson(text, name, shape) : fromText(text, name, shape);
}

/**
 * Vectors of a stream, as those of a file (see {@link readVectors}), as soon as their lines are there; those of a JSON
 * array when it is whole.
 *
 * @throws UsageError naming the line and what is there, when all before it were handed over
 */
export async function* streamVectors(
  stream: AsyncIterable<string>,
  name: string,
  shape: VectorShape,
): AsyncGenerator<number[]> {
  let rest = '';
  let line = 0;
  let isJson: boolean | undefined;
  for await (const chunk of stream) {
    rest += chunk;
    if (isJson === undefined && rest.trim() !== '') isJson = rest.trimStart().startsWith('[');
    if (isJson) continue;
    // A return at the very end may be half of an end of a line.
    const lines = rest.split(rest.endsWith('\r') ? /\r\n|\r(?!$)|\n/ : LINE_END);
    rest = lines.pop()!;
    const numbers: number[] = [];
    for (const text of lines) {
      line++;
      try {
        for (const number of fromLine(text, name, line, shape)) numbers.push(number);
      } catch (error) {
        if (numbers.length > 0) yield numbers;
        throw error;
      }
    }
    if (numbers.length > 0) yield numbers;
  }
  const last = isJson ? fromJson(rest, name, shape) : fromLine(rest, name, line + 1, shape);
  if (last.length > 0) yield last;
}
