import type { Relation } from '../../src/oracle/questions/signature.js';
import {
  plantCommonPerpendicular,
  plantRightDihedral,
  spreadCommonPerpendicular,
  spreadRightDihedral,
} from './about-a-line.js';
import { plantAlongPlane, spreadAlongPlane } from './along-plane.js';
import {
  plantCospherical,
  plantEqualLength,
  plantIsosceles,
  spreadCospherical,
  spreadEqualLength,
  spreadIsosceles,
} from './circular.js';
import { plantCollinear, plantCoplanar, plantParallel, spreadCollinear, spreadCoplanar } from './linear.js';
import { plantConcurrent, plantOnLine, spreadConcurrent, spreadOnLine } from './lines.js';
import {
  plantEqualCrossings,
  plantMeetingOffset,
  spreadEqualCrossings,
  spreadMeetingOffset,
} from './offsets.js';
import { plantOrthogonalSpheres, spreadOrthogonalSpheres } from './orthogonal-spheres.js';
import {
  plantPerpendicular,
  plantRightAngle,
  plantSameHeight,
  spreadPerpendicular,
  spreadRightAngle,
  spreadSameHeight,
} from './perpendicular.js';
import { plantAtPlaneDistance, plantOnPlane, spreadAtPlaneDistance, spreadOnPlane } from './planes.js';
import type { Plant, Spread } from './relation.js';

/** How each relation is planted in integers, and how with differences that are not doubles. */
export const relations: Readonly<Record<Relation, { readonly plant: Plant; readonly spread: Spread }>> = {
  collinear: { plant: plantCollinear, spread: spreadCollinear },
  coplanar: { plant: plantCoplanar, spread: spreadCoplanar },
  cocircular: { plant: plantCospherical, spread: spreadCospherical },
  cospherical: { plant: plantCospherical, spread: spreadCospherical },
  parallel: { plant: plantParallel, spread: spreadCollinear },
  perpendicular: { plant: plantPerpendicular, spread: spreadPerpendicular },
  'right-angle': { plant: plantRightAngle, spread: spreadRightAngle },
  'right-dihedral': { plant: plantRightDihedral, spread: spreadRightDihedral },
  'common-perpendicular': { plant: plantCommonPerpendicular, spread: spreadCommonPerpendicular },
  isosceles: { plant: plantIsosceles, spread: spreadIsosceles },
  'equal-length': { plant: plantEqualLength, spread: spreadEqualLength },
  'orthogonal-spheres': { plant: plantOrthogonalSpheres, spread: spreadOrthogonalSpheres },
  'on-plane': { plant: plantOnPlane, spread: spreadOnPlane },
  'at-plane-distance': { plant: plantAtPlaneDistance, spread: spreadAtPlaneDistance },
  'same-height': { plant: plantSameHeight, spread: spreadSameHeight },
  'on-line': { plant: plantOnLine, spread: spreadOnLine },
  'along-plane': { plant: plantAlongPlane, spread: spreadAlongPlane },
  concurrent: { plant: plantConcurrent, spread: spreadConcurrent },
  'equal-crossings': { plant: plantEqualCrossings, spread: spreadEqualCrossings },
  'meeting-offset': { plant: plantMeetingOffset, spread: spreadMeetingOffset },
};

export type { Plant, Spread } from './relation.js';
