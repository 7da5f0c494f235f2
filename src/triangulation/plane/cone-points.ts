import { orient2dAt } from '../../predicates/generated/at/orient2d.js';
import { isInsideByOrder, type LiftedPoints } from '../space/lifted-points.js';
import { powerTestAt } from './power-test-at.js';

/**
 * Points of the plane with weights, and one more above the plane, the apex: a regular triangulation of all of them in
 * space is the cone over that of the plane. Each tetrahedron has the apex as a corner, for the others are in one plane,
 * and the facet opposite of it is a triangle of the plane. So what lets tetrahedra grow lets triangles grow, and all
 * signs are those of the plane.
 *
 * The apex has the number behind the last point.
 */
export class ConePoints implements LiftedPoints {
  readonly isWeighted = true;
  readonly count: number;
  readonly #apex: number;
  readonly #xy: Float64Array;
  readonly #weights: Float64Array;
  readonly #rank: Uint32Array;

  /**
   * @param xy two finite coordinates for each point; no two points are equal
   * @param weights a finite one for each
   * @param rank of each point its place in the order of coordinates, and then that of the apex
   */
  constructor(xy: Float64Array, weights: Float64Array, rank: Uint32Array) {
    this.#apex = weights.length;
    this.count = weights.length + 1;
    this.#xy = xy;
    this.#weights = weights;
    this.#rank = rank;
  }

  /**
   * orient3d is negative of the apex and three points that are counterclockwise; each step of the apex in the list
   * changes the sign.
   */
  side(i: number, j: number, k: number, l: number): number {
    const apex = this.#apex;
    const xy = this.#xy;
    if (l === apex) return orient2dAt(xy, i, j, k);
    if (k === apex) return orient2dAt(xy, j, i, l);
    if (j === apex) return orient2dAt(xy, i, k, l);
    if (i === apex) return orient2dAt(xy, k, j, l);
    return 0;
  }

  isInSphere(a: number, b: number, c: number, d: number, p: number): boolean {
    const sign = this.#powerSign(a, b, c, d, p);
    return sign === 0 ? isInsideByOrder(this, this.#rank, a, b, c, d, p) : sign > 0;
  }

  /** The corners beside the apex, counterclockwise as in `side`. */
  #powerSign(a: number, b: number, c: number, d: number, p: number): number {
    const apex = this.#apex;
    if (d === apex) return this.#power(a, b, c, p);
    if (c === apex) return this.#power(b, a, d, p);
    if (b === apex) return this.#power(a, c, d, p);
    return this.#power(c, b, d, p);
  }

  #power(i: number, j: number, k: number, l: number): number {
    return powerTestAt(this.#xy, this.#weights, i, j, k, l);
  }
}
