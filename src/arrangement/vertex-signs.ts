import { type FoundPoint2, inCircle2d, orientation2d } from '../implicit/index.js';
import { incircleAt } from '../predicates/generated/at/incircle.js';
import { orient2dAt } from '../predicates/generated/at/orient2d.js';
import { crossingOf } from './crossing-place.js';
import type { SegmentSoup } from './segment-soup.js';
import type { SoupGeometry } from './soup-geometry.js';

const abs = Math.abs;
/** Makes up for the roundings of sums and products of positive terms, with which bounds are computed. */
const ROUNDED_UP = 1 + 2 ** -40;
const EIGHT_U = 2 ** -50;
const SIXTEEN_U = 2 ** -49;
const TINY = 2 ** -1070;

/**
 * Orientations and circles of vertices of a soup, under new numbers: their places are kept side by side.
 *
 * Let u = 2^-53, and let coordinates be off by E at most, the largest bound of the vertices at hand. A difference d of
 * two of them is off by 2 E + u |d|.
 *
 * **Orientation**, two products of differences: P is the sum of their sizes, S that of the four differences. What
 * differences are off by changes products by 2 E S + 2 u P and terms of second order (8 E^2 + 4 u E S + u^2 P);
 * rounding the products and their difference adds 2 u P. All this is less than 8 u P + 4 E (S + 2 E) + 2^-1070.
 *
 * **Circle**: for coordinates that are what they seem to be, Shewchuk's bound ("Adaptive Precision Floating-Point
 * Arithmetic and Fast Robust Geometric Predicates", 1997) is (10 + 96 u) u P, where P is the determinant with all signs
 * positive; 16 u P has room for the roundings of P itself. Let F = 2 E, let t be |x| + |y| + 2 F for each of the three
 * corners seen from the fourth. A squared length is at most t^2 and changes by at most 2 F t; the cross product of
 * two others by F (t' + t''), and is at most t' t''. So a product of both changes by at most 2 F t t' t'' +
 * F t^2 (t' + t''); the three together by F (T Q + 3 t t' t''), T the sum of the three and Q that of their products by
 * twos. Products that underflow are off by 2^-1075 each, multiplied by T^2 at most: 2^-1070 (1 + T^2) is more.
 *
 * What is too large is infinite or NaN, and proves nothing.
 */
export class VertexSigns {
  readonly #soup: SegmentSoup;
  readonly #geometry: SoupGeometry;
  readonly #vertices: Uint32Array;
  readonly #xy: Float64Array;
  readonly #errors: Float64Array;
  readonly #points: (FoundPoint2 | undefined)[] = [];

  /** @param vertices their numbers in the soup, by their new numbers */
  constructor(soup: SegmentSoup, geometry: SoupGeometry, vertices: Uint32Array) {
    const { x, y, errorX, errorY } = soup;
    const n = vertices.length;
    this.#soup = soup;
    this.#geometry = geometry;
    this.#vertices = vertices;
    this.#xy = new Float64Array(2 * n);
    this.#errors = new Float64Array(n);
    for (let i = 0; i < n; i++) {
      const v = vertices[i]!;
      this.#xy[2 * i] = x.data[v]!;
      this.#xy[2 * i + 1] = y.data[v]!;
      this.#errors[i] = Math.max(errorX.data[v]!, errorY.data[v]!);
    }
  }

