/**
 * When the projections of two polytopes on all axes overlap: the greatest of the times at which they begin to, and the
 * least of those at which they end, exactly.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.5.2; Eberly, Game Physics, 6.5.
 */
import type { Cells } from '../../../distance/engine/cells.js';
import { dot, isZero, type Vector } from '../../../distance/engine/vectors.js';
import type { MovingPair } from '../../translation/engine/moving-pair.js';
import { type Axis, type Spanning, vectorOf } from './axes.js';

/** A fraction, the denominator positive. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

const START: Fraction = { n: 0n, d: 1n };
const END: Fraction = { n: 1n, d: 1n };
const isLess = (x: Fraction, y: Fraction): boolean => x.n * y.d < y.n * x.d;

/** The axis whose projections meet last, turned so that it leads from the second shape to the first. */
export interface LastAxis {
  readonly axis: Axis;
  readonly normal: Vector;
}

/** From when until when all overlap, within the time from 0 to 1; `axis` is `null` if they do so at time 0. */
export interface Overlap {
  readonly first: Fraction;
  readonly last: Fraction;
  readonly axis: LastAxis | null;
}

/** `null`: they never overlap all at once. */
export function overlapOf(pair: MovingPair, a: Spanning, b: Spanning, axes: readonly Axis[]): Overlap | null {
  let [first, last] = [START, END];
  let latest: LastAxis | null = null;
  for (const axis of axes) {
    const n = vectorOf(axis, pair.a, a, pair.b, b);
    if (isZero(n)) continue;
    const [leastA, mostA] = extentOf(pair.a, n);
    const [leastB, mostB] = extentOf(pair.b, n);
    const [low, high, speed] = [leastA - mostB, mostA - leastB, dot(n, pair.velocity)];
    // The difference is from low + t speed to high + t speed.
    if (speed === 0n) {
      if (low > 0n || high < 0n) return null;
      continue;
    }
    const isRising = speed > 0n;
    const d = isRising ? speed : -speed;
    const entry = { n: isRising ? -high : low, d };
    const exit = { n: isRising ? -low : high, d };
    if (isLess(first, entry)) {
      first = entry;
      latest = { axis, normal: isRising ? [-n[0], -n[1], -n[2]] : n };
    }
    if (isLess(exit, last)) last = exit;
    if (isLess(last, first)) return null;
  }
  return { first, last, axis: latest };
}

function extentOf({ points }: Cells, n: Vector): readonly [bigint, bigint] {
  let least = dot(n, points.at(0));
  let most = least;
  for (let i = 1; i < points.length; i++) {
    const value = dot(n, points.at(i));
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
}
