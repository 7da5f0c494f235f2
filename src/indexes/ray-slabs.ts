/**
 * Which boxes of a tree a ray or a segment may meet. Never misses one that it meets; may let one through that it passes
 * closely by. What is in the boxes decides.
 *
 * Along each axis the ray is between the two sides of a box for the parameters between t0 = (min - o) / d and t1 =
 * (max - o) / d. It meets the box if and only if no such interval ends before another begins, or before 0, or begins
 * behind `tMax`.
 *
 * The direction is taken times a power of two that makes its greatest coordinate about 1, parameters are divided by it,
 * and so rays prune alike at every scale. Coordinates that are less than 2^-500 of the greatest are left out. (Where
 * the end of a segment minus its start overflows, halves are subtracted; what underflows in that is left out anyway.)
 *
 * Rounding: d may be a rounded difference (one rounding; times the power of two it is exact where it counts), and the
 * quotient is computed as (side - o) · (1 / d) (three more), so that a computed t differs from the true one by less
 * than 5 u |t|, u = 2^-53, but for underflow: less than 2^-1074, given 2^-500 <= |d| <= 2^500 (if d is exactly 0,
 * comparisons decide). A limit that is brought to the ray's scale has lost less than 2^-1073 by underflow. Hence if
 * t <= t' is true, then t <= t' + 5.1 u (|t| + |t'|) + 2^-1072 for the computed ones; 16 u and 2^-1068 leave room for
 * the roundings of this sum. Overflow gives infinities with the right sign, and Infinity <= Infinity holds.
 *
 * Source: Kay, Kajiya 1986, "Ray Tracing Complex Scenes"; Ericson, Real-Time Collision Detection, 5.3.3.
 */
import { exponentOf, powerOfTwo } from '../arithmetic/float64.js';
import type { Bvh } from './bvh-tree.js';

const SLACK = 2 ** -49;
const TINY = 2 ** -1068;
/** Directions are scaled if their greatest coordinate is beyond 2^±NEAR. */
const NEAR = 32;
const LEAST = 2 ** -500;
const GREATEST = 2 ** 500;

/** What an axis says: nothing, that the ray stays at one coordinate, or an interval of parameters. */
export const SILENT = 0;
export const LEVEL = 1;
export const SLOPED = 2;

/** A ray or segment made ready for boxes. */
export class RaySlabs {
  /** Origin and inverse direction of each axis, and the parameter behind which boxes are of no interest. */
  readonly numbers = new Float64Array(7);
  /** Which side of a box comes first along each axis: 0 for the lower one, 3 for the upper one. */
  readonly near = new Uint8Array(3);
  /** What each axis says: {@link SILENT}, {@link LEVEL} or {@link SLOPED}. */
  readonly kind = new Uint8Array(3);
  #stack: Uint32Array | undefined;
  /** Whether all three axes have an interval. */
  protected isSloped = false;
  /** Whether the limit has come down since the ray was loaded. */
  isLimited = false;
  /** The axis along which the ray makes the most way, and whether it goes up there. */
  #axis = 0;
  #up = true;
  /** Parameters of the ray as it came, times the one and then the other, are those of the scaled one. */
  #scale = 1;
  #rest = 1;

  /**
   * @param x the coordinates of the origin at `origin`, those of the direction (or, for a segment, the end) at `target`
   */
  load(x: Float64Array, origin: number, target: number, isSegment: boolean): void {
    const numbers = this.numbers;
    let most = 0;
    for (let k = 0; k < 3; k++) {
      const o = x[origin + k]!;
      const d = isSegment ? x[target + k]! - o : x[target + k]!;
      numbers[k] = o;
      numbers[k + 3] = d;
      if (Math.abs(d) > most) {
        most = Math.abs(d);
        this.#axis = k;
        this.#up = d > 0;
      }
    }
    this.#scale = 1;
    this.#rest = 1;
    if (!(most >= 2 ** -NEAR && most <= 2 ** NEAR)) this.#rescale(x, target, most);
    this.isSloped = true;
    for (let k = 0; k < 3; k++) {
      const d = numbers[k + 3]!;
      const size = Math.abs(d);
      const isLevel = isSegment ? x[target + k] === x[origin + k] : x[target + k] === 0;
      numbers[k + 3] = 1 / d;
      this.near[k] = d > 0 ? 0 : 3;
      this.kind[k] = isLevel ? LEVEL : size >= LEAST && size <= GREATEST ? SLOPED : SILENT;
      if (this.kind[k] !== SLOPED) this.isSloped = false;
    }
    numbers[6] = isSegment ? this.#scale * this.#rest : Number.POSITIVE_INFINITY;
    this.isLimited = false;
  }

