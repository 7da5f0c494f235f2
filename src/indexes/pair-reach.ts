/**
 * Which pairs of boxes of two trees may be as close to each other as something known. Never misses one that is; may let
 * one through that is a little farther.
 *
 * Coordinates are scaled, and the limit is enlarged, as for a point and a tree (point-reach.ts): a gap along an axis is
 * a difference here, too, with one rounding.
 */
import { powerOfTwo } from '../arithmetic/float64.js';
import type { Bvh } from './bvh-tree.js';
import { enlargedLimit, scaleExponentFor } from './point-reach.js';

/** Two trees made ready. */
export class PairReach {
  /** The power of two that coordinates are taken times is 2 to the power of this. */
  readonly exponent: number;
  readonly scale: number;
  /** The square of how far pairs of boxes are of interest, in scaled units, enlarged. */
  limit = Number.POSITIVE_INFINITY;

  constructor(a: Bvh, b: Bvh) {
    let most = 0;
    for (const { bounds } of [a, b]) {
      for (let k = 0; k < 6 && k < bounds.length; k++) most = Math.max(most, Math.abs(bounds[k]!));
    }
    this.exponent = scaleExponentFor(most);
    this.scale = powerOfTwo(this.exponent);
  }

  /** Pairs that are farther apart than the root of this number, which is in scaled units, need not be shown. */
  limitTo(square: number): void {
    this.limit = enlargedLimit(square);
  }
}

/** Nodes that wait to be visited, in pairs, and the squares of their gaps. */
class NearPairStack {
  pairs = new Uint32Array(1024);
  gaps = new Float64Array(512);
  length = 0;

  push(a: number, b: number, gap: number): void {
    if (this.length === this.gaps.length) this.#grow();
    this.pairs[2 * this.length] = a;
    this.pairs[2 * this.length + 1] = b;
    this.gaps[this.length++] = gap;
  }

  #grow(): void {
    const { pairs, gaps } = this;
    this.pairs = new Uint32Array(2 * pairs.length);
    this.pairs.set(pairs);
    this.gaps = new Float64Array(2 * gaps.length);
    this.gaps.set(gaps);
  }
}

/** The square of the distance of two boxes, in scaled units: at least 0, and roundly not too large. */
function squaredGap(a: Float64Array, i: number, b: Float64Array, j: number, s: number): number {
  const x = Math.max(a[i]! * s - b[j + 3]! * s, b[j]! * s - a[i + 3]! * s, 0);
  const y = Math.max(a[i + 1]! * s - b[j + 4]! * s, b[j + 1]! * s - a[i + 4]! * s, 0);
  const z = Math.max(a[i + 2]! * s - b[j + 5]! * s, b[j + 2]! * s - a[i + 5]! * s, 0);
  return x * x + y * y + z * z;
}

/** The longest side of a box. */
function longestSide(bounds: Float64Array, i: number): number {
  return Math.max(
    bounds[i + 3]! - bounds[i]!,
    bounds[i + 4]! - bounds[i + 1]!,
    bounds[i + 5]! - bounds[i + 2]!,
  );
}

/**
 * Shows the pairs of places whose boxes may be within the limit, which may shrink meanwhile; of the larger of two nodes
 * the child that is nearer comes first.
 */
export function walkNearPairs(
  a: Bvh,
  b: Bvh,
  reach: PairReach,
  visit: (placeA: number, placeB: number) => void,
): void {
  if (a.counts.length === 0 || b.counts.length === 0) return;
  const { scale } = reach;
  const stack = new NearPairStack();
  const gapOf = (i: number, j: number) => squaredGap(a.bounds, 6 * i, b.bounds, 6 * j, scale);
  /** The farther of two pairs waits below the nearer one. */
  const pushBoth = (i: number, j: number, k: number, l: number): void => {
    const first = gapOf(i, j);
    const second = gapOf(k, l);
    if (first <= second) {
      stack.push(k, l, second);
      stack.push(i, j, first);
    } else {
      stack.push(i, j, first);
      stack.push(k, l, second);
    }
  };
  stack.push(0, 0, gapOf(0, 0));
  while (stack.length > 0) {
    stack.length--;
    if (stack.gaps[stack.length]! > reach.limit) continue;
    const i = stack.pairs[2 * stack.length]!;
    const j = stack.pairs[2 * stack.length + 1]!;
    const isLeafA = a.counts[i]! > 0;
    const isLeafB = b.counts[j]! > 0;
    if (isLeafA && isLeafB) {
      showLeaves(a, i, b, j, reach, visit);
    } else if (isLeafB || (!isLeafA && longestSide(a.bounds, 6 * i) >= longestSide(b.bounds, 6 * j))) {
      pushBoth(a.links[i]!, j, a.links[i]! + 1, j);
    } else {
      pushBoth(i, b.links[j]!, i, b.links[j]! + 1);
    }
  }
}

function showLeaves(
  a: Bvh,
  i: number,
  b: Bvh,
  j: number,
  reach: PairReach,
  visit: (placeA: number, placeB: number) => void,
): void {
  const [fromA, endA] = [a.links[i]!, a.links[i]! + a.counts[i]!];
  const [fromB, endB] = [b.links[j]!, b.links[j]! + b.counts[j]!];
  for (let p = fromA; p < endA; p++) {
    for (let q = fromB; q < endB; q++) {
      if (squaredGap(a.boxes, 6 * p, b.boxes, 6 * q, reach.scale) <= reach.limit) visit(p, q);
    }
  }
}
