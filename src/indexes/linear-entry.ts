/**
 * Where a segment, ray or line comes into boxes, decided exactly: doubles first, within their bounds (ray-slabs.ts),
 * predicates behind them.
 *
 * Along axis k the line crosses the side s of a box at the parameter (s - o) / d of its origin o and direction d, which
 * for a segment is its end minus its start. It comes into the box where it crosses the last of the near sides, or
 * begins. So an entry is an axis and a coordinate, and of two entries the earlier one is told
 *
 * - on one axis by comparing coordinates;
 * - on two axes i and j by the sign of (s - o_i) d_j - (s' - o_j) d_i, times the signs of d_i and d_j: a point beside a
 *   line in the plane of both axes, which is `orient2d` for a segment and `compareAlong2d` for a direction.
 *
 * Source: Kay, Kajiya 1986, "Ray Tracing Complex Scenes"; Ericson, Real-Time Collision Detection, 5.3.3.
 */
import { requireLinear3 } from '../core/arguments/index.js';
import type { Line, Ray, Segment } from '../core/shapes.js';
import { compareAlong2d, orient2d } from '../predicates/index.js';
import { LEVEL, RaySlabs, SLOPED, slackOf } from './ray-slabs.js';

/** What goes straight on. */
export type Linear = Segment | Ray | Line;

/** What is nearest to a number above this is off by a rounding of 2^-53 of it. */
const SMALLEST = 2 ** -1000;

/** Instead of an axis: the entry is where the ray or segment begins. */
const START = 3;

/** A box that is met: its number, and where the line comes in. */
export interface Entry {
  /** The parameter in the scale of the slabs; NaN if doubles do not know it. */
  readonly near: number;
  /** The axis of the side that is crossed, or 3 for the start. */
  readonly axis: number;
  /** The coordinate of the side; 0 at the start. */
  readonly side: number;
  readonly number: number;
}

/** A segment, ray or line made ready for boxes. */
export class LinearEntry {
  readonly #slabs = new RaySlabs();
  /** Origin, and direction or end. */
  readonly #x = new Float64Array(6);
  /** The signs of the direction. */
  readonly #signs = new Int8Array(3);
  readonly #isSegment: boolean;
  readonly #isLine: boolean;
  /** Where it begins: 0, or without end for a line. */
  readonly #start: number;
  /** Do doubles know parameters along all axes? */
  readonly #isSloped: boolean;
  /** The axis and side of the entry into the box at hand. */
  #axis = START;
  #side = 0;

  /** @throws RangeError naming the argument, if it is none of the three */
  constructor(where: string, name: string, shape: Linear) {
    requireLinear3(where, name, shape);
    const x = this.#x;
    this.#isSegment = 'start' in shape;
    this.#isLine = shape.type === 'line';
    const [from, to] = 'start' in shape ? [shape.start, shape.end] : [shape.origin, shape.direction];
    for (let k = 0; k < 3; k++) {
      x[k] = from[k]!;
      x[k + 3] = to[k]!;
      const by = this.#isSegment ? x[k]! : 0;
      this.#signs[k] = x[k + 3]! > by ? 1 : x[k + 3]! < by ? -1 : 0;
    }
    this.#start = this.#isLine ? Number.NEGATIVE_INFINITY : 0;
    this.#slabs.load(x, 0, 3, this.#isSegment);
    this.#isSloped = this.#slabs.kind.every((kind) => kind === SLOPED);
  }

