// Generated from src/formulas by `npm run generate`. Do not edit.
import { requireIndex, requireList, requireVertices } from '../../../core/arguments/index.js';
import type { Coordinates } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { orient2dExact } from '../orient2d.js';

/** Numbers that are kept for each place. */
const STRIDE = 4;
/** Vertices that belong to each place. */
const CORNERS = 2;

/**
 * The line from one point to another, prepared: where many points are asked of orient2d, what does not depend on the point
 * is computed once. Any number of them, each in a place of its own.
 *
 * Exact for all finite doubles; asking allocates nothing where the filter decides.
 *
 * @example
 * const positions = [0, 0, 1, 0, 0, 1];
 * const prepared = new PreparedOrient2d(positions);
 * prepared.set(0, 0, 1);
 * prepared.sign(0, positions, 2); // 1
 */
export class PreparedOrient2d {
  readonly #positions: Coordinates;
  #kept = new Float64Array(8 * STRIDE);
  #vertices = new Uint32Array(8 * CORNERS);
  #count = 0;

  /** @param positions 2 coordinates for each vertex; kept, not copied */
  constructor(positions: Coordinates) {
    requireList('PreparedOrient2d', 'positions', 'a list of numbers', positions);
    this.#positions = positions;
  }

  /**
   * Prepares the line from one point to another: i, j in this order. What was in the place is forgotten.
   *
   * @param place an integer from 0 on; at most one more than the greatest that was set
   * @throws RangeError naming the number that is not that of a place or a vertex, or the coordinate that is not finite
   */
  set(place: number, i: number, j: number): void {
    const positions = this.#positions;
    const atI = 2 * i;
    const ax = positions[atI]!;
    const ay = positions[atI + 1]!;
    const atJ = 2 * j;
    const bx = positions[atJ]!;
    const by = positions[atJ + 1]!;
    const total = ax + ay + bx + by;
    if (total - total !== 0 || (i | 0) !== i || (j | 0) !== j) {
      requireVertices('PreparedOrient2d.set', 'positions', positions, 2, 'i j', [i, j]);
    }
    if (!(place >= 0 && place < this.#count) || (place | 0) !== place) this.#add(place);
    const abx = bx - ax;
    const aby = by - ay;
    const kept = this.#kept;
    const to = STRIDE * place;
    kept[to] = ax;
    kept[to + 1] = abx;
    kept[to + 2] = ay;
    kept[to + 3] = aby;
    const vertices = this.#vertices;
    const at = CORNERS * place;
    vertices[at] = i;
    vertices[at + 1] = j;
  }

  /** Number 0 or 1 of the vertices of a place. */
  vertex(place: number, corner: number): number {
    return this.#vertices[CORNERS * place + corner]!;
  }

  /**
   * The sign of orient2d for the vertices of a place and a point of any buffer.
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
    const abx = kept[from + 1]!;
    const ay = kept[from + 2]!;
    const aby = kept[from + 3]!;
    const atP = 2 * p;
    const cx = points[atP]!;
    const cy = points[atP + 1]!;
    const t10 = (cx - ax) * aby;
    const t11 = abx * (cy - ay);
    const t12 = t11 - t10;
    if (Math.abs(t12) > 4.44089209850063e-16 * Math.abs(t11 + t10) + 9.332636185032189e-302) return ((((t12 > 0) as unknown as number) << 1) - 1) as Sign;
    return this.#exactSign(place, points, p);
  }

  #exactSign(place: number, points: Coordinates, p: number): Sign {
    this.#check(place, points, p);
    const positions = this.#positions;
    const vertices = this.#vertices;
    const at = CORNERS * place;
    const a = vertices[at]!;
    const b = vertices[at + 1]!;
    const atA = 2 * a;
    const ax = positions[atA]!;
    const ay = positions[atA + 1]!;
    const atB = 2 * b;
    const bx = positions[atB]!;
    const by = positions[atB + 1]!;
    const atP = 2 * p;
    const cx = points[atP]!;
    const cy = points[atP + 1]!;
    return orient2dExact(ax, ay, bx, by, cx, cy) as Sign;
  }

  #check(place: number, points: Coordinates, p: number): void {
    if (!(place >= 0 && place < this.#count && (place | 0) === place)) {
      requireIndex('PreparedOrient2d.sign', 'place', place, this.#count);
    }
    const total = points == null ? Number.NaN : points[2 * p]! + points[2 * p + 1]!;
    if (total - total !== 0 || (p | 0) !== p) {
      requireVertices('PreparedOrient2d.sign', 'points', points, 2, 'p', [p]);
    }
  }

  /** Makes room for one more place. */
  #add(place: number): void {
    requireIndex('PreparedOrient2d.set', 'place', place, this.#count + 1);
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
