import type { Point3 } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import type { HalfSpaces, LinearKind } from './half-spaces.js';

/** No half-space has cut this end yet. */
const NONE = -1;

/**
 * Do a linear component and a convex shape have a common point? Signs only: the half-spaces cut the component one by
 * one, and what remains is kept as the numbers of the two that cut it last.
 *
 * Source: Cyrus and Beck 1978; Ericson, Real-Time Collision Detection, 5.3.8.
 */
export function linearMeets<S>(
  spaces: HalfSpaces<S>,
  shape: S,
  kind: LinearKind,
  from: Point3,
  to: Point3,
): boolean {
  const turn = spaces.turnOf(shape);
  return kind === 'segment'
    ? segmentMeets(spaces, shape, turn, from, to)
    : lineMeets(spaces, shape, turn, kind, from, to);
}

function lineMeets<S>(
  spaces: HalfSpaces<S>,
  shape: S,
  turn: Sign,
  kind: 'line' | 'ray',
  from: Point3,
  to: Point3,
): boolean {
  const count = spaces.count(shape);
  let lower = NONE;
  let upper = NONE;
  // The origin lies on a half-space's plane and the ray leads out: the origin is all that may remain.
  let onlyOrigin = false;
  for (let i = 0; i < count; i++) {
    const slope = spaces.slope(shape, turn, i, to);
    const asksOrigin = kind === 'ray' || slope === 0;
    const side = asksOrigin ? spaces.side(shape, turn, i, from) : 0;
    if (side > 0 && slope >= 0) return false;
    if (slope > 0) {
      if (kind === 'ray' && side === 0) onlyOrigin = true;
      else if (upper === NONE || spaces.order(shape, turn, i, upper, true, kind, from, to) < 0) upper = i;
    } else if (slope < 0 && (kind === 'line' || side > 0)) {
      if (lower === NONE || spaces.order(shape, turn, i, lower, true, kind, from, to) > 0) lower = i;
    }
  }
  if (lower === NONE) return true;
  if (onlyOrigin) return false;
  return upper === NONE || spaces.order(shape, turn, lower, upper, false, kind, from, to) <= 0;
}

function segmentMeets<S>(spaces: HalfSpaces<S>, shape: S, turn: Sign, from: Point3, to: Point3): boolean {
  const count = spaces.count(shape);
  let lower = NONE;
  let upper = NONE;
  let onlyStart = false;
  let onlyEnd = false;
  for (let i = 0; i < count; i++) {
    const start = spaces.side(shape, turn, i, from);
    const end = spaces.side(shape, turn, i, to);
    if (start > 0) {
      if (end > 0) return false;
      if (end === 0) onlyEnd = true;
      else if (lower === NONE || spaces.order(shape, turn, i, lower, true, 'segment', from, to) > 0)
        lower = i;
    } else if (end > 0) {
      if (start === 0) onlyStart = true;
      else if (upper === NONE || spaces.order(shape, turn, i, upper, true, 'segment', from, to) < 0)
        upper = i;
    }
  }
  if (onlyStart && (onlyEnd || lower !== NONE)) return false;
  if (onlyEnd && upper !== NONE) return false;
  if (lower === NONE || upper === NONE) return true;
  return spaces.order(shape, turn, lower, upper, false, 'segment', from, to) <= 0;
}
