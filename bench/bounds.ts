import type { Cell } from './measure.js';

/** A promise about the speed, and what was measured. */
export interface Bound {
  readonly promise: string;
  readonly limit: number;
  readonly measured: number;
  readonly kept: boolean;
}

/** The product of n ratios, and of it the n-th root. */
export function geometricMean(ratios: readonly number[]): number {
  return Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
}

/** The bounds on the ratios to robust-predicates; those that the cells given say nothing about are left out. */
export function checkBounds(cells: readonly Cell[]): Bound[] {
  const ratio = (predicate: string, inputClass: string): number | undefined =>
    cells.find((cell) => cell.predicate === predicate && cell.inputClass === inputClass)?.ratio;
  const ratios = cells.map((cell) => cell.ratio);
  const others = cells
    .filter(({ predicate, inputClass }) => predicate !== 'orient2d' || inputClass !== 'e')
    .map((cell) => cell.ratio);
  const candidates: [promise: string, limit: number, measured: number | undefined][] = [
    // Points on an axis-parallel line (orient2d, class e) take about a nanosecond longer: robust-predicates returns as
    // soon as one of its products is 0, which also happens when one underflows; here the differences that make it 0 are
    // looked at, and whether one overflowed.
    ['orient2d, points on axis-parallel lines', 1.25, ratio('orient2d', 'e')],
    ['slowest of the other cells', 1.1, others.length > 0 ? Math.max(...others) : undefined],
    ['geometric mean of all 24 cells', 0.5, cells.length === 24 ? geometricMean(ratios) : undefined],
    ['orient3d, class e', 0.35, ratio('orient3d', 'e')],
    ['incircle, class f', 0.35, ratio('incircle', 'f')],
    ['insphere, class f', 0.35, ratio('insphere', 'f')],
    ['insphere, class a', 0.7, ratio('insphere', 'a')],
  ];
  return candidates.flatMap(([promise, limit, measured]) =>
    measured === undefined ? [] : [{ promise, limit, measured, kept: measured <= limit }],
  );
}
