import { commonExponent, scaledIntegers } from '../arithmetic/scaled-integers.js';
import { NONE } from '../core/collections/hashing.js';
import type { Sign } from '../core/sign.js';
import type { HomogeneousPoint2 } from '../implicit/homogeneous.js';
import { exactPoint2 } from '../implicit/objects/point2-object.js';
import { compareCrossings2d, cross2d, orient2d } from '../predicates/index.js';
import { movedCrossing, pointsOfLine } from './moved-crossing.js';
import type { SegmentSoup } from './segment-soup.js';

/** The rounding of a difference of doubles is at most a quarter of this part of it. */
const FOUR_U = 2 ** -51;

const abs = Math.abs;
const NOT: readonly [number, number] = [0, 0];

/** More than the roundings of a difference of doubles, and of sums of two bounds. */
const ROUNDED_UP = 1 + 2 ** -40;
/** A bound for roundings, as a part of the sizes of two products of differences together: see `sideOf`. */
const EIGHT_U = 2 ** -50;
const TINY = 2 ** -1070;
/** Numbers whose sum is less are made larger by so much. */
const SMALL = 2 ** -400;
const UP = 2 ** 700;

/**
 * Questions about the vertices and lines of a soup: in doubles where their bounds prove the answer, else by predicates
 * and integers.
 */
export class SoupGeometry {
  readonly #soup: SegmentSoup;

  constructor(soup: SegmentSoup) {
    this.#soup = soup;
  }

  /** Is a vertex a point of doubles that was given? */
  isPlain(v: number): boolean {
    return this.#soup.first.data[v] === NONE && !this.#soup.tails.has(v);
  }

  /** Are there lines that are moved? */
  get hasMoved(): boolean {
    return this.#soup.moves.size > 0;
  }

  /** On which side of a line is a vertex? 1 is left. */
  sideOf(v: number, line: number): Sign {
    const soup = this.#soup;
    const lines = soup.lines.data;
    const i = 4 * line;
    const first = soup.first.data[v]!;
    const x = soup.x.data[v]!;
    const y = soup.y.data[v]!;
    if (this.hasMoved) return this.#sideOfMoved(v, line);
    if (first === NONE) return orient2d(lines[i]!, lines[i + 1]!, lines[i + 2]!, lines[i + 3]!, x, y);
    if (first === line || soup.second.data[v] === line) return 0;
    // U × (v - p): with v off by E, (v - p) is off by E and by its rounding; two products and a difference are rounded
    // with less than 4 u of their sizes.
    const wx = lines[i + 2]! - lines[i]!;
    const wy = lines[i + 3]! - lines[i + 1]!;
    const dx = x - lines[i]!;
    const dy = y - lines[i + 1]!;
    // Small numbers are made larger, which rounds nothing, so that products do not underflow.
    const up = abs(wx) + abs(wy) + abs(dx) + abs(dy) < SMALL ? UP : 1;
    const ux = wx * up;
    const uy = wy * up;
    const a = ux * (dy * up);
    const b = uy * (dx * up);
    const error =
      (EIGHT_U * (abs(a) + abs(b)) +
        (abs(ux) * (soup.errorY.data[v]! * up) + abs(uy) * (soup.errorX.data[v]! * up)) * (1 + EIGHT_U) +
        TINY) *
      ROUNDED_UP;
    const value = a - b;
    if (value > error) return 1;
    if (-value > error) return -1;
    return this.#exactSide(v, line);
  }

