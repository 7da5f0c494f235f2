import { requireList, requireObject } from '../../core/arguments/index.js';
import { planeThrough, type ThreePointsPlane } from '../../implicit/index.js';
import { requireFacePoints } from './check-map.js';
import type { QuakeMapFace } from './quake-map.js';

/**
 * The planes of a brush, each facing outward: the brush is the intersection of the closed half-spaces behind them.
 * Plane i is that of face i. A face whose three points are on one line gives a degenerate plane: every point counts
 * as on it, so that it bounds nothing.
 *
 * The three points p0, p1, p2 of a face run clockwise as seen from outside, and qbsp takes (p0 - p1) × (p2 - p1) as
 * the normal. A plane through a, b, c has the normal (b - a) × (c - a): a = p1, b = p0, c = p2 make it the same
 * product, so the plane is that through p1, p0, p2, or, which is the same plane with the same front, through p0,
 * p2, p1 (a cyclic exchange).
 *
 * Source: ParseBrush in map.c of qbsp (id Software): CrossProduct(planepts[0] - planepts[1], planepts[2] -
 * planepts[1]).
 *
 * @param brush  its faces, of which the points are looked at
 * @throws RangeError naming the coordinate that is not finite, or what is missing
 * @example
 * import { side } from 'unerring/implicit';
 * const floor = { points: [[0, 1, 0], [0, 0, 0], [1, 0, 0]] };
 * const [plane] = brushPlanes({ faces: [floor] });
 * plane; // { type: 'three-points', points: [0, 0, 0, 0, 1, 0, 1, 0, 0] }
 * side(plane, [0, 0, -1]); // 1
 * side(plane, [0, 0, 1]); // -1
 */
export function brushPlanes(brush: {
  readonly faces: readonly Pick<QuakeMapFace, 'points'>[];
}): ThreePointsPlane[] {
  requireObject('brushPlanes', 'brush', '{faces}', brush);
  requireList('brushPlanes', 'brush.faces', 'a list of faces', brush.faces);
  return brush.faces.map((face, i) => {
    requireFacePoints('brushPlanes', `brush.faces[${i}]`, face);
    const [p0, p1, p2] = face.points;
    return planeThrough(p1, p0, p2);
  });
}
