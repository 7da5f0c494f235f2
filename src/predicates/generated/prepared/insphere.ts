// Generated from src/formulas by `npm run generate`. Do not edit.
import { requireIndex, requireList, requireVertices } from '../../../core/arguments/index.js';
import type { Coordinates } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { insphereExact } from '../insphere.js';

const abs = Math.abs;

/** Numbers that are kept for each place. */
const STRIDE = 11;
/** Vertices that belong to each place. */
const CORNERS = 4;

/**
 * The sphere through four points, prepared: where many points are asked of insphere, what does not depend on the point
 * is computed once. Any number of them, each in a place of its own.
 *
 * Exact for all finite doubles; asking allocates nothing where the filter decides.
 *
 * @example
 * const positions = [1, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0, 1, 0, 0, 0];
 * const prepared = new PreparedInsphere(positions);
 * prepared.set(0, 0, 1, 2, 3);
 * prepared.sign(0, positions, 4); // 1
 */
export class PreparedInsphere {
  readonly #positions: Coordinates;
  #kept = new Float64Array(8 * STRIDE);
  #vertices = new Uint32Array(8 * CORNERS);
  #count = 0;

  /** @param positions 3 coordinates for each vertex; kept, not copied */
  constructor(positions: Coordinates) {
    requireList('PreparedInsphere', 'positions', 'a list of numbers', positions);
    this.#positions = positions;
  }

