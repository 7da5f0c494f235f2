import { requireSegment3 } from '../../core/arguments/index.js';
import type { Segment } from '../../core/shapes.js';
import type { ThickPlaneLike } from '../../implicit/index.js';
import { thickPlaneFrom } from '../../implicit/thick-plane-side.js';
import { contactOf, sidesOf, type ThickPlaneContact } from './classification.js';

const EDGES = [[0, 1]] as const;

/**
 * Where does a segment lie to a plane, with or without thickness? Its vertices are its start and its end, edge 0 is
 * what is between. A segment whose ends coincide is a point.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.3.3.
 *
 * @throws RangeError naming the argument, if a number is not finite, the normal is zero, or the thickness is negative
 * @example
 * const floor = { plane: { normal: [0, 0, 1], constant: 0 }, halfThickness: 0.25 };
 * const { classification, sides, features } = segmentThickPlane({ start: [0, 0, -0.25], end: [0, 0, 2] }, floor);
 * classification; // 'front'
 * sides; // [0, 1]
 * features; // [{ type: 'vertex', index: 0 }]
 */
export function segmentThickPlane(segment: Segment, plane: ThickPlaneLike): ThickPlaneContact {
  requireSegment3('segmentThickPlane', 'segment', segment);
  const band = thickPlaneFrom('segmentThickPlane', 'plane', plane);
  return contactOf(sidesOf(band, [segment.start, segment.end]), EDGES, []);
}
