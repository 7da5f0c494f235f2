/**
 * The nearest parts of two sides, one of which is a mesh where a placement takes it: pairs of nodes by the gaps between
 * boxes around where they are, pairs of parts by bounds of their distances in doubles, and exactly where several may be
 * the nearest.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.11 and 6.3; Akenine-Möller et al., Real-Time Rendering, 25.3.
 */
import { exponentOf, nextUp, powerOfTwo } from '../../arithmetic/float64.js';
import { allocateScratch } from '../../arithmetic/scratch.js';
import type { ConvexDistance } from '../../distance/certificate.js';
import { compareDistances } from '../../distance/distance.js';
import {
  AT_SCALE,
  boundPoints,
  comparePoints,
  HIGH,
  LIMITS,
  LOW,
  REACH,
} from '../../distance/lazy/compare-points.js';
import { measureHulls } from '../../distance/lazy/measure.js';
import type { NearSide } from './near-sides.js';

/** The corners of a part of each side. */
const corners = /* @__PURE__ */ allocateScratch(18);

/** Reaches between which bounds are known (compare-points.ts). */
const LEAST = 2 ** -400;
const MOST = 2 ** 90;
/** More than the roundings of squares and sums of three; and what is lost where they underflow. */
const MORE = 1 + 2 ** -48;
const TINY = 2 ** -1000;

/** Two sides, and a power of two that brings their largest coordinates near 1: bounds and limits are times that. */
export interface NearSides {
  readonly a: NearSide;
  readonly b: NearSide;
  readonly scale: number;
}

/** Coordinates between these need no scale. */
const SMALL = 2 ** -60;
const LARGE = 2 ** 60;

export function nearSides(a: NearSide, b: NearSide): NearSides {
  let most = 0;
  for (const side of [a, b]) {
    if (side.bvh.counts.length === 0) continue;
    const box = new Float64Array(6);
    side.box(side.bvh.bounds, 0, box);
    most = box.reduce((size, x) => Math.max(size, Math.abs(x)), most);
  }
  const isFine = most === 0 || (most >= SMALL && most <= LARGE) || !(most < Infinity);
  return { a, b, scale: isFine ? 1 : powerOfTwo(Math.min(1023, -exponentOf(most))) };
}

/** How far two parts are from each other, exactly when it is read. */
export function distanceBetween({ a, b }: NearSides, s: number, t: number): ConvexDistance {
  return measureHulls(a.given(s), b.given(t));
}

/**
 * Writes what the distance of two parts certainly is not below (LOW) and not above (HIGH), unless it is certainly above
 * a limit.
 *
 * @returns whether it is not
 */
export function boundDistance({ a, b, scale }: NearSides, s: number, t: number, limit: number): boolean {
  const reach = a.load(s, corners, 0, scale) + b.load(t, corners, 9, scale);
  LIMITS[LOW] = 0;
  LIMITS[HIGH] = limit;
  LIMITS[REACH] = reach;
  LIMITS[AT_SCALE] = 1;
  const isKnown = reach > LEAST && reach < MOST;
  // Most pairs are told at the first step.
  if (isKnown && limit < Infinity && comparePoints(corners, 0, a.corners, corners, 9, b.corners) === 1)
    return false;
  LIMITS[HIGH] = Infinity;
  if (isKnown) boundPoints(corners, 0, a.corners, corners, 9, b.corners);
  return LIMITS[LOW]! <= limit;
}

/** Boxes of two sides where they are, of which the last ones are kept. */
class Gaps {
  readonly #a: NearSide;
  readonly #b: NearSide;
  readonly #scale: number;
  readonly #one = new Float64Array(6);
  readonly #other = new Float64Array(6);
  #ofOne: Float64Array | undefined;
  #ofOther: Float64Array | undefined;
  #i = -1;
  #j = -1;

  constructor({ a, b, scale }: NearSides) {
    this.#a = a;
    this.#b = b;
    this.#scale = scale;
  }

