import {
  reject,
  requireIndex,
  requireNotNegative,
  requireObject,
  requireVector3,
} from '../../core/arguments/index.js';
import type { Point3 } from '../../core/shapes.js';
import { directionSideOf } from '../../implicit/direction-side.js';
import type { ExactPlane, PlaneLike } from '../../implicit/index.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { outwardShift, type RoundShape } from '../../implicit/outward-shift.js';
import { shifted } from '../../implicit/shifted-plane.js';
import { brushCell } from './brush-cell.js';
import { AXES, supportPlanes } from './support-planes.js';

/**
 * A brush grown by a box: the planes of all points at which the center of the box may be so that the box and the brush
 * meet, exactly: the Minkowski sum of both. A box that moves along a segment hits the brush where its center hits the
 * grown one; so does it with many brushes, and with a tree that is built of the grown ones.
 *
 * The planes of the brush are moved by what the box reaches along their normals, and bevels are added: across the axes,
 * and along the edges that the box may slide over. No plane is there twice. If the box has a size along all three axes,
 * each is that of a face of the sum, and no face lacks its plane; of a box without one some planes may only touch the
 * sum.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.4.3 (after Melax, with all beveling planes).
 *
 * @param brush  A bounded brush with an inside; the front of its planes is outside
 * @param halfSize  Half the extents of the box, at least 0
 * @throws RangeError naming what is wrong
 * @example
 * import { planeOf } from 'unerring/implicit';
 * const wedge = [[1, 0, 1, -2], [-1, 0, 0, 0], [0, 0, -1, 0], [0, 1, 0, -1], [0, -1, 0, 0]];
 * const brush = wedge.map(([x, y, z, constant]) => planeOf({ normal: [x, y, z], constant }));
 * const grown = buildBrushTree([expandBrush(brush, [0.5, 0.5, 0.5])]);
 * const path = { start: [9, 0, 0], end: [0, 0, 0] };
 * firstTreeHit(path, grown).parameter.toNumber(); // 6.5 / 9
 */
export function expandBrush(brush: readonly PlaneLike[], halfSize: Point3): ExactPlane[] {
  const where = 'expandBrush';
  requireVector3(where, 'halfSize', halfSize);
  for (let k = 0; k < 3; k++) requireNotNegative(where, `halfSize[${k}]`, halfSize[k]!);
  return supportPlanes(brushCell(where, 'brush', brush)).map((plane) => {
    const by = AXES.map((axis, k) => {
      const side = directionSideOf(plane, axis);
      return side > 0 ? halfSize[k]! : side < 0 ? -halfSize[k]! : 0;
    });
    return shifted(plane, by) as unknown as ExactPlane;
  });
}

/** A cylinder along a coordinate axis (0 is x). */
export interface AxisCylinder {
  readonly axis: 0 | 1 | 2;
  readonly radius: number;
  /** How far it reaches to both sides of its center. */
  readonly halfHeight: number;
}

/**
 * A brush grown by a sphere, conservatively: planes around all points at which the center of the sphere may be so that
 * the sphere and the brush meet. Where the center is outside of the grown brush, the sphere does not meet the brush:
 * that is certain. Beside edges and vertices, where the true set is round, the grown brush is larger, and the distance
 * along a normal may be 2^-38 of the radius more.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.4.3.
 *
 * @param brush  A bounded brush with an inside; the front of its planes is outside
 * @throws RangeError naming what is wrong, also a radius so large that the planes are beyond doubles
 * @example
 * const slab = [[1, 0, 0, -1], [-1, 0, 0, 0], [0, 1, 0, -1], [0, -1, 0, 0], [0, 0, 1, -1], [0, 0, -1, 0]];
 * const brush = slab.map(([x, y, z, constant]) => ({ normal: [x, y, z], constant }));
 * const grown = buildBrushTree([expandBrushBySphereConservative(brush, 2)]);
 * segmentIntersectsSolidLeafTree({ start: [3.5, 0, 0], end: [3.5, 9, 0] }, grown); // false: the sphere passes
 */
export function expandBrushBySphereConservative(brush: readonly PlaneLike[], radius: number): ExactPlane[] {
  const where = 'expandBrushBySphereConservative';
  requireNotNegative(where, 'radius', radius);
  return expanded(where, brush, { radius }, 'radius');
}

/**
 * A brush grown by a cylinder along a coordinate axis, conservatively: as `expandBrushBySphereConservative`. What the
 * cylinder reaches along its axis is exact.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.4.3.
 *
 * @param brush  A bounded brush with an inside; the front of its planes is outside
 * @throws RangeError naming what is wrong, also a radius so large that the planes are beyond doubles
 * @example
 * const slab = [[1, 0, 0, -1], [-1, 0, 0, 0], [0, 1, 0, -1], [0, -1, 0, 0], [0, 0, 1, -1], [0, 0, -1, 0]];
 * const brush = slab.map(([x, y, z, constant]) => ({ normal: [x, y, z], constant }));
 * const figure = { axis: 2, radius: 0.5, halfHeight: 1 };
 * const grown = buildBrushTree([expandBrushByCylinderConservative(brush, figure)]);
 * segmentIntersectsSolidLeafTree({ start: [0, 0, 2.5], end: [9, 0, 2.5] }, grown); // false: it walks above
 * segmentIntersectsSolidLeafTree({ start: [0, 0, 2], end: [9, 0, 2] }, grown); // true: it stands on the slab
 */
export function expandBrushByCylinderConservative(
  brush: readonly PlaneLike[],
  cylinder: AxisCylinder,
): ExactPlane[] {
  const where = 'expandBrushByCylinderConservative';
  requireObject(where, 'cylinder', '{axis, radius, halfHeight}', cylinder);
  const { axis, radius, halfHeight } = cylinder;
  requireIndex(where, 'cylinder.axis', axis, 3);
  requireNotNegative(where, 'cylinder.radius', radius);
  requireNotNegative(where, 'cylinder.halfHeight', halfHeight);
  return expanded(where, brush, { axis, radius, halfHeight }, 'cylinder.radius');
}

function expanded(where: string, brush: readonly PlaneLike[], shape: RoundShape, name: string): ExactPlane[] {
  return supportPlanes(brushCell(where, 'brush', brush)).map((plane: PlaneObject) => {
    const by = outwardShift(plane, shape);
    if (by === null) reject(where, name, 'a radius within the range of doubles', shape.radius);
    return shifted(plane, by) as unknown as ExactPlane;
  });
}
