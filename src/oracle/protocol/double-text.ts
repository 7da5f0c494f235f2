import { toDecimal, toHexFloat } from '../cases/doubles.js';
import { parseHexDouble } from './hex-double.js';

/** How doubles are written: as JSON numbers (the shortest decimals), or as texts of C99 hexadecimal. */
export const notations = ['decimal', 'hex'] as const;

/** `decimal` or `hex`. */
export type Notation = (typeof notations)[number];

/**
 * A double as JSON; both notations give back every bit, the sign of zero included.
 *
 * @example doubleText(-0, 'decimal'); // '-0'
 */
export function doubleText(x: number, notation: Notation): string {
  return notation === 'hex' ? `"${toHexFloat(x)}"` : toDecimal(x);
}

/**
 * The double that a value of JSON stands for; `undefined` if it is none, or not finite.
 *
 * @example doubleOf('0x1.8p+1'); // 3
 */
export function doubleOf(value: unknown): number | undefined {
  const x = typeof value === 'string' ? parseHexDouble(value) : value;
  return typeof x === 'number' && Number.isFinite(x) ? x : undefined;
}
