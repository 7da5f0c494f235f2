/**
 * Checks of circles, spheres, what spheres sweep, cylinders, cones, ellipses and ellipsoids. What a sign decides is
 * handed in.
 */
import type {
  Capsule,
  Circle,
  Circle3,
  Cone,
  Cylinder,
  Disk,
  Ellipse,
  Ellipsoid,
  InfiniteCylinder,
  Lozenge,
  Point2,
  Point3,
  Sphere,
  TruncatedCone,
} from '../shapes.js';
import { reject, rejectWords } from './errors.js';
import { isList, isOfType, type Kind, list, NUMBER, numbers, record, refuse } from './kinds.js';
import { requireList } from './lists.js';
import { isDirection3, isPoint2, isPoint3, requireDirection3, requireNormal } from './points.js';

const RADIUS: Kind = {
  what: 'a finite number, at least 0',
  check(where, path, value) {
    NUMBER.check(where, path, value);
    if ((value as number) < 0) reject(where, path, 'a finite number, at least 0', value);
  },
};

/** A list of so many vectors. */
function vectors(count: number, dimension: 2 | 3): Kind {
  const what = `a list of ${count} vectors`;
  const vector = numbers(`a vector of ${dimension} coordinates`, dimension);
  const check: Kind['check'] = (where, path, value) => {
    requireList(where, path, what, value);
    const all = value as ArrayLike<unknown>;
    if (all.length !== count) reject(where, path, what, value);
    for (let i = 0; i < count; i++) vector.check(where, `${path}[${i}]`, all[i]);
  };
  return { what, check };
}

const DIRECTION: Kind = {
  what: 'a direction of 3 coordinates',
  check: (where, path, value) => requireDirection3(where, path, value as Point3),
};
const POINT_2: Kind = /* @__PURE__ */ numbers('a point of 2 coordinates', 2);
const POINT_3: Kind = /* @__PURE__ */ numbers('a point of 3 coordinates', 3);
const CIRCLE: Kind = /* @__PURE__ */ record({ center: POINT_2, radius: RADIUS }, 'circle');
const NORMAL: Kind = {
  what: 'a normal of 3 coordinates',
  check: (where, path, value) => requireNormal(where, path, value as Point3),
};
const DISK: Kind = /* @__PURE__ */ record({ center: POINT_3, normal: NORMAL, radius: RADIUS }, 'disk');
const SPHERE: Kind = /* @__PURE__ */ record({ center: POINT_3, radius: RADIUS }, 'sphere');
const circlesOf = (least: number): Kind => list('a list of circles', CIRCLE, least);
const spheresOf = (least: number): Kind => list('a list of spheres', SPHERE, least);
const CAPSULE: Kind = /* @__PURE__ */ record({ start: POINT_3, end: POINT_3, radius: RADIUS }, 'capsule');
const CAPSULE_2: Kind = /* @__PURE__ */ record({ start: POINT_2, end: POINT_2, radius: RADIUS }, 'capsule');
const CYLINDER: Kind = /* @__PURE__ */ record({ start: POINT_3, end: POINT_3, radius: RADIUS }, 'cylinder');
const CIRCLE_3: Kind = /* @__PURE__ */ record({ center: POINT_3, normal: NORMAL, radius: RADIUS }, 'circle');
const LOZENGE: Kind = /* @__PURE__ */ record(
  {
    origin: POINT_3,
    edges: /* @__PURE__ */ vectors(2, 3),
    radius: RADIUS,
  },
  'lozenge',
);
const INFINITE_CYLINDER: Kind = /* @__PURE__ */ record(
  {
    origin: POINT_3,
    direction: DIRECTION,
    radius: RADIUS,
  },
  'infinite-cylinder',
);
const CONE: Kind = /* @__PURE__ */ record({ apex: POINT_3, center: POINT_3, radius: RADIUS }, 'cone');
const TRUNCATED_CONE: Kind = /* @__PURE__ */ record(
  {
    start: POINT_3,
    end: POINT_3,
    startRadius: RADIUS,
    endRadius: RADIUS,
  },
  'truncated-cone',
);
const ELLIPSE: Kind = /* @__PURE__ */ record(
  { center: POINT_2, axes: /* @__PURE__ */ vectors(2, 2) },
  'ellipse',
);
const ELLIPSOID: Kind = /* @__PURE__ */ record(
  { center: POINT_3, axes: /* @__PURE__ */ vectors(3, 3) },
  'ellipsoid',
);

