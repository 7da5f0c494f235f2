import type { Point2, Point3 } from './shapes.js';

/**
 * A point of the plane as it is now, without -0: an answer must not change with what the caller does to the list that
 * it came in.
 */
export function copiedPoint2(p: Point2): [number, number] {
  return [p[0]! + 0, p[1]! + 0];
}

/** A point of space as it is now, without -0. */
export function copiedPoint3(p: Point3): [number, number, number] {
  return [p[0]! + 0, p[1]! + 0, p[2]! + 0];
}
