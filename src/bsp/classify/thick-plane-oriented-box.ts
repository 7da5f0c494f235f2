import { requireOrientedBox } from '../../core/arguments/index.js';
import type { OrientedBox } from '../../core/shapes.js';
import type { ThickPlaneLike } from '../../implicit/index.js';
import { thickPlaneFrom } from '../../implicit/thick-plane-side.js';
import { BOX_EDGES, BOX_FACES, OrientedBoxSet } from '../../spatial/convex/engine/box-set.js';
import { determinantSign } from '../../spatial/convex/engine/oriented-box-half-spaces.js';
import { contactOf, sidesOf, type ThickPlaneContact } from './classification.js';

/**
 * Where does an oriented box lie to a plane, with or without thickness? Its axes are taken as they are. Vertices, edges
 * and faces have the numbers that they have in `planeOrientedBox`.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.3 and 8.3.3.
 *
 * @throws RangeError naming the argument, if a number is not finite, the normal is zero, the thickness or a half size
 *   is negative, or the axes are dependent
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * const wall = { plane: { normal: [1, 0, 0], constant: -2 }, halfThickness: 0.5 };
 * const { classification, features } = thickPlaneOrientedBox(wall, box);
 * classification; // 'back'
 * features; // [{ type: 'vertex', index: 1 }, { type: 'vertex', index: 5 }, { type: 'edge', index: 9 }]
 */
export function thickPlaneOrientedBox(plane: ThickPlaneLike, box: OrientedBox): ThickPlaneContact {
  const band = thickPlaneFrom('thickPlaneOrientedBox', 'plane', plane);
  requireOrientedBox('thickPlaneOrientedBox', 'box', box, determinantSign);
  return contactOf(sidesOf(band, new OrientedBoxSet(box).vertices), BOX_EDGES, BOX_FACES);
}