const isRadius = (radius: number): boolean => Number.isFinite(radius) && radius >= 0;

/** Checks a circle. @throws RangeError naming the part that is wrong */
export function requireCircle(where: string, name: string, circle: Circle): void {
  if (!(circle && isOfType(circle, 'circle') && isPoint2(circle.center) && isRadius(circle.radius)))
    refuse(where, name, CIRCLE, circle);
}

/** Checks a circle of space. @throws RangeError naming the part that is wrong */
export function requireCircle3(where: string, name: string, circle: Circle3): void {
  const isOne =
    circle &&
    isOfType(circle, 'circle') &&
    isPoint3(circle.center) &&
    isDirection3(circle.normal) &&
    isRadius(circle.radius);
  if (!isOne) refuse(where, name, CIRCLE_3, circle);
}

/** Checks a disk of space. @throws RangeError naming the part that is wrong */
export function requireDisk(where: string, name: string, disk: Disk): void {
  const isOne =
    disk &&
    isOfType(disk, 'disk') &&
    isPoint3(disk.center) &&
    isDirection3(disk.normal) &&
    isRadius(disk.radius);
  if (!isOne) refuse(where, name, DISK, disk);
}

/** Checks a sphere. @throws RangeError naming the part that is wrong */
export function requireSphere(where: string, name: string, sphere: Sphere): void {
  if (!(sphere && isOfType(sphere, 'sphere') && isPoint3(sphere.center) && isRadius(sphere.radius)))
    refuse(where, name, SPHERE, sphere);
}

/** Whether a value is a list of so many things at least, all of which are as they should be. */
function isListOf<T>(value: ArrayLike<T>, least: number, isOne: (item: T) => boolean): boolean {
  if (!isList(value) || value.length < least) return false;
  for (let i = 0; i < value.length; i++) if (!isOne(value[i]!)) return false;
  return true;
}

/** Checks a list of circles. @throws RangeError naming the part that is wrong */
export function requireCircles(where: string, name: string, circles: ArrayLike<Circle>, least: number): void {
  const isOne = (circle: Circle) =>
    circle && isOfType(circle, 'circle') && isPoint2(circle.center) && isRadius(circle.radius);
  if (!isListOf(circles, least, isOne)) refuse(where, name, circlesOf(least), circles);
}

/** Checks a list of spheres. @throws RangeError naming the part that is wrong */
export function requireSpheres(where: string, name: string, spheres: ArrayLike<Sphere>, least: number): void {
  const isOne = (sphere: Sphere) =>
    sphere && isOfType(sphere, 'sphere') && isPoint3(sphere.center) && isRadius(sphere.radius);
  if (!isListOf(spheres, least, isOne)) refuse(where, name, spheresOf(least), spheres);
}

/** Checks a capsule of space. @throws RangeError naming the part that is wrong */
export function requireCapsule(where: string, name: string, capsule: Capsule): void {
  if (
    !(
      capsule &&
      isOfType(capsule, 'capsule') &&
      isPoint3(capsule.start) &&
      isPoint3(capsule.end) &&
      isRadius(capsule.radius)
    )
  ) {
    refuse(where, name, CAPSULE, capsule);
  }
}

/** Checks a capsule of the plane. @throws RangeError naming the part that is wrong */
export function requireCapsule2(where: string, name: string, capsule: Capsule): void {
  const isOne =
    capsule &&
    isOfType(capsule, 'capsule') &&
    isPoint2(capsule.start) &&
    isPoint2(capsule.end) &&
    isRadius(capsule.radius);
  if (!isOne) refuse(where, name, CAPSULE_2, capsule);
}

/** Checks a lozenge; its edges may be zero or parallel. @throws RangeError naming the part that is wrong */
export function requireLozenge(where: string, name: string, lozenge: Lozenge): void {
  const isOne =
    lozenge &&
    isOfType(lozenge, 'lozenge') &&
    isPoint3(lozenge.origin) &&
    lozenge.edges?.length === 2 &&
    isPoint3(lozenge.edges[0]) &&
    isPoint3(lozenge.edges[1]) &&
    isRadius(lozenge.radius);
  if (!isOne) refuse(where, name, LOZENGE, lozenge);
}