  /**
   * Makes the greatest coordinate of the direction about 1; `most` is its absolute value, 0 for a segment that is a
   * point.
   */
  #rescale(x: Float64Array, target: number, most: number): void {
    if (most === 0) return;
    const numbers = this.numbers;
    let exponent = 0;
    if (most === Number.POSITIVE_INFINITY) {
      // Only differences overflow. Half of one is at most the greatest double.
      for (let k = 0; k < 3; k++) numbers[k + 3] = 0.5 * x[target + k]! - 0.5 * numbers[k]!;
      exponent = 1024;
    } else exponent = exponentOf(most);
    // In two steps, since 2^±1024 and 2^1074 are no doubles.
    const half = exponent >> 1;
    this.#scale = powerOfTwo(half);
    this.#rest = powerOfTwo(exponent - half);
    const [first, second] = [powerOfTwo(-half), powerOfTwo(half - exponent)];
    for (let k = 3; k < 6; k++)
      numbers[k] = numbers[k]! * first * second * (most === Number.POSITIVE_INFINITY ? 2 : 1);
  }

  /**
   * Nodes that wait in the walk of this ray; made when it first walks so. A tree over n boxes is at most 64 + log2 n
   * levels deep.
   */
  get stack(): Uint32Array {
    this.#stack ??= new Uint32Array(256);
    return this.#stack;
  }

  /** A parameter of the ray as it came, in the ray's own scale. */
  scaled(t: number): number {
    return t * this.#scale * this.#rest;
  }

  /** Boxes that begin behind t need not be shown any more. t must not be less than what is looked for. */
  limitTo(t: number): void {
    this.numbers[6] = this.scaled(t);
    this.isLimited = true;
  }

  /** Whether the ray may meet the box at i. */
  meets(boxes: Float64Array, i: number): boolean {
    if (!this.isSloped) return this.#mayMeet(boxes, i);
    const numbers = this.numbers;
    const near = this.near;
    const ox = numbers[0]!;
    const oy = numbers[1]!;
    const oz = numbers[2]!;
    const dx = numbers[3]!;
    const dy = numbers[4]!;
    const dz = numbers[5]!;
    const nx = near[0]!;
    const ny = near[1]!;
    const nz = near[2]!;
    const x0 = (boxes[i + nx]! - ox) * dx;
    const x1 = (boxes[i + 3 - nx]! - ox) * dx;
    const y0 = (boxes[i + 1 + ny]! - oy) * dy;
    const y1 = (boxes[i + 4 - ny]! - oy) * dy;
    const z0 = (boxes[i + 2 + nz]! - oz) * dz;
    const z1 = (boxes[i + 5 - nz]! - oz) * dz;
    return isNotAfter(Math.max(x0, y0, z0, 0), Math.min(x1, y1, z1, numbers[6]!));
  }

  /** {@link meets} for a ray that stays at one coordinate along some axis, or has an extreme direction. */
  #mayMeet(boxes: Float64Array, i: number): boolean {
    let enter = 0;
    let exit = this.numbers[6]!;
    for (let k = 0; k < 3; k++) {
      const kind = this.kind[k]!;
      const o = this.numbers[k]!;
      if (kind === SLOPED) {
        const inverse = this.numbers[k + 3]!;
        const near = this.near[k]!;
        enter = Math.max(enter, (boxes[i + k + near]! - o) * inverse);
        exit = Math.min(exit, (boxes[i + k + 3 - near]! - o) * inverse);
      } else if (kind === LEVEL && (o < boxes[i + k]! || o > boxes[i + k + 3]!)) return false;
    }
    return isNotAfter(enter, exit);
  }

  /** Whether the ray comes to the box at i before that at j, roughly. */
  isBefore(boxes: Float64Array, i: number, j: number): boolean {
    return this.#up
      ? boxes[i + this.#axis]! <= boxes[j + this.#axis]!
      : boxes[i + this.#axis + 3]! >= boxes[j + this.#axis + 3]!;
  }
}

/** More than the error of a computed parameter, with that of adding it. */
export function slackOf(t: number): number {
  return SLACK * Math.abs(t) + TINY;
}

/** Whether a parameter may be less than another or equal to it, given the errors of both. */
export function isNotAfter(enter: number, exit: number): boolean {
  return enter <= exit || enter <= exit + (SLACK * (enter + Math.abs(exit)) + TINY);
}

/**
 * Shows the places whose boxes the ray may meet, roughly from near to far; returns whether the visitor stopped the
 * walk.
 */
export function walkRay(bvh: Bvh, ray: RaySlabs, visit: (place: number) => boolean): boolean {
  const { bounds, links, counts, boxes } = bvh;
  const { stack } = ray;
  if (counts.length === 0 || !ray.meets(bounds, 0)) return false;
  let depth = 0;
  let node = 0;
  while (true) {
    const count = counts[node]!;
    const link = links[node]!;
    if (count === 0) {
      const first = ray.meets(bounds, 6 * link);
      const second = ray.meets(bounds, 6 * link + 6);
      if (first && second) {
        const near = ray.isBefore(bounds, 6 * link, 6 * link + 6) ? link : link + 1;
        stack[depth++] = near === link ? link + 1 : link;
        node = near;
        continue;
      }
      if (first || second) {
        node = first ? link : link + 1;
        continue;
      }
    }
    for (let place = link; place < link + count; place++) {
      if (ray.meets(boxes, 6 * place) && visit(place)) return true;
    }
    // What has waited may lie behind the limit by now.
    do {
      if (depth === 0) return false;
      node = stack[--depth]!;
    } while (ray.isLimited && !ray.meets(bounds, 6 * node));
  }
}
