import { reject, rejectWords, requireRing3 } from '../../core/arguments/index.js';
import type { Point3, Ring } from '../../core/shapes.js';
import { coordinates } from '../../implicit/coordinates.js';
import type { ExactPlane, PlaneLike } from '../../implicit/data.js';
import { nineNumbers } from '../../implicit/exact-plane.js';
import { isDegenerateObject, type PlaneObject } from '../../implicit/objects/plane-object.js';
import { ThreePointsPlaneObject } from '../../implicit/objects/planes.js';
import { planeFrom } from '../../implicit/revive.js';
import { sideOfAny } from '../../implicit/side-of-plane.js';
import { flatten } from '../../planar/polygons/ring.js';
import { polygonAreaSign } from '../../predicates/polygon-area-sign.js';
import { affineBasis, equalPoints } from '../../spatial/hull/affine-hull.js';
import { axisOf, withoutAxis } from '../../spatial/polygons/polygon-planarity.js';
import type { ExactPolygon } from './exact-polygon.js';
import { inputLine } from './input-line.js';

/**
 * The polygon whose vertices are these points, which have to lie in one plane, exactly. A ring that is closed (its last
 * point equal to its first) and points that are repeated in a row are taken as one vertex each. That the ring is simple
 * is not checked.
 *
 * Without a plane it is the one through the first three points that span it, and faces the side from which the ring
 * runs counterclockwise. A plane that is given contains all the points, and stays as it is, whichever way the ring
 * runs.
 *
 * @throws RangeError naming a point that is none or does not lie in the plane; if there are less than three points, or
 *   the ring has no area; if the plane that is given is none
 * @example
 * import { side } from 'unerring/implicit';
 * const { plane, vertices } = polygonFromPoints([[0, 0, 1], [4, 0, 1], [4, 4, 1]]);
 * side(plane, [0, 0, 2]); // 1
 * vertices.length; // 3
 */
export function polygonFromPoints(points: Ring, plane?: PlaneLike): ExactPolygon {
  const where = 'polygonFromPoints';
  requireRing3(where, 'points', points, 3);
  const given = plane === undefined ? undefined : givenPlane(where, plane);
  if (given !== undefined) requireOnPlane(where, points, given);
  const through = planeOfRing(where, points);
  const ring = withoutRepeated(points);
  return {
    plane: (given ?? through) as unknown as ExactPlane,
    vertices: ring.map((p) => coordinates(p)),
    edges: ring.map((p, i) => inputLine(p, ring[(i + 1) % ring.length]!)),
  };
}

/** The first of equal points in a row, and not the last point of a closed ring. */
function withoutRepeated(points: Ring): Point3[] {
  const distinct = points.filter((p, i) => i === 0 || !equalPoints(p, points[i - 1]!));
  return equalPoints(distinct[0]!, distinct.at(-1)!) ? distinct.slice(0, -1) : distinct;
}

function givenPlane(where: string, plane: PlaneLike): PlaneObject {
  const own = planeFrom(where, 'plane', plane);
  if (isDegenerateObject(own))
    rejectWords(where, 'plane', 'a plane with a normal other than zero', 'one without');
  return own;
}

function requireOnPlane(where: string, points: Ring, plane: PlaneObject): void {
  for (let i = 0; i < points.length; i++) {
    if (sideOfAny(plane, points[i]!) !== 0) reject(where, `points[${i}]`, 'a point of the plane', points[i]);
  }
}

/** The plane through the first three points that span it, from whose front the ring runs counterclockwise. */
function planeOfRing(where: string, points: Ring): PlaneObject {
  const witness = affineBasis(points);
  const [i, j, k, off] = witness as [number, number, number, number?];
  if (off !== undefined) {
    const expected = `a point of the plane through points[${i}], points[${j}] and points[${k}]`;
    reject(where, `points[${off}]`, expected, points[off]);
  }
  if (witness.length < 3) rejectWords(where, 'points', 'a ring with an area', 'points of one line');
  const flat = withoutAxis(points, axisOf(points, witness));
  const area = polygonAreaSign(flatten(flat));
  if (area === 0) rejectWords(where, 'points', 'a ring with an area', 'a ring whose area is zero');
  const corner = polygonAreaSign(flatten([flat[i]!, flat[j]!, flat[k]!]));
  const [a, b, c] = [points[i]!, points[j]!, points[k]!] as [Point3, Point3, Point3];
  return new ThreePointsPlaneObject(area === corner ? nineNumbers(a, b, c) : nineNumbers(a, c, b));
}
