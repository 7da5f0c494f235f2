/**
 * On which sides of the planes of a frustum boxes are, in doubles that know their errors: what is said is certain.
 *
 * A plane is the sum of two rows of the matrix. Its coefficients, rounded once, are off by u of themselves, u = 2^-53;
 * a product with a coordinate has a second rounding, the three sums have one each. So the value at a corner is off by
 * less than 5.1u of the sum of the magnitudes of its terms, and where products underflow by 3 · 2^-1075. 16u and
 * 2^-1060 leave room for the roundings of that sum. What overflows says nothing.
 *
 * A box that is in front of a plane needs not be asked about it again, nor does what is in the box: the planes that
 * are left are bits of a mask.
 *
 * Source: Eberly, 3D Game Engine Design, 4.3.7; Assarsson, Möller 2000, "Optimized view frustum culling algorithms for
 * bounding boxes".
 */
import type { Frustum } from '../../spatial/convex/frustum.js';

const SLACK = 2 ** -49;
const TINY = 2 ** -1060;
const PLANES = 6;

/** All six planes. */
export const ALL_PLANES = (1 << PLANES) - 1;
/** The box is behind a plane: nothing of it is in the frustum. */
export const BEHIND = -1;

/** The planes of a frustum, four numbers each. */
export class FrustumSides {
  readonly #planes = new Float64Array(4 * PLANES);

  constructor({ elements, depth }: Frustum) {
    for (let plane = 0; plane < PLANES; plane++) {
      const row = plane >> 1;
      for (let k = 0; k < 4; k++) {
        const [w, x] = [elements[4 * k + 3]!, elements[4 * k + row]!];
        const isBare = plane === 4 && depth === 'zero-to-w';
        this.#planes[4 * plane + k] = isBare ? x : plane % 2 === 0 ? w + x : w - x;
      }
    }
  }

  /**
   * The planes of a mask that a box may not be wholly in front of; {@link BEHIND} if it is behind one of them. In front
   * is inside.
   */
  left(bounds: ArrayLike<number>, at: number, mask: number): number {
    let left = mask;
    for (let plane = 0; plane < PLANES; plane++) {
      if ((mask & (1 << plane)) === 0) continue;
      const n = 4 * plane;
      let nearest = this.#planes[n + 3]!;
      let farthest = nearest;
      let size = Math.abs(nearest);
      for (let k = 0; k < 3; k++) {
        const a = this.#planes[n + k]! * bounds[at + k]!;
        const b = this.#planes[n + k]! * bounds[at + k + 3]!;
        if (a < b) {
          nearest += a;
          farthest += b;
        } else {
          nearest += b;
          farthest += a;
        }
        size += Math.max(Math.abs(a), Math.abs(b));
      }
      const slack = SLACK * size + TINY;
      if (farthest + slack < 0) return BEHIND;
      if (nearest - slack > 0) left &= ~(1 << plane);
    }
    return left;
  }
}