  /** The point of a vertex: what was given, or where two lines cross. */
  pointOf(i: number): FoundPoint2 {
    const known = this.#points[i];
    if (known !== undefined) return known;
    const { first, second, lines } = this.#soup;
    const v = this.#vertices[i]!;
    const point: FoundPoint2 =
      this.#errors[i] === 0
        ? [this.#xy[2 * i]!, this.#xy[2 * i + 1]!]
        : crossingOf(lines.data, 4 * first.data[v]!, 4 * second.data[v]!);
    this.#points[i] = point;
    return point;
  }

  /** The sign of the area of a triangle: positive if it is counterclockwise. */
  orientation(a: number, b: number, c: number): number {
    const xy = this.#xy;
    const errors = this.#errors;
    const error = Math.max(errors[a]!, errors[b]!, errors[c]!);
    if (error === 0) return orient2dAt(xy, a, b, c);
    const cx = xy[2 * c]!;
    const cy = xy[2 * c + 1]!;
    const ax = xy[2 * a]! - cx;
    const ay = xy[2 * a + 1]! - cy;
    const bx = xy[2 * b]! - cx;
    const by = xy[2 * b + 1]! - cy;
    const p = ax * by;
    const q = ay * bx;
    const sizes = abs(ax) + abs(ay) + abs(bx) + abs(by);
    const bound = (EIGHT_U * (abs(p) + abs(q)) + 4 * error * (sizes + 2 * error) + TINY) * ROUNDED_UP;
    const value = p - q;
    if (value > bound) return 1;
    if (-value > bound) return -1;
    return (
      this.#alongLine(a, b, c) ??
      this.#alongLine(b, c, a) ??
      this.#alongLine(c, a, b) ??
      orientation2d(this.pointOf(a), this.pointOf(b), this.pointOf(c))
    );
  }

  /** The same, if a line that a was made of passes through b, or through c. */
  #alongLine(a: number, b: number, c: number): number | undefined {
    const geometry = this.#geometry;
    const [u, v, w] = [this.#vertices[a]!, this.#vertices[b]!, this.#vertices[c]!];
    if (geometry.isPlain(u)) return undefined;
    for (const line of [this.#soup.first.data[u]!, this.#soup.second.data[u]!]) {
      const ofB = geometry.sideOf(v, line);
      const ofC = geometry.sideOf(w, line);
      if (ofB === 0 && ofC === 0) return 0;
      // Lines run from lesser points to greater ones.
      if (ofB === 0) return ofC * geometry.compare(v, u) + 0;
      if (ofC === 0) return ofB * geometry.compare(u, w) + 0;
    }
    return undefined;
  }

  /** Positive if d is inside the circle through a, b and c, which are counterclockwise; 0 if it is on it. */
  inCircle(a: number, b: number, c: number, d: number): number {
    const xy = this.#xy;
    const errors = this.#errors;
    const error = Math.max(errors[a]!, errors[b]!, errors[c]!, errors[d]!);
    if (error === 0) return incircleAt(xy, a, b, c, d);
    const dx = xy[2 * d]!;
    const dy = xy[2 * d + 1]!;
    const ax = xy[2 * a]! - dx;
    const ay = xy[2 * a + 1]! - dy;
    const bx = xy[2 * b]! - dx;
    const by = xy[2 * b + 1]! - dy;
    const cx = xy[2 * c]! - dx;
    const cy = xy[2 * c + 1]! - dy;
    const bc = bx * cy;
    const cb = by * cx;
    const ca = cx * ay;
    const ac = cy * ax;
    const ab = ax * by;
    const ba = ay * bx;
    const a2 = ax * ax + ay * ay;
    const b2 = bx * bx + by * by;
    const c2 = cx * cx + cy * cy;
    const value = a2 * (bc - cb) + b2 * (ca - ac) + c2 * (ab - ba);
    const sizes = a2 * (abs(bc) + abs(cb)) + b2 * (abs(ca) + abs(ac)) + c2 * (abs(ab) + abs(ba));
    const off = 2 * error;
    const s = abs(ax) + abs(ay) + 2 * off;
    const t = abs(bx) + abs(by) + 2 * off;
    const r = abs(cx) + abs(cy) + 2 * off;
    const sum = s + t + r;
    const bound =
      (SIXTEEN_U * sizes +
        off * (sum * (s * t + t * r + r * s) + 3 * s * t * r) * (1 + SIXTEEN_U) +
        TINY * (1 + sum * sum)) *
      ROUNDED_UP;
    if (value > bound) return 1;
    if (-value > bound) return -1;
    return inCircle2d(this.pointOf(a), this.pointOf(b), this.pointOf(c), this.pointOf(d));
  }
}
