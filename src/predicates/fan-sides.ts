/**
 * Sides of many points relative to the planes of triangles that all have one corner: each plane's normal is computed once.
 *
 * The filter is that of orient3d expanded along the last point's row, as in three-sides.ts, with the same constants; what it
 * leaves undecided is asked of orient3d.
 */
import type { Sign } from '../core/sign.js';
import { orient3d } from './generated/orient3d.js';
import { PLANE_CONSTANT, PLANE_INNER_MARGIN, PLANE_MARGIN } from './three-sides.js';

const abs = Math.abs;
/** Numbers that a plane takes: the normal, and the sizes of its coordinates' products. */
const STRIDE = 6;

/** The planes of the triangles (apex, next, previous), by number. */
export class FanSides {
  readonly #x: Float64Array;
  #apex = 0;
  #planes = new Float64Array(16 * STRIDE);
  #next = new Uint32Array(16);
  #previous = new Uint32Array(16);

  /** @param x three finite coordinates for each vertex */
  constructor(x: Float64Array) {
    this.#x = x;
  }

  /** Begins with another corner in common. */
  start(apex: number): void {
    this.#apex = apex;
  }

  /** Puts triangle (apex, next, previous) in place i. */
  set(i: number, next: number, previous: number): void {
    if (i >= this.#next.length) this.#grow();
    this.#next[i] = next;
    this.#previous[i] = previous;
    const x = this.#x;
    const v = 3 * this.#apex;
    const b = 3 * next;
    const c = 3 * previous;
    const bx = x[b]! - x[v]!;
    const by = x[b + 1]! - x[v + 1]!;
    const bz = x[b + 2]! - x[v + 2]!;
    const cx = x[c]! - x[v]!;
    const cy = x[c + 1]! - x[v + 1]!;
    const cz = x[c + 2]! - x[v + 2]!;
    const planes = this.#planes;
    const at = STRIDE * i;
    planes[at] = by * cz - bz * cy;
    planes[at + 1] = bz * cx - bx * cz;
    planes[at + 2] = bx * cy - by * cx;
    planes[at + 3] = abs(by * cz) + abs(bz * cy) + PLANE_INNER_MARGIN;
    planes[at + 4] = abs(bz * cx) + abs(bx * cz) + PLANE_INNER_MARGIN;
    planes[at + 5] = abs(bx * cy) + abs(by * cx) + PLANE_INNER_MARGIN;
  }

  /** The corner after the common one. */
  next(i: number): number {
    return this.#next[i]!;
  }

  /** The corner before the common one. */
  previous(i: number): number {
    return this.#previous[i]!;
  }

  /**
   * On which side of the plane of triangle i does vertex w lie?
   *
   * @returns the sign of orient3d(apex, next, previous, w)
   */
  side(i: number, w: number): Sign {
    const x = this.#x;
    const planes = this.#planes;
    const v = 3 * this.#apex;
    const at = STRIDE * i;
    const dx = x[3 * w]! - x[v]!;
    const dy = x[3 * w + 1]! - x[v + 1]!;
    const dz = x[3 * w + 2]! - x[v + 2]!;
    const det = planes[at]! * dx + planes[at + 1]! * dy + planes[at + 2]! * dz;
    const bound =
      PLANE_CONSTANT *
      (planes[at + 3]! * abs(dx) + planes[at + 4]! * abs(dy) + planes[at + 5]! * abs(dz) + PLANE_MARGIN);
    if (det > bound) return 1;
    if (-det > bound) return -1;
    return this.#exactSide(i, w);
  }

  #exactSide(i: number, w: number): Sign {
    const x = this.#x;
    const v = 3 * this.#apex;
    const b = 3 * this.#next[i]!;
    const c = 3 * this.#previous[i]!;
    return orient3d(
      x[v]!,
      x[v + 1]!,
      x[v + 2]!,
      x[b]!,
      x[b + 1]!,
      x[b + 2]!,
      x[c]!,
      x[c + 1]!,
      x[c + 2]!,
      x[3 * w]!,
      x[3 * w + 1]!,
      x[3 * w + 2]!,
    );
  }

  #grow(): void {
    const size = 2 * this.#next.length;
    const next = new Uint32Array(size);
    const previous = new Uint32Array(size);
    const planes = new Float64Array(STRIDE * size);
    next.set(this.#next);
    previous.set(this.#previous);
    planes.set(this.#planes);
    this.#next = next;
    this.#previous = previous;
    this.#planes = planes;
  }
}
