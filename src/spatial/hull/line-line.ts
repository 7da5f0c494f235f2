import { requireLine3 } from '../../core/arguments/linear.js';
import { requireNoMore } from '../../core/arguments/surplus.js';
import type { Contact } from '../../core/contact.js';
import { edge } from '../../core/feature.js';
import type { Line, Point3 } from '../../core/shapes.js';
import { linearCrossingParameter2d, type Parameter } from '../../implicit/index.js';
import { cross2d, triple3d } from '../../predicates/index.js';

/** How two lines of space lie to each other. */
export type LineLinePosition = 'skew' | 'crossing' | 'parallel' | 'identical';

/** See {@link lineLine}. */
export interface LineLine extends Contact {
  readonly position: LineLinePosition;
}

const NOTHING: LineLine['contact'] = /* @__PURE__ */ Object.freeze([]);

/** The answers: there are only four. */
const ANSWERS: Readonly<Record<LineLinePosition, LineLine>> = {
  skew: /* @__PURE__ */ Object.freeze({ relation: 'disjoint', contact: NOTHING, position: 'skew' }),
  crossing: /* @__PURE__ */ Object.freeze({
    relation: 'crossing',
    contact: /* @__PURE__ */ Object.freeze([/* @__PURE__ */ Object.freeze({ a: edge(0), b: edge(0) })]),
    position: 'crossing',
  }),
  parallel: /* @__PURE__ */ Object.freeze({ relation: 'disjoint', contact: NOTHING, position: 'parallel' }),
  identical: /* @__PURE__ */ Object.freeze({
    relation: 'overlapping',
    contact: NOTHING,
    position: 'identical',
  }),
};

/** Whether b - a and a direction are parallel (zero vectors are parallel to everything). */
export function areParallel(a: Point3, b: Point3, d: Point3): boolean {
  return (
    cross2d(a[0]!, a[1]!, b[0]!, b[1]!, 0, 0, d[0]!, d[1]!) === 0 &&
    cross2d(a[1]!, a[2]!, b[1]!, b[2]!, 0, 0, d[1]!, d[2]!) === 0 &&
    cross2d(a[2]!, a[0]!, b[2]!, b[0]!, 0, 0, d[2]!, d[0]!) === 0
  );
}

export const ZERO: Point3 = [0, 0, 0];

/**
 * On which side does line b pass line a? The sign of (b.origin - a.origin) · (a.direction × b.direction): zero if the
 * lines lie in one plane. Swapping the lines leaves it as it is, reversing one negates it.
 *
 * Source: the reciprocal product of Plücker coordinates; Ericson, Real-Time Collision Detection, 5.1.8 and 5.3.4.
 *
 * @throws RangeError if a direction is zero or a number is not finite
 * @example
 * const x = { origin: [0, 0, 0], direction: [1, 0, 0] };
 * linePassingSide(x, { origin: [0, 0, 1], direction: [0, 1, 0] }); // 1
 * linePassingSide(x, { origin: [0, 0, 1], direction: [0, -1, 0] }); // -1
 */
export function linePassingSide(a: Line, b: Line): -1 | 0 | 1 {
  requireLine3('linePassingSide', 'a', a);
  requireLine3('linePassingSide', 'b', b);
  return passingSide(a.origin, a.direction, b.origin, b.direction);
}

/** The sign of (q - p) · (d × e). */
export function passingSide(p: Point3, d: Point3, q: Point3, e: Point3): -1 | 0 | 1 {
  return triple3d(
    p[0]!,
    p[1]!,
    p[2]!,
    q[0]!,
    q[1]!,
    q[2]!,
    0,
    0,
    0,
    d[0]!,
    d[1]!,
    d[2]!,
    0,
    0,
    0,
    e[0]!,
    e[1]!,
    e[2]!,
  );
}

