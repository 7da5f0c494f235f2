import { nextUp } from '../../arithmetic/float64.js';
import { roundSqrt } from '../../arithmetic/rounding.js';
import { compareFractions, type ExactPoint, type Fraction, fractionOf } from './fraction.js';

const ZERO: Fraction = { n: 0n, d: 1n };

/** The greatest of some squared distances. */
export class Deviation {
  #largest = ZERO;

  add(square: Fraction): void {
    if (compareFractions(square, this.#largest) > 0) this.#largest = square;
  }

  /** The least double that is not less than the distance; Infinity beyond the largest. */
  roundedUp(): number {
    const { n, d } = this.#largest;
    if (n === 0n) return 0;
    const near = roundSqrt(n, d);
    if (near === Infinity) return near;
    const root = fractionOf(near);
    return compareFractions({ n: root.n * root.n, d: root.d * root.d }, this.#largest) < 0
      ? nextUp(near)
      : near;
  }
}

/** The squared distance of an exact point and one of doubles. */
export function squaredDistanceToPoint({ x, y, w }: ExactPoint, px: number, py: number): Fraction {
  const [a, b] = [fractionOf(px), fractionOf(py)];
  const d = w * a.d * b.d;
  const dx = (x * a.d - a.n * w) * b.d;
  const dy = (y * b.d - b.n * w) * a.d;
  return { n: dx * dx + dy * dy, d: d * d };
}

/** The squared distance of a segment with exact ends and a point of doubles. */
export function squaredDistanceToSegment(p: ExactPoint, q: ExactPoint, px: number, py: number): Fraction {
  const [a, b] = [fractionOf(px), fractionOf(py)];
  // All over one denominator.
  const unit = p.w * q.w * a.d * b.d;
  const [toP, toQ] = [unit / p.w, unit / q.w];
  const [ux, uy] = [q.x * toQ - p.x * toP, q.y * toQ - p.y * toP];
  const [vx, vy] = [a.n * (unit / a.d) - p.x * toP, b.n * (unit / b.d) - p.y * toP];
  const along = ux * vx + uy * vy;
  const length = ux * ux + uy * uy;
  if (along <= 0n) return { n: vx * vx + vy * vy, d: unit * unit };
  if (along >= length) {
    const [wx, wy] = [vx - ux, vy - uy];
    return { n: wx * wx + wy * wy, d: unit * unit };
  }
  const area = ux * vy - uy * vx;
  return { n: area * area, d: length * unit * unit };
}