  /**
   * Prepares the sphere through four points: i, j, k, l in this order. What was in the place is forgotten.
   *
   * @param place an integer from 0 on; at most one more than the greatest that was set
   * @throws RangeError naming the number that is not that of a place or a vertex, or the coordinate that is not finite
   */
  set(place: number, i: number, j: number, k: number, l: number): void {
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
    const atL = 3 * l;
    const dx = positions[atL]!;
    const dy = positions[atL + 1]!;
    const dz = positions[atL + 2]!;
    const total = ax + ay + az + bx + by + bz + cx + cy + cz + dx + dy + dz;
    if (total - total !== 0 || (i | 0) !== i || (j | 0) !== j || (k | 0) !== k || (l | 0) !== l) {
      requireVertices('PreparedInsphere.set', 'positions', positions, 3, 'i j k l', [i, j, k, l]);
    }
    if (!(place >= 0 && place < this.#count) || (place | 0) !== place) this.#add(place);
    const acx = cx - ax;
    const abx = bx - ax;
    const adx = dx - ax;
    const acy = cy - ay;
    const aby = by - ay;
    const ady = dy - ay;
    const acz = cz - az;
    const abz = bz - az;
    const adz = dz - az;
    const t31 = acx * acx + (acy * acy) + (acz * acz);
    const t36 = abx * abx + (aby * aby) + (abz * abz);
    const t41 = adx * adx + (ady * ady) + (adz * adz);
    const t49 = acz * t36 - (t31 * abz);
    const t53 = acy * t36 - (t31 * aby);
    const t55 = acz * aby;
    const t56 = acy * abz;
    const t57 = t56 - t55;
    const t60 = t49 * ady - (t53 * adz) + (t57 * t41);
    const t65 = acx * t36 - (t31 * abx);
    const t67 = acz * abx;
    const t68 = acx * abz;
    const t69 = t68 - t67;
    const t72 = t49 * adx - (t65 * adz) + (t69 * t41);
    const t76 = acy * abx;
    const t77 = acx * aby;
    const t78 = t77 - t76;
    const t81 = t53 * adx - (t65 * ady) + (t78 * t41);
    const t87 = t57 * adx - (t69 * ady) + (t78 * adz);
    const t93 = t36 + 3.078402600973782e-289;
    const t95 = t31 + 3.078402600973782e-289;
    const t99 = abs(acz) * t93 + (t95 * abs(abz)) + 2.0522684006491881e-289;
    const t100 = abs(adx);
    const t107 = abs(acx) * t93 + (t95 * abs(abx)) + 2.0522684006491881e-289;
    const t108 = abs(adz);
    const t114 = abs(t68) + abs(t67) + 2.0522684006491881e-289;
    const t115 = t41 + 3.078402600973782e-289;
    const t118 = t99 * t100 + (t107 * t108) + (t114 * t115) + 3.078402600973782e-289;
    const t121 = abs(ady);
    const t128 = abs(acy) * t93 + (t95 * abs(aby)) + 2.0522684006491881e-289;
    const t134 = abs(t56) + abs(t55) + 2.0522684006491881e-289;
    const t137 = t99 * t121 + (t128 * t108) + (t134 * t115) + 3.078402600973782e-289;
    const t147 = abs(t77) + abs(t76) + 2.0522684006491881e-289;
    const t150 = t134 * t100 + (t114 * t121) + (t147 * t108) + 3.078402600973782e-289;
    const t158 = t128 * t100 + (t107 * t121) + (t147 * t115) + 3.078402600973782e-289;
    const kept = this.#kept;
    const to = STRIDE * place;
    kept[to] = ax;
    kept[to + 1] = ay;
    kept[to + 2] = az;
    kept[to + 3] = t60;
    kept[to + 4] = t72;
    kept[to + 5] = t81;
    kept[to + 6] = t87;
    kept[to + 7] = t118;
    kept[to + 8] = t137;
    kept[to + 9] = t150;
    kept[to + 10] = t158;
    const vertices = this.#vertices;
    const at = CORNERS * place;
    vertices[at] = i;
    vertices[at + 1] = j;
    vertices[at + 2] = k;
    vertices[at + 3] = l;
  }

  /** Number 0 to 3 of the vertices of a place. */
  vertex(place: number, corner: number): number {
    return this.#vertices[CORNERS * place + corner]!;
  }

  /**
   * The sign of insphere for the vertices of a place and a point of any buffer.
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
    const t60 = kept[from + 3]!;
    const t72 = kept[from + 4]!;
    const t81 = kept[from + 5]!;
    const t87 = kept[from + 6]!;
    const t118 = kept[from + 7]!;
    const t137 = kept[from + 8]!;
    const t150 = kept[from + 9]!;
    const t158 = kept[from + 10]!;
    const atP = 3 * p;
    const ex = points[atP]!;
    const ey = points[atP + 1]!;
    const ez = points[atP + 2]!;
    const aex = ex - ax;
    const aey = ey - ay;
    const aez = ez - az;
    const t46 = aex * aex + (aey * aey) + (aez * aez);
    const t91 = t72 * aey - (t60 * aex) + (t87 * t46 - (t81 * aez));
    const t163 = t118 * abs(aey) + (t137 * abs(aex)) + (t150 * (t46 + 3.078402600973782e-289) + (t158 * abs(aez))) + 4.1045368012983762e-289;
    if (abs(t91) > 1.7763568394002564e-15 * t163) return ((((t91 > 0) as unknown as number) << 1) - 1) as Sign;
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
    const d = vertices[at + 3]!;
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
    const atD = 3 * d;
    const dx = positions[atD]!;
    const dy = positions[atD + 1]!;
    const dz = positions[atD + 2]!;
    const atP = 3 * p;
    const ex = points[atP]!;
    const ey = points[atP + 1]!;
    const ez = points[atP + 2]!;
    return insphereExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, ex, ey, ez) as Sign;
  }

  #check(place: number, points: Coordinates, p: number): void {
    if (!(place >= 0 && place < this.#count && (place | 0) === place)) {
      requireIndex('PreparedInsphere.sign', 'place', place, this.#count);
    }
    const total = points == null ? Number.NaN : points[3 * p]! + points[3 * p + 1]! + points[3 * p + 2]!;
    if (total - total !== 0 || (p | 0) !== p) {
      requireVertices('PreparedInsphere.sign', 'points', points, 3, 'p', [p]);
    }
  }

  /** Makes room for one more place. */
  #add(place: number): void {
    requireIndex('PreparedInsphere.set', 'place', place, this.#count + 1);
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
