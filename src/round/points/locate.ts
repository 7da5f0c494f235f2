import { requireCapsule, requireLozenge, requirePoint2, requirePoint3 } from '../../core/arguments/index.js';
import { face, INTERIOR } from '../../core/feature.js';
import { locationAt, type PointLocation } from '../../core/location.js';
import type { Capsule, Lozenge, Point2, Point3 } from '../../core/shapes.js';
import { pointCells } from '../../distance/shapes/linear.js';
import { relationOf } from '../engine/relation.js';
import { capsuleHits } from '../hits/capsule-hits.js';
import { hitsOf, type Solid } from '../hits/find-hits.js';
import { capsuleHits2d, planarFeature } from '../hits/hits-2d.js';
import type { Linear } from '../hits/linear.js';
import { flat, lozengeShape } from '../shapes/swept.js';

/** A point as a segment from it to itself. */
function still(point: ArrayLike<number>): Linear {
  const at = [point[0]!, point[1]!, point[2] ?? 0];
  return { kind: 'segment', origin: at, towards: at, dimension: 3 };
}

/** Where a point lies to a solid of space. */
export function locate(where: string, point: Point3, solid: Solid): PointLocation {
  requirePoint3(where, 'point', point);
  return locationAt(hitsOf(still(point), solid).entry?.feature ?? null, 'interior');
}

/** Does a solid of space contain a point? */
export function isIn(where: string, point: Point3, solid: Solid): boolean {
  return locate(where, point, solid).location !== 'outside';
}

/** Where a point lies to a region of the plane: inside on its face 0, on the boundary on its edge 0. */
export function locate2d(where: string, point: Point2, solid: Solid): PointLocation {
  requirePoint2(where, 'point', point);
  const { entry } = hitsOf(still(point), solid);
  return locationAt(entry && planarFeature(entry.feature), 'face');
}

/** Does a region of the plane contain a point? */
export function isIn2d(where: string, point: Point2, solid: Solid): boolean {
  return locate2d(where, point, solid).location !== 'outside';
}

/** Where a point lies to a capsule. */
export function capsuleLocation(where: string, point: Point3, capsule: Capsule): PointLocation {
  requirePoint3(where, 'point', point);
  requireCapsule(where, 'capsule', capsule);
  return locationAt(capsuleHits(still(point), where, capsule).entry?.feature ?? null, 'interior');
}

/** Does a capsule contain a point? */
export function isInCapsule(where: string, point: Point3, capsule: Capsule): boolean {
  return capsuleLocation(where, point, capsule).location !== 'outside';
}

/** Where a point lies to a capsule of the plane: inside on its face 0, on the boundary on its edge 0. */
export function capsuleLocation2d(where: string, point: Point2, capsule: Capsule): PointLocation {
  requirePoint2(where, 'point', point);
  const { entry } = capsuleHits2d(still(point), where, capsule);
  return locationAt(entry?.feature ?? null, 'face');
}

/** Does a capsule of the plane contain a point? */
export function isInCapsule2d(where: string, point: Point2, capsule: Capsule): boolean {
  return capsuleLocation2d(where, point, capsule).location !== 'outside';
}

/** Where a point lies to a lozenge. */
export function lozengeLocation(where: string, point: Point3, lozenge: Lozenge): PointLocation {
  requireLozenge(where, 'lozenge', lozenge);
  const { relation } = relationOf(
    flat(pointCells(where, 'point', point)),
    lozengeShape(where, 'lozenge', lozenge),
  );
  if (relation === 'disjoint') return locationAt(null, 'interior');
  return relation === 'overlapping' && lozenge.radius > 0
    ? locationAt(INTERIOR, 'interior')
    : locationAt(face(0), 'interior');
}

/** Does a lozenge contain a point? */
export function isInLozenge(where: string, point: Point3, lozenge: Lozenge): boolean {
  return lozengeLocation(where, point, lozenge).location !== 'outside';
}
