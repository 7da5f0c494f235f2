import type { Line, Point3 } from '../../core/shapes.js';
import { linearCrossingParameter2d, type Parameter } from '../../implicit/index.js';
import { cross2d, triple3d } from '../../predicates/index.js';
import { checkOriginAndDirection } from './solid-arguments.js';

/** How two lines of space lie to each other. */
export type LineLineRelation = 'skew' | 'crossing' | 'parallel' | 'identical';

/** Whether b - a and a direction are parallel (zero vectors are parallel to everything). */
function parallelVectors(a: Point3, b: Point3, d: Point3): boolean {
  return (
    cross2d(a[0]!, a[1]!, b[0]!, b[1]!, 0, 0, d[0]!, d[1]!) === 0 &&
    cross2d(a[1]!, a[2]!, b[1]!, b[2]!, 0, 0, d[1]!, d[2]!) === 0 &&
    cross2d(a[2]!, a[0]!, b[2]!, b[0]!, 0, 0, d[2]!, d[0]!) === 0
  );
}

const ZERO: Point3 = [0, 0, 0];

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
  checkOriginAndDirection('linePassingSide', 'a', a);
  checkOriginAndDirection('linePassingSide', 'b', b);
  return passingSide(a, b);
}

function passingSide(a: Line, b: Line): -1 | 0 | 1 {
  const [p, d, q, e] = [a.origin, a.direction, b.origin, b.direction];
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
 * How do two lines of space lie to each other? `skew`: no common plane, `crossing`: one common point, `parallel`: no
 * common point but one direction, `identical`: the same line. Directions are taken as they are, of any length and
 * either way.
 *
 * Source: Akenine-Möller et al., Real-Time Rendering, 22.15.2; Ericson, Real-Time Collision Detection, 5.1.8.
 *
 * @throws RangeError if a direction is zero or a number is not finite
 * @example
 * const x = { origin: [0, 0, 0], direction: [1, 0, 0] };
 * lineLine(x, { origin: [3, 1, 0], direction: [0, 2, 0] }); // 'crossing'
 * lineLine(x, { origin: [3, 1, 1], direction: [0, 2, 0] }); // 'skew'
 * lineLine(x, { origin: [7, 0, 0], direction: [-5, 0, 0] }); // 'identical'
 */
export function lineLine(a: Line, b: Line): LineLineRelation {
  checkOriginAndDirection('lineLine', 'a', a);
  checkOriginAndDirection('lineLine', 'b', b);
  if (!parallelVectors(ZERO, a.direction, b.direction)) return passingSide(a, b) === 0 ? 'crossing' : 'skew';
  return parallelVectors(a.origin, b.origin, a.direction) ? 'identical' : 'parallel';
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
  const relation = lineLine(a, b);
  return relation === 'crossing' || relation === 'identical';
}

/** Where two lines cross: a.origin + a.t · a.direction = b.origin + b.t · b.direction. */
export interface LineLineParameters {
  readonly a: Parameter;
  readonly b: Parameter;
}

/**
 * The exact parameters of the common point of two lines of space, on each of them; undefined if there is not exactly
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
 * lineLineParameters(x, x); // undefined
 */
export function lineLineParameters(a: Line, b: Line): LineLineParameters | undefined {
  checkOriginAndDirection('lineLineParameters', 'a', a);
  checkOriginAndDirection('lineLineParameters', 'b', b);
  if (passingSide(a, b) !== 0) return undefined;
  const [d, e] = [a.direction, b.direction];
  for (let i = 0; i < 3; i++) {
    const j = (i + 1) % 3;
    if (cross2d(0, 0, d[i]!, d[j]!, 0, 0, e[i]!, e[j]!) === 0) continue;
    const [p, q] = [projected(a, i, j), projected(b, i, j)];
    return { a: linearCrossingParameter2d(p, q)!, b: linearCrossingParameter2d(q, p)! };
  }
  return undefined;
}

function projected({ origin, direction }: Line, i: number, j: number): Line {
  return { origin: [origin[i]!, origin[j]!], direction: [direction[i]!, direction[j]!] };
}
