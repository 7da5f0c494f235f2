/** Checks of arguments that the queries on lines, planes and solids share. */
import { reject } from '../core/errors.js';
import type { Line, OrientedBox, Plane, Point3, Ray, Segment } from '../core/shapes.js';
import { orient3d } from '../predicates/index.js';

/**
 * A point of space: three finite coordinates.
 *
 * @throws RangeError naming the argument and the value
 */
export function checkPoint(where: string, name: string, p: Point3): void {
  if (p.length !== 3) reject(where, name, 'three coordinates', Array.from(p));
  for (let i = 0; i < 3; i++) {
    if (!Number.isFinite(p[i])) reject(where, `${name}[${i}]`, 'a finite number', p[i]);
  }
}

/** A vector other than zero. */
export function checkDirection(where: string, name: string, d: Point3): void {
  checkPoint(where, name, d);
  if (d[0] === 0 && d[1] === 0 && d[2] === 0) reject(where, name, 'a vector other than zero', Array.from(d));
}

/** A plane: a normal other than zero, a finite constant. */
export function checkPlane(where: string, name: string, plane: Plane): void {
  checkDirection(where, `${name}.normal`, plane.normal);
  if (!Number.isFinite(plane.constant)) {
    reject(where, `${name}.constant`, 'a finite number', plane.constant);
  }
}

/** A line or ray in space. */
export function checkOriginAndDirection(where: string, name: string, line: Line | Ray): void {
  checkPoint(where, `${name}.origin`, line.origin);
  checkDirection(where, `${name}.direction`, line.direction);
}

/** A segment in space; it may be a point. */
export function checkSegment(where: string, name: string, segment: Segment): void {
  checkPoint(where, `${name}.start`, segment.start);
  checkPoint(where, `${name}.end`, segment.end);
}

/** Points of space in a list. */
export function checkPoints(where: string, name: string, points: readonly Point3[]): void {
  for (let i = 0; i < points.length; i++) checkPoint(where, `${name}[${i}]`, points[i]!);
}

/** An oriented box: three linearly independent axes, half sizes of at least zero. */
export function checkOrientedBox(where: string, { center, axes, halfSize }: OrientedBox): void {
  checkPoint(where, 'center', center);
  axes.forEach((axis, i) => {
    checkPoint(where, `axes[${i}]`, axis);
  });
  checkPoint(where, 'halfSize', halfSize);
  for (let i = 0; i < 3; i++) {
    if (halfSize[i]! < 0) reject(where, `halfSize[${i}]`, 'zero or more', halfSize[i]);
  }
  const [u, v, w] = axes;
  const independent = orient3d(0, 0, 0, u[0]!, u[1]!, u[2]!, v[0]!, v[1]!, v[2]!, w[0]!, w[1]!, w[2]!);
  if (independent === 0)
    reject(
      where,
      'axes',
      'linearly independent',
      axes.flatMap((axis) => Array.from(axis)),
    );
}
