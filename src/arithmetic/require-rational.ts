/** Checks of fractions that are passed to numbers made of them. */
import { reject, rejectWords } from '../core/arguments/errors.js';
import type { Rational } from './rational.js';

/**
 * Checks a fraction: bigints, the denominator positive. That it is in lowest terms is left to who made it.
 *
 * @throws RangeError
 *   `where: name must be a fraction {numerator, denominator} of bigints, the denominator positive, got 1`
 * @example
 * requireRational('f', 'a', rational.fromNumber(0.5)); // undefined
 */
export function requireRational(where: string, name: string, value: unknown): void {
  const { numerator, denominator } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const isOne = typeof numerator === 'bigint' && typeof denominator === 'bigint' && denominator > 0n;
  if (!isOne)
    reject(where, name, 'a fraction {numerator, denominator} of bigints, the denominator positive', value);
}

/**
 * Checks what is to be under a root: a fraction that is not negative.
 *
 * @throws RangeError `where: name must be not negative, got -1 / 2`
 * @example
 * requireRadicand('f', 'a', rational.fromNumber(0)); // undefined
 */
export function requireRadicand(where: string, name: string, value: Rational): void {
  requireRational(where, name, value);
  if (value.numerator < 0n)
    rejectWords(where, name, 'not negative', `${value.numerator} / ${value.denominator}`);
}
