import type { Point2, Point3 } from './shapes.js';

/** A point of the plane as it is now: an answer must not change with what the caller does to the list that it came in. */
export function copiedPoint2(p: Point2): Point2 {
  return [p[0]!, p[1]!];
}

/** A point of space as it is now. */
export function copiedPoint3(p: Point3): Point3 {
  return [p[0]!, p[1]!, p[2]!];
}