/** Checks that the two points of an axis are two. */
function requireTwo(where: string, path: string, other: string, p: Point3, q: Point3): void {
  if (p[0] === q[0] && p[1] === q[1] && p[2] === q[2])
    rejectWords(where, path, `a point other than ${other}`, 'the same');
}

/** Checks a cylinder: two ends. @throws RangeError naming the part that is wrong */
export function requireCylinder(where: string, name: string, cylinder: Cylinder): void {
  if (
    !(
      cylinder &&
      isOfType(cylinder, 'cylinder') &&
      isPoint3(cylinder.start) &&
      isPoint3(cylinder.end) &&
      isRadius(cylinder.radius)
    )
  ) {
    refuse(where, name, CYLINDER, cylinder);
  }
  requireTwo(where, `${name}.end`, `${name}.start`, cylinder.start, cylinder.end);
}

/** Checks an infinite cylinder. @throws RangeError naming the part that is wrong */
export function requireInfiniteCylinder(where: string, name: string, cylinder: InfiniteCylinder): void {
  const isOne =
    cylinder &&
    isOfType(cylinder, 'infinite-cylinder') &&
    isPoint3(cylinder.origin) &&
    isDirection3(cylinder.direction) &&
    isRadius(cylinder.radius);
  if (!isOne) refuse(where, name, INFINITE_CYLINDER, cylinder);
}

/** Checks a cone: an apex that is not the center. @throws RangeError naming the part that is wrong */
export function requireCone(where: string, name: string, cone: Cone): void {
  if (
    !(cone && isOfType(cone, 'cone') && isPoint3(cone.apex) && isPoint3(cone.center) && isRadius(cone.radius))
  )
    refuse(where, name, CONE, cone);
  requireTwo(where, `${name}.center`, `${name}.apex`, cone.apex, cone.center);
}

/** Checks a truncated cone: two ends. @throws RangeError naming the part that is wrong */
export function requireTruncatedCone(where: string, name: string, cone: TruncatedCone): void {
  const isOne =
    cone &&
    isOfType(cone, 'truncated-cone') &&
    isPoint3(cone.start) &&
    isPoint3(cone.end) &&
    isRadius(cone.startRadius) &&
    isRadius(cone.endRadius);
  if (!isOne) refuse(where, name, TRUNCATED_CONE, cone);
  requireTwo(where, `${name}.end`, `${name}.start`, cone.start, cone.end);
}

/**
 * Checks an ellipse: axes that are linearly independent.
 *
 * @param determinant the sign of the determinant of the two axes (an exact predicate)
 * @throws RangeError naming the part that is wrong
 */
export function requireEllipse(
  where: string,
  name: string,
  ellipse: Ellipse,
  determinant: (u: Point2, v: Point2) => number,
): void {
  const isOne =
    ellipse &&
    isOfType(ellipse, 'ellipse') &&
    isPoint2(ellipse.center) &&
    ellipse.axes?.length === 2 &&
    isPoint2(ellipse.axes[0]) &&
    isPoint2(ellipse.axes[1]);
  if (!isOne) refuse(where, name, ELLIPSE, ellipse);
  if (determinant(ellipse.axes[0], ellipse.axes[1]) === 0) {
    reject(where, `${name}.axes`, 'linearly independent', ellipse.axes);
  }
}

/**
 * Checks an ellipsoid: axes that are linearly independent.
 *
 * @param determinant the sign of the determinant of the three axes (an exact predicate)
 * @throws RangeError naming the part that is wrong
 */
export function requireEllipsoid(
  where: string,
  name: string,
  ellipsoid: Ellipsoid,
  determinant: (u: Point3, v: Point3, w: Point3) => number,
): void {
  const isOne =
    ellipsoid &&
    isOfType(ellipsoid, 'ellipsoid') &&
    isPoint3(ellipsoid.center) &&
    ellipsoid.axes?.length === 3 &&
    isPoint3(ellipsoid.axes[0]) &&
    isPoint3(ellipsoid.axes[1]) &&
    isPoint3(ellipsoid.axes[2]);
  if (!isOne) refuse(where, name, ELLIPSOID, ellipsoid);
  const [u, v, w] = ellipsoid.axes;
  if (determinant(u, v, w) === 0) reject(where, `${name}.axes`, 'linearly independent', ellipsoid.axes);
}
