/** When two shapes that translate have common points, and how it begins. */

import { integerSign } from '../../../arithmetic/root-signs.js';
import type { Surd } from '../../../arithmetic/surd.js';
import * as surd from '../../../arithmetic/surd.js';
import type { Sign } from '../../../core/sign.js';
import type { Cells } from '../../../distance/engine/cells.js';
import { nearest } from '../../../distance/engine/nearest.js';
import { dot, isZero, minus, plus, times, type Vector, ZERO } from '../../../distance/engine/vectors.js';
import { firstImpact } from './first-impact.js';
import { END, type MovingPair, moved, type RationalTime, reversed, START } from './moving-pair.js';
import type { Impact } from './verdict.js';

export const NOUGHT: Surd = /* @__PURE__ */ surd.fromNumber(0);
export const ONE: Surd = /* @__PURE__ */ surd.fromNumber(1);

/** The sign of the distance minus the radius at a time. */
export function gapAt(pair: MovingPair, time: RationalTime): Sign {
  const { a, b, radius } = moved(pair, time);
  const { vector, denominator } = nearest(a, b);
  const reach = radius * denominator;
  return integerSign(dot(vector, vector) - reach * reach);
}

/** The last time from 0 to 1 at which two shapes that meet at some time have a common point. */
export function lastContact(pair: MovingPair): Surd {
  if (isZero(pair.velocity) || gapAt(pair, END) <= 0) return ONE;
  const impact = firstImpact(reversed(pair));
  return impact === null ? NOUGHT : surd.subtract(ONE, impact.time);
}

/**
 * Do the relative interiors of two cores that meet at time 0 have a common point then? Let c be a point in the relative
 * interior of A - B: 0 is in it, too, exactly if the line from c to 0 goes on a little within A - B, that is, if A may
 * move on by a part of c and still meets B.
 */
export function areInside(pair: MovingPair): boolean {
  const { a, b } = pair;
  const [p, q] = [sumOf(a), sumOf(b)];
  const [m, n] = [BigInt(a.points.length), BigInt(b.points.length)];
  const velocity = minus(times(p, n), times(q, m));
  if (isZero(velocity)) return true;
  // What moves by a sum is far away at its end: doubles say nothing of it.
  const still: MovingPair = {
    ...pair,
    velocity,
    shift: [Number.NaN, Number.NaN, Number.NaN],
    shiftReach: [Infinity, Infinity, Infinity],
  };
  return surd.sign(lastContact(still)) > 0;
}

/** The sum of the points; a direction is added once, which leads inside. */
function sumOf({ points, directions }: Cells): Vector {
  return [...points.all(), ...directions].reduce<Vector>(plus, ZERO);
}

/** How two shapes are at time 0. */
export type StartOfMotion = 'disjoint' | 'touching' | 'overlapping';

export function startOf(pair: MovingPair): StartOfMotion {
  const gap = gapAt(pair, START);
  if (gap > 0) return 'disjoint';
  if (pair.radius > 0n) return gap < 0 ? 'overlapping' : 'touching';
  return areInside(pair) ? 'overlapping' : 'touching';
}

export type { Impact };
