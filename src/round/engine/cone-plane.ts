import { rootSumSign } from '../../arithmetic/root-signs.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { requirePlane } from '../../core/arguments/index.js';
import type { Relation } from '../../core/contact.js';
import type { Plane } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { cross, dot } from '../../distance/engine/vectors.js';
import { type ConeEnds, coneIntegers, coneNumbers } from './cone-shapes.js';
import { planeIntegers } from './plane-integers.js';
import type { SideRelation } from './side-relation.js';

/** The signs of the plane's function at the lowest and at the highest point of a solid. */
interface Extent {
  readonly lowest: Sign;
  readonly highest: Sign;
}

/**
 * The function at the center of a disk is f, and f ± r |n × w| / |w| at its extreme points: its sign is that of f √W ±
 * r √|n × w|².
 */
function extentOf(where: string, cone: ConeEnds, plane: Plane): Extent {
  requirePlane(where, 'plane', plane);
  const numbers = coneNumbers(cone);
  const exponent = commonExponent(numbers);
  const { start, end, axis, size, radii } = coneIntegers(scaledIntegers(numbers, exponent) as bigint[]);
  const { normal, constant } = planeIntegers(plane, exponent);
  const across = cross(normal, axis);
  const spread = dot(across, across);
  const signs = [start, end].flatMap((center, i) => {
    const f = dot(normal, center) + constant;
    return [-radii[i]!, radii[i]!].map((r) => rootSumSign(0n, f, size, r, spread, 0n));
  });
  return { lowest: Math.min(...signs) as Sign, highest: Math.max(...signs) as Sign };
}

/** How the hull of two disks and a plane meet. */
export function planeConeRelation(where: string, cone: ConeEnds, plane: Plane): SideRelation {
  const extent = extentOf(where, cone, plane);
  const { lowest, highest } = extent;
  return {
    relation: relationOf(extent, cone.radii[0] === 0 && cone.radii[1] === 0),
    containment: lowest === 0 && highest === 0 ? 'inside' : 'none',
    side: ((lowest + highest > 0 ? 1 : lowest + highest < 0 ? -1 : 0) + 0) as Sign,
  };
}

/** @param isSegment whether both disks are points */
function relationOf({ lowest, highest }: Extent, isSegment: boolean): Relation {
  if (lowest > 0 || highest < 0) return 'disjoint';
  if (lowest === 0 && highest === 0) return 'overlapping';
  if (lowest === 0 || highest === 0) return 'touching';
  return isSegment ? 'crossing' : 'overlapping';
}

/** Have they a common point? */
export function planeMeetsCone(where: string, cone: ConeEnds, plane: Plane): boolean {
  const { lowest, highest } = extentOf(where, cone, plane);
  return lowest <= 0 && highest >= 0;
}
