/** Where shapes lie to a plane with or without thickness that has been checked: the sides of their vertices. */
import type { Point3, Ring, Triangle } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { nineNumbers } from '../../implicit/exact-plane.js';
import type { PointLike3 } from '../../implicit/index.js';
import { ThreePointsPlaneObject } from '../../implicit/objects/planes.js';
import type { Point3Object } from '../../implicit/objects/point3-object.js';
import { facingOf } from '../../implicit/plane-identity.js';
import { type CheckedThickPlane, sideOfBand } from '../../implicit/thick-plane-side.js';
import { polygonOrientation2d } from '../../planar/polygons/polygon-orientation.js';
import type { ConvexSet } from '../../spatial/convex/engine/convex-set.js';
import { axisOf, planarityOf, withoutAxis } from '../../spatial/polygons/polygon-planarity.js';
import {
  contactOf,
  type Edges,
  type FacingThickPlaneContact,
  type ThickPlaneContact,
} from './classification.js';

/** The sides of plain points, or of implicit ones that this copy of the package made. */
function sidesOf(band: CheckedThickPlane, points: readonly PointLike3[]): Sign[] {
  return points.map((point) => sideOfBand(band, point as Point3 | Point3Object));
}

/** A segment, by its ends. */
export function segmentBesideBand(band: CheckedThickPlane, start: Point3, end: Point3): ThickPlaneContact {
  return contactOf(sidesOf(band, [start, end]), [[0, 1]], []);
}

/** A triangle. */
export function triangleBesideBand(band: CheckedThickPlane, { a, b, c }: Triangle): FacingThickPlaneContact {
  const contact = contactOf(sidesOf(band, [a, b, c]), ringEdges(3), [[0, 1, 2]]);
  return { ...contact, facing: contact.classification === 'on' ? facingOfTriangle(band, a, b, c) : 0 };
}

/** A polygon of space. */
export function ringBesideBand(band: CheckedThickPlane, ring: Ring): FacingThickPlaneContact {
  const points = [...ring];
  const contact = contactOf(sidesOf(band, points), ringEdges(points.length), [points.map((_, i) => i)]);
  return { ...contact, facing: contact.classification === 'on' ? facingOfRing(band, ring) : 0 };
}

/** A solid with corners. */
export function setBesideBand(band: CheckedThickPlane, set: ConvexSet): ThickPlaneContact {
  return contactOf(sidesOf(band, set.vertices), set.edges, set.faces);
}

/** The edges of a ring of n vertices: edge i from vertex i to the next. */
function ringEdges(n: number): Edges {
  return Array.from({ length: n }, (_, i): readonly [number, number] => [i, (i + 1) % n]);
}

/** Whether the front of the triangle a, b, c looks to the front of a plane. */
function facingOfTriangle({ plane }: CheckedThickPlane, a: Point3, b: Point3, c: Point3): Sign {
  return facingOf(new ThreePointsPlaneObject(nineNumbers(a, b, c)), plane);
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