  /**
   * A lower bound of where the line comes into the box at i, in the scale of the slabs; NaN if it certainly passes. May
   * not see that it passes closely by.
   */
  lowerBound(boxes: Float64Array, i: number): number {
    const { numbers, near } = this.#slabs;
    let enter = this.#start;
    let exit = numbers[6]!;
    if (this.#isSloped) {
      // The loop below, without its questions: most of the time of a walk is spent here.
      const [nx, ny, nz] = [near[0]!, near[1]!, near[2]!];
      const x0 = (boxes[i + nx]! - numbers[0]!) * numbers[3]!;
      const x1 = (boxes[i + 3 - nx]! - numbers[0]!) * numbers[3]!;
      const y0 = (boxes[i + 1 + ny]! - numbers[1]!) * numbers[4]!;
      const y1 = (boxes[i + 4 - ny]! - numbers[1]!) * numbers[4]!;
      const z0 = (boxes[i + 2 + nz]! - numbers[2]!) * numbers[5]!;
      const z1 = (boxes[i + 5 - nz]! - numbers[2]!) * numbers[5]!;
      enter = Math.max(enter, x0, y0, z0);
      exit = Math.min(exit, x1, y1, z1);
    } else {
      const { kind } = this.#slabs;
      for (let k = 0; k < 3; k++) {
        const o = numbers[k]!;
        if (kind[k] === SLOPED) {
          const inverse = numbers[k + 3]!;
          const first = near[k]!;
          enter = Math.max(enter, (boxes[i + k + first]! - o) * inverse);
          exit = Math.min(exit, (boxes[i + k + 3 - first]! - o) * inverse);
        } else if (kind[k] === LEVEL && (o < boxes[i + k]! || o > boxes[i + k + 3]!)) return Number.NaN;
      }
    }
    // What overflowed on the way to minus infinity may be moderate; a ray leaves such a box before it begins.
    if (exit === Number.NEGATIVE_INFINITY && this.#isLine) return -Number.MAX_VALUE;
    // Parameters of lines may be negative.
    if (!(enter <= exit || enter <= exit + (slackOf(enter) + slackOf(exit)))) return Number.NaN;
    // What overflows is beyond this.
    return enter === Number.POSITIVE_INFINITY ? Number.MAX_VALUE / 2 : enter - slackOf(enter);
  }

  /** The entry into the box at i, whose number is given, or `null` if the line does not meet it. */
  entryOf(boxes: Float64Array, i: number, number: number): Entry | null {
    if (this.#isSloped) {
      const entry = this.#clearEntry(boxes, i, number);
      if (entry !== undefined) return entry;
    }
    this.#findEntry(boxes, i);
    const axis = this.#axis;
    const side = this.#side;
    const near = axis === START ? this.#start : this.#approximate(axis, side);
    return this.#leavesAfter(boxes, i, near) ? { near, axis, side, number } : null;
  }

  /** The same where doubles alone know the axis and that the box is met, behind the start; else `undefined`. */
  #clearEntry(boxes: Float64Array, i: number, number: number): Entry | undefined {
    const { numbers, near } = this.#slabs;
    const [nx, ny, nz] = [near[0]!, near[1]!, near[2]!];
    const x = (boxes[i + nx]! - numbers[0]!) * numbers[3]!;
    const y = (boxes[i + 1 + ny]! - numbers[1]!) * numbers[4]!;
    const z = (boxes[i + 2 + nz]! - numbers[2]!) * numbers[5]!;
    const enter = Math.max(x, y, z);
    const axis = enter === x ? 0 : enter === y ? 1 : 2;
    const others = Math.max(this.#start, axis === 0 ? y : x, axis === 2 ? y : z);
    const farX = (boxes[i + 3 - nx]! - numbers[0]!) * numbers[3]!;
    const farY = (boxes[i + 4 - ny]! - numbers[1]!) * numbers[4]!;
    const farZ = (boxes[i + 5 - nz]! - numbers[2]!) * numbers[5]!;
    // A difference that overflowed says nothing: its parameter may be moderate.
    const sum = x + y + z + farX + farY + farZ;
    if (sum - sum !== 0) return undefined;
    const exit = Math.min(numbers[6]!, farX, farY, farZ);
    const slack = slackOf(enter);
    if (!(others + slackOf(others) < enter - slack && enter + slack < exit - slackOf(exit))) return undefined;
    return { near: enter, axis, side: boxes[i + axis + near[axis]!]!, number };
  }

  /** Is a an entry before b, by parameter, then by number? */
  isBefore(a: Entry, b: Entry): boolean {
    const order = this.compare(a, b);
    return order < 0 || (order === 0 && a.number < b.number);
  }

  /** The order of two entries along the line. */
  compare(a: Entry, b: Entry): number {
    if (a.near < b.near - slackOf(b.near) - slackOf(a.near)) return -1;
    if (b.near < a.near - slackOf(a.near) - slackOf(b.near)) return 1;
    return this.#order(a.axis, a.side, b.axis, b.side);
  }

  /** Is an entry certainly before a lower bound of others? */
  isCertainlyBefore({ near, axis }: Entry, bound: number): boolean {
    // The start is known without an error, and nothing is before it.
    return axis === START ? near < bound : near + slackOf(near) < bound;
  }

  /**
   * The nearest double to a parameter, in the scale of entries; off by less than their slack. NaN, which no comparison
   * takes for known, where it may have lost bits to underflow.
   */
  scaled(t: number): number {
    return Math.abs(t) < SMALLEST ? Number.NaN : this.#slabs.scaled(t);
  }

  /** An entry's parameter as a quotient: the coordinates of side and origin, and the direction or the end. */
  quotient({ axis, side }: Entry): { side: number; from: number; to: number; isSegment: boolean } | null {
    if (axis === START) return null;
    return { side, from: this.#x[axis]!, to: this.#x[axis + 3]!, isSegment: this.#isSegment };
  }

  /** A computed parameter; NaN where directions are too small for doubles, or differences too large. */
  #approximate(axis: number, side: number): number {
    const { numbers, kind } = this.#slabs;
    const near = kind[axis] === SLOPED ? (side - numbers[axis]!) * numbers[axis + 3]! : Number.NaN;
    // What overflowed is not known either.
    return near - near === 0 ? near : Number.NaN;
  }

  /** Where the line crosses the last near side, exactly; the first such axis, or the start. */
  #findEntry(boxes: Float64Array, i: number): void {
    this.#axis = START;
    this.#side = 0;
    for (let k = 0; k < 3; k++) {
      const sign = this.#signs[k]!;
      if (sign === 0) continue;
      const side = boxes[i + k + (sign > 0 ? 0 : 3)]!;
      // A side behind the start is crossed before it.
      if (!this.#isLine && (sign > 0 ? side <= this.#x[k]! : side >= this.#x[k]!)) continue;
      const isLater = this.#axis === START || this.#isLaterCrossing(k, side, this.#axis, this.#side);
      if (!isLater) continue;
      this.#axis = k;
      this.#side = side;
    }
  }

  #isLaterCrossing(i: number, side: number, j: number, other: number): boolean {
    const a = this.#approximate(i, side);
    const b = this.#approximate(j, other);
    if (a < b - slackOf(a) - slackOf(b)) return false;
    if (a > b + slackOf(a) + slackOf(b)) return true;
    return this.#order(i, side, j, other) > 0;
  }

