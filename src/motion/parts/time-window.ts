/** When a moving shape may have points on one side of a plane, in doubles that know their errors. */
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { extentAcross } from '../../round/filters/extent-across.js';
import type { MovingHull } from './moving-hull.js';

/** A stretch of time; it is empty where the first is above the last. */
export interface Window {
  readonly first: number;
  readonly last: number;
}

/** All of the time. */
export const ALWAYS: Window = { first: 0, last: 1 };

/** More than a quotient loses; and more than what underflows in one. */
const SHORTER = 1 - 2 ** -50;
const LONGER = 1 + 2 ** -50;
const LEAST = 2 ** -1070;

/** The two parts of a window in which a shape may have points in front of a plane, and behind it, both closed. */
export function windowsOf(
  hull: MovingHull,
  plane: PlaneObject,
  window: Window,
): { readonly front: Window; readonly back: Window } {
  const { low, high, rate, slack } = extentAcross(hull, hull.motion, plane);
  return { front: whileAbove(high + slack, rate, window), back: whileAbove(slack - low, -rate, window) };
}

/** The times of a window at which height + t rate may be at least 0. */
function whileAbove(height: number, rate: number, window: Window): Window {
  const { first, last } = window;
  // What overflowed says nothing.
  if (!(Math.abs(height) < Infinity && Math.abs(rate) < Infinity)) return window;
  if (rate > 0)
    return height >= 0 ? window : { first: Math.max(first, (-height / rate) * SHORTER - LEAST), last };
  if (height < 0) return { first: Infinity, last };
  return rate === 0 ? window : { first, last: Math.min(last, (height / -rate) * LONGER + LEAST) };
}
