/**
 * A sphere beside an ellipsoid, a circle beside an ellipse: a ball is the shape whose axes are as long as its radius,
 * along those of the coordinates. Without a radius it is a point, which has no axes that are independent: the sign of
 * the other shape's form there tells all.
 */
import {
  requireCircle,
  requireEllipse,
  requireEllipsoid,
  requireSphere,
} from '../../core/arguments/index.js';
import type { Circle, Ellipse, Ellipsoid, Sphere } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { UNDECIDED } from '../../core/sign.js';
import { type BoundaryRelation, disjointBoundaries, meetingBoundaries } from '../engine/boundary-relation.js';
import { axesSign, axesSign2d } from '../hits/solids.js';
import { lifted, sideOfPoint } from './filter.js';
import { doMeet, relationOf } from './pencil.js';
import { type CenterAndAxes, formAt } from './quadric-form.js';

type Ball = Circle | Sphere;

/** A sphere, checked. @throws RangeError naming the argument */
export function sphereAsBall(where: string, name: string, sphere: Sphere): Ball {
  requireSphere(where, name, sphere);
  return sphere;
}

/** A circle of the plane, checked. @throws RangeError naming the argument */
export function circleAsBall(where: string, name: string, circle: Circle): Ball {
  requireCircle(where, name, circle);
  return circle;
}

/** An ellipsoid, checked. @throws RangeError naming the argument */
export function ellipsoidAsConic(where: string, name: string, ellipsoid: Ellipsoid): CenterAndAxes {
  requireEllipsoid(where, name, ellipsoid, axesSign);
  return ellipsoid;
}

/** An ellipse, checked. @throws RangeError naming the argument */
export function ellipseAsConic(where: string, name: string, ellipse: Ellipse): CenterAndAxes {
  requireEllipse(where, name, ellipse, axesSign2d);
  return ellipse;
}

/** The ellipse or ellipsoid that a ball with a radius is. */
function conicOf({ center, radius }: Ball): CenterAndAxes {
  const axes = Array.from(center, (_, i) => Array.from(center, (_, k) => (i === k ? radius : 0)));
  return { center, axes };
}

/** Where a point is: -1 inside, 0 on the boundary, 1 outside. */
function pointSide(point: ArrayLike<number>, conic: CenterAndAxes): Sign {
  const side = sideOfPoint(lifted(conic), point);
  return side === UNDECIDED ? formAt(conic, point) : side;
}

/** What a ball without a radius is to the other shape: all of it is a point, which has no inside. */
function pointRelation(side: Sign): BoundaryRelation {
  if (side > 0) return disjointBoundaries();
  return meetingBoundaries(side === 0 ? 'touching' : 'overlapping', side === 0 ? 0 : 1, -1);
}

/** How a ball and an ellipse or ellipsoid meet. */
export function ballConicRelation(ball: Ball, conic: CenterAndAxes): BoundaryRelation {
  return ball.radius === 0 ? pointRelation(pointSide(ball.center, conic)) : relationOf(conicOf(ball), conic);
}

/** Have they a common point? */
export function ballMeetsConic(ball: Ball, conic: CenterAndAxes): boolean {
  return ball.radius === 0 ? pointSide(ball.center, conic) <= 0 : doMeet(conicOf(ball), conic);
}