  /**
   * As above, but for a line or a vertex that may be a sum. v - (p + m), as the rounded difference of a rounded
   * difference, is off by E and by the two roundings, which are at most u of what they give.
   */
  #sideOfMoved(v: number, line: number): Sign {
    const soup = this.#soup;
    const lines = soup.lines.data;
    const i = 4 * line;
    if (soup.first.data[v] === line || soup.second.data[v] === line) return 0;
    const x = soup.x.data[v]!;
    const y = soup.y.data[v]!;
    const move = soup.moves.get(line);
    if (move === undefined && this.isPlain(v)) {
      return orient2d(lines[i]!, lines[i + 1]!, lines[i + 2]!, lines[i + 3]!, x, y);
    }
    const [mx, my] = move ?? NOT;
    const wx = lines[i + 2]! - lines[i]!;
    const wy = lines[i + 3]! - lines[i + 1]!;
    const partX = x - lines[i]!;
    const partY = y - lines[i + 1]!;
    const dx = partX - mx;
    const dy = partY - my;
    const errorX = soup.errorX.data[v]! + FOUR_U * (abs(partX) + abs(dx));
    const errorY = soup.errorY.data[v]! + FOUR_U * (abs(partY) + abs(dy));
    const a = wx * dy;
    const b = wy * dx;
    const error =
      (EIGHT_U * (abs(a) + abs(b)) + (abs(wx) * errorY + abs(wy) * errorX) * (1 + EIGHT_U) + TINY) *
      ROUNDED_UP;
    const value = a - b;
    if (value > error) return 1;
    if (-value > error) return -1;
    return this.#exactSide(v, line);
  }

  #exactSide(v: number, line: number): Sign {
    const { x, y, w, exponent } = this.#exactPoint(v);
    const [ax, ay, bx, by, mx = 0, my = 0] = pointsOfLine(this.#soup, line) as PointsOfLine;
    const numbers = [ax, ay, bx, by, mx, my] as const;
    const unit = Math.min(commonExponent(numbers), exponent);
    const [p0, p1, q0, q1, m0, m1] = scaledIntegers(numbers, unit);
    const [px, py, qx, qy] = [p0 + m0, p1 + m1, q0 + m0, q1 + m1];
    const shift = BigInt(exponent - unit);
    const value = (qx - px) * ((y << shift) - py * w) - (qy - py) * ((x << shift) - px * w);
    return value > 0n ? 1 : value < 0n ? -1 : 0;
  }

  /** Does line b point to the left of line a? 0 if they are parallel. */
  turn(a: number, b: number): Sign {
    if (a === b) return 0;
    const l = this.#soup.lines.data;
    const i = 4 * a;
    const j = 4 * b;
    return cross2d(l[i]!, l[i + 1]!, l[i + 2]!, l[i + 3]!, l[j]!, l[j + 1]!, l[j + 2]!, l[j + 3]!);
  }

  /** The order of two vertices along a line that both lie on. */
  compareAlong(line: number, p: number, q: number): Sign {
    if (p === q) return 0;
    const soup = this.#soup;
    const lines = soup.lines.data;
    const i = 4 * line;
    const ux = lines[i + 2]! - lines[i]!;
    const uy = lines[i + 3]! - lines[i + 1]!;
    let difference: number;
    let error: number;
    // Lines run toward greater x, or straight up.
    if (ux >= abs(uy)) {
      difference = soup.x.data[p]! - soup.x.data[q]!;
      error = (soup.errorX.data[p]! + soup.errorX.data[q]!) * ROUNDED_UP;
    } else {
      difference = soup.y.data[p]! - soup.y.data[q]!;
      if (uy < 0) difference = -difference;
      error = (soup.errorY.data[p]! + soup.errorY.data[q]!) * ROUNDED_UP;
    }
    if (difference > error) return 1;
    if (-difference > error) return -1;
    if (error === 0 && difference === 0) return 0;
    return this.#compareExactly(line, p, q);
  }

  #compareExactly(line: number, p: number, q: number): Sign {
    const a = this.#acrossAt(p, line);
    const b = this.#acrossAt(q, line);
    // What comes before the crossing with b is on the side of b from which the line comes.
    // Sums are compared on the axis along which the line runs.
    if (this.hasMoved) {
      const i = 4 * line;
      const l = this.#soup.lines.data;
      return this.compareOnAxis(p, q, l[i] === l[i + 2] ? 1 : 0);
    }
    if (a === NONE) return (-this.sideOf(p, b) * this.turn(line, b) + 0) as Sign;
    if (b === NONE) return (this.sideOf(q, a) * this.turn(line, a) + 0) as Sign;
    if (a === b) return 0;
    const l = this.#soup.lines.data;
    const [i, j, k] = [4 * line, 4 * a, 4 * b];
    const order = compareCrossings2d(
      l[i]!,
      l[i + 1]!,
      l[i + 2]!,
      l[i + 3]!,
      l[j]!,
      l[j + 1]!,
      l[j + 2]!,
      l[j + 3]!,
      l[k]!,
      l[k + 1]!,
      l[k + 2]!,
      l[k + 3]!,
    );
    return (order * this.turn(line, a) * this.turn(line, b) + 0) as Sign;
  }

  /** A line that crosses a line in a vertex of it; NONE if the vertex is a point that was given. */
  #acrossAt(v: number, line: number): number {
    const first = this.#soup.first.data[v]!;
    if (first === NONE) return NONE;
    if (first !== line && this.turn(line, first) !== 0) return first;
    return this.#soup.second.data[v]!;
  }

  /** The order of two vertices along an axis, 0 for x. */
  compareOnAxis(p: number, q: number, axis: 0 | 1): Sign {
    if (p === q) return 0;
    const soup = this.#soup;
    const at = axis === 0 ? soup.x.data : soup.y.data;
    const errors = axis === 0 ? soup.errorX.data : soup.errorY.data;
    const difference = at[p]! - at[q]!;
    const error = (errors[p]! + errors[q]!) * ROUNDED_UP;
    if (difference > error) return 1;
    if (-difference > error) return -1;
    if (error === 0 && difference === 0) return 0;
    const a = this.#exactOnAxis(p, axis);
    const b = this.#exactOnAxis(q, axis);
    const unit = Math.min(a.exponent, b.exponent);
    const left = (a.numerator << BigInt(a.exponent - unit)) * b.denominator;
    const right = (b.numerator << BigInt(b.exponent - unit)) * a.denominator;
    return left > right ? 1 : left < right ? -1 : 0;
  }

  #exactOnAxis(v: number, axis: 0 | 1): { numerator: bigint; denominator: bigint; exponent: number } {
    const soup = this.#soup;
    const errors = axis === 0 ? soup.errorX.data : soup.errorY.data;
    if (errors[v] === 0) {
      const value = (axis === 0 ? soup.x.data : soup.y.data)[v]!;
      const exponent = commonExponent([value]);
      return { numerator: scaledIntegers([value], exponent)[0], denominator: 1n, exponent };
    }
    const { x, y, w, exponent } = this.#exactPoint(v);
    return { numerator: axis === 0 ? x : y, denominator: w, exponent };
  }

  /** The exact coordinates of a crossing, or of a sum. */
  #exactPoint(v: number): HomogeneousPoint2 {
    const soup = this.#soup;
    const first = soup.first.data[v]!;
    if (first !== NONE) return exactPoint2(movedCrossing(soup, first, soup.second.data[v]!));
    const [tailX, tailY] = soup.tails.get(v) ?? NOT;
    const numbers = [soup.x.data[v]!, soup.y.data[v]!, tailX, tailY] as const;
    const exponent = commonExponent(numbers);
    const [x, y, moreX, moreY] = scaledIntegers(numbers, exponent);
    return { x: x + moreX, y: y + moreY, w: 1n, exponent };
  }

  /** The order of two vertices by x, then by y; 0 if they are one point. */
  compare(p: number, q: number): Sign {
    return this.compareOnAxis(p, q, 0) || this.compareOnAxis(p, q, 1);
  }
}

type PointsOfLine = [number, number, number, number, number?, number?];
