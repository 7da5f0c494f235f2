import { requireBox3 } from '../../core/arguments/index.js';
import type { Box3 } from '../../core/shapes.js';
import type { ThickPlaneLike } from '../../implicit/index.js';
import { thickPlaneFrom } from '../../implicit/thick-plane-side.js';
import { BOX_EDGES, BOX_FACES, BoxSet } from '../../spatial/convex/engine/box-set.js';
import { contactOf, sidesOf, type ThickPlaneContact } from './classification.js';

/**
 * Where does a box lie to a plane, with or without thickness? Vertices, edges and faces have the numbers that they have
 * in `planeBox`.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.3 and 8.3.3.
 *
 * @throws RangeError naming the argument, if a number is not finite, the normal is zero, the thickness is negative, or
 *   min > max in a coordinate
 * @example
 * const floor = { plane: { normal: [0, 0, 1], constant: 0 }, halfThickness: 1 };
 * const { classification, features } = thickPlaneBox(floor, { min: [0, 0, 1], max: [1, 1, 2] });
 * classification; // 'front'
 * features.at(-1); // { type: 'face', index: 4 }
 */
export function thickPlaneBox(plane: ThickPlaneLike, box: Box3): ThickPlaneContact {
  const band = thickPlaneFrom('thickPlaneBox', 'plane', plane);
  requireBox3('thickPlaneBox', 'box', box);
  return contactOf(sidesOf(band, new BoxSet(box).vertices), BOX_EDGES, BOX_FACES);
}
