/** Boxes around round shapes, as those around flat ones (distance/around/boxes.ts), and what these tell. */
import { requireEllipsoid } from '../../core/arguments/index.js';
import type {
  Capsule,
  Circle,
  Cone,
  Cylinder,
  Ellipsoid,
  Lozenge,
  Plane,
  Point3,
  Sphere,
  TruncatedCone,
} from '../../core/shapes.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import {
  type AroundBox,
  above,
  areApart,
  aroundCenter,
  atHeight0,
  below,
} from '../../distance/around/boxes.js';
import { type BoundaryRelation, disjointBoundaries } from '../engine/boundary-relation.js';
import type { SideRelation } from '../engine/side-relation.js';
import { axesSign } from '../hits/solids.js';

/** Checks an ellipsoid. @throws RangeError naming the argument */
export function checkedEllipsoid(where: string, name: string, ellipsoid: Ellipsoid): void {
  requireEllipsoid(where, name, ellipsoid, axesSign);
}

/** Around a ball. */
function aroundBall(center: Point3, radius: number): AroundBox {
  const [x, y, z] = [center[0]!, center[1]!, center[2]!];
  return [
    below(x - radius),
    below(y - radius),
    below(z - radius),
    above(x + radius),
    above(y + radius),
    above(z + radius),
  ];
}

const least = (x: number, r: number, y: number, s: number): number => Math.min(below(x - r), below(y - s));
const most = (x: number, r: number, y: number, s: number): number => Math.max(above(x + r), above(y + s));

/** Around two balls, and thus around their hull. */
function aroundBalls(p: Point3, r: number, q: Point3, s: number): AroundBox {
  return [
    least(p[0]!, r, q[0]!, s),
    least(p[1]!, r, q[1]!, s),
    least(p[2]!, r, q[2]!, s),
    most(p[0]!, r, q[0]!, s),
    most(p[1]!, r, q[1]!, s),
    most(p[2]!, r, q[2]!, s),
  ];
}

/** Around a sphere. */
export const aroundSphere = ({ center, radius }: Sphere): AroundBox => aroundBall(center, radius);

/** Around a circle of the plane, as around a sphere. */
export const aroundCircle = ({ center, radius }: Circle): AroundBox => aroundBall(atHeight0(center), radius);

/** Around a capsule. */
export const aroundCapsule = ({ start, end, radius }: Capsule): AroundBox =>
  aroundBalls(start, radius, end, radius);

/** Around a capsule of the plane, as around one of space. */
export const aroundCapsule2d = ({ start, end, radius }: Capsule): AroundBox =>
  aroundBalls(atHeight0(start), radius, atHeight0(end), radius);

/** Around a cylinder: a disk is in the ball about its center. */
export const aroundCylinder = ({ start, end, radius }: Cylinder): AroundBox =>
  aroundBalls(start, radius, end, radius);

/** Around a cone. */
export const aroundCone = ({ apex, center, radius }: Cone): AroundBox => aroundBalls(apex, 0, center, radius);

/** Around a truncated cone. */
export const aroundTruncatedCone = ({ start, end, startRadius, endRadius }: TruncatedCone): AroundBox =>
  aroundBalls(start, startRadius, end, endRadius);

const leastOfEdges = (x: number, u: number, v: number, r: number): number =>
  below(below(below(x + Math.min(0, u)) + Math.min(0, v)) - r);
const mostOfEdges = (x: number, u: number, v: number, r: number): number =>
  above(above(above(x + Math.max(0, u)) + Math.max(0, v)) + r);

/** Around a lozenge: what an edge adds to a coordinate is between 0 and its own one. */
export function aroundLozenge({ origin: o, edges: [u, v], radius: r }: Lozenge): AroundBox {
  return [
    leastOfEdges(o[0]!, u[0]!, v[0]!, r),
    leastOfEdges(o[1]!, u[1]!, v[1]!, r),
    leastOfEdges(o[2]!, u[2]!, v[2]!, r),
    mostOfEdges(o[0]!, u[0]!, v[0]!, r),
    mostOfEdges(o[1]!, u[1]!, v[1]!, r),
    mostOfEdges(o[2]!, u[2]!, v[2]!, r),
  ];
}

const sumOfSizes = (u: number, v: number, w: number): number =>
  above(above(Math.abs(u) + Math.abs(v)) + Math.abs(w));

/** Around an ellipsoid: in no coordinate its points are farther from the center than those of its axes together. */
export const aroundEllipsoid = ({ center, axes: [u, v, w] }: Ellipsoid): AroundBox =>
  aroundCenter(
    center,
    sumOfSizes(u[0]!, v[0]!, w[0]!),
    sumOfSizes(u[1]!, v[1]!, w[1]!),
    sumOfSizes(u[2]!, v[2]!, w[2]!),
  );

/** 1 if the boxes around two shapes are apart. */
export const apartGap = (a: AroundBox, b: AroundBox): Sign | Undecided => (areApart(a, b) ? 1 : UNDECIDED);

/** How two shapes meet, if the boxes around them are apart. */
export const apartBoundariesFilter = (a: AroundBox, b: AroundBox): BoundaryRelation | null =>
  areApart(a, b) ? disjointBoundaries() : null;

/**
 * The side of a plane on which a box is, or 2 where it may be on both. A coordinate adds at least the smaller product
 * with its normal's; six roundings are stepped over, one after the other.
 */
function sideOfBox([x0, y0, z0, x1, y1, z1]: AroundBox, { normal, constant }: Plane): Sign | Undecided {
  const [a, b, c] = [normal[0]!, normal[1]!, normal[2]!];
  const least = sumBelow(
    Math.min(a * x0, a * x1),
    Math.min(b * y0, b * y1),
    Math.min(c * z0, c * z1),
    constant,
  );
  if (least > 0) return 1;
  const [x, y, z] = [Math.max(a * x0, a * x1), Math.max(b * y0, b * y1), Math.max(c * z0, c * z1)];
  return sumBelow(-x, -y, -z, -constant) > 0 ? -1 : UNDECIDED;
}

const sumBelow = (x: number, y: number, z: number, constant: number): number =>
  below(below(below(below(x) + below(y)) + below(z)) + constant);

/** Whether a box is on one side of a plane, for certain. */
export const isBesidePlane = (a: AroundBox, plane: Plane): boolean => sideOfBox(a, plane) !== UNDECIDED;

/** 1 if a box is on one side of a plane. */
export const besidePlaneGap = (a: AroundBox, plane: Plane): Sign | Undecided =>
  isBesidePlane(a, plane) ? 1 : UNDECIDED;

/** How a shape and a plane meet, if the box around it is on one side. */
export function besidePlaneFilter(a: AroundBox, plane: Plane): SideRelation | null {
  const side = sideOfBox(a, plane);
  return side === UNDECIDED ? null : { relation: 'disjoint', containment: 'none', side };
}