/**
 * How do two lines of space meet? `disjoint`, in one of two positions: `skew` (no common plane) or `parallel`;
 * `crossing` (in one point, the contact); `overlapping` (`identical`: the same line, which has no extreme points, so
 * that the contact is empty). All points of a line are its edge 0. Directions are taken as they are, of any length and
 * either way.
 *
 * Source: Akenine-Möller et al., Real-Time Rendering, 22.15.2; Ericson, Real-Time Collision Detection, 5.1.8.
 *
 * @throws RangeError if a direction is zero or a number is not finite
 * @example
 * const x = { origin: [0, 0, 0], direction: [1, 0, 0] };
 * lineLine(x, { origin: [3, 1, 0], direction: [0, 2, 0] }); // { relation: 'crossing', contact: [{ a: { type: 'edge', index: 0 }, b: { type: 'edge', index: 0 } }], position: 'crossing' }
 * lineLine(x, { origin: [3, 1, 1], direction: [0, 2, 0] }).position; // 'skew'
 * lineLine(x, { origin: [7, 0, 0], direction: [-5, 0, 0] }); // { relation: 'overlapping', contact: [], position: 'identical' }
 */
export function lineLine(a: Line, b: Line): LineLine {
  requireLine3('lineLine', 'a', a);
  requireLine3('lineLine', 'b', b);
  return ANSWERS[positionOf(a, b)];
}

function positionOf(a: Line, b: Line): LineLinePosition {
  const side = () => passingSide(a.origin, a.direction, b.origin, b.direction);
  if (!areParallel(ZERO, a.direction, b.direction)) return side() === 0 ? 'crossing' : 'skew';
  return areParallel(a.origin, b.origin, a.direction) ? 'identical' : 'parallel';
}

/**
 * Do two lines of space have a common point?
 *
 * @throws RangeError if a direction is zero or a number is not finite
 * @example
 * const x = { origin: [0, 0, 0], direction: [1, 0, 0] };
 * linesIntersect(x, { origin: [3, 1, 0], direction: [0, 2, 0] }); // true
 */
export function linesIntersect(a: Line, b: Line): boolean {
  if (arguments.length > 2) requireNoMore('linesIntersect', 2, arguments[2]);
  requireLine3('linesIntersect', 'a', a);
  requireLine3('linesIntersect', 'b', b);
  const position = positionOf(a, b);
  return position === 'crossing' || position === 'identical';
}

/** Where two lines cross: its parameters along both, in units of their directions. */
export interface LineLineParameters {
  readonly a: Parameter;
  readonly b: Parameter;
}

/**
 * The exact parameters of the common point of two lines of space, on each of them; `null` if there is not exactly
 * one such point (skew, parallel and identical lines). They are those of the lines' projections along an axis in which
 * these cross.
 *
 * Source: Akenine-Möller et al., Real-Time Rendering, 22.15.2.
 *
 * @throws RangeError if a direction is zero or a number is not finite
 * @example
 * const x = { origin: [0, 0, 0], direction: [2, 0, 0] };
 * const { a, b } = lineLineParameters(x, { origin: [3, 1, 0], direction: [0, 3, 0] });
 * [a.toNumber(), b.toNumber()]; // [1.5, -1 / 3]
 * lineLineParameters(x, x); // null
 */
export function lineLineParameters(a: Line, b: Line): LineLineParameters | null {
  requireLine3('lineLineParameters', 'a', a);
  requireLine3('lineLineParameters', 'b', b);
  if (passingSide(a.origin, a.direction, b.origin, b.direction) !== 0) return null;
  const [d, e] = [a.direction, b.direction];
  for (let i = 0; i < 3; i++) {
    const j = (i + 1) % 3;
    if (cross2d(0, 0, d[i]!, d[j]!, 0, 0, e[i]!, e[j]!) === 0) continue;
    const [p, q] = [projected(a, i, j), projected(b, i, j)];
    return { a: linearCrossingParameter2d(p, q)!, b: linearCrossingParameter2d(q, p)! };
  }
  return null;
}

function projected({ origin, direction }: Line, i: number, j: number): Line {
  return { origin: [origin[i]!, origin[j]!], direction: [direction[i]!, direction[j]!] };
}
