/** When two shapes that translate have common points, and how it begins. */

import { integerSign } from '../../../arithmetic/root-signs.js';
import type { Surd } from '../../../arithmetic/surd.js';
import * as surd from '../../../arithmetic/surd.js';
import type { Sign } from '../../../core/sign.js';
import type { Cells } from '../../../distance/engine/cells.js';
import { nearest } from '../../../distance/engine/nearest.js';
import { hullOfPoints, ORIGIN_CELLS } from '../../../distance/engine/point-cells.js';
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
 * Do the relative interiors of two cores that meet at time 0 have a common point then? They do if 0 is in the relative
 * interior of A - B, and it is exactly if the cone of all points and directions of A - B is a linear space: if it is in
 * no half-space without being in its plane. With c the sum of what spans the cone, that is, if -c is in it, too: for
 * then the opposite of each part of the sum is, being -c and all others.
 */
export function areInside({ a, b }: MovingPair): boolean {
  const opposite = (v: Vector): Vector => times(v, -1n);
  const others = b.points.all();
  const differences = a.points.all().flatMap((p) => others.map((q) => minus(p, q)));
  const span = [...differences, ...a.directions, ...b.directions.map(opposite)].filter((v) => !isZero(v));
  const sum = span.reduce<Vector>(plus, ZERO);
  const cone: Cells = { ...hullOfPoints([sum]), directions: span };
  return isZero(nearest(cone, ORIGIN_CELLS).vector);
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
