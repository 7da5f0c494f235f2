import { requireBox3, requireNoMore } from '../../core/arguments/index.js';
import type { Box3 } from '../../core/shapes.js';
import { boxFacePlane, type PlaneLike } from '../../implicit/index.js';
import { solidBehind, solidPlane } from '../convex-solid.js';
import type { Solid } from '../solid.js';

/**
 * What of a box is behind a plane, exactly: a half-space as far as it matters. Faces of solids have vertices, so that
 * there is none of all of a half-space.
 *
 * @throws RangeError naming the argument that is wrong, or if nothing with a volume is there
 * @example
 * import { rational } from 'unerring/arithmetic';
 * const floor = halfSpaceSolid({ normal: [0, 0, 3], constant: -1 }, { min: [0, 0, 0], max: [1, 1, 1] });
 * rational.toNumber(solidVolume(floor)); // 1 / 3
 */
export function halfSpaceSolid(plane: PlaneLike, box: Box3): Solid {
  if (arguments.length > 2) requireNoMore('halfSpaceSolid', 2, arguments[2]);
  const own = solidPlane('halfSpaceSolid', 'plane', plane);
  requireBox3('halfSpaceSolid', 'box', box);
  const sides = [0, 1, 2, 3, 4, 5].map((i) => boxFacePlane(box, i));
  return solidBehind('halfSpaceSolid', 'box', [own, ...sides]);
}
