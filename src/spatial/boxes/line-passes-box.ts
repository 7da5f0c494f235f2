import type { Box3, Line, Ray } from '../../core/shapes.js';
import { compareAlong2d } from '../../predicates/index.js';

/** Whether the line through a box's three projections meets them all: then no axis separates the two. */
export function linePassesThrough(line: Line | Ray, box: Box3): boolean {
  return !(linePasses(line, box, 0, 1) || linePasses(line, box, 1, 2) || linePasses(line, box, 2, 0));
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
