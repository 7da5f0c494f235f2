// Generated from src/formulas by `npm run generate`. Do not edit.
import { requireIndex, requireList, requireVertices } from '../../../core/arguments/index.js';
import type { Coordinates } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { incircleExact } from '../incircle.js';

const abs = Math.abs;

/** Numbers that are kept for each place. */
const STRIDE = 8;
/** Vertices that belong to each place. */
const CORNERS = 3;

/**
 * The circle through three points, prepared: where many points are asked of incircle, what does not depend on the point
 * is computed once. Any number of them, each in a place of its own.
 *
 * Exact for all finite doubles; asking allocates nothing where the filter decides.
 *
 * @example
 * const positions = [1, 0, 0, 1, -1, 0, 0, 0];
 * const prepared = new PreparedIncircle(positions);
 * prepared.set(0, 0, 1, 2);
 * prepared.sign(0, positions, 3); // 1
 */
export class PreparedIncircle {
  readonly #positions: Coordinates;
  #kept = new Float64Array(8 * STRIDE);
  #vertices = new Uint32Array(8 * CORNERS);
  #count = 0;

  /** @param positions 2 coordinates for each vertex; kept, not copied */
  constructor(positions: Coordinates) {
    requireList('PreparedIncircle', 'positions', 'a list of numbers', positions);
    this.#positions = positions;
  }

  /**
   * Prepares the circle through three points: i, j, k in this order. What was in the place is forgotten.
   *
   * @param place an integer from 0 on; at most one more than the greatest that was set
   * @throws RangeError naming the number that is not that of a place or a vertex, or the coordinate that is not finite
   */
  set(place: number, i: number, j: number, k: number): void {
    const positions = this.#positions;
    const atI = 2 * i;
    const ax = positions[atI]!;
    const ay = positions[atI + 1]!;
    const atJ = 2 * j;
    const bx = positions[atJ]!;
    const by = positions[atJ + 1]!;
    const atK = 2 * k;
    const cx = positions[atK]!;
    const cy = positions[atK + 1]!;
    const total = ax + ay + bx + by + cx + cy;
    if (total - total !== 0 || (i | 0) !== i || (j | 0) !== j || (k | 0) !== k) {
      requireVertices('PreparedIncircle.set', 'positions', positions, 2, 'i j k', [i, j, k]);
    }
    if (!(place >= 0 && place < this.#count) || (place | 0) !== place) this.#add(place);
    const acx = cx - ax;
    const abx = bx - ax;
    const acy = cy - ay;
    const aby = by - ay;
    const t16 = acx * acx + (acy * acy);
    const t19 = abx * abx + (aby * aby);
    const t25 = acy * t19 - (t16 * aby);
    const t29 = acx * t19 - (t16 * abx);
    const t31 = acy * abx;
    const t32 = acx * aby;
    const t33 = t32 - t31;
    const t38 = t19 + 2.0522684006491881e-289;
    const t40 = t16 + 2.0522684006491881e-289;
    const t44 = abs(acy) * t38 + (t40 * abs(aby)) + 2.0522684006491881e-289;
    const t52 = abs(acx) * t38 + (t40 * abs(abx)) + 2.0522684006491881e-289;
    const t59 = abs(t32) + abs(t31) + 2.0522684006491881e-289;
    const kept = this.#kept;
    const to = STRIDE * place;
    kept[to] = ax;
    kept[to + 1] = ay;
    kept[to + 2] = t25;
    kept[to + 3] = t29;
    kept[to + 4] = t33;
    kept[to + 5] = t44;
    kept[to + 6] = t52;
    kept[to + 7] = t59;
    const vertices = this.#vertices;
    const at = CORNERS * place;
    vertices[at] = i;
    vertices[at + 1] = j;
    vertices[at + 2] = k;
  }

  /** Number 0 to 2 of the vertices of a place. */
  vertex(place: number, corner: number): number {
    return this.#vertices[CORNERS * place + corner]!;
  }

  /**
   * The sign of incircle for the vertices of a place and a point of any buffer.
   *
   * @param points 2 coordinates for each point
   * @returns -1, 0 or 1; never -0
   * @throws RangeError naming the number that is not that of a place or a point, or the coordinate that is not finite
   */
  sign(place: number, points: Coordinates, p: number): Sign {
    if ((place | 0) !== place || (p | 0) !== p || points == null) this.#check(place, points, p);
    const kept = this.#kept;
    const from = STRIDE * place;
    const ax = kept[from]!;
    const ay = kept[from + 1]!;
    const t25 = kept[from + 2]!;
    const t29 = kept[from + 3]!;
    const t33 = kept[from + 4]!;
    const t44 = kept[from + 5]!;
    const t52 = kept[from + 6]!;
    const t59 = kept[from + 7]!;
    const atP = 2 * p;
    const dx = points[atP]!;
    const dy = points[atP + 1]!;
    const adx = dx - ax;
    const ady = dy - ay;
    const t22 = adx * adx + (ady * ady);
    const t36 = t25 * adx - (t29 * ady) + (t33 * t22);
    const t63 = t44 * abs(adx) + (t52 * abs(ady)) + (t59 * (t22 + 2.0522684006491881e-289)) + 3.078402600973782e-289;
    if (abs(t36) > 1.221245327087675e-15 * t63) return ((((t36 > 0) as unknown as number) << 1) - 1) as Sign;
    return this.#exactSign(place, points, p);
  }

  #exactSign(place: number, points: Coordinates, p: number): Sign {
    this.#check(place, points, p);
    const positions = this.#positions;
    const vertices = this.#vertices;
    const at = CORNERS * place;
    const a = vertices[at]!;
    const b = vertices[at + 1]!;
    const c = vertices[at + 2]!;
    const atA = 2 * a;
    const ax = positions[atA]!;
    const ay = positions[atA + 1]!;
    const atB = 2 * b;
    const bx = positions[atB]!;
    const by = positions[atB + 1]!;
    const atC = 2 * c;
    const cx = positions[atC]!;
    const cy = positions[atC + 1]!;
    const atP = 2 * p;
    const dx = points[atP]!;
    const dy = points[atP + 1]!;
    return incircleExact(ax, ay, bx, by, cx, cy, dx, dy) as Sign;
  }

  #check(place: number, points: Coordinates, p: number): void {
    if (!(place >= 0 && place < this.#count && (place | 0) === place)) {
      requireIndex('PreparedIncircle.sign', 'place', place, this.#count);
    }
    const total = points == null ? Number.NaN : points[2 * p]! + points[2 * p + 1]!;
    if (total - total !== 0 || (p | 0) !== p) {
      requireVertices('PreparedIncircle.sign', 'points', points, 2, 'p', [p]);
    }
  }

  /** Makes room for one more place. */
  #add(place: number): void {
    requireIndex('PreparedIncircle.set', 'place', place, this.#count + 1);
    this.#count++;
    if (CORNERS * this.#count <= this.#vertices.length) return;
    const vertices = new Uint32Array(2 * this.#vertices.length);
    const kept = new Float64Array(2 * this.#kept.length);
    vertices.set(this.#vertices);
    kept.set(this.#kept);
    this.#vertices = vertices;
    this.#kept = kept;
  }
}
