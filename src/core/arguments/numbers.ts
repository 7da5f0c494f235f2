/** Checks of numbers, words and functions. */
import { reject } from './errors.js';
import { NUMBER } from './kinds.js';

/** Checks a finite number. @throws RangeError `where: name must be a finite number, got NaN` */
export function requireNumber(where: string, name: string, value: number): void {
  if (!Number.isFinite(value)) NUMBER.check(where, name, value);
}

/** Checks a finite number that is not negative: a radius, a distance. @throws RangeError naming the argument */
export function requireNotNegative(where: string, name: string, value: number): void {
  if (!Number.isFinite(value) || value < 0) reject(where, name, 'a finite number, at least 0', value);
}

/** Checks a limit: a number that is not negative; Infinity is no limit. @throws RangeError naming the argument */
export function requireLimit(where: string, name: string, value: number): void {
  if (typeof value !== 'number' || !(value >= 0)) reject(where, name, 'a number, at least 0', value);
}

/** Checks an integer of any size. @throws RangeError `where: name must be an integer, got 0.5` */
export function requireInteger(where: string, name: string, value: number): void {
  if (!Number.isInteger(value)) reject(where, name, 'an integer', value);
}

/** Checks a number of things. @throws RangeError `where: name must be an integer from 0 on, got -1` */
export function requireCount(where: string, name: string, value: number, least = 0): void {
  if (!Number.isSafeInteger(value) || value < least)
    reject(where, name, `an integer from ${least} on`, value);
}

/**
 * Checks the number of one of `count` things: of a vertex, a triangle, a box.
 *
 * @throws RangeError `where: name must be an integer from 0 to 2, got 3`
 */
export function requireIndex(where: string, name: string, index: number, count: number): void {
  if (!(Number.isInteger(index) && index >= 0 && index < count)) rejectIndex(where, name, index, count);
}

/** @throws RangeError for an index that is none of `count` */
export function rejectIndex(where: string, name: string, index: unknown, count: number): never {
  const expected =
    count > 0 ? `an integer from 0 to ${count - 1}` : 'a valid index, but there is nothing to number';
  return reject(where, name, expected, index);
}

/**
 * Checks the range of things from `start` to `end - 1` among `count`.
 *
 * @throws RangeError naming `start` or `end`
 */
export function requireRange(where: string, start: number, end: number, count: number): void {
  if (!Number.isInteger(end) || end < 0 || end > count)
    reject(where, 'end', `an integer from 0 to ${count}`, end);
  if (!Number.isInteger(start) || start < 0 || start > end) {
    reject(where, 'start', `an integer from 0 to ${end}`, start);
  }
}

/**
 * Checks that a value is one of some words (or numbers).
 *
 * @throws RangeError `where: rule must be 'even-odd' or 'non-zero', got undefined`
 */
export function requireOneOf(where: string, name: string, value: unknown, words: readonly unknown[]): void {
  if (!words.includes(value)) reject(where, name, inWords(words), value);
}

function inWords(words: readonly unknown[]): string {
  const said = words.map((word) => (typeof word === 'string' ? `'${word}'` : String(word)));
  const last = said.pop();
  return said.length === 0 ? `${last}` : `${said.join(', ')} or ${last}`;
}

/** Checks a function. @throws RangeError `where: visit must be a function, got undefined` */
export function requireFunction(where: string, name: string, value: unknown): void {
  if (typeof value !== 'function') reject(where, name, 'a function', value);
}

/** Checks a text. @throws RangeError `where: text must be a string, got 1` */
export function requireString(where: string, name: string, value: unknown): void {
  if (typeof value !== 'string') reject(where, name, 'a string', value);
}

/** Checks a truth value. @throws RangeError `where: closed must be true or false, got 1` */
export function requireBoolean(where: string, name: string, value: unknown): void {
  if (typeof value !== 'boolean') reject(where, name, 'true or false', value);
}

/** Checks a big integer. @throws RangeError `where: name must be a bigint, got 1` */
export function requireBigInt(where: string, name: string, value: unknown): void {
  if (typeof value !== 'bigint') reject(where, name, 'a bigint', value);
}

/**
 * Checks the square of a length as a fraction: bigints, the numerator not negative, the denominator positive.
 *
 * @throws RangeError naming the argument
 */
export function requireSquare(where: string, name: string, value: unknown): void {
  const { numerator, denominator } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const isOne =
    typeof numerator === 'bigint' && typeof denominator === 'bigint' && numerator >= 0n && denominator > 0n;
  if (!isOne) reject(where, name, 'a fraction {numerator, denominator} of bigints, at least 0', value);
}

/**
 * Checks the square of a length as a number a + b√c: bigints, the radicand not negative, the denominator positive, the
 * whole not negative.
 *
 * @param sign the sign of a + b√c (by exact arithmetic)
 * @throws RangeError naming the argument
 */
export function requireSurdSquare(
  where: string,
  name: string,
  value: unknown,
  sign: (a: bigint, b: bigint, c: bigint) => number,
): void {
  const { rational, coefficient, radicand, denominator } = value as Readonly<Record<string, unknown>>;
  const isOne =
    typeof rational === 'bigint' &&
    typeof coefficient === 'bigint' &&
    typeof radicand === 'bigint' &&
    typeof denominator === 'bigint' &&
    radicand >= 0n &&
    denominator > 0n &&
    sign(rational, coefficient, radicand) >= 0;
  if (!isOne) reject(where, name, 'a number that `surd` made, at least 0', value);
}
