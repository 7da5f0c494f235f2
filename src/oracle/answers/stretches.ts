import { fractionText } from './fractions.js';
import type { FractionLike } from './hits.js';

/**
 * A part of a line in a solid: its location, where it begins and where it ends (`null`: never), and whether these
 * points are as it is.
 */
export interface StretchLike {
  readonly location: string;
  readonly entry: FractionLike;
  readonly exit: FractionLike | null;
  readonly hasEntry: boolean;
  readonly hasExit: boolean;
}

/**
 * A stretch: `inside(1/2..3/4)`, brackets for ends that are of the stretch; of a single point `boundary[1/2]`.
 *
 * @example
 * const [half, one] = [{ numerator: 1n, denominator: 2n }, { numerator: 1n, denominator: 1n }];
 * stretchText({ location: 'inside', entry: half, exit: one, hasEntry: false, hasExit: true }); // 'inside(1/2..1/1]'
 */
export function stretchText({ location, entry, exit, hasEntry, hasExit }: StretchLike): string {
  const from = fractionText(entry.numerator, entry.denominator);
  const to = exit === null ? 'inf' : fractionText(exit.numerator, exit.denominator);
  if (from === to) return `${location}[${from}]`;
  return `${location}${hasEntry ? '[' : '('}${from}..${to}${hasExit ? ']' : ')'}`;
}

/** The relation of a line to a solid, and its stretches in order. */
export function stretchesText(relation: string, stretches: readonly StretchLike[]): string {
  return [relation, ...stretches.map(stretchText)].join(' ');
}
