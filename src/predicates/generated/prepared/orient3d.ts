// Generated from src/formulas by `npm run generate`. Do not edit.
import { requireIndex, requireList, requireVertices } from '../../../core/arguments/index.js';
import type { Coordinates } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { orient3dExact } from '../orient3d.js';

const abs = Math.abs;

/** Numbers that are kept for each place. */
const STRIDE = 9;
/** Vertices that belong to each place. */
const CORNERS = 3;

/**
 * The plane through three points, prepared: where many points are asked of orient3d, what does not depend on the point
 * is computed once. Any number of them, each in a place of its own.
 *
 * Exact for all finite doubles; asking allocates nothing where the filter decides.
 *
 * @example
 * const positions = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1];
 * const prepared = new PreparedOrient3d(positions);
 * prepared.set(0, 0, 1, 2);
 * prepared.sign(0, positions, 3); // 1
 */
export class PreparedOrient3d {
  readonly #positions: Coordinates;
  #kept = new Float64Array(8 * STRIDE);
  #vertices = new Uint32Array(8 * CORNERS);
  #count = 0;

  /** @param positions 3 coordinates for each vertex; kept, not copied */
  constructor(positions: Coordinates) {
    requireList('PreparedOrient3d', 'positions', 'a list of numbers', positions);
    this.#positions = positions;
  }

  /**
   * Prepares the plane through three points: i, j, k in this order. What was in the place is forgotten.
   *
   * @param place an integer from 0 on; at most one more than the greatest that was set
   * @throws RangeError naming the number that is not that of a place or a vertex, or the coordinate that is not finite
   */
  set(place: number, i: number, j: number, k: number): void {
    const positions = this.#positions;
    const atI = 3 * i;
    const ax = positions[atI]!;
    const ay = positions[atI + 1]!;
    const az = positions[atI + 2]!;
    const atJ = 3 * j;
    const bx = positions[atJ]!;
    const by = positions[atJ + 1]!;
    const bz = positions[atJ + 2]!;
    const atK = 3 * k;
    const cx = positions[atK]!;
    const cy = positions[atK + 1]!;
    const cz = positions[atK + 2]!;
    const total = ax + ay + az + bx + by + bz + cx + cy + cz;
    if (total - total !== 0 || (i | 0) !== i || (j | 0) !== j || (k | 0) !== k) {
      requireVertices('PreparedOrient3d.set', 'positions', positions, 3, 'i j k', [i, j, k]);
    }
    if (!(place >= 0 && place < this.#count) || (place | 0) !== place) this.#add(place);
    const abx = bx - ax;
    const acx = cx - ax;
    const aby = by - ay;
    const acy = cy - ay;
    const abz = bz - az;
    const acz = cz - az;
    const t21 = abz * acy;
    const t22 = aby * acz;
    const t23 = t22 - t21;
    const t25 = abz * acx;
    const t26 = abx * acz;
    const t27 = t26 - t25;
    const t29 = aby * acx;
    const t30 = abx * acy;
    const t31 = t30 - t29;
    const t38 = abs(t22) + abs(t21) + 2.0522684006491881e-289;
    const t44 = abs(t26) + abs(t25) + 2.0522684006491881e-289;
    const t51 = abs(t30) + abs(t29) + 2.0522684006491881e-289;
    const kept = this.#kept;
    const to = STRIDE * place;
    kept[to] = ax;
    kept[to + 1] = ay;
    kept[to + 2] = az;
    kept[to + 3] = t23;
    kept[to + 4] = t27;
    kept[to + 5] = t31;
    kept[to + 6] = t38;
    kept[to + 7] = t44;
    kept[to + 8] = t51;
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
   * The sign of orient3d for the vertices of a place and a point of any buffer.
   *
   * @param points 3 coordinates for each point
   * @returns -1, 0 or 1; never -0
   * @throws RangeError naming the number that is not that of a place or a point, or the coordinate that is not finite
   */
  sign(place: number, points: Coordinates, p: number): Sign {
    if ((place | 0) !== place || (p | 0) !== p || points == null) this.#check(place, points, p);
    const kept = this.#kept;
    const from = STRIDE * place;
    const ax = kept[from]!;
    const ay = kept[from + 1]!;
    const az = kept[from + 2]!;
    const t23 = kept[from + 3]!;
    const t27 = kept[from + 4]!;
    const t31 = kept[from + 5]!;
    const t38 = kept[from + 6]!;
    const t44 = kept[from + 7]!;
    const t51 = kept[from + 8]!;
    const atP = 3 * p;
    const dx = points[atP]!;
    const dy = points[atP + 1]!;
    const dz = points[atP + 2]!;
    const adx = dx - ax;
    const ady = dy - ay;
    const adz = dz - az;
    const t34 = t23 * adx - (t27 * ady) + (t31 * adz);
    const t55 = t38 * abs(adx) + (t44 * abs(ady)) + (t51 * abs(adz)) + 3.078402600973782e-289;
    if (abs(t34) > 8.881784197001268e-16 * t55) return ((((t34 > 0) as unknown as number) << 1) - 1) as Sign;
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
    const atA = 3 * a;
    const ax = positions[atA]!;
    const ay = positions[atA + 1]!;
    const az = positions[atA + 2]!;
    const atB = 3 * b;
    const bx = positions[atB]!;
    const by = positions[atB + 1]!;
    const bz = positions[atB + 2]!;
    const atC = 3 * c;
    const cx = positions[atC]!;
    const cy = positions[atC + 1]!;
    const cz = positions[atC + 2]!;
    const atP = 3 * p;
    const dx = points[atP]!;
    const dy = points[atP + 1]!;
    const dz = points[atP + 2]!;
    return orient3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz) as Sign;
  }

  #check(place: number, points: Coordinates, p: number): void {
    if (!(place >= 0 && place < this.#count && (place | 0) === place)) {
      requireIndex('PreparedOrient3d.sign', 'place', place, this.#count);
    }
    const total = points == null ? Number.NaN : points[3 * p]! + points[3 * p + 1]! + points[3 * p + 2]!;
    if (total - total !== 0 || (p | 0) !== p) {
      requireVertices('PreparedOrient3d.sign', 'points', points, 3, 'p', [p]);
    }
  }

  /** Makes room for one more place. */
  #add(place: number): void {
    requireIndex('PreparedOrient3d.set', 'place', place, this.#count + 1);
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
