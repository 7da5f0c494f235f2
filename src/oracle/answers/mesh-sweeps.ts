/** When a shape that translates meets a mesh, as text. */
import type { Surd } from '../../arithmetic/surd.js';
import * as surd from '../../arithmetic/surd.js';
import { timeText } from './sweeps.js';

/** The first time, and the triangles that are met then. */
export interface SaidOfFirst {
  readonly first: Surd | null;
  readonly triangles: ArrayLike<number>;
}

const listText = ({ first, triangles }: SaidOfFirst): string =>
  first === null ? '-' : `${timeText(first)} ${Array.from(triangles).join()}`;

/**
 * How it starts, or `later`, or `never`; the first time and the triangles; and the same of those that are entered, or
 * `flat`.
 */
export function meshSweepText(start: string, touched: SaidOfFirst, entered: SaidOfFirst | null): string {
  const { first } = touched;
  const word = first === null ? 'never' : surd.sign(first) > 0 ? 'later' : start;
  return `${word} ${listText(touched)} entering ${entered === null ? 'flat' : listText(entered)}`;
}
