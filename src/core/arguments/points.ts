/** Checks of points, vectors and directions. The test of a good one is short, so that checking costs little. */

import { reject } from './errors.js';
import {
  AXIS3,
  DIRECTION2,
  DIRECTION3,
  isList,
  type Kind,
  list,
  NORMAL3,
  POINT2,
  POINT3,
  refuse,
  VECTOR2,
  VECTOR3,
} from './kinds.js';

/** Whether a value is a point or vector of the plane: a list of two finite numbers. */
export function isPoint2(p: ArrayLike<number>): boolean {
  return p?.length === 2 && Number.isFinite(p[0]) && Number.isFinite(p[1]);
}

/** Whether a value is a point or vector of space: a list of three finite numbers. */
export function isPoint3(p: ArrayLike<number>): boolean {
  return p?.length === 3 && Number.isFinite(p[0]) && Number.isFinite(p[1]) && Number.isFinite(p[2]);
}

/** Whether a value is a vector of the plane other than zero. */
export function isDirection2(d: ArrayLike<number>): boolean {
  return isPoint2(d) && (d[0] !== 0 || d[1] !== 0);
}

/** Whether a value is a vector of space other than zero. */
export function isDirection3(d: ArrayLike<number>): boolean {
  return isPoint3(d) && (d[0] !== 0 || d[1] !== 0 || d[2] !== 0);
}

/**
 * Checks a point of the plane.
 *
 * @throws RangeError `where: name must be a point of 2 coordinates, ...` or `name[0] must be a finite number, ...`
 */
export function requirePoint2(where: string, name: string, p: ArrayLike<number>): void {
  if (!isPoint2(p)) refuse(where, name, POINT2, p);
}

/**
 * Checks a point of space.
 *
 * @throws RangeError `where: name must be a point of 3 coordinates, ...` or `name[0] must be a finite number, ...`
 */
export function requirePoint3(where: string, name: string, p: ArrayLike<number>): void {
  if (!isPoint3(p)) refuse(where, name, POINT3, p);
}

/** Checks a vector of the plane, which may be zero. @throws RangeError naming the argument */
export function requireVector2(where: string, name: string, v: ArrayLike<number>): void {
  if (!isPoint2(v)) refuse(where, name, VECTOR2, v);
}

/** Checks a vector of space, which may be zero. @throws RangeError naming the argument */
export function requireVector3(where: string, name: string, v: ArrayLike<number>): void {
  if (!isPoint3(v)) refuse(where, name, VECTOR3, v);
}

/** Checks a direction of the plane. @throws RangeError `where: name must be a direction other than zero, ...` */
export function requireDirection2(where: string, name: string, d: ArrayLike<number>): void {
  if (!isDirection2(d)) refuse(where, name, DIRECTION2, d);
}

/** Checks a direction of space. @throws RangeError `where: name must be a direction other than zero, ...` */
export function requireDirection3(where: string, name: string, d: ArrayLike<number>): void {
  if (!isDirection3(d)) refuse(where, name, DIRECTION3, d);
}

/** Checks a normal. @throws RangeError `where: name must be a normal other than zero, ...` */
export function requireNormal(where: string, name: string, n: ArrayLike<number>): void {
  if (!isDirection3(n)) refuse(where, name, NORMAL3, n);
}

/** Checks an axis of a k-DOP and the like. @throws RangeError `where: name must be an axis other than zero, ...` */
export function requireAxis(where: string, name: string, n: ArrayLike<number>): void {
  if (!isDirection3(n)) refuse(where, name, AXIS3, n);
}

/**
 * Checks points of the plane in a list, which may be closed (its last point equal to the first).
 *
 * @param least how many there must be; 0 allows none
 * @throws RangeError naming the first point that is none: `points[3] must be a point of 2 coordinates`
 */
export function requirePoints2(
  where: string,
  name: string,
  points: ArrayLike<ArrayLike<number>>,
  least = 0,
): void {
  requirePointList(where, name, points, isPoint2, POINT2, least);
}

/** Checks points of space in a list; see {@link requirePoints2}. @throws RangeError naming the first that is none */
export function requirePoints3(
  where: string,
  name: string,
  points: ArrayLike<ArrayLike<number>>,
  least = 0,
): void {
  requirePointList(where, name, points, isPoint3, POINT3, least);
}

function requirePointList(
  where: string,
  name: string,
  points: ArrayLike<ArrayLike<number>>,
  isPoint: (p: ArrayLike<number>) => boolean,
  kind: Kind,
  least: number,
): void {
  if (!isList(points)) reject(where, name, 'a list of points', points);
  if (points.length < least) reject(where, name, atLeast(least), points);
  for (let i = 0; i < points.length; i++) {
    if (!isPoint(points[i]!)) list('a list of points', kind).check(where, name, points);
  }
}

function atLeast(count: number): string {
  return count === 1 ? 'a list of at least 1 point' : `a list of at least ${count} points`;
}
