/** Do what goes straight on and a box have a common point? By separating axes, of checked shapes. */
import type { Box3, Line, Ray, Segment } from '../../core/shapes.js';
import { compareAlong2d, orient2d } from '../../predicates/index.js';

/** Three axes: the cross products of the direction with those of the box. Source: Eberly, 5.2.3. */
export function lineMeetsBox(line: Line | Ray, box: Box3): boolean {
  return !(linePasses(line, box, 0, 1) || linePasses(line, box, 1, 2) || linePasses(line, box, 2, 0));
}

/** Six axes: the three of the box as well. Source: Eberly, 5.2.2. */
export function rayMeetsBox(ray: Ray, box: Box3): boolean {
  const { origin, direction } = ray;
  for (let i = 0; i < 3; i++) {
    if (origin[i]! > box.max[i]! && direction[i]! >= 0) return false;
    if (origin[i]! < box.min[i]! && direction[i]! <= 0) return false;
  }
  return lineMeetsBox(ray, box);
}

/**
 * Six axes: those of the box, and their cross products with the segment, which are orientations of projections of the
 * segment and of a corner. Source: Ericson, 5.3.3.
 */
export function segmentMeetsBox({ start, end }: Segment, box: Box3): boolean {
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

/** Whether the line's projection onto the plane of axes i and j misses the box's rectangle. */
function linePasses({ origin, direction }: Line | Ray, { min, max }: Box3, i: number, j: number): boolean {
  const [dx, dy, px, py] = [direction[i]!, direction[j]!, origin[i]!, origin[j]!];
  const [leftX, rightX] = dy < 0 ? [max[i]!, min[i]!] : [min[i]!, max[i]!];
  const [leftY, rightY] = dx > 0 ? [max[j]!, min[j]!] : [min[j]!, max[j]!];
  // (-dy, dx) points to the left; for a line along the third axis it is zero and nothing is farther along it.
  return (
    compareAlong2d(-dy, dx, leftX, leftY, px, py) < 0 || compareAlong2d(-dy, dx, rightX, rightY, px, py) > 0
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
