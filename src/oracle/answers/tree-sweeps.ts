/** When a shape that translates meets the solid of a tree, as text. */
import type { Surd } from '../../arithmetic/surd.js';
import * as surd from '../../arithmetic/surd.js';
import { timeText } from './sweeps.js';

const firstText = (first: Surd | null): string => (first === null ? '-' : timeText(first));

/** How it starts, or `later`, or `never`; the first time; and the time at which it goes in, or `flat`. */
export function treeSweepText(start: string, first: Surd | null, entering: Surd | null | 'flat'): string {
  const word = first === null ? 'never' : surd.sign(first) > 0 ? 'later' : start;
  return `${word} ${firstText(first)} entering ${entering === 'flat' ? 'flat' : firstText(entering)}`;
}
