import { requireLine2, requirePoint2 } from '../../core/arguments/index.js';
import type { Line, Point2 } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { sideOfLine2d } from '../../predicates/index.js';

/**
 * On which side of a line of the plane does a point lie? Positive to the left (y up, looking along the direction),
 * negative to the right, zero on the line. The direction need not be of unit length. For a line through two points,
 * see `orient2d`.
 *
 * Source: Akenine-Möller et al., Real-Time Rendering, 22.15.1.
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero
 * @example
 * pointLine2d([0, 1], { origin: [5, 0], direction: [1, 0] }); // 1
 * pointLine2d([2, 4], { origin: [1, 2], direction: [1, 2] }); // 0
 */
export function pointLine2d(point: Point2, line: Line): Sign {
  requirePoint2('pointLine2d', 'point', point);
  requireLine2('pointLine2d', 'line', line);
  const { origin, direction } = line;
  return sideOfLine2d(direction[0]!, direction[1]!, origin[0]!, origin[1]!, point[0]!, point[1]!);
}