  /** The square of the gap between box i of one list and box j of another: no more than that, and roundings. */
  squared(p: Float64Array, i: number, q: Float64Array, j: number): number {
    this.#place(p, i, q, j);
    const [one, other] = [this.#one, this.#other];
    let sum = 0;
    for (let k = 0; k < 3; k++) {
      const gap = Math.max(one[k]! - other[k + 3]!, other[k]! - one[k + 3]!, 0) * this.#scale;
      sum += gap * gap;
    }
    return sum;
  }

  /** Is the one box longer than the other? */
  isLonger(p: Float64Array, i: number, q: Float64Array, j: number): boolean {
    this.#place(p, i, q, j);
    const [one, other] = [this.#one, this.#other];
    let [most, beside] = [0, 0];
    for (let k = 0; k < 3; k++) {
      most = Math.max(most, one[k + 3]! - one[k]!);
      beside = Math.max(beside, other[k + 3]! - other[k]!);
    }
    return most > beside;
  }

  #place(p: Float64Array, i: number, q: Float64Array, j: number): void {
    if (this.#i !== i || this.#ofOne !== p) this.#a.box(p, 6 * i, this.#one);
    if (this.#j !== j || this.#ofOther !== q) this.#b.box(q, 6 * j, this.#other);
    this.#i = i;
    this.#j = j;
    this.#ofOne = p;
    this.#ofOther = q;
  }
}

/**
 * Shows pairs of parts, roughly from near to far, that may be at most so far from each other as the limit says at that
 * time.
 */
export function walkNearParts(
  sides: NearSides,
  reach: { readonly limit: number },
  visit: (s: number, t: number) => void,
): void {
  const [p, q] = [sides.a.bvh, sides.b.bvh];
  const gaps = new Gaps(sides);
  const isBeyond = (gap: number) => gap > reach.limit * reach.limit * MORE + TINY;
  // Three numbers for each pair that waits.
  const open = p.counts.length > 0 && q.counts.length > 0 ? [0, 0, 0] : [];
  while (open.length > 0) {
    const gap = open.pop()!;
    const j = open.pop()!;
    const i = open.pop()!;
    if (isBeyond(gap)) continue;
    const [countA, countB] = [p.counts[i]!, q.counts[j]!];
    if (countA > 0 && countB > 0) {
      for (let from = p.links[i]!, end = from + countA, at = from; at < end; at++) {
        for (let to = q.links[j]!, last = to + countB; to < last; to++)
          if (!isBeyond(gaps.squared(p.boxes, at, q.boxes, to))) visit(p.order[at]!, q.order[to]!);
      }
      continue;
    }
    const isFirst = countA === 0 && (countB > 0 || gaps.isLonger(p.bounds, i, q.bounds, j));
    const child = isFirst ? p.links[i]! : q.links[j]!;
    const near = isFirst
      ? gaps.squared(p.bounds, child, q.bounds, j)
      : gaps.squared(p.bounds, i, q.bounds, child);
    const far = isFirst
      ? gaps.squared(p.bounds, child + 1, q.bounds, j)
      : gaps.squared(p.bounds, i, q.bounds, child + 1);
    const isSwapped = far < near;
    push(open, isFirst, i, j, isSwapped ? child : child + 1, isSwapped ? near : far);
    push(open, isFirst, i, j, isSwapped ? child + 1 : child, isSwapped ? far : near);
  }
}

function push(open: number[], isFirst: boolean, i: number, j: number, child: number, gap: number): void {
  open.push(isFirst ? child : i, isFirst ? j : child, gap);
}

/** Those that are nearest, of what may be: exactly as far, in the order given. */
export function nearestOf<T extends { readonly distance: ConvexDistance }>(
  parts: readonly T[],
): readonly T[] {
  // One alone is the nearest, however far it is.
  if (parts.length < 2) return parts;
  let nearest: T[] = [];
  for (const part of parts) {
    const [best] = nearest;
    const order = best === undefined ? -1 : compareDistances(part.distance, best.distance);
    if (order < 0) nearest = [part];
    else if (order === 0) nearest.push(part);
  }
  return nearest;
}

/** A pair of parts that may be nearest. */
export interface Candidate {
  readonly s: number;
  readonly t: number;
  /** What the distance is not below. */
  readonly least: number;
}

/** The pairs that doubles do not prove to be farther than others: all that are nearest are among them. */
export class Candidates {
  /** Not less than the least distance so far. */
  limit = Infinity;
  readonly #sides: NearSides;
  readonly #factor: number;
  readonly #open: Candidate[] = [];

  /** @param factor one distance is less than another, if it is so many times less here: 1 where both sides are */
  constructor(sides: NearSides, factor = 1) {
    this.#sides = sides;
    this.#factor = factor === 1 ? 1 : factor * MORE;
  }

  /** Looks at a pair. */
  add(s: number, t: number): void {
    const sides = this.#sides;
    if (!boundDistance(sides, s, t, this.limit)) return;
    const [least, most] = [LIMITS[LOW]!, LIMITS[HIGH]!];
    this.#open.push({ s, t, least });
    // The distance is nearly its nearest double, where nothing else is known of it.
    const nearly = (): number => nextUp(distanceBetween(sides, s, t).distance);
    const known = most < Infinity ? most : nextUp(nearly() * sides.scale);
    this.limit = Math.min(this.limit, known * this.#factor);
  }

  left(): readonly Candidate[] {
    return this.#open.filter(({ least }) => least <= this.limit);
  }
}

/** All pairs that may be nearest. */
export function candidates(sides: NearSides, factor = 1): readonly Candidate[] {
  const found = new Candidates(sides, factor);
  walkNearParts(sides, found, (s, t) => found.add(s, t));
  return found.left();
}
