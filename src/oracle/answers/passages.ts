import { fractionText } from './fractions.js';
import type { FractionLike } from './hits.js';

/** A part of a line in the cell of a leaf, or on its boundary. */
export interface PassageLike {
  readonly leaf: number;
  readonly location: string;
  readonly entry: FractionLike;
  readonly exit: FractionLike;
}

/**
 * A passage: `3:inside:0/1..1/2`.
 *
 * @example
 * const [from, to] = [{ numerator: 0n, denominator: 1n }, { numerator: 2n, denominator: 4n }];
 * passageText({ leaf: 3, location: 'inside', entry: from, exit: to }); // '3:inside:0/1..1/2'
 */
export function passageText({ leaf, location, entry, exit }: PassageLike): string {
  const [from, to] = [entry, exit].map((t) => fractionText(t.numerator, t.denominator));
  return `${leaf}:${location}:${from}..${to}`;
}

/** Passages in order, the class before them, and what else is said of the line. */
export function passagesText(passages: readonly string[], stretches: string): string {
  const isAlong = passages.some((text) => text.includes('boundary'));
  const count = isAlong ? 'along' : passages.length === 1 ? 'one' : 'several';
  return [count, ...passages, 'then', stretches].join(' ');
}
