/**
 * Boxes around shapes, in doubles and rounded outwards: what lies in boxes that are apart is apart.
 *
 * A number that is the result x of one operation, rounded, is off by at most 2^-53 |x|, and where a product underflows
 * by 2^-1075. `below` and `above` step over that: they move x by 2^-51 |x| + 2^-1074, and what these lose themselves
 * when they are rounded is less than 2^-53 |x| (1 + 2^-50) + 2^-1075. Sums have one step for each operation. What
 * overflows makes a box without an end, or one with NaN, and those are apart from nothing.
 */
import { requireEllipsoid, requireOrientedBox } from '../../core/arguments/index.js';
import type {
  Box3,
  Capsule,
  Cone,
  ConvexPolyhedron,
  Cylinder,
  Ellipsoid,
  Lozenge,
  OrientedBox,
  Plane,
  Point3,
  Ring,
  Sphere,
  Tetrahedron,
  Triangle,
  TruncatedCone,
} from '../../core/shapes.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import { type BoundaryRelation, disjointBoundaries } from '../engine/boundary-relation.js';
import type { SideRelation } from '../engine/side-relation.js';
import { axesSign } from '../hits/solids.js';

/** The least and the greatest coordinates of a box around a shape: x, y, z, then again. */
export type AroundBox = readonly [number, number, number, number, number, number];

const STEP = 2 ** -51;
const LEAST = Number.MIN_VALUE;

export const below = (x: number): number => x - (Math.abs(x) * STEP + LEAST);
export const above = (x: number): number => x + (Math.abs(x) * STEP + LEAST);

/** Checks an ellipsoid. @throws RangeError naming the argument */
export function checkedEllipsoid(where: string, name: string, ellipsoid: Ellipsoid): void {
  requireEllipsoid(where, name, ellipsoid, axesSign);
}

/** Checks an oriented box. @throws RangeError naming the argument */
export function checkedOrientedBox(where: string, name: string, box: OrientedBox): void {
  requireOrientedBox(where, name, box, axesSign);
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

/** Around a capsule. */
export const aroundCapsule = ({ start, end, radius }: Capsule): AroundBox =>
  aroundBalls(start, radius, end, radius);

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

/** Around a center, by the greatest that each coordinate can differ from it. */
function aroundCenter(center: Point3, x: number, y: number, z: number): AroundBox {
  return [
    below(center[0]! - x),
    below(center[1]! - y),
    below(center[2]! - z),
    above(center[0]! + x),
    above(center[1]! + y),
    above(center[2]! + z),
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

const sumOfParts = (u: number, a: number, v: number, b: number, w: number, c: number): number =>
  above(above(above(Math.abs(u) * a) + above(Math.abs(v) * b)) + above(Math.abs(w) * c));

/** Around an oriented box. */
export function aroundOrientedBox({ center, axes: [u, v, w], halfSize: h }: OrientedBox): AroundBox {
  const [a, b, c] = [h[0]!, h[1]!, h[2]!];
  return aroundCenter(
    center,
    sumOfParts(u[0]!, a, v[0]!, b, w[0]!, c),
    sumOfParts(u[1]!, a, v[1]!, b, w[1]!, c),
    sumOfParts(u[2]!, a, v[2]!, b, w[2]!, c),
  );
}

/** Around a box: itself. */
export const aroundBox = ({ min, max }: Box3): AroundBox => [
  min[0]!,
  min[1]!,
  min[2]!,
  max[0]!,
  max[1]!,
  max[2]!,
];

/** Around points, one at least. */
function aroundPoints(points: ArrayLike<Point3>): AroundBox {
  let [x0, y0, z0] = [points[0]![0]!, points[0]![1]!, points[0]![2]!];
  let [x1, y1, z1] = [x0, y0, z0];
  for (let i = 1; i < points.length; i++) {
    const p = points[i]!;
    const [x, y, z] = [p[0]!, p[1]!, p[2]!];
    if (x < x0) x0 = x;
    else if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    else if (y > y1) y1 = y;
    if (z < z0) z0 = z;
    else if (z > z1) z1 = z;
  }
  return [x0, y0, z0, x1, y1, z1];
}

/** Around a triangle. */
export const aroundTriangle = ({ a, b, c }: Triangle): AroundBox => aroundPoints([a, b, c]);
/** Around a tetrahedron. */
export const aroundTetrahedron = ({ a, b, c, d }: Tetrahedron): AroundBox => aroundPoints([a, b, c, d]);
/** Around a convex polyhedron. */
export const aroundPolyhedron = ({ vertices }: ConvexPolyhedron): AroundBox => aroundPoints(vertices);
/** Around a polygon; one without points is everywhere. */
export const aroundRing = (ring: Ring): AroundBox => (ring.length === 0 ? EVERYWHERE : aroundPoints(ring));
const ENDLESS = Number.POSITIVE_INFINITY;
export const EVERYWHERE: AroundBox = [-ENDLESS, -ENDLESS, -ENDLESS, ENDLESS, ENDLESS, ENDLESS];

/** Whether two boxes are apart, for certain. */
const areApart = (a: AroundBox, b: AroundBox): boolean =>
  a[3] < b[0] || b[3] < a[0] || a[4] < b[1] || b[4] < a[1] || a[5] < b[2] || b[5] < a[2];

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

/** 1 if a box is on one side of a plane. */
export const besidePlaneGap = (a: AroundBox, plane: Plane): Sign | Undecided =>
  sideOfBox(a, plane) === UNDECIDED ? UNDECIDED : 1;

/** How a shape and a plane meet, if the box around it is on one side. */
export function besidePlaneFilter(a: AroundBox, plane: Plane): SideRelation | null {
  const side = sideOfBox(a, plane);
  return side === UNDECIDED ? null : { relation: 'disjoint', containment: 'none', side };
}
