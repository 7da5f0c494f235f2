import { requireRing3 } from '../../core/arguments/rings.js';
import type { Ring } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import type { ThickPlaneLike } from '../../implicit/index.js';
import { type CheckedThickPlane, thickPlaneFrom } from '../../implicit/thick-plane-side.js';
import { polygonOrientation2d } from '../../planar/polygons/polygon-orientation.js';
import { axisOf, planarityOf, withoutAxis } from '../../spatial/polygons/polygon-planarity.js';
import {
  contactOf,
  type FacingThickPlaneContact,
  facingOfTriangle,
  ringEdges,
  sidesOf,
} from './classification.js';

/**
 * Where does a polygon in space lie to a plane, with or without thickness? Convex or not; edge i runs from vertex i to
 * the next. The answer is that for its vertices and edges, and, if it is planar, for its inside. `facing` says of a
 * planar polygon that is `on` whether both fronts look the same way; its front is the side from which it runs
 * counterclockwise (0 for a polygon that has none: without area, or not planar).
 *
 * Source: Ericson, Real-Time Collision Detection, 8.3.3 (figure 8.10).
 *
 * @throws RangeError naming the argument, if there are less than three points, a number is not finite, the normal is
 *   zero, or the thickness is negative
 * @example
 * const floor = { plane: { normal: [0, 0, 1], constant: 0 }, halfThickness: 0.5 };
 * polygonThickPlane([[0, 0, 0], [4, 0, 0.5], [4, 4, 0.5], [0, 4, 0]], floor).facing; // 1
 * polygonThickPlane([[0, 0, 0], [4, 0, 1], [4, 4, 1], [0, 4, 0]], floor).classification; // 'front'
 * polygonThickPlane([[0, 0, -1], [4, 0, 1], [4, 4, 1], [0, 4, -1]], floor).classification; // 'straddling'
 */
export function polygonThickPlane(polygon: Ring, plane: ThickPlaneLike): FacingThickPlaneContact {
  requireRing3('polygonThickPlane', 'polygon', polygon, 3);
  const band = thickPlaneFrom('polygonThickPlane', 'plane', plane);
  const points = [...polygon];
  const contact = contactOf(sidesOf(band, points), ringEdges(points.length), [points.map((_, i) => i)]);
  return { ...contact, facing: contact.classification === 'on' ? facingOfRing(band, polygon) : 0 };
}

/**
 * The facing of the triangle of three vertices that span the plane, turned if the ring runs the other way than they do.
 */
function facingOfRing(band: CheckedThickPlane, ring: Ring): Sign {
  const { dimension, witness } = planarityOf(ring);
  if (dimension !== 2) return 0;
  const [i, j, k] = witness as [number, number, number];
  const axis = axisOf(ring, witness);
  const spanning = polygonOrientation2d(withoutAxis([ring[i]!, ring[j]!, ring[k]!], axis));
  const running = polygonOrientation2d(withoutAxis(ring, axis));
  if (running === 0) return 0;
  const corners = running === spanning ? ([i, j, k] as const) : ([i, k, j] as const);
  return facingOfTriangle(band, ring[corners[0]]!, ring[corners[1]]!, ring[corners[2]]!);
}
