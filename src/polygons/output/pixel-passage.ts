import { compareFractions, type ExactPoint, type Fraction } from './fraction.js';
import type { Cell } from './rounding-grid.js';

/** A bound of the parameters of a segment, and whether it belongs to them. */
interface Bound {
  readonly at: Fraction;
  readonly isIn: boolean;
}

const START: Bound = { at: { n: 0n, d: 1n }, isIn: true };
const END: Bound = { at: { n: 1n, d: 1n }, isIn: true };

function later(a: Bound, b: Bound): Bound {
  const order = compareFractions(a.at, b.at);
  if (order === 0) return a.isIn ? b : a;
  return order > 0 ? a : b;
}

function earlier(a: Bound, b: Bound): Bound {
  const order = compareFractions(a.at, b.at);
  if (order === 0) return a.isIn ? b : a;
  return order < 0 ? a : b;
}

/**
 * Does a segment meet a pixel, all points whose coordinates are in two cells? Its parameters are clipped by one bound
 * after the other.
 *
 * Source: Liang and Barsky 1984, "A New Concept and Method for Line Clipping".
 */
export function meetsPixel(p: ExactPoint, q: ExactPoint, columns: Cell, rows: Cell): boolean {
  let from = START;
  let to = END;
  for (const [a, b, cell] of [
    [p.x, q.x, columns],
    [p.y, q.y, rows],
  ] as const) {
    // The coordinate is (start + t · step) / unit.
    const unit = p.w * q.w;
    const start = a * q.w;
    const step = b * p.w - start;
    const bounds = [
      { bound: cell.lo, isIn: cell.isLoIn, side: 1n },
      { bound: cell.hi, isIn: cell.isHiIn, side: -1n },
    ];
    for (const { bound, isIn, side } of bounds) {
      // side · (start + t · step - unit · bound) is to be positive, or 0 if the bound is in.
      const above = side * (start * bound.d - unit * bound.n);
      const slope = side * step * bound.d;
      if (slope === 0n) {
        if (above < 0n || (above === 0n && !isIn)) return false;
      } else if (slope > 0n) from = later(from, { at: { n: -above, d: slope }, isIn });
      else to = earlier(to, { at: { n: above, d: -slope }, isIn });
    }
  }
  const order = compareFractions(from.at, to.at);
  return order < 0 || (order === 0 && from.isIn && to.isIn);
}
