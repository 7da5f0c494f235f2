import { requireIndex } from '../core/arguments/index.js';
import type { Box3, OrientedBox } from '../core/shapes.js';
import type { CoefficientsPlane, OrientedBoxCornerPoint, OrientedBoxFacePlane } from './data.js';
import { OrientedBoxCornerObject, OrientedBoxFaceObject } from './objects/box-constructions.js';
import { CoefficientsPlaneObject } from './objects/planes.js';
import { requireBoxNumbers, requireTwoCorners } from './require.js';

/**
 * The plane of face i of an axis-aligned box, its front outside: face 2a is the one at min along axis a, face 2a + 1
 * the one at max.
 *
 * @throws RangeError if a coordinate is not finite, or i is not an integer from 0 to 5
 * @example side(boxFacePlane({ min: [0, 0, 0], max: [1, 1, 1] }, 1), [2, 0, 0]); // 1
 */
export function boxFacePlane(box: Box3, i: number): CoefficientsPlane {
  requireTwoCorners('boxFacePlane', 'box', box);
  requireIndex('boxFacePlane', 'i', i, 6);
  const axis = i >> 1;
  const outward = i & 1 ? 1 : -1;
  const normal: [number, number, number] = [0, 0, 0];
  normal[axis] = outward;
  const coordinate = (i & 1 ? box.max : box.min)[axis]!;
  return new CoefficientsPlaneObject(normal, -outward * coordinate);
}

/**
 * The plane of face i of an oriented box, its front outside: face 2a is the one at -halfSize along axis a, face 2a + 1
 * the one at +halfSize. The normal is ± the cross product of the other two axes, turned so that it points outwards for
 * left-handed axes too.
 *
 * The form is ±(u_j × u_k) · (x - center) - |det(u)| · halfSize_i: of degree 4 in the numbers of the box. A box whose
 * axes are linearly dependent has no such face, and the plane is degenerate or arbitrary: check before.
 *
 * @throws RangeError if a number of the box is not finite, or i is not an integer from 0 to 5
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] } as const;
 * side(orientedBoxFacePlane(box, 1), [2, 0, 0]); // 0: the corner (1, 1) + (1, -1)
 * side(orientedBoxFacePlane(box, 1), [3, 0, 0]); // 1
 */
export function orientedBoxFacePlane(box: OrientedBox, i: number): OrientedBoxFacePlane {
  requireBoxNumbers('orientedBoxFacePlane', 'box', box);
  requireIndex('orientedBoxFacePlane', 'i', i, 6);
  return new OrientedBoxFaceObject(box, i);
}

/**
 * Corner i of an oriented box: center ± halfSize_a · axes_a, + for axis a if bit a of i is set.
 *
 * @throws RangeError if a number of the box is not finite, or i is not an integer from 0 to 7
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] } as const;
 * coordinates(orientedBoxCorner(box, 7)); // [0, 2, 1]
 */
export function orientedBoxCorner(box: OrientedBox, i: number): OrientedBoxCornerPoint & Iterable<number> {
  requireBoxNumbers('orientedBoxCorner', 'box', box);
  requireIndex('orientedBoxCorner', 'i', i, 8);
  return new OrientedBoxCornerObject(box, i);
}
