/**
 * Shapes against planes with thickness, over the rationals: the value of the plane's form at every vertex, squared,
 * beside the square of the thickness times that of the normal; facing by the shape's area vector. The kernel asks for
 * signs of filtered predicates, and takes the facing from three vertices.
 */
import {
  BY_POINTS,
  COUNT,
  HALF_THICKNESS,
  metricOf,
  PLANE,
  POINTS,
  SHAPE,
  TETRAHEDRON,
  VERTICES,
} from '../../../cases/bsp/thick-planes.js';
import { POINTS_OF_HULL } from '../../../cases/hulls.js';
import { exactBox, exactOrientedBox } from '../boxes/shapes.js';
import { dimensionOf } from '../contact.js';
import { hullShape } from '../enclosing/convex-hull.js';
import { areaVector, type Shape, scaledShape, solidShape } from '../shape.js';
import { exactPolygon, exactSegment, exactTriangle } from '../triangles/pairs.js';
import {
  cross,
  dot,
  type Exact,
  exact,
  isZero,
  multiply,
  orientation3,
  pointsAt,
  rational,
  sameVector,
  signOf,
  subtract,
  type Vector,
  vectorAt,
} from '../vectors.js';

/**
 * A plane over integers: the form at a point x / one² is (n · x + constant) / (scale · one²) for n = scale times its
 * normal.
 */
export interface Plane {
  readonly normal: Vector;
  readonly constant: bigint;
  readonly scale: bigint;
}

/** With coordinates in units of 1 / one². */
export function planeOf(v: Float64Array, values: Exact): Plane {
  const { one, numerators } = values;
  if (v[BY_POINTS] === 1) {
    const [p, q, r] = [0, 3, 6].map((at) => vectorAt(values, POINTS + at, 3)) as [Vector, Vector, Vector];
    const normal = cross(subtract(q, p), subtract(r, p));
    return { normal, constant: -dot(normal, p) * one, scale: one * one };
  }
  const constant = numerators[PLANE + 3]! * one * one;
  return { normal: vectorAt(values, PLANE, 3), constant, scale: one };
}

/** On which side of the band a point in units of 1 / one² lies. */
export function sideOf(
  v: Float64Array,
  values: Exact,
  { normal, constant, scale }: Plane,
  x: Vector,
): -1 | 0 | 1 {
  const { one, numerators } = values;
  const form = dot(normal, x) + constant;
  // The true form is form / (scale one²), the thickness is numerator / one, the true normal is normal / scale.
  const thickness = numerators[HALF_THICKNESS]! * one;
  const limit =
    metricOf(v) === 'distance' ? thickness * thickness * dot(normal, normal) : (thickness * scale) ** 2n;
  return form * form > limit ? signOf(form) : 0;
}

export function classOf(sides: readonly number[]): string {
  const [front, back] = [sides.includes(1), sides.includes(-1)];
  return front && back ? 'straddling' : front ? 'front' : back ? 'back' : 'on';
}

/** What of the boundary has all its vertices in the band. */
function featuresOf({ points, edges, faces }: Shape, sides: readonly number[]): string {
  const isOn = (corners: readonly number[]) => corners.every((i) => sides[i] === 0);
  const found = [
    ...points.flatMap((_, i) => (isOn([i]) ? [`v${i}`] : [])),
    ...edges.flatMap((ends, i) => (isOn(ends) ? [`e${i}`] : [])),
    ...faces.flatMap((corners, i) => (isOn(corners) ? [`f${i}`] : [])),
  ];
  return found.join(' ');
}

/** Of a planar polygon that is on the plane. */
function facingOf({ points }: Shape, { normal }: Plane): string {
  const distinct = points.filter((p, i) => points.findIndex((q) => sameVector(p, q)) === i);
  if (dimensionOf(distinct.map(rational)) !== 2) return '0';
  return String(signOf(dot(areaVector(points), normal)));
}

function refereeOf(
  shapeOf: (v: Float64Array, values: Exact) => Shape,
  hasFront: boolean,
): (v: Float64Array) => string {
  return (v) => {
    const values = exact(v);
    const plane = planeOf(v, values);
    const shape = shapeOf(v, values);
    const sides = shape.points.map((x) => sideOf(v, values, plane, x));
    const kind = classOf(sides);
    const facing = hasFront ? [kind === 'on' ? facingOf(shape, plane) : '0'] : [];
    return [kind, sides.join(), ...facing, featuresOf(shape, sides)].filter((word) => word !== '').join(' ');
  };
}

/** A segment. */
export const segmentThickPlaneReferee = refereeOf(
  (_, values) => scaledShape(exactSegment(values, SHAPE), values.one),
  false,
);

/** A triangle. */
export const triangleThickPlaneReferee = refereeOf(
  (_, values) => scaledShape(exactTriangle(values, SHAPE), values.one),
  true,
);

/** A polygon. */
export const thickPlanePolygonReferee = refereeOf(
  (v, values) => scaledShape(exactPolygon(values, VERTICES, v[COUNT]!), values.one),
  true,
);

/** A box. */
export const thickPlaneBoxReferee = refereeOf(
  (_, values) => scaledShape(exactBox(values, SHAPE), values.one),
  false,
);

/** An oriented box. */
export const thickPlaneOrientedBoxReferee = refereeOf((_, values) => exactOrientedBox(values, SHAPE), false);

/** Four points as a convex polyhedron; face i lies opposite vertex i. */
export const thickPlaneConvexPolyhedronReferee = refereeOf(
  (_, values) =>
    solidShape(
      [0, 3, 6, 9].map((at) => multiply(vectorAt(values, SHAPE + at, 3), values.one)),
      TETRAHEDRON,
    ),
  false,
);

/** Eight points by their hull. */
export const thickPlaneHullReferee = refereeOf(
  (_, values) => scaledShape(hullShape(pointsAt(values, 3, SHAPE, POINTS_OF_HULL)), values.one),
  false,
);

/** Whether the four points are the corners of a tetrahedron whose faces are counterclockwise from outside. */
export function isTetrahedron(v: Float64Array): boolean {
  const [a, b, c, d] = [0, 3, 6, 9].map((at) => vectorAt(exact(v), SHAPE + at, 3)) as [
    Vector,
    Vector,
    Vector,
    Vector,
  ];
  return orientation3(a, b, c, d) > 0;
}

/** Whether the plane is one: its three points are not on a line. */
export function isPlane(v: Float64Array): boolean {
  return v[BY_POINTS] === 0 || !isZero(areaVector([0, 3, 6].map((at) => vectorAt(exact(v), POINTS + at, 3))));
}
