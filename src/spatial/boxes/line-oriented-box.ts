import { requireLine3, requireOrientedBox } from '../../core/arguments/index.js';
import type { Line, OrientedBox } from '../../core/shapes.js';
import { OrientedBoxSet } from '../convex/engine/box-set.js';
import { type ConvexHits, hitsOf, lineComponent } from '../convex/engine/linear-hits.js';
import { linearMeets } from '../convex/engine/linear-meets.js';
import { determinantSign, ORIENTED_BOX_HALF_SPACES } from '../convex/engine/oriented-box-half-spaces.js';

/**
 * Where does a line pass through an oriented box (the parallelepiped of its axes)? Relation, entry and exit, each
 * with both features and the exact parameter.
 * The own feature of a line is edge 0. Features of the solid are numbered as `boxFeature` says.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.3; Kay and Kajiya 1986 (slabs).
 *
 * @throws RangeError if the direction is zero, a number is not finite, the axes are not linearly independent, or a
 *   half size is negative
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * const { relation, contact } = lineOrientedBox({ origin: [-4, 0, 1], direction: [1, 0, 0] }, box);
 * relation; // 'touching'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['vertex', 6, 2], ['vertex', 5, 6]]
 */
export function lineOrientedBox(line: Line, box: OrientedBox): ConvexHits {
  requireLine3('lineOrientedBox', 'line', line);
  requireOrientedBox('lineOrientedBox', 'box', box, determinantSign);
  return hitsOf(lineComponent(line), new OrientedBoxSet(box));
}

/**
 * Does a line meet an oriented box (the parallelepiped of its axes)? Touching counts. Signs only: nothing is
 * constructed.
 *
 * Source: Eberly, 3D Game Engine Design, 5.2.
 *
 * @throws RangeError if the direction is zero, a number is not finite, the axes are not linearly independent, or a half
 *   size is negative
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * lineIntersectsOrientedBox({ origin: [-4, 2, 1], direction: [1, 0, 0] }, box); // true
 * lineIntersectsOrientedBox({ origin: [-4, 2.5, 1], direction: [1, 0, 0] }, box); // false
 */
export function lineIntersectsOrientedBox(line: Line, box: OrientedBox): boolean {
  requireLine3('lineIntersectsOrientedBox', 'line', line);
  requireOrientedBox('lineIntersectsOrientedBox', 'box', box, determinantSign);
  return linearMeets(ORIENTED_BOX_HALF_SPACES, box, 'line', line.origin, line.direction);
}
