import { requireObject } from '../../core/errors.js';
import type { Box3, Line, Ray, Segment } from '../../core/shapes.js';
import { compareAlong2d, orient2d } from '../../predicates/index.js';
import { requireBox, requireDirection, requireVector } from './box-arguments.js';

/**
 * Have a segment and a box a common point? Both are closed; a segment of length zero is a point, and a flat box a
 * rectangle, a segment or a point.
 *
 * Six separating axes: the box's three, and their cross products with the segment, which are orientations of the
 * segment's projections and a corner's.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.3 (test by separating axes).
 *
 * @throws RangeError if a number is not finite, or min > max in a coordinate
 * @example
 * segmentIntersectsBox({ start: [2, 0, 0], end: [0, 2, 0] }, { min: [0, 0, 0], max: [1, 1, 1] }); // true
 * segmentIntersectsBox({ start: [1.5, 0, 0], end: [0, 2, 0] }, { min: [0, 0, 0], max: [1, 1, 1] }); // true
 * segmentIntersectsBox({ start: [2.5, 0, 0], end: [0, 2.5, 0] }, { min: [0, 0, 0], max: [1, 1, 1] }); // false
 */
export function segmentIntersectsBox(segment: Segment, box: Box3): boolean {
  const where = 'segmentIntersectsBox';
  requireObject(where, 'segment', '{start, end}', segment);
  requireVector(where, 'segment.start', segment.start);
  requireVector(where, 'segment.end', segment.end);
  requireBox(where, 'box', box);
  const { start, end } = segment;
  for (let i = 0; i < 3; i++) {
    const [min, max] = [box.min[i]!, box.max[i]!];
    if ((start[i]! < min && end[i]! < min) || (start[i]! > max && end[i]! > max)) return false;
  }
  return !(
    segmentPasses(start, end, box, 0, 1) ||
    segmentPasses(start, end, box, 1, 2) ||
    segmentPasses(start, end, box, 2, 0)
  );
}

/** Whether the line through the projections of the ends onto the plane of axes i and j misses the box's rectangle. */
function segmentPasses(
  start: ArrayLike<number>,
  end: ArrayLike<number>,
  { min, max }: Box3,
  i: number,
  j: number,
): boolean {
  const [px, py, qx, qy] = [start[i]!, start[j]!, end[i]!, end[j]!];
  // The left-most corner has its x where the line goes down, and its y where it goes to the right.
  const [leftX, rightX] = qy < py ? [max[i]!, min[i]!] : [min[i]!, max[i]!];
  const [leftY, rightY] = qx > px ? [max[j]!, min[j]!] : [min[j]!, max[j]!];
  return orient2d(px, py, qx, qy, leftX, leftY) < 0 || orient2d(px, py, qx, qy, rightX, rightY) > 0;
}

/**
 * Have a line and a box a common point? The direction need not be of unit length.
 *
 * Three separating axes: the cross products of the direction with the box's axes.
 *
 * Source: Eberly, 3D Game Engine Design, 5.2.3.
 *
 * @throws RangeError if a number is not finite, the direction is zero, or min > max in a coordinate
 * @example
 * lineIntersectsBox({ origin: [2, 0, 0], direction: [-1, 1, 0] }, { min: [0, 0, 0], max: [1, 1, 1] }); // true
 * lineIntersectsBox({ origin: [3, 0, 0], direction: [-1, 1, 0] }, { min: [0, 0, 0], max: [1, 1, 1] }); // false
 */
export function lineIntersectsBox(line: Line, box: Box3): boolean {
  requireLine('lineIntersectsBox', 'line', line);
  requireBox('lineIntersectsBox', 'box', box);
  return lineMeets(line, box);
}

/**
 * Have a ray and a box a common point? The ray starts at its origin, which belongs to it; its direction need not be of
 * unit length.
 *
 * Six separating axes: the box's three, and their cross products with the direction.
 *
 * Source: Eberly, 3D Game Engine Design, 5.2.2.
 *
 * @throws RangeError if a number is not finite, the direction is zero, or min > max in a coordinate
 * @example
 * rayIntersectsBox({ origin: [-1, 0, 0], direction: [2, 1, 0] }, { min: [0, 0, 0], max: [1, 1, 1] }); // true
 * rayIntersectsBox({ origin: [2, 0, 0], direction: [2, 1, 0] }, { min: [0, 0, 0], max: [1, 1, 1] }); // false
 */
export function rayIntersectsBox(ray: Ray, box: Box3): boolean {
  requireLine('rayIntersectsBox', 'ray', ray);
  requireBox('rayIntersectsBox', 'box', box);
  const { origin, direction } = ray;
  for (let i = 0; i < 3; i++) {
    if (origin[i]! > box.max[i]! && direction[i]! >= 0) return false;
    if (origin[i]! < box.min[i]! && direction[i]! <= 0) return false;
  }
  return lineMeets(ray, box);
}

function requireLine(where: string, name: string, line: Line | Ray): void {
  requireObject(where, name, '{origin, direction}', line);
  requireVector(where, `${name}.origin`, line.origin);
  requireDirection(where, `${name}.direction`, line.direction);
}

function lineMeets(line: Line, box: Box3): boolean {
  return !(linePasses(line, box, 0, 1) || linePasses(line, box, 1, 2) || linePasses(line, box, 2, 0));
}

/** Whether the line's projection onto the plane of axes i and j misses the box's rectangle. */
function linePasses({ origin, direction }: Line, { min, max }: Box3, i: number, j: number): boolean {
  const [dx, dy, px, py] = [direction[i]!, direction[j]!, origin[i]!, origin[j]!];
  const [leftX, rightX] = dy < 0 ? [max[i]!, min[i]!] : [min[i]!, max[i]!];
  const [leftY, rightY] = dx > 0 ? [max[j]!, min[j]!] : [min[j]!, max[j]!];
  // (-dy, dx) points to the left; for a line along the third axis it is zero and nothing is farther along it.
  return (
    compareAlong2d(-dy, dx, leftX, leftY, px, py) < 0 || compareAlong2d(-dy, dx, rightX, rightY, px, py) > 0
  );
}
