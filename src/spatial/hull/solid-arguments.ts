/** Checks of arguments that the queries on lines, planes and solids share. */
import { reject, requireList, requireObject } from '../../core/errors.js';
import type { Line, OrientedBox, Plane, Point3, Ray, Segment } from '../../core/shapes.js';
import { orient3d } from '../../predicates/index.js';

/**
 * A point of space: three finite coordinates.
 *
 * @throws RangeError naming the argument and the value
 */
export function checkPoint(where: string, name: string, p: Point3): void {
  if (p?.length !== 3) reject(where, name, 'three coordinates', p);
  for (let i = 0; i < 3; i++) {
    if (!Number.isFinite(p[i])) reject(where, `${name}[${i}]`, 'a finite number', p[i]);
  }
}

/** A vector other than zero. */
export function checkDirection(where: string, name: string, d: Point3): void {
  checkPoint(where, name, d);
  if (d[0] === 0 && d[1] === 0 && d[2] === 0) reject(where, name, 'a vector other than zero', d);
}

/** A plane: a normal other than zero, a finite constant. */
export function checkPlane(where: string, name: string, plane: Plane): void {
  requireObject(where, name, '{normal, constant}', plane);
  checkDirection(where, `${name}.normal`, plane.normal);
  if (!Number.isFinite(plane.constant)) {
    reject(where, `${name}.constant`, 'a finite number', plane.constant);
  }
}

/** A line or ray in space. */
export function checkOriginAndDirection(where: string, name: string, line: Line | Ray): void {
  requireObject(where, name, '{origin, direction}', line);
  checkPoint(where, `${name}.origin`, line.origin);
  checkDirection(where, `${name}.direction`, line.direction);
}

/** A segment in space; it may be a point. */
export function checkSegment(where: string, name: string, segment: Segment): void {
  requireObject(where, name, '{start, end}', segment);
  checkPoint(where, `${name}.start`, segment.start);
  checkPoint(where, `${name}.end`, segment.end);
}

/** Points of space in a list. */
export function checkPoints(where: string, name: string, points: readonly Point3[]): void {
  requireList(where, name, 'a list of points', points);
  for (let i = 0; i < points.length; i++) checkPoint(where, `${name}[${i}]`, points[i]!);
}

/** A solid, made of a shape before: a shape is none yet. */
export function requireSolid(where: string, name: string, solid: unknown): void {
  const expected = 'a Solid (see boxSolid, tetrahedronSolid and their kin)';
  requireObject(where, name, expected, solid);
  if (!Array.isArray((solid as { walls?: unknown }).walls)) reject(where, name, expected, solid);
}

/** An oriented box: three linearly independent axes, half sizes of at least zero. */
export function checkOrientedBox(where: string, box: OrientedBox): void {
  requireObject(where, 'box', '{center, axes, halfSize}', box);
  const { center, axes, halfSize } = box;
  checkPoint(where, 'center', center);
  if (!Array.isArray(axes) || axes.length !== 3) reject(where, 'axes', 'three vectors', axes);
  axes.forEach((axis, i) => {
    checkPoint(where, `axes[${i}]`, axis);
  });
  checkPoint(where, 'halfSize', halfSize);
  for (let i = 0; i < 3; i++) {
    if (halfSize[i]! < 0) reject(where, `halfSize[${i}]`, 'zero or more', halfSize[i]);
  }
  const [u, v, w] = axes;
  const independent = orient3d(0, 0, 0, u[0]!, u[1]!, u[2]!, v[0]!, v[1]!, v[2]!, w[0]!, w[1]!, w[2]!);
  if (independent === 0) reject(where, 'axes', 'linearly independent', axes);
}