  /** Does the line leave the box at i no earlier than where it would come in? */
  #leavesAfter(boxes: Float64Array, i: number, near: number): boolean {
    const x = this.#x;
    for (let k = 0; k < 3; k++) {
      const sign = this.#signs[k]!;
      const [low, high] = [boxes[i + k]!, boxes[i + k + 3]!];
      if (sign === 0) {
        if (x[k]! < low || x[k]! > high) return false;
        continue;
      }
      const side = sign > 0 ? high : low;
      if (!this.#isLine && (sign > 0 ? side < x[k]! : side > x[k]!)) return false;
      // The segment ends before the near side.
      if (this.#isSegment && (sign > 0 ? x[k + 3]! < low : x[k + 3]! > high)) return false;
      if (this.#axis === START || this.#axis === k) continue;
      const far = this.#approximate(k, side);
      if (near < far - slackOf(near) - slackOf(far)) continue;
      if (near > far + slackOf(near) + slackOf(far)) return false;
      if (this.#order(this.#axis, this.#side, k, side) > 0) return false;
    }
    return true;
  }

  /** The order of two crossings of sides, or of a crossing behind the start and the start. */
  #order(i: number, side: number, j: number, other: number): number {
    if (i === START || j === START) return i === j ? 0 : i === START ? -1 : 1;
    const x = this.#x;
    const signs = this.#signs[i]! * this.#signs[j]!;
    if (i === j) return Math.sign(side - other) * this.#signs[i]!;
    if (this.#isSegment) return -signs * orient2d(x[i]!, x[j]!, x[i + 3]!, x[j + 3]!, side, other);
    return signs * compareAlong2d(x[j + 3]!, -x[i + 3]!, side, other, x[i]!, x[j]!);
  }
}
