import type { Ray, Segment } from '../core/shapes.js';
import { orient2d, sideOfLine2d } from '../predicates/index.js';

/**
 * Where a segment or a ray crosses lines (planes, in space) on which one coordinate is constant: which crossing comes
 * first is the sign of a predicate, so that no crossing is ever computed.
 *
 * The crossing with x_i = a has the parameter t = (a - o_i) / d_i. For two axes i and j
 *
 *   t_i(a) - t_j(b) = ((a - o_i) d_j - (b - o_j) d_i) / (d_i d_j),
 *
 * and the numerator is minus the determinant of (d_i, d_j) and (a - o_i, b - o_j): the side, in the plane of the two
 * axes, of the line on which (a, b) lies. That is `orient2d` for a segment, whose direction is a difference that is not
 * rounded, and `sideOfLine2d` for a ray. On one axis the coordinates are compared.
 */
export class AxisCrossings {
  /** Where it begins. */
  readonly origin = new Float64Array(3);
  /** The end of a segment, the direction of a ray. */
  readonly target = new Float64Array(3);
  /** 1, -1 or 0: whether coordinates increase along it, decrease, or stay. */
  readonly signs = new Int8Array(3);
  isSegment = false;

  /** @param dimension how many coordinates are read */
  load(linear: Segment | Ray, dimension: 2 | 3): void {
    this.isSegment = 'start' in linear;
    const { origin, target, signs } = this;
    const [from, to] = 'start' in linear ? [linear.start, linear.end] : [linear.origin, linear.direction];
    for (let k = 0; k < dimension; k++) {
      origin[k] = from[k]!;
      target[k] = to[k]!;
      const before = this.isSegment ? origin[k]! : 0;
      signs[k] = target[k]! > before ? 1 : target[k]! < before ? -1 : 0;
    }
  }

  /** The sign of t_i(a) - t_j(b). Neither coordinate stays. */
  compare(i: number, a: number, j: number, b: number): number {
    const si = this.signs[i]!;
    if (i === j) return a === b ? 0 : a < b ? -si : si;
    const o = this.origin;
    const e = this.target;
    const side = this.isSegment
      ? orient2d(o[i]!, o[j]!, e[i]!, e[j]!, a, b)
      : sideOfLine2d(e[i]!, e[j]!, o[i]!, o[j]!, a, b);
    return si === this.signs[j] ? -side : side;
  }

  /** The sign of t_i(a), where the coordinate does not stay. */
  compareWithStart(i: number, a: number): number {
    const o = this.origin[i]!;
    return a === o ? 0 : a < o ? -this.signs[i]! : this.signs[i]!;
  }

  /** The sign of t_i(a) - 1 for a segment; a ray has no end. */
  compareWithEnd(i: number, a: number): number {
    if (!this.isSegment) return -1;
    const e = this.target[i]!;
    return a === e ? 0 : a < e ? -this.signs[i]! : this.signs[i]!;
  }
}
