/**
 * Lines, rays and segments of the plane under one form, for the queries on pairs of them: the kind and two points p, q,
 * which are origin and direction, or start and end. A flat argument list instead of an object, so that yes-or-no
 * questions allocate nothing.
 */
import type { Relation } from '../../core/contact.js';
import { edge, type Feature, vertex } from '../../core/feature.js';
import { locationAt, type PointLocation } from '../../core/location.js';
import type { Point2 } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { cross2d, orient2d, sideOfLine2d } from '../../predicates/index.js';

export const LINE = 0;
export const RAY = 1;
export const SEGMENT = 2;
export type Kind = typeof LINE | typeof RAY | typeof SEGMENT;

/** Whether two points are equal. */
export function equal(p: Point2, q: Point2): boolean {
  return p[0] === q[0] && p[1] === q[1];
}

/** -1, 0 or 1 as a is less than, equal to or greater than b. */
export function compare(a: number, b: number): Sign {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Do p, q, x make a left turn? */
export function turn(p: Point2, q: Point2, x: Point2): Sign {
  return orient2d(p[0]!, p[1]!, q[0]!, q[1]!, x[0]!, x[1]!);
}

/** Whether it is a segment of length zero. */
export function isPoint(kind: Kind, p: Point2, q: Point2): boolean {
  return kind === SEGMENT && equal(p, q);
}

/** On which side of the supporting line does x lie? Zero for a segment of length zero. */
export function side(kind: Kind, p: Point2, q: Point2, x: Point2): Sign {
  return kind === SEGMENT ? turn(p, q, x) : sideOfLine2d(q[0]!, q[1]!, p[0]!, p[1]!, x[0]!, x[1]!);
}

/** Does the second lead to the left of the first? Zero if they are parallel. */
export function cross(kindA: Kind, p: Point2, q: Point2, kindB: Kind, r: Point2, s: Point2): Sign {
  if (kindA === SEGMENT) {
    if (kindB === SEGMENT) return cross2d(p[0]!, p[1]!, q[0]!, q[1]!, r[0]!, r[1]!, s[0]!, s[1]!);
    return sideOfLine2d(s[0]!, s[1]!, q[0]!, q[1]!, p[0]!, p[1]!);
  }
  if (kindB === SEGMENT) return sideOfLine2d(q[0]!, q[1]!, r[0]!, r[1]!, s[0]!, s[1]!);
  return orient2d(q[0]!, q[1]!, s[0]!, s[1]!, 0, 0);
}

/** The sign of coordinate j of the direction. */
export function heading(kind: Kind, p: Point2, q: Point2, j: number): Sign {
  return compare(q[j]!, kind === SEGMENT ? p[j]! : 0);
}

/** Is x, of two points on the supporting line, farther along than y (1), before it (-1), or equal to it? */
export function compareOn(kind: Kind, p: Point2, q: Point2, x: Point2, y: Point2): Sign {
  const ahead = heading(kind, p, q, 0);
  if (ahead !== 0) return ahead > 0 ? compare(x[0]!, y[0]!) : compare(y[0]!, x[0]!);
  return heading(kind, p, q, 1) > 0 ? compare(x[1]!, y[1]!) : compare(y[1]!, x[1]!);
}

/** Does it contain the point x, which is known to lie on the supporting line? Not for segments of length zero. */
export function spans(kind: Kind, p: Point2, q: Point2, x: Point2): boolean {
  if (kind === LINE) return true;
  return compareOn(kind, p, q, x, p) >= 0 && (kind === RAY || compareOn(kind, p, q, x, q) <= 0);
}

/** Does it contain the point x? */
export function holds(kind: Kind, p: Point2, q: Point2, x: Point2): boolean {
  if (isPoint(kind, p, q)) return equal(p, x);
  return side(kind, p, q, x) === 0 && spans(kind, p, q, x);
}

/**
 * Where on A is the point in which its line meets the line of B? 1: at its start, 2: at its end, 0: between them,
 * -1: beyond them. `turning` is the sign of A × B, not zero: a point e of A's line is before the crossing if and only
 * if side of B (e) · turning > 0.
 */
function reach(
  kindA: Kind,
  p: Point2,
  q: Point2,
  kindB: Kind,
  r: Point2,
  s: Point2,
  turning: number,
): -1 | 0 | 1 | 2 {
  if (kindA === LINE) return 0;
  const fromStart = side(kindB, r, s, p) * turning;
  if (fromStart <= 0) return fromStart === 0 ? 1 : -1;
  if (kindA === RAY) return 0;
  const fromEnd = side(kindB, r, s, q) * turning;
  return fromEnd < 0 ? 0 : fromEnd === 0 ? 2 : -1;
}

/** Do two of them have a common point? */
export function linearsMeet(kindA: Kind, p: Point2, q: Point2, kindB: Kind, r: Point2, s: Point2): boolean {
  if (isPoint(kindA, p, q)) return holds(kindB, r, s, p);
  if (isPoint(kindB, r, s)) return holds(kindA, p, q, r);
  const turning = cross(kindA, p, q, kindB, r, s);
  if (turning !== 0) {
    return reach(kindA, p, q, kindB, r, s, turning) >= 0 && reach(kindB, r, s, kindA, p, q, -turning) >= 0;
  }
  if (side(kindA, p, q, r) !== 0) return false;
  if (spans(kindA, p, q, r) || (kindB === SEGMENT && spans(kindA, p, q, s))) return true;
  return spans(kindB, r, s, p) || (kindA === SEGMENT && spans(kindB, r, s, q));
}

/** A common point: a point of the input, or `CROSSING`, where the two lines meet and no input point of these two is. */
export type Place = Point2 | typeof CROSSING;
export const CROSSING = 0;

/** How two shapes meet: the extreme points of what they have in common. */
export interface Meeting {
  readonly relation: Relation;
  readonly places: readonly Place[];
}

export const APART: Meeting = /* @__PURE__ */ Object.freeze({ relation: 'disjoint', places: [] });

/** How a point x meets a line, ray or segment. */
function pointMeeting(kind: Kind, p: Point2, q: Point2, x: Point2): Meeting {
  if (!holds(kind, p, q, x)) return APART;
  const atEnd = !isPoint(kind, p, q) && linearFeature(kind, p, q, x).type === 'vertex';
  return { relation: atEnd ? 'touching' : 'overlapping', places: [x] };
}

/** How two of them meet. The places are in order along the first. */
export function meeting(kindA: Kind, p: Point2, q: Point2, kindB: Kind, r: Point2, s: Point2): Meeting {
  if (isPoint(kindA, p, q)) return pointMeeting(kindB, r, s, p);
  if (isPoint(kindB, r, s)) return pointMeeting(kindA, p, q, r);
  const turning = cross(kindA, p, q, kindB, r, s);
  if (turning === 0) {
    return side(kindA, p, q, r) === 0 ? collinearMeeting(kindA, p, q, kindB, r, s) : APART;
  }
  const onA = reach(kindA, p, q, kindB, r, s, turning);
  if (onA < 0) return APART;
  const onB = reach(kindB, r, s, kindA, p, q, -turning);
  if (onB < 0) return APART;
  if (onA + onB === 0) return { relation: 'crossing', places: [CROSSING] };
  const place = onA === 1 ? p : onA === 2 ? q : onB === 1 ? r : s;
  return { relation: 'touching', places: [place] };
}

/** The extreme points of what two of them on one line have in common: ends of one that lie in the other. */
function collinearMeeting(kindA: Kind, p: Point2, q: Point2, kindB: Kind, r: Point2, s: Point2): Meeting {
  const places: Point2[] = [];
  const add = (x: Point2) => {
    if (!places.some((known) => equal(known, x))) places.push(x);
  };
  if (kindA !== LINE && spans(kindB, r, s, p)) add(p);
  if (kindA === SEGMENT && spans(kindB, r, s, q)) add(q);
  if (kindB !== LINE && spans(kindA, p, q, r)) add(r);
  if (kindB === SEGMENT && spans(kindA, p, q, s)) add(s);
  if (places.length === 2) {
    if (compareOn(kindA, p, q, places[0]!, places[1]!) > 0) places.reverse();
    return { relation: 'overlapping', places };
  }
  // One end in common is where both end, unless they go on together without an end.
  const endless = kindA === LINE || kindB === LINE || (kindA === RAY && kindB === RAY && alike(p, q, r, s));
  if (places.length === 0) return endless ? { relation: 'overlapping', places } : APART;
  return { relation: endless ? 'overlapping' : 'touching', places };
}

/** Whether two rays on one line have the same sense. */
function alike(p: Point2, q: Point2, r: Point2, s: Point2): boolean {
  return heading(RAY, p, q, 0) === heading(RAY, r, s, 0) && heading(RAY, p, q, 1) === heading(RAY, r, s, 1);
}

/**
 * The feature of a line, ray or segment at one of its points: `{ type: 'vertex', index: 0 }` at the origin or start,
 * `{ type: 'vertex', index: 1 }` at the end.
 */
export function linearFeature(kind: Kind, p: Point2, q: Point2, place: Place): Feature {
  if (place === CROSSING || kind === LINE) return edge(0);
  if (equal(p, place)) return vertex(0);
  return kind === SEGMENT && equal(q, place) ? vertex(1) : edge(0);
}

/** Where a point lies to a ray or a segment. */
export function locateOnLinear(kind: Kind, p: Point2, q: Point2, x: Point2): PointLocation {
  return locationAt(holds(kind, p, q, x) ? linearFeature(kind, p, q, x) : null, 'edge');
}
