/** Checks of arguments that the queries on points, lines, triangles and boxes of the plane share. */
import { reject, requireObject } from '../../core/errors.js';
import type { Box2, Line, Point2, Ray, Segment, Triangle } from '../../core/shapes.js';

/**
 * A point of the plane: two finite coordinates.
 *
 * @throws RangeError naming the argument and the value
 */
export function checkPoint(where: string, name: string, p: Point2): void {
  if (p?.length === 2 && Number.isFinite(p[0]) && Number.isFinite(p[1])) return;
  if (p?.length !== 2) reject(where, name, 'two coordinates', p);
  const j = Number.isFinite(p[0]) ? 1 : 0;
  reject(where, `${name}[${j}]`, 'a finite number', p[j]);
}

/** A vector other than zero. */
export function checkDirection(where: string, name: string, d: Point2): void {
  checkPoint(where, name, d);
  if (d[0] === 0 && d[1] === 0) reject(where, name, 'a vector other than zero', d);
}

/** A line or a ray. */
export function checkOriginAndDirection(where: string, name: string, line: Line | Ray): void {
  requireObject(where, name, '{origin, direction}', line);
  checkPoint(where, `${name}.origin`, line.origin);
  checkDirection(where, `${name}.direction`, line.direction);
}

/** A segment; it may be a point. */
export function checkSegment(where: string, name: string, segment: Segment): void {
  requireObject(where, name, '{start, end}', segment);
  checkPoint(where, `${name}.start`, segment.start);
  checkPoint(where, `${name}.end`, segment.end);
}

/** A triangle; it may be a segment or a point. */
export function checkTriangle(where: string, name: string, triangle: Triangle): void {
  requireObject(where, name, '{a, b, c}', triangle);
  checkPoint(where, `${name}.a`, triangle.a);
  checkPoint(where, `${name}.b`, triangle.b);
  checkPoint(where, `${name}.c`, triangle.c);
}

/** A box with min <= max in both coordinates; it may be a segment or a point. */
export function checkBox(where: string, name: string, box: Box2): void {
  requireObject(where, name, '{min, max}', box);
  checkPoint(where, `${name}.min`, box.min);
  checkPoint(where, `${name}.max`, box.max);
  for (let j = 0; j < 2; j++) {
    if (box.min[j]! > box.max[j]!) {
      reject(where, `${name}.min[${j}]`, `at most ${name}.max[${j}] = ${box.max[j]}`, box.min[j]);
    }
  }
}
